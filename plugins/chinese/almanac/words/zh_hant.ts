import { ANIMAL, PILLAR } from "#lore";
import {
  luminary,
  mansion,
  mansionAnimal,
  officer,
  road,
  roadGod,
} from "#east/almanac/words/zh_hant.ts";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import * as core from "../../core/words/zh_hant.ts";
import { ACT, type Act } from "../acts.ts";
import type { Page } from "../answer.ts";
import { FIRST_YEAR, LAST_YEAR } from "../input.ts";
import { PHENOLOGY } from "../phenologies.ts";
import { BRANCH_TABOOS, FETAL_SIDE, fetalThings, STEM_TABOOS } from "../sayings.ts";
import { SPIRIT } from "../spirits.ts";
import * as vocabularies from "../terms.ts";
import type { AlmanacWords } from "./en.ts";

const festival = natives(vocabularies.FESTIVAL);
const phenology = natives(PHENOLOGY);
const act = natives(ACT);
const animal = natives(ANIMAL);
const { solarTerm } = calendar;

const weekday = {
  sunday: "星期日",
  monday: "星期一",
  tuesday: "星期二",
  wednesday: "星期三",
  thursday: "星期四",
  friday: "星期五",
  saturday: "星期六",
};
const luck = { lucky: "吉", mixed: "平", unlucky: "凶" };

const NOTHING = "無特別標示";

function dayText(page: Page): string {
  const { lunar, pillars, dayGod, solarTerm: term } = page;
  const feast = page.festival ? `，適逢${festival[page.festival]}` : "";
  const season =
    term.day === 0
      ? `今日交${solarTerm[term.term]}（${term.local.slice(11, 16)}）`
      : `時值${solarTerm[term.term]}第 ${term.day + 1} 日`;
  return (
    `${page.date} ${weekday[page.dayOfWeek]}，${lunar.native}，${nativeOf(PILLAR, pillars.day)}日${feast}。${season}，物候「${phenology[page.phenology.sign]}」。` +
    `建除值${officer[page.officer.officer]}，${mansion[page.mansion.mansion]}宿${luck[page.mansion.luck]}，${roadGod[dayGod.god]}${road[dayGod.road]}。`
  );
}

const actsText = (acts: readonly Act[]) => (acts.length > 0 ? listed(acts) : NOTHING);
const listed = (acts: readonly Act[]) => acts.map((id) => act[id]).join("、");

function directionsText({ directions, clash, pengZu }: Page): string {
  const taboos = pengZu.map(({ original }) => original).join("，");
  return (
    `喜神${core.direction[directions.joy]}，財神${core.direction[directions.wealth]}。日沖${animal[clash.animal]}（${nativeOf(PILLAR, clash.pair)}年生人尤宜留意），煞${core.direction[clash.sha]}。` +
    `彭祖百忌：${taboos}。`
  );
}

function hoursText({ hours }: Page): string {
  const good = hours
    .filter(({ god }) => god.road === "yellow")
    .map(({ pillar, from }) => `${nativeOf(PILLAR, pillar)[1]}時（${from} 起）`);
  return `黃道吉時：${good.join("、")}。`;
}

