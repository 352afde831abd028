import { type Given, Refusal } from "#sdk";
import { houseOf, normalizeDeg, skyAt, starOf } from "#sky";
import { toJulianDay } from "#time";
import { CLASSICAL, type Classical } from "#lore";
import { almutensOf, dispositorsOf, lordsOf } from "../core/dignities.ts";
import { longitudeOf } from "../core/drawn.ts";
import { STARS_OF_STRENGTH, type StrengthChart, strengthOf } from "../core/strength.ts";
import { placeOf } from "../core/zodiac.ts";
import { RECEIVED_BY, type StrengthsAnswer } from "./answer.ts";
import { placesOfBirth } from "./birth.ts";
import type { Input } from "./input.ts";

export { drawStrengths as picture } from "./picture.ts";

const FIVE_DEGREES = 5;

export function run(asked: Input, give: Given): StrengthsAnswer {
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
}

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
