/** 格局，其所以成與所以減。 */
import { BRANCH, STEM, type Branch } from "#lore";
import type { Translation } from "#sdk";
import { nativeOf, natives } from "#east/natives.ts";
import { PATTERN_KIND, STANDING } from "../../patterns/pattern.ts";
import type { PalaceName, Sign } from "../../patterns/view.ts";
import {
  ADJECTIVE_STAR,
  STAR,
  TRANSFORMATION,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import type * as en from "../en/patterns.ts";
import { burdened, periodic } from "./burdened.ts";
import { fortunate } from "./fortunate.ts";
import { adjectiveStar, palace as palaceNames, star } from "#east/purple_star/words/zh_hant.ts";

export const pattern: Translation<typeof en.pattern> = { ...fortunate, ...burdened, ...periodic };
export const patternKind = natives(PATTERN_KIND);
export const standing = natives(STANDING);

/** 星曜或四化之名。 */
export function signName(sign: Sign): string {
  if (sign.startsWith("hua:")) return nativeOf(TRANSFORMATION, sign.slice(4) as TransformationId);
  return sign in star
    ? nativeOf(STAR, sign as keyof typeof star)
    : nativeOf(ADJECTIVE_STAR, sign as keyof typeof adjectiveStar);
}

const signs = (of: readonly Sign[]) => of.map(signName).join("、");
const palaceName = (id: PalaceName) =>
  id === "body" ? "身宮" : id === "life" ? "命宮" : `${palaceNames[id]}宮`;
const branches = (of: readonly Branch[]) => of.map((id) => nativeOf(BRANCH, id)).join("");

export const patternPhrases: Translation<typeof en.patternPhrases> = {
  standIn: ({ signs: of, palace, branch }) =>
    `${signs(of)}在${palaceName(palace)}${branches([branch])}`,
  meetIn: ({ signs: of, palace }) => `${signs(of)}會於${palaceName(palace)}三方四正`,
  lookAt: ({ signs: of, palace }) => `${signs(of)}照${palaceName(palace)}`,
  flank: ({ signs: of, palace }) => `${signs(of)}夾${palaceName(palace)}`,
  joinedTo: ({ signs: of, palace }) => `${signs(of)}在${palaceName(palace)}六合之位`,
  holdTrines: ({ signs: of }) => `${signs(of)}據命宮與三合`,
  oppositeLends: "借對宮之星安之",
  isVoid: ({ palace }) => `${palaceName(palace)}坐空亡`,
  struckBy: ({ signs: of, palace }) => `${signs(of)}沖照${palaceName(palace)}`,
  notBornInStem: ({ stems: of }) => `非${of.map((id) => nativeOf(STEM, id)).join("")}年生`,
  notBornInBranch: ({ branches: of }) => `非${branches(of)}年生`,
  notBornBy: ({ light }) => (light === "day" ? "非晝生" : "非夜生"),
  notOn: ({ branches: of }) => `命宮不在${branches(of)}`,
  notBright: ({ signs: of }) => `${signs(of)}未居廟旺`,
  noHelper: ({ palace }) => `${palaceName(palace)}無吉輔`,
  noStrongMan: "力士不在命宮",
  decadeWeighs: ({ palace, from, well }) =>
    `${from} 歲起之限行${palaceName(palace)}，星曜${well ? "得力" : "失力"}`,
  lifeWeighs: ({ well }) => `命宮星曜${well ? "得力" : "失力"}`,
};
