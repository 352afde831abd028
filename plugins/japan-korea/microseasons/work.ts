import { Refusal, type InputOf } from "#sdk";
import { refuseOutside } from "../core/solar_years.ts";
import { japanDay } from "../calendar/japan_day.ts";
import type { MicroseasonsAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { seasonsOf, seasonYearOf } from "./rules.ts";

export { drawSeasons as picture } from "./picture.ts";

export function run({ date, year }: InputOf<typeof input>): MicroseasonsAnswer {
  if ((date === undefined) === (year === undefined)) {
    throw new Refusal("dateOrYear", { both: year !== undefined });
  }
  if (date === undefined) return seasonsOf(year!);
  const day = japanDay(date);
  refuseOutside(day.year);
  return seasonsOf(seasonYearOf(day.fixed), day.fixed);
}
