import {
  Birth,
  defineProcedure,
  oneOf,
  TextShape,
  Type,
  type Frozen,
  type Give,
  type InputOf,
  type Lang,
  type Static,
} from "#old";
import { apparentPositions, houseOf, normalizeDeg, signedDeg } from "#sky";
import { toTt, type CivilMoment } from "#time";
import { ASPECTS, aspectsBetween, type Aspect, type Aspectable } from "../core/aspects.ts";
import { houseSystemConvention } from "../core/conventions.ts";
import { placeOf, round } from "../core/format.ts";
import { MODERN, signOf, type Element, type PointId } from "../core/names.ts";
import { CHART_REFUSALS, readNativity, utcOf, type Nativity } from "../core/nativity.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { AspectShape, House, nullable, PLACE, SignShape, TestimonyShape } from "../core/shapes.ts";
import { midpointOf } from "../core/sphere.ts";
import { writeBrief } from "./brief.ts";
import { bandOf, pointsOf, scoreOf, SYNASTRY_ORBS } from "./rules.ts";

const person = Type.Object({ ...Birth });
const orb = () => Type.Optional(Type.Number({ minimum: 0, maximum: 12, description: "Degrees" }));
const input = Type.Object({
  a: person,
  b: person,
  orbs: Type.Optional(
    Type.Object(
      { conjunction: orb(), sextile: orb(), square: orb(), trine: orb(), opposition: orb() },
      { description: "Orbs of contacts; default 8, 5, 7, 7, 8" },
    ),
  ),
});
const conventions = { houseSystem: houseSystemConvention("placidus") } as const;
type Input = InputOf<typeof input, typeof conventions>;

const both = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Object({ a: schema, b: schema });
const overlayRows = Type.Array(Type.Object({ id: Type.String(), house: House() }));
const elementList = () => Type.Array(oneOf(["fire", "earth", "air", "water"], "Element"));

const output = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  band: oneOf(["excellent", "good", "mixed", "challenging"], "80, 65, 50 and below"),
  points: Type.Integer({ minimum: 0, maximum: 40, description: "Sum of the rows, capped at 40" }),
  formula: Type.Literal("score = 40 + 1.5 × points"),
  components: Type.Array(TestimonyShape),
  scoreRange: Type.Object(
    { lowest: Type.Integer(), highest: Type.Integer(), tried: Type.Integer() },
    { description: "Over the hours of the day where a time is missing" },
  ),
  timesKnown: both(Type.Boolean()),
  suns: both(SignShape),
  moons: both(nullable(SignShape, "Null where the Moon changed sign in the day")),
  elements: Type.Object({
    a: Type.Record(Type.String(), Type.Integer()),
    b: Type.Record(Type.String(), Type.Integer()),
    missingInBoth: elementList(),
  }),
  aspects: Type.Array(AspectShape, { description: "From the first chart to the second" }),
  strengths: Type.Array(AspectShape, { description: "Easy contacts of the personal planets" }),
  cautions: Type.Array(AspectShape, { description: "Tense contacts of the personal planets" }),
  overlays: Type.Object(
    { aInB: overlayRows, bInA: overlayRows },
    { description: "Planets in the houses of the other; empty without a time and place" },
  ),
  composite: Type.Array(Type.Object({ id: Type.String(), ...PLACE }), {
    description: "Midpoints of the shorter arcs",
  }),
  davison: Type.Object({
    julianDayUt: Type.Number(),
    utc: Type.String(),
    latitude: nullable(Type.Number(), "Null without both places"),
    longitude: nullable(Type.Number(), "Null without both places"),
    bodies: Type.Array(Type.Object({ id: Type.String(), ...PLACE })),
  }),
  charts: both(
    Type.Object({
      bodies: Type.Array(Type.Object({ id: Type.String(), ...PLACE, retrograde: Type.Boolean() })),
      ascendantDeg: nullable(Type.Number(), "Null without a time and place"),
      cusps: nullable(Type.Array(Type.Number()), "Null without a time and place"),
    }),
  ),
});
export type MatchAnswer = Static<typeof output>;

