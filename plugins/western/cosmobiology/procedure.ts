import { defineProcedure, wordsIn } from "#sdk";
import { normalizeDeg } from "#sky";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type CosmobiologyAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawDial } from "./picture.ts";
import {
  bodiesOf,
  DEFAULT_ORB_DEG,
  directedTo,
  leadingOf,
  orbOf,
  pointsOf,
  reportAxis,
} from "./points.ts";
import { midpointContacts, picturesOf } from "./rules.ts";
import type { CosmobiologyWords } from "./words/en.ts";

const PICTURE_ORB_DEG = 0.5;
const MOST_SUMS = 120;

/** The chart by midpoints on the 90° dial. */
export const cosmobiologyCompute = defineProcedure({
  name: "cosmobiology.compute",
  tradition: "uranian",
  words: wordsIn<CosmobiologyWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/cosmobiology.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: ["/leading"],
      verdictsOf: (given) => {
        const chosen = given as Input;
        return {
          "/leading": (at) =>
            leadingOf(
              pointsOf(chosen, (id) => at.placeOf(id), at.angles()),
              chosen,
            ),
        };
      },
      everyHours: 2,
    }),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  run(chosen, give): CosmobiologyAnswer {
    const civil = give.civil();
    const chart = readNativity(civil, bodiesOf(chosen), "wholeSign");
    const points = pointsOf(chosen, (id) => chart.positions[id], chart.houses);
    const contacts = midpointContacts(points, points, orbOf(chosen));
    return {
      dial: points
        .map(([point, longitude]) => ({
          point,
          ...placeOf(longitude),
          dialDeg: round(normalizeDeg(longitude) % 90),
          sort45Deg: round(normalizeDeg(longitude) % 45),
        }))
        .sort((a, b) => a.dialDeg - b.dialDeg),
      trees: Object.fromEntries(
        points.map(([id]) => [id, contacts.filter(({ point }) => point === id).map(reportAxis)]),
      ),
      sums: picturesOf(points, PICTURE_ORB_DEG)
        .slice(0, MOST_SUMS)
        .map((one) => ({ ...one, orbDeg: round(one.orbDeg, 4) })),
      directed:
        chosen.targetDate === undefined
          ? null
          : directedTo(chosen.targetDate, chosen, civil, points),
      leading: leadingOf(points, chosen),
      orbDeg: chosen.orbDeg ?? DEFAULT_ORB_DEG,
      unavailable: chart.unavailable,
    };
  },
  picture: drawDial,
  examples: [
    {
      title: "the dial of 10 June 1990",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        orbDeg: 0.11,
      },
      expect: {
        trees: {
          mercury: [{ pair: [{ id: "sun" }, { id: "midheaven" }], orbDeg: 0.101 }],
          saturn: [{ pair: [{ id: "mars" }, { id: "ascendant" }], orbDeg: 0.101 }],
        },
      },
      tolerance: 0.01,
      source: "Positions: Swiss Ephemeris 2.10.03; midpoints by formula",
    },
  ],
  references: [
    {
      title: "The Combination of Stellar Influences",
      author: "Reinhold Ebertin",
      year: "1940",
    },
    { title: "Regelwerk für Planetenbilder", author: "A. Witte and L. Lefeldt", year: "1928" },
  ],
});
