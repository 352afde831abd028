import { Refusal } from "#sdk";
import { lunarEclipses, type Place, solarEclipses } from "#sky";
import { readSpan } from "../core/span.ts";
import type { EclipsesAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { reportLunar, reportSolar } from "./report.ts";

export { drawEclipses as picture } from "./picture.ts";

/** Twenty years and a little. */
const MOST_DAYS = 7320;

export function run(chosen: Input): EclipsesAnswer {
  const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
  const place = placeOfInput(chosen);
  const listed = [...solarEclipses(fromUt, toUt), ...lunarEclipses(fromUt, toUt)]
    .filter(({ type }) => type !== "penumbral" || chosen.penumbral === "listed")
    .sort((a, b) => a.greatest.julianDayUt - b.greatest.julianDayUt);
  return {
    eclipses: listed.map((one) =>
      one.kind === "solar" ? reportSolar(one, place, when) : reportLunar(one, place, when),
    ),
  };
}

function placeOfInput({ latitude, longitude }: Input): Place | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? "latitude" : "longitude";
    throw new Refusal("place-incomplete", { missing });
  }
  return { latitudeDeg: latitude, longitudeDeg: longitude };
}
