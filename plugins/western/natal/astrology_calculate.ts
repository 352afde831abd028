import { Birth, defineProcedure, oneOf, Type, type Give, type InputOf } from "#old";
import { apparentPosition, BODIES, normalizeDeg, type Body, type Houses } from "#sky";
import { toTt } from "#time";
import {
  aspectsAmong,
  ASPECT_IDS,
  ORBS_CONVENTION,
  type Aspectable,
  type OrbTable,
} from "../core/aspects.ts";
import {
  ayanamsaConvention,
  houseSystemConvention,
  LILITH_CONVENTION,
  lilithBody,
  NODE_CONVENTION,
  nodeBody,
  offsetOfInput,
  ZODIAC_CONVENTION,
  zodiacOf,
} from "../core/conventions.ts";
import {
  BOUNDS_CONVENTION,
  dispositorsOf,
  mutualReceptions,
  TRIPLICITY_CONVENTION,
} from "../core/dignities.ts";
import { RULERS } from "../core/dignity_tables.ts";
import { placeOf, round } from "../core/format.ts";
import { reportHouses, shiftedCusps } from "../core/house_report.ts";
import { lunarPhaseOf } from "../core/lunar_phase.ts";
import {
  CLASSICAL,
  MODERN,
  SIGN_IDS,
  type Classical,
  type Modern,
  type SignId,
} from "../core/names.ts";
import { CHART_REFUSALS, readNativity, type Nativity } from "../core/nativity.ts";
import {
  ascendantVerdict,
  birthTimeOmittable,
  phaseVerdict,
  placeOmittable,
  sectVerdict,
  signVerdict,
} from "../core/omission.ts";
import { findPatterns, shapeOf } from "../core/patterns.ts";
import { drawNatalWheel } from "./wheel.ts";
import { balancesOf } from "./balances.ts";
import { output, type NatalAnswer } from "./output.ts";
import { reportBody } from "./report_bodies.ts";
import { summarise } from "./summary.ts";

const input = Type.Object({
  ...Birth,
  bodies: Type.Optional(
    Type.Array(oneOf(BODIES, "A body"), {
      minItems: 1,
      maxItems: BODIES.length,
      uniqueItems: true,
      description:
        "Bodies beside Sun to Pluto, which are always there; default: node, Lilith and Chiron",
    }),
  ),
  orbs: Type.Optional(
    Type.Partial(
      Type.Object(
        Object.fromEntries(
          ASPECT_IDS.map((id) => [
            id,
            Type.Number({ minimum: 0, maximum: 15, description: "Degrees; 0 leaves it out" }),
          ]),
        ) as Record<(typeof ASPECT_IDS)[number], ReturnType<typeof Type.Number>>,
      ),
      { description: "Orbs of your own, by aspect; they win over the convention" },
    ),
  ),
});

const conventions = {
  houseSystem: houseSystemConvention("placidus"),
  zodiac: ZODIAC_CONVENTION,
  ayanamsa: ayanamsaConvention("faganBradley"),
  node: NODE_CONVENTION,
  lilith: LILITH_CONVENTION,
  orbProfile: ORBS_CONVENTION,
  bounds: BOUNDS_CONVENTION,
  triplicity: TRIPLICITY_CONVENTION,
} as const;

type Input = InputOf<typeof input, typeof conventions>;

