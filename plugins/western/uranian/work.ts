import type { Captions, Given, Lang } from "#sdk";
import { CHART_PLANETS, normalizeDeg, URANIAN_POINTS } from "#sky";
import { nodeBody } from "../core/conventions.ts";
import { readNativity } from "../core/nativity.ts";
import type { PointId } from "../core/points.ts";
import { requireTime } from "../core/return_chart.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { drawDialOf } from "../cosmobiology/picture.ts";
import { midpointContacts, picturesOf, type Point } from "../cosmobiology/rules.ts";
import type { UranianAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { firstCusps, houseFrom, missOnDial } from "./rules.ts";
import type { UranianWords } from "./words/en.ts";

const ORB_DEG = 1;

const SUM_ORB_DEG = 0.5;

const SENSITIVE_ORB_DEG = 0.25;

const MOST = 40;

const HAMBURG: ReadonlySet<string> = new Set(URANIAN_POINTS);

const PERSONAL: readonly PointId[] = ["sun", "moon", "ascendant", "midheaven", "ariesPoint"];

export function run(chosen: Input, give: Given): UranianAnswer {
  const node = nodeBody(chosen.node);
  const bodies = [...CHART_PLANETS, node, ...URANIAN_POINTS];
  const chart = readNativity(give.civil(), bodies, "wholeSign");
  requireTime(chart);
  const { positions, houses } = chart;
  const dial = Number(chosen.dial);
  const orb = chosen.orbDeg ?? ORB_DEG;
  const points: readonly Point[] = [
    ...bodies.flatMap((id): Point[] => (positions[id] ? [[id, positions[id].longitudeDeg]] : [])),
    ...(houses
      ? ([
          ["ascendant", houses.ascendantDeg],
          ["midheaven", houses.midheavenDeg],
        ] as const)
      : []),
    ["ariesPoint", 0],
  ];
  const first = firstCusps({
    sun: positions.sun!.longitudeDeg,
    moon: positions.moon!.longitudeDeg,
    node: positions[node]!.longitudeDeg,
    ascendant: houses?.ascendantDeg ?? null,
    midheaven: houses?.midheavenDeg ?? null,
  });
  const told = points.filter(([id]) => HAMBURG.has(id) || PERSONAL.includes(id));
  return {
    points: points
      .map(([point, deg]) => ({
        point,
        ...placeOf(deg),
        latitudeDeg: round(positions[point as keyof typeof positions]?.latitudeDeg ?? 0),
        dialDeg: round(normalizeDeg(deg) % dial),
        houses: first.map(([kind, cusp]) => ({ kind, house: houseFrom(cusp, deg) })),
      }))
      .sort((a, b) => a.dialDeg - b.dialDeg),
    contacts: contactsOf(points, dial, orb),
    axes: midpointContacts(told, points, () => orb)
      .slice(0, MOST)
      .map(({ point, a, b, orbDeg }) => ({
        point,
        pair: [a, b] as [PointId, PointId],
        orbDeg: round(orbDeg, 4),
      })),
    sums: picturesOf(points, SUM_ORB_DEG)
      .filter(({ a, b, c, d }) => [a, b, c, d].some((id) => HAMBURG.has(id)))
      .slice(0, MOST)
      .map((one) => ({ ...one, orbDeg: round(one.orbDeg, 4) })),
    sensitive: sensitiveOf(points).slice(0, MOST),
    unavailable: chart.unavailable,
  };
}

export function picture(
  result: UranianAnswer,
  { picture }: UranianWords,
  lang: Lang,
  captions: Captions,
) {
  return drawDialOf(
    "uranian",
    result.points.map(({ point, longitudeDeg }) => ({ point, dialDeg: longitudeDeg % 90 })),
    { ...picture, desc: picture.desc(result) },
    lang,
    captions,
  );
}

/** Pairs with a Hamburg point that fall together on the dial. */
function contactsOf(points: readonly Point[], dial: number, orb: number) {
  return points
    .flatMap(([a, one], i) =>
      points.slice(i + 1).flatMap(([b, other]) => {
        if (!HAMBURG.has(a) && !HAMBURG.has(b)) return [];
        const orbDeg = missOnDial(one, other, dial);
        return orbDeg <= orb ? [{ a, b, orbDeg: round(orbDeg, 4) }] : [];
      }),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}

/** Points A + B − C with a Hamburg point in them that fall on a personal point. */
function sensitiveOf(points: readonly Point[]) {
  const personal = points.filter(([id]) => PERSONAL.includes(id));
  return points
    .flatMap(([a, one], i) =>
      points.slice(i + 1).flatMap(([b, other]) =>
        points.flatMap(([c, third]) => {
          if (c === a || c === b || ![a, b, c].some((id) => HAMBURG.has(id))) return [];
          const deg = normalizeDeg(one + other - third);
          return personal.flatMap(([on, at]) => {
            const orbDeg = separationOf(deg, at);
            const own = on === a || on === b || on === c;
            return own || orbDeg > SENSITIVE_ORB_DEG
              ? []
              : [{ a, b, c, ...placeOf(deg), on, orbDeg: round(orbDeg, 4) }];
          });
        }),
      ),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
