import { differ, verdictOf, type Adapter, type Call } from "../adapter.ts";
import { dateAndTime, simplifyAll } from "./chinese_script.ts";

type Answer = any;

const PLACES = ["year", "month", "day", "hour"] as const;
const ELEMENTS = { 木: "wood", 火: "fire", 土: "earth", 金: "metal", 水: "water" } as const;

/** The vectors reckon by the civil clock of UTC+8. */
function birth(datetime: string): Readonly<Record<string, unknown>> {
  const { date, time } = dateAndTime(datetime);
  return { birthDate: date, birthTime: time, timezone: "+08:00", clock: "civil" };
}

async function readPillars(call: Call, input: Readonly<Record<string, unknown>>) {
  const answer: Answer = await call("bazi.chart", input);
  return PLACES.map((place) => answer.pillars[place].pillar.native);
}

/** The answer in the shape of `chinese-bazi-chart.json`. */
function chartFields(answer: Answer) {
  const pillars = PLACES.map((place) => answer.pillars[place]);
  const native = (one: Answer) => one.native as string;
  return {
    pillars: pillars.map(({ pillar }) => native(pillar)),
    dayMaster: answer.dayMaster.native,
    tenGods: pillars.map((pillar) => native(pillar.tenGod)),
    hiddenStems: pillars.map((pillar) => pillar.hiddenStems.map((h: Answer) => native(h.stem))),
    hiddenTenGods: pillars.map((pillar) => pillar.hiddenStems.map((h: Answer) => native(h.tenGod))),
    naYin: pillars.map((pillar) => native(pillar.naYin)),
    twelveStages: pillars.map((pillar) => native(pillar.stage)),
    selfStages: pillars.map((pillar) => native(pillar.selfStage)),
    void: pillars.map((pillar) => pillar.void.map(native).join("")),
    taiYuan: native(answer.derived.conceptionOrigin.pillar),
    taiXi: native(answer.derived.conceptionBreath.pillar),
    mingGong: native(answer.derived.lifePalace.pillar),
    shenGong: native(answer.derived.bodyPalace.pillar),
    elementCount8: Object.fromEntries(
      Object.entries(ELEMENTS).map(([char, id]) => [char, answer.balance.visible[id]]),
    ),
  };
}

const charts: Adapter = {
  files: /^chinese-bazi-chart\.json$/,
  procedures: () => ["bazi.chart"],
  async judge(one, call) {
    const { datetime, dayBoundary } = one["input"] as { datetime: string; dayBoundary: string };
    const { alternatives, ...expected } = one["expect"] as Answer;
    const input = { ...birth(datetime), gender: "male", dayBoundary };
    const answer = await call("bazi.chart", input);
    const differences = [...differ(expected, simplifyAll(chartFields(answer)))];
    if (alternatives) {
      const found = {
        splitZi: await readPillars(call, { ...input, dayBoundary: "splitZi" }),
        midnightRoll: await readPillars(call, { ...input, dayBoundary: "midnight" }),
      };
      differences.push(...differ(alternatives, found, { path: "/alternatives" }));
    }
    return verdictOf(differences);
  },
};

const luck: Adapter = {
  files: /^chinese-bazi-luck\.json$/,
  procedures: () => ["bazi.chart"],
  async judge(one, call) {
    const { datetime, gender } = one["input"] as { datetime: string; gender: string };
    const expected = one["expect"] as Answer;
    const input = { ...birth(datetime), gender };
    const answer: Answer = await call("bazi.chart", input);
    const counted: Answer = await call("bazi.chart", { ...input, luckRule: "doubleHours" });
    const { hours: _hours, ...hourCount } = counted.luck.start;
    const found = {
      forward: answer.luck.direction.value.id === "forward",
      startOffset: answer.luck.start,
      hourCountRule: hourCount,
      cycles: answer.luck.pillars.map((cycle: Answer) => ({
        pillar: cycle.pillar.native,
        startYear: cycle.startYear,
        nominalAge: cycle.startAge.nominal,
      })),
    };
    const { startDate, startDateToleranceDays, startOffset, ...rest } = expected;
    if (differ(hourCount, expected.hourCountRule).length > 0 && jieNearDoubleHour(answer)) {
      return { kind: "skipped", reason: DOUBTFUL_DOUBLE_HOUR };
    }
    const differences = [
      ...differ(rest, found),
      ...offsetDifferences(startOffset, answer.luck.start),
      ...dayDifferences(startDate, answer.luck.startDate, startDateToleranceDays),
    ];
    return verdictOf(differences);
  },
};

