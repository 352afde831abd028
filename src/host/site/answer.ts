/** An answer as a person reads it: the reading first, then picture, judgements, figures, and how it came about. */
import { copyBox, facts, fold, html, icon, type Html } from "../../ui/mod.ts";
import { compared, omitted } from "./assumed.ts";
import { block, sortMembers } from "./blocks.ts";
import { computed, machine } from "./computed.ts";
import type { Fields } from "./fields.ts";
import { pointsText } from "./frame.ts";
import { along } from "./input_form.ts";
import { labelOf } from "./labels.ts";
import { OWN_KEYS, section, type Answered } from "./section.ts";
import { TEXTS } from "./texts.ts";
import { inline, isFields, isRepeated, isVerdict } from "./value.ts";
import { verdicts } from "./verdicts.ts";

export type { Answered } from "./section.ts";

const SCORES = ["blendedScore", "score"] as const;
/** Parts that readers look for before all other figures. */
const OPEN = new Set([
  "poem",
  "topics",
  "allusion",
  "cards",
  "pillars",
  "bodies",
  "systems",
  "suitable",
  "checks",
  "avoid",
]);

/** Writes it. */
export function writeAnswer(answered: Answered): Html {
  const { lang, data, points } = answered;
  const words = TEXTS[lang];
  const charged =
    points === 0 ? words.noCharge : `${words.charged}${words.colon}${pointsText(lang, points)}`;
  return html`<section class="answer" aria-labelledby="answer">
    <header class="answer-head">
      <h2 id="answer" tabindex="-1" data-start>${words.answer}</h2>
      <span class="price">${charged}</span>
    </header>
    ${headline(answered)} ${body(answered)} ${verdicts(answered)} ${omitted(answered)}
    ${compared(answered)} ${figures(answered)} ${draw(answered)} ${computed(answered)}
    ${machine(answered)}
    <p class="muted small">${String(data["notice"] ?? "")}</p>
  </section>`;
}

function body(answered: Answered): Html | null {
  const [text, image] = [reading(answered), picture(answered)];
  return text || image ? html`<div class="answer-body">${text} ${image}</div>` : null;
}

/** The one number or judgement that people look for first. */
function headline({ lang, data }: Answered): Html | null {
  const { verified } = data;
  if (typeof verified === "boolean") {
    const { verifiedYes, verifiedNo } = TEXTS[lang];
    return html`<p class="verified">
      ${icon(verified ? "check" : "warning", 26)}${verified ? verifiedYes : verifiedNo}
    </p>`;
  }
  const key = SCORES.find((name) => typeof data[name] === "number");
  if (!key) return null;
  const grade = data["bandName"] ? inline(lang, "bandName", data["bandName"]) : null;
  return html`<p class="headline">
    <span>${labelOf(lang, key)}</span><strong>${data[key] as number}</strong><span>/ 100</span>${
      grade ? html`<em>${grade}</em>` : null
    }
  </p>`;
}

/** The written text: of the rules or a model, or the art's own. */
function textOf({ lang, data }: Answered): { text: string; writer: string } | null {
  for (const key of ["thesis", "synthesis", "interpretation"]) {
    const value = data[key];
    if (!isFields(value)) continue;
    const { text, writer } = value;
    if (typeof text === "string") return { text, writer: String(writer ?? "") };
    const own = lang === "en" ? value["en"] : value["zhHant"];
    if (typeof own === "string") return { text: own, writer: "" };
  }
  return null;
}

function reading(answered: Answered): Html | null {
  const written = textOf(answered);
  if (!written) return null;
  const words = TEXTS[answered.lang];
  const by =
    written.writer === "rules" || written.writer === "llm" ? words.writers[written.writer] : null;
  return html`<div class="reading">
    <h3 class="visually-hidden">${words.reading}</h3>
    ${written.text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
    ${by ? html`<p class="by">${words.writer}${words.colon}${by}</p>` : null}
  </div>`;
}

/** The picture as an image, in which nothing can run; its title is the text for those who do not see it. */
function picture({ lang, data, entry }: Answered): Html | null {
  const svg = data["picture"];
  if (typeof svg !== "string") return null;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const told = /<title[^>]*>([^<]*)<\/title>[\s\S]*?<desc[^>]*>([^<]*)<\/desc>/.exec(svg);
  const alt = told ? unescape(`${told[1]}. ${told[2]}`) : TEXTS[lang].picture;
  const file = `${entry.id}.svg`;
  return html`<figure class="picture">
    <img src="${source}" alt="${alt}" />
    <figcaption>
      <a href="${source}" download="${file}"
        >${icon("download", 18)}${TEXTS[lang].downloadPicture}</a
      >
    </figcaption>
  </figure>`;
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

function figures({ lang, data, entry }: Answered): Html | null {
  const markers = new Set(
    (entry.omittable as { marker: string | null }[]).map(({ marker }) => marker),
  );
  const told = new Set<string>(SCORES.filter((key) => typeof data[key] === "number").slice(0, 1));
  const own = Object.entries(data).filter(
    ([key, value]) =>
      !OWN_KEYS.has(key) &&
      !markers.has(key) &&
      !told.has(key) &&
      !isVerdict(value) &&
      !isRepeated(data, key) &&
      !(key === "interpretation" && isFields(value)) &&
      key !== "bandName",
  );
  const { lines, blocks } = sortMembers(lang, own, 0);
  if (lines.length + blocks.length === 0) return null;
  return section(
    TEXTS[lang].figures,
    html`${lines.length > 0 ? facts(lines) : null}
      <div class="folds">
        ${blocks.map(([key, value], at) =>
          fold(labelOf(lang, key), html`${block(lang, key, value)}`, {
            open: at === 0 || OPEN.has(key),
          }),
        )}
      </div>`,
  );
}

function draw({ lang, data, canVerify }: Answered): Html | null {
  const made = data["reading"];
  // What is made of other systems is not drawn again as a whole.
  if (!isFields(made) || typeof made["seed"] !== "string" || !isFields(made["draw"])) return null;
  const words = TEXTS[lang];
  const verify = canVerify
    ? html`<form method="post" action="/systems/draws.verify">
        ${along("answer", JSON.stringify(withoutPicture(data)))}
        <button class="button button-quiet">${icon("shield", 18)}${words.verify}</button>
      </form>`
    : null;
  return section(
    words.drawn,
    html`<p class="muted">${words.drawnLead}</p>
      ${copyBox(lang, "seed", made["seed"])}${verify}`,
  );
}

/** The answer and what it records of the draw, without the picture: the same draw either way. */
function withoutPicture(data: Fields): Fields {
  const { picture: _drawn, ...rest } = data;
  const made = rest["reading"] as Fields;
  const record = made["draw"] as Fields;
  const { picture: _asked, ...input } = record["input"] as Fields;
  return { ...rest, reading: { ...made, draw: { ...record, input } } };
}
