/** 有所問時牌陣的解讀，繁體中文。 */
import type { Speaker } from "#sdk";
import { matters } from "#lore/words/matters_zh_hant.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import type { TarotAnswer } from "../../answer.ts";
import { paragraphsOf, type PlaceId } from "../../layouts.ts";
import { sideOf, type Lean, type Side } from "../../leaning.ts";
import { elements, nameOf, suits } from "./names.ts";

type Card = TarotAnswer["cards"][number];

/** 牌在各個位置如何落到所問之事的某一面。 */
const BEARS: Readonly<Record<PlaceId, (card: string, part: string) => string>> = {
  focus: (card, part) => `出來的是${card}，它看的是${part}。`,
  past: (card, part) => `背後是${card}，連著${part}。`,
  present: (card, part) => `事情的中心是${card}，管著${part}。`,
  future: (card, part) => `照目前的走法，前面等著的是${card}，落在${part}。`,
  situation: (card, part) => `眼下的情形，${card}照見的是${part}。`,
  action: (card, part) => `能做的事，${card}指向${part}。`,
  outcome: (card, part) => `最後往哪裡去，由${card}來說，說的是${part}。`,
  mind: (card, part) => `心裡忙著的是${card}，為了${part}。`,
  body: (card, part) => `日常起居裡是${card}，感覺得到的是${part}。`,
  spirit: (card, part) => `更深的願望隨著${card}，靠向${part}。`,
  crossing: (card, part) => `橫在上面的是${card}，擋路的正是${part}。`,
  crown: (card, part) => `上方可以期望的是${card}，要你看著${part}。`,
  root: (card, part) => `底下的根是${card}，墊著${part}。`,
  nearFuture: (card, part) => `接著出現的是${card}，帶出${part}。`,
  self: (card, part) => `你自己的那一份是${card}，帶來的是${part}。`,
  surroundings: (card, part) => `周圍由${card}定調，調的是${part}。`,
  hopesAndFears: (card, part) => `盼與怕都在${card}，為的是${part}。`,
};

/** 牌於所盼是助是阻；輪流著說，免得十張牌說同一句話。 */
const SPEAKS: Readonly<Record<"whether" | "when", Readonly<Record<Side, readonly string[]>>>> = {
  whether: {
    for: ["這對你有利", "它是向著你的", "這是加分的一張"],
    against: ["這對你不利", "它往反方向拉", "這張幫不上忙"],
  },
  when: {
    for: ["這會讓事情快一些", "路因此好走", "不必等那麼久"],
    against: ["事情因此慢下來", "路因此變長", "這張要你耐心"],
  },
};

/** 先答所問，再說各張牌，末了說怎麼做。 */
export function readAsked(
  answer: TarotAnswer,
  lean: Readonly<Record<Lean, string>>,
  say: Speaker,
): readonly string[] {
  const matter = matters[answer.asked.matter];
  const paragraphs = paragraphsOf(answer.cards).map((group) =>
    group
      .map((card) => bears(card, answer) + say.phrase({ code: "aspect", with: card.says.with }))
      .join(""),
  );
  const trumps = answer.theme.fateHeavy ? [say.phrase({ code: "manyTrumps" })] : [];
  return [
    replies.asked(answer.question ?? "") + answers(answer, lean, say),
    ...paragraphs,
    [...trumps, answer.reply.standing === "favourable" ? matter.go : matter.wait].join(""),
  ];
}

function bears(card: Card, answer: TarotAnswer): string {
  const { asked } = answer;
  const matter = matters[asked.matter];
  const { element, suit, rank } = card;
  const isCourt = rank !== null && ["page", "knight", "queen", "king"].includes(rank);
  const part = suit === null ? matter.turn : isCourt ? matter.person : matter[element];
  const said = BEARS[card.position](quoted(card), part);
  const { form } = asked;
  const side = sideOf(card, answer);
  if (side === null || (form !== "whether" && form !== "when")) return said;
  const tails = SPEAKS[form][side];
  return said.replace(/。$/, `；${tails[answer.cards.indexOf(card) % tails.length]!}。`);
}

function quoted({ card, readReversed }: Card): string {
  return `「${nameOf({ card, reversed: readReversed })}」`;
}

/** 依問法作答。 */
function answers(answer: TarotAnswer, lean: Readonly<Record<Lean, string>>, say: Speaker): string {
  const { asked, reply, leaning, cards, optionCards } = answer;
  const matter = matters[asked.matter];
  const stands = { favourable: matter.good, mixed: matter.mixed, adverse: matter.ill }[
    reply.standing
  ];
  const last = cards.at(-1)!;
  if (asked.form === "where" && reply.where) {
    const of = last.suit
      ? `屬${suits[last.suit]}，是${elements[last.element]}的牌`
      : `應${elements[last.element]}`;
    const why = `${quoted(last)}${of}，這一元素居於此方。`;
    return replies.where({ where: reply.where, matter: asked.matter, why }) + stands;
  }
  if (asked.form === "when" && reply.when) {
    const why = `這是${quoted(last)}在黃道上所占的一段，年年都會再來。`;
    return replies.when({ when: reply.when, why }) + stands;
  }
  if (reply.weighed.length > 0) {
    const weighed = reply.weighed.map((one, index) => ({
      ...one,
      by: `抽到「${nameOf(optionCards[index]!)}」，${say.phrase({ code: "keywords", with: optionCards[index]! })}`,
    }));
    return replies.which({ weighed });
  }
  if (asked.form === "whether") {
    const whole = cards.length === 1 ? "這張牌" : "合起來看，這些牌";
    const feared = asked.hope === "feared" ? "對你所擔心的事" : "";
    const leans = leaning.band === "open" ? `在${lean[leaning.band]}` : lean[leaning.band];
    return `${stands}${whole}${feared}${leans}，在零到一百的尺度上是 ${leaning.score}。`;
  }
  return stands;
}
