import { BRANCH } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../core/words/zh_hant/hexagrams.ts";
import { sayAnswer } from "../../../core/question/words/said.ts";
import { said } from "../../../core/question/words/zh_hant.ts";
import type { MeihuaAnswer } from "../answer.ts";
import { RELATION, TONE } from "../terms.ts";
import type { MeihuaWords } from "./en.ts";

const { clock, lateZi } = calendar.conventions;
const { seasonState, trigram } = core;

const bodyAndUse = natives(RELATION);

const standings = {
  favourable: "外來相助，其事多成",
  withEffort: "我能制物，勞而有得",
  draining: "我生於彼，耗多於得，宜先定分寸",
  unfavourable: "外物剋我，宜緩宜避",
  saved: "先有所傷，終得救助",
};
const weights = {
  favourable: "用生體，或體用比和",
  withEffort: "體剋用，費力而成",
  draining: "體生用，多耗損",
  unfavourable: "用剋體，事多阻",
  saved: "用剋體，變卦生體",
};
const doings = {
  same: "與體比和",
  generates: "生體",
  generatedBy: "洩體",
  controls: "剋體",
  controlledBy: "為體所剋",
};
const basis = { strokes: "筆畫", tones: "平仄", number: "字數" };
const tone = natives(TONE);
const branches = natives(BRANCH);

/** How the figure came about, where the moment alone did not give it. */
function castText({ method, counted, characters, upper, lower }: MeihuaAnswer): string {
  const made = `上得${trigram[upper]}、下得${trigram[lower]}`;
  if (characters) {
    const each = characters.each.map(
      (one) => `${one.character}${one.tone ? tone[one.tone] : ""}${one.worth}`,
    );
    if (characters.basis === "number") return `全文${each.length}字，分而為二，${made}。`;
    return `以${basis[characters.basis]}計：${each.join("、")}，${made}。`;
  }
  if (method === "time")
    return counted.surnameStrokes ? `年月日加姓${counted.surnameStrokes}畫，${made}。` : "";
  return method === "figure" ? "" : `以${methods[method]}起卦，${made}。`;
}

const methods = {
  time: "時刻",
  numbers: "數字",
  text: "文字",
  counts: "物數聲音",
  strokes: "筆畫",
  object: "物象與方位",
  figure: "所給之卦",
};

function bodyText(answer: MeihuaAnswer): string {
  const { body, use, relation, verdict, hexagram, mutual, changed, movingLine } = answer;
  const end = movingLine <= 3 ? changed.lower : changed.upper;
  const turn = verdict.because.flatMap((one) =>
    one.code === "changeToBody" ? [one.with] : [],
  )[0]!;
  const inner = verdict.because.flatMap((one) => (one.code === "mutualToBody" ? [one.with] : []));
  const within = inner.map(
    ({ mutual: one, relation: to }) => `${trigram[one.trigram]}${doings[to]}`,
  );
  return `${castText(answer)}${standings[verdict.value]}。體卦${trigram[body.trigram]}主己，於本月為「${seasonState[body.season]}」；用卦${trigram[use.trigram]}主事，${bodyAndUse[relation]}。用變為${trigram[end]}，${doings[turn.relation]}；互卦${within.join("，")}。${hexagram.fullName}歷${mutual.fullName}而至${changed.fullName}。`;
}

function figuresText({
  hexagram,
  mutual,
  changed,
  movingLine,
  timingNumber,
}: MeihuaAnswer): string {
  const [first, inner, last] = [hexagram, mutual, changed].map(
    (one) => hexagrams[one.hexagram].sense,
  );
  return `${hexagram.fullName}動在第${movingLine}爻：${first}互見${mutual.fullName}，為事之中程：${inner}變為${changed.fullName}，為事之終：${last}應期之數為${timingNumber}，近則以時日計，遠則以月計。`;
}

/** 有所問者，先答其問，次言所憑，末言所終。 */
function answeredText(answer: MeihuaAnswer, question: string): readonly string[] {
  const { asked, reply, body, use, relation, verdict, hexagram, changed, movingLine } = answer;
  const { head, part, step } = sayAnswer(said, {
    question,
    asked,
    reply,
    phase: use.element,
    why: {
      where: `用卦${trigram[use.trigram]}居此方。`,
      when: "上下卦數與動爻之數合計得此。",
    },
    each: answer.optionFigures.map(
      ({ figure, standing }) => `以其字數起卦，得${figure.fullName}，${standings[standing]}`,
    ),
  });
  const turn = verdict.because.flatMap((one) =>
    one.code === "changeToBody" ? [one.with] : [],
  )[0]!;
  const end = movingLine <= 3 ? changed.lower : changed.upper;
  return [
    head,
    `${castText(answer)}體卦${trigram[body.trigram]}是你，於本月為「${seasonState[body.season]}」；用卦${trigram[use.trigram]}，${bodyAndUse[relation]}，${standings[verdict.value]}。${part}`,
    `${hexagram.fullName}變為${changed.fullName}，用變為${trigram[end]}，${doings[turn.relation]}，${hexagrams[changed.hexagram].sense}${step}`,
  ];
}

