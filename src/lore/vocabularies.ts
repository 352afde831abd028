/** All vocabularies of the floor, for the types of their words. */
import type { Vocabulary } from "../speech/mod.ts";
import { BODY, ELEMENT, MODALITY, SIGN, WEEKDAY } from "./heavens.ts";
import { FORM, HOPE, MATTER, QUARTER, SPAN_UNIT } from "./question.ts";
import { ANIMAL, BRANCH, PILLAR, STEM } from "./sexagenary.ts";
import { PHASE, PHASE_RELATION, POLARITY } from "./phases.ts";

const ALL = [
  PHASE,
  POLARITY,
  PHASE_RELATION,
  ELEMENT,
  SIGN,
  MODALITY,
  BODY,
  WEEKDAY,
  STEM,
  BRANCH,
  PILLAR,
  ANIMAL,
  MATTER,
  HOPE,
  FORM,
  QUARTER,
  SPAN_UNIT,
] as const;

/** The words of every vocabulary of the floor. */
export type LoreTerms = {
  readonly [V in (typeof ALL)[number] as V["name"]]: {
    readonly [Id in V extends Vocabulary<string, infer I> ? I : never]: string;
  };
};