/** Two births laid over each other. */
export const compatibilityHoroscope = defineProcedure({
  name: "compatibility.horoscope",
  tradition: "western",
  title: { en: "Match of two charts", zhHant: "雙人星盤合盤" },
  summary: {
    en: "Two births by aspects between Sun, Moon, Venus, Mars and ascendant, with composite and Davison chart",
    zhHant: "以兩人日、月、金、火與上升之相位計分，附組合盤與時空中點盤",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/match.svg",
  reads: "births",
  conventions,
  refusals: CHART_REFUSALS,
  input,
  output,
  run: compare,
  brief: writeBrief,
  picture: drawMatch,
  examples: [
    {
      title: "composite of two dated births",
      input: {
        a: {
          birthDate: "1990-06-10",
          birthTime: "14:30",
          timezone: "UTC",
          latitude: 27.95,
          longitude: -82.46,
        },
        b: {
          birthDate: "1975-03-21",
          birthTime: "05:15",
          timezone: "UTC",
          latitude: 51.5074,
          longitude: -0.1278,
        },
      },
      expect: {
        suns: { a: "gemini", b: "pisces" },
        davison: { julianDayUt: 2445272.911458, latitude: 39.7287, longitude: -41.2939 },
      },
      tolerance: 0.01,
      source: "Midpoints by formula and by the program caelus; positions: Swiss Ephemeris",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "IV.5" },
    { title: "Nuovi principi di astrologia", author: "Ciro Discepolo" },
    { title: "Synastry", author: "Ronald Davison", year: "1977" },
  ],
});

type Orbs = Readonly<Record<string, number | undefined>>;

function compare(chosen: Input, give: Give<never>): MatchAnswer {
  const [civilA, civilB] = [give.civil("a"), give.civil("b")];
  const [a, b] = [chartOf(civilA, chosen), chartOf(civilB, chosen)];
  const orbs: Orbs = { ...SYNASTRY_ORBS, ...chosen.orbs };
  const aspects = contactsOf(a, b, orbs);
  const components = pointsOf(aspects, sunOf(a), sunOf(b));
  const { points, score } = scoreOf(components);
  const planets = aspects.filter((one) => !isAngle(one.a) && !isAngle(one.b));
  const personal = planets.filter((one) => isPersonal(one.a) && isPersonal(one.b));
  const sides = (nature: "easy" | "tense") =>
    personal
      .filter((one) => {
        const own = ASPECTS[one.aspect].nature;
        return own === nature || (own === "union" && nature === "easy");
      })
      .sort((x, y) => x.orbDeg - y.orbDeg)
      .map(roundAspect);
  return {
    score,
    band: bandOf(score),
    points,
    formula: "score = 40 + 1.5 × points",
    components: [...components],
    scoreRange: rangeOf(a, b, orbs, score),
    timesKnown: { a: a.timeKnown, b: b.timeKnown },
    suns: { a: signOf(sunOf(a)).id, b: signOf(sunOf(b)).id },
    moons: { a: moonSign(a), b: moonSign(b) },
    elements: elementsOf(a, b),
    aspects: planets.map(roundAspect),
    strengths: sides("easy"),
    cautions: sides("tense"),
    overlays: { aInB: overlay(a, b), bInA: overlay(b, a) },
    composite: compositeOf(a, b),
    davison: davisonOf(a, b),
    charts: { a: report(a), b: report(b) },
  };
}

function chartOf(civil: CivilMoment, { houseSystem }: Input): Nativity {
  return readNativity(civil, MODERN, houseSystem);
}

function sunOf(chart: Nativity): number {
  return chart.positions.sun!.longitudeDeg;
}

function pointsIn(chart: Nativity, positions: Nativity["positions"] = chart.positions) {
  const bodies: Aspectable[] = MODERN.flatMap((id) => {
    const position = positions[id];
    return position
      ? [{ id, longitudeDeg: position.longitudeDeg, speed: position.longitudeSpeed }]
      : [];
  });
  return chart.houses
    ? [...bodies, { id: "ascendant" as const, longitudeDeg: chart.houses.ascendantDeg, speed: 0 }]
    : bodies;
}

function contactsOf(
  a: Nativity,
  b: Nativity,
  orbs: Orbs,
  positionsA = a.positions,
  positionsB = b.positions,
): readonly Aspect[] {
  return aspectsBetween(
    pointsIn(a, positionsA),
    pointsIn(b, positionsB),
    (aspect) => orbs[aspect.id] ?? 0,
  ).map((one) => ({ ...one, applying: null }));
}

/** Hours of the day that are tried where a time is missing. */
const HOURS_TRIED = [-12, -8, -4, 0, 4, 8, 12] as const;

function rangeOf(a: Nativity, b: Nativity, orbs: Orbs, score: number) {
  const shifted = (chart: Nativity) =>
    chart.timeKnown
      ? [chart.positions]
      : HOURS_TRIED.map(
          (hours) => apparentPositions(MODERN, chart.julianDayTt + hours / 24).positions,
        );
  const scores = shifted(a).flatMap((one) =>
    shifted(b).map((other) => {
      const aspects = contactsOf(a, b, orbs, one, other);
      const suns = [one.sun!.longitudeDeg, other.sun!.longitudeDeg] as const;
      return scoreOf(pointsOf(aspects, ...suns)).score;
    }),
  );
  return {
    lowest: Math.min(score, ...scores),
    highest: Math.max(score, ...scores),
    tried: scores.length,
  };
}

function moonSign(chart: Nativity) {
  const moon = chart.positions.moon!;
  if (chart.timeKnown) return signOf(moon.longitudeDeg).id;
  const half = moon.longitudeSpeed / 2;
  const [from, to] = [-half, half].map((shift) => signOf(moon.longitudeDeg + shift).id);
  return from === to ? from! : null;
}

const ELEMENTS: readonly Element[] = ["fire", "earth", "air", "water"];

function elementsOf(a: Nativity, b: Nativity) {
  const count = (chart: Nativity) =>
    Object.fromEntries(
      ELEMENTS.map((element) => [
        element,
        pointsIn(chart).filter(
          ({ id, longitudeDeg }) => !isAngle(id) && signOf(longitudeDeg).element === element,
        ).length,
      ]),
    ) as Record<Element, number>;
  const [first, second] = [count(a), count(b)];
  return {
    a: first,
    b: second,
    missingInBoth: ELEMENTS.filter((element) => first[element] + second[element] <= 2),
  };
}

function isAngle(id: PointId): boolean {
  return id === "ascendant";
}

function isPersonal(id: PointId): boolean {
  return ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"].includes(id);
}

function roundAspect(one: Aspect) {
  return { ...one, orbDeg: round(one.orbDeg, 4) };
}

function overlay(guest: Nativity, host: Nativity) {
  const { houses } = host;
  if (!houses) return [];
  return pointsIn(guest)
    .filter(({ id }) => !isAngle(id))
    .map(({ id, longitudeDeg }) => ({
      id: id as string,
      house: houseOf(longitudeDeg, houses.cuspsDeg),
    }));
}

function compositeOf(a: Nativity, b: Nativity) {
  return MODERN.flatMap((id) => {
    const [one, other] = [a.positions[id], b.positions[id]];
    if (!one || !other) return [];
    return [{ id: id as string, ...placeOf(midpointOf(one.longitudeDeg, other.longitudeDeg)) }];
  });
}

/** The middle of the two instants, and of the two places by the shorter way around. */
function davisonOf(a: Nativity, b: Nativity) {
  const julianDayUt = (a.julianDayUt + b.julianDayUt) / 2;
  const { positions } = apparentPositions(MODERN, toTt(julianDayUt));
  const places = a.place && b.place ? ([a.place, b.place] as const) : null;
  return {
    julianDayUt: round(julianDayUt, 6),
    utc: utcOf(julianDayUt),
    latitude: places && round((places[0].latitudeDeg + places[1].latitudeDeg) / 2, 4),
    longitude:
      places &&
      round(
        signedDeg(
          places[0].longitudeDeg + signedDeg(places[1].longitudeDeg - places[0].longitudeDeg) / 2,
        ),
        4,
      ),
    bodies: MODERN.flatMap((id) => {
      const position = positions[id];
      return position ? [{ id: id as string, ...placeOf(position.longitudeDeg) }] : [];
    }),
  };
}

function report(chart: Nativity) {
  return {
    bodies: MODERN.flatMap((id) => {
      const position = chart.positions[id];
      if (!position) return [];
      const retrograde = position.longitudeSpeed < 0;
      return [{ id: id as string, ...placeOf(position.longitudeDeg), retrograde }];
    }),
    ascendantDeg: chart.houses && round(normalizeDeg(chart.houses.ascendantDeg)),
    cusps: chart.houses && chart.houses.cuspsDeg.map((cusp) => round(cusp)),
  };
}

function drawMatch(answer: Frozen<MatchAnswer>, lang: Lang): string {
  const ring = (side: "a" | "b") =>
    answer.charts[side].bodies.map(({ id, longitudeDeg, retrograde }) => ({
      id: id as PointId,
      longitudeDeg,
      retrograde,
    }));
  return drawWheel({
    id: "match",
    lang,
    title: lang === "en" ? "Two charts over each other" : "雙人合盤",
    desc:
      lang === "en"
        ? `Inner ring: the first person; outer ring: the second. ${answer.aspects.length} contacts.`
        : `內圈為甲方，外圈為乙方，共 ${answer.aspects.length} 個相位。`,
    cusps: answer.charts.a.cusps,
    ascendantDeg: answer.charts.a.ascendantDeg,
    midheavenDeg: answer.charts.a.cusps?.[9] ?? null,
    bodies: ring("a"),
    outer: ring("b"),
    across: true,
    aspects: answer.aspects,
  });
}
