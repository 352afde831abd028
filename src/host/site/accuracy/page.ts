/** `/accuracy`: how far this service agrees with reference cases, and the sky with Swiss Ephemeris. */
import { wordsIn } from "../../../speech/mod.ts";
import { card, fold, formatNumber, html, table, type Child, type Html } from "../../../ui/mod.ts";
import type { Library } from "../library.ts";
import { loadFor, type SiteVoice } from "../voice.ts";
import { drawCurve } from "./curve.ts";
import { FIGURES, type Figures, type Matter, type SkyFigures } from "./figures.ts";
import { writeSchools } from "./schools.ts";
import type { AccuracyWords } from "./words/en.ts";

const SOURCE = wordsIn<AccuracyWords>(import.meta);

/** The words of the page, for its head. */
export async function accuracyWords({ asked }: SiteVoice): Promise<AccuracyWords> {
  return (await loadFor(SOURCE, asked)).words;
}

/** Writes the page. */
export function writeAccuracy(
  voice: SiteVoice,
  words: AccuracyWords,
  library: Library,
  { date, matters, sky }: Figures = FIGURES,
): Child {
  const { lang } = voice;
  const { colon, comma } = voice.words;
  const number = (value: number) => formatNumber(lang, value);
  const agreed = matters.reduce((sum, one) => sum + one.agreed, 0);
  const differ = matters.reduce((sum, one) => sum + one.differ, 0);
  return html`<div class="accuracy">
    <h1>${words.title}</h1>
    <p>${words.lead(number(agreed + differ), date)}</p>
    <p>${words.repeat}${colon} <code>bunx @auspex/conformance run --against ADDRESS</code></p>
    ${card(mattersTable(words, number, matters))}
    <p>
      <strong>${words.all}</strong>${colon}${words.agreed} ${number(agreed)}${comma}${words.differ}
      ${number(differ)}
    </p>
    ${skyPart(words, number, sky)}
    <h2>${words.schools}</h2>
    <p>${words.schoolsLead}</p>
    ${writeSchools(voice, words, library)}
  </div>`;
}

function mattersTable(
  words: AccuracyWords,
  number: (value: number) => string,
  matters: readonly Matter[],
): Html {
  return table<Matter>(
    words.title,
    [
      { title: words.matter, cell: ({ id }) => words.matters[id] ?? id },
      {
        title: words.agreed,
        look: "end",
        cell: ({ agreed, differ }) => words.of(number(agreed), number(agreed + differ)),
      },
      { title: words.setAside, look: "wide", cell: (matter) => asideOf(words, number, matter) },
      {
        title: words.worst,
        look: "quiet",
        cell: ({ worst }) =>
          html`<span lang="en"
            >${worst
              .filter(({ difference }) => difference > 0)
              .map(({ field, difference }) => `${field.replace(/^\//, "")}: ${difference}`)
              .join("; ")}</span
          >`,
      },
      {
        title: words.against,
        look: "quiet wide",
        cell: ({ source }) => html`<span lang="en">${source}</span>`,
      },
    ],
    matters,
  );
}

function asideOf(
  words: AccuracyWords,
  number: (value: number) => string,
  { setAside }: Matter,
): Child {
  if (setAside.length === 0) return "";
  const count = setAside.reduce((sum, one) => sum + one.count, 0);
  const reasons = setAside.map(
    (one) => html`<li lang="en">${number(one.count)}: ${one.reason}</li>`,
  );
  return fold(
    words.notJudged(number(count)),
    html`<ul class="plain-list">
      ${reasons}
    </ul>`,
  );
}

function skyPart(
  words: AccuracyWords,
  number: (value: number) => string,
  { eras, bodies }: SkyFigures,
): Html {
  const instants = eras.reduce((sum, era) => sum + era.instants, 0);
  return html`<h2>${words.sky}</h2>
    <p>${words.skyLead(number(instants))}</p>
    ${card(
      table<SkyFigures["bodies"][number]>(
        words.sky,
        [
          { title: words.body, cell: ({ body }) => words.bodies[body] ?? body },
          ...eras.map(({ name }, at) => ({
            title: name,
            look: "end" as const,
            cell: ({ eras: own }: SkyFigures["bodies"][number]) =>
              html`<span class="accuracy-era">${name}</span>
                ${own[at] ? `${own[at].largest}″` : words.unserved}`,
          })),
          {
            title: words.curve,
            look: "wide",
            cell: ({ body, curve }) => drawCurve(curve, words, words.bodies[body] ?? body),
          },
        ],
        bodies,
      ),
    )}`;
}
