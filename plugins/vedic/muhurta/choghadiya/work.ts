import { readAlmanacDay } from "../../core/day/almanac_day.ts";
import { lastsOf } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { partsOf } from "../eighths.ts";
import type { ChoghadiyaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { choghadiyasOf, QUALITIES, RULER } from "./rules.ts";

export { drawChoghadiya as picture } from "./picture.ts";

export function run(chosen: Input): ChoghadiyaAnswer {
  const day = readAlmanacDay(chosen, chosen.sunrise);
  const { when } = day;
  const names = choghadiyasOf(day.weekday);
  return {
    vara: VARA.ids[day.weekday]!,
    sunrise: when(day.sunrise),
    sunset: when(day.sunset),
    nextSunrise: when(day.nextSunrise),
    parts: partsOf(day, names.day, names.night).map(({ part, byDay, start, end }) => ({
      part,
      quality: QUALITIES[part],
      ruler: RULER[part],
      byDay,
      ...lastsOf(when, start, end),
    })),
  };
}
