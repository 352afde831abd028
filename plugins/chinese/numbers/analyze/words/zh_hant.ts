import * as core from "../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../core/words/zh_hant/hexagrams.ts";
import * as shared from "../../words/zh_hant.ts";
import type { AnalyzeAnswer } from "../answer.ts";
import type { AnalyzeWords } from "./en.ts";

const kind = {
  phone: "電話號碼",
  plate: "車牌",
  identity: "證件號碼",
  house: "門牌",
  account: "帳號",
};

const together = {
  auspicious: "合而觀之，此號屬吉。",
  mixed: "合而觀之，各法所斷不一，吉凶參半。",
  inauspicious: "合而觀之，此號欠佳，重此道者宜另擇。",
};
const lucks = { lucky: "屬吉數", mixed: "吉凶參半", unlucky: "屬凶數" };

function countsText({ eightyOne, sounds, verdict }: AnalyzeAnswer): string {
  const { number, luck, element } = eightyOne;
  const mirror = sounds.mirror ? "末尾前後對稱，易於記誦。" : "";
  const liked = sounds.liked > 0 ? `喜用之數有${sounds.liked}` : "無喜用之數";
  const avoided = sounds.avoided > 0 ? `忌用之數有${sounds.avoided}` : "亦無忌用之數";
  return `${together[verdict.value]}末四位除八十，得${number}數，${lucks[luck]}，五行屬${core.phase[element]}。以諧音論，${liked}，${avoided}。${mirror}`;
}

function starsText({ stars: { dominant, score } }: AnalyzeAnswer): string {
  if (!dominant) return "數中無兩數可成一星。";
  return `以兩數之星論，${core.wanderingStar[dominant]}最重，主${shared.senses[dominant]}；吉星占分量百分之${score}。`;
}

function hexagramText({ hexagram }: AnalyzeAnswer): readonly string[] {
  if (!hexagram) return [];
  const { primary, changed, movingLine } = hexagram;
  return [
    `以卦論之，得${primary.fullName}，第${movingLine}爻動，之${changed.fullName}。${hexagrams[primary.hexagram].sense}`,
  ];
}

export const zhHant: AnalyzeWords = {
  title: "號碼吉凶",
  summary: "以八十一數、諧音、八星與卦象並論電話、車牌、證件、門牌、帳號之吉凶",
  inputs: {
    number: { label: "號碼", about: "有無分隔符號皆可" },
    kind: { label: "號碼種類", about: "何物之號碼", values: kind },
  },
  fields: {
    ...shared.fields,
    kind: "號碼種類",
    countryCode: "國碼",
    letters: "字母",
    letter: "字母",
    digits: "所計之數",
    eightyOne: "八十一數",
    lastFour: "末四位",
    "eightyOne/number": "所得之數",
    luck: "吉凶",
    sounds: "諧音",
    liked: "喜用之數",
    avoided: "忌用之數",
    runs: "連號",
    digit: "數字",
    length: "次數",
    mirror: "前後對稱",
    stars: "八星",
    ...core.hexagramFields,
    primary: "所得之卦",
    movingLine: "動爻",
    changed: "之卦",
  },
  terms: {
    ...shared.terms,
    kind,
    numberLuck: core.numberLuck,
    hexagram: hexagrams,
    trigram: core.trigram,
    judgement: { auspicious: "吉", mixed: "吉凶參半", inauspicious: "欠佳" },
  },
  phrases: {
    ...shared.numberIssues,
    ...shared.phoneIssues,
    eightyOneVotes: ({ number, luck }) => `末四位得${number}數，${core.numberLuck[luck]}`,
    soundsVote: ({ liked, avoided }) => `諧音之數，喜者${liked}，忌者${avoided}`,
    starsVote: ({ percent }) => `吉星之力佔 ${percent}%`,
  },
  conventions: {
    ...shared.conventions,
    region: { title: "諧音所據", options: { mandarin: "國語", cantonese: "粵語" } },
  },
  reading: (reading) => [countsText(reading), starsText(reading), ...hexagramText(reading)],
  picture: {
    name: "號碼吉凶",
    title: (shown) => `號碼吉凶：${shown}`,
    methods: {
      eightyOne: "八十一數",
      sounds: "諧音喜忌",
      stars: "八星",
      hexagram: "卦象（不計票）",
    },
  },
};
