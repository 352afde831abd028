/** What the matches of two people have in common, in English. */
import { english, type Sentences } from "#sdk";
import { conventions as calendar } from "#east/calendar/words/en.ts";
import { naYin } from "../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { NA_YIN, type NaYin } from "#east/na_yin.ts";
import type { CommonLuckPhrases } from "../common_luck.ts";
import type { EvennessPhrases } from "../evenness.ts";
import type { NaYinPhrases } from "../na_yin.ts";
import type { Grade } from "../scoring.ts";

const { list } = english;

export const grade: Readonly<Record<Grade, string>> = {
  harmonious: "harmonious",
  neutral: "neither easy nor hard",
  difficult: "demanding",
};

/** One clock for both. */
export const pairClock = {
  ...calendar.clock,
  rule: "true solar time where both have a longitude, else the civil clock without daylight saving",
};

/** Labels of a match of parts. */
export const partFields = {
  verdict: "Verdict",
  method: "How it is scored",
  parts: "Parts",
  part: "Part",
  evidence: "What it says",
  range: "Range over the day",
  least: "Least",
  most: "Most",
  dissent: "Against the verdict",
};

/** Labels of omitted inputs. */
export const omissionFields = {
  hourAssumption: "Without a time of birth",
  input: "Input",
  says: "How it was read",
  candidates: "Values tried",
  certified: "Changes nothing",
  verdicts: "Possible verdicts",
  when: "When",
  least: "Least",
  most: "Most",
};

const sound = (id: NaYin) => `${nativeOf(NA_YIN, id)} (${naYin[id]})`;

export const naYinPhrases = {
  soundAlike: ({ a, b, element }) =>
    `the years sound as ${sound(a)} and ${sound(b)}: both ${element}, like to like`,
  soundFeeds: ({ a, b, giver, taker }) =>
    `the years sound as ${sound(a)} and ${sound(b)}: ${giver} feeds ${taker}`,
  soundOpposes: ({ a, b, ruler, ruled }) =>
    `the years sound as ${sound(a)} and ${sound(b)}: ${ruler} works against ${ruled}`,
} satisfies Sentences<NaYinPhrases>;

export const evennessPhrases = {
  laidTogether: ({ low, filled }) => {
    const fills =
      filled.length > 0
        ? `laid together the charts make good a want of ${list(filled)}`
        : "laid together the charts keep their shape";
    return low.length === 0
      ? `${fills}, and no element is short`
      : `${fills}, while ${list(low)} ${low.length === 1 ? "stays" : "stay"} short in both`;
  },
} satisfies Sentences<EvennessPhrases>;

export const luckPhrases = {
  luckTogether: ({ kind, hard, shared }) => {
    const years = [
      kind > 0 ? `kind to both in ${kind}` : "",
      hard > 0 ? `hard on both in ${hard}` : "",
      shared > 0 ? `uneven in ${shared}, so that one can carry the other` : "",
    ].filter((text) => text !== "");
    return `of the forty years from the younger's twentieth, luck is ${list(years)}`;
  },
  luckApart: "their luck has no clear years in common, for good or ill",
} satisfies Sentences<CommonLuckPhrases>;

/** The phrase as a sentence of its own. */
export function sentence(text: string): string {
  return `${english.capital(text)}.`;
}
