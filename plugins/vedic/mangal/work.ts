import { civilOfBirth, anyValue, type Candidates, type Given } from "#sdk";
import type { CivilMoment } from "#time";
import { type Marker, birthTimes } from "../core/birth_times.ts";
import { formatDegree, readNativity } from "../core/positions.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import { houseFrom, yogaChartOf } from "../core/yogas/chart.ts";
import { type Manglik, manglikOf } from "../core/yogas/doshas.ts";
import type { MangalAnswer, Paired } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawMangal as picture } from "./picture.ts";

const SEEN = ["sun", "moon", "mars", "jupiter", "venus", "mercury", "saturn"] as const;

export function run(chosen: Input, give: Given): MangalAnswer {
  const own = marsOf(give.civil(), chosen);
  const partner = chosen.partner ? marsOf(civilOfBirth(chosen.partner, "partner"), chosen) : null;
  return {
    signs: own.signs,
    mars: own.mars,
    dosha: own.dosha,
    partner: partner && { mars: partner.mars, dosha: partner.dosha },
    pair: partner && pairOf(own.dosha.value, partner.dosha.value),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes(
    SEEN.map(
      (id): Marker =>
        ({ longitudes }) =>
          signIndexOf(longitudes[id]),
    ),
  ),
  latitude: anyValue,
};

function marsOf(civil: CivilMoment, { ayanamsa, positions }: Input) {
  const school = { ayanamsa, positions, node: "mean", houseSystem: "wholeSign" } as const;
  const birth = readNativity(civil, school);
  const chart = yogaChartOf(birth, birth.angles?.lagnaDeg ?? null, null);
  const { lagna, signs } = chart;
  return {
    signs: {
      lagna: lagna === null ? null : signIdAt(lagna),
      moon: signIdAt(signs.moon),
      venus: signIdAt(signs.venus),
    },
    mars: {
      sign: signIdAt(signs.mars),
      degree: formatDegree(birth.longitudes.mars),
      dignity: chart.dignities.mars,
      fromLagna: lagna === null ? null : houseFrom(chart, lagna, "mars"),
      fromMoon: houseFrom(chart, signs.moon, "mars"),
      fromVenus: houseFrom(chart, signs.venus, "mars"),
    },
    dosha: manglikOf(chart),
  };
}

/** Mars in both charts, or in neither, is even; a cancelled one weighs little. */
function pairOf(one: Manglik, other: Manglik): Paired {
  if (one === "none" && other === "none") return "neither";
  if (one !== "none" && other !== "none") return "balanced";
  return one === "present" || other === "present" ? "oneSided" : "eased";
}
