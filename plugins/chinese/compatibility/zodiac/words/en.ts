import { ANIMAL, BRANCH, type Animal } from "#lore";
import type { Translation, Words } from "#sdk";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import { refusals } from "#east/calendar/words/en.ts";
import { pairOf } from "#east/pairs.ts";
import { relation } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { BRANCH_RELATION, type BranchRelation } from "../../branch_points.ts";
import type { birthsInput } from "../../person.ts";
import type { Grade } from "../../scoring.ts";
import { grade, omissionFields } from "../../words/en.ts";
import type { answer, RelationPhrases, WeightPhrases, ZodiacMatch } from "../answer.ts";
import type { CONVENTIONS } from "../conventions.ts";

const branchRelation: Readonly<
  Record<BranchRelation, { readonly text: string; readonly sense: string }>
> = {
  sixCombine: {
    text: relation.sixCombine,
    sense:
      "the two are secret friends, each making up what the other lacks and coming to the other's help unasked",
  },
  halfCombine: {
    text: relation.halfCombine,
    sense:
      "they stand in one trine and want the same things, so that plans fit together without much talk",
  },
  arch: {
    text: relation.arch,
    sense:
      "they stand in one trine, though the third that would bind them is missing: good allies who need a common task",
  },
  hiddenCombine: {
    text: relation.hiddenCombine,
    sense: "an attraction works under the surface",
  },
  break: {
    text: relation.break,
    sense: "promises slip in small things, and have to be mended",
  },
  harm: {
    text: relation.harm,
    sense: "they wear on one another in small things, and more so the closer they live",
  },
  rudePunishment: {
    text: relation.rudePunishment,
    sense: "courtesy fails first; keep manners where feeling runs high",
  },
  ungratefulPunishment: {
    text: relation.ungratefulPunishment,
    sense: "favours are forgotten on both sides; keep accounts clear",
  },
  bullyingPunishment: {
    text: relation.bullyingPunishment,
    sense: "each leans on strength; neither gives way easily",
  },
  selfPunishment: {
    text: relation.selfPunishment,
    sense: "two of a kind that double each other's worst hour",
  },
  clash: {
    text: relation.clash,
    sense: "they stand opposite, with much attraction, much contradiction, and a life of movement",
  },
};

const NEUTRAL =
  "no fixed relation binds the two animals; what becomes of them lies with the people";

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious: "The animals give such a pair a good start; keeping it is still the people's work.",
  neutral:
    "The animals neither help nor hinder here, so look to the whole charts for what they say of the two.",
  difficult:
    "The animals ask for patience; many such pairs do well where each keeps some room of one's own.",
};

const animal = Object.fromEntries(ANIMAL.ids.map((id) => [id, id])) as Record<Animal, string>;

function readOut({ a, b, relations, stems, score, verdict }: ZodiacMatch): readonly string[] {
  const [one, other] = [pairOf(a.year), pairOf(b.year)];
  const named = relations.map(
    ({ relation: id }) => `${nativeOf(BRANCH_RELATION, id)} (${branchRelation[id].text})`,
  );
  const senses = relations.map(({ relation: id }) => branchRelation[id].sense);
  const meets = named.length > 0 ? ` in ${named.join(" and ")}` : "";
  const byStems = stems
    ? ` The year stems ${one.stem.native} and ${other.stem.native} form a ${relation[stems]}, which the old match-makers noted beside the animals.`
    : "";
  return [
    `The ${animal[a.animal]} of ${one.native} meets the ${animal[b.animal]} of ${other.native}${meets}: ${senses.join("; ") || NEUTRAL}. ` +
      `On a scale where 50 is neutral this gives ${score}. ${ADVICE[verdict.value]}${byStems}`,
  ];
}

export const en = {
  title: "Zodiac compatibility",
  summary:
    "Scores two year animals by six combinations, trines, clashes, harms, punishments and breaks, and shows the stems of the years",
  weighs: "The match's own score: 50 and the points of every relation of the two branches",
  fields: {
    ...omissionFields,
    year: "Year pillar",
    animal: "Animal",
    relations: "Relations",
    relation: "Relation",
    sense: "What it means",
    points: "Points",
    stems: "Stems of the years",
    verdict: "Verdict",
    method: "How it is scored",
    dissent: "Against the verdict",
  },
  terms: { branchRelation, grade, relation },
  phrases: {
    relates: ({ a, b, relation: id }: RelationPhrases["relates"]) =>
      `${nativeOf(BRANCH, a)}${nativeOf(BRANCH, b)} ${branchRelation[id].text}`,
    unrelated: NEUTRAL,
    animalsRelate: ({ relation: id }: WeightPhrases["animalsRelate"]) => branchRelation[id].sense,
    method:
      "The score starts from 50, and each relation of the two branches adds or takes its points, which stand beside it. The order of the relations is the books', the points are this service's own.",
    withoutTime:
      "No time of birth was given, and li chun falls on that day: both years were read, and the mean was scored.",
  },
  conventions: {
    yearStart: {
      title: "Start of the animal year",
      options: {
        lunarNewYear: "On lunar new year's day",
        liChun: "At the instant of li chun",
      },
    },
  },
  refusals: { yearOutOfRange: refusals.yearOutOfRange },
  reading: readOut,
  picture: { title: "Zodiac compatibility", animal },
} satisfies Words<{
  input: typeof birthsInput;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeightPhrases;
  refusals: LunarRefusal;
}>;

export type CompatibilityZodiacWords = Translation<typeof en>;
