import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input, TIME_OMITTABLE } from "./input.ts";
import type { AngelWords } from "./words/en.ts";

/** The three of the seventy-two names that rule a birth. */
export const birthAngel = defineProcedure({
  name: "kabbalah.birthAngel",
  tradition: "kabbalistic",
  words: wordsIn<AngelWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/angel.svg",
  reads: "birth",
  omittable: { birthTime: TIME_OMITTABLE },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "aside",
  examples: [
    {
      title: "an hour after the March equinox of 2024 the round begins",
      input: { birthDate: "2024-03-20", birthTime: "04:06", timezone: "UTC" },
      expect: {
        arc: { number: 1, angel: "Vehuiah", letters: "והו" },
        day: { number: 1 },
        hour: { number: 13 },
      },
      source:
        "Equinox of 20 March 2024, 03:06 UT (almanacs); name 1 in every list of the seventy-two",
    },
    {
      title: "at the June solstice of 2024 the nineteenth name begins",
      input: { birthDate: "2024-06-20", birthTime: "22:00", timezone: "UTC" },
      expect: {
        sunLongitudeDeg: 90.05,
        arc: { number: 19, angel: "Leuviah" },
        day: { number: 19 },
        hour: { number: 67 },
      },
      tolerance: 0.01,
      source:
        "Solstice of 20 June 2024, 20:51 UT (almanacs), the Sun moving 0.0398° an hour; 0° Cancer opens name 19",
    },
  ],
  references: [
    { title: "Exodus", part: "14:19-21" },
    { title: "Oedipus Aegyptiacus", author: "Athanasius Kircher", year: "1653" },
    { title: "La Science cabalistique", author: "Lazare Lenain", year: "1823" },
  ],
});
