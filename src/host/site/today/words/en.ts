/** The words of the page of today, in English. */
import type { Translation } from "../../../../speech/mod.ts";

export const en = {
  title: "Today",
  lead: (day: string, zone: string) => `${day}, by the clocks of ${zone}. Free for everybody.`,
  zone: "Time zone",
  show: "Show",
  moon: "The Moon",
  phases: {
    new: "New moon",
    waxingCrescent: "Waxing crescent",
    firstQuarter: "First quarter",
    waxingGibbous: "Waxing, more than half",
    full: "Full moon",
    waningGibbous: "Waning, more than half",
    lastQuarter: "Last quarter",
    waningCrescent: "Waning crescent",
  },
  lit: (percent: string, phase: string) => `${phase}; ${percent} % of its disc is lit now.`,
  next: { new: "Next new moon", full: "Next full moon", term: "Next solar term" },
  whole: "Ask for the whole day",
  picture: "Picture",
  calendars: "Put days into your calendar",
};

export type TodayWords = Translation<typeof en>;
