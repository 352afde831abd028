import {
  Birth,
  defineProcedure,
  oneOf,
  TextShape,
  Type,
  type Convention,
  type Give,
  type InputOf,
  type Static,
  type Text,
} from "#old";
import { normalizeDeg } from "#sky";
import { BOUNDS_CONVENTION } from "../core/dignities.ts";
import { BOUNDS } from "../core/dignity_tables.ts";
import { round } from "../core/format.ts";
import { lotsOf } from "../core/lots.ts";
import {
  CLASSICAL,
  MODERN,
  pointName,
  SIGNS,
  type Classical,
  type PointId,
} from "../core/names.ts";
import {
  ANGLE_REFUSALS,
  dateOf,
  readNativity,
  requireAngles,
  type AngledNativity,
} from "../core/nativity.ts";
import { toEquatorial, type Equatorial } from "../core/sphere.ts";
import { arcToAngle, arcToPoint, type Angle, type Method } from "./arcs.ts";
import { KEY_CONVENTION, YEAR_DAYS, yearsByKey } from "./keys.ts";

const PROMISSORS = ["planets", "aspects", "bounds", "antiscia"] as const;
const SIGNIFICATORS = [
  "ascendant",
  "midheaven",
  "descendant",
  "imumCoeli",
  ...CLASSICAL,
  "fortune",
] as const;
type Significator = (typeof SIGNIFICATORS)[number];
const DEFAULT_MAX_YEARS = 90;
const MINUTES_PER_DEGREE = 4;

const input = Type.Object({
  ...Birth,
  maxYears: Type.Optional(
    Type.Number({ minimum: 1, maximum: 120, description: "Directions up to this age; default 90" }),
  ),
  promissors: Type.Optional(
    Type.Array(oneOf(PROMISSORS, "Kind of promissor"), {
      minItems: 1,
      maxItems: PROMISSORS.length,
      uniqueItems: true,
      description: "What is directed; default planets",
    }),
  ),
  significators: Type.Optional(
    Type.Array(oneOf(SIGNIFICATORS, "Significator"), {
      minItems: 1,
      maxItems: SIGNIFICATORS.length,
      uniqueItems: true,
      description: "What it is directed to; default all",
    }),
  ),
  includeOuter: Type.Optional(
    Type.Boolean({ description: "Whether Uranus, Neptune and Pluto are directed; default false" }),
  ),
});

const conventions = {
  method: {
    title: { en: "Method", zhHant: "推運法" },
    default: "placidus",
    options: {
      placidus: {
        title: { en: "Placidus: proportion of semi-arcs", zhHant: "普拉西度：半弧比例" },
        source: "Placidus, Primum Mobile (1657)",
      },
      regiomontanus: {
        title: { en: "Regiomontanus: circle of position", zhHant: "雷喬蒙塔努斯：位置圈" },
        source: "Regiomontanus, Tabulae directionum (1490)",
      },
      campanus: {
        title: {
          en: "Campanus: the same circle of position, so the same arcs between bodies",
          zhHant: "坎帕努斯：位置圈相同，故星體間之弧亦同",
        },
        source: "Campanus; M. Gansten, Primary Directions (2009)",
      },
    },
  },
  plane: {
    title: { en: "Bodies or degrees", zhHant: "以星體或以黃道度" },
    default: "mundane",
    options: {
      mundane: {
        title: { en: "in mundo: bodies with their latitude", zhHant: "世俗推運：含黃緯之星體" },
        source: "Placidus",
      },
      zodiacal: {
        title: {
          en: "in the zodiac: promissors without latitude",
          zhHant: "黃道推運：受推者不計黃緯",
        },
        source: "Ptolemy; Regiomontanus",
      },
    },
  },
  motion: {
    title: { en: "Direct or converse", zhHant: "順推或逆推" },
    default: "direct",
    options: {
      direct: {
        title: { en: "direct, with the daily turning", zhHant: "順推：隨周日運動" },
        source: "Ptolemy",
      },
      converse: {
        title: { en: "converse: the sphere turned backwards", zhHant: "逆推：天球反轉" },
        source: "19th-century practice",
      },
      both: { title: { en: "both", zhHant: "兩者皆列" }, source: "19th-century practice" },
    },
  },
  key: KEY_CONVENTION,
  bounds: BOUNDS_CONVENTION,
} as const satisfies Readonly<Record<string, Convention>>;
type Input = InputOf<typeof input, typeof conventions>;

