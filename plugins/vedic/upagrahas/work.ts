import { type Given, Refusal } from "#sdk";
import { readBirthChart } from "../core/birth_chart.ts";
import { anglesAt, formatDegree, utcOf } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { countSigns, signIdAt, signIndexOf } from "../core/signs.ts";
import { sunDayOf } from "../core/sun_day.ts";
import type { UpagrahasAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { ofSun, risings, UPAGRAHA, type UpagrahaId } from "./rules.ts";

export { drawUpagrahas as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): UpagrahasAnswer {
  const civil = give.civil();
  const birth = readBirthChart(civil, chosen);
  const { place, lagna, longitudes, julianDayUt } = birth;
  const day = sunDayOf(civil, place, chosen.sunrise, birth.sky);
  if (!day) throw new Refusal("no-day");
  const instants = risings(julianDayUt, day, {
    lordless: chosen.lordless,
    gulika: chosen.gulikaStart,
    mandi: chosen.mandiStart,
  });
  const sun: Partial<Record<UpagrahaId, number>> = ofSun(longitudes.sun);
  const report = (upagraha: UpagrahaId, deg: number, at: number | null) => ({
    upagraha,
    ...placeOfLongitude(deg),
    degree: formatDegree(deg),
    house: countSigns(lagna, signIndexOf(deg)),
    rises: at === null ? null : utcOf(at),
  });
  return {
    byDay: julianDayUt < day.sunset,
    lagna: signIdAt(lagna),
    upagrahas: UPAGRAHA.ids.map((id) => {
      const follows = sun[id];
      if (follows !== undefined) return report(id, follows, null);
      const at = instants[id as keyof typeof instants];
      return report(id, anglesAt(at, place, birth, "wholeSign").lagnaDeg, at);
    }),
  };
}
