import { term, Type, type Frozen, type Static } from "#sdk";
import type { LagnaRefusals } from "../core/birth_chart.ts";
import { House, PLACE, signTerm, utc } from "../core/shapes.ts";
import { UPAGRAHA } from "./rules.ts";

export type Refusals = LagnaRefusals & {
  /** The Sun does not rise and set at the place about that date. */
  "no-day": {};
};

export const answer = Type.Object({
  byDay: Type.Boolean({ description: "Whether the birth was between sunrise and sunset" }),
  lagna: signTerm("Sign that rises"),
  upagrahas: Type.Array(
    Type.Object({
      upagraha: term(UPAGRAHA, "The point", ["about"]),
      ...PLACE,
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      house: House("House from the lagna"),
      rises: Type.Union([utc("When its part has come"), Type.Null()], {
        description: "Null for the five that follow the Sun",
      }),
    }),
    { description: "Five that follow the Sun, six of the parts of day or night" },
  ),
});
export type UpagrahasAnswer = Frozen<Static<typeof answer>>;
