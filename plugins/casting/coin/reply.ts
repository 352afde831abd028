/**
 * What a coin answers to a question that asks more than yes or no.
 *
 * A coin halves what is asked: heads is the first of two options, the nearer half of a place and the sooner half
 * of a time. Several options are tossed for in turn, each against the one that stands: heads keeps it.
 */
import type { Leaning, Random, Reply, Understood } from "#sdk";
import type { Toss } from "./flips.ts";

/**
 * Answers a question from its toss.
 *
 * @param random tosses for options after the second; undefined for a toss made by hand, which settles two alone
 */
export function replyOf(
  { hope, options }: Understood,
  { answer, band }: Toss,
  random: Pick<Random, "next"> | undefined,
): Reply {
  return {
    standing: standingOf(answer === "yes", band === "narrow", hope === "feared"),
    where: null,
    when: null,
    weighed: weigh(options, answer === "yes", random),
  };
}

function standingOf(yes: boolean, narrow: boolean, feared: boolean): Leaning {
  if (narrow) return "mixed";
  return yes !== feared ? "favourable" : "adverse";
}

function weigh(
  options: readonly string[],
  first: boolean,
  random: Pick<Random, "next"> | undefined,
): Reply["weighed"] {
  if (options.length < 2 || (options.length > 2 && !random)) return [];
  let standing = first ? 0 : 1;
  for (let next = 2; next < options.length; next++) {
    if (random!.next() >= 0.5) standing = next;
  }
  return options.map((option, index) => ({ option, score: index === standing ? 100 : 0 }));
}
