import { Birth, defineProcedure, oneOf, TextShape, Type, type Static } from "#old";
import { apparentPosition, BODIES, normalizeDeg, signedDeg, type Body, type Position } from "#sky";
import { toTt } from "#time";
import { NODE_CONVENTION, nodeBody } from "../core/conventions.ts";
import { placeOf, round } from "../core/format.ts";
import { MODERN, pointName } from "../core/names.ts";
import { CHART_REFUSALS, RADIAN, readNativity, utcOf } from "../core/nativity.ts";
import { birthTimeOmittable, type Verdict } from "../core/omission.ts";
import { nullable, PLACE, PlaceShape, UnavailableShape } from "../core/shapes.ts";
import { writeBrief } from "./brief.ts";
import { declinationAspects, excessOf, longitudeEquivalent, outOfBoundsSpan } from "./rules.ts";

const DEFAULT_ORB_DEG = 1;
/** Contacts by antiscion are read at half the orb of an aspect of longitude. */
const ANTISCIA_ORB_DEG = 1;

const output = Type.Object({
  obliquityDeg: Type.Number({ description: "True obliquity of the ecliptic of date, degrees" }),
  declinations: Type.Record(Type.String(), Type.Number(), {
    description: "Apparent declination by body, degrees, north positive",
  }),
  states: Type.Record(Type.String(), oneOf(["within", "outOfBounds"], "Against the obliquity"), {
    description: "Whether a body stands beyond the Sun's limit",
  }),
  moonRange: nullable(
    Type.Object({
      fromDeg: Type.Number({ description: "At the first minute of the day" }),
      toDeg: Type.Number({ description: "At the last minute" }),
    }),
    "Declination of the Moon over the day; null with a time",
  ),
  bodies: Type.Array(
    Type.Object({
      id: Type.String(),
      name: TextShape,
      ...PLACE,
      declinationDeg: Type.Number({ description: "North positive" }),
      declinationSpeed: Type.Number({ description: "Degrees a day" }),
      outOfBounds: Type.Boolean(),
      excessDeg: Type.Number({ description: "Beyond the obliquity, negative within it" }),
      outOfBoundsSpan: nullable(
        Type.Object({
          from: nullable(Type.String(), "UTC; null if more than 400 days before"),
          to: nullable(Type.String(), "UTC; null if more than 400 days after"),
        }),
        "When it left and came back; null within bounds",
      ),
      equivalent: nullable(PlaceShape, "Where the Sun has this declination; null out of bounds"),
      antiscion: PlaceShape,
      contraAntiscion: PlaceShape,
    }),
  ),
  outOfBounds: Type.Array(Type.String()),
  aspects: Type.Array(
    Type.Object({
      a: Type.String(),
      b: Type.String(),
      kind: oneOf(["parallel", "contraparallel"], "Same or opposite side of the equator"),
      orbDeg: Type.Number({ description: "Difference of the distances from the equator" }),
    }),
    { description: "In the order of the bodies" },
  ),
  antisciaContacts: Type.Array(
    Type.Object({
      a: Type.String({ description: "Body whose mirror point is hit" }),
      b: Type.String({ description: "Body that stands there" }),
      kind: oneOf(["antiscion", "contraAntiscion"], "Mirrored in the solstices or equinoxes"),
      orbDeg: Type.Number(),
    }),
    { description: "Within 1°" },
  ),
  midpoints: Type.Array(
    Type.Object({
      body: Type.String(),
      pair: Type.Tuple([Type.String(), Type.String()]),
      orbDeg: Type.Number({ description: "Distance of the body from the middle" }),
    }),
    { description: "Bodies within 0.25° of the middle of two declinations" },
  ),
  unavailable: UnavailableShape,
});
export type DeclinationAnswer = Static<typeof output>;

const boundsVerdict =
  (body: Body): Verdict =>
  (at) => {
    const place = at.placeOf(body);
    return place && stateOf(excessOf(place.declinationDeg, at.sky.frame.trueObliquity * RADIAN));
  };

