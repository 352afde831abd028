import { BRANCH, PILLAR, STEM } from "#lore";
import type { Vocabulary } from "#sdk";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { person, topic } from "../../changes/liuyao/words/zh_hant/judgement.ts";
import { RELATIVE } from "../../changes/na_jia.ts";
import { relative } from "../../changes/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { clauseOf } from "../../core/words/clauses.ts";
import { tallyPhrases } from "../../core/words/zh_hant.ts";
import { branchOf } from "#east/pairs.ts";
import { withAnswer } from "../../core/question/words/said.ts";
import { said } from "../../core/question/words/zh_hant.ts";
import { GENERAL, MONTH_GENERAL } from "../generals.ts";
import type { LiuRenAnswer } from "../answer.ts";
import type { MatterPhrases } from "../matters.ts";
import { GATE } from "../transmissions.ts";
import type { LiuRenWords } from "./en.ts";
import { chain, course } from "./zh_hant/courses.ts";

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
  fanYin: "去而復來，事多變更",
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

const stations = {
  beginning: "發用於初傳",
  middle: "在中傳",
  end: "在末傳",
  lessons: "在四課而不入傳",
  offStage: "不入課傳，在局外",
};
const verdicts = {
  favourable: "課許其事",
  mixed: "課象兩可",
  unfavourable: "課不許其事",
};

/** What a branch does to the stem of the day, which is the asker. */
const toYou = {
  generates: "生扶你",
  same: "與你比肩",
  controlledBy: "為你所制",
  generatedBy: "洩你之氣",
  controls: "剋制你",
};

/** Reasons of the reading by matter, as clauses. */
const clauses = {
  standsIn: ({ general: id, branch, station }: MatterPhrases["standsIn"]) =>
    `類神${general[id]}乘${nativeOf(BRANCH, branch)}而${stations[station]}`,
  relativeIn: ({ relative: id, station }: MatterPhrases["relativeIn"]) =>
    `${relative[id]}爻${stations[station]}`,
  overStem: ({ stem, branch, general: id, toStem }: MatterPhrases["overStem"]) =>
    `日干${nativeOf(STEM, stem)}上見${nativeOf(BRANCH, branch)}乘${general[id]}而${toYou[toStem]}`,
  opensWith: ({ branch, toStem }: MatterPhrases["opensWith"]) =>
    `初傳${nativeOf(BRANCH, branch)}之來${toYou[toStem]}`,
  closesWith: ({ branch, toStem }: MatterPhrases["closesWith"]) =>
    `末傳${nativeOf(BRANCH, branch)}之歸${toYou[toStem]}`,
  isVoid: ({ branch }: MatterPhrases["isVoid"]) => `${nativeOf(BRANCH, branch)}落旬空而事無實據`,
  inSeason: ({ branch }: MatterPhrases["inSeason"]) => `${nativeOf(BRANCH, branch)}得月令之氣`,
  outOfSeason: ({ branch }: MatterPhrases["outOfSeason"]) =>
    `${nativeOf(BRANCH, branch)}失月令之氣`,
  feedsYou: "生扶日干",
  youHoldIt: "日干能制之",
  pressesYou: "剋日干",
  pressesAsOffice: "剋日干，正是官星臨身",
  drainsYou: "洩日干之氣",
  troubleWeak: "此神即為患之所在，弱則於我有利",
  troubleStrong: "此神即為患之所在，強則於我不利",
};

function matterText({ matter }: LiuRenAnswer): string {
  const { topic: about, person: whom, verdict } = matter;
  const of = whom === "self" ? "" : `（所占為${person[whom]}）`;
  const because = verdict.because.map((one) => clauseOf<MatterPhrases>(clauses, one));
  return `${verdicts[verdict.value]}。論「${topic[about]}」${of}則${because.join("；")}。`;
}

/** 述其大意之課體數；其餘但舉其名，大意見於各項。 */
const MOST_TOLD = 2;

function coursesText({ gate: id, courses, chain: run }: LiuRenAnswer): string {
  // 知一 is the gate's own other name.
  const told = courses.filter(({ course: one }) => !(id === "biYong" && one === "zhiYi"));
  const named = told.map(({ course: one, ifYear }, i) => {
    const only = ifYear ? `（須太歲在${nativeOf(BRANCH, ifYear)}）` : "";
    return `${course[one].text}${only}${i < MOST_TOLD ? `，${course[one].sense}` : ""}`;
  });
  const [rest, first] = [named.slice(MOST_TOLD), named.slice(0, MOST_TOLD)];
  const also = rest.length > 0 ? `；兼${rest.join("、")}` : "";
  const bodies = first.length > 0 ? `又名${first.join("；")}${also}；` : "";
  const chained = run ? `三傳名「${chain[run]}」。` : "";
  return `課屬${gate[id]}：${gateSenses[id]}；${bodies}${chained}`;
}

