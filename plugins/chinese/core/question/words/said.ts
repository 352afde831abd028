/** What is said of a reply, the same shape in every language. */
import type { Phase } from "#lore";
import type { MattersWords } from "#lore/words/matters.ts";
import type { ReplyWords } from "#lore/words/replies.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { soughtIn, type Sought } from "#lore";
import type { Frozen, Reply, Understood } from "#sdk";

/** Words of one language. */
export interface SaidWords {
  readonly matters: MattersWords;
  readonly replies: ReplyWords;
  /** Between sentences. */
  readonly blank: string;
  /** Where what stands for a matter lies, by its phase: a whole sentence. */
  readonly ground: Readonly<Record<Sought, Readonly<Record<Phase, string>>>>;
  /** What the phase of the sign is in the matter: a whole sentence. */
  readonly part: (phase: Phase, part: string) => string;
  readonly whose: (person: string) => string;
  /** What a further sign of the art is in the matter: where it ends, or the other side of it. */
  readonly further: Readonly<Record<Further, (phase: Phase, part: string) => string>>;
  /** Where options are asked of an art that lays one figure for one matter. */
  readonly alone: string;
}

/** A further sign: the start of the matter, its end, or its other side. */
export type Further = "start" | "end" | "other";

/** An answer to a question, with the sentences of the art that found it. */
export interface Answered {
  readonly question: string;
  readonly asked: Frozen<Understood>;
  readonly reply: Frozen<Reply>;
  readonly phase: Phase;
  /** Why the place and the time, in the art's terms. */
  readonly why: { readonly where: string; readonly when: string };
  readonly further?: readonly { readonly as: Further; readonly phase: Phase }[];
  /** What was cast for each option, in the order of the question. */
  readonly each?: readonly string[];
}

/** Which part of a matter a phase shows: wood what grows, metal what is said and cut in writing. */
const PARTS = { wood: "turn", fire: "fire", earth: "earth", metal: "air", water: "water" } as const;

/** The beginning of a reading that was asked something, what it rests on, and what to do. */
export function sayAnswer(words: SaidWords, answered: Answered) {
  const { question, asked, reply, phase, why, further = [], each = [] } = answered;
  const matter = words.matters[asked.matter];
  const choosing = reply.weighed.length > 0;
  const weighed = reply.weighed.map((one, index) => ({ ...one, by: each[index] ?? "" }));
  const spoken = choosing
    ? words.replies.which({ weighed })
    : reply.when
      ? words.replies.when({ when: reply.when, why: why.when })
      : reply.where
        ? [
            words.replies.where({ where: reply.where, matter: asked.matter, why: why.where }),
            words.ground[soughtIn(asked.matter)][phase],
          ].join(words.blank)
        : "";
  const join = (...parts: readonly string[]) =>
    parts.filter((part) => part !== "").join(words.blank);
  return {
    head: join(
      words.replies.asked(question),
      choosing ? "" : standsOf(matter, reply.standing),
      spoken,
      asked.form === "which" && !choosing ? words.alone : "",
    ),
    part: join(
      words.part(phase, matter[PARTS[phase]]),
      ...further
        .filter(
          (one, at) =>
            one.phase !== phase && further.findIndex((other) => other.phase === one.phase) === at,
        )
        .map((one) => words.further[one.as](one.phase, matter[PARTS[one.phase]])),
      words.whose(matter.person),
    ),
    step: stepOf(matter, reply.standing),
  };
}

/** A reading with its answer: the answer first, then the paragraphs of the art, what they rest on and what to do. */
export function withAnswer(
  words: SaidWords,
  answered: Answered,
  [first = "", ...rest]: readonly string[],
): readonly string[] {
  const { head, part, step } = sayAnswer(words, answered);
  return [head, [first, part, step].join(words.blank), ...rest];
}
