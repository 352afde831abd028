/**
 * Named patterns of the purple star chart. The file has conditions and no births: the adapter reads them
 * from a pool of charts by itself, and compares with what the charts say of themselves.
 */
import { verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";

type Answer = any;
type Structured = Readonly<Record<string, any>>;

const CHARTS = 4000;
const STEP_DAYS = 5.37;
const PALACES = "命 兄弟 夫妻 子女 財帛 疾厄 遷移 僕役 官祿 田宅 福德 父母".split(" ");

/** What no chart can show, by the ring of the stars itself. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
  蔭印拱身:
    "the body palace never falls on 田宅, and 天梁, always next to 天相, never looks at the same palace",
  金輿扶駕: "太陽 stands three palaces from 紫微 and cannot flank it",
  水中作塚: "破軍 and 巨門 are five palaces apart: they neither share a palace nor see each other",
  步數無依: "the passage gives no condition that can be told from a chart (限連綿不分)",
  水上駕星: "the passage gives no condition that can be told from a chart (一年好一年不好)",
};

/** Where the printed condition cannot occur or another reading of it is followed: only that it is named. */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  財蔭夾印: "武曲 never flanks 天相; 財 is read as 祿, as the file's difference says",
  財印夾祿: "天梁 and 天相 are neighbours and flank nothing; 財 is read as 武曲",
  馬頭帶劍: "擎羊 never stands with 天馬; the reading of 論諸星同垣 (擎羊 in 午) is followed",
  財與囚仇: "the two never share a palace: one in 命, one in 身, as the file's difference says",
  廉貞七殺積富:
    "廉貞 is 利 wherever it meets 七殺; the contradicting lines are parted by 化忌 and killers",
  路上埋屍:
    "廉貞 is 利 wherever it meets 七殺; the contradicting lines are parted by 化忌 and killers",
  昌曲巳亥: "both stars never share 巳 or 亥; either stands there and the other looks at it",
  兩重華蓋: "空劫 share a palace in two hours only; either counts",
  紫破無君臣: "紫微 in 辰 or 戌 has 破軍 opposite, as the file's difference says",
  日月同臨: "the printed line and its mirror (日月同丑命未) both count, as the condition says",
  文武兼備: "one star in 命 and one in 身 counts as well, as the passage says 在身命",
  坐貴向貴: "迭相坐拱: the other may look from a trine, not from 遷移 alone",
  雄宿朝元: "寅 of most copies counts beside the printed 申 and 未",
  蟾宮折桂: "文昌 counts as 文曲, as the condition says",
  眾水朝東: "文昌 counts as 文曲, as the condition says",
  火貴格: "yields to the same stars in one palace and to 四墓",
  貪狼火鈴四墓: "yields to the same stars in one palace",
  日月反背: "yields to 日月藏輝",
  巨日同宮: "申 opposite a life palace at 寅 counts as well, as the file's difference says",
  科名會祿: "化祿 counts as 化權; yields to 科權祿合",
  仰面朝斗: "no year stem sends all three there; two of the three are asked for",
};

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
