/** Patterns with what makes and what lessens them, in English. */
import { BRANCH, STEM, type Branch, type Stem } from "#lore";
import { english, type Sentences } from "#sdk";
import { branchName, stemName } from "../../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { PatternId, PatternKind, Standing } from "../../patterns/pattern.ts";
import type { PalaceName, PatternPhrases, Sign } from "../../patterns/view.ts";
import {
  ADJECTIVE_STAR,
  STAR,
  TRANSFORMATION,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import { burdened, periodic } from "./burdened.ts";
import { fortunate, type PatternText } from "./fortunate.ts";
import {
  adjectiveStar,
  palace as palaceNames,
  star,
  transformation,
} from "#east/purple_star/words/en.ts";

const { list } = english;

export const pattern: Readonly<Record<PatternId, PatternText>> = {
  ...fortunate,
  ...burdened,
  ...periodic,
};

export const patternKind: Readonly<Record<PatternKind, string>> = {
  wealth: "wealth",
  honour: "honour",
  want: "want",
  adverse: "adverse",
  mixed: "mixed",
};

export const standing: Readonly<Record<Standing, string>> = {
  full: "full",
  lesser: "lesser: a limit is not kept",
  broken: "broken",
};

/** A star or a transformation with its gloss. */
export function signName(sign: Sign): string {
  if (sign.startsWith("hua:")) {
    const id = sign.slice(4) as TransformationId;
    return `${nativeOf(TRANSFORMATION, id)} (${transformation[id]})`;
  }
  return sign in star
    ? `${nativeOf(STAR, sign as keyof typeof star)} (${star[sign as keyof typeof star].split(", ").at(-1)})`
    : `${nativeOf(ADJECTIVE_STAR, sign as keyof typeof adjectiveStar)} (${adjectiveStar[sign as keyof typeof adjectiveStar]})`;
}

const signs = (of: readonly Sign[]) => list(of.map(signName));
const verb = (of: readonly Sign[], one: string, many: string) => (of.length === 1 ? one : many);
const palaceName = (id: PalaceName) =>
  id === "body" ? "the body palace" : `the palace of ${palaceNames[id]}`;
const branches = (of: readonly Branch[]) =>
  english.list(
    of.map((id) => `${nativeOf(BRANCH, id)} (${branchName(id)})`),
    "or",
  );
const stems = (of: readonly Stem[]) =>
  english.list(
    of.map((id) => `${nativeOf(STEM, id)} (${stemName(id)})`),
    "or",
  );

export const patternPhrases = {
  standIn: ({ signs: of, palace, branch }) =>
    `${signs(of)} standing at ${branches([branch])} in ${palaceName(palace)}`,
  meetIn: ({ signs: of, palace }) => `${signs(of)} meeting in ${palaceName(palace)} and its square`,
  lookAt: ({ signs: of, palace }) => `${signs(of)} looking at ${palaceName(palace)}`,
  flank: ({ signs: of, palace }) => `${signs(of)} on either side of ${palaceName(palace)}`,
  joinedTo: ({ signs: of, palace }) =>
    `${signs(of)} where the six harmonies join ${palaceName(palace)}`,
  holdTrines: ({ signs: of }) => `${signs(of)} holding the life palace and its trines`,
  oppositeLends: "the opposite palace lending its stars",
  isVoid: ({ palace }) => `${palaceName(palace)} being void`,
  struckBy: ({ signs: of, palace }) => `${signs(of)} striking ${palaceName(palace)}`,
  notBornInStem: ({ stems: of }) => `the passage wants the year stem ${stems(of)}`,
  notBornInBranch: ({ branches: of }) => `the passage wants the year branch ${branches(of)}`,
  notBornBy: ({ light }) => `the passage wants a birth by ${light}`,
  notOn: ({ branches: of }) => `it is at its best with the life palace on ${branches(of)}`,
  notBright: ({ signs: of }) => `${signs(of)} ${verb(of, "is", "are")} not bright`,
  noHelper: ({ palace }) => `no helper stands in ${palaceName(palace)}`,
  noStrongMan: "the strong man (力士) of the doctor's ring stands elsewhere",
  decadeWeighs: ({ palace, from, well }) =>
    `the decade from ${from} in ${palaceName(palace)} being ${well ? "well" : "poorly"} starred`,
  lifeWeighs: ({ well }) => `the life palace being ${well ? "well" : "poorly"} starred`,
} satisfies Sentences<PatternPhrases>;
