/** How the techniques of the old schools in `western-two.json` are judged. */
import { differ, type Call } from "../adapter.ts";

type Any = any;
interface Case {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  readonly call: Call;
}
type Judge = (one: Case) => Promise<readonly string[]>;

export const lower = (name: string) =>
  name.charAt(0).toLowerCase() + name.slice(1).replaceAll(" ", "");
const signs =
  "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces".split(
    " ",
  );

/** A birth by universal time, with a place where the case has one. */
export function birthOf({ utc, lat, lon }: Any) {
  const cut = utc.indexOf("T", 1);
  return {
    birthDate: utc.slice(0, cut),
    birthTime: utc.slice(cut + 1, -1).slice(0, 8),
    timezone: "UTC",
    ...(lat === undefined ? {} : { latitude: lat, longitude: lon }),
  };
}

const judgeFirdaria: Judge = async ({ input, wanted, call }) => {
  const answer: Any = await call("medieval.firdaria", {
    ...birthOf({ utc: input.birthUtc }),
    sect: input.isDay ? "day" : "night",
    nodes: input.nodes === "bonatti" ? "afterMars" : "last",
  });
  const day = (utc: string) => utc.slice(0, utc.indexOf("T", 1));
  const told = (one: Any) => ({ lord: one.lord, startUtc: day(one.start) });
  const plain = (one: Any) => ({ lord: lower(one.lord), startUtc: one.startUtc });
  return differ(
    wanted.periods.map((one: Any) => ({
      ...plain(one),
      years: one.years,
      subs: (one.subs ?? []).map(plain),
    })),
    answer.periods.map((one: Any) => ({
      ...told(one),
      years: one.years,
      subs: one.subs.map(told),
    })),
    { path: "/periods" },
  );
};

const POINTS: Readonly<Record<string, string>> = { mc: "midheaven" };
const judgeCircumambulation: Judge = async ({ input, wanted, tolerance, call }) => {
  const ask = (key: string) =>
    call("hellenistic.circumambulations", {
      ...birthOf(input),
      point: POINTS[input.point] ?? input.point,
      bounds: input.bounds,
      key,
      toAge: 120,
    }) as Promise<Any>;
  const [ptolemy, naibod] = await Promise.all([ask("ptolemy"), ask("naibod")]);
  return (wanted.bounds as Any[]).flatMap((e, i) => {
    const a = ptolemy.stages[i];
    const b = naibod.stages[i];
    if (!a || !b) return [`/bounds/${i}: expected ${e.bound}, got nothing`];
    const path = `/bounds/${i}`;
    return [
      ...differ({ lord: lower(e.bound), sign: lower(e.sign), fromDegree: e.fromDegree }, a, {
        path,
      }),
      ...differ(e.arc, a.arcDeg, { path: `${path}/arc`, tolerance: tolerance.deg + 0.001 }),
      ...(e.yearsNaibod === undefined
        ? []
        : differ(e.yearsNaibod, b.age, { path: `${path}/naibod`, tolerance: tolerance.years })),
      ...(e.yearsPtolemy === undefined
        ? []
        : differ(e.yearsPtolemy, a.age, { path: `${path}/ptolemy`, tolerance: tolerance.years })),
    ];
  });
};

const judgeAlmuten: Judge = async ({ input, wanted, call }) => {
  const { longitude, isDay, bounds, triplicity } = input;
  const answer: Any = await call("dignities.score", {
    byDay: isDay,
    degrees: [{ sign: signs[Math.floor(longitude / 30)], degree: longitude % 30 }],
    bounds,
    triplicity,
  });
  const [found] = answer.degrees;
  const points = Object.fromEntries(found.points.map((one: Any) => [one.planet, one.points]));
  return [
    ...differ(
      Object.fromEntries(Object.entries(wanted.points).map(([name, n]) => [lower(name), n])),
      points,
      { path: "/points" },
    ),
    ...differ([...wanted.almuten].map(lower).sort(), [...found.almuten].sort(), {
      path: "/almuten",
    }),
  ];
};

export const OLD_JUDGES: Readonly<Record<string, readonly [procedure: string, judge: Judge]>> = {
  "medieval.firdaria": ["medieval.firdaria", judgeFirdaria],
  "hellenistic.circumambulations": ["hellenistic.circumambulations", judgeCircumambulation],
  "dignities.almutenOfDegree": ["dignities.score", judgeAlmuten],
};