/** The chart of a birth: positions, houses, aspects, dignities and the figures they draw. */
export const astrologyCalculate = defineProcedure({
  name: "astrology.calculate",
  tradition: "western",
  title: { en: "Birth chart", zhHant: "本命星盤" },
  summary: {
    en: "Positions, houses in thirteen systems, aspects with orbs, dignities, balances and aspect patterns",
    zhHant: "行星位置、十三種宮位制、相位與容許度、廟旺落陷、元素配比與相位圖形",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/chart.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable({
      says: {
        en: "No time of birth was given: positions are those of local noon. Ascendant, midheaven, houses, sect and the lots are left out; the Moon moves by some thirteen degrees in the day.",
        zhHant:
          "未提供出生時刻：行星位置以當地正午計；上升、天頂、宮位與晝夜區分從缺，月亮一日約行十三度。",
      },
      fields: [
        ...MODERN.map((id) => `/signs/${id}`),
        "/signs/ascendant",
        "/sect",
        "/lunarPhase/phase",
        "/chartRuler",
      ],
      verdictsOf: (given) => {
        const offset = offsetOfInput(given);
        const ascendant = ascendantVerdict(offset);
        return {
          ...Object.fromEntries(MODERN.map((id) => [`/signs/${id}`, signVerdict(id, offset)])),
          "/signs/ascendant": ascendant,
          "/sect": sectVerdict,
          "/lunarPhase/phase": phaseVerdict,
          "/chartRuler": (at) => rulerOf(ascendant(at) as SignId | null),
        };
      },
    }),
    latitude: placeOmittable({
      en: "No place was given: ascendant, midheaven, houses and sect are left out.",
      zhHant: "未提供出生地：上升、天頂、宮位與晝夜區分從缺。",
    }),
  },
  refusals: CHART_REFUSALS,
  input,
  output,
  run: calculate,
  picture: drawNatalWheel,
  examples: [
    {
      title: "a morning in Tampa, 10 June 1990",
      input: {
        birthDate: "1990-06-10",
        birthTime: "10:30",
        timezone: "America/New_York",
        latitude: 27.95,
        longitude: -82.46,
        bodies: ["meanNode"],
      },
      expect: {
        bodies: [
          { id: "sun", longitudeDeg: 79.452, sign: "gemini", house: 11 },
          { id: "moon", longitudeDeg: 283.2836, sign: "capricorn", house: 6 },
          { id: "mercury", longitudeDeg: 57.8469 },
          { id: "venus", longitudeDeg: 43.0313 },
          { id: "mars", longitudeDeg: 7.5086 },
          { id: "jupiter", longitudeDeg: 104.8358 },
          { id: "saturn", longitudeDeg: 294.3062, retrograde: true },
          { id: "uranus", longitudeDeg: 278.3525 },
          { id: "neptune", longitudeDeg: 283.8369 },
          { id: "pluto", longitudeDeg: 225.5046 },
          { id: "meanNode", longitudeDeg: 309.9571 },
        ],
        angles: { ascendant: { longitudeDeg: 130.9012 }, midheaven: { longitudeDeg: 36.0406 } },
        sect: "day",
        lunarPhase: { phase: "full" },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, apparent places and Placidus cusps",
    },
    {
      title: "north of the polar circle Placidus gives way to Porphyry and says so",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 69.65,
        longitude: 18.96,
      },
      expect: { houses: { system: "placidus", used: "porphyry" }, sect: "night" },
      source:
        "Swiss Ephemeris returns Porphyry cusps beyond 66.5°; Tromsø has polar night until 15 January",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I" },
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998" },
    {
      title: "Christian Astrology",
      author: "William Lilly",
      year: "1647",
      part: "pp. 101-115, dignities",
    },
    {
      title: "The Guide to Horoscope Interpretation",
      author: "Marc Edmund Jones",
      year: "1941",
      part: "shapes of the whole chart",
    },
  ],
});

function calculate(chosen: Input, give: Give<never>): NatalAnswer {
  const extra: readonly Body[] = chosen.bodies ?? [
    nodeBody(chosen.node),
    lilithBody(chosen.lilith),
    "chiron",
  ];
  const bodies = [...new Set<Body>([...MODERN, ...extra])];
  const chart = readNativity(give.civil(), bodies, chosen.houseSystem);
  const zodiac = zodiacOf(chart.sky, chosen.zodiac, chosen.ayanamsa);
  const cusps = chart.houses && shiftedCusps(chart.houses, zodiac.offsetDeg);
  const school = { bounds: chosen.bounds, triplicity: chosen.triplicity };
  const context = { offsetDeg: zodiac.offsetDeg, cusps, isDay: chart.isDay, school };
  const reported = bodies.flatMap((id) => {
    const position = chart.positions[id];
    return position ? [reportBody(id, position, context)] : [];
  });
  const longitudes = Object.fromEntries(reported.map((one) => [one.id, one.longitudeDeg]));
  const modern = pick(longitudes, MODERN) as Record<Modern, number>;
  const classical = pick(longitudes, CLASSICAL) as Record<Classical, number>;
  const aspects = aspectsAmong(
    aspectables(chart, reported, zodiac.offsetDeg),
    chosen.orbProfile,
    chosen.orbs as OrbTable | undefined,
  );
  const angles = chart.houses && reportAngles(chart.houses, zodiac.offsetDeg);
  const houseOfBody = cusps && Object.fromEntries(reported.map((one) => [one.id, one.house!]));
  const facts = {
    zodiac: {
      kind: zodiac.kind,
      ayanamsa: zodiac.ayanamsa,
      ayanamsaDeg: zodiac.ayanamsa && round(zodiac.offsetDeg),
    },
    bodies: reported,
    unavailable: chart.unavailable.map((one) => ({ ...one })),
    signs: {
      ...Object.fromEntries(reported.map((one) => [one.id, one.sign])),
      ...(angles ? { ascendant: angles.ascendant.sign } : {}),
    },
    moonRange: chart.timeKnown ? null : moonRange(chart, zodiac.offsetDeg),
    angles,
    houses: chart.houses && reportHouses(chart.houses, zodiac.offsetDeg),
    sect: chart.isDay === null ? null : chart.isDay ? ("day" as const) : ("night" as const),
    aspects: aspects.map((one) => ({ ...one, orbDeg: round(one.orbDeg) })),
    patterns: findPatterns(modern, aspects).map((one) => ({ ...one, bodies: [...one.bodies] })),
    shape: roundShape(shapeOf(Object.values(modern))),
    balances: balancesOf(
      modern,
      houseOfBody && (pick(houseOfBody, MODERN) as Record<Modern, number>),
    ),
    lunarPhase: lunarPhaseOf(modern.sun, modern.moon),
    dispositors: copyDispositors(dispositorsOf(classical)),
    receptions: [...mutualReceptions(classical)],
    chartRuler: rulerOf(angles && angles.ascendant.sign),
  };
  return { ...facts, summary: summarise(facts) };
}

function rulerOf(ascendant: SignId | null): Classical | null {
  return ascendant && RULERS[SIGN_IDS.indexOf(ascendant)]!;
}

function pick(from: Readonly<Record<string, number>>, ids: readonly string[]) {
  return Object.fromEntries(ids.flatMap((id) => (from[id] === undefined ? [] : [[id, from[id]]])));
}

function aspectables(
  chart: Nativity,
  reported: readonly {
    readonly id: Body;
    readonly longitudeDeg: number;
    readonly speedDegPerDay: number;
  }[],
  offsetDeg: number,
): readonly Aspectable[] {
  const moving = reported.map(({ id, longitudeDeg, speedDegPerDay: speed }) => ({
    id,
    longitudeDeg,
    speed,
  }));
  if (!chart.houses) return moving;
  return [
    ...moving,
    {
      id: "ascendant",
      longitudeDeg: normalizeDeg(chart.houses.ascendantDeg - offsetDeg),
      speed: 0,
    },
    {
      id: "midheaven",
      longitudeDeg: normalizeDeg(chart.houses.midheavenDeg - offsetDeg),
      speed: 0,
    },
  ];
}

function reportAngles(houses: Houses, offsetDeg: number) {
  const at = (longitude: number) => placeOf(longitude - offsetDeg);
  return {
    ascendant: at(houses.ascendantDeg),
    midheaven: at(houses.midheavenDeg),
    descendant: at(houses.ascendantDeg + 180),
    imumCoeli: at(houses.midheavenDeg + 180),
    vertex: at(houses.vertexDeg),
    equatorialAscendant: at(houses.equatorialAscendantDeg),
    armcDeg: round(houses.armcDeg),
    insidePolarCircle: houses.insidePolarCircle,
  };
}

/** The Moon's first and last place of the civil day, taken as twelve hours about noon. */
function moonRange({ julianDayUt }: Nativity, offsetDeg: number) {
  const at = (days: number) =>
    placeOf(apparentPosition("moon", toTt(julianDayUt + days)).longitudeDeg - offsetDeg);
  return { from: at(-0.5), to: at(0.5) };
}

function roundShape({ shape, emptyArcDeg }: ReturnType<typeof shapeOf>) {
  return { shape, emptyArcDeg: round(emptyArcDeg) };
}

function copyDispositors({ of, final, loops }: ReturnType<typeof dispositorsOf>) {
  return { of: { ...of }, final: [...final], loops: loops.map((ring) => [...ring]) };
}
