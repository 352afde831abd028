import { defineProcedure, wordsIn } from "#sdk";
import { CLASSICAL } from "#lore";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HellenisticWords } from "./words/en.ts";

/** A nativity as the Greeks read it: sect, lots, conditions and lords of time. */
export const hellenisticCalculate = defineProcedure({
  name: "hellenistic.calculate",
  tradition: "hellenistic",
  words: wordsIn<HellenisticWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/hellenistic.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable([
      ...CLASSICAL.ids.map((id) => `/signs/${id}`),
      "/sect/sect",
      "/ascendant/sign",
    ]),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day birth with its lots and lords",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2023-10-23",
        targetTime: "23:55",
        ageBy: "tropicalYear",
      },
      expect: {
        sect: {
          sect: { id: "day" },
          light: { id: "sun" },
          benefic: { id: "jupiter" },
          malefic: { id: "saturn" },
        },
        releasing: {
          spirit: { startSign: { id: "capricorn" } },
          fortune: { startSign: { id: "pisces" } },
        },
        firdaria: { activeMajor: { id: "moon" } },
      },
      source:
        "Lots, releasing and firdaria recomputed by rule and by the programs caelus and Morinus",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "II-VI" },
    { title: "Carmen Astrologicum", author: "Dorotheus of Sidon", year: "1st century" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "23" },
    { title: "Hellenistic Astrology", author: "Chris Brennan", year: "2017" },
  ],
});
