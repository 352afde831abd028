import type { Candidates, Given, InputOf, ReceiptNotes } from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { bothGenders } from "#east/gender.ts";
import type { TuViAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readTuVi } from "./read_chart.ts";

export { drawBoard as picture } from "./picture.ts";

type TuViInput = InputOf<typeof input, typeof CONVENTIONS>;

export function run(given: TuViInput, give: Given): TuViAnswer {
  return readTuVi(give.civil(), { ...given, gender: given.gender ?? "male" });
}

export function receipt({ clock, lateZi, birthHour }: TuViInput, give: Given): ReceiptNotes {
  const dayBoundary = lateZi === "nextDay" ? "23:00" : "midnight";
  return chartReceipt({ clock, birthHour, dayBoundary }, give);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = { gender: bothGenders };
