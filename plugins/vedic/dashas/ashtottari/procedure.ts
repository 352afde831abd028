import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { birthTimeOmittable } from "../../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AshtottariWords } from "./words/en.ts";

/** 108-year Ashtottari periods with the rule that says whether they apply. */
export const dashaAshtottari = defineProcedure({
  name: "dasha.ashtottari",
  tradition: "vedic",
  words: wordsIn<AshtottariWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/first", "/moon/nakshatra"]),
  },
  refusals: [...DATE_REFUSALS, "place-incomplete"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "born under Swati, 7 December 1996",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: { first: { id: "mars" } },
      source: "rule and PyJHora: Mars, 3.956 years left",
    },
  ],
  references: [{ title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46" }],
});
