/** The words of the page of today, in English. */
import type { Translation } from "../../../../speech/mod.ts";

export const en = {
  title: "Today",
  lead: (day: string, zone: string) => `${day}, by the clocks of ${zone}. Free for everybody.`,
  zone: "Time zone",
  show: "Show",
  moon: "The Moon",
  phases: {
    new: "new moon",
    waxingCrescent: "waxing crescent",
    firstQuarter: "first quarter",
    waxingGibbous: "waxing, more than half",
    full: "full moon",
    waningGibbous: "waning, more than half",
    lastQuarter: "last quarter",
    waningCrescent: "waning crescent",
  },
  lit: (percent: string, phase: string) => `${phase}; ${percent} % of its disc is lit now.`,
  next: { new: "Next new moon", full: "Next full moon", term: "Next solar term" },
  whole: "Ask for the whole day",
  picture: "Picture",
  calendars: "Put days into your calendar",
};

export type TodayWords = Translation<typeof en>;
