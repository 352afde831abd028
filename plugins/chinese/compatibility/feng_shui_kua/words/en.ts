import type { Translation, Words } from "#sdk";
import { WANDERING_STAR, type WanderingStar } from "../../../core/eight_mansions.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { direction, gender, kuaGroup, trigram, wanderingStar } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { pairInput } from "../../person.ts";
import { grade, omissionFields } from "../../words/en.ts";
import type { answer, KuaMatch, MethodPhrases, StarPhrases } from "../answer.ts";

/** What a star means between two people. */
const SENSE: Readonly<Record<WanderingStar, string>> = {
  shengQi: "each wakes the other's energy; a lively, growing bond",
  tianYi: "each does the other good; a bond that heals and steadies",
  yanNian: "they complete each other; a bond made to last",
  fuWei: "they are alike; a calm bond that wants some stirring",
  huoHai: "small frictions add up; clear words help",
  liuSha: "moods cross; keep some distance in closeness",
  wuGui: "suspicion comes easily; keep affairs open",
  jueMing: "they cut across each other's grain; it takes patience to share a house",
};

function readOut({ a, b, star, sameGroup, score, readings }: KuaMatch): readonly string[] {
  const scores = readings.map((one) => one.score);
  const spread =
    readings.length > 1
      ? ` What was left out allows ${readings.length} readings, from ${Math.min(...scores)} to ${Math.max(...scores)}; the first of them is given here, and the score is their mean, ${score}.`
      : ` The score is ${score}.`;
  const named = (side: typeof a) =>
    `${nativeOf(TRIGRAM, side.trigram)} (${trigram[side.trigram]}, kua ${side.kua})`;
  const best = ({ directions }: typeof a) =>
    directions
      .slice(0, 2)
      .map((one) => direction[one.direction])
      .join(" and ");
  return [
    `The first has the life trigram ${named(a)}, the second ${named(b)}. Between them stands ${nativeOf(WANDERING_STAR, star)} (${wanderingStar[star]}): ${SENSE[star]}.${spread}`,
    `${sameGroup ? `Both belong to the ${kuaGroup[a.group]}, so one house can suit both.` : "They belong to different groups, so no direction is good for both; give each a place of one's own."} ` +
      `The best directions are ${best(a)} for the first, ${best(b)} for the second. Life trigrams were made to place beds and doors; of affection they say little.`,
  ];
}

export const en = {
  title: "Life trigram compatibility",
  summary:
    "Match of two life trigrams: which wandering star each makes for the other, the groups, and each one's eight directions",
  weighs: "The score of the star that the two life trigrams make",
  fields: {
    ...omissionFields,
    genderAssumption: "Without a gender",
    gender: "Gender",
    solarYear: "Year by li chun",
    kua: "Kua",
    raw: "Before 5 is given away",
    trigram: "Life trigram",
    group: "Group",
    directions: "Directions",
    direction: "Direction",
    star: "Star",
    sameGroup: "One group",
    verdict: "Verdict",
    method: "How it is scored",
    readings: "Readings",
    dissent: "Against the verdict",
  },
  terms: { direction, gender, grade, kuaGroup, trigram, wanderingStar },
  phrases: {
    trigramsMake: ({ a, b, star }: StarPhrases["trigramsMake"]) =>
      `kua ${a} and ${b} make ${nativeOf(WANDERING_STAR, star)} (${wanderingStar[star]})`,
    method: ({ scores }: MethodPhrases["method"]) =>
      `Each of the eight stars between two trigrams has a score, in the order in which Bazhai Mingjing ranks them: ${scores.join(", ")}. The order is the book's, the figures are this service's own.`,
    withoutTime:
      "No time of birth was given, and li chun falls on that day: both solar years were read, and the mean was scored.",
    withoutGender:
      "No gender was given, and the life trigram depends on it: both were read, and the mean was scored.",
  },
  reading: readOut,
  picture: {
    title: "Life trigrams",
    side: ({ trigram: id, kua }: KuaMatch["a"]) => `${trigram[id]} ${kua}`,
  },
} satisfies Words<{ input: typeof pairInput; answer: typeof answer }>;

export type CompatibilityKuaWords = Translation<typeof en>;
