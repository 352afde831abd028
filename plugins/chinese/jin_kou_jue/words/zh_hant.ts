import { BRANCH, PILLAR, STEM } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import { said } from "../../core/question/words/zh_hant.ts";
import * as core from "../../core/words/zh_hant.ts";
import { GENERAL, MONTH_GENERAL } from "../../da_liu_ren/generals.ts";
import { zhHant as six } from "../../da_liu_ren/words/zh_hant.ts";
import type { MouthAnswer } from "../answer.ts";
import { MOTION, SEAT, type Motion } from "../terms.ts";
import type { MouthWords } from "./en.ts";

const { clock, dayBoundary } = calendar.conventions;
const { general, monthGeneral } = six.terms;
const seat = natives(SEAT);
const motion: Readonly<Record<Motion, { readonly text: string; readonly sense: string }>> = {
  wife: { text: "妻動", sense: "外就於我，主婚戀有成、得人相助" },
  officer: { text: "官動", sense: "職位、文書與貴人之事入課" },
  thief: { text: "賊動", sense: "暗中有耗失，錢財與私事宜守" },
  wealth: { text: "財動", sense: "財由己力而來" },
  ghost: { text: "鬼動", sense: "根基不安，主遷動與暗憂" },
};
const rules = {
  oneYang: "三陰一陽，以陽為用",
  oneYin: "三陽一陰，以陰為用",
  evenly: "二陰二陽，以將為用",
  allYang: "四位皆陽，以神為用",
  allYin: "四位皆陰，以將為用",
};
const standing = { favourable: "有利", mixed: "吉凶相參", unfavourable: "不利" };

function boardText({ human, spirit, general: above, earth }: MouthAnswer): string {
  return `地分${nativeOf(BRANCH, earth.branch)}，上見將神${nativeOf(MONTH_GENERAL, above.name)}（${nativeOf(PILLAR, above.pair)}），再上貴神${nativeOf(GENERAL, spirit.name)}（${nativeOf(PILLAR, spirit.pair)}），最上人元${nativeOf(STEM, human.stem)}。`;
}

function useText(answer: MouthAnswer): string {
  const place = answer[answer.use];
  const hollow = place.isVoid ? "而逢空" : "";
  return `${rules[answer.rule]}，用爻在${seat[answer.use]}，屬${core.phase[place.element]}，本月值「${core.seasonState[place.season]}」${hollow}，${standing[answer.verdict.value]}。`;
}

function motionText({ motions }: MouthAnswer): string {
  return motions.length === 0
    ? "五動皆不見，此事暫無動象。"
    : motions.map((one) => `${motion[one].text}：${motion[one].sense}。`).join("");
}

export const zhHant: MouthWords = {
  title: "六壬金口訣",
  summary: "以所問之地分立課，列人元、貴神、將神、地分四位，定用爻，察五動",
  inputs: {
    position: {
      label: "地分",
      about: "所問之支：方位、來人所在之方，或偶得之支",
      values: natives(BRANCH),
    },
    dayNight: {
      label: "晝夜",
      about: "取晝貴或夜貴；不填則卯時至申時用晝貴",
      values: { day: "晝", night: "夜" },
    },
  },
  fields: {
    pillars: "四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    monthGeneral: "月將",
    isDay: "用晝貴",
    human: "人元",
    stem: "天干",
    spirit: "貴神",
    name: "名",
    pair: "干支",
    general: "將神",
    earth: "地分",
    branch: "地支",
    element: "五行",
    season: "旺衰",
    isVoid: "旬空",
    use: "用爻",
    rule: "取用之由",
    motions: "五動",
    sense: "其義",
    verdict: "斷語",
  },
  terms: {
    general,
    monthGeneral,
    seasonState: core.seasonState,
    seat,
    motion,
    useRule: rules,
    standing,
  },
  phrases: {
    ...calendar.phrases,
    useInSeason: ({ seat: at, phase, state }) =>
      `用爻在${seat[at]}，屬${core.phase[phase]}，本月${core.seasonState[state]}`,
    helped: ({ by }) => `得${by.map((one) => seat[one]).join("、")}相生`,
    pressed: ({ by }) => `受${by.map((one) => seat[one]).join("、")}所剋`,
    moves: ({ motions }) => motions.map((one) => nativeOf(MOTION, one)).join("、"),
    useVoid: "用爻逢空",
  },
  conventions: {
    clock,
    dayBoundary,
    general: { title: "月將", options: { zhongQi: "中氣換將", month: "隨月建六合，交節即換" } },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: { when: "給了日期而未給時間", says: "課由時辰而立，請提供時間" },
  },
  reading(answer) {
    if (answer.question === null) return [boardText(answer), useText(answer) + motionText(answer)];
    const { head, part, step } = sayAnswer(said, {
      question: answer.question,
      asked: answer.asked,
      reply: answer.reply,
      phase: answer[answer.use].element,
      why: { where: `用爻在${seat[answer.use]}，其支居此方。`, when: "期依用爻地支之數。" },
    });
    return [head, useText(answer) + part, motionText(answer) + step];
  },
  picture: {
    title: "六壬金口訣",
    seat: () => "",
    spirit: (id) => nativeOf(GENERAL, id),
    general: (id) => nativeOf(MONTH_GENERAL, id),
    state: ({ element, season, isVoid }) =>
      `${core.phase[element]}・${core.seasonState[season]}${isVoid ? "・空" : ""}`,
    motions: (all) =>
      all.length === 0 ? "五動皆無" : all.map((one) => nativeOf(MOTION, one)).join("・"),
  },
};
