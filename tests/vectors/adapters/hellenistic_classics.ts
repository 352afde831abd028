/** How `hellenistic.json` is put to the service: Valens' charts, which he gives in signs, and his periods. */
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { withIds } from "../terms.ts";

type Any = any;

const BOTH_SECTS =
  "Valens counts Fortune by day and Exaltation by night in one chart, so that neither sect gives both";
const NEIGHBOUR =
  "Valens counts degrees that he does not give; his sign is a neighbour of whole signs";
/** Charts of which no count of whole signs gives what he names. */
const REASONS: Readonly<Record<string, string>> = {
  "valens.8": BOTH_SECTS,
  "valens.lot.8": BOTH_SECTS,
  "valens.21": NEIGHBOUR,
};
const NAMED = ["fortune", "spirit", "basis", "exaltation"] as const;

async function judge(one: VectorCase, served: Call) {
  const { procedure, input, expect, wholeSignRule } = one as Any;
  const wanted = (procedure === "hellenistic.calculate" ? expect.lots : expect) as Record<
    string,
    string
  >;
  const names = NAMED.filter((name) => wanted?.[name]);
  if (names.length === 0) {
    return { kind: "skipped", reason: "a verdict on a life, with no lot named" } as const;
  }
  if (wholeSignRule === "within-one-sign") {
    return { kind: "skipped", reason: NEIGHBOUR } as const;
  }
  const given = expect.sect ?? input.sect ?? wholeSignRule;
  // Where the Sun stands on the horizon either sect may be meant, and one of them must give every lot.
  const sects = given === "day" || given === "night" ? [given] : ["day", "night"];
  const tries = await Promise.all(
    sects.map(async (sect) => {
      const answer: Any = await withIds(served)("hellenistic.lots", {
        ...placesOf(input.signs),
        sect,
        lotsSchool: "valens",
      });
      const found = (name: string) => answer.lots.find((x: Any) => x.lot === name)?.sign;
      return names.flatMap((name) =>
        differ(wanted[name]!.toLowerCase(), found(name), { path: `/${name}` }),
      );
    }),
  );
  const best = tries.find((differences) => differences.length === 0) ?? tries[0]!;
  const reason = REASONS[one["id"] as string];
  return best.length > 0 && reason ? ({ kind: "skipped", reason } as const) : verdictOf(best);
}

const place = (sign: string) => ({ sign: sign.toLowerCase() });
const placesOf = ({ asc, ...planets }: Readonly<Record<string, string>>) => ({
  ascendant: place(asc!),
  ...Object.fromEntries(Object.entries(planets).map(([id, sign]) => [id, place(sign)])),
});

/** Thirteen months of 28 days, the last in the sign of the year. */
async function judgePtolemy(call: Call): Promise<readonly string[]> {
  const answer: Any = await call("hellenistic.profections", {
    birthDate: "2001-03-01",
    birthTime: "12:00",
    timezone: "UTC",
    latitude: 31,
    longitude: 30,
    age: 5,
    months: "thirteenths",
  });
  const { months, annual } = answer;
  const [first] = months;
  const days = (Date.parse(first.end) - Date.parse(first.start)) / 86_400_000;
  return [
    ...differ(13, months.length, { path: "/months" }),
    ...differ(28, Math.floor(days), { path: "/months/0/days" }),
    ...differ(annual.sign, months.at(-1).sign, { path: "/months/12/sign" }),
  ];
}

async function judgeProfection({ input, expect }: Any, call: Call): Promise<readonly string[]> {
  if (input.rule) return judgePtolemy(call);
  const answer: Any = await call("hellenistic.profections", {
    ...placesOf(input.signs),
    age: input.age,
  });
  const pointOf = (name: string) => (name === "Asc" ? "ascendant" : name.toLowerCase());
  const at = (name: string) => answer.points.find((x: Any) => x.point === pointOf(name));
  const signs = Object.entries(expect as Record<string, string>).filter(([key]) =>
    key.startsWith("from"),
  );
  const handed = (expect.transmissions as readonly string[]).flatMap((said) => {
    const [givers, taker] = said.split(" to ");
    return givers!.split(" and ").map((giver) => [giver, taker!.toLowerCase()] as const);
  });
  return [
    ...differ(expect.count, answer.count, { path: "/count" }),
    ...signs.flatMap(([key, sign]) =>
      differ(sign.toLowerCase(), at(key.slice(4)).sign, { path: `/${key}` }),
    ),
    ...handed
      // A planet handing over to its own place is told by Valens of the one that stands there.
      .filter(([giver, taker]) => !at(giver).meets.includes(taker))
      .map(([giver, taker]) => `/transmissions: expected ${giver} to ${taker}`),
  ];
}

const UNITS: Readonly<Record<string, number>> = { d: 1, h: 1 / 24 };
/** "3d3h" in days. */
const daysOf = (text: string) =>
  [...text.matchAll(/(\d+)([dh])/g)].reduce(
    (sum, [, n, unit]) => sum + Number(n) * UNITS[unit!]!,
    0,
  );

/** A list of signs with lengths against the opening periods of a level. */
function periods(
  wanted: readonly (readonly [string, number | string | null])[],
  found: readonly Any[],
  lengthOf: (one: Any) => number,
  path: string,
): readonly string[] {
  return wanted.flatMap(([sign, length], i) => [
    ...differ(sign.toLowerCase(), found[i]?.sign, { path: `${path}/${i}/sign` }),
    ...(length === null
      ? []
      : differ(typeof length === "string" ? daysOf(length) : length, lengthOf(found[i] ?? {}), {
          path: `${path}/${i}`,
          tolerance: 0.001,
        })),
  ]);
}

