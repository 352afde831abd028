import type { Candidates, Given, InputOf } from "#sdk";
import { spansOfDay } from "#east/calendar/day_spans.ts";
import { readBy, type KoreanClock } from "../core/korean_clock.ts";
import type { DangSaju } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readDangSaju } from "./rules.ts";

export { drawCards as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>, give: Given): DangSaju {
  return readDangSaju(give.civil(), given);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthHour: (given, civil) => {
    if (!civil) return [];
    const by = readBy(civil, given["clock"] as KoreanClock);
    return spansOfDay(by.civil, by.clock);
  },
};
