import type { Given } from "#sdk";
import { type Passage, searchBetween } from "#sky";
import { readNativity } from "../core/nativity.ts";
import { placeOfReturn, reportReturn, requireTime } from "../core/return_chart.ts";
import { readSpan } from "../core/span.ts";
import { placeOf } from "../core/zodiac.ts";
import type { PlanetReturnsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawReturns as picture } from "./picture.ts";

/** A hundred years, and ten for the Moon. */
const MOST_DAYS = 36525;

const MOST_MOON_DAYS = 3660;

/** Passes of one return lie nearer together than this; the Moon's returns are all single. */
const SAME_RETURN_DAYS = 300;

export function run(chosen: Input, give: Given): PlanetReturnsAnswer {
  const { body, houseSystem } = chosen;
  const chart = readNativity(give.civil(), [body], houseSystem);
  requireTime(chart);
  const most = body === "moon" ? MOST_MOON_DAYS : MOST_DAYS;
  const { fromUt, toUt, when } = readSpan(chosen, most);
  const natalDeg = chart.positions[body]!.longitudeDeg;
  const place = placeOfReturn(chosen, chart);
  const found = searchBetween(fromUt, toUt).longitudes(body, [natalDeg]);
  return {
    body,
    natal: placeOf(natalDeg),
    returns: numbered(found, body === "moon").map(({ passage, pass, passes }) => ({
      ...when(passage.julianDayUt),
      motion: passage.motion,
      pass,
      passes,
      chart: reportReturn(passage.julianDayUt, place, houseSystem),
    })),
  };
}

/** Which pass of which return each is. */
function numbered(found: readonly Passage[], single: boolean) {
  const groups: Passage[][] = [];
  for (const passage of found) {
    const last = groups.at(-1)?.at(-1);
    const same = last && !single && passage.julianDayUt - last.julianDayUt < SAME_RETURN_DAYS;
    if (same) groups.at(-1)!.push(passage);
    else groups.push([passage]);
  }
  return groups.flatMap((group) =>
    group.map((passage, i) => ({ passage, pass: i + 1, passes: group.length })),
  );
}
