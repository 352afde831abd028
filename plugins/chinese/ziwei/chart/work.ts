import type { Candidates, Given, InputOf, ReceiptNotes } from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import type { ZiweiAnswer } from "./answer.ts";
import type { ZIWEI_CONVENTIONS } from "./conventions.ts";
import type { input } from "./input.ts";
import { readZiwei } from "./read_chart.ts";

export { drawZiwei as picture } from "./picture.ts";
export { weighChart as weigh } from "./weight.ts";

export function run(
  given: InputOf<typeof input, typeof ZIWEI_CONVENTIONS>,
  give: Given,
): ZiweiAnswer {
  return readZiwei(give.civil(), { ...given, gender: given.gender ?? "male" });
}

export function receipt(
  { clock, lateZi, birthHour }: InputOf<typeof input, typeof ZIWEI_CONVENTIONS>,
  give: Given,
): ReceiptNotes {
  return chartReceipt(
    { clock, birthHour, dayBoundary: lateZi === "nextDay" ? "23:00" : "midnight" },
    give,
  );
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  gender: () => [
    { set: { gender: "male" }, when: "male" },
    { set: { gender: "female" }, when: "female" },
  ],
};
