import type { Speaker, Translation, Words } from "#sdk";
import type { answer, MatchAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";
import { typeOf, type TypeNumber } from "../types.ts";

const type = {
  reformer: {
    text: "the Reformer",
    gift: "a sense of what is right",
    strain: "correcting where listening would do",
  },
  helper: {
    text: "the Helper",
    gift: "warmth that notices need",
    strain: "giving in order to be needed",
  },
  achiever: {
    text: "the Achiever",
    gift: "drive and a feeling for what works",
    strain: "running past feelings towards the goal",
  },
  individualist: {
    text: "the Individualist",
    gift: "depth and a true voice",
    strain: "longing for what is not there",
  },
  observer: {
    text: "the Observer",
    gift: "clear thought and calm",
    strain: "keeping back time and self",
  },
  loyalist: {
    text: "the Loyalist",
    gift: "steadiness and foresight",
    strain: "testing what deserves trust",
  },
  enthusiast: {
    text: "the Enthusiast",
    gift: "lightness and ideas",
    strain: "leaving when it grows heavy",
  },
  challenger: {
    text: "the Challenger",
    gift: "courage and protection",
    strain: "pushing where a touch would do",
  },
  peacemaker: {
    text: "the Peacemaker",
    gift: "patience and a wide view",
    strain: "going along until nothing is said",
  },
};

const centre = {
  gut: "the gut centre",
  heart: "the heart centre",
  head: "the head centre",
};
const stance = {
  assertive: "the assertive stance",
  compliant: "the dutiful stance",
  withdrawn: "the withdrawn stance",
};
const harmonic = {
  positive: "a hopeful way with trouble",
  competency: "a cool way with trouble",
  reactive: "a frank way with trouble",
};

const bands = { excellent: "excellent", good: "good", mixed: "mixed", challenging: "challenging" };
const groups = { ...centre, ...stance, ...harmonic };

const phrases = {
  line: ({ from, to }: Phrases["line"]) =>
    `A line of the figure leads from ${from} to ${to}: each knows something the other is learning`,
  neighbours: ({ a, b }: Phrases["neighbours"]) => `${a} and ${b} are neighbours on the circle`,
  harmonic: ({ group }: Phrases["harmonic"]) => `The two share ${groups[group]}`,
  same: ({ type: both }: Phrases["same"]) => `Both are type ${both}, ${named(both)}`,
  centre: ({ group }: Phrases["centre"]) => `The two share ${groups[group]}`,
  stance: ({ group }: Phrases["stance"]) => `The two share ${groups[group]}`,
  none: "No line or group of the figure joins the two",
  wings: "Their wings bring the two nearer",
  underStrain: ({ type: strained }: Phrases["underStrain"]) =>
    `Under strain ${named(strained)} tends to fall into ${type[typeOf(strained)].strain}`,
};

export const en = {
  title: "Enneagram compatibility",
  summary: "Match of two types by centre, stance, arrows and wings",
  inputs: {
    a: {
      label: "Type of the one",
      about: "Type of the one, 1 to 9, as found by that person; never derived from a birth date",
    },
    b: { label: "Type of the other", about: "Type of the other, 1 to 9" },
    wingA: { label: "Wing of the one", about: "Wing of the one: a neighbour of the type" },
    wingB: { label: "Wing of the other", about: "Wing of the other: a neighbour of the type" },
  },
  fields: {
    number: "Number",
    type: "Type",
    gift: "Brings",
    strain: "Falls into under strain",
    wing: "Wing",
    arrow: "Line leads to",
    centre: "Centre",
    stance: "Stance",
    harmonic: "Way with trouble",
    counts: "Counts",
    components: "What ties the two",
  },
  terms: { type, centre, stance, harmonic },
  phrases: {
    ...phrases,
    "no-wing": ({ type: of, wings, wing }) =>
      `The wing of type ${of} must be ${wings.join(" or ")}, got ${wing}`,
  },
  reading: ({ a, b, components, score, band }: MatchAnswer, say: Speaker) => {
    const same = a.number === b.number;
    const brought = same
      ? `Both are type ${a.number}, ${type[a.type].text}, and each brings ${type[a.type].gift}.`
      : `Type ${a.number}, ${type[a.type].text}, brings ${type[a.type].gift}; type ${b.number}, ${type[b.type].text}, brings ${type[b.type].gift}.`;
    const ties = components.flatMap((tie) =>
      tie.code === "none" || tie.code === "same" ? [] : `${say.phrase(tie)}.`,
    );
    const untied =
      "No line or group of the figure joins the two, so what they have in common is made rather than found.";
    const strains = same ? [a] : [a, b];
    const strain = strains.map(
      (one) => `${type[one.type].text} tends to fall into ${type[one.type].strain}`,
    );
    return [
      brought,
      ties.length > 0 ? ties.join(" ") : same ? "" : untied,
      `Under strain ${strain.join("; ")}.`,
      `On this scale that is ${score} of 100, ${bands[band]}. The types are as each person named them; the figure describes habits, and habits can change.`,
    ].filter((paragraph) => paragraph !== "");
  },
  picture: {
    title: "Enneagram of two types",
    desc: (a: number, b: number) => `Type ${a} and type ${b} marked on the circle of nine`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: { "no-wing": { type: number; wings: readonly number[]; wing: number } };
}>;

export type EnneagramWords = Translation<typeof en>;

function named(number: TypeNumber): string {
  return type[typeOf(number)].text;
}
