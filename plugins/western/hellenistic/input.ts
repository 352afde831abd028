import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { ayanamsaConvention, ZODIAC_CONVENTION } from "../core/conventions.ts";
import { BOUNDS_CONVENTION } from "../core/dignities.ts";
import { TARGET } from "../core/target_date.ts";

export const input = Type.Object({ ...Birth, ...TARGET });

export const CONVENTIONS = {
  zodiac: ZODIAC_CONVENTION,
  ayanamsa: ayanamsaConvention("faganBradley"),
  bounds: BOUNDS_CONVENTION,
  lotsSchool: {
    default: "hermetic",
    options: {
      hermetic: { source: "Paulus Alexandrinus 23" },
      valens: { source: "Vettius Valens IV.25" },
    },
  },
  ageBy: {
    default: "birthday",
    options: {
      birthday: { source: "Civil reckoning" },
      tropicalYear: { source: "Mean tropical year" },
      solarReturn: { source: "Vettius Valens; Abu Ma'shar, On the Revolutions" },
    },
  },
  sharedLots: {
    default: "same",
    options: { same: { source: "Default" }, next: { source: "Vettius Valens IV.4" } },
  },
  firdariaNodes: {
    default: "last",
    options: {
      last: { source: "al-Biruni, Book of Instruction 395" },
      afterMars: { source: "G. Bonatti, Liber Astronomiae" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
