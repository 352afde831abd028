/** Ranks the systems of a catalogue by words: their names and texts in every language, and ideas by other names. */
import { nearestWord, type CatalogueEntry } from "../../plugins/mod.ts";
import { loadSimplifier, wordsIn } from "../../speech/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { CONCEPTS, type Concept, type ConceptWords } from "./concepts.ts";

export interface Search {
  /** How well each system fits; those that do not fit are missing. Everything fits no words. */
  readonly rank: (words: string) => ReadonlyMap<string, number>;
  /** The words as they were probably meant, or nothing where no other words are near. */
  readonly meantBy: (words: string) => string | undefined;
}

/** Texts of a system in falling weight: id and names, tradition, summaries. */
type Texts = readonly [string, string, string];
const WEIGHTS = [9, 3, 1] as const;
/** The best system of an idea stands before every name that holds the word by chance. */
const CONCEPT_WEIGHT = 40;

const WORDS = wordsIn<ConceptWords>(import.meta);

const made = new WeakMap<Catalogue, Promise<Search>>();

/** The search of a catalogue, made when it is first asked for. */
export function searchOf(catalogue: Catalogue): Promise<Search> {
  let search = made.get(catalogue);
  if (!search) made.set(catalogue, (search = createSearch(catalogue)));
  return search;
}

/** Reads the catalogue in every language it speaks. Chinese is compared in one script. */
async function createSearch(catalogue: Catalogue): Promise<Search> {
  const simplify = await loadSimplifier();
  const fold = (text: string) => simplify(text.normalize("NFKC").toLowerCase());
  const byId = new Map<string, CatalogueEntry[]>();
  for (const lang of catalogue.languages) {
    for (const entry of await catalogue.systems(lang)) {
      byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
    }
  }
  const texts = new Map([...byId].map(([id, entries]) => [id, textsOf(id, entries, fold)]));
  const ideas = await ideasOf(fold);
  const names = [...byId.values()].flat().flatMap((one) => [one.name, one.traditionName]);
  const vocabulary = vocabularyOf([...names, ...ideas.map(({ word }) => word)]);

  function rank(words: string): ReadonlyMap<string, number> {
    const asked = fold(words).trim();
    const ranks = new Map<string, number>();
    const { found, rest } = takeIdeas(asked, ideas);
    for (const concept of found) {
      for (const [place, id] of CONCEPTS[concept].entries()) {
        if (texts.has(id)) ranks.set(id, (ranks.get(id) ?? 0) + CONCEPT_WEIGHT - place);
      }
    }
    const further = found.length > 0 && rest !== "" ? matcherOf(rest) : null;
    // Words that name no system and no tradition, such as what was lost, leave an idea as wide as it is.
    const named = [...texts.values()].map(([name, tradition]) => [name, tradition, ""] as const);
    const isNarrowed = further !== null && named.some((own) => further(own) >= 0);
    const rankWhole = matcherOf(asked);
    for (const [id, own] of texts) {
      const whole = rankWhole(own);
      const others = further?.(own) ?? -1;
      // Beside an idea every further word must be there: what has none of them is not meant.
      if (isNarrowed && others < 0 && whole < 0) ranks.delete(id);
      const most = Math.max(whole, others);
      if (most >= 0) ranks.set(id, (ranks.get(id) ?? 0) + most);
    }
    return ranks;
  }

  function meantBy(words: string): string | undefined {
    const typed = wordsOf(words.toLowerCase());
    const meant = typed
      .map((word) => (vocabulary.has(word) ? word : (nearestWord(word, [...vocabulary]) ?? word)))
      .join(" ");
    return meant === typed.join(" ") ? undefined : meant;
  }

  return { rank, meantBy };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function textsOf(
  id: string,
  entries: readonly CatalogueEntry[],
  fold: (text: string) => string,
): Texts {
  const join = (all: readonly string[]) => fold([...new Set(all)].join(" · "));
  const spaced = id.replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return [
    join([id, spaced, ...entries.map(({ name }) => name)]),
    join(entries.flatMap(({ traditionName, family, region }) => [traditionName, family, region])),
    join(entries.map(({ description }) => description)),
  ];
}

function vocabularyOf(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{Script=Latin}]+/u));
  return new Set(words.filter((word) => word.length > 3));
}

/** A word of an idea. */
interface Idea {
  readonly word: string;
  readonly concept: Concept;
}

/** The words of all languages, the longest first. */
async function ideasOf(fold: (text: string) => string): Promise<readonly Idea[]> {
  const all = await Promise.all(WORDS.languages().map((lang) => WORDS.load(lang)));
  const ideas = all.flatMap((words) =>
    Object.entries(words).flatMap(([concept, own]) =>
      own.map((word) => ({ word: fold(word), concept: concept as Concept })),
    ),
  );
  return ideas.toSorted((a, b) => b.word.length - a.word.length);
}

/** The ideas that a text names, and what is left of it. */
function takeIdeas(text: string, ideas: readonly Idea[]) {
  const found = new Set<Concept>();
  let rest = ` ${text} `;
  for (const { word, concept } of ideas) {
    // Latin words are bounded by blanks, Chinese ones by nothing.
    const shown = /^\p{Script=Han}/u.test(word) ? word : ` ${word} `;
    if (!rest.includes(shown)) continue;
    found.add(concept);
    rest = rest.replace(shown, " ");
  }
  return { found: [...found], rest: rest.trim() };
}

/** Ranks texts by the words of a question: -1 where a word is missing; a word in the name weighs most. */
function matcherOf(asked: string): (texts: Texts) => number {
  const words = wordsOf(asked).map(beginningOf);
  return (texts) => {
    let rank = 0;
    for (const word of words) {
      const at = texts.findIndex((text) => word.test(text));
      if (at === -1) return -1;
      rank += WEIGHTS[at]!;
    }
    return rank;
  };
}

/** A word as it stands in a text: from the beginning of one of its words; where a script has no blanks, anywhere. */
function beginningOf(word: string): RegExp {
  const bounded = /^[\p{L}\p{N}]/u.test(word) && !UNPARTED.test(word);
  return new RegExp((bounded ? "(?<![\\p{L}\\p{N}])" : "") + RegExp.escape(word), "u");
}

/** Scripts that write words without blanks between them. */
const UNPARTED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;
