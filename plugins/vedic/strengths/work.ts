import { type Given, Refusal } from "#sdk";
import { reportShadbala } from "../chart/reports.ts";
import { readBirthChart } from "../core/birth_chart.ts";
import { PLANET_IDS } from "../core/grahas.ts";
import { middlesOf, round } from "../core/positions.ts";
import { perGraha } from "../core/shapes.ts";
import { signOfLongitude } from "../core/signs.ts";
import { sunDayOf } from "../core/sun_day.ts";
import type { StrengthsAnswer } from "./answer.ts";
import { houseStrengths } from "./house_strength.ts";
import type { Input } from "./input.ts";

export { drawStrengths as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): StrengthsAnswer {
  const civil = give.civil();
  const birth = readBirthChart(civil, chosen);
  const day = sunDayOf(civil, birth.place, chosen.sunrise, birth.sky);
  if (!day) throw new Refusal("no-day");
  const offsetDays = civil.offsetSeconds / 86400;
  const strengths = reportShadbala(birth, birth.angles, day, chosen.ayanamsa, offsetDays);
  const middles = middlesOf(birth.angles);
  const totals = perGraha(PLANET_IDS, (id) => strengths[id].total);
  const houses = houseStrengths(birth.longitudes, middles, totals);
  const ranked = houses.map(({ total }) => total).sort((a, b) => b - a);
  return {
    planets: PLANET_IDS.map((graha) => ({ graha, ...strengths[graha] })),
    houses: houses.map(({ lord, ofLord, direction, aspects, total }, i) => ({
      house: i + 1,
      sign: signOfLongitude(middles[i]!),
      middleDeg: round(middles[i]!, 4),
      lord,
      ofLord: round(ofLord, 3),
      direction: round(direction, 3),
      aspects: round(aspects, 3),
      total: round(total, 3),
      rupas: round(total / 60, 3),
      rank: ranked.indexOf(total) + 1,
    })),
  };
}
