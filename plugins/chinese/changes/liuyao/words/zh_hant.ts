import { BRANCH, PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { nativeOf, natives } from "#east/natives.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../core/words/zh_hant/hexagrams.ts";
import { pairOf } from "#east/pairs.ts";
import { withAnswer } from "../../../core/question/words/said.ts";
import { said } from "../../../core/question/words/zh_hant.ts";
import { relative, spirit } from "../../words/zh_hant.ts";
import type { LiuyaoAnswer } from "../answer.ts";
import { WAITS, type JudgementPhrases } from "../judgement/reasons.ts";
import { MARK, ROLE } from "../terms.ts";
import type { LiuyaoWords } from "./en.ts";
import { clauses, person, PLACES, timing, timingText, topic } from "./zh_hant/judgement.ts";

const { clock, dayBoundary } = calendar.conventions;
const { generation, seasonState, trigram } = core;

const mark = natives(MARK);

const standings = {
  favourable: "卦許其事",
  mixed: "卦許之而復奪之",
  unfavourable: "卦不許其事",
};
const weights = {
  favourable: "用神得地",
  mixed: "用神生剋並見",
  unfavourable: "用神失勢",
};
const illness = { recent: "近病", long: "久病" };

function judgementText({ judgement }: LiuyaoAnswer): string {
  const {
    topic: about,
    person: whom,
    relative: asked,
    ofOther,
    verdict,
    timing: times,
  } = judgement;
  const of = whom === "self" ? "" : `（所占為${person[whom]}）`;
  const bearer = asked ? relative[asked] : ofOther ? "應爻" : "世爻";
  const because = verdict.because.map((one) => clauseOf<JudgementPhrases>(clauses, one));
  const waits =
    verdict.value === "favourable" && verdict.because.some(({ code }) => WAITS.has(code));
  const when = verdict.value === "unfavourable" ? "其不利應在" : "應期在";
  return `${standings[verdict.value]}${waits ? "而須待時" : ""}。以${bearer}論「${topic[about]}」${of}而${because.join("；")}。${when}${timingText(times)}之日（事遠則為其月）。`;
}

function hexagramText({ hexagram, palace, generation: age, marks }: LiuyaoAnswer) {
  const marked = marks.length > 0 ? `並見${marks.map((id) => mark[id]).join("、")}。` : "";
  return `得${hexagram.fullName}，${trigram[palace]}宮${generation[age]}，${hexagrams[hexagram.hexagram].sense}${marked}`;
}

function changeText({ lines, moving, changed, month, day, hexagram }: LiuyaoAnswer): string {
  if (!changed)
    return `${hexagram.fullName}六爻安靜而但憑${nativeOf(BRANCH, month)}月${nativeOf(PILLAR, day)}日定之。`;
  const turns = moving.map((place) => {
    const line = lines[place - 1]!;
    const shown = (one: Pick<typeof line, "naJia" | "relative">) =>
      `${nativeOf(PILLAR, one.naJia)}${relative[one.relative]}`;
    return `${PLACES[place - 1]}${shown(line)}臨${spirit[line.spirit]}發動而化${shown(line.changed!)}`;
  });
  return `${turns.join("；")}；變為${changed.hexagram.fullName}，${hexagrams[changed.hexagram.hexagram].sense}`;
}

export const zhHant: LiuyaoWords = {
  title: "六爻",
  summary: "六爻納甲，列六親、六神、世應、伏神、旬空與動爻；可給爻象或錢數，亦可代擲",
  weighs: "取用神之斷：有利七十，參半五十，不利三十",
  inputs: {
    lines: { label: "爻象", about: "自初爻起：6 老陰、7 少陽、8 少陰、9 老陽" },
    coins: {
      label: "錢數",
      about: "自初爻起，每爻三錢中正面之數；正面作三，反面作二",
    },
    monthBranch: {
      label: "月建",
      about: "節氣月之支；只知月日干支而不知日期者用之，須與日辰並給",
      values: natives(BRANCH),
    },
    dayPillar: {
      label: "日辰",
      about: "日之干支；只知月日干支而不知日期者用之，須與月建並給",
      values: natives(PILLAR),
    },
    topic: {
      label: "所問之事",
      about: "所問何事；不給則由問句辨之，無問句則以自身論",
      values: topic,
    },
    person: { label: "為誰而占", about: "所占何人；代占以其人之爻為用神", values: person },
    illness: { label: "病之新舊", about: "近病久病，逢空逢沖之義相反", values: illness },
  },
  fields: {
    ...core.hexagramFields,
    palace: "卦宮",
    generation: "世",
    self: "世爻",
    response: "應爻",
    body: "卦身",
    changed: "變卦",
    naJia: "納甲",
    relatives: "六親",
    moving: "動爻",
    "lines/moving": "發動",
    month: "月建",
    day: "日辰",
    void: "旬空",
    marks: "標記",
    lines: "六爻",
    "hexagram/lines": "爻象（自下而上）",
    place: "爻位",
    "lines/value": "爻值",
    element: "五行",
    relative: "六親",
    spirit: "六神",
    role: "世應",
    isVoid: "旬空",
    season: "旺衰",
    hidden: "伏神",
    cast: "起卦",
    by: "起卦之法",
    values: "自初爻起之值",
    judgement: "斷卦",
    topic: "所問之事",
    person: "為誰而占",
    illness: "病之新舊",
    ofOther: "以應爻為用",
    "judgement/place": "用神所在",
    "judgement/hidden": "僅伏而不現",
    points: "分數",
    verdict: "斷語",
    timing: "應期",
    branch: "支",
    because: "緣由",
    dayGiven: "月日由問者給定",
    optionCasts: "各選項之卦",
    figure: "卦",
    standing: "其勢",
  },
  terms: {
    hexagram: hexagrams,
    trigram,
    generation,
    relative,
    spirit,
    mark,
    role: natives(ROLE),
    seasonState,
    castMethod: { lines: "自給爻象", coins: "自給錢數", chance: "隨機" },
    topic,
    person,
    illness,
    timing,
    standing: { favourable: "有利", mixed: "參半", unfavourable: "不利" },
  },
  phrases: {
    ...clauses,
    usefulLine: ({ standing }) => weights[standing],
    thrown: ({ fullName }) => `${fullName}卦`,
  },
  conventions: { clock, dayBoundary },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    monthAndDay: { when: "月建與日辰只給其一", says: "月建與日辰請一併提供" },
    linesAndCoins: { when: "爻象與錢數並給", says: "爻象與錢數請擇一提供" },
  },
  reading(board) {
    const { question, asked, reply, judgement, optionCasts } = board;
    const figure = `${hexagramText(board)}${changeText(board)}`;
    // 無問句則先說卦，有問句則先說所問。
    if (!question) return [figure, judgementText(board)];
    const told = [judgementText(board), figure];
    const { branch } = pairOf(judgement.naJia);
    const why = { where: `用神臨${branch.native}，即此方。`, when: "應在何支，斷語中已言明。" };
    const each = optionCasts.map(
      ({ figure, standing }) => `另擲得${figure.fullName}，${standings[standing]}`,
    );
    const other = pairOf(board.lines[board.response - 1]!.naJia).branch.element;
    const further = [{ as: "other", phase: other }] as const;
    const phase = branch.element;
    return withAnswer(said, { question, asked, reply, phase, why, further, each }, told);
  },
  picture: {
    title: (names) => `六爻：${names}`,
    under: ({ palace, generation: age, month, day, ...board }) => [
      `${trigram[palace]}宮${generation[age]}`,
      `${nativeOf(BRANCH, month)}月 ${nativeOf(PILLAR, day)}日 · 空${board.void.map((id) => nativeOf(BRANCH, id)).join("")}`,
    ],
    gloss: () => "",
    legend: "著色為用神所在 · ○ × 發動",
    moving: "動",
  },
};
