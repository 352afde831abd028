import { phaseRelation, type Phase } from "#lore";
import { phaseOfSound, soundOf, type NaYin } from "#east/na_yin.ts";
import type { Finding, Who } from "./scoring.ts";

export const NA_YIN_SOURCE = "Sanming Tonghui, juan 1, na yin; marriage tables of the Tongshu";

/** How the sounds of two years stand to each other. */
export type NaYinPhrases = {
  soundAlike: { a: NaYin; b: NaYin; element: Phase };
  soundFeeds: { a: NaYin; b: NaYin; giver: Phase; taker: Phase; from: Who };
  soundOpposes: { a: NaYin; b: NaYin; ruler: Phase; ruled: Phase };
};

/** Compares the sounds of two years of the cycle, 0 is 甲子. */
export function compareSounds(one: number, other: number): Finding<NaYinPhrases> {
  const [a, b] = [soundOf(one), soundOf(other)];
  const [ofA, ofB] = [phaseOfSound(a), phaseOfSound(b)];
  const relation = phaseRelation(ofA, ofB);
  if (relation === "same") {
    return { value: 58, tell: () => ({ code: "soundAlike", with: { a, b, element: ofA } }) };
  }
  if (relation === "generates" || relation === "generatedBy") {
    const first = relation === "generates";
    const [giver, taker] = first ? [ofA, ofB] : [ofB, ofA];
    const from: Who = first ? "first" : "second";
    return {
      value: 74,
      tell: () => ({ code: "soundFeeds", with: { a, b, giver, taker, from } }),
    };
  }
  const [ruler, ruled] = relation === "controls" ? [ofA, ofB] : [ofB, ofA];
  return { value: 30, tell: () => ({ code: "soundOpposes", with: { a, b, ruler, ruled } }) };
}
