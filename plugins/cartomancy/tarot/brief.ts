/** The reading of a spread as rules write it: one text, in the language asked for. */
import type { Brief, Lang } from "#old";
import { ELEMENT_NAMES } from "./dignities.ts";
import type { TarotAnswer } from "./shapes.ts";
import type { Text } from "./card.ts";

/** Groups of places that are told in one paragraph, by number of cards. */
const PARAGRAPHS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 1]],
  3: [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
  10: [
    [0, 2],
    [2, 6],
    [6, 9],
    [9, 10],
  ],
};

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: TarotAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const paragraphs = [
    say(opening(answer)),
    ...PARAGRAPHS[answer.cards.length]!.map(([from, to]) => tellCards(answer, from, to, lang)),
    joined([...dignityTexts(answer), answer.theme.text, closing(answer)], lang),
  ];
  return {
    facts: {
      question: answer.question,
      spread: say(answer.layoutName),
      cards: answer.cards.map((card, index) => ({
        place: say(answer.positions[index]!.name),
        asks: say(answer.positions[index]!.meaning),
        card: say(card.name),
        reversed: card.reversed,
        readReversed: card.readReversed,
        keywords: lang === "en" ? card.keywords.en : card.keywords.zhHant,
        meaning: say(card.meaning),
        inPlace: say(card.text),
      })),
      dignities: answer.elementalDignities,
      theme: say(answer.theme.text),
      leaning: { score: answer.leaning.score, says: say(answer.leaning.name) },
    },
    outline: answer.positions.map(({ name }) => say(name)),
    plain: paragraphs.filter((text) => text !== "").join("\n\n"),
  };
}

function opening({ question, layoutName, cards }: TarotAnswer): Text {
  const asked = question?.trim();
  const count = cards.length;
  const spread =
    count === 1 ? "One card was drawn" : `${count === 3 ? "Three" : "Ten"} cards were laid out`;
  const shape =
    count === 1
      ? ""
      : ` as ${layoutName.en.toLowerCase().replace("celtic cross", "a Celtic Cross")}`;
  const number = count === 1 ? "一張牌" : count === 3 ? "三張牌" : "十張牌";
  const shapeZh = count === 1 ? "" : `，牌陣是「${layoutName.zhHant}」`;
  return {
    en: `${spread}${shape}${asked ? ` for the question: “${asked}”` : ""}${endOf(asked)}`,
    zhHant: asked
      ? `你問的是：「${asked}」${endOf(asked) && "。"}抽出${number}${shapeZh}。`
      : `沒有特定的問題，抽出${number}${shapeZh}。`,
  };
}

/** A question that ends a sentence by itself needs no full stop after its closing quote. */
function endOf(asked: string | undefined): string {
  return asked && /[.?!。？！]$/.test(asked) ? "" : ".";
}

function tellCards(answer: TarotAnswer, from: number, to: number, lang: Lang): string {
  const cards = answer.cards.slice(from, to);
  const withMeaning = answer.cards.length <= 3;
  const texts = cards.flatMap((card) => (withMeaning ? [card.text, card.meaning] : [card.text]));
  return joined(texts, lang);
}

/** Tells which neighbours help and which hinder each other; friendly ones need no word. */
function dignityTexts({ elementalDignities, positions }: TarotAnswer): readonly Text[] {
  const nameOf = (id: string) => positions.find((position) => position.id === id)!.name;
  const told = (relation: "strengthens" | "weakens") =>
    elementalDignities
      .filter((one) => one.relation === relation)
      .map(({ positions: [a, b], elements: [one, other] }) =>
        namePair(nameOf(a!), nameOf(b!), ELEMENT_NAMES[one!], ELEMENT_NAMES[other!]),
      );
  const [helping, hindering] = [told("strengthens"), told("weakens")];
  return [
    ...(helping.length > 0 ? [tellHelp(helping)] : []),
    ...(hindering.length > 0 ? [tellHindrance(hindering)] : []),
  ];
}

function namePair(a: Text, b: Text, one: Text, other: Text): Text {
  const same = one === other;
  return {
    en: `“${a.en}” and “${b.en}” (${same ? one.en : `${one.en} against ${other.en}`})`,
    zhHant: `「${a.zhHant}」與「${b.zhHant}」（${same ? one.zhHant : `${one.zhHant}對${other.zhHant}`}）`,
  };
}

function tellHelp(pairs: readonly Text[]): Text {
  return {
    en: `Cards of one element lie side by side in ${listEn(pairs)}, and bear each other out.`,
    zhHant: `${listZh(pairs)}元素相同，彼此加強。`,
  };
}

function tellHindrance(pairs: readonly Text[]): Text {
  return {
    en: `Contrary elements meet in ${listEn(pairs)}, and take from each other's force.`,
    zhHant: `${listZh(pairs)}元素相剋，互相削減力道。`,
  };
}

function listEn(texts: readonly Text[]): string {
  const all = texts.map(({ en }) => en);
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(", ")}, and ${all.at(-1)}`;
}

function listZh(texts: readonly Text[]): string {
  return texts.map(({ zhHant }) => zhHant).join("、");
}

function closing({ leaning, cards }: TarotAnswer): Text {
  const whole = cards.length === 1 ? "The card" : "Taken together, the cards";
  const verb = cards.length === 1 ? "leans" : "lean";
  return {
    en: `${whole} ${verb} ${leaning.name.en}: ${leaning.score} on a scale from 0 to 100. ${cards.length === 1 ? "It shows" : "They show"} how the matter stands today, and it moves when the asker does.`,
    zhHant: `${cards.length === 1 ? "這張牌" : "合起來看，這些牌"}${leaning.name.zhHant}，在零到一百的尺度上是 ${leaning.score}。牌說的是今天的情形，人一動，事情也跟著動。`,
  };
}

function joined(texts: readonly Text[], lang: Lang): string {
  return lang === "en"
    ? texts.map(({ en }) => en).join(" ")
    : texts.map(({ zhHant }) => zhHant).join("");
}
