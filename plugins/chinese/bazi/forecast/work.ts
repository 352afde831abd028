import { bothGenders } from "#east/gender.ts";
import type { Candidates } from "#sdk";
import { birthHours } from "./birth_hours.ts";
import type { Given, InputOf } from "#sdk";
import type { BAZI_CONVENTIONS } from "../chart/conventions.ts";
import type { Forecast } from "./answer.ts";
import type { input } from "./input.ts";
import { readForecast } from "./read_forecast.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";
export { drawForecast as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof BAZI_CONVENTIONS>, give: Given): Forecast {
  return readForecast(
    give.civil(),
    { ...given, gender: given.gender ?? "male" },
    { from: given.from, to: given.to, unit: given.unit ?? "year" },
  );
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  gender: bothGenders,
  birthHour: birthHours,
};
