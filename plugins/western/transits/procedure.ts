import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { searchBetween } from "#sky";
import { signAt, type Sign } from "#lore";
import { PTOLEMAIC } from "../core/aspects.ts";
import { CHART_REFUSALS, readNativity, type Nativity } from "../core/nativity.ts";
import {
  ascendantVerdict,
  birthTimeOmittable,
  PLACE_OMITTABLE,
  signVerdict,
} from "../core/omission.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { readSpan, SPAN_REFUSALS } from "../core/span.ts";
import { placeOf } from "../core/zodiac.ts";
import { answer, type TransitsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawTransits } from "./picture.ts";
import { contactsOf, housePassed, type Natal } from "./rules.ts";
import type { TransitsWords } from "./words/en.ts";

/** Ten years, a year and a half with the Moon. */
const MOST_DAYS = 3660;
const MOST_MOON_DAYS = 550;
/** Planets whose contacts last long enough to be remembered, where none are named. */
const LASTING: readonly Modern[] = ["mars", "jupiter", "saturn", "uranus", "neptune", "pluto"];
/** Without a time of birth the Moon may stand six degrees off. */
const TIMELESS = MODERN.ids.filter((id) => id !== "moon");

/** Transits to a birth over a span. */
export const transitsCalculate = defineProcedure({
  name: "transits.calculate",
  tradition: "western",
  words: wordsIn<TransitsWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/transits.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: [...TIMELESS.map((id) => `/signs/${id}`), "/signs/moon", "/signs/ascendant"],
      verdictsOf: () => ({
        ...Object.fromEntries(MODERN.ids.map((id) => [`/signs/${id}`, signVerdict(id)])),
        "/signs/ascendant": ascendantVerdict(),
      }),
    }),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...SPAN_REFUSALS],
  input,
  output: answer,
  run(chosen, give): TransitsAnswer {
    const chart = readNativity(give.civil(), MODERN.ids, chosen.houseSystem);
    const planets = chosen.planets ?? LASTING;
    const most = planets.includes("moon") ? MOST_MOON_DAYS : MOST_DAYS;
    const { fromUt, toUt, when } = readSpan(chosen, most);
    if (toUt > chart.julianDayUt + 200 * 365.25) {
      throw new Refusal("span-too-long", { days: Math.round(toUt - fromUt), most });
    }
    const search = searchBetween(fromUt, toUt);
    const natal = natalOf(chart);
    const found = planets.flatMap((planet) =>
      contactsOf(search, planet, natal, chosen.aspects ?? PTOLEMAIC.ids, Number(chosen.orb)),
    );
    const moment = (at: number | null) => (at === null ? null : when(at));
    return {
      signs: signsOf(chart),
      contacts: found
        .sort((a, b) => a.passes[0]!.julianDayUt - b.passes[0]!.julianDayUt)
        .map(({ planet, aspect, natal: point, begins, ends, passes }) => ({
          planet,
          aspect,
          natal: point,
          begins: moment(begins),
          ends: moment(ends),
          passes: passes.map(({ julianDayUt, angleDeg, motion }) => ({
            ...when(julianDayUt),
            ...placeOf(angleDeg),
            motion,
          })),
        })),
      houses:
        chart.houses &&
        planets
          .flatMap((planet) =>
            search
              .longitudes(planet, chart.houses!.cuspsDeg)
              .map((passage) => ({ planet, passage })),
          )
          .sort((a, b) => a.passage.julianDayUt - b.passage.julianDayUt)
          .map(({ planet, passage }) => ({
            planet,
            house: housePassed(passage, chart.houses!.cuspsDeg),
            ...when(passage.julianDayUt),
            motion: passage.motion,
          })),
      stations: planets
        .filter((planet) => planet !== "sun" && planet !== "moon")
        .flatMap((planet) => search.stations(planet).map((one) => ({ planet, one })))
        .sort((a, b) => a.one.julianDayUt - b.one.julianDayUt)
        .map(({ planet, one }) => ({
          planet,
          turns: one.turns,
          ...when(one.julianDayUt),
          ...placeOf(one.longitudeDeg),
        })),
    };
  },
  asks: byBirth,
  picture: drawTransits,
  examples: [
    {
      title: "Saturn squares a Sun at 6°31′ Libra three times",
      input: {
        birthDate: "2000-09-29",
        birthTime: "08:54:08",
        timezone: "UTC",
        from: "2032-06-03",
        to: "2035-02-27",
        planets: ["saturn"],
        aspects: ["square"],
      },
      expect: { signs: { sun: { id: "libra" } } },
      source: "Swiss Ephemeris 2.10.03: 21 September and 15 November 2032, 29 May 2033",
    },
  ],
  references: [
    { title: "Planets in Transit", author: "Robert Hand", year: "1976" },
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "IV.10" },
  ],
});

/** The points of a birth that are aspected: those that its time settles. */
function natalOf(chart: Nativity): readonly Natal[] {
  const ids = chart.timeKnown ? MODERN.ids : TIMELESS;
  const planets = ids.map((point) => ({
    point,
    longitudeDeg: chart.positions[point]!.longitudeDeg,
  }));
  if (!chart.houses) return planets;
  const { ascendantDeg, midheavenDeg } = chart.houses;
  return [
    ...planets,
    { point: "ascendant", longitudeDeg: ascendantDeg },
    { point: "midheaven", longitudeDeg: midheavenDeg },
  ];
}

function signsOf(chart: Nativity): TransitsAnswer["signs"] {
  const signs: Partial<Record<Modern | "ascendant", Sign>> = Object.fromEntries(
    MODERN.ids.map((id) => [id, signAt(chart.positions[id]!.longitudeDeg)]),
  );
  return chart.houses ? { ...signs, ascendant: signAt(chart.houses.ascendantDeg) } : signs;
}
