import { Type, type Frozen, type Static } from "#sdk";
import type { LagnaRefusals } from "../core/birth_chart.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";

export type Refusals = LagnaRefusals & {
  /** Placidus and Sripati houses do not exist inside the polar circle. */
  "no-quadrants": {};
};

const degrees = (description: string) => Type.Number({ description: `${description}, degrees` });

export const answer = Type.Object({
  lagna: Type.Object(
    { longitudeDeg: degrees("Sidereal longitude"), sign: signTerm("Sign that rises") },
    { description: "The lagna" },
  ),
  midheaven: Type.Object(
    { longitudeDeg: degrees("Sidereal longitude"), sign: signTerm("Sign that culminates") },
    { description: "The midheaven" },
  ),
  houses: Type.Array(
    Type.Object({
      house: House("The house"),
      wholeSign: signTerm("Its sign where signs are houses"),
      sripatiStartDeg: degrees("Where it begins (sandhi) after Sripati"),
      sripatiMiddleDeg: degrees("Its middle (madhya) after Sripati"),
      kpCuspDeg: degrees("Its cusp after Placidus, as KP has it"),
    }),
    { description: "Twelve houses by three rules" },
  ),
  grahas: Type.Array(
    Type.Object({
      graha: grahaTerm("The graha"),
      longitudeDeg: degrees("Sidereal longitude"),
      sign: signTerm("Sign"),
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      wholeSign: House("House by sign"),
      sripati: House("House after Sripati"),
      kp: House("House after Placidus"),
      strength: Type.Number({
        description: "Share of the house’s effect after Sripati: 1 at its middle, 0 at its edge",
      }),
      moves: Type.Boolean({ description: "Whether the three rules do not agree" }),
    }),
    { description: "The nine" },
  ),
});
export type ChalitAnswer = Frozen<Static<typeof answer>>;
