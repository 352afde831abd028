import {
  Birth,
  defineProcedure,
  TextShape,
  Type,
  type Give,
  type InputOf,
  type Static,
} from "#old";
import { apparentPosition, CHART_PLANETS, normalizeDeg, URANIAN_POINTS, type Body } from "#sky";
import { NODE_CONVENTION, nodeBody } from "../core/conventions.ts";
import type { DaySky } from "../core/day_track.ts";
import { placeOf, round } from "../core/format.ts";
import { pointName, type PointId } from "../core/names.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { birthTimeOmittable, placeOmittable } from "../core/omission.ts";
import { nullable, PLACE, UnavailableShape } from "../core/shapes.ts";
import { readTarget, TARGET, TARGET_REFUSALS } from "../core/target_date.ts";
import { writeBrief } from "./brief.ts";
import { drawDial } from "./dial.ts";
import { midpointContacts, picturesOf, type MidpointContact, type Point } from "./rules.ts";

const DEFAULT_ORB_DEG = 1;
const WIDE_ORB_DEG = 1.5;
const PICTURE_ORB_DEG = 0.5;
const DIRECTED_ORB_DEG = 1 / 6;
const YEAR_DAYS = 365.24219;
const PERSONAL: ReadonlySet<PointId> = new Set<PointId>([
  "sun",
  "moon",
  "ascendant",
  "midheaven",
  "ariesPoint",
]);

const input = Type.Object({
  ...Birth,
  ...TARGET,
  orbDeg: Type.Optional(
    Type.Number({
      minimum: 0.1,
      maximum: 2,
      description: "Orb of midpoints; default 1°, and 1.5° for Sun, Moon and angles",
    }),
  ),
  ariesPoint: Type.Optional(
    Type.Boolean({ description: "Whether 0° Aries takes part; default false" }),
  ),
  transneptunians: Type.Optional(
    Type.Boolean({ description: "Whether the eight Hamburg points take part; default false" }),
  ),
});
const conventions = { node: NODE_CONVENTION } as const;
type Input = InputOf<typeof input, typeof conventions>;

const contact = {
  point: Type.String(),
  pair: Type.Tuple([Type.String(), Type.String()]),
  midpointDeg: Type.Number({ description: "Middle of the shorter arc" }),
  orbDeg: Type.Number(),
  contactDeg: Type.Integer({ description: "0, 90, 180 direct; 45, 135 indirect" }),
};
const output = Type.Object({
  dial: Type.Array(
    Type.Object({
      id: Type.String(),
      name: TextShape,
      ...PLACE,
      dialDeg: Type.Number({ description: "On the 90° dial" }),
      sort45Deg: Type.Number({ description: "On the 45° sort" }),
    }),
    { description: "In the order of the dial" },
  ),
  planetaryPictures: Type.Array(Type.Object(contact), {
    description: "Points on the axis of two others, closest first",
  }),
  trees: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({ pair: contact.pair, orbDeg: Type.Number(), contactDeg: Type.Integer() }),
    ),
    { description: "The same by point" },
  ),
  sums: Type.Array(
    Type.Object({
      a: Type.String(),
      b: Type.String(),
      c: Type.String(),
      d: Type.String(),
      orbDeg: Type.Number(),
    }),
    { description: "A + B = C + D within half a degree" },
  ),
  directed: nullable(
    Type.Object({
      date: Type.String(),
      arcDeg: Type.Number({ description: "Solar arc" }),
      contacts: Type.Array(Type.Object(contact), {
        description: "Directed points on natal axes within ten minutes of arc",
      }),
    }),
    "Null without a target date",
  ),
  leading: nullable(Type.String(), "The closest picture of the Sun: pair"),
  orbDeg: Type.Number(),
  unavailable: UnavailableShape,
});
export type CosmobiologyAnswer = Static<typeof output>;