const output = Type.Object({
  directions: Type.Array(
    Type.Object({
      promissor: Type.String({ description: "Planet, or planet and bound" }),
      kind: oneOf(["body", "aspect", "bound", "antiscion", "contraAntiscion"], "What is directed"),
      aspectDeg: Type.Integer({ description: "Ray of the planet, 0 to 300; 0 for the body" }),
      significator: Type.String(),
      motion: oneOf(["direct", "converse"], "Motion"),
      arcDeg: Type.Number({ description: "Arc of the equator, degrees" }),
      years: Type.Number({ description: "By the key" }),
      date: Type.String({ description: "Birth and that many years of 365.2422 days, UT" }),
      text: TextShape,
    }),
    { description: "In order of time" },
  ),
  count: Type.Integer(),
  horizon: Type.Object({
    armcDeg: Type.Number({ description: "Right ascension of the meridian" }),
    latitudeDeg: Type.Number(),
    obliquityDeg: Type.Number(),
  }),
  notRising: Type.Array(Type.String(), {
    description: "Promissors that neither rise nor set here and have no arc to the horizon",
  }),
  sensitivity: Type.Object({
    minutesPerDegree: Type.Literal(MINUTES_PER_DEGREE),
    text: TextShape,
  }),
  summary: TextShape,
});
export type DirectionsAnswer = Static<typeof output>;

/** Primary directions of a birth, with their dates. */
export const primaryDirections = defineProcedure({
  name: "progressions.primaryDirections",
  tradition: "western",
  title: { en: "Primary directions", zhHant: "主限推運" },
  summary: {
    en: "Promissors to significators by Placidus or Regiomontanus, direct or converse, with five keys of time",
    zhHant: "以普拉西度或雷喬蒙塔努斯法推運，順逆皆可，五種時間之鑰",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/directions.svg",
  reads: "birth",
  conventions,
  refusals: ANGLE_REFUSALS,
  input,
  output,
  run: calculate,
  examples: [
    {
      title: "Venus comes to the midheaven in the eighth year",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        significators: ["midheaven"],
        maxYears: 50,
      },
      expect: {
        directions: [
          { promissor: "venus", significator: "midheaven", arcDeg: 7.4817, years: 7.5907 },
          { promissor: "mercury", arcDeg: 22.4399, years: 22.7666 },
          { promissor: "sun", arcDeg: 44.8013, years: 45.4537 },
        ],
      },
      tolerance: 0.01,
      source: "Recomputed by rule and by the programs Morinus and caelus",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "III.10" },
    { title: "Primum Mobile", author: "Placidus de Titis", year: "1657" },
    { title: "Primary Directions", author: "Martin Gansten", year: "2009" },
  ],
});

interface Promissor {
  readonly name: string;
  readonly label: Text;
  readonly kind: DirectionsAnswer["directions"][number]["kind"];
  readonly aspectDeg: number;
  readonly at: Equatorial;
}

function calculate(chosen: Input, give: Give<never>): DirectionsAnswer {
  const chart = requireAngles(readNativity(give.civil(), MODERN, "placidus"), "primary directions");
  const { armcDeg } = chart.houses;
  const { latitudeDeg } = chart.place;
  const toYears = yearsByKey(chosen.key, chart.julianDayTt);
  const maxYears = chosen.maxYears ?? DEFAULT_MAX_YEARS;
  const motions = chosen.motion === "both" ? (["direct", "converse"] as const) : [chosen.motion];
  const found: DirectionsAnswer["directions"] = [];
  const notRising = new Set<string>();
  const promissors = promissorsOf(chosen, chart);
  for (const significator of chosen.significators ?? SIGNIFICATORS) {
    const target = significatorAt(significator, chart);
    for (const promissor of promissors) {
      if (promissor.name === significator && promissor.kind === "body") continue;
      const arc = arcOf(promissor.at, target, { armcDeg, latitudeDeg }, chosen.method);
      if (arc === undefined) {
        notRising.add(promissor.name);
        continue;
      }
      for (const motion of motions) {
        const arcDeg = motion === "direct" ? arc : normalizeDeg(360 - arc);
        // The key's rates all lie near a degree a year: what is far beyond the limit need not be timed.
        if (arcDeg > maxYears * 1.2) continue;
        const years = toYears(arcDeg);
        if (years > maxYears) continue;
        found.push({
          promissor: promissor.name,
          kind: promissor.kind,
          aspectDeg: promissor.aspectDeg,
          significator,
          motion,
          arcDeg: round(arcDeg, 4),
          years: round(years, 4),
          date: dateOf(chart.julianDayUt + years * YEAR_DAYS),
          text: directionText(promissor, significator, motion),
        });
      }
    }
  }
  found.sort((a, b) => a.years - b.years);
  return {
    directions: found,
    count: found.length,
    horizon: {
      armcDeg: round(armcDeg),
      latitudeDeg,
      obliquityDeg: round(chart.obliquityDeg),
    },
    notRising: [...notRising],
    sensitivity: {
      minutesPerDegree: MINUTES_PER_DEGREE,
      text: {
        en: "Four minutes of birth time move an arc to the angles by one degree, which is about a year.",
        zhHant: "出生時刻差四分鐘，對軸點之弧便差一度，約合一年。",
      },
    },
    summary: summarise(found, notRising.size),
  };
}

type Target = { readonly angle: Angle } | { readonly point: Equatorial };

function significatorAt(id: Significator, chart: AngledNativity): Target {
  if (id === "ascendant" || id === "midheaven" || id === "descendant" || id === "imumCoeli") {
    return { angle: id };
  }
  if (id !== "fortune") return { point: chart.positions[id]! };
  const longitudes = Object.fromEntries(
    CLASSICAL.map((planet) => [planet, chart.positions[planet]!.longitudeDeg]),
  ) as Record<Classical, number>;
  const lots = lotsOf(chart.houses.ascendantDeg, longitudes, chart.isDay, "hermetic");
  return { point: toEquatorial(lots[0]!.longitudeDeg, 0, chart.obliquityDeg) };
}

