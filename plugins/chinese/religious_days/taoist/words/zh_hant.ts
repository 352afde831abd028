import { PILLAR } from "#lore";
import { refusals } from "#east/calendar/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { zhHant as buddhist } from "../../buddhist/words/zh_hant.ts";
import { TAO_KIND } from "../answer.ts";
import { TAO_DAY } from "../days.ts";
import type { TaoistWords } from "./en.ts";

/** 原書之半形括號，中文行文改用全形。 */
const taoDay = Object.fromEntries(
  TAO_DAY.ids.map((id) => [id, nativeOf(TAO_DAY, id).replace("(", "（").replace(")", "）")]),
) as TaoistWords["terms"]["taoDay"];
const name = natives(TAO_KIND);
const taoKind = {
  sanHui: { text: name.sanHui, about: "三官考校罪福" },
  sanYuan: { text: name.sanYuan, about: "天官、地官、水官之日" },
  baJie: { text: name.baJie, about: "分、至與四立" },
  wuLa: { text: name.wuLa, about: "祭獻先祖" },
  baHui: { text: name.baHui, about: "上真聚會" },
  mingWu: { text: name.mingWu, about: "日干為戊，不焚香、不誦經、不動土" },
  anWu: { text: name.anWu, about: "依農曆月與日支，禁忌同明戊" },
  tianShe: { text: name.tianShe, about: "宜懺悔祈赦" },
};

export const zhHant: TaoistWords = {
  title: "道曆節日與戊日",
  summary:
    "查一日於道教之曆：道曆年、諸神聖誕、三會、三元、八節、五臘、八會、明戊、暗戊與天赦，以及將至之日，並繪月曆",
  inputs: buddhist.inputs,
  fields: {
    date: "日期",
    lunar: "農曆",
    month: "農曆月",
    isLeapMonth: "閏月",
    day: "農曆日",
    "ahead/day": "所紀之日",
    monthDays: "月之日數",
    year: "農曆年",
    taoYear: "道曆年",
    pillar: "日柱",
    days: "神明之日",
    kinds: "何種日",
    about: "說明",
    ahead: "將至之日",
    nextWu: "下次戊日",
  },
  terms: { taoDay, taoKind },
  refusals: { yearOutOfRange: refusals.yearOutOfRange },
  reading({ date, lunar, taoYear, pillar, days, kinds, ahead, nextWu }) {
    const wu = kinds.includes("mingWu") || kinds.includes("anWu");
    return [
      `${date} 為道曆 ${taoYear} 年，${lunar.native}，${nativeOf(PILLAR, pillar)}日${days.length > 0 ? `，恭逢${days.map((one) => taoDay[one]).join("、")}` : "，無神明聖誕"}。`,
      kinds.length > 0
        ? `是日為${kinds.map((one) => `${name[one]}（${taoKind[one].about}）`).join("、")}。`
        : "",
      `${wu ? "其後" : ""}下次戊日在 ${nextWu}。將至之日：${ahead.map((one) => `${one.date}（${one.lunar}）${taoDay[one.day]}`).join("、")}。`,
    ].filter((one) => one !== "");
  },
  picture: {
    title: buddhist.picture.title,
    subtitle: ({ taoYear, lunar }) => `道曆 ${taoYear} 年 · ${lunar.native}`,
    weekdays: buddhist.picture.weekdays,
    wu: "戊",
    short: (id) => nativeOf(TAO_DAY, id).slice(0, 4),
    legend: "金：所問之日；綠：神明之日；紅：戊日",
    desc: ({ date, lunar, days }) =>
      `${date}，${lunar.native}${days.length > 0 ? `：${days.map((one) => taoDay[one]).join("、")}` : ""}`,
  },
};
