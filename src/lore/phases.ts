/**
 * The five phases and the two polarities, which the Chinese, Tibetan, Japanese and Korean arts share.
 *
 * @source generation wood → fire → earth → metal → water, control wood → earth → water → fire → metal:
 * 《尚書·洪範》 names the five; the two cycles as in 《五行大義》 (Xiao Ji), juan 2
 */
import { vocabulary, type Vocabulary } from "../speech/mod.ts";

const WRITTEN_PHASES = {
  wood: { native: "木", roman: "mù" },
  fire: { native: "火", roman: "huǒ" },
  earth: { native: "土", roman: "tǔ" },
  metal: { native: "金", roman: "jīn" },
  water: { native: "水", roman: "shuǐ" },
} as const;
/** Id of a term of {@link PHASE}. */
export type Phase = keyof typeof WRITTEN_PHASES;
/** The phases in the order in which each generates the next. */
export const PHASE: Vocabulary<"phase", Phase> = vocabulary("phase", WRITTEN_PHASES);

const WRITTEN_POLARITIES = {
  yang: { native: "陽", roman: "yáng" },
  yin: { native: "陰", roman: "yīn" },
} as const;
/** Id of a term of {@link POLARITY}. */
export type Polarity = keyof typeof WRITTEN_POLARITIES;
/** The two polarities. */
export const POLARITY: Vocabulary<"polarity", Polarity> = vocabulary(
  "polarity",
  WRITTEN_POLARITIES,
);

const RELATIONS = ["same", "generates", "controls", "controlledBy", "generatedBy"] as const;
/** Id of a term of {@link PHASE_RELATION}. */
export type PhaseRelation = (typeof RELATIONS)[number];
/** What the first phase is to the second. */
export const PHASE_RELATION: Vocabulary<"phaseRelation", PhaseRelation> = vocabulary(
  "phaseRelation",
  RELATIONS,
);

const PHASES = PHASE.ids;

/** What `one` is to `other`: wood generates fire, controls earth, is controlled by metal. */
export function phaseRelation(one: Phase, other: Phase): PhaseRelation {
  return RELATIONS[(PHASES.indexOf(other) - PHASES.indexOf(one) + 5) % 5]!;
}

/** The phase to which `one` stands in a relation: `phaseThat("wood", "controls")` is earth. */
export function phaseThat(one: Phase, relation: PhaseRelation): Phase {
  return PHASES[(PHASES.indexOf(one) + RELATIONS.indexOf(relation)) % 5]!;
}
