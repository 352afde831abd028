/** The reading of a cast in Chinese. */
import type { Leaning, Speaker } from "#sdk";
import type { RunesAnswer } from "../../answer.ts";
import type { LayoutId } from "../../spreads.ts";

const LEANINGS: Readonly<Record<Leaning, string>> = {
  favourable: "偏順",
  mixed: "順逆參半",
  adverse: "偏逆",
};

/** Writes a cast: how it was laid, its runes in their places, and what stands out. */
export function readCast(
  answer: RunesAnswer,
  layouts: Readonly<Record<LayoutId, string>>,
  say: Speaker,
): readonly string[] {
  return [
    opening(answer, layouts),
    ...answer.runes.map(({ says, meaning }) => say.phrase(says) + say.phrase(meaning)),
    say.phrase(answer.theme.says) + closing(answer),
  ];
}

function opening(
  { question, layout, runes }: RunesAnswer,
  layouts: Readonly<Record<LayoutId, string>>,
): string {
  const text = question?.trim();
  const count = runes.length === 1 ? "一枚符文" : runes.length === 3 ? "三枚符文" : "五枚符文";
  const drawn = `抽出${count}${runes.length === 1 ? "" : `，排成「${layouts[layout]}」`}。`;
  if (!text) return `沒有特定的問題，${drawn}`;
  return `你問的是：「${text}」${/[.?!。？！]$/.test(text) ? "" : "。"}${drawn}`;
}

function closing({ leaning, aettTally: { merkstave: turned }, runes }: RunesAnswer): string {
  const leans = LEANINGS[leaning.value];
  if (runes.length === 1) {
    return turned === 1
      ? `它倒著落下，行家稱為逆位，讀作與自己相左，這一抽${leans}。`
      : `就它的本義來說，這一抽${leans}。`;
  }
  const those = turned === 0 ? "沒有一枚倒置" : `其中 ${turned} 枚倒置`;
  return `${those}，就各枚的本義來說，整體${leans}。`;
}
