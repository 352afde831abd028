import { BRANCH, PILLAR, STEM } from "#lore";
import { natives, nativeOf } from "#east/natives.ts";
import { gender } from "../../../core/words/zh_hant.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import { palace, star, transformation } from "#east/purple_star/words/zh_hant.ts";
import { effects, standings, themes } from "../../chart/words/zh_hant/themes.ts";
import { FLOW_STAR, PERIOD, type FlowStar, type HoroscopeAnswer } from "../answer.ts";
import type { ZiweiHoroscopeWords } from "./en.ts";

const period = natives(PERIOD);
const flowStar = natives(FLOW_STAR);
/** 流曜所主。 */
const gifts: Readonly<Partial<Record<FlowStar, string>>> = {
  lu: "進益",
  yang: "鋒刃",
  tuo: "拖延",
  ma: "奔動",
  luan: "姻緣喜慶",
};
const topic = { self: "自身", love: "感情", money: "財運", health: "健康", work: "事業" };

type Period = HoroscopeAnswer["periods"][number];

function readPeriod(one: Period): string {
  const changes = one.transformations
    .map(
      ({ transformation: change, star: id, palace: of, flowPalace }) =>
        `${star[id]}${transformation[change]}入${period[one.period]}${themes[flowPalace].short}使${themes[of].topic}${effects[change]}`,
    )
    .join("，");
  return `${period[one.period]}${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}之命宮在${nativeOf(BRANCH, one.lifeBranch)}，即本命${themes[one.palace].name}。${nativeOf(STEM, one.stem)}干${changes}。`;
}

function readTopics(one: Period): string {
  const told = one.topics.map(({ topic: id, palace: of, standing, transformations }) => {
    const touched =
      transformations.length > 0
        ? `而逢${transformations.map((change) => transformation[change]).join("、")}`
        : "";
    return `${topic[id]}落本命${themes[of].name}而${standings[standing]}${touched}`;
  });
  return `以${period[one.period]}論，${told.join("；")}。`;
}

function readStars(one: Period): string {
  const told = one.stars.flatMap(({ star: id, branch, palace: of }) => {
    const gift = gifts[id];
    return gift
      ? [`${flowStar[id]}在${nativeOf(BRANCH, branch)}為${themes[of].topic}帶來${gift}`]
      : [];
  });
  return `${told.join("，")}。`;
}

export const zhHant: ZiweiHoroscopeWords = {
  title: "紫微運限",
  summary: "紫微命盤於某一時刻之大限、小限、流年、流月、流日、流時，附四化與流曜，分事而論",
  inputs: {
    targetDate: { label: "所問之日", about: "曆日，YYYY-MM-DD" },
    targetTime: { label: "所問之時", about: "同地之鐘面時間；未提供則不論流時" },
  },
  fields: {
    gender: "性別",
    birthYear: "本命年柱",
    lifePalace: "本命命宮",
    target: "所問之日",
    date: "日期",
    lunar: "農曆",
    nominalAge: "虛歲",
    decadeAges: "大限歲數",
    from: "起歲",
    to: "迄歲",
    isChildhood: "童限",
    minorLimit: "小限",
    branch: "地支",
    palace: "本命宮位",
    periods: "各限",
    period: "運限",
    stem: "天干",
    lifeBranch: "命宮所在",
    transformations: "四化",
    transformation: "化",
    star: "星",
    flowPalace: "限中宮位",
    stars: "流曜",
    topics: "各事",
    topic: "事項",
    standing: "三方四正",
  },
  terms: {
    flowStar,
    gender,
    horoscopePeriod: period,
    horoscopeTopic: topic,
    palace,
    squareStanding: standings,
    star,
    transformation,
  },
  phrases: {
    nearJie: chart.phrases.nearJie,
    nearMidnight: chart.phrases.nearMidnight,
    near23: chart.phrases.near23,
    nearDoubleHour: chart.phrases.nearDoubleHour,
    hourSpansTwo: chart.phrases.hourSpansTwo,
  },
  conventions: {
    clock: chart.conventions.clock,
    yearBoundary: chart.conventions.yearBoundary,
    leapMonth: chart.conventions.leapMonth,
    lateZi: chart.conventions.lateZi,
    transformations: chart.conventions.transformations,
    ageTurns: {
      title: "虛歲換歲",
      options: { newYear: "正月初一", birthday: "農曆生日" },
    },
  },
  refusals: chart.refusals,
  omissions: {
    gender: "未提供性別，大限與小限依男命順逆而行；女命則反向。",
  },
  reading({ target, decadeAges, minorLimit, periods, birthYear }) {
    const [decade, year, ...shorter] = periods as [Period, Period, ...Period[]];
    const life = decadeAges.isChildhood
      ? "尚在童限"
      : `行 ${decadeAges.from} 至 ${decadeAges.to} 歲大限`;
    return [
      `${target.date}（${target.lunar}），${nativeOf(PILLAR, birthYear)}年生人虛歲 ${target.nominalAge}，${life}；小限在${nativeOf(BRANCH, minorLimit.branch)}，即本命${themes[minorLimit.palace].name}。`,
      `${readPeriod(decade)}${readTopics(decade)}`,
      `${readPeriod(year)}${readTopics(year)}${readStars(year)}`,
      ...shorter.map(readPeriod),
    ];
  },
  picture: {
    title: "紫微運限",
    palace,
    life: (native) => `${native}命`,
    summary: ({ target, decadeAges }) => [
      `虛歲 ${target.nominalAge}，大限 ${decadeAges.from} 至 ${decadeAges.to} 歲；小字為流年流曜`,
    ],
    desc: ({ target, periods }) =>
      `${target.date} 運限盤：${periods.map((one) => `${period[one.period]}命宮在${nativeOf(BRANCH, one.lifeBranch)}`).join("，")}`,
  },
};
