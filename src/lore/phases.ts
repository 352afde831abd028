/**
 * The five phases and the two polarities, which the Chinese, Tibetan, Japanese and Korean arts share.
 *
 * @source generation wood → fire → earth → metal → water, control wood → earth → water → fire → metal:
 * 《尚書·洪範》 names the five; the two cycles as in 《五行大義》 (Xiao Ji), juan 2
 */
import { vocabulary, type IdOf } from "../speech/mod.ts";

/** The phases in the order in which each generates the next. */
export const PHASE = vocabulary("phase", {
  wood: { native: "木", roman: "mù" },
  fire: { native: "火", roman: "huǒ" },
  earth: { native: "土", roman: "tǔ" },
  metal: { native: "金", roman: "jīn" },
  water: { native: "水", roman: "shuǐ" },
});
export type Phase = IdOf<typeof PHASE>;

export const POLARITY = vocabulary("polarity", {
  yang: { native: "陽", roman: "yáng" },
  yin: { native: "陰", roman: "yīn" },
});
export type Polarity = IdOf<typeof POLARITY>;

/** What the first phase is to the second. */
export const PHASE_RELATION = vocabulary("phaseRelation", [
  "same",
  "generates",
  "controls",
  "controlledBy",
  "generatedBy",
]);
export type PhaseRelation = IdOf<typeof PHASE_RELATION>;

const PHASES = PHASE.ids;
const RELATIONS = PHASE_RELATION.ids;

/** What `one` is to `other`: wood generates fire, controls earth, is controlled by metal. */
export function phaseRelation(one: Phase, other: Phase): PhaseRelation {
  return RELATIONS[(PHASES.indexOf(other) - PHASES.indexOf(one) + 5) % 5]!;
}

/** The phase to which `one` stands in a relation: `phaseThat("wood", "controls")` is earth. */
export function phaseThat(one: Phase, relation: PhaseRelation): Phase {
  return PHASES[(PHASES.indexOf(one) + RELATIONS.indexOf(relation)) % 5]!;
}
