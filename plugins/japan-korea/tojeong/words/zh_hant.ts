import type { PhaseRelation } from "#lore";
import type { Speaker } from "#sdk";
import { calendarOutOfRange } from "../../core/words/zh_hant.ts";
import type { TojeongAnswer, Tone } from "../answer.ts";
import type { TojeongWords } from "./en.ts";
import { hexagram, INSIDE, OUTSIDE, trigram, TURN } from "./zh_hant/figures.ts";

const YEAR: Readonly<Record<PhaseRelation, string>> = {
  generatedBy: "上卦生下卦，外來有助",
  same: "上下比和",
  controls: "下卦剋上卦，用力可得",
  generates: "下卦生上卦，付出較多",
  controlledBy: "上卦剋下卦，外有壓力",
};

const tones = { bright: "亮", fair: "順", even: "平", guarded: "守" };

const COUNSELS: Readonly<Record<Tone, readonly string[]>> = {
  bright: [
    "等著開口的事，現在可以開口",
    "門開著，趁早進去",
    "你幫過的人會回來幫你",
    "這幾週種下的，會生根",
  ],
  fair: [
    "埋頭做的事有人看見，也有回報",
    "宜修補、探訪、了結舊事",
    "得了好處分一些出去，反而更多",
    "一封信或一次來訪，補上缺的那一塊",
    "照著打算走，打算也會護著你",
  ],
  even: [
    "多給少取，睡得安穩",
    "不必趕，把桌上的做完",
    "記清帳，也守住約",
    "學一樣眼下用不上的東西",
    "先把家裡理好，再往前推",
  ],
  guarded: [
    "別人的爭執別碰，文件放一週再簽",
    "行李輕，少借人",
    "還沒累就先歇",
    "好好說一次「不」",
    "慢的那條路，就當它是對的",
  ],
};

function readOut(answer: TojeongAnswer, say: Speaker) {
  const { months, age, year, code, lunarBirth, score } = answer;
  const reasons = answer.testimonies.slice(1).map((one) => say.phrase(one));
  const verse = say.phrase(answer.verse);
  const leap = lunarBirth.isLeapMonth ? "生於閏月者，以所閏之本月論。" : "";
  const above = trigram[answer.upperTrigram.trigram];
  const below = trigram[answer.lowerTrigram.trigram];
  return {
    paragraphs: [
      `陰曆 ${year} 年，虛歲 ${age}，三數合成 ${code}：上${above}下${below}，為「${hexagram[answer.hexagram]}」，變為「${hexagram[answer.becomes]}」。${leap}`,
      `${verse}${reasons.join("；")}，合計 ${score} 分（滿分一百）。`,
      `${months.map(({ month, tone, says }) => `${month} 月（${tones[tone]}）：${say.phrase(says)}`).join("；")}。`,
      "各月以兩卦五行衡量，未採印本逐月之詞。",
    ],
    outline: ["卦", "流年", "十二月"],
    facts: {
      code,
      hexagram: hexagram[answer.hexagram],
      becomes: hexagram[answer.becomes],
      verse,
      reasons,
      months: months.map(({ month, tone, says }) => ({
        month,
        tone: tones[tone],
        says: say.phrase(says),
      })),
      score,
    },
  };
}

export const zhHant: TojeongWords = {
  title: "土亭祕訣流年",
  summary: "土亭祕訣：由年歲、月、日得上中下三數，成一百四十四卦之一，附流年詞與十二月",
  weighs: "上下卦五行之生剋與動爻得位與否，分數為本服務自訂",
  inputs: { year: { label: "陰曆年", about: "所問之陰曆年，以歲首所在之西曆年計" } },
  fields: {
    lunarBirth: "陰曆生日",
    year: "陰曆年",
    "lunarBirth/year": "年",
    "pillars/year": "年柱",
    "numbers/year": "太歲數",
    month: "月",
    "numbers/month": "月建數",
    isLeapMonth: "閏月",
    day: "日",
    "numbers/day": "日辰數",
    age: "虛歲",
    pillars: "干支",
    numbers: "數",
    monthDays: "該月日數",
    dayUsed: "所用之日",
    upper: "上數",
    middle: "中數",
    lower: "下數",
    code: "卦號",
    upperTrigram: "上卦",
    lowerTrigram: "下卦",
    trigram: "卦",
    element: "五行",
    hexagram: "本卦",
    becomes: "變卦",
    verse: "流年詞",
    months: "十二月",
    branch: "月支",
    tone: "氣象",
    says: "提示",
  },
  terms: { trigram, hexagram, monthTone: tones },
  phrases: {
    base: "任何一卦",
    trigrams: ({ relation }) => YEAR[relation],
    line: ({ inPlace }) => (inPlace ? "動爻得位" : "動爻不得位"),
    verse: ({ above, below, line }) => `${OUTSIDE[above]}；${INSIDE[below]}。${TURN[line - 1]!}。`,
    month: ({ tone, turn }) => COUNSELS[tone][turn]!,
    beforeBirth: ({ year }) => `不能推算出生以前之年：出生之陰曆年為 ${year} 年`,
  },
  refusals: { calendarOutOfRange },
  reading: readOut,
};
