import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { houseOf, normalizeDeg, skyAt, starOf } from "#sky";
import { toJulianDay } from "#time";
import { CLASSICAL, type Classical } from "#lore";
import { almutensOf, dispositorsOf, lordsOf } from "../core/dignities.ts";
import { longitudeOf } from "../core/drawn.ts";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { STARS_OF_STRENGTH, strengthOf, type StrengthChart } from "../core/strength.ts";
import { placeOf } from "../core/zodiac.ts";
import { answer, RECEIVED_BY, type StrengthsAnswer } from "./answer.ts";
import { placesOfBirth } from "./birth.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawStrengths } from "./picture.ts";
import type { StrengthsWords } from "./words/en.ts";

const FIVE_DEGREES = 5;

/** Lilly's tally of a birth, or of a chart that is given in signs and degrees. */
export const dignitiesScore = defineProcedure({
  name: "dignities.score",
  tradition: "traditional-western",
  words: wordsIn<StrengthsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/horary.svg",
  conventions: CONVENTIONS,
  reads: "birth",
  refusals: [...CHART_REFUSALS, "no-planets"],
  input,
  output: answer,
  run(asked, give): StrengthsAnswer {
    const chosen =
      asked.birthDate === undefined ? asked : { ...asked, ...placesOfBirth(asked, give.civil()) };
    const given = CLASSICAL.ids.filter((id) => chosen[id]);
    if (given.length === 0 && !chosen.degrees) throw new Refusal("no-planets");
    const chart = chartOf(chosen, given);
    const planets = given.map((planet) => {
      const { rows, ...points } = strengthOf(planet, chart, chosen);
      const { longitudeDeg, house } = chart.places[planet]!;
      return {
        planet,
        ...placeOf(longitudeDeg),
        house,
        ...points,
        strength: rows.map(({ id, points: worth }) => ({ line: id, points: worth })),
      };
    });
    const most = Math.max(...planets.map(({ net }) => net));
    const first = planets.filter(({ net }) => net === most);
    return {
      planets,
      receptions: receptionsOf(chosen, chart, given),
      dispositors:
        given.length === CLASSICAL.ids.length
          ? dispositorsOf(
              Object.fromEntries(given.map((id) => [id, chart.places[id]!.longitudeDeg])) as Record<
                Classical,
                number
              >,
            )
          : { final: [], loops: [] },
      degrees: degreesOf(chosen),
      almuten: first.length === 1 && planets.length > 1 ? first[0]!.planet : null,
      leftOut: leftOutOf(chosen, given),
    };
  },
  picture: drawStrengths,
  examples: [
    {
      title: "the merchant of 1616",
      input: {
        saturn: { sign: "taurus", degree: 9.03, motion: -0.03 },
        jupiter: { sign: "sagittarius", degree: 21.92, motion: 0.2 },
        mars: { sign: "leo", degree: 0.9, motion: 0.6 },
        sun: { sign: "libra", degree: 6.62, motion: 1 },
        venus: { sign: "libra", degree: 6.9, motion: 1.2 },
        mercury: { sign: "libra", degree: 3.57, motion: 1.5 },
        moon: { sign: "gemini", degree: 1.73, motion: 14 },
        northNode: { sign: "pisces", degree: 5.83 },
        byDay: true,
        year: 1616,
      },
      expect: { almuten: { id: "venus" }, leftOut: [{ id: "houses" }] },
      source: "W. Lilly, Christian Astrology (1647), pp. 742-745: Venus is the strongest",
    },
    {
      title: "the almuten of a degree of Capricorn",
      input: {
        byDay: true,
        degrees: [{ sign: "capricorn", degree: 12.427 }],
        bounds: "egyptian",
        triplicity: "dorothean",
      },
      expect: { degrees: [{ almuten: [{ id: "mars" }, { id: "saturn" }] }] },
      source: "The program caelus: Mars and Saturn with five points each",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "pp. 101-115" },
  ],
});

function chartOf(chosen: Input, given: readonly Classical[]): StrengthChart {
  const { cusps, northNode, year } = chosen;
  const cuspsDeg = cusps?.map(longitudeOf);
  const places = Object.fromEntries(
    given.map((id) => {
      const longitudeDeg = longitudeOf(chosen[id]!);
      return [
        id,
        {
          longitudeDeg,
          speedDegPerDay: chosen[id]!.motion ?? null,
          house: cuspsDeg ? housed(longitudeDeg, cuspsDeg) : null,
        },
      ];
    }),
  );
  const sky = year === undefined ? null : skyAt(toJulianDay({ year, month: 7, day: 1 }, 0.5));
  return {
    places,
    isDay: chosen.byDay ?? null,
    northNodeDeg: northNode ? longitudeOf(northNode) : null,
    stars:
      sky &&
      (Object.fromEntries(
        STARS_OF_STRENGTH.map((star) => [star, starOf(sky, star).longitudeDeg]),
      ) as NonNullable<StrengthChart["stars"]>),
  };
}

function housed(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const house = houseOf(longitudeDeg, cuspsDeg);
  const ahead = normalizeDeg(cuspsDeg[house % 12]! - longitudeDeg);
  return ahead < FIVE_DEGREES ? (house % 12) + 1 : house;
}

/** Pairs each of which stands in one and the same dignity of the other. */
function receptionsOf(
  chosen: Input,
  { places, isDay }: StrengthChart,
  given: readonly Classical[],
): StrengthsAnswer["receptions"] {
  const lords = (id: Classical) => lordsOf(places[id]!.longitudeDeg, isDay, chosen);
  return given.flatMap((a, i) =>
    given
      .slice(i + 1)
      .flatMap((b) =>
        RECEIVED_BY.ids
          .filter((by) => lords(a)[by] === b && lords(b)[by] === a)
          .map((by) => ({ a, b, by })),
      ),
  );
}

/** The almutens of the degrees asked for; of a chart with cusps else those of its angles. */
function degreesOf(chosen: Input): StrengthsAnswer["degrees"] {
  const { degrees, cusps, byDay = null } = chosen;
  const places = degrees ?? (cusps ? [cusps[0]!, cusps[9]!] : []);
  return places.map((one) => {
    const { points, almuten } = almutensOf(longitudeOf(one), byDay, chosen);
    return { ...placeOf(longitudeOf(one)), points, almuten };
  });
}

function leftOutOf(chosen: Input, given: readonly Classical[]): StrengthsAnswer["leftOut"] {
  const parts = [
    [chosen.cusps === undefined, "houses"],
    [given.some((id) => chosen[id]!.motion === undefined), "motions"],
    [chosen.year === undefined, "stars"],
    [chosen.northNode === undefined, "node"],
    [chosen.byDay === undefined, "sect"],
  ] as const;
  return parts.flatMap(([left, id]) => (left ? [id] : []));
}
