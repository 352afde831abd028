import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MangalWords } from "./words/en.ts";

/** The affliction of Mars in one chart, and what a partner's chart does with it. */
export const vedicMangalDosha = defineProcedure({
  name: "vedic.mangalDosha",
  tradition: "vedic",
  words: wordsIn<MangalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/mangal.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/mars/fromMoon", "/mars/fromVenus"]),
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
      title: "a morning in Chennai, 7 December 1996: Mars in Leo, seen by Jupiter from Sagittarius",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        mars: { sign: { id: "leo" }, fromLagna: 8, fromMoon: 11, fromVenus: 11 },
        dosha: { value: { id: "cancelled" } },
      },
      source:
        "Swiss Ephemeris: Mars 145.5361, lagna 292.4458, Moon 186.9593, Venus 203.7069, Jupiter 265.8208; Muhurta Chintamani VI",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Ramacharya", year: "1600", part: "VI" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "X" },
  ],
});
