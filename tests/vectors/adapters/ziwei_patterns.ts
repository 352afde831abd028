/**
 * Named patterns of the purple star chart. The file has conditions and no births: the adapter reads them
 * from a pool of charts by itself, and compares with what the charts say of themselves.
 */
import { verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import {
  IMPOSSIBLE_PATTERNS as IMPOSSIBLE,
  PATTERNS_READ_OTHERWISE as READ_OTHERWISE,
} from "../disagreements.ts";

type Answer = any;
type Structured = Readonly<Record<string, any>>;

const CHARTS = 4000;
const STEP_DAYS = 5.37;
const PALACES = "命 兄弟 夫妻 子女 財帛 疾厄 遷移 僕役 官祿 田宅 福德 父母".split(" ");

/** 朝垣: the stars come to court from the palaces that look on; standing in the palace itself is not it. */
const FROM_OUTSIDE = ["紫府朝垣", "府相朝垣"];
/** 同宮或會: together or meeting, as the condition says. */
const TOGETHER_OR_MEETING = ["祿馬交馳"];

let pool: Promise<readonly Answer[]> | null = null;

function chartsOf(call: Call): Promise<readonly Answer[]> {
  pool ??= (async () => {
    const births: (readonly [date: string, hour: number, gender: string])[] = [];
    for (let i = 0; i < CHARTS; i++) {
      const date = new Date(Date.UTC(1926, 0, 20 + Math.floor(i * STEP_DAYS)));
      births.push([date.toISOString().slice(0, 10), (i * 7) % 24, i % 2 ? "male" : "female"]);
    }
    const charts: Answer[] = [];
    for (const [i, [birthDate, birthHour, gender]] of births.entries()) {
      charts.push(
        await call("ziwei.chart", {
          birthDate,
          birthHour,
          gender,
          timezone: "+08:00",
          clock: "civil",
          onDate: `${Number(birthDate.slice(0, 4)) + 30 + (i % 40)}-07-01`,
        }),
      );
    }
    return charts;
  })();
  return pool;
}

const named = (chart: Answer, name: string): Answer | undefined =>
  chart.patterns.find(
    ({ pattern, otherNames }: Answer) => pattern.native === name || otherNames.includes(name),
  );

/** Everything in a palace by its Chinese name; 化祿 and the like beside the stars. */
function contents(palace: Answer): readonly string[] {
  const stars = [...palace.majorStars, ...palace.minorStars];
  const changes = stars.flatMap((one) => one.transformation?.native ?? []);
  const names = [...stars.map(({ star }) => star.native), ...changes];
  const luck = names.includes("祿存") || names.includes("化祿") ? ["祿"] : [];
  return [...names, ...luck, ...palace.adjectiveStars.map((one: Answer) => one.native)];
}

const listOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as string];

