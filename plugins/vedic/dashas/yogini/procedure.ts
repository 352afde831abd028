import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { birthTimeOmittable } from "../../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { YoginiWords } from "./words/en.ts";

/** 36-year Yogini periods and sub-periods. */
export const dashaYogini = defineProcedure({
  name: "dasha.yogini",
  tradition: "vedic",
  words: wordsIn<YoginiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/first", "/moon/nakshatra"]),
  },
  refusals: [...DATE_REFUSALS],
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
      expect: { first: { id: "pingala" } },
      source: "rule and caelus 0.23: Pingala, 1.956 years left",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46" },
    { title: "Rudra Yamala" },
  ],
});
