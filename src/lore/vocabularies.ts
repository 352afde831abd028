/** All vocabularies of the floor, for the types of their words. */
import type { Vocabulary } from "../speech/mod.ts";
import type { BODY, ELEMENT, MODALITY, SIGN, WEEKDAY } from "./heavens.ts";
import type { FORM, HOPE, MATTER, QUARTER, SPAN_UNIT } from "./question.ts";
import type { ANIMAL, BRANCH, PILLAR, STEM } from "./sexagenary.ts";
import type { PHASE, PHASE_RELATION, POLARITY } from "./phases.ts";

type Known =
  | typeof PHASE
  | typeof POLARITY
  | typeof PHASE_RELATION
  | typeof ELEMENT
  | typeof SIGN
  | typeof MODALITY
  | typeof BODY
  | typeof WEEKDAY
  | typeof STEM
  | typeof BRANCH
  | typeof PILLAR
  | typeof ANIMAL
  | typeof MATTER
  | typeof HOPE
  | typeof FORM
  | typeof QUARTER
  | typeof SPAN_UNIT;

/** The words of every vocabulary of the floor. */
export type LoreTerms = {
  readonly [V in Known as V["name"]]: {
    readonly [Id in V extends Vocabulary<string, infer I> ? I : never]: string;
  };
};
