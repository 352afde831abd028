/**
 * What cards answer to where, when and which, by the card that stands for the outcome: the element of its suit has a
 * quarter and a ground, and its time is its own.
 *
 * @source Quarters of the elements as those of the tarot (I. Regardie, The Golden Dawn)
 */
import type { Element } from "#lore";
import { standingOf, type Reply, type Understood } from "#sdk";
import { QUARTERS } from "../tarot/reply.ts";
import type { CardTime } from "./card.ts";

/** The card of the outcome. */
export interface Outcome {
  readonly element: Element;
  readonly time: CardTime;
}

/** The score of one card that is drawn for an option. */
export const scoreOf = (polarity: number): number => Math.round(50 + 25 * polarity);

/**
 * Answers a question.
 *
 * @param score leaning of the spread, 0 to 100
 * @param forOptions polarities of the cards of the options, in their order
 */
export function replyOf(
  asked: Understood,
  { element, time }: Outcome,
  score: number,
  forOptions: readonly number[],
): Reply {
  return {
    standing: standingOf(score, asked.hope),
    where: asked.form === "where" ? { quarter: QUARTERS[element], ground: element } : null,
    when: asked.form === "when" ? { ...time, from: null, to: null } : null,
    weighed: forOptions.map((polarity, index) => ({
      option: asked.options[index]!,
      score: scoreOf(polarity),
    })),
  };
}
