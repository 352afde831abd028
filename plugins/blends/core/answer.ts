/** What every blend answers beside its own fields, and how it is put together. */
import { phrase, Refusal, Type, type Frozen, type Static } from "#sdk";
import { dissentOf, dissentShape } from "./dissent.ts";
import { blendedScoreOf, creditsFor, voiceOf } from "./mean.ts";
import { standingOf, standingShape, type ReferencePhrases } from "./standing.ts";
import { COMPACT, systemShape, type System } from "./system.ts";

/** How the blended score is found. */
export type FormulaPhrases = { weightedMean: {} };

/** Phrases of every blend. */
export type BlendPhrases = FormulaPhrases & ReferencePhrases;

export const blendFields = {
  systems: Type.Array(systemShape, {
    description: "Every system of the blend, failed ones too",
    ...COMPACT,
  }),
  counts: Type.Object(
    {
      members: Type.Integer({ description: "Systems the blend is made of" }),
      delivered: Type.Integer({ description: "Systems that answered" }),
      weighed: Type.Integer({ description: "Systems that gave a score" }),
      traditions: Type.Integer({ description: "Traditions among those that answered" }),
    },
    { description: "How many systems were asked, answered and gave a score" },
  ),
  blendedScore: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
    description:
      "By `formula`; relative, no probability; null where no system that answered weighs",
  }),
  formula: phrase<FormulaPhrases>("How the blended score is found"),
  standing: standingShape,
  dissent: dissentShape,
};

const shape = Type.Object(blendFields);
export type BlendAnswer = Frozen<Static<typeof shape>>;

/** Refusals of every blend. */
export type BlendRefusals = { "nothing-delivered": {} };
/** Refusals of every blend that is asked a question. */
export type QuestionRefusals = BlendRefusals & { lifespan: {} };

/**
 * Puts the answer together.
 *
 * @param blend name of the procedure
 * @throws {Refusal} `nothing-delivered`
 */
export function blendOf(blend: string, systems: readonly System[]): BlendAnswer {
  const delivered = systems.filter((system) => system.delivered);
  if (delivered.length === 0) {
    const failures = systems.map(({ system, failure }) => ({ system, code: failure?.code }));
    throw new Refusal("nothing-delivered", {}, { failures });
  }
  const voices = systems.map(voiceOf);
  const failed = systems.filter((one) => !one.delivered).map(({ system }) => system);
  const score = blendedScoreOf(voices);
  return {
    systems,
    counts: {
      members: systems.length,
      delivered: delivered.length,
      weighed: delivered.filter(({ polarity }) => polarity !== "unweighed").length,
      traditions: new Set(delivered.map(({ tradition }) => tradition)).size,
    },
    blendedScore: score,
    formula: { code: "weightedMean" },
    standing: standingOf(blend, score, delivered.length / systems.length),
    dissent: dissentOf(voices, failed),
  };
}

/** The points of a blend: its price's equal share of each system that answered. */
export function creditsOf(price: number): (answer: Pick<BlendAnswer, "counts">) => number {
  return ({ counts: { delivered, members } }) => creditsFor(price, delivered, members);
}
