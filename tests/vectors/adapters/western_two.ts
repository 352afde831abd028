/** How `western-two.json` is put to the procedures of the second round, one judge a kind of case. */
import { nextCrossing } from "#sky";
import { epochMsOfJulianDay, julianDayOfEpochMs } from "#time";
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { withIds } from "../terms.ts";
import { judgeBodygraph, judgeComposite } from "./western_two_charts.ts";
import { OLD_JUDGES } from "./western_two_old.ts";
import { SKY_JUDGES } from "./western_two_sky.ts";

type Any = any;
/** The case's input, its expectation and its tolerance; `call` gives ids in place of terms. */
type Judge = (one: {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  readonly call: Call;
}) => Promise<readonly string[]>;

const GRAZING = 0.99;
/** Half a second of rounding on both sides. */
const ROUNDING = 1.01;
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const dayOf = (utc: string) => utc.slice(0, utc.indexOf("T", 1));
const julian = (utc: string) => julianDayOfEpochMs(Date.parse(utc));

/** The days that hold a window whose end is not counted in. */
function spanOf({ fromUtc, toUtc }: { fromUtc: string; toUtc: string }) {
  const last = new Date(Date.parse(toUtc) - 1000).toISOString();
  return { from: dayOf(fromUtc), to: dayOf(last), timezone: "UTC" };
}
const within = ({ fromUtc, toUtc }: { fromUtc: string; toUtc: string }) => {
  const [from, to] = [Date.parse(fromUtc), Date.parse(toUtc)];
  return (one: { readonly utc: string }) => Date.parse(one.utc) >= from && Date.parse(one.utc) < to;
};

