import type { Given, InputOf, ReceiptNotes } from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import type { FlightsAnswer } from "./answer.ts";
import { readFlights } from "./flights.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawFlights as picture } from "./picture.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;

export function run(given: Asked, give: Given): FlightsAnswer {
  return readFlights(give.civil(), given, given.fromPalace);
}

export function receipt({ clock, lateZi, birthHour }: Asked, give: Given): ReceiptNotes {
  return chartReceipt(
    { clock, birthHour, dayBoundary: lateZi === "nextDay" ? "23:00" : "midnight" },
    give,
  );
}
