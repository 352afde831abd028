import { type Given, Refusal } from "#sdk";
import { toTt } from "#time";
import { readBirthChart } from "../core/birth_chart.ts";
import { GRAHA_IDS, SIGN_LORDS } from "../core/grahas.ts";
import { formatDegree, round, siderealSkyAt } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { countSigns, signIdAt, signIndexOf } from "../core/signs.ts";
import { sunDayOf } from "../core/sun_day.ts";
import type { SpecialLagnasAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { SPECIAL_LAGNA, specialLagnasOf } from "./rules.ts";

export { drawSpecialLagnas as picture } from "./picture.ts";

const MINUTES = 1440;

export function run(chosen: Input, give: Given): SpecialLagnasAnswer {
  const civil = give.civil();
  const birth = readBirthChart(civil, chosen);
  const { lagna, longitudes, angles } = birth;
  const day = sunDayOf(civil, birth.place, chosen.sunrise, birth.sky);
  if (!day) throw new Refusal("no-day");
  const { ayanamsa, positions } = chosen;
  const morning = siderealSkyAt(toTt(day.sunrise), ayanamsa, "mean", positions);
  const minutesFromSunrise = (birth.julianDayUt - day.sunrise) * MINUTES;
  const found = specialLagnasOf(
    {
      minutesFromSunrise,
      sunAtSunriseDeg: morning.longitudes.sun,
      sunDeg: longitudes.sun,
      moonDeg: longitudes.moon,
      lagnaDeg: angles.lagnaDeg,
    },
    chosen.varnada,
  );
  return {
    lagna: signIdAt(lagna),
    minutesFromSunrise: round(minutesFromSunrise, 2),
    lagnas: SPECIAL_LAGNA.ids.map((specialLagna) => {
      const deg = found[specialLagna];
      const sign = signIndexOf(deg);
      return {
        specialLagna,
        ...placeOfLongitude(deg),
        degree: formatDegree(deg),
        house: countSigns(lagna, sign),
        lord: SIGN_LORDS[sign]!,
        occupants: GRAHA_IDS.filter((id) => signIndexOf(longitudes[id]) === sign),
      };
    }),
  };
}
