/**
 * What Ifa answers to a question: as a diviner asks it, by a further throw for each alternative, of which the most
 * senior odu decides. A place is asked for by the four quarters, a time by days, weeks, months and years, a choice
 * by the options as they were named; an odu thrown earlier keeps its place where ranks are equal.
 *
 * @source two casts for two alternatives, the senior chosen: Understanding the hierarchy of Odu Ifa (ajendu, 2018);
 *   alternatives asked one after the other: S. Skinner, Terrestrial Astrology (1980). Which alternatives are
 *   offered for a place or a time is this folder's own choice.
 */
import type { Quarter, SpanUnit } from "#lore";
import type { Random, Reply, Understood } from "#sdk";
import { decide, type Kind, type Ranking, type Side, type Throw } from "./fortune.ts";

const QUARTERS = ["east", "north", "west", "south"] as const satisfies readonly Quarter[];
const UNITS = ["days", "weeks", "months", "years"] as const satisfies readonly SpanUnit[];

/** The part of a matter that a kind of blessing or hardship settles on. */
export const PARTS: Readonly<Record<Kind, "fire" | "water" | "air" | "earth" | "person">> = {
  aje: "earth",
  aya: "person",
  omo: "water",
  isegun: "fire",
  arun: "water",
  ija: "air",
  aini: "earth",
  ofo: "earth",
};

/** An answer and the throws it was found by; none where the odu itself answers. */
export interface Answered {
  readonly reply: Reply;
  readonly throws: readonly Throw<string>[];
}

/** Throws for the alternatives of a question. */
export function answerBy(
  random: Random,
  { form, hope, options }: Understood,
  side: Side,
  ranking: Ranking,
): Answered {
  const standing = (side === "ire") !== (hope === "feared") ? "favourable" : "adverse";
  const none = { standing, where: null, when: null, weighed: [] } as const;
  if (form === "where") {
    const { throws, chosen } = decide(random, QUARTERS, ranking);
    return { throws, reply: { ...none, where: { quarter: chosen, ground: null } } };
  }
  if (form === "when") {
    const { throws, chosen } = decide(random, UNITS, ranking);
    return {
      throws,
      reply: { ...none, when: { count: null, unit: chosen, from: null, to: null } },
    };
  }
  if (form === "which" && options.length >= 2) {
    const { throws, chosen } = decide(random, options, ranking);
    const weighed = options.map((option) => ({ option, score: option === chosen ? 70 : 30 }));
    return { throws, reply: { ...none, weighed } };
  }
  return { throws: [], reply: none };
}
