import * as core from "../../core/words/zh_hant.ts";
import type { SolarArcAnswer } from "../answer.ts";
import type { SolarArcWords } from "./en.ts";

type Contact = SolarArcAnswer["contacts"][number];
const { aspect, point, themeOf } = core;
const ENDS: Readonly<Record<string, string>> = {
  conjunction: "一同開啟新局",
  opposition: "從兩面被看見，常藉他人而現",
  square: "被逼著行動，總有一方讓步",
  semisquare: "磨擦到跨出一小步為止",
  sesquisquare: "磨擦到跨出一小步為止",
  sextile: "得著一個切入點",
  trine: "順勢同行",
};
const told = ({ date, directed, aspect: kind, natal }: Contact) =>
  `${date}：推運${point[directed]}與本命${point[natal]}成${aspect[kind]}，${themeOf(directed)}與${themeOf(natal)}${ENDS[kind]}。`;

export const zhHant: SolarArcWords = {
  title: "太陽弧推運",
  summary: "某日之太陽弧推運盤，及其接觸之日期",
  inputs: {
    ...core.inputs,
    from: { label: "起", about: "接觸之首日，預設前一年" },
    to: { label: "迄", about: "接觸之末日，預設後一年" },
    aspects: {
      label: "相位",
      about: "未填則取硬相位",
      values: {
        conjunction: aspect.conjunction,
        opposition: aspect.opposition,
        square: aspect.square,
        semisquare: aspect.semisquare,
        sesquisquare: aspect.sesquisquare,
        sextile: aspect.sextile,
        trine: aspect.trine,
      },
    },
  },
  fields: {
    ...core.place,
    ...core.houses,
    ...core.unavailable,
    date: "日期",
    ageYears: "年歲",
    arcDeg: "弧（度）",
    directed: "推運",
    point: "點",
    natalDeg: "本命黃經（度）",
    contacts: "接觸",
    aspect: "相位",
    natal: "本命",
  },
  terms: { point, aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: {
    arc: {
      title: "弧",
      options: { true: "推運太陽之實際行度", naibod: "每年零度五十九分八秒（奈博德）" },
    },
    node: core.conventions.node,
    houseSystem: core.conventions.houseSystem,
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    ...core.targetRefusals,
    ...core.spanRefusals,
  },
  reading: ({ ageYears, arcDeg, contacts, date }) => {
    const next = contacts.find((one) => one.date >= date);
    return core.paragraphs(
      `${ageYears.toFixed(1)} 歲時，本命諸點隨太陽前行 ${core.formatArc(arcDeg)}。`,
      contacts.length === 0
        ? "此期間無推運點觸及本命，時勢循先前所啟而行。"
        : contacts.slice(0, 6).map(told).join(""),
      next &&
        contacts.length > 1 &&
        `接下來最先成形者為推運${point[next.directed]}與本命${point[next.natal]}之${aspect[next.aspect]}，在 ${next.date}。`,
    );
  },
  picture: {
    ...core.wheel,
    title: "太陽弧",
    rings: "內圈：本命 · 外圈：推運",
    desc: ({ directed }) =>
      directed.map((one) => `${point[one.point]}${core.placeName(one.longitudeDeg)}`).join("；"),
  },
};
