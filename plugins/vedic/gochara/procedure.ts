import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../core/dates.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GocharaWords } from "./words/en.ts";

/** The transits of a day from the Moon of a birth. */
export const gocharaAnalyze = defineProcedure({
  name: "gochara.analyze",
  tradition: "vedic",
  words: wordsIn<GocharaWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/gochara.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: { birthTime: birthTimeOmittable(["/moon"]), latitude: PLACE_OMITTABLE },
  refusals: [...DATE_REFUSALS, "place-incomplete"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "the middle of 2024 for a Moon in Libra: Saturn in the fifth, Jupiter in the eighth",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        onDate: "2024-07-01",
      },
      expect: { moon: { id: "libra" } },
      source: "Swiss Ephemeris: Jupiter in Taurus, Saturn in Aquarius on 1 July 2024",
    },
  ],
  references: [
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XXVI" },
    { title: "Brihat Samhita", author: "Varahamihira", year: "6th century", part: "104" },
  ],
});
