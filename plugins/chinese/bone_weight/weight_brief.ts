import type { Brief, Lang, Text } from "#old";

/** What the reading is made of. */
export interface WeightAnswer {
  readonly lunarDate: string;
  readonly hour: { readonly native: string };
  readonly qian: { readonly [K in "year" | "month" | "day" | "hour" | "total"]: number };
  readonly weight: { readonly liang: number; readonly qian: number; readonly native: string };
  readonly verse: Text;
}

/** Heavier than most, lighter than most: the middle of the table is near four liang and a half. */
function bandOf(total: number): "light" | "middle" | "heavy" {
  if (total < 38) return "light";
  return total > 52 ? "heavy" : "middle";
}

const BAND_EN = {
  light:
    "That is on the light side: the song counts on one's own hands rather than on what is given.",
  middle: "That is in the middle of the scale, where the song sees effort and fortune take turns.",
  heavy: "That is on the heavy side: the song sees much given, and the duty to use it well.",
} as const;
const BAND_ZH = {
  light: "骨重偏輕，重在自立勤勉。",
  middle: "骨重居中，人力與機緣各半。",
  heavy: "骨重偏厚，所受既多，貴在善用。",
} as const;

const NUMERALS = "零一二三四五六七八九";

/** The weight as it is said: 三兩三錢, 四兩 where no qian is over. */
function inWords({ liang, qian }: WeightAnswer["weight"]): string {
  return `${NUMERALS[liang]}兩${qian > 0 ? `${NUMERALS[qian]}錢` : ""}`;
}

/** Tells a writer the weights and reads the verse. */
export function weightBrief(answer: WeightAnswer, lang: Lang): Brief {
  const { qian, weight, verse, lunarDate, hour } = answer;
  const band = bandOf(qian.total);
  const plain =
    lang === "en"
      ? `A birth on ${lunarDate} in the hour ${hour.native} weighs ${qian.year} qian for the year, ${qian.month} for the month, ${qian.day} for the day and ${qian.hour} for the hour: ${weight.liang} liang ${weight.qian} in all. ${BAND_EN[band]}\n\nIts verse: ${verse.en} It is a song of the market-place, made from four numbers of a birth: take its tone, and leave the letter.`
      : `${lunarDate}${hour.native}時生，年 ${qian.year} 錢、月 ${qian.month} 錢、日 ${qian.day} 錢、時 ${qian.hour} 錢，共重${inWords(weight)}。${BAND_ZH[band]}\n\n歌曰：${verse.zhHant}此歌流傳市井，僅據生辰四數而成，取其勸勉之意可也。`;
  return {
    facts: { lunarDate, qian, weight: weight.native, verse },
    outline: lang === "en" ? ["The weights", "The verse"] : ["骨重", "歌訣"],
    plain,
  };
}
