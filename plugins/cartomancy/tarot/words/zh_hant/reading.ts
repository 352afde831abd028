/** The reading of a spread in Chinese. */
import type { Speaker } from "#sdk";
import type { TarotAnswer } from "../../answer.ts";
import { paragraphsOf, type LayoutId, type PlaceId } from "../../layouts.ts";
import type { Lean } from "../../leaning.ts";
import { elements } from "./names.ts";

/** Names of what the reading speaks of. */
interface Names {
  readonly layout: Readonly<Record<LayoutId, string>>;
  readonly place: Readonly<Record<PlaceId, string>>;
  readonly lean: Readonly<Record<Lean, string>>;
}

/** Writes a spread: how it was laid, its cards in their places, and what stands out. */
export function readSpread(answer: TarotAnswer, names: Names, say: Speaker): readonly string[] {
  const { cards, theme } = answer;
  const few = cards.length <= 3;
  const paragraphs = paragraphsOf(cards).map((group) =>
    group
      .flatMap(({ says, meaning }) =>
        few ? [say.phrase(says), say.phrase(meaning)] : [say.phrase(says)],
      )
      .join(""),
  );
  return [
    opening(answer, names),
    ...paragraphs,
    [...neighbours(answer, names), ...theme.says.map(say.phrase), closing(answer, names)].join(""),
  ];
}

function opening({ question, layout, cards }: TarotAnswer, names: Names): string {
  const text = question?.trim();
  const shape = cards.length === 1 ? "" : `，牌陣是「${names.layout[layout]}」`;
  const count = cards.length === 1 ? "一張牌" : cards.length === 3 ? "三張牌" : "十張牌";
  const drawn = `抽出${count}${shape}。`;
  if (!text) return `沒有特定的問題，${drawn}`;
  return `你問的是：「${text}」${/[.?!。？！]$/.test(text) ? "" : "。"}${drawn}`;
}

/** Which neighbours help and which hinder each other; friendly ones need no word. */
function neighbours({ elementalDignities }: TarotAnswer, { place }: Names): readonly string[] {
  const pairs = (wanted: "strengthens" | "weakens") =>
    elementalDignities
      .filter(({ relation }) => relation === wanted)
      .map(({ positions: [a, b], elements: [one, other] }) => {
        const between = one === other ? elements[one!] : `${elements[one!]}對${elements[other!]}`;
        return `「${place[a!]}」與「${place[b!]}」（${between}）`;
      })
      .join("、");
  const [helping, hindering] = [pairs("strengthens"), pairs("weakens")];
  return [
    ...(helping ? [`${helping}元素相同，彼此加強。`] : []),
    ...(hindering ? [`${hindering}元素相剋，互相削減力道。`] : []),
  ];
}

function closing({ leaning: { band, score }, cards }: TarotAnswer, { lean }: Names): string {
  const whole = cards.length === 1 ? "這張牌" : "合起來看，這些牌";
  const leans = band === "open" ? `在${lean[band]}` : lean[band];
  return `${whole}${leans}，在零到一百的尺度上是 ${score}。`;
}