const DOUBTFUL_DOUBLE_HOUR =
  "the jie falls within 110 s of a double hour after 2050, where forecasts of the Earth's rotation differ by as much: the count of double hours cannot be judged";

/** Whether the jie that bounds luck stands so near a double hour that engines count differently. */
function jieNearDoubleHour(answer: Answer): boolean {
  const { previousJie, nextJie } = answer.solarTerms;
  const { local } = answer.luck.direction.value.id === "forward" ? nextJie : previousJie;
  const seconds = (Date.parse(`${local}Z`) / 1000 + 3600) % 7200;
  return Number(local.slice(0, 4)) > 2050 && Math.min(seconds, 7200 - seconds) <= 110;
}

/**
 * A minute to the jie is two hours of luck. The instants of the terms differ between engines by up
 * to 75 s before 2050 and 110 s after (forecasts of the Earth's rotation), as the file of the solar
 * terms states.
 */
const OFFSET_TOLERANCE_HOURS = 4;

function offsetDifferences(expected: Answer, actual: Answer): readonly string[] {
  const hours = (o: Answer) => ((o.years * 12 + o.months) * 30 + o.days) * 24 + o.hours;
  return Math.abs(hours(expected) - hours(actual)) <= OFFSET_TOLERANCE_HOURS
    ? []
    : [`/startOffset: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

function dayDifferences(expected: string, actual: string, tolerance: number): readonly string[] {
  const days = Math.abs(Date.parse(expected) - Date.parse(actual)) / 86_400_000;
  return days <= tolerance ? [] : [`/startDate: expected ${expected}, got ${actual}`];
}

const trueSolarTime: Adapter = {
  files: /^chinese-true-solar-time\.json$/,
  procedures: () => ["bazi.chart", "bazi.trueSolarTime"],
  async judge(one, call) {
    const given = one["input"] as { datetime: string; utcOffsetHours: number; longitude: number };
    const expected = one["expect"] as Answer;
    const { date, time } = dateAndTime(given.datetime);
    const hours = String(Math.abs(given.utcOffsetHours)).padStart(2, "0");
    const place = {
      timezone: `${given.utcOffsetHours < 0 ? "-" : "+"}${hours}:00`,
      longitude: given.longitude,
    };
    const answer: Answer = await call("bazi.chart", {
      birthDate: date,
      birthTime: time,
      ...place,
      clock: "true",
      gender: "male",
    });
    const alone: Answer = await call("bazi.trueSolarTime", { date, time, ...place });
    const solar = answer.time.trueSolarTime;
    const tolerance = expected.toleranceSeconds as number;
    const seconds =
      Math.abs(Date.parse(`${expected.trueSolarTime}Z`) - Date.parse(`${solar.local}Z`)) / 1000;
    const { longitudeMinutes, equationOfTimeMinutes, clocks } = alone;
    return verdictOf([
      // One rule serves both procedures: what one of them says, the other says too.
      ...differ(solar, { longitudeMinutes, equationOfTimeMinutes, local: clocks.at(-1).local }),
      ...differ({ longitudeMinutes: expected.longitudeMinutes }, solar, { tolerance: 0.001 }),
      ...differ({ equationOfTimeMinutes: expected.equationOfTimeMinutes }, solar, {
        tolerance: tolerance / 60,
      }),
      ...(seconds <= tolerance
        ? []
        : [`/trueSolarTime: expected ${expected.trueSolarTime}, got ${solar.local}`]),
    ]);
  },
};

const forecasts: Adapter = {
  files: /^chinese-bazi-forecast\.json$/,
  procedures: () => ["bazi.forecast"],
  async judge(one, call) {
    const { datetime, gender, targetYear } = one["input"] as Answer;
    const input = { ...birth(datetime), gender, from: `${targetYear}-07-01`, unit: "year" };
    const [year]: Answer[] = ((await call("bazi.forecast", input)) as Answer).periods;
    const found = {
      luckPillarAtMidYear: year.luck.pillar?.native ?? null,
      year: {
        pillar: year.pillar.native,
        stemTenGod: year.tenGod.native,
        branchTenGods: year.hiddenTenGods.map((god: Answer) => god.native),
        stage: year.stage.native,
        naYin: year.naYin.native,
        nominalAge: year.nominalAge,
      },
      months: year.months.map((month: Answer) => ({
        pillar: month.pillar.native,
        tenGod: month.tenGod.native,
      })),
    };
    return verdictOf(differ(one["expect"], simplifyAll(found)));
  },
};

export const adapters: readonly Adapter[] = [charts, luck, trueSolarTime, forecasts];