async function judgeReleasing({ input, expect }: Any, call: Call): Promise<readonly string[]> {
  const release = (more: Any) => call("hellenistic.zodiacalReleasing", more) as Promise<Any>;
  const from = (sign: string, more: Any = {}) => release({ fromSign: sign.toLowerCase(), ...more });
  const units = (one: Any) => one.units;
  if (input.table) {
    const { sum, yearDays, monthDays, dayUnit, hourUnit, ...years } = expect;
    const found = await Promise.all(Object.keys(years).map((sign) => from(sign)));
    const lengths = found.map(({ levels }) => levels[0].periods[0].units as number);
    const unitDays = found[0].levels.map((level: Any) => level.unitDays);
    return [
      ...differ(Object.values(years), lengths, { path: "/years" }),
      ...differ(
        sum,
        lengths.reduce((a, b) => a + b, 0),
        { path: "/sum" },
      ),
      ...differ([yearDays, monthDays, dayUnit, hourUnit / 24], unitDays, {
        path: "/units",
        tolerance: 1e-9,
      }),
    ];
  }
  if (expect.signsThatLoose) {
    const all = Object.keys(SIGN_NAMES);
    const found = await Promise.all(all.map((sign) => from(sign)));
    const loose = all.filter((_, i) =>
      found[i].levels[1].periods.some((one: Any) => one.marks.includes("loosingOfBond")),
    );
    return differ([...expect.signsThatLoose].sort(), loose.map((id) => SIGN_NAMES[id]!).sort(), {
      path: "/signsThatLoose",
    });
  }
  if (input.alexandrianYears) {
    // Four years of the Alexandrian calendar hold a day more, as those of the Gregorian from 2001 on.
    const born = Date.UTC(2001, 0, 1, 12);
    const then = Date.UTC(2001 + input.alexandrianYears, 0, 1, 12) + input.plusDays * 86_400_000;
    const answer = await release({
      ...placesOf({ asc: "Leo", sun: "Capricorn", moon: "Gemini" }),
      from: "fortune",
      ageDays: (then - born) / 86_400_000,
    });
    return differ(
      { totalDays: expect.totalDays, years: expect.releasingYears, days: expect.plusDays },
      answer.age,
      { path: "/age" },
    );
  }
  if (input.signs) {
    const places = placesOf(input.signs);
    const ask = (ageDays: number) =>
      release({ ...places, sect: "night", from: "fortune", ageDays });
    const inGemini = await ask(35 * 30 + 1);
    const inScorpio = await ask(35 * 30 + 231);
    const spirit = await release({ ...places, sect: "night", from: "spirit" });
    return [
      ...differ(expect.lots.fortune.toLowerCase(), inGemini.startSign, { path: "/fortune" }),
      ...differ(expect.lots.spirit.toLowerCase(), spirit.startSign, { path: "/spirit" }),
      ...periods(expect.l2months, inGemini.levels[1].periods, units, "/l2"),
      ...periods(expect.l3daysInGemini, inGemini.levels[2].periods, (one) => one.days, "/l3"),
      ...periods(expect.l4inScorpio, inScorpio.levels[3].periods, (one) => one.days, "/l4"),
    ];
  }
  const answer = await from(input.from);
  const [first, second] = answer.levels;
  const loosed = second.periods.findIndex((one: Any) => one.marks.includes("loosingOfBond"));
  const before = (list: readonly Any[], end: number) =>
    list.slice(0, end).reduce((sum, one) => sum + one.units, 0);
  const sagittarius =
    expect.subOfSagittarius && (await from(input.from, { ageDays: 62 * 360 + 1 }));
  return [
    ...(expect.months ? periods(expect.months, second.periods, units, "/months") : []),
    ...(expect.truncated ? differ(true, second.periods.at(-1).cut, { path: "/truncated" }) : []),
    ...(expect.loosingAfterMonths
      ? [
          ...differ(expect.loosingAfterMonths, before(second.periods, loosed), {
            path: "/loosing",
          }),
          ...periods(expect.then, second.periods.slice(loosed), units, "/then"),
        ]
      : []),
    ...(expect.years ? periods(expect.years, first.periods, units, "/years") : []),
    ...(expect.endOfScorpio
      ? differ(expect.endOfScorpio, before(first.periods, 4), { path: "/endOfScorpio" })
      : []),
    ...(expect.aquariusFromAge
      ? differ(expect.aquariusFromAge, before(first.periods, 3), { path: "/aquariusFromAge" })
      : []),
    ...(sagittarius
      ? periods(expect.subOfSagittarius, sagittarius.levels[1].periods, units, "/subOfSagittarius")
      : []),
  ];
}

const SIGN_NAMES: Readonly<Record<string, string>> = {
  aries: "Aries",
  taurus: "Taurus",
  gemini: "Gemini",
  cancer: "Cancer",
  leo: "Leo",
  virgo: "Virgo",
  libra: "Libra",
  scorpio: "Scorpio",
  sagittarius: "Sagittarius",
  capricorn: "Capricorn",
  aquarius: "Aquarius",
  pisces: "Pisces",
};
const FURTHER: Readonly<Record<string, (one: Any, call: Call) => Promise<readonly string[]>>> = {
  "hellenistic.profections": judgeProfection,
  "hellenistic.zodiacalReleasing": judgeReleasing,
};

export const adapters: readonly Adapter[] = [
  {
    files: /^hellenistic\.json$/,
    procedures: (one) => {
      const name = one["procedure"] as string;
      return FURTHER[name] ? [name] : ["hellenistic.lots"];
    },
    judge: async (one, call) => {
      const further = FURTHER[one["procedure"] as string];
      return further ? verdictOf(await further(one, withIds(call))) : judge(one, call);
    },
  },
];
