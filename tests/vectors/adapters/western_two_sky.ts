/** How charts of the round sky in `western-two.json` are judged: asteroids, directions, dials. */
import { differ, type Call } from "../adapter.ts";
import { birthOf, lower } from "./western_two_old.ts";

type Any = any;
interface Case {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  readonly call: Call;
}
type Judge = (one: Case) => Promise<readonly string[]>;

export function near(
  expected: number,
  actual: number | undefined,
  tolerance: number,
  path: string,
) {
  const miss = actual === undefined ? Infinity : Math.abs(((actual - expected + 540) % 360) - 180);
  return miss <= tolerance + 1e-4 ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

/** Rows by the names that the file gives them. */
export function named(rows: readonly Any[], key = "body"): Readonly<Record<string, Any>> {
  return Object.fromEntries(rows.map((row) => [row[key], row]));
}

const judgeAsteroids: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("asteroids.locate", birthOf(input));
  const rows = named(answer.bodies);
  const width = (name: string) =>
    name === "TrueLilith"
      ? tolerance.trueLilithDeg
      : name === "TrueNode"
        ? tolerance.trueNodeDeg
        : tolerance.deg;
  return Object.entries(wanted as Record<string, Any>).flatMap(([name, e]) => {
    const a = rows[lower(name)] ?? {};
    return [
      ...near(e.lon, a.longitudeDeg, width(name), `/${name}/lon`),
      ...near(e.lat, a.latitudeDeg, width(name), `/${name}/lat`),
      ...differ(lower(e.sign), a.sign, { path: `/${name}/sign` }),
      ...(e.retrograde === undefined
        ? []
        : differ(e.retrograde, a.retrograde, { path: `/${name}/retrograde` })),
    ];
  });
};

const judgeLocalSpace: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("localSpace.chart", birthOf(input));
  const rows = named(answer.bodies);
  return Object.entries(wanted as Record<string, Any>).flatMap(([name, e]) => {
    const a = rows[lower(name)];
    return [
      ...near(e.azimuth, a.azimuthDeg, tolerance.deg, `/${name}/azimuth`),
      ...near(e.altitude, a.altitudeDeg, tolerance.deg, `/${name}/altitude`),
    ];
  });
};

export function late(expected: string, actual: string | undefined, seconds: number, path: string) {
  const miss = actual ? Math.abs(Date.parse(expected) - Date.parse(actual)) / 1000 : Infinity;
  return miss <= seconds + 1.01 ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

const judgeConjunctions: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("greatConjunctions.list", {
    fromYear: input.fromYear,
    toYear: input.toYearExclusive - 1,
    kind: input.kind,
  });
  const found = answer.conjunctions as Any[];
  if (found.length !== wanted.conjunctions.length) {
    return [`/conjunctions: expected ${wanted.conjunctions.length}, got ${found.length}`];
  }
  return (wanted.conjunctions as Any[]).flatMap((e, i) => {
    const a = found[i];
    const path = `/conjunctions/${i}`;
    return [
      ...late(e.utc, a.utc, tolerance.seconds, path),
      ...near(e.longitude, a.longitudeDeg, tolerance.deg, `${path}/longitude`),
      ...near(e.latitudeSeparation, a.latitudeApartDeg, tolerance.latDeg, `${path}/latitude`),
      ...differ({ sign: lower(e.sign), element: e.element, retrograde: e.jupiterRetrograde }, a, {
        path,
      }),
    ];
  });
};

const TURNS: Readonly<Record<string, string>> = { maximum: "highest", minimum: "lowest" };
const judgeMoonTurns: Judge = async ({ input, wanted, tolerance, call }) => {
  const day = (utc: string) => utc.slice(0, utc.indexOf("T", 1));
  const answer: Any = await call("moon.gardening", {
    from: day(input.fromUtc),
    to: day(new Date(Date.parse(input.toUtc) - 1000).toISOString()),
    timezone: "UTC",
  });
  const inside = (answer.events as Any[]).filter(
    ({ utc }) =>
      Date.parse(utc) >= Date.parse(input.fromUtc) && Date.parse(utc) < Date.parse(input.toUtc),
  );
  const compare = (
    list: Any[],
    names: RegExp,
    check: (e: Any, a: Any, path: string) => readonly string[],
    path: string,
  ) => {
    const found = inside.filter(({ event }) => names.test(event));
    return found.length === list.length
      ? list.flatMap((e, i) => [
          ...differ(TURNS[e.kind] ?? e.kind, found[i].event, { path: `${path}/${i}/kind` }),
          ...check(e, found[i], `${path}/${i}`),
        ])
      : [`${path}: expected ${list.length}, got ${found.length}`];
  };
  return [
    ...compare(
      wanted.apsides,
      /gee$/,
      (e, a, path) => [
        ...late(e.utc, a.utc, tolerance.apsisSeconds, path),
        ...differ(e.distanceKm, a.distanceKm, { path, tolerance: tolerance.km }),
      ],
      "/apsides",
    ),
    ...compare(
      wanted.nodes,
      /Node$/,
      (e, a, path) => [
        ...late(e.utc, a.utc, tolerance.nodeSeconds, path),
        ...near(e.longitude, a.longitudeDeg, tolerance.deg, path),
      ],
      "/nodes",
    ),
    ...compare(
      wanted.declinationExtremes,
      /est$/,
      (e, a, path) => [
        ...late(e.utc, a.utc, tolerance.declinationSeconds, path),
        ...near(e.declination, a.declinationDeg, tolerance.deg, path),
      ],
      "/declinationExtremes",
    ),
  ];
};

