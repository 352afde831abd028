import { english, type Translation, type Words } from "#sdk";
import { biorhythmCycle } from "../../core/words_en.ts";
import type { answer, PairAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const CLOSE: Readonly<Record<string, string>> = {
  physical:
    "energy comes and goes in both together: good for sport and moving house, poor for taking turns at being tired",
  emotional: "moods rise and fall side by side, so that joy doubles and so does gloom",
  intellectual: "both are clear-headed in the same weeks and dull in the same weeks",
};
const APART: Readonly<Record<string, string>> = {
  physical: "one is strong while the other rests, which serves a household better than a team",
  emotional: "one is steady while the other is not, a comfort if it is not mistaken for coldness",
  intellectual: "one sees what the other overlooks in any given week",
};

export const en = {
  title: "Biorhythm of two people",
  summary: "Agreement of two people's curves in the cycles of 23, 28 and 33 days",
  inputs: {
    a: { label: "First birth", about: "Date of birth of one person" },
    b: { label: "Second birth", about: "Date of birth of the other" },
  },
  fields: {
    score: "Agreement as a whole",
    band: "Grade",
    daysApart: "Days apart",
    cycles: "Cycles",
    cycle: "Cycle",
    period: "Length in days",
    phaseDifference: "Days apart in it",
    agreement: "Agreement",
  },
  terms: { biorhythmCycle },
  reading({ daysApart, cycles, score }: PairAnswer) {
    const told = cycles.map(
      ({ cycle, agreement }) =>
        `${english.capital(biorhythmCycle[cycle])}, ${agreement}: ${(agreement >= 50 ? CLOSE : APART)[cycle]}.`,
    );
    return [
      `The two were born ${english.counted(daysApart, "day")} apart, and in each cycle they keep that distance for life. Taken together their curves agree by ${score} of 100.`,
      told.join(" "),
      "Nothing shows that such cycles exist, in one person or in two: it is a way to begin a conversation about rhythm, and no more.",
    ];
  },
  picture: { title: "Biorhythm of two people", score: (score: number) => `${score} of 100` },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type PairWords = Translation<typeof en>;
