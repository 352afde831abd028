import { english } from "#sdk";
import type { Ptolemaic } from "../../../core/aspects.ts";
import * as core from "../../../core/words/en.ts";
import type { Considerations } from "../../answer.ts";
import type { Testimony, TestimonyPhrases } from "../../testimonies.ts";

type Clauses<M> = {
  readonly [C in keyof M & string]: keyof M[C] extends never ? string : (with_: M[C]) => string;
};

const { capital, counted } = english;
const { aspect, houseName, the } = core;

const applying =
  (kind: Ptolemaic) =>
  ({ by, to, degrees }: TestimonyPhrases["applying.trine"]) =>
    `${the(by)} applies to ${the(to)} by ${aspect[kind]}, ${degrees.toFixed(1)}° to go`;

const dignity =
  (whose: string) =>
  ({ planet, points }: TestimonyPhrases["querent.dignity"]) =>
    `${the(planet)}, the ${whose} ruler, has ${counted(points, "point")} of essential dignity`;

/** Testimonies as clauses, so that they fit into a sentence. */
const clauses: Clauses<TestimonyPhrases> = {
  base: "every judgement begins even",
  sameRuler: ({ by }) => `${the(by)} signifies both sides`,
  "applying.conjunction": applying("conjunction"),
  "applying.sextile": applying("sextile"),
  "applying.square": applying("square"),
  "applying.trine": applying("trine"),
  "applying.opposition": applying("opposition"),
  translation: ({ planet }) => `${the(planet)} carries the light from one to the other`,
  collection: ({ planet }) => `${the(planet)} collects the light of both`,
  prohibition: ({ by, to, planet }) =>
    `${the(planet)} comes between before ${the(by)} and ${the(to)} can meet`,
  refranation: ({ planet }) => `${the(planet)} turns back before the aspect is exact`,
  noConnection: ({ by, to }) => `${the(by)} and ${the(to)} form no aspect that perfects`,
  mutualReception: ({ by, to }) => `${the(by)} and ${the(to)} stand in each other's dignities`,
  reception: "one significator receives the other",
  "querent.dignity": dignity("querent's"),
  "quesited.dignity": dignity("quesited's"),
  "querent.angular": ({ planet }) => `${the(planet)} stands in an angular house`,
  "querent.cadent": ({ planet }) => `${the(planet)} stands in a cadent house`,
  "quesited.angular": ({ planet }) => `${the(planet)} stands in an angular house`,
  "quesited.cadent": ({ planet }) => `${the(planet)} stands in a cadent house`,
  querentInMatter: ({ planet, house }) => `${the(planet)} goes to ${houseName(house)}`,
  matterComes: ({ planet }) => `${the(planet)} comes to the querent's house`,
  moonVoid: "the Moon is void of course",
  moonToBenefic: ({ planet }) => `the Moon goes next to ${the(planet)}`,
  moonToMalefic: ({ planet }) => `the Moon goes next to ${the(planet)}`,
  combust: ({ planet }) => `${the(planet)} is combust`,
  cazimi: ({ planet }) => `${the(planet)} is in the heart of the Sun`,
  beneficInMatter: ({ planet, house }) => `${the(planet)} stands in ${houseName(house)}`,
  maleficInMatter: ({ planet, house }) => `${the(planet)} stands in ${houseName(house)}`,
  burnedWay: "the Moon is in the burned way",
};

/** Cautions as clauses. */
const cautions: Clauses<Considerations> = {
  earlyAscendant: "fewer than three degrees rise: the matter is not yet ripe",
  lateAscendant: "twenty-seven degrees or more rise: the matter is past or settled",
  moonVoidOfCourse: "the Moon makes no further aspect in her sign",
  moonViaCombusta: "the Moon is in the burned way",
  saturnInSeventh: "Saturn in the seventh warns the one who judges",
  saturnInFirst: "Saturn in the first delays the matter",
  hourDisagrees: "the planetary hour does not agree with the rising sign",
  significatorCombust: "a significator is combust",
  besieged: "a significator stands between Mars and Saturn",
};

/** A testimony inside a sentence. */
export function testimonyClause({ code, with: params }: Testimony): string {
  const clause = clauses[code] as string | ((with_: unknown) => string);
  return typeof clause === "string" ? clause : clause(params);
}

/** A caution inside a sentence. */
export function cautionClause({ code }: { readonly code: keyof Considerations }): string {
  return cautions[code];
}

/** The clauses as sentences of their own. */
function standing<M extends object>(all: M): M {
  const sentences = Object.entries(all).map(([code, clause]) => [
    code,
    typeof clause === "string" ? capital(clause) : (with_: never) => capital(clause(with_)),
  ]);
  return Object.fromEntries(sentences) as M;
}

export const testimonies = standing(clauses);
export const considerations = standing(cautions);
