import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MoonBirthWords } from "./words/en.ts";

/** The Moon's phase at a birth, by Rudhyar's eight types. */
export const moonPhaseBirth = defineProcedure({
  name: "moonPhase.birth",
  tradition: "moon",
  words: wordsIn<MoonBirthWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/birth_moon.svg",
  reads: "birth",
  needs: ["now"],
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/type", "/sign"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-ephemeris"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: {
        birthDate: "1990-06-15",
        birthTime: "14:30",
        timezone: "Asia/Taipei",
        to: "2026-01-01",
      },
      expect: { type: { id: "disseminating" }, waxing: false, sign: { id: "pisces" } },
      source: "Swiss Ephemeris 2.10.03: Sun 84.1°, Moon 345.0° on 1990-06-15 06:30 UT",
    },
  ],
  references: [{ title: "The Lunation Birthday", author: "Dane Rudhyar", year: "1944" }],
});
