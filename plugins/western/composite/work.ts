import type { Given } from "#sdk";
import { type Body, houseOf } from "#sky";
import { domicileLordOf, signAt } from "#lore";
import { type Aspectable, aspectsAmong } from "../core/aspects.ts";
import { nodeBody } from "../core/conventions.ts";
import { type Nativity, readNativity, utcOf } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { reportAspect } from "../core/shapes.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { CompositeAnswer } from "./answer.ts";
import { davisonChart, type Joined, joinedOf, midpointChart } from "./charts.ts";
import type { Input } from "./input.ts";

export { drawComposite as picture } from "./picture.ts";

export function run(
  { method, houses: school, houseSystem, node }: Input,
  give: Given,
): CompositeAnswer {
  const bodies: readonly Body[] = [...MODERN.ids, nodeBody(node)];
  const chartOf = (who: "a" | "b") => readNativity(give.civil(who), bodies, houseSystem);
  const [a, b] = [chartOf("a"), chartOf("b")];
  const middle = method === "davison" ? davisonChart(a, b, bodies, houseSystem) : null;
  const joined = middle ? joinedOf(middle, bodies) : midpointChart(a, b, bodies, school);
  return {
    method,
    timesKnown: { a: a.timeKnown, b: b.timeKnown },
    ...reportJoined(joined, middle !== null),
    davison: middle && reportMiddle(middle),
    unavailable: middle ? middle.unavailable : [...a.unavailable, ...b.unavailable],
  };
}

function reportJoined({ points, houses }: Joined, moves: boolean) {
  const angles: readonly Aspectable[] = houses
    ? [
        { id: "ascendant", longitudeDeg: houses.ascendantDeg, speed: 0 },
        { id: "midheaven", longitudeDeg: houses.midheavenDeg, speed: 0 },
      ]
    : [];
  const rising = houses && signAt(houses.ascendantDeg);
  return {
    bodies: points.map(({ id, longitudeDeg, speed }) => ({
      body: id as Body,
      ...placeOf(longitudeDeg),
      house: houses && houseOf(longitudeDeg, houses.cuspsDeg),
      retrograde: moves ? speed < 0 : null,
    })),
    angles: houses && {
      ascendant: placeOf(houses.ascendantDeg),
      midheaven: placeOf(houses.midheavenDeg),
    },
    houses: houses && reportCusps(houses),
    ruler: rising && domicileLordOf(rising),
    aspects: aspectsAmong([...points, ...angles], "modern").map((one) => reportAspect(one)),
  };
}

function reportCusps({ system, used, cuspsDeg }: NonNullable<Joined["houses"]>) {
  return {
    system,
    used,
    substitution:
      system === used ? null : ({ code: "polarHouses", with: { system, used } } as const),
    cusps: cuspsDeg.map((cusp, i) => ({ house: i + 1, ...placeOf(cusp) })),
  };
}

function reportMiddle({ julianDayUt, place }: Nativity) {
  return {
    utc: utcOf(julianDayUt),
    julianDayUt: round(julianDayUt, 6),
    latitude: place && round(place.latitudeDeg, 4),
    longitude: place && round(place.longitudeDeg, 4),
  };
}
