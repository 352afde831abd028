import { BRANCH, PHASE, STEM } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { gender, phase } from "#east/words/en.ts";
import { SINSAL, SIPSEONG, UNSEONG, type Sinsal } from "../../core/arts.ts";
import { branchTie, nabeum, sinsal, sipseong, unseong, yukchin } from "../../core/words/en/arts.ts";
import { clockConvention } from "../../core/words/en/clock.ts";
import { cheongan, gapja, jeolgi, jiji } from "../../core/words/en/korean.ts";
import type { answer, SajuAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { SajuPhrases, Singang } from "../terms.ts";
import { factsOf } from "../highlights.ts";
import { readOut } from "./en/reading.ts";

const singang: Readonly<Record<Singang, string>> = {
  strong: "strong",
  leaningStrong: "rather strong",
  leaningWeak: "rather weak",
  weak: "weak",
};

const OUTLINE = [
  "the day stem and how it stands",
  "what there is much of and what is missing",
  "the element that helps",
  "spirit-killers and ties",
  "ten-year luck",
];

export const en = {
  title: "Saju: the four pillars in Korea",
  summary:
    "Four pillars by Korean standard time with the meridian's correction, ten gods, stems in the branches, twelve stages and spirit-killers, strength, helper and luck",
  inputs: {},
  fields: {
    gender: "Gender",
    chartTime: "Clock of the chart",
    clock: "Clock",
    local: "Shows",
    utcOffsetMinutes: "Civil clock ahead of universal time, minutes",
    standardMinutes: "Without summer time, minutes",
    pillars: "Pillars",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    gapja: "Pair",
    stem: "Stem",
    stemElement: "Element of the stem",
    branch: "Branch",
    branchElement: "Element of the branch",
    stemGod: "Ten god of the stem",
    branchGod: "Ten god of the branch",
    hidden: "Stems in the branch",
    god: "Ten god",
    days: "Days",
    stage: "Stage",
    sinsal: "Spirit-killer",
    sound: "Sound",
    void: "Void",
    voidBranches: "Void branches",
    elements: "Elements",
    wood: "Wood",
    fire: "Fire",
    earth: "Earth",
    metal: "Metal",
    water: "Water",
    families: "Families of ten gods",
    family: "Family",
    element: "Element",
    count: "Characters",
    strength: "Strength",
    helper: "Helping element",
    ties: "Ties of the branches",
    tie: "Tie",
    one: "Pillar",
    other: "Pillar",
    solarTerms: "Solar terms",
    opened: "Opened the month",
    next: "Ends the month",
    luck: "Ten-year luck",
    forward: "Runs forward",
    number: "Number of the luck",
    cycles: "Cycles",
    age: "Age",
    startYear: "From the year",
  },
  terms: {
    branchTie,
    cheongan,
    clock: calendar.clock,
    gapja,
    gender,
    jeolgi,
    jiji,
    nabeum,
    place: calendar.place,
    singang,
    sinsal,
    sipseong,
    unseong,
    yukchin,
  },
  phrases: {
    ...calendar.phrases,
    supports: ({ season, seat, company, helpers }: SajuPhrases["supports"]) =>
      `The month ${season ? "supports" : "does not support"} the day stem (deungnyeong), its own branch ${seat ? "does" : "does not"} (deukji), and of the other characters ${helpers === 0 ? "none sides" : helpers === 1 ? "one sides" : `${helpers} side`} with it, ${company ? "enough" : "too few"} for company (deukse)`,
    strongSelf: ({ family }: SajuPhrases["strongSelf"]) =>
      family === "officer"
        ? "Its own kind makes it strong, and the officer that is there can hold it"
        : "Its own kind makes it strong, no officer is there, so what it puts out leads the strength off",
    strongResource: "What feeds it makes it strong; wealth holds back the feeding",
    weakByOfficer: "The officer presses it; resource turns the pressure into food",
    weakByOutput: "It gives out too much; resource stops the loss",
    weakByWealth: "Wealth wears it out; its own kind shares the load",
  },
  conventions: {
    clock: clockConvention,
    dayBoundary: calendar.conventions.dayBoundary,
    yearBoundary: {
      title: "Start of the year",
      options: { liChun: "At ipchun (start of spring)", winterSolstice: "At the winter solstice" },
    },
    hiddenStems: {
      title: "Stems in the branches",
      options: {
        monthly: "By the days of the month (wollyul), with what the month before left",
        inner: "As in Chinese manuals",
      },
    },
    sinsalBase: {
      title: "Spirit-killers counted from",
      options: { year: "The branch of the year", day: "The branch of the day" },
    },
    luckRule: {
      title: "Start of luck",
      options: { wholeYears: "Whole years (daeunsu)", exact: "To the hour" },
    },
  },
  refusals: { longitudeNeeded: calendar.refusals.longitudeNeeded },
  omissions: {
    gender:
      "No gender was given. Luck runs as for a man; for a woman it runs the other way. Nothing else depends on it.",
    birthHour:
      "No time of birth was given. Three pillars were read, and six characters counted; the hour and the start of luck are left out. Every double hour of the day was tried.",
  },
  reading: (answer: SajuAnswer) => ({
    paragraphs: readOut(answer),
    outline: OUTLINE,
    facts: factsOf(answer),
  }),
  picture: {
    title: "Saju",
    subtitle: ({ chartTime, strength, helper }: SajuAnswer) =>
      `${chartTime ? `${chartTime.local.slice(0, 16).replace("T", " ")} · ` : ""}${singang[strength.value]} · helped by ${phase[helper.value]} ${nativeOf(PHASE, helper.value)}`,
    desc: ({ pillars }: SajuAnswer) =>
      `Four pillars: ${(["year", "month", "day", "hour"] as const)
        .map((place) => pillars[place])
        .map((one) =>
          one ? `${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}` : "no hour",
        )
        .join(", ")}`,
    heads: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
    rows: ["god", "stem", "branch", "god", "stage", "killer"],
    god: (id: SajuAnswer["pillars"]["year"]["stemGod"]): string => SIPSEONG.writings[id]!.roman!,
    stage: (id: SajuAnswer["pillars"]["year"]["stage"]): string => UNSEONG.writings[id]!.roman!,
    sinsal: (id: Sinsal): string => SINSAL.writings[id]!.roman!,
    luck: ({ luck }: SajuAnswer) =>
      `Ten-year luck, ${luck.forward ? "forward" : "backward"}${luck.number === null ? "" : `, from age ${luck.cycles[0]!.age}`}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal;
  omissions: { gender: {}; birthHour: {} };
}>;

export type SajuWords = Translation<typeof en>;
