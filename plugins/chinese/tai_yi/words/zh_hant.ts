import { PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { tallyPhrases } from "../../core/words/zh_hant.ts";
import { askedText } from "../../core/words/zh_hant/question.ts";
import type { Placed, Side } from "../answer.ts";
import { stronger } from "../stronger.ts";
import { COUNT_MARK, CYCLE, DOOR, FORMATION, GOD, POSITION, type Formation } from "../terms.ts";
import type { TaiYiWords } from "./en.ts";

const { clock, dayBoundary } = calendar.conventions;

const scope = { year: "年", month: "月", day: "日", hour: "時" };
const course = { yang: "陽", yin: "陰" };
const cycle = natives(CYCLE);
const formation = natives(FORMATION);
const countMark = natives(COUNT_MARK);

/** Tai Yi's palaces by number, 1 first. */
const SIDES = "乾午艮卯中酉坤子巽";

const favours = {
  host: "主算為長，利於守成待時，後動者勝。",
  guest: "客算為長，利於先發進取。",
  neither: "主客相當，兩不宜動。",
};

const at = ({ position }: Placed) => nativeOf(POSITION, position);
const counted = ({ count, marks }: Side) =>
  `${count}（${marks.map((mark) => countMark[mark]).join("、")}）`;

function formationsText(formations: readonly Formation[]): string {
  if (formations.length === 0) return "太乙不逢掩迫囚擊，上無所制，可以有為。";
  return `格局見${formations.map((id) => formation[id]).join("、")}，行事宜慎。`;
}

export const zhHant: TaiYiWords = {
  title: "太乙神數",
  summary: "年月日時四計：積數、局數、太乙所在、文昌始擊、主客定算、大將參將、八門與格局",
  weighs: "五十；問者為主：主客算長短 ±8，主算每見無天、無地、無人 -3，客算每見 +3，每一格局 -6",
  inputs: { scope: { label: "何計", about: "年、月、日、時四計之一，預設年計", values: scope } },
  fields: {
    scope: "何計",
    unit: "干支",
    lunarYear: "農曆年",
    accumulation: "積數",
    dun: "陰陽遁",
    ju: "局數",
    palace: "宮",
    "/palace": "太乙所在",
    cycle: "所理",
    wenChang: "文昌（主目）",
    jiShen: "計神",
    heShen: "合神",
    shiJi: "始擊（客目）",
    dingMu: "定目",
    position: "位",
    god: "神",
    host: "主",
    guest: "客",
    set: "定",
    count: "算",
    marks: "算之名",
    general: "大將",
    deputy: "參將",
    doors: "八門",
    door: "門",
    formations: "格局",
  },
  terms: {
    scope,
    position: natives(POSITION),
    god: natives(GOD),
    cycle,
    countMark,
    door: natives(DOOR),
    formation,
  },
  phrases: {
    ...tallyPhrases,
    counts: ({ host, guest }) => `主算 ${host}，客算 ${guest}`,
    hostLacks: "主算之缺",
    guestLacks: "客算之缺",
    formation: ({ formation: id }) => `格見${formation[id]}`,
  },
  conventions: {
    clock,
    dayBoundary,
    epoch: {
      title: "積年",
      options: { tongZong: "統宗", jinJing: "金鏡", taoJinGe: "淘金歌" },
    },
    tens: {
      title: "滿十之算取將",
      options: { byNine: "以九除餘", one: "入一宮", centre: "入中宮" },
    },
  },
  refusals: {
    ...calendar.refusals,
    timeNeeded: {
      when: "求時計而未提供時刻",
      says: "無法排時計：請提供時刻",
    },
    epochOfYears: {
      when: "日計、時計而擇統宗以外之積年；唯統宗有積日",
      says: ({ epoch }) => `${epoch} 無積日，唯統宗（tongZong）可計日時`,
    },
  },
  reading: ({ question, ...board }) => [
    `${askedText(question)}${scope[board.scope]}計${nativeOf(PILLAR, board.unit)}，${course[board.dun]}遁第${board.ju}局，太乙在${board.palace}宮（${SIDES[board.palace - 1]}），${cycle[board.cycle]}。文昌主目在${at(board.wenChang)}，始擊客目在${at(board.shiJi)}。`,
    `主算${counted(board.host)}，客算${counted(board.guest)}。${favours[stronger(board)]}${formationsText(board.formations)}太乙本占邦國歲時，用於一己之事，取其大勢可也。`,
  ],
  picture: {
    heading: ({ native, dun, ju }) => `太乙 ${native} ${course[dun]}${ju}局`,
    host: "主",
    guest: "客",
    set: "定",
    legend: ["南在上；大字為八正宮。中央：算數 · 大將／參將"],
  },
};