export const zhHant: AlmanacWords = {
  title: "每日黃曆",
  summary:
    "每日黃曆：農曆、干支、建除、星宿、黃黑道、沖煞、吉神方位、宜忌與十二時辰；未給日期則取當日",
  weighs: "五十；建除 ±8、值宿 ±6、黃道 10 或黑道 -10，吉神每一 1、凶神每一 -1，合計至多 ±8",
  fields: {
    date: "日期",
    dayOfWeek: "星期",
    lunar: "農曆",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    monthDays: "月之日數",
    "lunar/native": "農曆寫法",
    zodiac: "生肖",
    pillars: "干支",
    naYin: "納音",
    naYinElement: "納音五行",
    void: "空亡",
    officer: "建除",
    luck: "吉凶",
    mansion: "星宿",
    luminary: "七曜",
    animal: "宿獸",
    "clash/animal": "生肖",
    dayGod: "值神",
    god: "神",
    road: "黃黑道",
    clash: "沖煞",
    branch: "所沖之支",
    pair: "所沖生年",
    sha: "煞方",
    pengZu: "彭祖百忌",
    directions: "吉神方位",
    joy: "喜神",
    wealth: "財神",
    fortune: "福神",
    sect1: "一派",
    sect2: "另派",
    yangNoble: "陽貴",
    yinNoble: "陰貴",
    fetalGod: "胎神",
    things: "所占",
    side: "方位",
    solarTerm: "當令節氣",
    ...calendar.termFields,
    "solarTerm/day": "節氣日序（自 0 起）",
    nextTerm: "下一節氣",
    phenology: "物候",
    sign: "候應",
    "phenology/day": "候之日序",
    nineStar: "九星",
    suitable: "宜",
    avoid: "忌",
    goodSpirits: "吉神宜趨",
    badSpirits: "凶煞宜忌",
    festival: "節日",
    periods: "時段",
    name: "名",
    "periods/day": "日序",
    specialDays: "特殊日",
    hours: "十二時辰",
    pillar: "時柱",
    from: "起時",
    "/source": "出處",
    acts: "宜忌",
    calendar: "曆法",
  },
  terms: {
    officer,
    roadGod,
    road,
    luminary,
    mansionAnimal,
    mansion,
    festival,
    period: natives(vocabularies.PERIOD),
    specialDay: natives(vocabularies.SPECIAL_DAY),
    fetalSide: natives(FETAL_SIDE),
    luck,
    naYin: core.naYin,
    direction: core.direction,
    solarTerm,
    phenology,
    act,
    daySpirit: natives(SPIRIT),
  },
  phrases: {
    stemTaboo: ({ stem }) => STEM_TABOOS[stem],
    branchTaboo: ({ branch }) => BRANCH_TABOOS[branch],
    fetalThings: ({ byStem, byBranch }) => fetalThings(byStem, byBranch),
    actsFrom: "通書宜忌表，依月支與日柱，據 tyme4ts 1.5.2",
    calendarFrom: "東八區農曆，節氣以頒行之日為準",
    ...core.tallyPhrases,
    officerIs: ({ officer: id }) => `建除值${officer[id]}`,
    mansionIs: ({ mansion: id }) => `二十八宿值${mansion[id]}`,
    roadIs: ({ road: id }) => `日值${road[id]}`,
    spiritsAgainst: "吉神與凶神相抵",
  },
  refusals: {
    yearOutOfRange: {
      when: `年份早於 ${FIRST_YEAR} 或晚於 ${LAST_YEAR}，無曆可據`,
      says: ({ year }) => `無法開曆：所給為 ${year} 年，須在 ${FIRST_YEAR} 至 ${LAST_YEAR} 年之間`,
    },
  },
  reading: (page) => [
    dayText(page),
    `宜：${actsText(page.suitable)}。忌：${actsText(page.avoid)}。`,
    directionsText(page),
    hoursText(page),
  ],
  picture: {
    month: (date) => {
      const [year, month] = date.split("-").map(Number);
      return `${year} 年 ${month} 月`;
    },
    weekday,
    season: ({ solarTerm: term, festival: feast, phenology: { sign } }) =>
      `${feast ? `${festival[feast]} · ` : ""}${solarTerm[term.term]}第${term.day + 1}日 ${phenology[sign]}`,
    facts: (page) => [
      { label: "建除", value: officer[page.officer.officer] },
      {
        label: "星宿",
        value:
          mansion[page.mansion.mansion] +
          luminary[page.mansion.luminary] +
          mansionAnimal[page.mansion.animal],
      },
      { label: "值神", value: roadGod[page.dayGod.god] },
      {
        label: "沖煞",
        value: `沖${animal[page.clash.animal]}煞${core.direction[page.clash.sha]}`,
      },
    ],
    factColumns: 4,
    factSize: 13,
    suitable: "宜",
    avoid: "忌",
    labelSize: 24,
    labelDrop: 8,
    isLabelSerif: true,
    hours: "十二時辰：塗色為黃道吉時",
    acts: (acts) => acts.map((id) => act[id]),
    separator: "　",
    lineEnd: "",
    lineLength: 19,
    nothing: NOTHING,
    title: ({ date, lunar }) => `${date} 黃曆，${lunar.native}`,
    desc: ({ suitable, avoid }) => `宜：${listed(suitable)}。忌：${listed(avoid)}。`,
  },
};