/** The chart by midpoints on the 90° dial. */
export const cosmobiologyCompute = defineProcedure({
  name: "cosmobiology.compute",
  tradition: "uranian",
  title: { en: "Cosmobiology", zhHant: "宇宙生物學" },
  summary: {
    en: "90-degree dial, midpoint trees, planetary pictures and solar-arc contacts, read by combination",
    zhHant: "九十度盤、中點樹、行星圖像與太陽弧接觸，依組合解讀",
  },
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/cosmobiology.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable({
      says: {
        en: "No time of birth was given: points stand as at local noon. Ascendant and midheaven are left out, and the Moon's axes hold for noon alone.",
        zhHant: "未提供出生時刻：各點以當地正午計；上升與天頂從缺，月亮之軸僅適用於正午。",
      },
      fields: ["/leading"],
      verdictsOf: (given) => ({ "/leading": (at) => leadingAt(at, given as Input) }),
      everyHours: 2,
    }),
    latitude: placeOmittable({
      en: "No place was given: ascendant and midheaven are left out.",
      zhHant: "未提供出生地：上升與天頂從缺。",
    }),
  },
  refusals: { ...CHART_REFUSALS, ...TARGET_REFUSALS },
  input,
  output,
  run: compute,
  brief: writeBrief,
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
        planetaryPictures: [
          { point: "mercury", pair: ["sun", "midheaven"], orbDeg: 0.101 },
          { point: "saturn", pair: ["mars", "ascendant"], orbDeg: 0.101 },
        ],
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

function compute(chosen: Input, give: Give<never>): CosmobiologyAnswer {
  const civil = give.civil();
  const bodies = bodiesOf(chosen);
  const chart = readNativity(civil, bodies, "wholeSign");
  const points = pointsOf(chosen, bodies, (id) => chart.positions[id], chart.houses);
  const contacts = midpointContacts(points, points, orbOf(chosen));
  return {
    dial: points
      .map(([id, longitude]) => ({
        id,
        name: pointName(id),
        ...placeOf(longitude),
        dialDeg: round(normalizeDeg(longitude) % 90),
        sort45Deg: round(normalizeDeg(longitude) % 45),
      }))
      .sort((a, b) => a.dialDeg - b.dialDeg),
    planetaryPictures: contacts.map(report),
    trees: Object.fromEntries(
      points.map(([id]) => [
        id,
        contacts
          .filter(({ point }) => point === id)
          .map(report)
          .map(({ pair, orbDeg, contactDeg }) => ({ pair, orbDeg, contactDeg })),
      ]),
    ),
    sums: picturesOf(points, PICTURE_ORB_DEG)
      .slice(0, 120)
      .map((one) => ({ ...one, orbDeg: round(one.orbDeg, 4) })),
    directed:
      chosen.targetDate === undefined ? null : direct(chosen, chosen.targetDate, points, give),
    leading: leadingOf(contacts),
    orbDeg: chosen.orbDeg ?? DEFAULT_ORB_DEG,
    unavailable: chart.unavailable.map((one) => ({ ...one })),
  };
}

function bodiesOf(chosen: Input): readonly Body[] {
  return [
    ...CHART_PLANETS,
    nodeBody(chosen.node),
    ...(chosen.transneptunians ? URANIAN_POINTS : []),
  ];
}

function pointsOf(
  chosen: Input,
  bodies: readonly Body[],
  placeOfBody: (id: Body) => { readonly longitudeDeg: number } | null | undefined,
  angles: { readonly ascendantDeg: number; readonly midheavenDeg: number } | null,
): readonly Point[] {
  const points = bodies.flatMap((id): readonly Point[] => {
    const place = placeOfBody(id);
    return place ? [[id, place.longitudeDeg]] : [];
  });
  const onHorizon: readonly Point[] = angles
    ? [
        ["ascendant", angles.ascendantDeg],
        ["midheaven", angles.midheavenDeg],
      ]
    : [];
  return [...points, ...onHorizon, ...(chosen.ariesPoint ? [["ariesPoint", 0] as const] : [])];
}

function orbOf({ orbDeg }: Input): (id: PointId) => number {
  return (id) => orbDeg ?? (PERSONAL.has(id) ? WIDE_ORB_DEG : DEFAULT_ORB_DEG);
}

/** @param contacts closest first */
function leadingOf(contacts: readonly MidpointContact[]): string | null {
  const sun = contacts.find(({ point }) => point === "sun");
  return sun ? `${sun.a}/${sun.b}` : null;
}

function leadingAt(at: DaySky, chosen: Input): string | null {
  const points = pointsOf(chosen, bodiesOf(chosen), (id) => at.placeOf(id), at.angles());
  const sun = points.filter(([id]) => id === "sun");
  return leadingOf(midpointContacts(sun, points, orbOf(chosen)));
}

function report({ point, a, b, midpointDeg, orbDeg, contactDeg }: MidpointContact) {
  return {
    point: point as string,
    pair: [a, b] as [string, string],
    midpointDeg: round(midpointDeg, 4),
    orbDeg: round(orbDeg, 4),
    contactDeg,
  };
}

/** Points moved by the Sun's progressed motion, against the axes of birth. */
function direct(chosen: Input, date: string, points: readonly Point[], give: Give<never>) {
  const civil = give.civil();
  const target = readTarget(date, chosen.targetTime, chosen, civil);
  const days = (target.julianDayUt - civil.julianDayUt) / YEAR_DAYS;
  const sun = (at: number) => apparentPosition("sun", at).longitudeDeg;
  const arcDeg = normalizeDeg(sun(civil.julianDayTt + days) - sun(civil.julianDayTt));
  const moved = points.map(([id, longitude]): Point => [id, normalizeDeg(longitude + arcDeg)]);
  return {
    date,
    arcDeg: round(arcDeg),
    contacts: midpointContacts(moved, points, () => DIRECTED_ORB_DEG).map(report),
  };
}