function instants(expected: string, actual: string | undefined, seconds: number, path: string) {
  if (actual === undefined) return [`${path}: expected ${expected}, got nothing`];
  const miss = Math.abs(julian(expected) - julian(actual)) * 86400;
  return miss <= seconds + ROUNDING ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

function degrees(expected: number, actual: number, tolerance: number, path: string) {
  const miss = Math.abs(((((actual - expected) % 360) + 540) % 360) - 180);
  return miss <= tolerance + 1e-4 ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

/** Clock times around midnight. */
function clocks(expected: string, actual: string, seconds: number, path: string) {
  const of = (text: string) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const miss = Math.abs(((of(actual) - of(expected) + 129600) % 86400) - 43200);
  return miss <= seconds + ROUNDING ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

/** Compares two lists of one length, entry by entry. */
function lists<E, A>(
  expected: readonly E[],
  actual: readonly A[],
  path: string,
  compare: (expected: E, actual: A, path: string) => readonly string[],
): readonly string[] {
  if (expected.length !== actual.length) {
    return [`${path}: expected ${expected.length} entries, got ${actual.length}`];
  }
  return expected.flatMap((one, i) => compare(one, actual[i]!, `${path}/${i}`));
}

const JUDGES: Readonly<Record<string, readonly [procedure: string, judge: Judge]>> = {
  ...OLD_JUDGES,
  ...SKY_JUDGES,
  "bodygraph.chart": ["bodygraph.chart", judgeBodygraph],
  "composite.chart": ["composite.chart", judgeComposite],
  "retrogrades.list": [
    "retrogrades.list",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("retrogrades.list", {
        ...spanOf(input),
        planets: [lower(input.body)],
      });
      const seconds = tolerance.seconds;
      const slow = tolerance.shadowSeconds ?? seconds;
      return [
        ...lists(wanted.stations as Any[], answer.stations as Any[], "/stations", (e, a, path) => [
          ...instants(e.utc, a.utc, seconds, `${path}/utc`),
          ...differ(e.kind, a.turns, { path: `${path}/kind` }),
          ...differ(lower(e.sign), a.sign, { path: `${path}/sign` }),
          ...degrees(e.longitude, a.longitudeDeg, tolerance.deg ?? 0.001, `${path}/longitude`),
        ]),
        ...lists(wanted.spans as Any[], answer.loops as Any[], "/spans", (e, a, path) => [
          ...instants(e.stationRetrogradeUtc, a.turnsRetrograde.utc, seconds, `${path}/retrograde`),
          ...instants(e.stationDirectUtc, a.turnsDirect.utc, seconds, `${path}/direct`),
          ...instants(e.shadowStartUtc, a.shadowBegins.utc, slow, `${path}/shadowStart`),
          ...instants(e.shadowEndUtc, a.shadowEnds.utc, slow, `${path}/shadowEnd`),
        ]),
      ];
    },
  ],
  "moon.voidOfCourse": [
    "moon.voidOfCourse",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("moon.voidOfCourse", { ...spanOf(input), rule: input.rule });
      return lists(wanted.intervals as Any[], answer.spans as Any[], "/intervals", (e, a, path) => [
        ...instants(e.startUtc, a.begins.utc, tolerance.seconds, `${path}/start`),
        ...instants(e.endUtc, a.ends.utc, tolerance.seconds, `${path}/end`),
        ...differ(lower(e.fromSign), a.from, { path: `${path}/from` }),
        ...differ(lower(e.toSign), a.to, { path: `${path}/to` }),
        ...differ(
          e.lastAspect && { planet: lower(e.lastAspect.planet), aspect: e.lastAspect.aspect },
          a.lastAspect,
          { path: `${path}/lastAspect` },
        ),
      ]);
    },
  ],
  "moon.ingresses": [
    "moon.voidOfCourse",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("moon.voidOfCourse", spanOf(input));
      const found = (answer.ingresses as Any[]).filter(within(input));
      return lists(wanted.ingresses as Any[], found, "/ingresses", ([sign, utc], a, path) => [
        ...differ(lower(sign), a.sign, { path: `${path}/sign` }),
        ...instants(utc, a.utc, tolerance.seconds, path),
      ]);
    },
  ],
  "eclipses.list": [
    "eclipses.list",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("eclipses.list", spanOf(input));
      const { seconds, contactSeconds, magnitude, deg, geoDeg } = tolerance;
      return lists(
        wanted.eclipses as Any[],
        answer.eclipses as Any[],
        "/eclipses",
        (e, a, path) => [
          ...differ({ kind: e.type, light: e.kind, saros: e.saros }, a, { path }),
          ...instants(e.greatestUtc, a.utc, seconds, `${path}/greatest`),
          // The canons give the umbral magnitude of a penumbral eclipse below zero, the file as zero.
          ...differ(e.magnitude ?? e.umbralMagnitude, Math.max(0, a.magnitude), {
            tolerance: magnitude,
            path: `${path}/magnitude`,
          }),
          ...(e.penumbralMagnitude === undefined
            ? []
            : differ(e.penumbralMagnitude, a.penumbralMagnitude, {
                tolerance: magnitude,
                path: `${path}/penumbralMagnitude`,
              })),
          ...degrees(e.sunLongitude ?? e.moonLongitude, a.longitudeDeg, deg, `${path}/longitude`),
          // Where the axis only grazes the Earth, half a degree there is a second of arc of the Moon: of
          // 31 May 2003 NASA prints 66.6° N 24.5° W, as the service does, and the file 66.0° N 25.2° W.
          ...(e.greatestLat === undefined || Math.abs(a.gamma) > GRAZING
            ? []
            : [
                ...degrees(e.greatestLat, a.greatestLatitude, geoDeg, `${path}/lat`),
                ...degrees(e.greatestLon, a.greatestLongitude, geoDeg, `${path}/lon`),
              ]),
          ...contactsOf(e, a, contactSeconds, path),
        ],
      );
    },
  ],
  "planetaryHours.day": [
    "planetaryHours.day",
    async ({ input, wanted, tolerance, call }) => {
      const { date, zone, lat, lon } = input;
      const asked = { date, timezone: zone, latitude: lat, longitude: lon };
      const [centre, limb]: Any[] = await Promise.all(
        ["centre", "upperLimb"].map((sunrise) => call("planetaryHours.day", { ...asked, sunrise })),
      );
      const seconds = tolerance.seconds;
      const one = (e: Any, a: Any, path: string) => [
        ...instants(e.sunriseUtc, a.sunrise.utc, seconds, `${path}/sunrise`),
        ...instants(e.sunsetUtc, a.sunset.utc, seconds, `${path}/sunset`),
        ...instants(e.nextSunriseUtc, a.nextSunrise.utc, seconds, `${path}/nextSunrise`),
        ...lists(
          e.hourStartsUtc as string[],
          a.hours as Any[],
          `${path}/hours`,
          (start, hour, at) => clocks(start, hour.utc.slice(-9, -1), seconds, at),
        ),
      ];
      return [
        ...one(wanted.centreNoRefraction, centre, "/centre"),
        ...one(wanted.upperLimbRefraction, limb, "/limb"),
        ...differ(lower(wanted.dayRuler), centre.dayRuler, { path: "/dayRuler" }),
        ...differ(
          wanted.rulers.map(lower),
          centre.hours.map((hour: Any) => hour.ruler),
          { path: "/rulers" },
        ),
      ];
    },
  ],
  "returns.planetary": [
    "returns.planetary",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("returns.planetary", {
        ...birthAt(input.birthUtc),
        body: lower(input.body),
        ...spanOf(input),
      });
      return hitsOf(wanted, (answer.returns as Any[]).filter(within(input)), tolerance);
    },
  ],
  "returns.solar": [
    "returns.solar",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("returns.solar", {
        ...birthAt(input.birthUtc),
        year: new Date(wanted.utc).getUTCFullYear(),
        precession: input.precessed ? "precessed" : "tropical",
        returnLatitude: input.lat,
        returnLongitude: input.lon,
      });
      const { chart } = answer;
      const moon = chart.bodies.find((one: Any) => one.body === "moon");
      return [
        ...instants(wanted.utc, answer.utc, tolerance.seconds, "/utc"),
        ...differ(input.returnNumber, answer.age, { path: "/returnNumber" }),
        ...degrees(wanted.mc, chart.midheaven.longitudeDeg, tolerance.deg, "/mc"),
        ...(wanted.asc === undefined
          ? []
          : degrees(wanted.asc, chart.ascendant.longitudeDeg, tolerance.deg, "/asc")),
        ...degrees(wanted.moonLongitude, moon.longitudeDeg, tolerance.moonDeg, "/moon"),
      ];
    },
  ],
  "planet.ingresses": [
    "aspects.calendar",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("aspects.calendar", {
        ...spanOf(input),
        kinds: ["ingress"],
        planets: [lower(input.body)],
      });
      const found = (answer.events as Any[]).filter(within(input));
      return lists(wanted.ingresses as Any[], found, "/ingresses", (e, a, path) => [
        ...instants(e.utc, a.utc, tolerance.seconds, path),
        ...differ(lower(e.sign), a.enters, { path: `${path}/sign` }),
        ...differ(e.retrograde, a.motion === "retrograde", { path: `${path}/retrograde` }),
      ]);
    },
  ],
  "moon.phases": [
    "aspects.calendar",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("aspects.calendar", { ...spanOf(input), kinds: ["phase"] });
      return lists(
        wanted.phases as Any[],
        answer.events as Any[],
        "/phases",
        ([name, utc, longitude], a, path) => [
          ...differ(String(name).replace("Moon", ""), a.phase, { path: `${path}/phase` }),
          ...instants(utc, a.utc, tolerance.seconds, path),
          ...degrees(longitude, a.longitudeDeg, tolerance.deg ?? 0.005, `${path}/longitude`),
        ],
      );
    },
  ],
  "ephemeris.table": [
    "ephemeris.table",
    async ({ input, wanted, tolerance, call }) => {
      const date = dayOf(input.utc);
      const answer: Any = await call("ephemeris.table", {
        from: date,
        to: date,
        time: input.utc.slice(input.utc.indexOf("T", 1) + 1, -1),
        zodiac: input.zodiac,
        bodies: Object.keys(wanted.rows).map(lower),
      });
      const [row] = answer.rows;
      const found = Object.fromEntries(row.bodies.map((one: Any) => [one.body, one]));
      return [
        ...Object.entries(wanted.rows as Record<string, Any>).flatMap(([name, e]) => {
          const a = found[lower(name)];
          const path = `/${name}`;
          const near = name === "TrueNode" ? tolerance.trueNode : tolerance.lon;
          return [
            ...degrees(e.lon, a.longitudeDeg, near, `${path}/lon`),
            ...degrees(e.lat, a.latitudeDeg, tolerance.lat, `${path}/lat`),
            ...(name === "TrueNode"
              ? []
              : differ(e.speed, a.speedDegPerDay, {
                  tolerance: tolerance.speed,
                  path: `${path}/speed`,
                })),
            ...degrees(e.ra, a.rightAscensionDeg, near, `${path}/ra`),
            ...degrees(e.dec, a.declinationDeg, near, `${path}/dec`),
          ];
        }),
        ...degrees(wanted.obliquity, row.obliquityDeg, tolerance.lon, "/obliquity"),
        ...differ(wanted.siderealTimeGreenwichHours, row.siderealTimeHours, {
          // After 2050 Swiss Ephemeris leaves the formula of the IERS by up to 0.00013 h, as the file says.
          tolerance: tolerance.siderealHours + (date >= "2050" ? 0.00013 : 1e-6),
          path: "/siderealTime",
        }),
      ];
    },
  ],
  "transits.calculate": [
    "transits.calculate",
    async ({ input, wanted, tolerance, call }) => {
      // A birth whose Sun stands where the file wants the natal point.
      const born = nextCrossing("sun", input.natalLongitude, julian(input.fromUtc) - 9000, 370)!;
      const answer: Any = await call("transits.calculate", {
        ...birthAt(new Date(epochMsOfJulianDay(born.julianDayUt)).toISOString()),
        planets: [lower(input.body)],
        ...spanOf(input),
      });
      const found = (answer.contacts as Any[])
        .filter((one) => one.natal === "sun" && one.aspect === input.aspect)
        .flatMap((one) => one.passes)
        .filter(within(input));
      return hitsOf(wanted, found, tolerance);
    },
  ],
  "eclipses.local": [
    "eclipses.list",
    async ({ input, wanted, tolerance, call }) => {
      const answer: Any = await call("eclipses.list", {
        ...spanOf(input),
        latitude: input.lat,
        longitude: input.lon,
      });
      const found = (answer.eclipses as Any[]).find((one) => one.light === input.kind);
      if (!found) return [`/eclipses: expected ${input.kind}, got none`];
      const { atPlace } = found;
      return input.kind === "solar"
        ? solarAtPlace(wanted, atPlace, tolerance)
        : lunarAtPlace(wanted, found, tolerance);
    },
  ],
};

