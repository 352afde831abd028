import type { LunarPhase } from "../../core/lunar_phase.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { ProgressionsAnswer } from "../answer.ts";
import { factsOf, progressedSun, senseOfContact, tellingContacts } from "../telling.ts";
import type { ProgressionsWords } from "./en.ts";

const { aspect, houseName, lunarPhase, MANNERS, paragraph, placeName, point, sign } = core;
const { themeOf, topicOf } = core;

const SEASONS: Readonly<Record<LunarPhase, string>> = {
  new: "尚未自知的開端",
  crescent: "自舊局掙脫的努力",
  firstQuarter: "抉擇與建設",
  gibbous: "成果顯現前的琢磨",
  full: "清明，所起之事得見全貌",
  disseminating: "分享所悟",
  lastQuarter: "對舊有結構的反省",
  balsamic: "放下與騰出空間",
};

function season({ lunation, ageYears }: ProgressionsAnswer): string {
  const { phase, previousNew, nextNew } = lunation;
  return `以生後第 ${Math.max(1, Math.round(ageYears))} 日的天象當 ${ageYears.toFixed(1)} 歲，推進日月行至${lunarPhase[phase]}，主${SEASONS[phase]}。此輪約始於 ${previousNew.slice(0, 7)}，下一輪約始於 ${nextNew.slice(0, 7)}。`;
}

function lights(answer: ProgressionsAnswer): string {
  const { sun, since } = progressedSun(answer);
  const moon = answer.secondary.bodies[1]!;
  const moved =
    sun.sign === sun.natalSign
      ? "仍在本命星座"
      : `${since ? `自 ${since} 年起` : ""}已離開本命${sign[sun.natalSign]}`;
  return paragraph(
    `推進太陽在${placeName(sun.longitudeDeg)}，${moved}：追求目標時${MANNERS[sun.sign]}${sun.house ? `，重心在${topicOf(sun.house)}` : ""}。`,
    `推進月亮現經${sign[moon.sign]}${moon.house ? `、${houseName(moon.house)}` : ""}，心緒與需求${MANNERS[moon.sign]}${moon.house ? `，日常多繫於${topicOf(moon.house)}` : ""}。`,
  );
}

function contacts(answer: ProgressionsAnswer): string {
  const all = tellingContacts(answer);
  if (all.length === 0) {
    return "目前沒有推進星體與本命成一度內的相位；這一年承接先前所起之事。";
  }
  const sentences = all.map((one) => {
    const { progressed, natal, exactDate, applying } = one;
    const month = exactDate?.slice(0, 7);
    const when = month ? (applying ? `（${month} 準確）` : `（${month} 已過準確）`) : "";
    const sense = senseOfContact(one, core.pairs, core.angleSenses);
    return `推進${point[progressed]}與本命${point[natal]}成${aspect[one.aspect]}${when}，${sense ? `這段時期${sense}` : `${themeOf(progressed)}轉向${themeOf(natal)}`}。`;
  });
  return paragraph(...sentences);
}

function returns({ returns: all }: ProgressionsAnswer): string | null {
  if (!all) return null;
  const { utc, ascendant } = all.solar.previous;
  return `現行太陽年始於 ${utc.slice(0, 10)}${ascendant ? `，上升${sign[ascendant.sign]}` : ""}；月亮下次回歸本命位置在 ${all.lunar.next.utc.slice(0, 10)}。`;
}

export const zhHant: ProgressionsWords = {
  title: "推運",
  summary: "次限推運與確切日期、太陽弧、推進月相、太陽與月亮回歸",
  inputs: {
    ...core.inputs,
    kinds: {
      label: "另加推運",
      about: "次限之外另加之推運，預設無",
      values: { tertiary: "三限：一日當一月", minor: "微限（minor）：一月當一年" },
    },
    returnPlace: {
      label: "回歸地點",
      about: "回歸盤之地點：地名、places.search 之代號或座標，預設出生地",
    },
    returnLatitude: { label: "回歸地緯度", about: "回歸盤之地點，以度計，北緯為正，預設出生地" },
    returnLongitude: { label: "回歸地經度", about: "回歸盤之地點，以度計，東經為正，預設出生地" },
  },
  fields: {
    ...core.body,
    ...core.place,
    ...core.angles,
    ...core.houses,
    ...core.lunation,
    ...core.unavailable,
    ageYears: "歲數",
    secondary: "次限推運",
    julianDayUt: "儒略日（UT）",
    utc: "時刻（UTC）",
    bodies: "星體",
    retrograde: "逆行",
    natalSign: "本命星座",
    house: "本命宮位",
    signs: "星座",
    angles: "推進四軸",
    solarArc: "太陽弧",
    arcDeg: "弧（度）",
    directed: "推進各點",
    point: "點",
    contacts: "相位",
    progressed: "推進",
    natal: "本命",
    aspect: "相位",
    orbDeg: "誤差（度）",
    applying: "入相位",
    exactDate: "準確之日（UT）",
    tertiary: "三限推運",
    minor: "微限推運",
    lunation: "推進月相",
    previousNew: "上次新月（UT）",
    nextNew: "下次新月（UT）",
    nextFull: "下次滿月（UT）",
    changes: "換座與轉向",
    kind: "變化",
    turns: "轉為",
    date: "日期（UT）",
    returns: "回歸",
    solar: "太陽回歸",
    lunar: "月亮回歸",
    previous: "上次",
    next: "下次",
  },
  phrases: core.housePhrases,
  terms: {
    houseSystem: core.houseSystem,
    aspect,
    change: { sign: "入座", station: "停滯轉向" },
    lunarPhase,
    point,
    turn: { retrograde: "逆行", direct: "順行" },
  },
  conventions: {
    angles: {
      title: "推進之軸點",
      options: {
        solarArc: "天頂依太陽弧行黃經",
        naibod: "子午線每年行 0°59′08″",
        quotidian: "推進瞬間之實際軸點",
      },
    },
    direction: {
      title: "時間方向",
      options: { forward: "出生後之日", converse: "出生前之日" },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: { ...core.chartRefusals, ...core.targetRefusals },
  omissions: {
    birthTime: "未提供出生時刻，以正午計：推進月亮可差半年，軸點、宮位與回歸盤從缺。",
    latitude: "未提供出生地：軸點與宮位從缺。",
  },
  reading: (answer) => ({
    paragraphs: core.paragraphs(season(answer), lights(answer), contacts(answer), returns(answer)),
    outline: ["人生時節", "推進日月", "相位", "回歸"],
    facts: factsOf(answer),
  }),
  picture: {
    ...core.wheel,
    title: "本命與次限推運",
    progressed: (age) => `次限推運至 ${age.toFixed(1)} 歲`,
    desc: ({ secondary }) =>
      secondary.bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${placeName(longitudeDeg)}`)
        .join("；"),
  },
};