function arcOf(
  promissor: Equatorial,
  target: Target,
  horizon: { readonly armcDeg: number; readonly latitudeDeg: number },
  method: Method,
): number | undefined {
  return "angle" in target
    ? arcToAngle(promissor, target.angle, horizon)
    : arcToPoint(promissor, target.point, horizon, method);
}

const RAYS = [60, 90, 120, 180, 240, 270, 300] as const;

function promissorsOf(chosen: Input, chart: AngledNativity): readonly Promissor[] {
  const kinds = chosen.promissors ?? ["planets"];
  const planets = chosen.includeOuter ? MODERN : CLASSICAL;
  const flat = (longitude: number) => toEquatorial(normalizeDeg(longitude), 0, chart.obliquityDeg);
  const made: Promissor[] = [];
  for (const id of planets) {
    const position = chart.positions[id];
    if (!position) continue;
    const label = pointName(id);
    const add = (kind: Promissor["kind"], aspectDeg: number, at: Equatorial) =>
      made.push({ name: id, label, kind, aspectDeg, at });
    if (kinds.includes("planets")) {
      add("body", 0, chosen.plane === "mundane" ? position : flat(position.longitudeDeg));
    }
    if (kinds.includes("aspects")) {
      for (const ray of RAYS) add("aspect", ray, flat(position.longitudeDeg + ray));
    }
    if (kinds.includes("antiscia")) {
      add("antiscion", 0, flat(180 - position.longitudeDeg));
      add("contraAntiscion", 0, flat(-position.longitudeDeg));
    }
  }
  return kinds.includes("bounds") ? [...made, ...boundPromissors(chosen.bounds, flat)] : made;
}

function boundPromissors(
  school: Input["bounds"],
  flat: (longitude: number) => Equatorial,
): readonly Promissor[] {
  return BOUNDS[school]!.flatMap((bounds, sign) =>
    bounds.map(({ lord }, i) => {
      const start = i === 0 ? 0 : bounds[i - 1]!.endDeg;
      const { name, id } = SIGNS[sign]!;
      const planet = pointName(lord);
      return {
        name: `${lord}:${id}`,
        label: {
          en: `the bound of ${planet.en} in ${name.en}`,
          zhHant: `${name.zhHant}之${planet.zhHant}界`,
        },
        kind: "bound" as const,
        aspectDeg: 0,
        at: flat(sign * 30 + start),
      };
    }),
  );
}

const RAY_NAMES: Readonly<Record<number, Text>> = {
  60: { en: "left sextile", zhHant: "左六分相" },
  90: { en: "left square", zhHant: "左四分相" },
  120: { en: "left trine", zhHant: "左三分相" },
  180: { en: "opposition", zhHant: "對分相" },
  240: { en: "right trine", zhHant: "右三分相" },
  270: { en: "right square", zhHant: "右四分相" },
  300: { en: "right sextile", zhHant: "右六分相" },
};

function directionText(promissor: Promissor, significator: PointId, motion: string): Text {
  const target = pointName(significator);
  const ray = RAY_NAMES[promissor.aspectDeg];
  const mirror =
    promissor.kind === "antiscion"
      ? { en: "antiscion", zhHant: "映點" }
      : promissor.kind === "contraAntiscion"
        ? { en: "contra-antiscion", zhHant: "反映點" }
        : null;
  const of = ray ?? mirror;
  const en = of ? `the ${of.en} of ${promissor.label.en}` : promissor.label.en;
  const zh = of ? `${promissor.label.zhHant}之${of.zhHant}` : promissor.label.zhHant;
  const back = motion === "converse";
  return {
    en: `${en.charAt(0).toUpperCase()}${en.slice(1)} to ${target.en}${back ? ", converse" : ""}`,
    zhHant: `${zh}${back ? "逆推" : "推"}至${target.zhHant}`,
  };
}

function summarise(found: DirectionsAnswer["directions"], missing: number): Text {
  const first = found[0];
  if (!first) {
    return {
      en: "No direction falls within the years asked for.",
      zhHant: "所問年限之內沒有推運。",
    };
  }
  const last = found.at(-1)!;
  const lost = missing > 0;
  return {
    en: `${found.length} directions, from ${first.text.en} at ${first.years.toFixed(1)} years (${first.date}) to ${last.text.en} at ${last.years.toFixed(1)}.${lost ? " Some promissors neither rise nor set at this latitude and have no arcs to the horizon." : ""}`,
    zhHant: `共 ${found.length} 項推運，自 ${first.years.toFixed(1)} 歲（${first.date}）「${first.text.zhHant}」至 ${last.years.toFixed(1)} 歲「${last.text.zhHant}」。${lost ? "部分受推者在此緯度不升不落，與地平無弧可計。" : ""}`,
  };
}