function birthAt(utc: string) {
  const [date, time] = [dayOf(utc), utc.slice(utc.indexOf("T", 1) + 1, -1).slice(0, 8)];
  return { birthDate: date, birthTime: time, timezone: "UTC" };
}

function hitsOf(wanted: Any, found: readonly Any[], { seconds }: Any): readonly string[] {
  return lists(wanted.hits as Any[], found, "/hits", (e, a, path) => [
    ...instants(e.utc, a.utc, seconds, path),
    ...differ(e.retrograde, a.motion === "retrograde", { path: `${path}/retrograde` }),
  ]);
}

/** Contacts of a lunar eclipse with the shadows. */
function contactsOf(e: Any, a: Any, seconds: number, path: string): readonly string[] {
  const pairs = [
    [e.penumbralBeginUtc, a.begins.utc],
    [e.penumbralEndUtc, a.ends.utc],
    [e.partialBeginUtc, a.partial?.begins.utc],
    [e.partialEndUtc, a.partial?.ends.utc],
    [e.totalBeginUtc, a.total?.begins.utc],
    [e.totalEndUtc, a.total?.ends.utc],
  ] as const;
  return pairs.flatMap(([expected, actual], i) =>
    expected ? instants(expected, actual, seconds, `${path}/contact${i}`) : [],
  );
}

