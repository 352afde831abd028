/** Parts of a match that stems and branches make with one another. */
import { phaseRelation, type Branch, type Phase, type Stem } from "#lore";
import { stemRelation } from "#east/relations.ts";
import { BRANCH_POINTS, branchValue, relationsOf, type BranchRelation } from "../branch_points.ts";
import { compareSounds, NA_YIN_SOURCE, type NaYinPhrases } from "../na_yin.ts";
import type { Finding, Part, Who } from "../scoring.ts";
import type { Profile } from "./profile.ts";

/** Whose branches are compared: families, work, the seats of marriage. */
export type BranchPlace = "year" | "month" | "day";

/** A relation of two branches, and whether it is kind to them. */
export type KindRelation = { kind: BranchRelation; kindly: boolean };

/** How the two days, years and months stand to each other. */
export type PillarPhrases = {
  stemsCombine: { a: Stem; b: Stem };
  stemsClash: { a: Stem; b: Stem };
  /** Two days of one element; the stem where it is the same one. */
  stemsAlike: { element: Phase; stem: Stem | null };
  stemFeeds: { giver: Stem; taker: Stem; from: Who };
  /** One stem controls the other, without or with the softening of yin and yang. */
  stemPresses: { ruler: Stem; ruled: Stem; leads: Who };
  stemGoverns: { ruler: Stem; ruled: Stem; leads: Who };
  branchesMeet: { place: BranchPlace; a: Branch; b: Branch; relations: readonly KindRelation[] };
  branchesApart: { place: BranchPlace; a: Branch; b: Branch };
};

const RELATIONS_SOURCE = "Sanming Tonghui, juan 2: combination, clash, punishment, harm and break";

/** The stems of the two days: how the two selves meet. */
export const dayStems: Part<Profile, PillarPhrases> = {
  source: "Sanming Tonghui, juan 2; ten gods of Yuanhai Ziping",
  find({ self: a }, { self: b }): Finding<PillarPhrases> {
    const relation = stemRelation(a.index, b.index);
    if (relation) {
      const combine = relation.kind === "stemCombine";
      const code = combine ? "stemsCombine" : "stemsClash";
      return { value: combine ? 90 : 28, tell: () => ({ code, with: { a: a.id, b: b.id } }) };
    }
    const kind = phaseRelation(a.element, b.element);
    const samePolarity = a.polarity === b.polarity;
    if (kind === "same") {
      const stem = samePolarity ? a.id : null;
      return {
        value: samePolarity ? 52 : 58,
        tell: () => ({ code: "stemsAlike", with: { element: a.element, stem } }),
      };
    }
    const forward = kind === "generates" || kind === "controls";
    const who: Who = forward ? "first" : "second";
    const [one, other] = forward ? [a.id, b.id] : [b.id, a.id];
    if (kind === "generates" || kind === "generatedBy") {
      return {
        value: samePolarity ? 66 : 70,
        tell: () => ({ code: "stemFeeds", with: { giver: one, taker: other, from: who } }),
      };
    }
    const code = samePolarity ? "stemPresses" : "stemGoverns";
    return {
      value: samePolarity ? 38 : 57,
      tell: () => ({ code, with: { ruler: one, ruled: other, leads: who } }),
    };
  },
};

function branchPart(place: BranchPlace): Part<Profile, PillarPhrases> {
  return {
    source: RELATIONS_SOURCE,
    find(a, b) {
      const [one, other] = [a.pillars[place].branch, b.pillars[place].branch];
      return {
        value: branchValue(one.index, other.index),
        tell() {
          const branches = { place, a: one.id, b: other.id };
          const relations = relationsOf(one.index, other.index).map((kind) => ({
            kind,
            kindly: BRANCH_POINTS[kind] > 0,
          }));
          return relations.length === 0
            ? { code: "branchesApart", with: branches }
            : { code: "branchesMeet", with: { ...branches, relations } };
        },
      };
    },
  };
}

/** The branches of the two days, the seats of marriage. */
export const dayBranches = branchPart("day");
/** The branches of the two years: families and the wider circle. */
export const yearBranches = branchPart("year");
/** The branches of the two months: work and way of life. */
export const monthBranches = branchPart("month");

/** Sounds of the two years. */
export const naYin: Part<Profile, NaYinPhrases> = {
  source: NA_YIN_SOURCE,
  find: (a, b) => compareSounds(a.pillars.year.index, b.pillars.year.index),
};
