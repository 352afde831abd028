/** The reading of a spread in Japanese. */
import type { Speaker } from "#sdk";
import { reply as replies } from "#lore/words/replies_ja.ts";
import type { TarotAnswer } from "../../answer.ts";
import { paragraphsOf, type LayoutId, type PlaceId } from "../../layouts.ts";
import type { Lean } from "../../leaning.ts";
import { elements, nameOf } from "./names.ts";

/** Names of the places that the reading speaks of. */
type PlaceNames = Readonly<Record<PlaceId, string>>;

/** How the cards were laid out. */
const LAID_OUT: Readonly<Record<LayoutId, string>> = {
  single: "札を一枚引きました。",
  pastPresentFuture: "三枚の札を、過去、現在、未来の順に並べました。",
  situationActionOutcome: "三枚の札を、状況、行動、結果の順に並べました。",
  mindBodySpirit: "三枚の札を、心、体、魂の順に並べました。",
  celticCross: "十枚の札をケルト十字に並べました。",
};
const LEANS: Readonly<Record<Lean, string>> = {
  no: "否定のほうへ傾いています",
  ratherNo: "やや否定のほうへ傾いています",
  open: "どちらにも傾いていません",
  ratherYes: "やや肯定のほうへ傾いています",
  yes: "肯定のほうへ傾いています",
};

/** Writes a spread: how it was laid, its cards in their places, and what stands out. */
export function readSpread(
  answer: TarotAnswer,
  place: PlaceNames,
  say: Speaker,
): readonly string[] {
  const { cards, layout, theme } = answer;
  const few = cards.length <= 3;
  const paragraphs = paragraphsOf(cards).map((group) =>
    group
      .flatMap(({ says, meaning }) =>
        few ? [say.phrase(says), say.phrase(meaning)] : [say.phrase(says)],
      )
      .join(""),
  );
  return [
    asked(answer) + LAID_OUT[layout] + answered(answer),
    ...paragraphs,
    [
      ...neighbours(answer, place),
      ...theme.says.map(say.phrase),
      ...(asksScore(answer) ? [closing(answer)] : []),
    ].join(""),
  ];
}

function asked({ question }: TarotAnswer): string {
  const text = question?.trim();
  return text ? `「${text}」という問いに、` : "";
}

/** Where, when and which, where the question asks it. */
function answered({ asked: { matter }, reply, optionCards, cards }: TarotAnswer): string {
  const { card, readReversed } = cards.at(-1)!;
  const name = `「${nameOf({ card, reversed: readReversed })}」`;
  if (reply.where) {
    return replies.where({
      where: reply.where,
      matter,
      why: `${name}の元素がその方角に当たります。`,
    });
  }
  if (reply.when) {
    return replies.when({
      when: reply.when,
      why: `${name}が黄道で占める時期で、毎年めぐってきます。`,
    });
  }
  const weighed = reply.weighed.map((one, index) => ({
    ...one,
    by: `「${nameOf(optionCards[index]!)}」`,
  }));
  return weighed.length > 0 ? replies.which({ weighed }) : "";
}

/** Which neighbours help and which hinder each other; friendly ones need no word. */
function neighbours({ elementalDignities }: TarotAnswer, place: PlaceNames): readonly string[] {
  const pairs = (wanted: "strengthens" | "weakens") =>
    elementalDignities
      .filter(({ relation }) => relation === wanted)
      .map(({ positions: [a, b], elements: [one, other] }) => {
        const between = one === other ? elements[one!] : `${elements[one!]}と${elements[other!]}`;
        return `「${place[a!]}」と「${place[b!]}」（${between}）`;
      })
      .join("、");
  const [helping, hindering] = [pairs("strengthens"), pairs("weakens")];
  return [
    ...(helping ? [`${helping}では同じ元素の札が隣り合い、互いを強めています。`] : []),
    ...(hindering ? [`${hindering}では反対の元素が出会い、互いの力を弱めています。`] : []),
  ];
}

/** A score is told where nothing was asked, or whether something is so. */
function asksScore({ question, asked: { form } }: TarotAnswer): boolean {
  return question === null || form === "whether";
}

function closing({ leaning: { band, score }, cards }: TarotAnswer): string {
  const whole = cards.length === 1 ? "この札は" : "全体として、札は";
  return `${whole}${LEANS[band]}（0 から 100 までの尺度で ${score}）。`;
}
