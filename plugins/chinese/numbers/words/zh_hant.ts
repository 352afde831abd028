/** What all readings of digit pairs say, in Traditional Chinese. */
import { wanderingStar } from "../../core/words/zh_hant.ts";
import type { Translation } from "#sdk";
import type { PairReading } from "../answer.ts";
import type * as en from "./en.ts";
import type { PairSubject } from "./en.ts";

/** What each star stands for in a number. */
export const senses: typeof en.senses = {
  shengQi: "貴人相助，性情開朗，凡事順手",
  tianYi: "正財豐足，心地仁厚，家室安穩",
  yanNian: "專才出眾，有擔當，能主事",
  fuWei: "守候蓄勢，延續前一星之性",
  huoHai: "能言善道，亦易惹口舌，勞心傷神",
  liuSha: "心思細膩，人情糾葛，多愁善感",
  wuGui: "才思敏捷，變動突然，暗中多阻",
  jueMing: "敢闖敢拼，起伏甚大，財來財去",
};

const topic = { wealth: "財運", relationship: "感情", career: "事業", health: "身心" };

const ages = {
  to15: "十五歲前",
  from16To30: "十六至三十歲",
  from31To45: "卅一至四十五歲",
  from46To60: "四十六至六十歲",
  from61: "六十一歲以後",
  to30: "三十歲前",
  from31To60: "卅一至六十歲",
  all: "通盤",
  early: "早年",
  middle: "中年",
  later: "晚年",
};

/** Names of the terms. */
export const terms: Translation<typeof en.terms> = {
  wanderingStar,
  topic,
  ages,
  effect: {
    plain: "無隔",
    strengthened: "逢五顯強",
    hidden: "逢零隱弱",
    both: "五零並見",
  },
  balance: { helped: "得助", balanced: "相當", strained: "受損", silent: "不涉" },
  grade: { favourable: "有利", mixed: "參半", unfavourable: "不利", silent: "無星可論" },
};

/** Names of the fields of a reading of pairs. */
export const fields: Translation<typeof en.fields> = {
  shown: "所讀數字",
  digitCount: "位數",
  leading: "首之零與五",
  trailing: "尾之零與五",
  pairs: "數組",
  pair: "組",
  via: "兩數之間",
  star: "星",
  lucky: "吉星",
  continues: "所延之星",
  strength: "組之強弱",
  effect: "零五之用",
  from: "起位",
  to: "止位",
  counts: "各星組數",
  element: "五行",
  count: "組數",
  percent: "百分比",
  dominant: "主星",
  outcome: "末組之星",
  topics: "各事",
  topic: "所問",
  helped: "助力",
  strained: "阻力",
  remedies: "凶星之化",
  trouble: "凶星",
  answer: "化解之星",
  "remedies/pairs": "其數組",
  "topics/value": "相較",
  verdict: "斷語",
};

/** Names of the fields that compare a number with a birth date. */
export const innateFields: Translation<typeof en.innateFields> = {
  stars: "生日諸星",
  missing: "所缺吉星",
  supplied: "此號所補",
};

/** Names of the fields of a stretch of life. */
export const stageFields: Translation<typeof en.stageFields> = {
  ages: "年歲",
  luckyPercent: "吉星之力（%）",
  tone: "吉凶",
  "stages/leading": "主星",
};

export const phrases: Translation<typeof en.phrases> = {
  noPair: "無兩數可成一組",
  luckyShare: ({ percent }) => `吉星之力佔 ${percent}%`,
  leadingStar: ({ dominant, outcome }) =>
    `${wanderingStar[dominant]}為重，末組${outcome === dominant ? "亦" : ""}為${wanderingStar[outcome]}`,
};

/** Why a number with letters cannot be read. */
export const numberIssues: Translation<typeof en.numberIssues> = {
  straySign: ({ sign }) => `「${sign}」非數字，亦非字母 A 至 Z`,
  noDigit: "號碼中無數字",
  tooFewDigits: ({ digits, least }) => `號碼僅 ${digits} 位，至少須 ${least} 位`,
};
/** Why a telephone number cannot be read. */
export const phoneIssues: Translation<typeof en.phoneIssues> = {
  phoneSigns: "電話號碼僅可含數字、空格、連字號與開頭的 +",
  phoneLength: ({ digits }) => `電話號碼有 ${digits} 位，須為 3 至 15 位`,
};
/** Why a date cannot be read. */
export const dateIssues: Translation<typeof en.dateIssues> = {
  noSuchDay: ({ date }) => `「${date}」不是 0000-01-01 至 9999-12-31 之間的日期`,
};

