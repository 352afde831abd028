import { fold, toSimplified } from "../../src/places/fold.ts";
import type { NamePair } from "./likeness.ts";
import { learnLikeness } from "./likeness.ts";
import { nameTags } from "./name_tags.ts";
import type { Row } from "./row.ts";

/** A name of a place as the index keeps it. */
export interface Entry {
  readonly text: string;
  readonly key: string;
  readonly tags: Set<string>;
  /** The usual name in Latin letters. */
  readonly usual: boolean;
  /** Languages of which a source says that this is the place's name in them. */
  readonly known: Set<string>;
  /** The best of the place's names for one of its tags. */
  preferred: boolean;
}

/** Chinese and Korean words for a rank: a name with one is left out where the place has it without. */
const RANK = /(?<=^.{2,})(?:市|县|縣|県|区|區|镇|鎮|乡|鄉|町|村|都|府|\s?(?:시|군|구|읍|면))$/u;

/** Makes the names of every place: codes, transliterations and doubles left out, languages by letters. */
export function makeEntries(rows: readonly Row[]): readonly Entry[][] {
  return rows.map(entriesOf);
}

function entriesOf(row: Row): Entry[] {
  const usual = row.names[0]!;
  const isKept = (name: string) =>
    name === usual || row.further?.has(name) === true || isName(name, row);
  const groups = Map.groupBy(new Set(row.names.filter(isKept)), fold);
  const entries: Entry[] = [];
  for (const [key, names] of groups) {
    if (key === "") continue;
    const bare = fold(names[0]!.replace(RANK, ""));
    if (bare !== key && groups.has(bare) && !names.includes(usual)) continue;
    for (const text of spellings(names, usual, row.country))
      entries.push({
        ...{ text, key, usual: text === usual, preferred: false },
        tags: new Set(nameTags(text, row.country)),
        known: new Set(),
      });
  }
  return entries;
}

/** Whether an entry of GeoNames' list of names is one, and not a code or a transliteration of another. */
function isName(name: string, { names }: Row): boolean {
  if (/^[A-Z]{3}$/.test(name)) return false; // airports
  if (/[()[\]{}<>/:;=_|]|https?/.test(name) || [...name].length > 60) return false;
  const latin = /\p{sc=Latn}/u.test(name);
  if (latin && /[^\p{sc=Latn}\p{sc=Zyyy}\p{sc=Zinh}]/u.test(name)) return false;
  // GeoNames writes every name in another script also in small Latin letters.
  if (latin && !/\p{Lu}/u.test(name)) return names.every((other) => /\p{sc=Latn}/u.test(other));
  return true;
}

/** The spellings worth keeping of names that fold to one key. */
function spellings(names: readonly string[], usual: string, country: string): readonly string[] {
  const kept: string[] = [];
  const tagged = names.map((text) => ({ text, tags: nameTags(text, country) }));
  const byTags = Map.groupBy(tagged, ({ tags }) => tags.join());
  for (const [, same] of byTags) {
    const texts = same.map(({ text }) => text);
    kept.push(texts.includes(usual) ? usual : texts.reduce(moreMarked));
  }
  const traditional = kept.filter((text) => nameTags(text, country).includes("zh-Hant"));
  return kept.filter((text) => {
    // The simplified form of a name is made of its traditional one when it is asked for.
    const tags = nameTags(text, country);
    if (tags.includes("zh-Hant") || !tags.includes("zh-Hans") || tags.includes("ja")) return true;
    return !traditional.some((other) => toSimplified(other) === text);
  });
}

/** Of two spellings the one with more accents, then with capital letters. */
function moreMarked(a: string, b: string): string {
  const [lengthA, lengthB] = [a.normalize("NFD").length, b.normalize("NFD").length];
  if (lengthA !== lengthB) return lengthB > lengthA ? b : a;
  return /\p{Lu}/u.test(b) && !/\p{Lu}/u.test(a) ? b : a;
}

/** Words for the rank of a whole city, county or district: those of towns may be part of their names. */
const WHOLE_RANK = /(?<=^.{2,})(?:[市县縣県区區]|\s?[시군구])$/u;

/** Adds names without a word for the rank, 岳陽 beside 岳陽市, to places that have them with it alone. */
export function addBareNames(all: readonly Entry[][]): void {
  for (const entries of all) {
    const keys = new Set(entries.map(({ key }) => key));
    for (const entry of entries.slice()) {
      const text = entry.text.replace(WHOLE_RANK, "");
      const key = fold(text);
      if (text === entry.text || keys.has(key)) continue;
      entries.push({ ...entry, text, key, tags: new Set(entry.tags), usual: false });
    }
  }
}

