import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { UpagrahasWords } from "./words/en.ts";

/** Gulika, Mandi and the other shadow points of a birth. */
export const vedicUpagrahas = defineProcedure({
  name: "vedic.upagrahas",
  tradition: "vedic",
  words: wordsIn<UpagrahasWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/upagrahas.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...LAGNA_REFUSALS, "no-day"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        byDay: true,
        upagrahas: [
          { upagraha: { id: "dhuma" }, longitudeDeg: 4.8928 },
          { upagraha: { id: "vyatipata" }, longitudeDeg: 355.1072 },
          { upagraha: { id: "parivesha" }, longitudeDeg: 175.1072 },
          { upagraha: { id: "indrachapa" }, longitudeDeg: 184.8928 },
          { upagraha: { id: "upaketu" }, longitudeDeg: 201.5595 },
          { upagraha: { id: "kala" } },
          { upagraha: { id: "mrityu" } },
          { upagraha: { id: "ardhaprahara" } },
          { upagraha: { id: "yamaghantaka" } },
          { upagraha: { id: "gulika" } },
          { upagraha: { id: "mandi" } },
        ],
      },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris with Lahiri ayanamsa: the Sun at 231.5595; Brihat Parashara Hora Shastra 3.61-64",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "3.61-74" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XXV" },
  ],
});
