import { BRANCH, PILLAR } from "#lore";
import * as calendar from "../../calendar/words/zh_hant.ts";
import { relative } from "../../changes/words/zh_hant.ts";
import { nativeOf, natives } from "../../core/natives.ts";
import { tallyPhrases } from "../../core/words/zh_hant.ts";
import { askedText } from "../../core/words/zh_hant/question.ts";
import { GENERAL, MONTH_GENERAL } from "../generals.ts";
import { GATE } from "../transmissions.ts";
import type { LiuRenWords } from "./en.ts";

const { clock, dayBoundary } = calendar.conventions;

const general = natives(GENERAL);
const monthGeneral = natives(MONTH_GENERAL);
const gate = natives(GATE);

/** What each gate says of a matter. */
const gateSenses = {
  chongShen: "下賊上，事由內起，宜再三審察",
  yuanShou: "上剋下，名正言順，宜先發",
  biYong: "兩事相比，捨遠取近",
  sheHai: "涉歷艱難，遲而後成",
  yaoKe: "遙相剋制，力微勢遠，虛驚而已",
  maoXing: "四課無剋，宜靜守觀望",
  bieZe: "課體不備，須借他力",
  baZhuan: "干支同位，心專而見狹",
  fuYin: "諸神歸位，靜極思動",
  fanYin: "往來反覆，事多變更",
};

/** What the general over the last transmission brings to the end of a matter. */
const endings = {
  guiRen: "得貴人出面相助",
  tengShe: "驚疑纏繞，虛多於實",
  zhuQue: "終於文書口舌",
  liuHe: "和合成就，利於議約",
  gouChen: "遷延牽連，多涉田土舊事",
  qingLong: "喜慶進財",
  tianKong: "虛多實少，所許難憑",
  baiHu: "剛猛迫促，行事宜防險",
  taiChang: "終於宴會衣食之喜",
  xuanWu: "暗昧遺失，宜防欺瞞",
  taiYin: "陰助暗成，後乃得見",
  tianHou: "恩澤優容，多得女眷之助",
};

const stages = { beginning: "初傳", middle: "中傳", end: "末傳" };
const STAGES = Object.values(stages);

export const zhHant: LiuRenWords = {
  title: "大六壬",
  summary: "天地盤、月將、十二天將、四課與三傳，並標明所用之法",
  weighs:
    "五十加三傳之將，六吉將為加、六凶將為減：初傳 7、中傳 5、末傳 9；傳落空亡減半；課體至多 ±6",
  inputs: {
    dayNight: {
      label: "晝夜",
      about: "取晝貴或夜貴，預設五時至十七時為晝",
      values: { day: "晝", night: "夜" },
    },
    birthYear: { label: "出生年", about: "問者之農曆出生年，用以推行年" },
  },
  fields: {
    pillars: "四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    chartTime: "排盤時間",
    zhongQi: "中氣",
    ...calendar.termFields,
    monthGeneral: "月將",
    "monthGeneral/general": "名",
    branch: "支",
    hourBranch: "時支",
    dayVoid: "日空",
    isDay: "用晝貴",
    plate: "天地盤",
    earth: "地盤",
    heaven: "天盤",
    general: "天將",
    lessons: "四課",
    upper: "上",
    lower: "下",
    pair: "課",
    transmissions: "三傳",
    relative: "六親",
    stem: "遁干",
    gate: "課體",
    horse: "驛馬",
    yearOfLife: "行年",
  },
  terms: { solarTerm: calendar.solarTerm, general, monthGeneral, relative, gate },
  phrases: {
    ...tallyPhrases,
    ...calendar.phrases,
    transmission: ({ stage, general: id, isVoid }) =>
      `${stages[stage]}乘${general[id]}${isVoid ? "，空亡" : ""}`,
    gate: ({ gate: id }) => `課得${gate[id]}`,
    overBranch: ({ branch }) => `地盤${nativeOf(BRANCH, branch)}位`,
    generalOver: ({ branch, general: id }) => `${nativeOf(BRANCH, branch)}上乘${general[id]}`,
    voidOver: ({ branch }) => `${nativeOf(BRANCH, branch)}上空亡`,
  },
  conventions: {
    clock,
    dayBoundary,
    noble: { title: "貴人", options: { common: "甲戊庚牛羊", danMu: "旦暮貴人" } },
    sheHai: { title: "涉害", options: { depth: "涉害深淺", mengZhong: "直取孟仲季" } },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: { when: "僅提供日期而無時刻", says: "無法排天地盤：請提供時刻" },
    genderNeeded: {
      when: "提供出生年而未提供性別，或出生年晚於所問之時",
      says: "無法推行年：須有性別，且出生年不可晚於所問之時",
    },
  },
  reading({ question, pillars, hourBranch, lessons, transmissions, ...board }) {
    const steps = transmissions.map(
      (one, i) =>
        `${STAGES[i]}${nativeOf(BRANCH, one.branch)}乘${general[one.general]}，為${relative[one.relative]}${one.stem ? "" : "，落空"}`,
    );
    const last = transmissions.at(-1)!.general;
    const isWhole = transmissions.every(({ stem }) => stem !== null);
    const month = `${monthGeneral[board.monthGeneral.general]}（${nativeOf(BRANCH, board.monthGeneral.branch)}）`;
    return [
      `${askedText(question)}${nativeOf(PILLAR, pillars.day)}日，月將${month}加${nativeOf(BRANCH, hourBranch)}時，四課為${lessons.map(({ pair }) => pair).join("、")}。課屬${gate[board.gate]}：${gateSenses[board.gate]}。`,
      `三傳：${steps.join("；")}。${isWhole ? "三傳無空，其事始終有據。" : "傳中逢空，其段之事難以落實。"}末傳為歸宿，${general[last]}臨之，${endings[last]}。六壬一時應一事，同事再問，則其應多謬。`,
    ];
  },
  picture: { heading: (native) => `大六壬：${native}課` },
};