export const conventions: Translation<typeof en.conventions> = {
  letters: {
    title: "英文字母",
    options: { alphabet: "依字母次序，A 為 1，Z 為 26", skip: "略去不計" },
  },
  connectors: {
    title: "零與五之用",
    options: { bridge: "連接前後兩數：五主顯強，零主隱弱", fuWei: "與鄰數相配皆作伏位" },
  },
};

/** Words of the strip of pairs, beside its name. */
export const pairPicture: Translation<typeof en.pairPicture> = {
  title: (name, shown) => `${name}：${shown}`,
  listed: (stars) => stars.map((star) => wanderingStar[star]).join("、") || "無可成之組",
  caption: (_star, strength) => "●".repeat(strength),
  captionSize: 10,
  luckyWeight: (percent) => `吉星之力 ${percent}%`,
  strongest: "主星",
};

/** Words of the picture of stages. */
export const stagePicture: Translation<typeof en.stagePicture> = {
  nameOf: (star) => wanderingStar[star],
};

const CUT_SHORT = "號碼以零或五收尾，論者以為後勁不足。";
const LIMIT = "數字配星乃今人據八宅遊星推衍之法；各家未定分數，此處權重為本服務所設。";

/** The reading of a number's digit pairs; covered digits stay covered. */
export const pairParagraphs: typeof en.pairParagraphs = (reading, words) =>
  [starsText(reading, words), topicsText(reading), helpText(reading, words)].filter(
    (paragraph) => paragraph !== "",
  );

/** The same with what a writer may use. */
export const pairStory: typeof en.pairStory = (reading, words) => {
  const { shown, counts, dominant, outcome, score, topics, remedies } = reading;
  return {
    paragraphs: pairParagraphs(reading, words),
    outline: ["星數", "所主之事", "補救"],
    facts: {
      number: shown,
      counts: counts.map(({ star, count }) => ({ star: wanderingStar[star], count })),
      dominant: dominant && wanderingStar[dominant],
      outcome: outcome && wanderingStar[outcome],
      topics: topics.map((one) => ({
        topic: topic[one.topic],
        value: terms.balance[one.value],
      })),
      remedies: remedies.map(({ trouble, answer, pairs }) => ({
        trouble: wanderingStar[trouble],
        answer: wanderingStar[answer],
        pairs,
      })),
      score,
    },
  };
};

function starsText(reading: PairReading, { subject }: PairSubject): string {
  const { shown, counts, dominant, outcome, score, trailing } = reading;
  if (reading.digitCount < 2) {
    return `${subject}（${shown}）僅一數，不成一組，此法無從置評。`;
  }
  if (!dominant || !outcome) {
    return `${subject}（${shown}）中無兩數可成一星，蓋零與五不自成星，此法無從置評。`;
  }
  const made = counts.reduce((sum, { count }) => sum + count, 0);
  const tally = counts.map(({ star, count }) => `${wanderingStar[star]}${count}`).join("、");
  const close =
    outcome === dominant
      ? `末組亦為${wanderingStar[outcome]}`
      : `末組為${wanderingStar[outcome]}，主${senses[outcome]}`;
  return `${subject}（${shown}）共得${made}組：${tally}。以${wanderingStar[dominant]}為重，主${senses[dominant]}；${close}。吉星之力佔 ${score}%。${trailing ? CUT_SHORT : ""}`;
}

function topicsText({ topics }: PairReading): string {
  const parts = [
    ["helped", "諸星有利於"],
    ["strained", "宜留意者為"],
    ["balanced", "利弊相當者為"],
  ] as const;
  return parts
    .map(([value, lead]) => {
      const names = topics.filter((one) => one.value === value).map((one) => topic[one.topic]);
      return names.length > 0 ? `${lead}${names.join("、")}。` : "";
    })
    .join("");
}

function helpText({ remedies }: PairReading, { closing }: PairSubject): string {
  const troubles = [...new Set(remedies.map(({ trouble }) => trouble))];
  const lines = troubles.map((trouble) => {
    const answers = remedies
      .filter((one) => one.trouble === trouble)
      .map(({ answer, pairs }) => `${wanderingStar[answer]}（${pairs.slice(0, 4).join("、")}）`);
    return `${wanderingStar[trouble]}可以${answers.join("、")}化之`;
  });
  const help = lines.length === 0 ? "" : `若擇新號，${lines.join("；")}。`;
  return `${help}${closing}${LIMIT}`;
}