type Likeness = ReadonlyMap<string, (pair: NamePair) => number>;

/**
 * Marks the best of a place's names in each language: the one that a source says is it, else the one that
 * sounds most like the usual name. A name without a letter that decides its language may be the best in
 * several, and is then tagged with them.
 */
export function markPreferred(rows: readonly Row[], all: readonly Entry[][]): void {
  const likeness = likenessByScript(rows, all);
  for (const [at, entries] of all.entries()) {
    const latin = rows[at]!.names[0]!;
    const { further } = rows[at]!;
    const scores = new Map(
      entries.map((entry) => {
        const loss = further?.has(entry.text) ? FURTHER : 0;
        return [entry, likenessOf(entry, latin, likeness) - loss];
      }),
    );
    const best = new Map<string, Entry>();
    for (const tag of new Set(entries.flatMap(({ tags }) => [...tags])))
      best.set(tag, bestFor(tag, entries, scores));
    for (const [tag, entry] of best) {
      entry.preferred = true;
      if (UNDECIDED[tag] !== undefined) entry.tags.add(tag);
    }
    // The mark says for no language in particular: it stands for every tag of the name.
    for (const [tag, entry] of best)
      for (const rival of entries) if (rival !== entry && rival.preferred) rival.tags.delete(tag);
    for (const entry of entries) if (entry.tags.size === 0) entry.tags.add("und");
  }
}

/** Languages whose names may consist of letters that decide nothing, and the tag of such names. */
const UNDECIDED: Readonly<Record<string, string>> = {
  ...{ ar: "und-Arab", fa: "und-Arab", ur: "und-Arab", uk: "und-Cyrl" },
};

function bestFor(
  tag: string,
  entries: readonly Entry[],
  scores: ReadonlyMap<Entry, number>,
): Entry {
  const known = entries.find((entry) => entry.known.has(tag));
  if (known !== undefined) return known;
  const score = (entry: Entry) => scores.get(entry)! + (entry.tags.has(tag) ? DECIDED : 0);
  return entries
    .filter(({ tags }) => tags.has(tag) || tags.has(UNDECIDED[tag] ?? tag))
    .reduce((a, b) => (score(b) > score(a) ? b : a));
}

/** What a name gains for a letter that only its language has. */
const DECIDED = 1;
/** What a name loses that may be a former one. */
const FURTHER = 100;
/**
 * What a Cyrillic name gains for letters that Serbian and Macedonian lack and Bulgarian has little of: where
 * the language is not known it is mostly Russian that is looked for.
 */
const RUSSIAN: readonly (readonly [RegExp, number])[] = [
  [/ь(?!о)/u, 0.6],
  [/[юящ]/u, 0.4],
];

function likenessOf(entry: Entry, latin: string, likeness: Likeness): number {
  if (entry.usual) return Infinity;
  const { text } = entry;
  const gain = RUSSIAN.reduce((sum, [letters, much]) => sum + (letters.test(text) ? much : 0), 0);
  return (likeness.get(scriptOf(text))?.({ latin, other: text }) ?? -Infinity) + gain;
}

function likenessByScript(rows: readonly Row[], all: readonly Entry[][]): Likeness {
  const pairs = new Map<string, NamePair[]>();
  for (const [at, entries] of all.entries())
    for (const { text } of entries) {
      const script = scriptOf(text);
      if (script === "Latn") continue;
      const list = pairs.get(script) ?? [];
      list.push({ latin: rows[at]!.names[0]!, other: text });
      pairs.set(script, list);
    }
  return new Map([...pairs].map(([script, list]) => [script, learnLikeness(list)]));
}

const SCRIPTS = [
  "Hira",
  "Kana",
  "Han",
  "Hang",
  "Cyrl",
  "Arab",
  "Deva",
  "Beng",
  "Taml",
  "Grek",
  "Hebr",
];
const SCRIPT_TESTS = SCRIPTS.map(
  (script) => [script, new RegExp(`\\p{sc=${script}}`, "u")] as const,
);

function scriptOf(text: string): string {
  for (const [script, test] of SCRIPT_TESTS)
    if (test.test(text)) return script === "Hira" ? "Kana" : script;
  return /\p{sc=Latn}/u.test(text) ? "Latn" : "other";
}
