import { defineProcedure, wordsIn } from "#sdk";
import { searchBetween, type Passage } from "#sky";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { placeOfReturn, reportReturn, requireTime } from "../core/return_chart.ts";
import { readSpan, SPAN_REFUSALS } from "../core/span.ts";
import { placeOf } from "../core/zodiac.ts";
import { answer, type PlanetReturnsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawReturns } from "./picture.ts";
import type { PlanetReturnsWords } from "./words/en.ts";

/** A hundred years, and ten for the Moon. */
const MOST_DAYS = 36525;
const MOST_MOON_DAYS = 3660;
/** Passes of one return lie nearer together than this; the Moon's returns are all single. */
const SAME_RETURN_DAYS = 300;

/** When a body comes back to its place of birth, every pass of a retrograde loop among them. */
export const returnsPlanetary = defineProcedure({
  name: "returns.planetary",
  tradition: "western",
  words: wordsIn<PlanetReturnsWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/planet_returns.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed", ...SPAN_REFUSALS],
  input,
  output: answer,
  run(chosen, give): PlanetReturnsAnswer {
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
  },
  picture: drawReturns,
  examples: [
    {
      title: "Mercury's returns of 1947 to 1949",
      input: {
        birthDate: "1918-11-01",
        birthTime: "06:35",
        timezone: "UTC",
        body: "mercury",
        from: "1947-11-02",
        to: "1949-12-31",
      },
      expect: {
        natal: { longitudeDeg: 228.4077 },
        returns: [{ pass: 1 }, { motion: { id: "direct" } }, { motion: { id: "direct" } }],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03: 29 November 1947, 22 November 1948, 15 November 1949",
    },
  ],
  references: [
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
    { title: "Lunar Returns", author: "John Townley", year: "2003" },
  ],
});

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