const POINTS: Readonly<Record<string, string>> = { Asc: "ascendant", MC: "midheaven" };
const pointOf = (name: string) => POINTS[name] ?? lower(name);

const judgeSolarArc: Judge = async ({ input, wanted, tolerance, call }) => {
  const cut = input.atUtc.indexOf("T", 1);
  const ask = (arc: string) =>
    call("progressions.solarArc", {
      ...birthOf({ utc: input.birthUtc, lat: input.lat, lon: input.lon }),
      targetDate: input.atUtc.slice(0, cut),
      targetTime: input.atUtc.slice(cut + 1, -1),
      aspects: ["conjunction", "square", "opposition"],
      arc,
    }) as Promise<Any>;
  const [exact, naibod] = await Promise.all([ask("true"), ask("naibod")]);
  const places = (answer: Any, list: Record<string, number>, path: string) => {
    const rows = named(answer.directed, "point");
    return Object.entries(list).flatMap(([name, deg]) =>
      near(deg, rows[pointOf(name)]?.longitudeDeg, tolerance.deg, `${path}/${name}`),
    );
  };
  // The file follows the ten planets, to the planets and the angles.
  const planets = (exact.contacts as Any[]).filter(
    ({ directed, natal }) => !/Node$|ascendant|midheaven/.test(directed) && !/Node$/.test(natal),
  );
  const keyOf = (directed: string, aspect: string, natal: string) =>
    `${directed} ${aspect} ${natal}`;
  const found = new Map(
    planets.map((one) => [keyOf(one.directed, one.aspect, one.natal), one.date as string]),
  );
  const expected = wanted.contactsTrue as Any[];
  const keys = expected.map((e) => keyOf(pointOf(e.directed), e.aspect, pointOf(e.natal)));
  return [
    ...near(wanted.trueArc, exact.arcDeg, tolerance.deg, "/trueArc"),
    ...near(wanted.naibodArc, naibod.arcDeg, tolerance.deg, "/naibodArc"),
    ...places(exact, wanted.directedTrue, "/directedTrue"),
    ...places(naibod, wanted.directedNaibod, "/directedNaibod"),
    ...differ([...keys].sort(), [...found.keys()].sort(), { path: "/contacts" }),
    ...expected.flatMap((e, i) =>
      late(
        `${e.utc}T00:00:00Z`,
        `${found.get(keys[i]!)}T00:00:00Z`,
        tolerance.days * 86400,
        `/contacts/${i}`,
      ),
    ),
  ];
};

const judgeIngress: Judge = async ({ input, wanted, tolerance, call }) => {
  const ask = (houseSystem: string) =>
    call("mundane.ingressChart", {
      year: input.year,
      event: input.event,
      sign: lower(input.sign),
      latitude: input.lat,
      longitude: input.lon,
      houseSystem,
    }) as Promise<Any>;
  const [regiomontanus, placidus] = await Promise.all([ask("regiomontanus"), ask("placidus")]);
  const rows = named(regiomontanus.bodies);
  const cusps = (answer: Any, list: number[], path: string) =>
    list.flatMap((deg, i) =>
      near(deg, answer.houses.cusps[i].longitudeDeg, tolerance.deg, `${path}/${i}`),
    );
  return [
    ...late(wanted.utc, regiomontanus.utc, tolerance.seconds, "/utc"),
    ...near(wanted.asc, regiomontanus.angles.ascendant.longitudeDeg, tolerance.deg, "/asc"),
    ...near(wanted.mc, regiomontanus.angles.midheaven.longitudeDeg, tolerance.deg, "/mc"),
    ...differ(lower(wanted.ascSign), regiomontanus.angles.ascendant.sign, { path: "/ascSign" }),
    ...cusps(regiomontanus, wanted.regiomontanusCusps, "/regiomontanus"),
    ...cusps(placidus, wanted.placidusCusps, "/placidus"),
    ...near(wanted.moonLongitude, rows["moon"].longitudeDeg, tolerance.moonDeg, "/moon"),
    ...near(wanted.saturnLongitude, rows["saturn"].longitudeDeg, tolerance.moonDeg, "/saturn"),
  ];
};

