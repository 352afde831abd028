/** The sahams of a chart as answers give them. */
import { SIGN_LORDS } from "../../core/grahas.ts";
import { formatDegree, round } from "../../core/positions.ts";
import { countSigns, signIdAt, signIndexOf } from "../../core/signs.ts";
import type { TajikaPoints } from "../points.ts";
import { SAHAM, sahamsOf, type Between } from "./rules.ts";

/** Each with its sign, its house from the lagna, and where its lord stands. */
export function reportSahams(points: TajikaPoints, between: Between) {
  const found = sahamsOf(points, between);
  const lagna = signIndexOf(points.longitudes.lagna);
  return SAHAM.ids.map((saham) => {
    const sign = signIndexOf(found[saham]);
    const lord = SIGN_LORDS[sign]!;
    return {
      saham,
      longitudeDeg: round(found[saham], 4),
      sign: signIdAt(sign),
      degree: formatDegree(found[saham]),
      house: countSigns(lagna, sign),
      lord,
      lordHouse: countSigns(lagna, signIndexOf(points.longitudes[lord])),
    };
  });
}
