/** What is weighed for and against, beginning from an even balance. */
import type { Phrase } from "#sdk";
import type { Classical, Sign } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";

type Who = { readonly planet: Classical };
type Pair = { readonly by: Classical; readonly to: Classical };
type Hurt = Who & { readonly by: Classical };
type At = { readonly house: number };
type To = { readonly aspect: Ptolemaic };
type OfSign = { readonly sign: Sign };

/** Testimonies by what they are filled with; `house` is 1 to 12. */
export type TestimonyPhrases = {
  base: {};
  // How the significators come together, or what keeps them apart.
  sameRuler: { by: Classical };
  meets: Pair & To & { degrees: number; reception: boolean };
  moonMeets: To & { to: Classical };
  translation: Who & To & { from: Classical; to: Classical };
  collection: Who & Pair;
  mutualReception: Pair;
  goesToHost: Who & To & { host: Classical; by: Classical };
  prohibited: Who & Pair;
  refrained: Who & Pair;
  opposed: Pair;
  nothing: Pair;
  matterComes: Who;
  querentInMatter: Who & At;
  moonInMatter: At;
  natural: Who & To & { by: Classical };
  "end.meets": Who & To & { by: Classical };
  "end.received": Hurt;
  // Strength and harm.
  strong: Who & { net: number };
  weak: Who & { net: number };
  dignified: Who & { points: number };
  debilitated: Who & { points: number };
  combust: Who;
  retrograde: Who;
  angular: Who & At;
  cadent: Who & At;
  afflicted: Hurt;
  afflictedByEighth: Hurt;
  unafflicted: Who;
  helped: Hurt & To;
  inEighth: Who;
  fortuneIn: Who & At;
  infortuneIn: Who & At;
  northNodeIn: At;
  southNodeIn: At;
  // The Moon.
  moonGoesWell: Who & To;
  moonGoesIll: Who & To;
  moonToAdversary: Who & To;
  moonVoid: OfSign;
  moonSwift: {};
  moonSlow: {};
  moonNear: At;
  moonComes: To & { to: Classical };
  // Reports.
  "illNews.wellPlaced": {};
  "illNews.badlyPlaced": {};
  "goodNews.wellPlaced": {};
  "goodNews.badlyPlaced": {};
  // Things lost and stolen.
  lightsAbove: {};
  lightsBelow: {};
  lightsAgree: To;
  lightSeesAscendant: Who & To;
  thiefComes: Who;
  purseComes: Who;
  goodsWithThief: Who & At;
  goodsMeetThief: Hurt;
  // Those who fled or are held.
  caught: Hurt & To;
  runsToSeeker: Who & At;
  runsAway: Who & At;
  opened: Hurt & To;
  held: Hurt;
  // Contests.
  stronger: Pair & { net: number; other: number };
  weaker: Pair & { net: number; other: number };
  inEnemysPower: Who & At;
} & {
  [
    S in
      | "ascendant.fixed"
      | "ascendant.movable"
      | "cusp.fixed"
      | "cusp.movable"
      | "lord.fixed"
      | "lord.movable"
      | "moon.fixed"
      | "moon.movable"
      | `${"ascendant" | "cusp" | "querent" | "lord" | "moon"}.${"fruitful" | "barren"}`
  ]: OfSign;
};

export type Testimony = Phrase<TestimonyPhrases> & { readonly weight: number };

/** Every judgement begins even. */
export const BASE: Testimony = { code: "base", weight: 50 };
