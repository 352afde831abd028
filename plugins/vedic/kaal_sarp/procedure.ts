import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KaalSarpWords } from "./words/en.ts";

/** Whether the planets stand on one side of the nodes. */
export const vedicKaalSarp = defineProcedure({
  name: "vedic.kaalSarp",
  tradition: "vedic",
  words: wordsIn<KaalSarpWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kaal_sarp.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/form/value"]),
    latitude: PLACE_OMITTABLE,
  },
  refusals: ["place-incomplete"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996: Mars stands behind Rahu, the Sun ahead",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: { form: { value: { id: "partial" } }, rahu: { id: "virgo" }, ketu: { id: "pisces" } },
      source:
        "Swiss Ephemeris: Rahu 160.5538; Mars 145.5361 alone lies behind it, the others between 186.96 and 336.81",
    },
  ],
  references: [
    {
      title: "Three Hundred Important Combinations",
      author: "B. V. Raman",
      year: "1947",
      part: "Kala Sarpa",
    },
  ],
});
