import { english, type Translation, type Words } from "#sdk";
import { biorhythmCycle } from "../../core/words_en.ts";
import type { answer, CurvesAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const STANDS = {
  critical: (name: string) => `the ${name} one crosses its line`,
  high: (name: string) => `the ${name} one is above its line`,
  low: (name: string) => `the ${name} one is below it`,
};

export const en = {
  title: "Biorhythm",
  summary:
    "Curves of 23, 28 and 33 days from birth, and four optional ones, over a span, with critical days",
  inputs: {
    from: { label: "From", about: "First day of the span" },
    to: { label: "To", about: "Last day, at most 92 days on; a month when left out" },
    cycles: {
      label: "Cycles",
      about: "The three of the founders when left out",
      values: biorhythmCycle,
    },
  },
  fields: {
    days: "Days since birth",
    dayList: "Day by day",
    date: "Date",
    cycles: "Cycles",
    cycle: "Cycle",
    value: "Value, -1 to 1",
    phaseDay: "Day of the cycle",
    critical: "Critical",
    stage: "Stands",
    criticalDays: "Critical days",
  },
  terms: {
    biorhythmCycle,
    biorhythmStage: {
      critical: "crossing the line",
      high: "above the line",
      low: "below the line",
    },
  },
  phrases: {
    beforeBirth: "The span begins before the birth",
    reversed: "The span ends before it begins",
    tooLong: ({ most }) => `At most ${most} days are drawn at once`,
  },
  reading({ days, dayList, criticalDays }: CurvesAnswer) {
    const [first] = dayList;
    const stands = first!.cycles.map(({ cycle, stage }) => STANDS[stage](biorhythmCycle[cycle]));
    const crossing = criticalDays
      .slice(0, 6)
      .map(
        ({ date, cycles }) => `${date} (${english.list(cycles.map((one) => biorhythmCycle[one]))})`,
      );
    return [
      `On ${first!.date}, ${days.toLocaleString("en")} days after the birth, ${english.list(stands)}.`,
      criticalDays.length === 0
        ? "No cycle crosses its line in this span."
        : `Critical days, on which the founders advised care: ${english.list(crossing)}${criticalDays.length > 6 ? `, and ${criticalDays.length - 6} more` : ""}.`,
      "On evidence: more than a hundred studies of accidents, sport and work have looked for these cycles, and those done with care found nothing beyond chance. The curves are an exact calculation upon a supposition that has failed; look at them as one looks at a horoscope.",
    ];
  },
  picture: {
    title: "Biorhythm",
    day: (date: string) => `${Number(date.slice(-2))}.${Number(date.slice(-5, -3))}.`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type CurvesWords = Translation<typeof en>;