export const zhHant: MeihuaWords = {
  title: "梅花易數",
  summary: "以時間、數字或文字起卦，列本、互、變三卦與體用生剋",
  weighs: "取體用之斷：有利七十，費力而成六十，耗損四十，不利三十",
  inputs: {
    numbers: { label: "數字", about: "以一至三個數字代時刻" },
    text: {
      label: "文字",
      about: "以文字代時刻：二三字計筆畫，四至十字計平仄，十一字以上計字數",
    },
    tones: { label: "平仄", about: "字有數讀時自給：1 平、2 上、3 去、4 入" },
    counts: { label: "物數", about: "可數之物、聲音之數、丈尺之數：一數則以時為下卦，亦可給二數" },
    strokes: { label: "筆畫", about: "一字之左右兩部，或兩字之筆畫，依自己所數" },
    object: {
      label: "物象",
      about: "所見之物屬何卦：老人屬乾、牛屬坤、雞屬巽；須與方位並給",
      values: trigram,
    },
    direction: {
      label: "方位",
      about: "其物來自何方之卦：離南、坎北、震東、兌西",
      values: trigram,
    },
    figure: { label: "成卦", about: "自初爻起六爻，1 為陽、0 為陰" },
    movingLine: { label: "動爻", about: "成卦之動爻，初爻為 1" },
    surnameStrokes: { label: "姓之筆畫", about: "起造用：以主人姓之筆畫加入年月日" },
    yearBranch: { label: "年支", about: "代時刻之年支", values: branches },
    lunarMonth: { label: "農曆月", about: "代時刻之月，並以之論旺衰" },
    lunarDay: { label: "農曆日", about: "代時刻之日" },
    hourBranch: { label: "時支", about: "代時刻之時支", values: branches },
  },
  fields: {
    ...core.hexagramFields,
    optionFigures: "各選項之卦",
    figure: "卦",
    standing: "其勢",
    method: "起卦之法",
    counted: "時刻之數",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    surnameStrokes: "姓之筆畫",
    characters: "文字之數",
    basis: "所計",
    each: "各字",
    character: "字",
    worth: "數",
    tone: "平仄",
    tonesGiven: "平仄由問者給定",
    lunarDate: "農曆日期",
    movingLine: "動爻",
    mutual: "互卦",
    changed: "變卦",
    body: "體",
    use: "用",
    trigram: "卦",
    element: "五行",
    season: "旺衰",
    relation: "體用",
    verdict: "斷語",
    timingNumber: "應期之數",
  },
  terms: {
    method: methods,
    basis,
    tone,
    hexagram: hexagrams,
    trigram,
    seasonState,
    bodyAndUse,
    standing: {
      favourable: "有利",
      withEffort: "勞而有得",
      draining: "耗損",
      unfavourable: "不利",
      saved: "先傷後救",
    },
  },
  phrases: {
    bodyAndUse: ({ body, use, relation }) =>
      `體卦${trigram[body.trigram]}，用卦${trigram[use.trigram]}，${bodyAndUse[relation]}`,
    changeToBody: ({ changed, relation }) =>
      `用變為${trigram[changed.trigram]}，${doings[relation]}`,
    mutualToBody: ({ mutual, relation }) => `互見${trigram[mutual.trigram]}，${doings[relation]}`,
    bodyInMonth: ({ season, month }) => `${nativeOf(BRANCH, month)}月體卦${seasonState[season]}`,
    useToBody: ({ standing }) => weights[standing],
  },
  conventions: {
    clock,
    lateZi,
    yearStart: { title: "換年", options: { lunarNewYear: "正月初一", liChun: "立春交節" } },
    addHour: {
      title: "數字字數起卦加時",
      options: { without: "不加時", with: "動爻加時辰數" },
    },
  },
  refusals: {
    ...calendar.refusals,
    numbersAndText: {
      when: "起卦之物給了不止一種，如數字與文字並給",
      says: "數字、文字、物數、筆畫、物象、成卦，請擇一提供",
    },
    oneCharacter: {
      when: "只給一字：一字以左右兩部之筆畫起卦",
      says: "請提供該字左右兩部之筆畫",
    },
    halfGiven: {
      when: "物象與方位、成卦與動爻只給其一",
      says: "物象與方位、成卦與動爻請一併提供",
    },
    tonesDoNotFit: { when: "平仄之數與字數不合", says: "請為每字提供一個平仄之數" },
    nothingToCount: { when: "文字中無可計之字", says: "文字中無可計之字" },
  },
  reading: (figures) =>
    figures.question === null
      ? [bodyText(figures), figuresText(figures)]
      : answeredText(figures, figures.question),
  picture: {
    name: "梅花易數",
    labels: ["本卦", "互卦", "變卦"],
    body: "體",
    use: "用",
    meaning: () => [],
    title: (hexagram) => `梅花易數：${hexagram}`,
    foot: ({ body, use, relation }) =>
      `體${trigram[body.trigram]} · 用${trigram[use.trigram]} · ${bodyAndUse[relation]}`,
  },
};
