import {
  Birth,
  defineProcedure,
  Latitude,
  Longitude,
  oneOf,
  Type,
  type Convention,
  type Give,
  type InputOf,
  type Static,
  VISIBLE,
} from "#old";
import { siderealTimeDeg, type Body } from "#sky";
import { round } from "../core/format.ts";
import { MODERN, type Modern } from "../core/names.ts";
import { readNativity } from "../core/nativity.ts";
import { toEquatorial, type Equatorial } from "../core/sphere.ts";
import { UnavailableShape } from "../core/shapes.ts";
import { Refusal } from "#old";
import { writeBrief } from "./brief.ts";
import { drawMap } from "./map.ts";
import {
  azimuthOf,
  crossingsOf,
  horizonLine,
  kilometresTo,
  LINE_IDS,
  lineAt,
  MAX_LATITUDE,
  meridianLine,
  sampleLine,
  type LineId,
} from "./rules.ts";

const DEFAULT_ORB_KM = 700;

const input = Type.Object({
  ...Birth,
  places: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({
          minLength: 1,
          maxLength: 80,
          pattern: VISIBLE,
          description: "As it shall be called",
        }),
        latitude: Latitude,
        longitude: Longitude,
      }),
      { minItems: 1, maxItems: 40, description: "Places to rank" },
    ),
  ),
  bodies: Type.Optional(
    Type.Array(oneOf(MODERN, "A planet"), {
      minItems: 1,
      maxItems: MODERN.length,
      uniqueItems: true,
      description: "Planets whose lines are drawn; default all ten",
    }),
  ),
  stepDeg: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10,
      description: "Step of latitude of the curves; default 1",
    }),
  ),
  orbKm: Type.Optional(
    Type.Integer({ minimum: 50, maximum: 1500, description: "Reach of a line; default 700 km" }),
  ),
});

