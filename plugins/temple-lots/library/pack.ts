/**
 * The form of a pack: a folder with `lots.json`, which says what each lot is in every language, and one file
 * a language with what is said of it.
 */
import { vocabulary, type IdOf } from "#sdk";

/** What a lot speaks to, in the order in which slips print it; the harvest only where a set has it. */
export const TOPIC = vocabulary("topic", [
  "home",
  "wealth",
  "career",
  "study",
  "marriage",
  "children",
  "health",
  "travel",
  "awaited",
  "lostItem",
  "lawsuit",
  "moving",
  "harvest",
]);
export type Topic = IdOf<typeof TOPIC>;
/** The twelve that every lot speaks to. */
export const TOPICS = TOPIC.ids.filter((topic) => topic !== "harvest");

/** How a lot stands to a matter. */
export const VERDICT = vocabulary("verdict", ["favourable", "mixed", "wait", "unfavourable"]);
export type Verdict = IdOf<typeof VERDICT>;

/** The index keys a lot may carry. */
export const INDEX_KEYS = [
  "ganzhi",
  "element",
  "palace",
  "mansion",
  "branch",
  "hexagram",
  "coins",
  "cups",
  "head",
  "solarTerm",
] as const;

/** Four lines of seven or of five characters, five phrases of Japanese, four of Thai; `verse.ts` holds their measure. */
export const FORM = vocabulary("form", ["7x4", "5x4", "waka", "klon"]);
export type Form = IdOf<typeof FORM>;

/** One lot, in every language. */
export interface Lot {
  readonly n: number;
  /** The grade as the set prints it. */
  readonly level: string;
  readonly index?: Readonly<Partial<Record<(typeof INDEX_KEYS)[number], string>>>;
  /** What it is named after, in the tongue of the verse. */
  readonly title: string;
  /** The lines without marks. */
  readonly poem: readonly string[];
  /** The lines as they are spoken, where the script does not tell: kana of waka, syllables of klon parted by hyphens. */
  readonly spoken?: readonly string[];
  /** Lines that ask, counted from 1. */
  readonly asks?: readonly number[];
  /** The story as it is known, in Chinese. */
  readonly allusion?: string;
  readonly verdicts: Readonly<Partial<Record<Topic, Verdict>>>;
}

/** `lots.json` of a pack. */
export interface LotPack {
  readonly slug: string;
  readonly version: string;
  readonly count: number;
  readonly form: Form;
  readonly levels: readonly {
    readonly native: string;
    readonly grade: number;
    readonly score: number;
    readonly count: number;
  }[];
  readonly levelBasis: "sourced" | "project" | "unranked";
  readonly textSource: "original" | "public-domain" | "licensed";
  readonly licence?: string;
  readonly credit?: string;
  readonly edition?: string;
  readonly acrostic?: string;
  readonly lots: readonly Lot[];
}

/** What is said of one lot in one language; title and poem where they are not Chinese already. */
export interface LotTexts {
  readonly title?: string;
  readonly poem?: readonly string[];
  readonly interpretation: string;
  readonly allusion?: { readonly name?: string; readonly summary: string };
  readonly topics: Readonly<Partial<Record<Topic, string>>>;
}

/** `<language>.json` of a pack, lot 1 first. */
export interface PackTexts {
  readonly lots: readonly LotTexts[];
}
