import { chinese } from "#sdk";
import type { Ptolemaic } from "../../core/aspects.ts";
import type { Modern } from "../../core/points.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { DailyAnswer } from "../answer.ts";
import type { DailyWords } from "./en.ts";
import {
  clock,
  dateOf,
  daysAhead,
  hourOf,
  isBack,
  isHard,
  type Meeting,
  meetingOf,
  MOST_DATES,
  monthAndDay,
  spread,
  toldNext,
  toldOfMoon,
  turnsToday,
} from "../tone.ts";
import * as says from "./zh_hant/tables.ts";

type Contact = NonNullable<DailyAnswer["venus"]>;
type Dated = DailyAnswer["dates"][number];

const { aspect, placeName, sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const topic = { mood: "心情", love: "感情", work: "工作" };
const { houses } = says;

/** `11 月 28 日`。 */
function date(text: string): string {
  const [month, day] = monthAndDay(text);
  return `${month} 月 ${day} 日`;
}
/** 一日之讀法說距今多久，較長者只說日期。 */
function until({ from, period }: DailyAnswer, when: { readonly local: string }): string {
  const on = date(dateOf(when));
  if (period !== "day") return on;
  const days = daysAhead(from, when);
  if (days < 1) return `今天 ${clock(when)}`;
  return days === 1 ? `明天（${on}）` : `${days} 天後（${on}）`;
}
const TIMES = [
  [6, "凌晨"],
  [9, "清晨"],
  [12, "上午"],
  [18, "下午"],
  [24, "晚間"],
] as const;
const atTime = (when: { readonly local: string }) =>
  `${TIMES.find(([end]) => hourOf(when) < end)![1]} ${clock(when)}`;
const nth = (house: number) => `第${chinese.numeral(house)}宮`;
const yours = (house: number) => `你的${nth(house)}`;
const of = ({ planets }: DailyAnswer, id: Modern) => planets.find(({ planet }) => planet === id)!;
const side = (kind: Ptolemaic, a: Modern, b: Modern): 0 | 1 => (isHard(kind, a, b) ? 1 : 0);

/** 金星所遇，兼看兩者逆行與否。 */
function courtedBy({ aspect: kind, other, retrograde, otherRetrograde }: Meeting): string {
  const hard = side(kind, "venus", other);
  if (other === "sun") return says.courted.sun[retrograde ? 1 : 0];
  if (other === "mercury" && !hard && otherRetrograde) return says.again.courted;
  return says.courted[other as keyof typeof says.courted][hard];
}

function drivenBy({ aspect: kind, other, retrograde, otherRetrograde }: Meeting): string {
  const hard = side(kind, "mars", other);
  if (other === "sun" && kind === "conjunction") return says.unseen;
  if (other === "mercury" && !hard && otherRetrograde) return says.again.driven;
  const brings = says.driven[other as keyof typeof says.driven][hard];
  return !hard && retrograde ? `${brings}，但要試第二次` : brings;
}

/** 月亮當日換宮。 */
function moonMoves(answer: DailyAnswer): string {
  const enters = answer.dates.find(({ event, planet }) => event === "enters" && planet === "moon");
  if (!enters) return "";
  const isBefore = hourOf(enters) < 12;
  const other = isBefore ? (enters.house + 10) % 12 : enters.house - 1;
  return `；${clock(enters)} ${isBefore ? `之前在${nth(other + 1)}` : `起入${nth(other + 1)}`}，${says.mood[other]}`;
}

/** 新月、滿月或食，及其意義。 */
function lunation({ dates }: DailyAnswer, house: number): string {
  const where = `${yours(house)}（${houses[house - 1]}）`;
  const has = (wanted: Dated["event"]) => dates.some(({ event }) => event === wanted);
  if (has("solarEclipse")) return `日食在${where}，此處重新開始`;
  if (has("lunarEclipse")) return `月食在${where}，此處有事告一段落`;
  if (has("newMoon")) return `新月在${where}，宜在此開個頭`;
  return `滿月在${where}，此處有事明朗`;
}

function moonMeets(answer: DailyAnswer, one: Contact): string {
  const { other, aspect: kind, house, otherHouse, otherRetrograde } = one;
  if (other === "sun" && (kind === "conjunction" || kind === "opposition"))
    return `${atTime(one)} 日月${kind === "conjunction" ? "相合" : "相望"}，${lunation(answer, house)}。`;
  const how =
    kind === "conjunction"
      ? `在${nth(house)}與${body[other]}合相`
      : `自${nth(house)}與${house === otherHouse ? "" : `${nth(otherHouse)}的`}${body[other]}成${aspect[kind]}`;
  const hard = side(kind, "moon", other);
  const brings =
    other === "mercury" && !hard && otherRetrograde
      ? says.again.contact
      : says.contact[other as Exclude<Modern, "moon">][hard];
  return `${atTime(one)} 月亮${how}：${brings}。`;
}

function moonLine(answer: DailyAnswer): string {
  const at = of(answer, "moon");
  return core.paragraph(
    `月亮正午在${placeName(at.longitudeDeg)}，行經${yours(at.house)}：${says.mood[at.house - 1]}${moonMoves(answer)}。`,
    ...toldOfMoon(answer.moon).map((one) => moonMeets(answer, one)),
  );
}

/** 當日另有星轉向或換座。 */
function eventLine(answer: DailyAnswer): string {
  return answer.dates
    .filter(({ event, planet }) => event === "turns" || (event === "enters" && planet !== "moon"))
    .map((one) => `${atTime(one)} ${happens(answer, one)}。`)
    .join("");
}

/** 較長期間之位置為首日所在。 */
const opening = ({ period }: DailyAnswer) => (period === "day" ? "" : "同日");

function venusLine(answer: DailyAnswer): string {
  const at = of(answer, "venus");
  const next = toldNext(answer, "venus");
  const back = turnsToday(answer, "venus") ? "，停步不前" : at.retrograde ? "，正重溫舊情" : "";
  const how =
    next &&
    (next.aspect === "conjunction"
      ? `在${yours(next.house)}與${body[next.other]}合相`
      : `自${yours(next.house)}與${body[next.other]}成${aspect[next.aspect]}`);
  return core.paragraph(
    `${opening(answer)}金星在${placeName(at.longitudeDeg)}，${at.retrograde ? "逆行於" : "位於"}${yours(at.house)}${back}：${says.love[at.house - 1]}。`,
    next && `${until(answer, next)}，金星${how}：${courtedBy(next)}。`,
  );
}

function marsLine(answer: DailyAnswer): string {
  const [at, words] = [of(answer, "mars"), of(answer, "mercury")];
  const next = toldNext(answer, "mars");
  const does = isBack(answer, "mars")
    ? says.workBack[at.house - 1]
    : (at.degreeInSign < 15 ? says.work : says.workLate)[at.house - 1];
  const moves = turnsToday(answer, "mars") ? "，停步不前" : at.retrograde ? "，逆行回頭" : "";
  const tells = isBack(answer, "mercury")
    ? says.mindBack[words.house - 1]
    : says.mind[words.house - 1];
  const how =
    next &&
    (next.aspect === "conjunction"
      ? `在${yours(next.house)}與${body[next.other]}合相`
      : `自${yours(next.house)}與${body[next.other]}成${aspect[next.aspect]}`);
  return core.paragraph(
    `${opening(answer)}火星在${placeName(at.longitudeDeg)}、${yours(at.house)}${moves}，${does}；水星${turnsToday(answer, "mercury") ? "停留" : words.retrograde ? "逆行" : ""}在${placeName(words.longitudeDeg)}，提醒你：${tells}。`,
    next && `${until(answer, next)}，火星${how}：${drivenBy(next)}。`,
  );
}

/** 某日之天象，不含時刻。 */
function happens(answer: DailyAnswer, one: Dated): string {
  const { event, planet, other, house, retrograde } = one;
  const where = `${yours(house)}（${houses[house - 1]}）`;
  switch (event) {
    case "newMoon":
      return `新月在${sign[one.sign]}，落${where}，宜在此開個頭`;
    case "fullMoon":
      return `滿月在${sign[one.sign]}，落${where}，此處有事明朗`;
    case "solarEclipse":
      return `日食在${sign[one.sign]}，落${where}，此處重新開始`;
    case "lunarEclipse":
      return `月食在${sign[one.sign]}，落${where}，此處有事告一段落`;
    case "enters":
      return `${body[planet]}${retrograde ? "退回" : "進入"}${sign[one.sign]}，${yours(house)}（${houses[house - 1]}）`;
    case "turns":
      return `${body[planet]}在${where}${retrograde ? "轉逆行，宜重新檢視" : "轉順行，事情往前走"}`;
    case "meets": {
      const met = meetingOf(answer, one);
      const how =
        met.aspect === "conjunction"
          ? `在${where}與${body[other!]}合相`
          : `自${where}與${body[other!]}成${aspect[met.aspect]}`;
      return `${body[planet]}${how}：${planet === "venus" ? courtedBy(met) : drivenBy(met)}`;
    }
  }
}

function datesLine(answer: DailyAnswer): string | null {
  const [all, told] = [answer.dates, spread(answer)];
  if (all.length === 0) return null;
  return core.paragraph(
    all.length > MOST_DATES &&
      `${date(answer.from)}至 ${date(answer.to)}共 ${all.length} 個日子，以下 ${told.length} 個最值得留意。`,
    ...told.map((one) => `${date(dateOf(one))} ${happens(answer, one)}。`),
  );
}

function slowLine(answer: DailyAnswer): string {
  const [grows, tests] = [of(answer, "jupiter"), of(answer, "saturn")];
  return `${date(answer.from)}木星在${placeName(grows.longitudeDeg)}，於${yours(grows.house)}給你空間，${houses[grows.house - 1]}可望成長；土星在${placeName(tests.longitudeDeg)}，要你整頓${nth(tests.house)}的${houses[tests.house - 1]}。`;
}

export const zhHant: DailyWords = {
  title: "星座運勢",
  summary: "依當時天象書寫某星座一日、一週、一月或一年之運勢",
  inputs: {
    sign: { label: "星座", about: "太陽或上升星座", values: sign },
    birthDate: { label: "出生日期", about: "可代替星座，YYYY-MM-DD" },
    period: {
      label: "期間",
      about: "未填則為一日",
      values: { day: "一日", week: "一週", month: "一月", year: "一年" },
    },
    date: { label: "日期", about: "期間內任一日，預設今日" },
  },
  fields: {
    ...core.place,
    ...core.when,
    period: "期間",
    from: "起",
    to: "迄",
    topics: "項目",
    topic: "項目",
    score: "分數",
    planets: "行星",
    planet: "行星",
    house: "宮位",
    retrograde: "逆行",
    moon: "月亮相位",
    aspect: "相位",
    other: "對象",
    otherHouse: "對方宮位",
    otherRetrograde: "對方逆行",
    venus: "金星下一相位",
    mars: "火星下一相位",
    dates: "日期",
    event: "天象",
  },
  terms: {
    sign,
    body,
    aspect,
    horoscopePeriod: { day: "一日", week: "一週", month: "一月", year: "一年" },
    horoscopeTopic: topic,
    horoscopeEvent: {
      newMoon: "新月",
      fullMoon: "滿月",
      solarEclipse: "日食",
      lunarEclipse: "月食",
      enters: "入座",
      turns: "留",
      meets: "相位",
    },
  },
  conventions: {},
  refusals: {
    ...core.spanRefusals,
    "sign-missing": {
      when: "既無星座，亦無出生日期",
      says: "尚不知為誰而寫，請填星座或出生日期",
    },
  },
  reading: (answer) =>
    answer.period === "day"
      ? core.paragraphs(eventLine(answer), moonLine(answer), venusLine(answer), marsLine(answer))
      : core.paragraphs(slowLine(answer), venusLine(answer), marsLine(answer), datesLine(answer)),
  picture: {
    title: "運勢",
    houses,
    desc: (topics) => topics.map((one) => `${topic[one.topic]} ${one.score}`).join("；"),
  },
};
