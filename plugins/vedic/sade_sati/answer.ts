import { term, Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../core/dates.ts";
import { place, signTerm, SPAN } from "../core/shapes.ts";
import { PHASE } from "./rules.ts";

export type Refusals = DateRefusals & {
  "window-reversed": {};
  /** `most` is the longest window, years. */
  "window-too-long": { most: number };
};

export const answer = Type.Object({
  moon: place("Moon of the birth"),
  from: Type.String({ description: "First day looked at, YYYY-MM-DD" }),
  to: Type.String({ description: "Last day looked at, YYYY-MM-DD" }),
  now: Type.Union([term(PHASE, "Phase"), Type.Null()], {
    description: "The phase that runs at this moment; null for none",
  }),
  stays: Type.Array(
    Type.Object({
      phase: term(PHASE, "Phase", ["sense"]),
      sign: signTerm("Saturn's sign"),
      ...SPAN,
    }),
    { description: "Every stay of Saturn that overlaps the window, whole, in order of time" },
  ),
});
export type SadeSatiAnswer = Frozen<Static<typeof answer>>;
