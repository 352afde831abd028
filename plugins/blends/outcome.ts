/** The shape that all blends answer with, and how it is put together. */
import { oneOf, Refusal, TextShape, Type, type Static } from "#old";
import { SystemShape, voiceOf, type System } from "./weigh/systems.ts";
import { StandingShape, standingOf } from "./weigh/standing.ts";
import { blendedScoreOf, creditsFor, dissentOf, FORMULA } from "./weigh/weigh.ts";

const names = (description: string) => Type.Array(Type.String(), { description });

/** What every blend returns beside its own fields. */
export const BlendShape = {
  systems: Type.Array(SystemShape, { description: "Every system of the blend, failed ones too" }),
  counts: Type.Object({
    members: Type.Integer({ description: "Systems the blend is made of" }),
    delivered: Type.Integer({ description: "Systems that answered" }),
    weighed: Type.Integer({ description: "Systems that gave a score" }),
    traditions: Type.Integer({ description: "Traditions among those that answered" }),
  }),
  blendedScore: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
    description:
      "By `formula`; relative, no probability; null where no system that answered weighs",
  }),
  formula: TextShape,
  standing: StandingShape,
  dissent: Type.Object({
    agreement: Type.Number({ minimum: 0, maximum: 1, description: "Share of the fullest side" }),
    side: oneOf(["favourable", "mixed", "adverse"], "The fullest side"),
    spread: Type.Number({ description: "Weighted standard deviation of the scores, points" }),
    favourable: names("Systems from 60"),
    mixed: names("Systems between"),
    adverse: names("Systems up to 40"),
    unweighed: names("Systems that describe and judge nothing"),
    farthest: Type.Union([
      Type.Object({ system: Type.String(), gap: Type.Number({ description: "Points, signed" }) }),
      Type.Null(),
    ]),
  }),
  creditsUsed: Type.Integer({
    description:
      "Points charged: the price's equal share of each system that answered, rounded down",
  }),
};

const shape = Type.Object(BlendShape);
export type BlendAnswer = Static<typeof shape>;

/** Refusals that every blend declares. */
export const BLEND_REFUSALS = {
  "nothing-delivered": "No system of the blend could answer; nothing is charged",
  lifespan: "The question is about death or the length of a life, which is not calculated",
};

/**
 * Puts the answer together.
 *
 * @param blend name of the procedure
 * @param price points of the whole blend
 * @throws {Refusal} `nothing-delivered`
 */
export function blendOf(blend: string, systems: readonly System[], price: number): BlendAnswer {
  const delivered = systems.filter((system) => system.delivered);
  if (delivered.length === 0) {
    const failures = systems.map(({ system, failure }) => ({ system, ...failure }));
    throw new Refusal("nothing-delivered", "Cannot blend: no system could answer", { failures });
  }
  const voices = systems.map(voiceOf);
  const failed = systems.filter((one) => !one.delivered).map(({ system }) => system);
  const dissent = dissentOf(voices, failed);
  const score = blendedScoreOf(voices);
  return {
    systems: [...systems],
    counts: {
      members: systems.length,
      delivered: delivered.length,
      weighed: delivered.filter(({ polarity }) => polarity !== "unweighed").length,
      traditions: new Set(delivered.map(({ tradition }) => tradition)).size,
    },
    blendedScore: score,
    formula: { ...FORMULA },
    standing: standingOf(blend, score, delivered.length / systems.length),
    dissent: {
      ...dissent,
      favourable: [...dissent.favourable],
      mixed: [...dissent.mixed],
      adverse: [...dissent.adverse],
      unweighed: [...dissent.unweighed],
    },
    creditsUsed: creditsFor(price, delivered.length, systems.length),
  };
}
