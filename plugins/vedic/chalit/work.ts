import { type Given, Refusal } from "#sdk";
import { houseOf, signedDeg } from "#sky";
import { readBirthChart } from "../core/birth_chart.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { anglesAt, formatDegree, middlesOf, round } from "../core/positions.ts";
import { countSigns, signIdAt, signIndexOf, signOfLongitude } from "../core/signs.ts";
import type { ChalitAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawChalit as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): ChalitAnswer {
  const birth = readBirthChart(give.civil(), chosen);
  const { lagna, longitudes, angles, place, julianDayUt } = birth;
  const sripati = anglesAt(julianDayUt, place, birth, "sripati");
  const kp = anglesAt(julianDayUt, place, birth, "placidus");
  if (sripati.houses.used !== "sripati" || kp.houses.used !== "placidus") {
    throw new Refusal("no-quadrants");
  }
  const middles = middlesOf(angles);
  const at = (deg: number) => ({ longitudeDeg: round(deg, 4), sign: signOfLongitude(deg) });
  return {
    lagna: at(angles.lagnaDeg),
    midheaven: at(angles.midheavenDeg),
    houses: middles.map((middle, i) => ({
      house: i + 1,
      wholeSign: signIdAt((lagna + i) % 12),
      sripatiStartDeg: round(sripati.startsDeg[i]!, 4),
      sripatiMiddleDeg: round(middle, 4),
      kpCuspDeg: round(kp.startsDeg[i]!, 4),
    })),
    grahas: GRAHA_IDS.map((graha) => {
      const deg = longitudes[graha];
      const houses = {
        wholeSign: countSigns(lagna, signIndexOf(deg)),
        sripati: houseOf(deg, sripati.startsDeg),
        kp: houseOf(deg, kp.startsDeg),
      };
      return {
        graha,
        ...at(deg),
        degree: formatDegree(deg),
        ...houses,
        strength: round(effectOf(deg, houses.sripati - 1, middles, sripati.startsDeg), 3),
        moves: new Set(Object.values(houses)).size > 1,
      };
    }),
  };
}

/** How much of a house a planet gives: all at the middle, nothing at the edge. */
function effectOf(
  deg: number,
  house: number,
  middles: readonly number[],
  starts: readonly number[],
): number {
  const fromMiddle = signedDeg(deg - middles[house]!);
  const edge = fromMiddle < 0 ? starts[house]! : starts[(house + 1) % 12]!;
  const half = Math.abs(signedDeg(edge - middles[house]!));
  return Math.max(0, 1 - Math.abs(fromMiddle) / half);
}
