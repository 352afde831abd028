/** How `vedic.json` is put to the procedures of Indian astrology. */
import { NAKSHATRA } from "../../../plugins/vedic/core/nakshatras.ts";
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { birthOfJulianDay, birthOfUtc, fitLongitudes } from "./vedic_birth.ts";

type Answer = any;
type File = Readonly<Record<string, unknown>>;
type Judge = (given: Answer, expected: Answer, one: VectorCase, call: Call) => Promise<string[]>;

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const compact = (name: string) => name.replace(/ /g, "");

function angle(expected: number, actual: number, tolerance: number, path: string): string[] {
  const miss = Math.abs(((actual - expected + 540) % 360) - 180);
  return miss <= tolerance ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

function instant(expected: string, actual: string, seconds: number, path: string): string[] {
  const miss = Math.abs(Date.parse(expected) - Date.parse(actual)) / 1000;
  return miss <= seconds ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

function placesOf(answer: Answer): Record<string, Answer> {
  const grahas = answer.grahas.map((graha: Answer) => [graha.graha.id, graha]);
  return Object.fromEntries([...grahas, ["lagna", answer.lagna]]) as Record<string, Answer>;
}

const chartOf = (given: Answer, call: Call): Promise<Answer> =>
  call("vedic.chart", {
    ...birthOfUtc(given),
    ...(given.ayanamsa ? { ayanamsa: given.ayanamsa } : {}),
    ...(given.node ? { node: given.node } : {}),
  });

const dashaOf = (given: Answer, more: object, call: Call): Promise<Answer> =>
  call("dasha.vimshottari", {
    ...(given.utc ? birthOfUtc(given) : birthOfJulianDay(given.jdUt)),
    ...(given.ayanamsa ? { ayanamsa: given.ayanamsa } : {}),
    yearDays: String(given.yearDays),
    ...more,
  });

/** Dashas from the Moon's nakshatra, at the instant of the case. */
function starDasha(name: string, key: string, idOf: (name: string) => string): Judge {
  return async (given, expected, one, call) => {
    const { jd } = one["tolerance"] as { jd: number };
    const answer: Answer = await call(name, {
      ...birthOfJulianDay(given.jdUt),
      yearDays: String(given.yearDays),
    });
    return [
      ...differ(idOf(expected.start), answer.first.id, { path: "/start" }),
      ...differ(expected.balanceYears, answer.balanceYears, {
        tolerance: 0.002,
        path: "/balanceYears",
      }),
      ...expected.periods.flatMap((period: Answer, i: number) => [
        ...differ(
          [idOf(period[key]), period.years],
          [answer.periods[i]?.lord.id, answer.periods[i]?.years],
          { path: `/periods/${i}` },
        ),
        ...differ(period.startJd, answer.periods[i]?.startJd, {
          tolerance: jd,
          path: `/periods/${i}/startJd`,
        }),
      ]),
    ];
  };
}

const JUDGES: Readonly<Record<string, readonly [string, Judge]>> = {
  "vedic.positions": [
    "vedic.chart",
    async (given, expected, one, call) => {
      const places = placesOf(await chartOf(given, call));
      const tolerance = one["tolerance"] as number;
      return Object.entries(expected as Record<string, Answer>).flatMap(([name, place]) => {
        const here = places[lower(name)];
        return [
          ...angle(place.longitude, here.longitudeDeg, tolerance, `/${name}/longitude`),
          ...differ(place.degInSign, here.degreeInSign, { tolerance, path: `/${name}/degInSign` }),
          ...differ(
            [lower(place.sign), place.nakshatra, place.nakshatraName, place.pada],
            [
              here.sign.id,
              NAKSHATRA.ids.indexOf(here.nakshatra.id) + 1,
              compact(here.nakshatra.text),
              here.pada,
            ],
            { path: `/${name}` },
          ),
        ];
      });
    },
  ],
  "vedic.varga": [
    "vedic.chart",
    async (given, expected, _, call) => {
      const { vargas } = await chartOf(given, call);
      const signs = vargas[given.division];
      return Object.entries(expected as Record<string, string>).flatMap(([name, sign]) =>
        differ(lower(sign), signs[lower(name)].id, { path: `/${name}` }),
      );
    },
  ],
  "vedic.arudhaPadas": [
    "vedic.chart",
    async (given, expected, _, call) => {
      const { arudhas } = await chartOf(given, call);
      return Object.entries(expected as Record<string, string>).flatMap(([name, sign]) =>
        differ(lower(sign), arudhas[Number(name.slice(1)) - 1].id, { path: `/${name}` }),
      );
    },
  ],
  "vedic.ashtakavarga": [
    "vedic.chart",
    async (given, expected, _, call) => {
      const { ashtakavarga } = await chartOf(given, call);
      const bhinna = Object.fromEntries(
        Object.entries(expected.bhinna).map(([name]) => [name, ashtakavarga.bhinna[lower(name)]]),
      );
      const { sarva, total } = ashtakavarga;
      return [...differ(expected, { bhinna, sarva, total })];
    },
  ],
  "vedic.charaKarakas": [
    "vedic.chart",
    async (given, expected, _, call) => {
      const schemes = { scheme8: "eight", scheme7: "seven" } as const;
      const lists = Object.entries(expected as Record<string, Record<string, string>>).map(
        async ([scheme, karakas]) => {
          const answer: Answer = await call("vedic.chart", {
            ...birthOfUtc(given),
            karakaScheme: schemes[scheme as keyof typeof schemes],
          });
          return Object.entries(karakas).flatMap(([office, graha]) =>
            differ(lower(graha), answer.karakas[office]?.id, { path: `/${scheme}/${office}` }),
          );
        },
      );
      return (await Promise.all(lists)).flat();
    },
  ],
  "vedic.shadbala.components": [
    "vedic.chart",
    async (given, expected, one, call) => {
      const answer: Answer = await call("vedic.chart", {
        ...fitLongitudes(given.siderealLongitudes, given.lagna),
      });
      const tolerance = one["tolerance"] as number;
      return Object.entries(expected as Record<string, Record<string, number>>).flatMap(
        ([name, parts]) => {
          const strengths = answer.shadbala[lower(name)];
          const flat = { ...strengths, ...strengths.sthana };
          return Object.entries(parts).flatMap(([part, value]) =>
            differ(value, flat[part], { tolerance, path: `/${name}/${part}` }),
          );
        },
      );
    },
  ],
  "vedic.panchanga": [
    "vedic.chart",
    async (given, expected, one, call) => {
      const seconds = (one["tolerance"] as { seconds: number }).seconds;
      const { panchanga } = await chartOf(given, call);
      const { day, daylight } = panchanga;
      const limbs = ["tithi", "nakshatra", "yoga", "karana"].flatMap((kind) => {
        const { startUtc, endUtc, ...rest } = expected[kind];
        const limb = panchanga[kind];
        // A tithi is named with its half of the month; the cases name it without.
        const name = compact(limb.name.roman.replace(/^(Shukla|Krishna) /, ""));
        const paksha = limb.paksha && { paksha: limb.paksha.id };
        const named = { ...limb, ...paksha, name };
        const wanted = { ...rest, name: rest.name ? compact(rest.name) : name };
        return [
          ...differ(wanted, named, { path: `/${kind}` }),
          ...(startUtc ? instant(startUtc, limb.start, seconds, `/${kind}/start`) : []),
          ...(endUtc ? instant(endUtc, limb.end, seconds, `/${kind}/end`) : []),
        ];
      });
      const pairs = ["rahuKalam", "yamaganda", "gulikaKalam"].flatMap((part) =>
        expected[part]
          ? [
              ...instant(expected[part][0], daylight[part].start, seconds, `/${part}/start`),
              ...instant(expected[part][1], daylight[part].end, seconds, `/${part}/end`),
            ]
          : [],
      );
      const rises = [
        ["sunriseHinduUtc", "sunrise"],
        ["sunsetHinduUtc", "sunset"],
        ["sunriseVisibleUtc", "sunriseVisible"],
      ].flatMap(([theirs, ours]) =>
        expected[theirs!] ? instant(expected[theirs!], daylight[ours!], seconds, `/${theirs}`) : [],
      );
      const vara = expected.vara ? differ(expected.vara, day.vara.id, { path: "/vara" }) : [];
      return [...limbs, ...pairs, ...rises, ...vara];
    },
  ],
  "vedic.vimshottari": [
    "dasha.vimshottari",
    async (given, expected, one, call) => {
      const { jd, balanceYears } = one["tolerance"] as { jd: number; balanceYears: number };
      const answer = await dashaOf(given, {}, call);
      const periods = expected.mahadashas.flatMap((period: Answer, i: number) => {
        const ours = answer.mahadashas[i];
        return [
          ...differ(lower(period.lord), ours?.lord.id, { path: `/mahadashas/${i}/lord` }),
          ...differ([period.startJd, period.endJd], [ours?.startJd, ours?.endJd], {
            tolerance: jd,
            path: `/mahadashas/${i}`,
          }),
        ];
      });
      return [
        ...differ(lower(expected.startLord), answer.startLord.id, { path: "/startLord" }),
        ...differ(expected.balanceYears, answer.balance.years, {
          tolerance: balanceYears,
          path: "/balanceYears",
        }),
        ...periods,
      ];
    },
  ],
  "vedic.vimshottari.at": [
    "dasha.vimshottari",
    async (given, expected, one, call) => {
      const { jd } = one["tolerance"] as { jd: number };
      const at = birthOfJulianDay(given.targetJd);
      const answer = await dashaOf(given, { onDate: at.birthDate, onTime: at.birthTime }, call);
      const [maha, antar, pratyantar] = answer.running;
      return [
        ...differ(
          [expected.maha, expected.antar, expected.pratyantar].map(lower),
          [maha?.lord.id, antar?.lord.id, pratyantar?.lord.id],
          { path: "/running" },
        ),
        ...differ([expected.antarStartJd, expected.antarEndJd], [antar?.startJd, antar?.endJd], {
          tolerance: jd,
          path: "/antar",
        }),
      ];
    },
  ],
  "compatibility.vedicAshtakoot": [
    "compatibility.vedicAshtakoot",
    async (given, expected, _, call) => {
      const answer: Answer = await call("compatibility.vedicAshtakoot", {
        a: given.groom,
        b: given.bride,
        groom: "a",
      });
      const points = Object.fromEntries(
        answer.kootas.map((koota: Answer) => [koota.koota.id, koota.points]),
      );
      return [...differ(expected, { ...points, total: answer.total })];
    },
  ],
  "vedic.ashtottari": ["dasha.ashtottari", starDasha("dasha.ashtottari", "lord", lower)],
  "vedic.yogini": ["dasha.yogini", starDasha("dasha.yogini", "yogini", lower)],
};

export const adapters: readonly Adapter[] = [
  {
    files: /^vedic\.json$/,
    procedures: (one) => [
      JUDGES[one["procedure"] as string]?.[0] ?? `no judge of ${one["procedure"] as string}`,
    ],
    judge: async (one, call, _file: File) => {
      const [, judge] = JUDGES[one["procedure"] as string]!;
      return verdictOf(await judge(one["input"] as Answer, one["expect"] as Answer, one, call));
    },
  },
];
