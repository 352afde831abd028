/** The reading of a match as rules write it. */
import type { Brief, Frozen, Lang } from "#old";
import type { MatchAnswer } from "./enneagram_match.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: Frozen<MatchAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const key = english ? "en" : "zhHant";
  const { a, b, strengths, cautions, score, bandName } = answer;
  const same = a.type === b.type;
  const brought = same ? bringAlike(a, english) : bringTwo(a, b, english);
  const joined = (same ? strengths.slice(1) : strengths).map((text) => text[key]);
  const ties = joined.length > 0 || same ? tellTies(joined, english) : NO_TIE[key];
  const strain = english
    ? `${joinStrainEn(cautions.map((text) => text.en))}.`
    : `${cautions.map((text, i) => (i === 0 ? text.zhHant : text.zhHant.replace("有壓力時，", ""))).join("；")}。`;
  const closing = english
    ? `On this scale that is ${score} of 100, ${bandName.en}. The types are as each person named them; the figure describes habits, and habits can change.`
    : `照這樣算是 ${score} 分（滿分一百），屬「${bandName.zhHant}」。型號是各人自己說的；圖上畫的是習慣，而習慣會變。`;
  return {
    facts: {
      types: [a.type, b.type],
      gifts: [a.gift[key], b.gift[key]],
      ties: strengths.map((text) => text[key]),
      cautions: cautions.map((text) => text[key]),
      score,
      band: bandName[key],
    },
    outline: english
      ? ["Two types", "What joins them", "Under strain", "Score"]
      : ["兩型", "連結", "壓力之下", "分數"],
    plain: [brought, ties, strain, closing].filter((part) => part !== "").join("\n\n"),
  };
}

type Described = Frozen<MatchAnswer>["a"];

const NO_TIE = {
  en: "No line or group of the figure joins the two, so what they have in common is made rather than found.",
  zhHant: "圖上沒有線或組把兩型連起來，共通之處要靠兩人自己營造。",
};

function tellTies(ties: readonly string[], english: boolean): string {
  if (ties.length === 0) return "";
  return english ? `${ties.join(". ")}.` : `${ties.join("；")}。`;
}

function bringTwo(a: Described, b: Described, english: boolean): string {
  return english
    ? `Type ${a.type}, ${a.name.en}, brings ${a.gift.en}; type ${b.type}, ${b.name.en}, brings ${b.gift.en}.`
    : `第 ${a.type} 型${a.name.zhHant}帶來${a.gift.zhHant}；第 ${b.type} 型${b.name.zhHant}帶來${b.gift.zhHant}。`;
}

/** Two of one type: the gift is told once. */
function bringAlike({ type, name, gift }: Described, english: boolean): string {
  return english
    ? `Both are type ${type}, ${name.en}, and each brings ${gift.en}.`
    : `兩人同為第 ${type} 型${name.zhHant}，帶來的都是${gift.zhHant}。`;
}

/** The second caution takes its beginning from the first. */
function joinStrainEn(cautions: readonly string[]): string {
  const [first, ...rest] = cautions;
  return [first!, ...rest.map((one) => one.replace("Under strain the", "the"))].join("; ");
}
