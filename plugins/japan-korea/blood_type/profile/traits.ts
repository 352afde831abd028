/**
 * What popular books say of the four types.
 *
 * @source Furukawa Takeji 古川竹二 (1927) and Nomi Masahiko 能見正比古 (1971) as Nawata 2014 and Yokota 2013 sum
 *   up the stereotype; shares: Japanese Red Cross Society, about 4 : 3 : 2 : 1
 */
import type { BloodType } from "../types.ts";
import type { Trait } from "./answer.ts";

interface Row {
  readonly strengths: readonly Trait[];
  readonly weaknesses: readonly Trait[];
  readonly share: number;
}

export const PROFILES: Readonly<Record<BloodType, Row>> = {
  A: {
    strengths: ["orderly", "considerate", "patient", "careful"],
    weaknesses: ["anxious", "stubborn"],
    share: 40,
  },
  B: {
    strengths: ["free", "curious", "absorbed", "frank"],
    weaknesses: ["fickle", "selfWilled"],
    share: 20,
  },
  O: {
    strengths: ["purposeful", "generous", "sociable", "realistic"],
    weaknesses: ["competitive", "blunt"],
    share: 30,
  },
  AB: {
    strengths: ["rational", "versatile", "fair", "imaginative"],
    weaknesses: ["aloof", "changeable"],
    share: 10,
  },
};
