/** On what schools differ, with who says so: every convention of every system, once. */
import { fold, html, type Child, type Html } from "../../../ui/mod.ts";
import type { Lang } from "../../../speech/mod.ts";
import type { Library } from "../library.ts";
import { foreign, type SiteVoice } from "../voice.ts";
import type { AccuracyWords } from "./words/en.ts";

/** Points shown; the others stand on the pages of their systems. */
const MAX_SHOWN = 60;

type Convention = Library["shelves"][number]["volumes"][number]["entry"]["conventions"][number];

/** A point on which schools differ. */
interface Disagreement {
  readonly convention: Convention;
  /** Language of its texts. */
  readonly lang: Lang;
  systems: number;
}

/** Points of the whole library, those that most systems have first. */
export function disagreementsOf({ volumes }: Library): readonly Disagreement[] {
  const found = new Map<string, Disagreement>();
  for (const { entry } of volumes.values()) {
    for (const convention of entry.conventions) {
      const key = [convention.name, ...convention.options.map(({ value }) => value)].join(" ");
      const known = found.get(key);
      if (known) known.systems++;
      else found.set(key, { convention, lang: entry.lang, systems: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.systems - a.systems);
}

/** Writes them. */
export function writeSchools(voice: SiteVoice, words: AccuracyWords, library: Library): Child {
  const all = disagreementsOf(library);
  return [
    html`<p>${words.schoolsOf(all.length)}</p>`,
    all.slice(0, MAX_SHOWN).map((one) => school(voice, words, one)),
  ];
}

function school(
  voice: SiteVoice,
  words: AccuracyWords,
  { convention, lang, systems }: Disagreement,
): Html {
  const { title, options, default: standard, rule } = convention;
  const items = options.map(
    (option) =>
      html`<li>
        ${option.title}
        ${option.value === standard ? html`<span class="kind">${voice.words.default}</span>` : null}
        ${option.source ? html`<cite lang="en">${option.source}</cite>` : null}
      </li>`,
  );
  const body = html`<div ${foreign(voice, lang)}>
    ${rule ? html`<p class="muted small">${voice.words.default}${voice.words.colon}${rule}</p>` : null}
    <ul class="plain-list">
      ${items}
    </ul>
  </div>`;
  return fold(html`${title} <span class="muted small">${words.systems(systems)}</span>`, body);
}
