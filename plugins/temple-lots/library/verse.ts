/** The measure of each form of verse. */
import type { Form } from "./pack.ts";

/** Tongues in which lots are written. */
export type Tongue = "zh-Hant" | "ja" | "th";

/** How a form is written and counted. */
export interface Verse {
  /** Tongue of the verse. */
  readonly lang: Tongue;
  /** Whether its sound stands in lines of its own: not where each character is one syllable. */
  readonly isSpokenApart: boolean;
  /** Least and most of each line: characters of Chinese, morae of Japanese, syllables of Thai. */
  readonly measure: readonly (readonly [number, number])[];
  /** Marks that stand after the lines; none where lines stand bare. */
  readonly pauses: readonly string[];
}

const exactly = (...counts: readonly number[]) => counts.map((count) => [count, count] as const);
const CHINESE = {
  lang: "zh-Hant",
  isSpokenApart: false,
  pauses: ["，", "；", "，", "。"],
} as const;

/** Sources: 5-7-5-7-7 of waka; seven to nine syllables to a wak of klon suphap (Chindamani). */
export const VERSE: Readonly<Record<Form, Verse>> = {
  "7x4": { ...CHINESE, measure: exactly(7, 7, 7, 7) },
  "5x4": { ...CHINESE, measure: exactly(5, 5, 5, 5) },
  waka: { lang: "ja", isSpokenApart: true, measure: exactly(5, 7, 5, 7, 7), pauses: [] },
  klon: {
    lang: "th",
    isSpokenApart: true,
    measure: Array.from({ length: 4 }, () => [7, 9] as const),
    pauses: [],
  },
};

/** Whether a set writes Chinese, whose rendering wants no second Chinese text. */
export function isChinese(form: Form): boolean {
  return !VERSE[form].isSpokenApart;
}
