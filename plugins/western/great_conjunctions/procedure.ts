import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { toJulianDay } from "#time";
import { utcOf } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type GreatConjunctionsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawConjunctions } from "./picture.ts";
import { conjunctionsBetween, elementsOf } from "./rules.ts";
import type { GreatConjunctionsWords } from "./words/en.ts";

const MOST_YEARS = 500;
/** Before a span, to know the element of the last conjunction. */
const BEFORE_DAYS = 8000;

/** Conjunctions of Jupiter and Saturn in a span of years. */
export const greatConjunctionsList = defineProcedure({
  name: "greatConjunctions.list",
  tradition: "medieval",
  words: wordsIn<GreatConjunctionsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/great_conjunctions.svg",
  conventions: CONVENTIONS,
  refusals: ["years-reversed", "years-too-many"],
  input,
  output: answer,
  run({ fromYear, toYear, kind }): GreatConjunctionsAnswer {
    if (toYear < fromYear) throw new Refusal("years-reversed", { from: fromYear, to: toYear });
    const years = toYear - fromYear + 1;
    if (years > MOST_YEARS) throw new Refusal("years-too-many", { years, most: MOST_YEARS });
    const fromUt = toJulianDay({ year: fromYear, month: 1, day: 1 }, 0);
    const toUt = toJulianDay({ year: toYear + 1, month: 1, day: 1 }, 0);
    const found = conjunctionsBetween(kind, fromUt, toUt);
    const before = conjunctionsBetween(kind, fromUt - BEFORE_DAYS, fromUt).at(-1);
    const elements = elementsOf(found, before);
    return {
      conjunctions: found.map(({ julianDayUt, longitudeDeg, latitudeDeg, ...one }, i) => ({
        utc: utcOf(julianDayUt),
        ...placeOf(longitudeDeg),
        ...elements[i]!,
        latitudeApartDeg: latitudeDeg === null ? null : round(latitudeDeg, 4),
        ...one,
      })),
    };
  },
  picture: drawConjunctions,
  examples: [
    {
      title: "the threefold conjunction of 1940 and 1941",
      input: { fromYear: 1940, toYear: 1959 },
      expect: {
        conjunctions: [
          { longitudeDeg: 44.457, element: { id: "earth" }, passes: 3 },
          { longitudeDeg: 42.464, retrograde: true },
          { longitudeDeg: 39.122, pass: 3 },
        ],
      },
      tolerance: 0.005,
      source: "Swiss Ephemeris 2.10.03: 8 August and 20 October 1940, 15 February 1941",
    },
  ],
  references: [
    { title: "On the Great Conjunctions", author: "Abu Ma'shar", year: "9th century" },
    { title: "De Stella Nova", author: "Johannes Kepler", year: "1606" },
  ],
});
