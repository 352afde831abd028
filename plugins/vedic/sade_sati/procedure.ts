import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../core/dates.ts";
import { birthTimeOmittable } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SadeSatiWords } from "./words/en.ts";

/** Saturn's stays about the Moon of a birth, every one with its entry and exit. */
export const vedicSadeSati = defineProcedure({
  name: "vedic.sadeSati",
  tradition: "vedic",
  words: wordsIn<SadeSatiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/sade_sati.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/moon/sign"]),
  },
  refusals: [...DATE_REFUSALS, "window-reversed", "window-too-long"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "Moon in Aquarius: Saturn comes to the Moon's sign in 1993",
      input: {
        birthDate: "1948-02-10",
        birthTime: "15:47",
        timezone: "UTC",
        from: "1993-06-01",
        to: "1993-06-02",
      },
      expect: { moon: { sign: { id: "aquarius" } }, stays: [{ phase: { id: "peak" } }] },
      source: "Swiss Ephemeris 2.10.03 with Lahiri: Saturn in Aquarius from 1993-03-05",
    },
  ],
  references: [
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XXVI" },
  ],
});
