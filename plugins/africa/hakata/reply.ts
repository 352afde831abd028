/**
 * What a throw of the tablets answers to a question.
 *
 * A place follows from the elder among the tablets that lie open, a time from how many lie open: the more of them
 * speak, the sooner. Each option has a throw of its own, made after the first. All three are this folder's own
 * reading; catalogues of falls are each diviner's.
 */
import type { Element, SpanUnit } from "#lore";
import { standingOf, type IdOf, type Random, type Reply, type Understood } from "#sdk";
import { fallOf, SCORES, TABLET, throwTablets, type Fall } from "./falls.ts";

/** What of a matter a tablet speaks to: the house, spear and axe, the young woman's and the young man's way. */
export const PARTS: Readonly<Record<IdOf<typeof TABLET>, Element>> = {
  kwame: "earth",
  chilume: "fire",
  ntakwala: "water",
  lumwe: "air",
};
/** By how many tablets lie open, from one to four. */
const UNITS = ["years", "months", "weeks", "days"] as const satisfies readonly SpanUnit[];

/** An answer, and the falls thrown for the options. */
export interface Answered {
  readonly reply: Reply;
  readonly falls: readonly Fall[];
}

/**
 * Answers a question from its throw.
 *
 * @param random throws for the options; undefined for a throw made by hand, which settles no options
 */
export function answerBy(
  random: Random | undefined,
  { form, hope, options }: Understood,
  open: readonly boolean[],
  fall: Fall,
): Answered {
  const shown = TABLET.ids.filter((_, index) => open[index]);
  const unit = UNITS[shown.length - 1];
  const falls = random ? options.map(() => fallOf(throwTablets(random))) : [];
  return {
    falls,
    reply: {
      standing: standingOf(SCORES[fall.leaning], hope),
      where: form === "where" && shown[0] ? { quarter: null, ground: PARTS[shown[0]] } : null,
      when: form === "when" && unit ? { count: null, unit, from: null, to: null } : null,
      weighed: falls.map(({ leaning }, index) => ({
        option: options[index]!,
        score: SCORES[leaning],
      })),
    },
  };
}
