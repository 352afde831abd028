/** What the parts of a match say, in English. */
import { BRANCH, STEM, type Stem } from "#lore";
import { english, type Sentences } from "#sdk";
import { star as starWords } from "../../../../bazi/chart/words/en/stars.ts";
import { stemOf } from "#east/pairs.ts";
import { relation as relationNames } from "../../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { Who } from "../../../scoring.ts";
import type { ElementPhrases, Means, SpouseStar, Supply } from "../../element_parts.ts";
import type { PartId } from "../../match.ts";
import type { PillarPhrases } from "../../pillar_parts.ts";
import type { StarPhrases } from "../../star_ties.ts";
import { senses } from "./senses.ts";

const { list } = english;

export const part: Readonly<Record<PartId, string>> = {
  dayStems: "Day stems",
  dayBranches: "Seats of marriage",
  usefulGods: "Useful gods",
  spouseStars: "Spouse stars",
  yearBranches: "Year branches",
  monthBranches: "Month branches",
  naYin: "Na yin of the years",
  stars: "Stars between the charts",
  luck: "Luck in step",
  means: "Means",
  evenness: "Elements of both together",
  climate: "Seasons of birth",
};

const stemName = (id: Stem) => `${nativeOf(STEM, id)} ${stemOf(id).element}`;
const other = (who: Who): Who => (who === "first" ? "second" : "first");
const places = {
  day: "the seats of marriage",
  year: "the year branches",
  month: "the month branches",
};

export const pillarPhrases = {
  stemsCombine: ({ a, b }) =>
    `the day stems ${nativeOf(STEM, a)} and ${nativeOf(STEM, b)} combine: each is drawn to the other and ready to give way`,
  stemsClash: ({ a, b }) =>
    `the day stems ${nativeOf(STEM, a)} and ${nativeOf(STEM, b)} clash: opinions meet in the open, and neither is soon talked round`,
  stemsAlike: ({ element, stem }) =>
    `both days are ${element}${stem ? `, and both ${nativeOf(STEM, stem)}` : ""}: they understand each other at once, and sometimes want the same chair`,
  stemFeeds: ({ giver, taker, from }) =>
    `${stemName(giver)} feeds ${stemName(taker)}: the ${from} gives, the ${other(from)} thrives by it`,
  stemPresses: ({ ruler, ruled, leads }) =>
    `${stemName(ruler)} presses on ${stemName(ruled)} without the softening of yin and yang: the ${leads} tends to set the terms`,
  stemGoverns: ({ ruler, ruled, leads }) =>
    `${stemName(ruler)} governs ${stemName(ruled)} with yin and yang matched: the ${leads} leads, and the lead can be borne`,
  branchesMeet: ({ place, a, b, relations }) => {
    const names = relations.map(({ kind }) => relationNames[kind]).join(" and ");
    const sense = relations.reduce((all, { kind, kindly }, i) => {
      const text = senses[place][kind];
      if (i === 0) return text;
      return `${all}${kindly === relations[i - 1]!.kindly ? ", and " : ", and yet "}${text}`;
    }, "");
    return `${places[place]} ${nativeOf(BRANCH, a)} and ${nativeOf(BRANCH, b)} meet in ${names}: ${sense}`;
  },
  branchesApart: ({ place, a, b }) =>
    `${places[place]} ${nativeOf(BRANCH, a)} and ${nativeOf(BRANCH, b)} stand in no fixed relation: ${senses[place].none}`,
} satisfies Sentences<PillarPhrases>;

export const starPhrases = {
  starsMeet: (ties) =>
    (["first", "second"] as const)
      .filter((who) => ties[who].length > 0)
      .map(
        (who) =>
          `the ${who} finds ${list(ties[who].map((id) => `the ${starWords[id].text}`))} in the other`,
      )
      .join("; "),
  noStarsMeet: "no star of either stands on the year or day of the other",
} satisfies Sentences<StarPhrases>;

const LEVELS = { plenty: "plenty", enough: "enough", little: "little", none: "next to none" };

const supplied = (who: Who, { element, share, level }: Supply) =>
  `the ${who} needs ${element}, of which the ${other(who)} has ${LEVELS[level]} (${share} %)`;

function spouseStar(who: Who, stars: readonly SpouseStar[]): string {
  const each = stars.map(
    ({ gender, element, state, meets }) =>
      `${gender === "male" ? "wealth" : "officer"} (${element}), is ${state}${meets ? " and is the other's own day stem" : ""}`,
  );
  return stars.length > 1
    ? `the ${who}'s spouse star, read both ways for want of a gender: ${each.join(", ")}`
    : `the ${who}'s spouse star, ${each[0]}`;
}

const meansOf = (who: Who, { strong, helped }: Means) =>
  strong
    ? `the ${who}, strong enough to earn, ${helped ? "finds openings" : "finds few openings"} in the ${other(who)}`
    : `the ${who}, who tires over money, ${helped ? "finds backing" : "finds little backing"} in the ${other(who)}`;

export const elementPhrases = {
  needsSupplied: ({ first, second }) =>
    `${supplied("first", first)}; ${supplied("second", second)}`,
  spouseStars: ({ first, second }) =>
    `${spouseStar("first", first)}; ${spouseStar("second", second)}`,
  meansShared: ({ first, second }) => `${meansOf("first", first)}; ${meansOf("second", second)}`,
  seasonsTemper: "one was born in winter and one in summer: each tempers the other",
  bothInWinter: "both were born in winter: together they want warmth",
  bothInSummer: "both were born in summer: together they want coolness and rest",
  seasonsMild: "the seasons of birth are mild beside each other",
} satisfies Sentences<ElementPhrases>;
