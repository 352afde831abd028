import { type Given, Refusal } from "#sdk";
import { ashtakavargaOf } from "../core/ashtakavarga.ts";
import { signsOf } from "../core/dignity.ts";
import { PLANET_IDS } from "../core/grahas.ts";
import { anglesAt, placeOf, siderealSkyAt } from "../core/positions.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import type { AshtakavargaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawAshtakavarga as picture } from "./picture.ts";

const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);

export function run(chosen: Input, give: Given): AshtakavargaAnswer {
  const civil = give.civil();
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
  const sky = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, "mean", chosen.positions);
  const lagna = signIndexOf(anglesAt(civil.julianDayUt, place, sky, "wholeSign").lagnaDeg);
  const rashi = signsOf(sky.longitudes);
  const { bhinna, sarva, trikona, reduced, pinda } = ashtakavargaOf(rashi, lagna, chosen);
  return {
    lagna: signIdAt(lagna),
    planets: PLANET_IDS.map((graha) => ({
      graha,
      sign: signIdAt(rashi[graha]),
      own: bhinna[graha][rashi[graha]]!,
      total: sum(bhinna[graha]),
      bhinna: bhinna[graha],
      trikona: trikona[graha],
      reduced: reduced[graha],
      rashiPinda: pinda[graha].rashi,
      grahaPinda: pinda[graha].graha,
      shodhyaPinda: pinda[graha].total,
    })),
    sarva,
    total: sum(sarva),
    houses: Array.from({ length: 12 }, (_, i) => ({
      house: i + 1,
      sign: signIdAt((lagna + i) % 12),
      points: sarva[(lagna + i) % 12]!,
    })),
  };
}