function solarAtPlace(e: Any, a: Any, { seconds, magnitude, deg }: Any): readonly string[] {
  const contacts = [
    [e.firstContactUtc, a.begins?.utc],
    [e.secondContactUtc, a.centralBegins?.utc],
    [e.thirdContactUtc, a.centralEnds?.utc],
    [e.fourthContactUtc, a.ends?.utc],
  ] as const;
  return [
    ...instants(e.maximumUtc, a.maximum.utc, seconds, "/maximum"),
    ...differ(e.magnitude, a.magnitude, { tolerance: magnitude, path: "/magnitude" }),
    ...differ(e.obscuration, a.obscuration, { tolerance: magnitude, path: "/obscuration" }),
    ...degrees(e.sunAltitudeAtMax, a.maximum.altitudeDeg, deg, "/altitude"),
    ...degrees(e.sunAzimuthAtMax, a.azimuthDeg, deg, "/azimuth"),
    ...differ(e.localType, a.kind, { path: "/localType" }),
    ...contacts.flatMap(([expected, actual], i) =>
      expected ? instants(expected, actual, seconds, `/contact${i + 1}`) : [],
    ),
  ];
}

function lunarAtPlace(e: Any, found: Any, tolerance: Any): readonly string[] {
  const { atPlace } = found;
  const names = {
    penumbralBegin: "begins",
    partialBegin: "partialBegins",
    totalBegin: "centralBegins",
    greatest: "maximum",
    totalEnd: "centralEnds",
    partialEnd: "partialEnds",
    penumbralEnd: "ends",
  };
  const seen = Object.entries(names)
    .filter(([, own]) => (atPlace[own]?.altitudeDeg ?? -90) > 0)
    .map(([name]) => name);
  return [
    ...differ(e.type, found.kind, { path: "/type" }),
    ...differ([...e.visiblePhases].sort(), [...seen].sort(), { path: "/visiblePhases" }),
    ...Object.entries(names).flatMap(([name, own]) =>
      e[name]
        ? [
            ...instants(e[name].utc, atPlace[own]?.utc, tolerance.contactSeconds, `/${name}`),
            ...degrees(
              e[name].moonAltitude,
              atPlace[own]?.altitudeDeg ?? NaN,
              tolerance.deg,
              `/${name}/altitude`,
            ),
          ]
        : [],
    ),
  ];
}

export const adapters: readonly Adapter[] = [
  {
    files: /^western-two\.json$/,
    procedures: (one) => {
      const kind = kindOf(one);
      return [JUDGES[kind]?.[0] ?? kind];
    },
    judge: async (one, call) => {
      const judge = JUDGES[kindOf(one)]?.[1];
      if (!judge) return { kind: "skipped", reason: `not served yet: ${kindOf(one)}` };
      return verdictOf(
        await judge({
          input: one["input"],
          wanted: one["expect"],
          tolerance: one["tolerance"] ?? {},
          call: withIds(call),
        }),
      );
    },
  },
];

function kindOf(one: VectorCase): string {
  return (one["procedure"] ?? one["kind"]) as string;
}
