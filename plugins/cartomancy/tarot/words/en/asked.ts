/** The reading of a spread that was asked something, in English. */
import { english, type Speaker } from "#sdk";
import { matters } from "#lore/words/matters_en.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import type { TarotAnswer } from "../../answer.ts";
import { paragraphsOf, type PlaceId } from "../../layouts.ts";
import { sideOf, type Lean, type Side } from "../../leaning.ts";
import { inProse, suits } from "./names.ts";

type Card = TarotAnswer["cards"][number];

/** How a card comes to bear on a part of the matter, by its place. */
const BEARS: Readonly<Record<PlaceId, (card: string, part: string) => string>> = {
  focus: (card, part) =>
    `${english.capital(card)} has come up, and what it has in view is ${part}.`,
  past: (card, part) => `Behind it lies ${card}, and with it ${part}.`,
  present: (card, part) => `At the heart of it ${card} governs ${part}.`,
  future: (card, part) => `Ahead, if the course is kept, ${card} comes to bear on ${part}.`,
  situation: (card, part) => `As things stand, ${card} shows ${part}.`,
  action: (card, part) => `For what can be done, ${card} turns to ${part}.`,
  outcome: (card, part) => `Where it leads is told by ${card}, by way of ${part}.`,
  mind: (card, part) => `In the mind ${card} is busy with ${part}.`,
  body: (card, part) => `In the daily round ${card} is felt in ${part}.`,
  spirit: (card, part) => `The deeper wish leans, with ${card}, on ${part}.`,
  crossing: (card, part) => `Across it is laid ${card}, and the hindrance is ${part}.`,
  crown: (card, part) =>
    `Above it, to be aimed for, is ${card}, which would have you look to ${part}.`,
  root: (card, part) => `Underneath, at the root, ${card} has laid down ${part}.`,
  nearFuture: (card, part) => `Next to come into view is ${card}, and it brings up ${part}.`,
  self: (card, part) => `Your own part is drawn by ${card}, and what you bring to it is ${part}.`,
  surroundings: (card, part) => `Around you ${card} sets the tone of ${part}.`,
  hopesAndFears: (card, part) => `Hope and fear meet in ${card}, over ${part}.`,
};

/** How a card stands to what the asker hopes for; told in turn, so that ten cards do not say it alike. */
const SPEAKS: Readonly<Record<"whether" | "when", Readonly<Record<Side, readonly string[]>>>> = {
  whether: {
    for: ["that is in your favour", "it leans your way", "so much the better for you"],
    against: ["that tells against it", "it pulls the other way", "that is no help"],
  },
  when: {
    for: ["that hurries it on", "it clears the road", "that shortens the wait"],
    against: ["that holds it up", "it lengthens the road", "that asks for patience"],
  },
};

/** Writes a spread that was asked something: the answer first, then the cards, then what to do. */
export function readAsked(
  answer: TarotAnswer,
  lean: Readonly<Record<Lean, string>>,
  say: Speaker,
): readonly string[] {
  const matter = matters[answer.asked.matter];
  const { standing } = answer.reply;
  const paragraphs = paragraphsOf(answer.cards).map((group) =>
    group
      .map(
        (card) => `${bears(card, answer)} ${say.phrase({ code: "aspect", with: card.says.with })}`,
      )
      .join(" "),
  );
  const trumps = answer.theme.fateHeavy ? [say.phrase({ code: "manyTrumps" })] : [];
  return [
    `${replies.asked(answer.question ?? "")} ${answers(answer, lean, say)}`,
    ...paragraphs,
    [...trumps, standing === "favourable" ? matter.go : matter.wait].join(" "),
  ];
}

function bears(card: Card, answer: TarotAnswer): string {
  const { asked } = answer;
  const matter = matters[asked.matter];
  const { element, suit, rank } = card;
  const isCourt = rank !== null && ["page", "knight", "queen", "king"].includes(rank);
  const part = suit === null ? matter.turn : isCourt ? matter.person : matter[element];
  const said = english.capital(BEARS[card.position](nameOf(card), part));
  const { form } = asked;
  const side = sideOf(card, answer);
  if (side === null || (form !== "whether" && form !== "when")) return said;
  const tails = SPEAKS[form][side];
  return said.replace(/\.$/, `; ${tails[answer.cards.indexOf(card) % tails.length]!}.`);
}

function nameOf({ card, readReversed }: Card): string {
  return inProse({ card, reversed: readReversed });
}

/** The answer in the form of the question. */
function answers(answer: TarotAnswer, lean: Readonly<Record<Lean, string>>, say: Speaker): string {
  const { asked, reply, leaning, cards, optionCards } = answer;
  const matter = matters[asked.matter];
  const stands = { favourable: matter.good, mixed: matter.mixed, adverse: matter.ill }[
    reply.standing
  ];
  const last = cards.at(-1)!;
  const name = nameOf(last);
  if (asked.form === "where" && reply.where) {
    const of = last.suit ? `is of ${suits[last.suit]}, the suit of` : "answers to";
    const why = `${english.capital(inProse({ card: last.card, reversed: false }))} ${of} ${last.element}, which stands in that quarter.`;
    return `${replies.where({ where: reply.where, matter: asked.matter, why })} ${stands}`;
  }
  if (asked.form === "when" && reply.when) {
    const why = `That is the stretch of the year that ${name} holds in the zodiac, and it comes round every year.`;
    return `${replies.when({ when: reply.when, why })} ${stands}`;
  }
  if (reply.weighed.length > 0) {
    const weighed = reply.weighed.map((one, index) => ({
      ...one,
      by: `${inProse(optionCards[index]!)} (${say.phrase({ code: "keywords", with: optionCards[index]! })})`,
    }));
    return replies.which({ weighed });
  }
  if (asked.form === "whether") {
    const feared = asked.hope === "feared" ? " on what you fear" : "";
    const whole = cards.length === 1 ? "The card leans" : "The cards together lean";
    return `${stands} ${whole} ${lean[leaning.band]}${feared}: ${leaning.score} on a scale from 0 to 100.`;
  }
  return stands;
}
