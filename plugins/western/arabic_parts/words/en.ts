import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, ArabicPartsAnswer, PartPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { PartEnd } from "../table.ts";
import { ends, parts } from "./en/parts.ts";

const { houseName, sign, the, topicOf } = core;
const nameOf = (end: PartEnd) => ends[end];

export const en = {
  title: "Arabic parts",
  summary: "Parts of al-Biruni's lists by house and by goods, with formula, reversal and lord",
  inputs: {},
  fields: {
    ...core.place,
    sect: "Sect",
    parts: "Parts",
    part: "Part",
    belongsTo: "Tells of house",
    house: "House",
    lord: "Lord",
    formula: "Formula",
    bodies: "Planets on it",
  },
  terms: { arabicPart: parts, sect: core.sect },
  phrases: {
    part: ({ to, from }: PartPhrases["part"]) => `Ascendant + ${nameOf(to)} − ${nameOf(from)}`,
  },
  conventions: {
    byNight: {
      title: "Births by night",
      options: { reversed: "turned round where the list says so", same: "counted as by day" },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: core.angleRefusals,
  reading: ({ sect, parts: all }: ArabicPartsAnswer): readonly string[] => {
    const [fortune, spirit] = all;
    const touched = all.filter(({ bodies, belongsTo }) => bodies.length > 0 && belongsTo !== null);
    return core.paragraphs(
      core.paragraph(
        `Counted for a birth by ${sect}, Fortune falls in ${sign[fortune!.sign]} in ${houseName(fortune!.house)}, with ${the(fortune!.lord)} for its lord: livelihood comes by way of ${topicOf(fortune!.house)}.`,
        `Spirit, in ${houseName(spirit!.house)} under ${the(spirit!.lord)}, sets one's own choice upon ${topicOf(spirit!.house)}.`,
      ),
      touched.length > 0
        ? `A part speaks loudest where a planet stands on it: ${english.list(touched.slice(0, 6).map(({ part, bodies }) => `${english.list(bodies.map(the))} on the part of ${parts[part]}`))}.`
        : "No planet stands within three degrees of a part, so each speaks through its lord alone.",
    );
  },
  picture: {
    title: "Arabic parts",
    desc: (count: number) => `${count} parts with degree, house and lord, and the planets on them`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals;
}>;

export type ArabicPartsWords = Translation<typeof en>;
