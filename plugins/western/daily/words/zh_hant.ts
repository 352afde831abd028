import { chinese } from "#sdk";
import { ASPECTS, type Ptolemaic } from "../../core/aspects.ts";
import type { Modern } from "../../core/points.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { DailyAnswer } from "../answer.ts";
import type { DailyWords } from "./en.ts";
import { contact, courted, driven, houses, love, mind, mood, work } from "./zh_hant/tables.ts";

type Contact = NonNullable<DailyAnswer["venus"]>;
type Dated = DailyAnswer["dates"][number];

const { aspect, placeName, sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const topic = { mood: "心情", love: "感情", work: "工作" };
const HARSH: ReadonlySet<Modern> = new Set(["mars", "saturn", "pluto"]);
const MOST_CONTACTS = 2;
const MOST_DATES = 14;

function side(kind: Ptolemaic, other: Modern): 0 | 1 {
  const { nature } = ASPECTS[kind];
  if (nature === "union") return HARSH.has(other) ? 1 : 0;
  return nature === "tense" ? 1 : 0;
}
const hour = ({ local }: { readonly local: string }) => local.slice(-8, -3);
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
/** 距今多久。 */
function until({ from }: DailyAnswer, when: { readonly local: string }): string {
  const days = Math.round((Date.parse(day(when)) - Date.parse(from)) / 86_400_000);
  if (days < 1) return `${from} ${hour(when)}`;
  return days === 1 ? `明日（${day(when)}）` : `${days} 日後（${day(when)}）`;
}
const yours = (house: number) => `你的第${chinese.numeral(house)}宮`;
const of = ({ planets }: DailyAnswer, id: Modern) => planets.find(({ planet }) => planet === id)!;
const weight = ({ other }: Contact) =>
  ["neptune", "uranus", "pluto", "mercury", "sun", "mars", "saturn", "venus", "jupiter"].indexOf(
    other,
  );

function moonLine(answer: DailyAnswer): string {
  const at = of(answer, "moon");
  const told = [...answer.moon]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_CONTACTS)
    .sort((a, b) => a.local.localeCompare(b.local));
  return core.paragraph(
    `月亮正午在${placeName(at.longitudeDeg)}，行經${yours(at.house)}：${mood[at.house - 1]}。`,
    ...told.map(
      ({ other, aspect: kind, otherHouse, house, ...when }) =>
        `${hour(when)} 月亮自第${chinese.numeral(house)}宮與${house === otherHouse ? "" : `第${chinese.numeral(otherHouse)}宮的`}${body[other]}成${aspect[kind]}：${contact[other as Exclude<Modern, "moon">][side(kind, other)]}。`,
    ),
  );
}

function venusLine(answer: DailyAnswer): string {
  const at = of(answer, "venus");
  const next = answer.venus;
  const meets = next
    ? `${until(answer, next)}，金星自${yours(next.house)}與${body[next.other]}成${aspect[next.aspect]}，${courted[next.other as keyof typeof courted][side(next.aspect, next.other)]}。`
    : "";
  return `金星在${placeName(at.longitudeDeg)}，${at.retrograde ? "逆行於" : "位於"}${yours(at.house)}，${love[at.house - 1]}。${meets}`;
}

function marsLine(answer: DailyAnswer): string {
  const [at, words] = [of(answer, "mars"), of(answer, "mercury")];
  const next = answer.mars;
  const meets = next
    ? `${until(answer, next)}，火星在${yours(next.house)}與${body[next.other]}成${aspect[next.aspect]}，${driven[next.other as keyof typeof driven][side(next.aspect, next.other)]}。`
    : "";
  return `火星在${placeName(at.longitudeDeg)}、${yours(at.house)}，${work[at.house - 1]}；水星在${placeName(words.longitudeDeg)}，提醒你${mind[words.house - 1]}。${meets}`;
}

function dateLine(one: Dated): string {
  const { event, planet, other, house, retrograde } = one;
  const where = `${yours(house)}（${houses[house - 1]}）`;
  switch (event) {
    case "newMoon":
      return `${day(one)} 新月在${sign[one.sign]}，落${where}，宜在此開個頭。`;
    case "fullMoon":
      return `${day(one)} 滿月在${sign[one.sign]}，落${where}，此處有事明朗。`;
    case "enters":
      return `${day(one)} ${body[planet]}${retrograde ? "退回" : "進入"}${sign[one.sign]}，${where}。`;
    case "turns":
      return `${day(one)} ${body[planet]}在${where}${retrograde ? "轉逆行，宜重新檢視" : "轉順行，事情往前走"}。`;
    case "meets":
      return `${day(one)} ${body[planet]}自${where}與${body[other!]}成${aspect[one.aspect!]}：${planet === "venus" ? courted[other as keyof typeof courted][side(one.aspect!, other!)] : driven[other as keyof typeof driven][side(one.aspect!, other!)]}。`;
  }
}

function slowLine(answer: DailyAnswer): string {
  const [grows, tests] = [of(answer, "jupiter"), of(answer, "saturn")];
  return `木星在${placeName(grows.longitudeDeg)}，於${yours(grows.house)}給你空間，${houses[grows.house - 1]}得以成長；土星在${placeName(tests.longitudeDeg)}，要你整頓第${chinese.numeral(tests.house)}宮的${houses[tests.house - 1]}。`;
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
      ? [moonLine(answer), venusLine(answer), marsLine(answer)]
      : core.paragraphs(
          slowLine(answer),
          venusLine(answer),
          marsLine(answer),
          answer.dates.length > 0 && answer.dates.slice(0, MOST_DATES).map(dateLine).join(""),
        ),
  picture: {
    title: "運勢",
    houses,
    desc: (topics) => topics.map((one) => `${topic[one.topic]} ${one.score}`).join("；"),
  },
};
