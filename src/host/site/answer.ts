/** An answer as a person reads it: the reading first, then picture, judgements, figures, and how it came about. */
import type { CatalogueEntry } from "../../plugins/mod.ts";
import {
  copyBox,
  facts,
  fold,
  html,
  icon,
  type Child,
  type Html,
  type Lang,
} from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { pointsText } from "./frame.ts";
import { along, schoolsOf } from "./input_form.ts";
import { labelOf, wordOf } from "./labels.ts";
import { inLang } from "./library.ts";
import { TEXTS } from "./texts.ts";
import { block, headOf, inline, isFields, isRepeated, isVerdict, sortMembers } from "./value.ts";

/** What was asked and what came of it. */
export interface Answered {
  readonly lang: Lang;
  readonly entry: CatalogueEntry;
  /** The input as it was sent. */
  readonly input: Fields;
  readonly data: Fields;
  /** Points that were taken. */
  readonly points: number;
  /** Origin of this host, for the call from a program. */
  readonly origin: string;
  /** Whether a draw can be verified here. */
  readonly canVerify: boolean;
}

/** Keys of every answer that have their own place on the page. */
const OWN = new Set([
  "conventions",
  "compared",
  "time",
  "omitted",
  "synthesis",
  "thesis",
  "picture",
  "reading",
  "notice",
  "creditsUsed",
]);
const SCORES = ["blendedScore", "score"] as const;
const MAX_VERDICTS = 10;
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
    ${headline(answered)}
    <div class="answer-body">${reading(answered)} ${picture(answered)}</div>
    ${verdicts(answered)} ${omitted(answered)} ${compared(answered)} ${figures(answered)}
    ${draw(answered)} ${computed(answered)} ${machine(answered)}
    <p class="muted small">${String(data["notice"] ?? "")}</p>
  </section>`;
}

/** The one number or judgement that people look for first. */
function headline({ lang, data }: Answered): Html | null {
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

interface Judged {
  readonly label: string;
  readonly value: Html;
  readonly because: readonly { rule: string; source?: string }[];
}

function verdicts({ lang, data }: Answered): Html | null {
  const found: Judged[] = [];
  collect(lang, data, "", 0, found);
  if (found.length === 0) return null;
  const cards = found.slice(0, MAX_VERDICTS).map(
    ({ label, value, because }) =>
      html`<li class="judged">
        <p class="judged-name">${label}</p>
        <p class="judged-value">${value}</p>
        <ul>
          ${because.map(
            ({ rule, source }) =>
              html`<li>${rule}${source ? html` <cite>${source}</cite>` : null}</li>`,
          )}
        </ul>
      </li>`,
  );
  return section(
    TEXTS[lang].verdicts,
    html`<ul class="judgements">
      ${cards}
    </ul>`,
  );
}

function collect(lang: Lang, value: Fields, name: string, depth: number, found: Judged[]): void {
  for (const [key, member] of Object.entries(value)) {
    if (!isFields(member) || OWN.has(key)) continue;
    if (isVerdict(member)) {
      const label = key === "verdict" && name ? labelOf(lang, name) : labelOf(lang, key);
      const named = key === "verdict" && value["name"] ? inline(lang, "name", value["name"]) : null;
      const told = named ?? inline(lang, key, member.value);
      if (told) found.push({ label, value: told, because: member.because });
    } else if (depth < 2) collect(lang, member, key, depth + 1, found);
  }
}

interface Omission {
  readonly input: string;
  readonly says: string;
  readonly assumed: unknown;
  readonly certified: boolean;
  readonly settled: readonly { readonly field: string; readonly value?: unknown }[];
  readonly open: readonly {
    readonly field: string;
    readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
  }[];
}

function omitted({ lang, data }: Answered): Html | null {
  const entries = (data["omitted"] ?? []) as readonly Omission[];
  if (entries.length === 0) return null;
  const words = TEXTS[lang];
  const names = (fields: readonly { readonly field: string }[]) =>
    fields.map(({ field }, at) => [
      at === 0 ? "" : lang === "en" ? ", " : "、",
      pointerLabel(lang, data, field),
    ]);
  const items = entries.map(
    ({ input, says, certified, settled, open }) =>
      html`<li>
        <p><strong>${labelOf(lang, input)}</strong> ${says}</p>
        ${certified ? html`<p class="good">${icon("check", 18)}${words.certified}</p>` : null}
        ${settled.length > 0 ? html`<p class="muted small">${words.settled}${words.colon}${names(settled)}</p>` : null}
        ${
          open.length > 0
            ? html`<p class="muted small">${words.open}${words.colon}</p>
                <ul class="plain-list small">
                  ${open.map(
                    ({ field, alternatives }) =>
                      html`<li>
                        ${pointerLabel(lang, data, field)}${words.colon}
                        ${alternatives.map(
                          ({ value, when }, at) =>
                            html`${at > 0 ? " · " : ""}${inline(lang, field.split("/").at(-1)!, value) ?? "…"}
                            (${when
                              .slice(0, 3)
                              .map((one) => wordOf(lang, one))
                              .join(", ")}${when.length > 3 ? " …" : ""})`,
                        )}
                      </li>`,
                  )}
                </ul>`
            : null
        }
      </li>`,
  );
  return section(
    words.assumed,
    html`<ul class="assumed">
      ${items}
    </ul>`,
  );
}

/** Steps of a pointer that say nothing to a reader. */
const SILENT_STEPS = new Set(["", "value", "native", "data", "systems", "readings"]);

/** `/strength/verdict` as words; an entry of a list goes by its name. */
function pointerLabel(lang: Lang, data: Fields, pointer: string): Child {
  const told: Child[] = [];
  let at: unknown = data;
  const steps = pointer.split("/");
  for (const [place, step] of steps.entries()) {
    if (step === "") continue;
    at = Array.isArray(at) ? at[Number(step)] : isFields(at) ? at[step] : undefined;
    const head = /^\d+$/.test(step) && isFields(at) ? headOf(lang, at)?.text : null;
    const isLast = place === steps.length - 1;
    if (head) told.push(head);
    else if (SILENT_STEPS.has(step) || /^\d+$/.test(step)) continue;
    else if (step !== "verdict" || !isLast || told.length === 0) told.push(labelOf(lang, step));
  }
  return told.map((one, place) => (place === 0 ? one : [" › ", one]));
}

function compared({ lang, data }: Answered): Html | null {
  const value = data["compared"];
  if (!Array.isArray(value) || value.length === 0) return null;
  return section(TEXTS[lang].compared, block(lang, "compared", value));
}

function figures({ lang, data, entry }: Answered): Html | null {
  const markers = new Set(
    (entry.omittable as { marker: string | null }[]).map(({ marker }) => marker),
  );
  const told = new Set<string>(SCORES.filter((key) => typeof data[key] === "number").slice(0, 1));
  const own = Object.entries(data).filter(
    ([key, value]) =>
      !OWN.has(key) &&
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

function computed({ lang, data, entry }: Answered): Html {
  const words = TEXTS[lang];
  const made = (data["reading"] ?? {}) as Fields;
  const used = (data["conventions"] ?? []) as readonly {
    readonly name: string;
    readonly value: string;
    readonly chosen: boolean;
    readonly alternatives: readonly string[];
  }[];
  const schools = new Map(schoolsOf(entry).map((school) => [school.name, school]));
  const rows = used.flatMap(({ name, value, chosen, alternatives }) => {
    const school = schools.get(name);
    if (!school) return [];
    const told = (one: string) =>
      school.options[one] ? inLang(lang, school.options[one].title) : one;
    const others = alternatives.map(told).join(lang === "en" ? "; " : "；");
    return [
      [
        inLang(lang, school.title),
        html`${told(value)}
          <span class="muted small"
            >(${chosen ? words.chosen : words.default};
            ${words.alternatives}${words.colon}${others})</span
          >`,
      ] as const,
    ];
  });
  const time = data["time"];
  const body = html`${
    rows.length > 0
      ? html`<h3>${words.conventions}</h3>
          ${facts(rows)}`
      : null
  }
  ${
    isFields(time)
      ? html`<h3>${words.time}</h3>
          ${block(lang, "time", time, 1)}`
      : null
  }
  ${facts([
    [words.endpoint, html`<code>${entry.id}</code>`],
    [
      words.version,
      html`${String(made["plugin"] ?? entry.plugin)} ${String(made["version"] ?? "")}`,
    ],
    ["ID", html`<code>${String(made["id"] ?? "")}</code>`],
  ])}`;
  return section(null, fold(words.computed, body));
}

function machine({ lang, data, entry, input, origin }: Answered): Html {
  const words = TEXTS[lang];
  const svg = data["picture"];
  const shown =
    typeof svg === "string"
      ? { ...data, picture: `<svg … (${svg.length} characters, shown above)` }
      : data;
  const body = JSON.stringify({ json: input }).replaceAll("'", "'\\''");
  const curl = `curl -s '${origin}/api/trpc/${entry.id}' -H "authorization: Bearer $AUSPEX_KEY" -H 'content-type: application/json' -d '${body}'`;
  return section(
    null,
    html`${fold(words.json, html`<div class="json">${copyBox(lang, "json", JSON.stringify(shown, null, 1))}</div>`)}
    ${fold(words.curl, copyBox(lang, "curl", curl))}`,
  );
}

function section(title: string | null, body: Child): Html {
  return html`<section class="answer-part">
    ${title ? html`<h3>${title}</h3>` : null}${body}
  </section>`;
}