const judgeSidereal: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("siderealAstrology.chart", birthOf(input));
  const rows = named(answer.bodies);
  return [
    ...Object.entries(wanted.longitudes as Record<string, number>).flatMap(([name, deg]) =>
      near(
        deg,
        rows[lower(name)]?.longitudeDeg,
        name === "TrueNode" ? tolerance.trueNodeDeg : tolerance.deg,
        `/${name}`,
      ),
    ),
    ...near(wanted.asc, answer.angles.ascendant.longitudeDeg, tolerance.deg, "/asc"),
    ...near(wanted.mc, answer.angles.midheaven.longitudeDeg, tolerance.deg, "/mc"),
    ...(wanted.campanusCusps as number[]).flatMap((deg, i) =>
      near(deg, answer.houses.cusps[i].longitudeDeg, tolerance.deg, `/cusps/${i}`),
    ),
    ...near(wanted.ayanamsa, answer.ayanamsaDeg, tolerance.deg, "/ayanamsa"),
  ];
};

const judgeSectors: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("siderealAstrology.chart", birthOf(input));
  const rows = named(answer.angularity);
  return Object.entries(wanted as Record<string, number>).flatMap(([name, sector]) => {
    const found = rows[lower(name)]?.sector as number | null;
    const miss = found === null ? Infinity : Math.abs(((sector - found + 54) % 36) - 18);
    return miss <= tolerance.sector ? [] : [`/${name}: expected ${sector}, got ${found}`];
  });
};

const judgeParallels: Judge = async ({ input, wanted, tolerance, call }) => {
  const day = (utc: string) => utc.slice(0, utc.indexOf("T", 1));
  const answer: Any = await call("aspects.calendar", {
    from: day(input.fromUtc),
    to: day(new Date(Date.parse(input.toUtc) - 1000).toISOString()),
    timezone: "UTC",
    kinds: ["parallel"],
    planets: [lower(input.a), lower(input.b)],
  });
  const found = answer.events as Any[];
  const hits = wanted.hits as Any[];
  if (found.length !== hits.length) return [`/hits: expected ${hits.length}, got ${found.length}`];
  return hits.flatMap((e, i) => [
    ...late(e.utc, found[i].utc, tolerance.seconds, `/hits/${i}`),
    ...differ(e.aspect, found[i].parallel, { path: `/hits/${i}/aspect` }),
    ...near(e.declination, found[i].declinationDeg, tolerance.deg, `/hits/${i}/declination`),
  ]);
};

const judgeUranian: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("uranian.chart", birthOf(input));
  const rows = named(answer.points, "point");
  return Object.entries(wanted.points as Record<string, Any>).flatMap(([name, { lon, lat }]) => [
    ...near(lon, rows[lower(name)]?.longitudeDeg, tolerance.deg, `/${name}/lon`),
    ...near(lat, rows[lower(name)]?.latitudeDeg, tolerance.deg, `/${name}/lat`),
    ...near(wanted.dial90[name], rows[lower(name)]?.dialDeg, tolerance.deg, `/${name}/dial`),
  ]);
};

export const SKY_JUDGES: Readonly<Record<string, readonly [procedure: string, judge: Judge]>> = {
  "asteroids.locate": ["asteroids.locate", judgeAsteroids],
  "localSpace.chart": ["localSpace.chart", judgeLocalSpace],
  "greatConjunctions.list": ["greatConjunctions.list", judgeConjunctions],
  "progressions.solarArc": ["progressions.solarArc", judgeSolarArc],
  "mundane.ingressChart": ["mundane.ingressChart", judgeIngress],
  "siderealAstrology.chart": ["siderealAstrology.chart", judgeSidereal],
  gauquelinSector: ["siderealAstrology.chart", judgeSectors],
  "declination.exactParallels": ["aspects.calendar", judgeParallels],
  "uranian.chart": ["uranian.chart", judgeUranian],
  "moon.apsidesNodesDeclination": ["moon.gardening", judgeMoonTurns],
};
