/** An answer as a person reads it: the reading first, then picture, judgements, figures, and how it came about. */
import { attributes, copyBox, facts, fold, html, icon, type Html } from "../../ui/mod.ts";
import { compared, omitted } from "./assumed.ts";
import { block, sortMembers } from "./blocks.ts";
import { computed, machine } from "./computed.ts";
import type { Fields } from "./fields.ts";
import { pointsText } from "./frame.ts";
import { along } from "./input_form.ts";
import { OWN_KEYS, section, type Answered } from "./section.ts";
import { placesTaken } from "./taken_places.ts";
import { inline, isFields, isSpoken, isVerdict, membersOf } from "./value.ts";
import { verdicts } from "./verdicts.ts";
import { foreign } from "./voice.ts";

export type { Answered } from "./section.ts";

const SCORES = ["blendedScore", "score"] as const;
/** Grades that stand beside a score. */
const GRADES = ["band", "bandName"] as const;
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
  const { voice, data, points } = answered;
  const { words } = voice;
  const charged =
    points === 0 ? words.noCharge : `${words.charged}${words.colon}${pointsText(voice, points)}`;
  const { notice } = data;
  return html`<section class="answer" aria-labelledby="answer">
    <header class="answer-head">
      <h2 id="answer" tabindex="-1" data-start>${words.answer}</h2>
      <span class="price">${charged}</span>
    </header>
    ${placesTaken(answered)} ${headline(answered)} ${body(answered)} ${verdicts(answered)}
    ${omitted(answered)} ${compared(answered)} ${figures(answered)} ${draw(answered)}
    ${computed(answered)} ${machine(answered)}
    <p class="muted small">${isSpoken(notice) ? notice.text : null}</p>
  </section>`;
}

function body(answered: Answered): Html | null {
  const [text, image] = [reading(answered), picture(answered)];
  return text || image ? html`<div class="answer-body">${text} ${image}</div>` : null;
}

/** The one number or judgement that people look for first. */
export function headline({ voice, labels, data }: Answered): Html | null {
  const { verified } = data;
  if (typeof verified === "boolean") {
    const { verifiedYes, verifiedNo } = voice.words;
    return html`<p class="verified">
      ${icon(verified ? "check" : "warning", 26)}${verified ? verifiedYes : verifiedNo}
    </p>`;
  }
  const key = SCORES.find((name) => typeof data[name] === "number");
  if (!key) return null;
  const band = GRADES.find((name) => isSpoken(data[name]));
  const grade = band && inline({ voice, labels }, band, data[band]);
  const graded = band ? `${labels.field(band, "")}${voice.words.colon}` : "";
  return html`<p class="headline">
    <span>${labels.field(key, "")}</span><strong>${data[key] as number}</strong><span>/ 100</span>${
      grade ? html`<em><span class="visually-hidden">${graded}</span>${grade}</em>` : null
    }
  </p>`;
}

/** The written text: of the rules or a model. */
export function reading({ voice, data }: Answered): Html | null {
  const written = ["thesis", "synthesis", "interpretation"].map((key) => data[key]).find(isSpoken);
  if (!written) return null;
  const { words } = voice;
  const { writer, lang } = written;
  const by = writer === "rules" || writer === "llm" ? words.writers[writer] : null;
  const own = foreign(voice, typeof lang === "string" ? lang : voice.lang);
  return html`<div class="reading">
    <h3 class="visually-hidden">${words.reading}</h3>
    ${written.text.split(/\n{2,}/).map((paragraph) => html`<p ${own}>${paragraph}</p>`)}
    ${by ? html`<p class="by">${words.writer}${words.colon}${by}</p>` : null}
  </div>`;
}

/** What a picture shows, in its own words. */
export function pictureText(svg: string): string | null {
  const [, title, desc] =
    /<title[^>]*>([^<]*)<\/title>[\s\S]*?<desc[^>]*>([^<]*)<\/desc>/.exec(svg) ?? [];
  return title === undefined ? null : unescape(`${title}. ${desc}`);
}

/** The picture as an image, in which nothing can run; its title is the text for those who do not see it. */
function picture({ voice, data, entry }: Answered): Html | null {
  const drawn = data["picture"];
  if (!isSpoken(drawn)) return null;
  const svg = drawn.text;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const alt = pictureText(svg) ?? voice.words.picture;
  const file = `${entry.id}.svg`;
  return html`<figure class="picture">
    <img ${attributes({ src: source, alt })} />
    <figcaption>
      <a href="${source}" download="${file}"
        >${icon("download", 18)}${voice.words.downloadPicture}</a
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

/** Everything that the answer holds beyond its text and its judgements. */
export function figures({ voice, labels, data, entry }: Answered): Html | null {
  const view = { voice, labels };
  const score = SCORES.find((key) => typeof data[key] === "number");
  const elsewhere = new Set<string | null>([
    ...OWN_KEYS,
    ...entry.omittable.map(({ marker }) => marker),
    ...(score ? [score, ...GRADES] : []),
  ]);
  const own = membersOf(data, "").filter(
    ({ name, parent, value }) => !elsewhere.has(parent || name) && !isVerdict(value),
  );
  const { lines, blocks } = sortMembers(view, own, 0);
  if (lines.length + blocks.length === 0) return null;
  return section(
    voice.words.figures,
    html`<div class="answer-figures" ${foreign(voice, labels.lang)}>
      ${lines.length > 0 ? facts(lines) : null}
      <div class="folds">
        ${blocks.map(({ name, parent, value }, at) =>
          fold(labels.field(name, parent), html`${block(view, name, value)}`, {
            open: at === 0 || OPEN.has(name),
          }),
        )}
      </div>
    </div>`,
  );
}

function draw({ voice, data, canVerify }: Answered): Html | null {
  const made = data["reading"];
  // What is made of other systems is not drawn again as a whole.
  if (!isFields(made) || typeof made["seed"] !== "string" || !isFields(made["draw"])) return null;
  const { words, lang } = voice;
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