const conventions = {
  plane: {
    title: { en: "Bodies or degrees", zhHant: "以星體或以黃道度" },
    default: "mundane",
    options: {
      mundane: {
        title: { en: "in mundo: where the body itself stands", zhHant: "星體實際方位（含黃緯）" },
        source: "J. Lewis, Astro*Carto*Graphy",
      },
      zodiacal: {
        title: {
          en: "in the zodiac: its degree, without latitude",
          zhHant: "僅取黃道度數（不計黃緯）",
        },
        source: "Practice of some programs",
      },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
type Input = InputOf<typeof input, typeof conventions>;

const curve = (what: string) =>
  Type.Array(Type.Tuple([Type.Number(), Type.Number()]), {
    description: `${what}: [latitude, longitude] from south to north, where it happens at all`,
  });
const output = Type.Object({
  greenwichSiderealDeg: Type.Number({ description: "Apparent sidereal time at Greenwich" }),
  lines: Type.Record(
    Type.String(),
    Type.Object({
      mcLongitude: Type.Number({ description: "Meridian of culmination, east positive" }),
      icLongitude: Type.Number({ description: "Meridian of the lower transit" }),
      asc: curve("Rising"),
      dsc: curve("Setting"),
    }),
  ),
  crossings: Type.Array(
    Type.Object({
      a: Type.String(),
      aLine: oneOf(LINE_IDS, "Line"),
      b: Type.String(),
      bLine: oneOf(LINE_IDS, "Line"),
      latitude: Type.Number(),
      longitude: Type.Number(),
    }),
    { description: "Where two lines meet between 66° south and north" },
  ),
  placeRanking: Type.Array(
    Type.Object({
      name: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      strength: Type.Integer({ minimum: 0, maximum: 100, description: "Strongest influence" }),
      influences: Type.Array(
        Type.Object({
          body: Type.String(),
          line: oneOf(LINE_IDS, "Line"),
          km: Type.Number({ description: "Great-circle distance to the line" }),
          degreesAlongParallel: Type.Number({ description: "East positive" }),
          influence: Type.Integer({ minimum: 0, maximum: 100 }),
        }),
        { description: "100 × (1 − km ÷ orb), strongest first" },
      ),
      nearest: Type.Union([
        Type.Object({ body: Type.String(), line: oneOf(LINE_IDS, "Line"), km: Type.Number() }),
        Type.Null(),
      ]),
      localSpace: Type.Record(Type.String(), Type.Number(), {
        description: "Azimuth of each body, degrees from north through east",
      }),
    }),
    { description: "Strongest first" },
  ),
  orbKm: Type.Integer(),
  unavailable: UnavailableShape,
});
export type MapAnswer = Static<typeof output>;

/** The lines of the world on which each planet stood on horizon or meridian at birth. */
export const astrocartographyCalculate = defineProcedure({
  name: "astrocartography.calculate",
  tradition: "western",
  title: { en: "Astrocartography", zhHant: "占星地圖" },
  summary: {
    en: "Lines where planets rise, set and culminate, their crossings, and the influence on named places",
    zhHant: "行星升、落、上下中天之線、交點及對指定地點之影響",
  },
  kind: "calculation",
  cost: 6,
  narrated: true,
  icon: "icons/astrocartography.svg",
  reads: "birth",
  conventions,
  refusals: {
    "date-out-of-range": "The date lies outside the years -1000 to 3000",
    "place-incomplete": "Only one of latitude and longitude was given",
    "birth-time-needed": "The lines turn by fifteen degrees an hour, and no time was given",
  },
  input,
  output,
  run: calculate,
  brief: writeBrief,
  picture: drawMap,
  examples: [
    {
      title: "the Sun's meridian at 14:30 UT",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        bodies: ["sun"],
        stepDeg: 10,
        places: [{ name: "Lisbon", latitude: 38.72, longitude: -9.14 }],
      },
      expect: {
        greenwichSiderealDeg: 116.1859,
        lines: { sun: { mcLongitude: -37.6587, icLongitude: 142.3413 } },
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03; angles checked at sampled points",
    },
  ],
  references: [
    {
      title: "The Psychology of Astro*Carto*Graphy",
      author: "Jim Lewis and Kenneth Irving",
      year: "1997",
    },
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "13, 15" },
  ],
});

type Bodies = readonly (readonly [Modern, Equatorial])[];

function calculate(chosen: Input, give: Give<never>): MapAnswer {
  const civil = give.civil();
  if (!civil.timeKnown) {
    throw new Refusal("birth-time-needed", "Cannot draw lines: no time of birth was given");
  }
  const ids: readonly Body[] = chosen.bodies ?? MODERN;
  const chart = readNativity(civil, ids, "wholeSign");
  const siderealDeg = siderealTimeDeg(chart.julianDayUt, chart.sky.frame);
  const bodies: Bodies = (ids as readonly Modern[]).flatMap((id) => {
    const position = chart.positions[id];
    if (!position) return [];
    const at =
      chosen.plane === "mundane"
        ? position
        : toEquatorial(position.longitudeDeg, 0, chart.obliquityDeg);
    return [[id, at] as const];
  });
  const step = chosen.stepDeg ?? 1;
  const orbKm = chosen.orbKm ?? DEFAULT_ORB_KM;
  return {
    greenwichSiderealDeg: round(siderealDeg),
    lines: Object.fromEntries(bodies.map(([id, at]) => [id, linesOf(at, siderealDeg, step)])),
    crossings: allCrossings(bodies, siderealDeg),
    placeRanking: (chosen.places ?? [])
      .map((place) => rankPlace(place, bodies, siderealDeg, orbKm))
      .sort((a, b) => b.strength - a.strength),
    orbKm,
    unavailable: chart.unavailable.map((one) => ({ ...one })),
  };
}

function linesOf(body: Equatorial, siderealDeg: number, step: number) {
  const points = (side: "asc" | "dsc") => {
    const found: [number, number][] = [];
    for (let latitude = -MAX_LATITUDE; latitude <= MAX_LATITUDE; latitude += step) {
      const longitude = horizonLine(body, siderealDeg, latitude, side);
      if (longitude !== undefined) found.push([latitude, round(longitude, 4)]);
    }
    return found;
  };
  return {
    mcLongitude: round(meridianLine(body, siderealDeg, false), 4),
    icLongitude: round(meridianLine(body, siderealDeg, true), 4),
    asc: points("asc"),
    dsc: points("dsc"),
  };
}

function allCrossings(bodies: Bodies, siderealDeg: number): MapAnswer["crossings"] {
  const lines = bodies.map(([id, at]) => ({
    id,
    lines: LINE_IDS.map((line) => [line, sampleLine(line, at, siderealDeg)] as const),
  }));
  const found: MapAnswer["crossings"] = [];
  lines.forEach((one, i) => {
    for (const other of lines.slice(i + 1)) {
      for (const [aLine, first] of one.lines) {
        for (const [bLine, second] of other.lines) {
          if (isMeridian(aLine) && isMeridian(bLine)) continue;
          for (const latitude of crossingsOf(first, second)) {
            const longitude = round(first.at(latitude) ?? 0, 3);
            const where = { latitude: round(latitude, 3), longitude };
            found.push({ a: one.id, aLine, b: other.id, bLine, ...where });
          }
        }
      }
    }
  });
  return found.sort((x, y) => y.latitude - x.latitude);
}

function isMeridian(line: LineId): boolean {
  return line === "mc" || line === "ic";
}

function rankPlace(
  place: { readonly name: string; readonly latitude: number; readonly longitude: number },
  bodies: Bodies,
  siderealDeg: number,
  orbKm: number,
) {
  const all = bodies
    .flatMap(([body, at]) =>
      LINE_IDS.map((line) => {
        const on = lineAt(line, at, siderealDeg, place.latitude);
        const apart = on === undefined ? 180 : ((place.longitude - on + 540) % 360) - 180;
        return {
          body: body as string,
          line,
          km: kilometresTo(line, at, siderealDeg, place),
          apart,
        };
      }),
    )
    .filter(({ km }) => Number.isFinite(km))
    .sort((a, b) => a.km - b.km);
  const influences = all
    .filter(({ km }) => km < orbKm)
    .map(({ body, line, km, apart }) => ({
      body,
      line,
      km: round(km, 1),
      degreesAlongParallel: round(apart, 3),
      influence: Math.round(100 * (1 - km / orbKm)),
    }));
  const nearest = all[0];
  return {
    ...place,
    strength: influences[0]?.influence ?? 0,
    influences,
    nearest: nearest ? { body: nearest.body, line: nearest.line, km: round(nearest.km, 1) } : null,
    localSpace: Object.fromEntries(
      bodies.map(([id, at]) => [
        id,
        round(azimuthOf(at, siderealDeg, place.latitude, place.longitude), 3),
      ]),
    ),
  };
}