/** Declinations, parallels, bodies out of bounds and mirror points. */
export const declinationCompute = defineProcedure({
  name: "declination.compute",
  tradition: "western",
  title: { en: "Declinations", zhHant: "赤緯" },
  summary: {
    en: "Declinations, parallels, out-of-bounds bodies with dates, longitude equivalents and antiscia",
    zhHant: "赤緯、平行與反平行、越界行星及起訖日、黃經等值與映點",
  },
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/declination.svg",
  reads: "birth",
  conventions: { node: NODE_CONVENTION },
  omittable: {
    birthTime: birthTimeOmittable({
      says: {
        en: "No time of birth was given: declinations are those of local noon. The Moon's changes by up to six degrees in the day.",
        zhHant: "未提供出生時刻：赤緯以當地正午計，月亮一日可差六度。",
      },
      fields: MODERN.map((id) => `/states/${id}`),
      verdictsOf: () =>
        Object.fromEntries(MODERN.map((id) => [`/states/${id}`, boundsVerdict(id)])),
    }),
  },
  refusals: CHART_REFUSALS,
  input: Type.Object({
    ...Birth,
    orbDeg: Type.Optional(
      Type.Number({
        minimum: 0.1,
        maximum: 2,
        description: "Widest difference of a parallel, degrees; default 1",
      }),
    ),
    bodies: Type.Optional(
      Type.Array(oneOf(BODIES, "A body"), {
        maxItems: BODIES.length,
        uniqueItems: true,
        description: "Bodies beside Sun to Pluto; default none",
      }),
    ),
    includeNode: Type.Optional(
      Type.Boolean({ description: "Whether the lunar node takes part; default false" }),
    ),
  }),
  output,
  run: ({ orbDeg = DEFAULT_ORB_DEG, bodies = [], node, includeNode = false }, give) => {
    const ids: readonly Body[] = [
      ...new Set<Body>([...MODERN, ...bodies, ...(includeNode ? [nodeBody(node)] : [])]),
    ];
    const chart = readNativity(give.civil(), ids, "wholeSign");
    const found = ids.flatMap((id): readonly (readonly [Body, Position])[] => {
      const position = chart.positions[id];
      return position ? [[id, position]] : [];
    });
    const declinations = found.map(([id, one]) => [id, one.declinationDeg] as const);
    const reported = found.map(([id, one]) =>
      reportBody(id, one, chart.obliquityDeg, chart.julianDayUt),
    );
    return {
      obliquityDeg: round(chart.obliquityDeg),
      declinations: Object.fromEntries(declinations.map(([id, value]) => [id, round(value)])),
      states: Object.fromEntries(
        found.map(([id, { declinationDeg }]) => [
          id,
          stateOf(excessOf(declinationDeg, chart.obliquityDeg)),
        ]),
      ),
      moonRange: chart.timeKnown ? null : moonRange(chart.julianDayUt),
      bodies: reported,
      outOfBounds: reported.filter((one) => one.outOfBounds).map(({ id }) => id),
      aspects: declinationAspects(declinations, orbDeg).map((one) => ({
        ...one,
        orbDeg: round(one.orbDeg),
      })),
      antisciaContacts: antisciaContacts(found),
      midpoints: midpoints(declinations),
      unavailable: chart.unavailable.map((one) => ({ ...one })),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "Moon and Uranus out of bounds on 10 June 1990",
      input: { birthDate: "1990-06-10", birthTime: "14:30", timezone: "UTC" },
      expect: {
        obliquityDeg: 23.442,
        declinations: { sun: 23.0228, moon: -24.9263, uranus: -23.5007, pluto: -1.2506 },
        outOfBounds: ["moon", "uranus"],
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Declination: The Other Dimension", author: "Kt Boehrer", year: "1994" },
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.14-15" },
  ],
});

function stateOf(excessDeg: number) {
  return excessDeg > 0 ? ("outOfBounds" as const) : ("within" as const);
}

function reportBody(id: Body, one: Position, obliquityDeg: number, julianDayUt: number) {
  const excessDeg = excessOf(one.declinationDeg, obliquityDeg);
  const outOfBounds = excessDeg > 0;
  const equivalent = longitudeEquivalent(one.declinationDeg, one.longitudeDeg, obliquityDeg);
  const span = outOfBounds ? outOfBoundsSpan(id, julianDayUt) : null;
  return {
    id,
    name: pointName(id),
    ...placeOf(one.longitudeDeg),
    declinationDeg: round(one.declinationDeg),
    declinationSpeed: round(one.declinationSpeed),
    outOfBounds,
    excessDeg: round(excessDeg),
    outOfBoundsSpan: span && {
      from: span.from === null ? null : utcOf(span.from),
      to: span.to === null ? null : utcOf(span.to),
    },
    equivalent: equivalent === undefined ? null : placeOf(equivalent),
    antiscion: placeOf(normalizeDeg(180 - one.longitudeDeg)),
    contraAntiscion: placeOf(normalizeDeg(-one.longitudeDeg)),
  };
}

function moonRange(julianDayUt: number) {
  const at = (days: number) => apparentPosition("moon", toTt(julianDayUt + days)).declinationDeg;
  return { fromDeg: round(at(-0.5)), toDeg: round(at(0.5)) };
}

function antisciaContacts(found: readonly (readonly [Body, Position])[]) {
  return found.flatMap(([a, one], i) =>
    found.slice(i + 1).flatMap(([b, other]) =>
      (
        [
          ["antiscion", 180 - one.longitudeDeg],
          ["contraAntiscion", -one.longitudeDeg],
        ] as const
      ).flatMap(([kind, mirror]) => {
        const orbDeg = Math.abs(signedDeg(mirror - other.longitudeDeg));
        return orbDeg <= ANTISCIA_ORB_DEG ? [{ a, b, kind, orbDeg: round(orbDeg) }] : [];
      }),
    ),
  );
}

const MIDPOINT_ORB_DEG = 0.25;

function midpoints(declinations: readonly (readonly [Body, number])[]) {
  return declinations.flatMap(([a, one], i) =>
    declinations.slice(i + 1).flatMap(([b, other]) =>
      declinations.flatMap(([body, value]) => {
        const orbDeg = Math.abs(value - (one + other) / 2);
        if (body === a || body === b || orbDeg > MIDPOINT_ORB_DEG) return [];
        return [{ body, pair: [a, b] as [string, string], orbDeg: round(orbDeg) }];
      }),
    ),
  );
}