/** Whether a chart keeps the plain conditions of a case. */
function holds(chart: Answer, s: Structured, name: string): boolean {
  if (s["anyOf"]) return s["anyOf"].some((place: unknown) => holds(chart, { place }, name));
  const at = (i: number): Answer => chart.palaces[((i % 12) + 12) % 12];
  const square = (i: number) => [at(i), at(i + 4), at(i + 6), at(i + 8)];
  const here = (i: number) => contents(at(i));
  const around = (i: number) => square(i).flatMap(contents);
  const indexes = listOf(s["palace"] ?? ["命"]).map((name) =>
    name === "身" ? chart.palaces.findIndex(({ isBody }: Answer) => isBody) : PALACES.indexOf(name),
  );
  const life = at(0);
  const stars = [...listOf(s["star"]), ...listOf(s["stars"])];
  const day = "寅卯辰巳午未".includes(chart.countedAs.hour.native);
  const grade = (name: string): string =>
    chart.palaces
      .flatMap((one: Answer) => [...one.majorStars, ...one.minorStars])
      .find(({ star }: Answer) => star.native === name)?.brightness?.native ?? "";
  const whole: readonly boolean[] = [
    !s["lifePalaceBranch"] || s["lifePalaceBranch"].includes(life.branch.native),
    !s["yearStem"] || s["yearStem"].includes(chart.year.native[0]),
    !s["yearBranch"] || s["yearBranch"].includes(chart.year.native[1]),
    !s["birth"] || (s["birth"] === "day") === day,
    s["lifePalaceMajors"] !== 0 || life.majorStars.length === 0,
    !s["yearStemLife"] || s["yearStemLife"][chart.year.native[0]] === life.branch.native,
    !s["place"] ||
      (Object.entries(s["place"]).every(([star, branch]) =>
        chart.palaces.some(
          (one: Answer) => one.branch.native === branch && contents(one).includes(star),
        ),
      ) &&
        // The chapter reads from the life palace: what it cannot see is not meant.
        Object.keys(s["place"]).some((star) => around(0).includes(star))),
  ];
  const atPalace = (i: number): boolean => {
    const flanks = listOf(s["flankedBy"] ?? s["meetsOrFlankedBy"]);
    const flanked = [
      [i - 1, i + 1],
      [i + 1, i - 1],
    ].some(([a, b]) => here(a!).includes(flanks[0]!) && here(b!).includes(flanks[1]!));
    const meets = listOf(s["meetsOrFlankedBy"]).every((one) => around(i).includes(one));
    const inTrine = s["trine"] === true || TOGETHER_OR_MEETING.includes(name);
    const court = FROM_OUTSIDE.includes(name) ? square(i).slice(1).flatMap(contents) : around(i);
    const shows = (one: string) => (inTrine ? around(i) : here(i)).includes(one);
    return [
      stars.every(shows),
      !s["branch"] || listOf(s["branch"]).includes(at(i).branch.native),
      flanks.length === 0 || flanked || (s["meetsOrFlankedBy"] !== undefined && meets),
      s["has"] === undefined || here(i).includes(s["has"]),
      listOf(s["trine"] === true ? [] : s["trine"]).every((one) => court.includes(one)),
      listOf(s["trineTransforms"]).every((one) => around(i).includes(`化${one}`)),
      listOf(s["transforms"]).every((one) => here(i).includes(`化${one}`)),
      !s["meetsTransforms"] ||
        listOf(s["meetsTransforms"]).some((one) => around(i).includes(`化${one}`)),
      !s["meets"] || listOf(s["meets"]).some((one) => here(i).includes(one)),
      !s["any"] || listOf(s["any"]).some((one) => around(i).includes(one)),
      listOf(s["none"]).every((one) => !around(i).includes(one)),
      !s["bright"] || stars.every((one) => ["廟", "旺"].includes(grade(one))),
      !s["fallen"] || stars.every((one) => grade(one) === "陷"),
    ].every(Boolean);
  };
  return whole.every(Boolean) && indexes.some(atPalace);
}

/** Up to three charts by their births, for a line of the report. */
const some = (charts: readonly Answer[]) =>
  charts
    .slice(0, 3)
    .map(
      (chart) => `${chart.year.native}年${chart.lunarDate.native}${chart.countedAs.hour.native}時`,
    )
    .join(", ");

const patterns: Adapter = {
  files: /^ziwei-patterns\.json$/,
  procedures: () => ["ziwei.chart"],
  async judge(one: VectorCase, call) {
    const { name } = one["input"] as Answer;
    const { structured } = one["expect"] as Answer;
    if (IMPOSSIBLE[name]) return { kind: "skipped", reason: `${name}: ${IMPOSSIBLE[name]}` };
    const charts = await chartsOf(call);
    const showing = charts.filter((chart) => named(chart, name));
    if (showing.length === 0)
      return verdictOf([`${name}: named on none of ${charts.length} charts`]);
    if (!structured || READ_OTHERWISE[name]) return { kind: "passed" };
    const kept = charts.filter((chart) => holds(chart, structured, name));
    const missed = kept.filter((chart) => !showing.includes(chart));
    const wrong = showing.filter(
      (chart) => named(chart, name).standing.native === "成格" && !kept.includes(chart),
    );
    return verdictOf([
      ...(missed.length ? [`${name}: not named on ${missed.length}: ${some(missed)}`] : []),
      ...(wrong.length
        ? [`${name}: full on ${wrong.length} that do not keep it: ${some(wrong)}`]
        : []),
    ]);
  },
};

export const adapters: readonly Adapter[] = [patterns];
