import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, Refusals, YogasAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { combination, combinationRule, graha, theseGrahas } = core;

const placed = (what: string) => ({
  label: english.capital(what),
  about: `Sign of ${what}, and its degree where it is known`,
});

export const en = {
  title: "Yogas",
  summary:
    "Tries 125 combinations on a birth or on a chart given in signs, with the rule and the source of each",
  inputs: {
    lagna: placed("the lagna"),
    sun: placed("the Sun"),
    moon: placed("the Moon"),
    mars: placed("Mars"),
    mercury: placed("Mercury"),
    jupiter: placed("Jupiter"),
    venus: placed("Venus"),
    saturn: placed("Saturn"),
    rahu: placed("Rahu"),
    sign: { label: "Sign", about: "Sidereal sign", values: core.sign },
    degree: { label: "Degree", about: "Degrees within the sign, 0 to 30" },
    byDay: { label: "By day", about: "Whether the birth was by day; default by the Sun" },
  },
  fields: {
    exact: "With degrees",
    present: "Present",
    absent: "Absent",
    untested: "Not tried",
    yoga: "Yoga",
    meaning: "Sense",
    kind: "Group",
    grahas: "Made by",
    strength: "Strength",
    links: "Links of lords",
    a: "One lord",
    b: "The other lord",
    houses: "Houses",
    how: "Linked by",
    because: "Rule",
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
    sunrise: core.conventions.sunrise,
  },
  refusals: {
    ...core.lagnaRefusals,
    "chart-needed": {
      when: "Neither a birth nor the signs of all seven planets were given",
      says: "Give a birth with its time and place, or the signs of the seven planets",
    },
  },
  terms: {
    graha,
    combination,
    yogaKind: core.yogaKind,
    link: core.link,
  },
  phrases: { byRule: ({ yoga }) => combinationRule[yoga] },
  reading: ({ present }: YogasAnswer): readonly string[] =>
    present.map(
      ({ yoga, grahas }) =>
        `${combination[yoga].text}, by ${theseGrahas(grahas)} (${combinationRule[yoga]}): ${combination[yoga].meaning}`,
    ),
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type YogasWords = Translation<typeof en>;
