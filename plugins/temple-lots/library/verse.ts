/** The measure of each form of verse. */
import type { Form } from "./pack.ts";

/** How a form is written and counted. */
export interface Verse {
  /** Tongue of the verse. */
  readonly lang: "zh-Hant" | "ja" | "th";
  /** Least and most of each line: characters of Chinese, morae of Japanese, syllables of Thai. */
  readonly measure: readonly (readonly [number, number])[];
  /** Marks that stand after the lines; none where lines stand bare. */
  readonly pauses: readonly string[];
}

const exactly = (...counts: readonly number[]) => counts.map((count) => [count, count] as const);
const CHINESE = { lang: "zh-Hant", pauses: ["，", "；", "，", "。"] } as const;

/** Sources: 5-7-5-7-7 of waka; seven to nine syllables to a wak of klon suphap (Chindamani). */
export const VERSE: Readonly<Record<Form, Verse>> = {
  "7x4": { ...CHINESE, measure: exactly(7, 7, 7, 7) },
  "5x4": { ...CHINESE, measure: exactly(5, 5, 5, 5) },
  waka: { lang: "ja", measure: exactly(5, 7, 5, 7, 7), pauses: [] },
  klon: { lang: "th", measure: Array.from({ length: 4 }, () => [7, 9] as const), pauses: [] },
};

/** Whether a set writes Chinese, whose rendering wants no second Chinese text. */
export function isChinese(form: Form): boolean {
  return VERSE[form].lang === "zh-Hant";
}
