import { readAlmanacDay } from "../../core/day/almanac_day.ts";
import { lastsOf } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { partsOf } from "../eighths.ts";
import type { GowriAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { gowrisOf, qualityOfGowri } from "./rules.ts";

export { drawGowri as picture } from "./picture.ts";

export function run(chosen: Input): GowriAnswer {
  const day = readAlmanacDay(chosen, chosen.sunrise);
  const { when } = day;
  const names = gowrisOf(day.weekday);
  return {
    vara: VARA.ids[day.weekday]!,
    sunrise: when(day.sunrise),
    sunset: when(day.sunset),
    nextSunrise: when(day.nextSunrise),
    parts: partsOf(day, names.day, names.night).map(({ part, byDay, start, end }) => ({
      part,
      quality: qualityOfGowri(part),

      byDay,
      ...lastsOf(when, start, end),
    })),
  };
}
