import { defineProcedure, Refusal, wordsIn, type Give } from "#sdk";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { round, siderealMoonAt, utcOf } from "../../core/positions.ts";
import { pointsOfBirth, solarReturn, TAJIKA_REFUSALS } from "../points.ts";
import { answer, type MuddaAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawMudda } from "./picture.ts";
import { muddaOf, patyayiniOf } from "./rules.ts";
import type { MuddaWords } from "./words/en.ts";

const SIDEREAL_YEAR = 365.256363;
const PARTS = 360;

/** The periods of a year by Mudda and by Patyayini. */
export const tajikaMuddaDasha = defineProcedure({
  name: "tajika.muddaDasha",
  tradition: "tajika",
  words: wordsIn<MuddaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/tajika.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: TAJIKA_REFUSALS,
  input,
  output: answer,
  run(chosen, give): MuddaAnswer {
    const { longitudes } = chosen;
    if (longitudes) {
      return {
        yearDays: SIDEREAL_YEAR,
        mudda: [],
        patyayini: patyayiniOf({ longitudes }, SIDEREAL_YEAR).map(({ lord, days }) => ({
          lord,
          days: round(days, 4),
          start: null,
          end: null,
        })),
      };
    }
    if (chosen.birthDate === undefined) throw new Refusal("chart-needed");
    return ofBirth(chosen, give);
  },
  picture: drawMudda,
  examples: [
    {
      title: "a drawn annual chart",
      input: {
        longitudes: {
          sun: 269.8422,
          moon: 218.9101,
          mars: 268.6733,
          mercury: 265.1886,
          jupiter: 85.3621,
          venus: 271.6474,
          saturn: 332.8468,
          lagna: 0.2143,
        },
      },
      expect: {
        patyayini: [
          { lord: { id: "lagna" }, days: 2.623 },
          { lord: { id: "venus" }, days: 17.541 },
          { lord: { id: "saturn" }, days: 14.68 },
          { lord: { id: "moon" }, days: 74.212 },
          { lord: { id: "mercury" }, days: 199.242 },
          { lord: { id: "jupiter" }, days: 2.124 },
          { lord: { id: "mars" }, days: 40.528 },
          { lord: { id: "sun" }, days: 14.307 },
        ],
      },
      tolerance: 0.01,
      source: "rule; PyJHora within half a day",
    },
  ],
  references: [
    { title: "Tajika Nilakanthi", author: "Nilakantha Daivajna", year: "1587", part: "dashas" },
  ],
});

function ofBirth(chosen: Input, give: Give<never>): MuddaAnswer {
  const civil = give.civil();
  const completed = chosen.ageYear ?? 0;
  const points = pointsOfBirth(civil, completed, chosen);
  const begins = points.julianDayUt;
  const yearDays = solarReturn(civil, completed + 1, chosen.ayanamsa) - begins;
  const moon = siderealMoonAt(civil.julianDayTt, chosen.ayanamsa, "apparent");
  let [mudda, patya] = [begins, begins];
  return {
    yearDays: round(yearDays),
    mudda: muddaOf(nakshatraIndexOf(moon) + 1, completed).map(({ lord, years: parts }) => {
      const start = mudda;
      mudda += (parts / PARTS) * yearDays;
      return { lord, parts, days: round(mudda - start, 4), start: utcOf(start), end: utcOf(mudda) };
    }),
    patyayini: patyayiniOf(points, yearDays).map(({ lord, days }) => {
      const start = patya;
      patya += days;
      return { lord, days: round(days, 4), start: utcOf(start), end: utcOf(patya) };
    }),
  };
}
