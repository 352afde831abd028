import type { Candidates, Given, InputOf, ReceiptNotes } from "#sdk";
import { spansOfDay } from "#east/calendar/day_spans.ts";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { bothGenders } from "#east/gender.ts";
import { OLD_MERIDIAN, readBy, type KoreanClock } from "../core/korean_clock.ts";
import type { SajuAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readSaju } from "./read_chart.ts";

export { drawSaju as picture } from "./picture.ts";

type SajuInput = InputOf<typeof input, typeof CONVENTIONS>;

export function run(given: SajuInput, give: Given): SajuAnswer {
  return readSaju(give.civil(), { ...given, gender: given.gender ?? "male" });
}

export function receipt(given: SajuInput, give: Given): ReceiptNotes {
  const { clock, dayBoundary, birthHour } = given;
  if (clock !== "meridian") return chartReceipt({ clock, dayBoundary, birthHour }, give);
  const there = {
    ...give,
    civil: () => ({ ...give.civil(), longitude: OLD_MERIDIAN }),
  } as Given;
  return chartReceipt({ clock: "mean", dayBoundary, birthHour }, there);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  gender: bothGenders,
  birthHour: (given, civil) => {
    if (!civil) return [];
    const by = readBy(civil, given["clock"] as KoreanClock);
    return spansOfDay(by.civil, by.clock);
  },
};
