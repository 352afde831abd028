import type { InputOf } from "#sdk";
import type { YearForecast } from "./answer.ts";
import { forecastOf } from "./forecast.ts";
import type { input } from "./input.ts";

export { drawForecast as picture } from "./picture.ts";

export function run({ year, animal }: InputOf<typeof input>): YearForecast {
  return forecastOf(year, animal);
}
