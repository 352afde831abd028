import type { Given } from "#sdk";
import { CLASSICAL } from "#lore";
import { almutensOf } from "../core/dignities.ts";
import { readNativity, requireAngles, utcOf } from "../core/nativity.ts";
import { placeOf } from "../core/zodiac.ts";
import type { AlmutenAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { tallyOf, VITAL_PLACE } from "./rules.ts";

export { drawAlmuten as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): AlmutenAnswer {
  const chart = requireAngles(readNativity(give.civil(), CLASSICAL.ids, chosen.houseSystem));
  const { places, lunation, rulers, tallies } = tallyOf(chart, chosen);
  const most = Math.max(...tallies.map(({ total }) => total));
  return {
    almuten: tallies.filter(({ total }) => total === most).map(({ planet }) => planet),
    places: VITAL_PLACE.ids.map((place) => ({
      place,
      ...placeOf(places[place]),
      almuten: almutensOf(places[place], chart.isDay, chosen).almuten,
    })),
    lunation: { kind: lunation.kind, utc: utcOf(lunation.julianDayUt) },
    dayRuler: rulers?.day ?? null,
    hourRuler: rulers?.hour ?? null,
    planets: [...tallies]
      .sort((a, b) => b.total - a.total)
      .map(({ planet, places: earned, house, housePoints, day, hour, total }) => ({
        planet,
        dignities: VITAL_PLACE.ids.flatMap((place) =>
          earned[place] > 0 ? [{ place, points: earned[place] }] : [],
        ),
        house,
        housePoints,
        dayPoints: day,
        hourPoints: hour,
        total,
      })),
  };
}