const stages = { beginning: "初傳", middle: "中傳", end: "末傳" };
const STAGES = Object.values(stages);

/** No gloss where the picture's own writing is read. */
function silent<Id extends string>({ ids }: Vocabulary<string, Id>): Readonly<Record<Id, string>> {
  return Object.fromEntries(ids.map((id) => [id, ""])) as Record<Id, string>;
}

export const zhHant: LiuRenWords = {
  title: "大六壬",
  summary: "天地盤、月將、十二天將、四課與三傳，並標明所用之法",
  weighs:
    "五十加三傳之將，六吉將為加、六凶將為減：初傳 7、中傳 5、末傳 9；傳落空亡減半；課體至多 ±6",
  inputs: {
    dayPillar: {
      label: "日辰",
      about: "日之干支；無日期之課用之，須與月將、時支並給",
      values: natives(PILLAR),
    },
    monthGeneral: { label: "月將", about: "月將之支；無日期之課用之", values: natives(BRANCH) },
    hourBranch: { label: "占時", about: "占時之支；無日期之課用之", values: natives(BRANCH) },
    monthBranch: {
      label: "月建",
      about: "此課之月建；不給則月將所跨兩月並取",
      values: natives(BRANCH),
    },
    yearBranch: {
      label: "太歲",
      about: "此課之太歲；不給則繫於太歲之課名附條件列出",
      values: natives(BRANCH),
    },
    topic: {
      label: "所問之事",
      about: "所問何事；不給則由問句辨之，無問句則以自身論",
      values: topic,
    },
    person: { label: "為誰而占", about: "所占何人", values: person },
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
    gate: "課名",
    boardGiven: "盤由問者給定",
    courses: "課體",
    course: "名",
    sense: "大意",
    ifYear: "須太歲在",
    chain: "連茹間傳之名",
    matter: "類神占事",
    topic: "所問之事",
    person: "為誰而占",
    "matter/general": "類神",
    "matter/relative": "六親",
    verdict: "斷語",
    horse: "驛馬",
    yearOfLife: "行年",
  },
  terms: {
    solarTerm: calendar.solarTerm,
    general,
    monthGeneral,
    relative,
    gate,
    course,
    chain,
    topic,
    person,
    standing: { favourable: "有利", mixed: "兩可", unfavourable: "不利" },
  },
  phrases: {
    ...clauses,
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
    boardIncomplete: {
      when: "日辰、月將、時支僅給其一二",
      says: "日辰、月將、時支請一併提供",
    },
    genderNeeded: {
      when: "提供出生年而未提供性別，或出生年晚於所問之時",
      says: "無法推行年：須有性別，且出生年不可晚於所問之時",
    },
  },
  reading(board) {
    const { pillars, hourBranch, lessons, transmissions } = board;
    const steps = transmissions.map(
      (one, i) =>
        `${STAGES[i]}${one.stem ? "" : "空亡之"}${nativeOf(BRANCH, one.branch)}乘${general[one.general]}為${relative[one.relative]}`,
    );
    const last = transmissions.at(-1)!.general;
    const isWhole = transmissions.every(({ stem }) => stem !== null);
    const month = `${monthGeneral[board.monthGeneral.general]}（${nativeOf(BRANCH, board.monthGeneral.branch)}）`;
    const [about, ...plate] = [
      matterText(board),
      `${steps.join("、")}，${isWhole ? "三傳無空" : "逢空之段難以落實"}而${nativeOf(BRANCH, transmissions.at(-1)!.branch)}上${general[last]}主${endings[last]}。`,
      `${coursesText(board)}${nativeOf(PILLAR, pillars.day)}日月將${month}加${nativeOf(BRANCH, hourBranch)}時，四課為${lessons.map(({ pair }) => pair).join("、")}。`,
    ];
    const { question, asked, reply, matter } = board;
    // 無問句則先說三傳，有問句則先說類神。
    const told = question ? [about, ...plate] : [...plate.slice(0, 1), about, ...plate.slice(1)];
    if (!question) return told;
    const under = nativeOf(BRANCH, matter.branch);
    const why = { where: `類神乘${under}，即此方。`, when: `應在${under}，為類神所乘之支。` };
    const phase = branchOf(matter.branch).element;
    const phaseOf = (at: number) => branchOf(transmissions.at(at)!.branch).element;
    const further = [
      { as: "start", phase: phaseOf(0) },
      { as: "end", phase: phaseOf(-1) },
    ] as const;
    return withAnswer(said, { question, asked, reply, phase, why, further }, told);
  },
  picture: {
    heading: (native) => `大六壬：${native}課`,
    general: silent(GENERAL),
    relative: silent(RELATIVE),
    branch: () => "",
    legend: ["藍字天將", "大字天盤", "角上地盤"],
  },
};
