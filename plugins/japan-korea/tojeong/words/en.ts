import { PILLAR, type PhaseRelation } from "#lore";
import type { Speaker, Translation, Words } from "#sdk";
import type { OldDateRefusal } from "../../core/old_date.ts";
import { calendarOutOfRange } from "../../core/words/en.ts";
import type { answer, Phrases, TojeongAnswer, Tone } from "../answer.ts";
import { HEXAGRAM, type HexagramId } from "../hexagrams.ts";
import type { input } from "../input.ts";
import { hexagram, INSIDE, OUTSIDE, trigram, TURN } from "./en/figures.ts";

const YEAR: Readonly<Record<PhaseRelation, string>> = {
  generatedBy: "The year feeds the one who walks in it",
  same: "The year and its walker are of one element",
  controls: "The walker has the year in hand, at the price of effort",
  generates: "The walker gives the year more than it returns",
  controlledBy: "The year presses on the walker",
};

const tones = { bright: "bright", fair: "fair", even: "even", guarded: "guarded" };

const COUNSELS: Readonly<Record<Tone, readonly string[]>> = {
  bright: [
    "ask now for what you have waited to ask",
    "a door stands open; go in before supper",
    "help comes from someone you once helped",
    "what you plant in these weeks takes root",
  ],
  fair: [
    "steady work is seen and paid",
    "a good month to mend, visit and settle",
    "share the gain and it grows",
    "a letter or a visit brings the missing piece",
    "keep to the plan and the plan keeps to you",
  ],
  even: [
    "give more than you take, and sleep well",
    "nothing hurries; finish what lies on the table",
    "keep accounts and keep promises",
    "learn something that has no use yet",
    "put the house in order before the next push",
  ],
  guarded: [
    "leave quarrels to others and papers unsigned for a week",
    "travel light and lend little",
    "rest before you are tired",
    "say no once and kindly",
    "let the slower road be the right one",
  ],
};

const named = (id: HexagramId) => `${HEXAGRAM.writings[id]!.native} (${hexagram[id]})`;

function readOut(answer: TojeongAnswer, say: Speaker) {
  const { months, age, year, code, lunarBirth, score } = answer;
  const reasons = answer.testimonies.slice(1).map((one) => say.phrase(one));
  const verse = say.phrase(answer.verse);
  const leap = lunarBirth.isLeapMonth
    ? " Birth in a leap month is read by the month it repeats."
    : "";
  const above = trigram[answer.upperTrigram.trigram];
  const below = trigram[answer.lowerTrigram.trigram];
  return {
    paragraphs: [
      `For lunar ${year}, at the counted age of ${age}, the three numbers make ${code}: ${above} above ${below}, ${named(answer.hexagram)}, which turns into ${named(answer.becomes)}.${leap}`,
      `${verse} ${reasons.join(". ")}: ${score} of 100.`,
      `${months.map(({ month, tone, says }) => `Month ${month} (${tones[tone]}): ${say.phrase(says)}`).join(". ")}.`,
      "The months are weighed by the elements of the two trigrams; the verses of the printed book are not used.",
    ],
    outline: ["The figure", "The year", "Twelve months"],
    facts: {
      code,
      hexagram: named(answer.hexagram),
      becomes: named(answer.becomes),
      verse,
      reasons,
      months: months.map(({ month, tone, says }) => ({
        month,
        tone: tones[tone],
        says: say.phrase(says),
      })),
      score,
    },
  };
}

export const en = {
  title: "Tojeong Bigyeol, the year",
  summary:
    "Tojeong Bigyeol: upper, middle and lower numbers from age, month and day, one of 144 hexagrams, year verse and twelve months",
  weighs:
    "How the elements of the two trigrams stand to each other and whether the moving line is in its place, by weights of our own",
  inputs: {
    year: {
      label: "Lunar year",
      about: "Lunar year asked about, by the Gregorian year in which it begins",
    },
  },
  fields: {
    lunarBirth: "Lunar date of birth",
    year: "Lunar year",
    "lunarBirth/year": "Year",
    "pillars/year": "Year",
    "numbers/year": "Taese, the year's number",
    month: "Month",
    "numbers/month": "Wolgeon, the month's number",
    isLeapMonth: "Leap month",
    day: "Day",
    "numbers/day": "Iljin, the day's number",
    age: "Counted age",
    pillars: "Pillars",
    numbers: "Numbers",
    monthDays: "Days of the month",
    dayUsed: "Day used",
    upper: "Upper number",
    middle: "Middle number",
    lower: "Lower number",
    code: "Figure",
    upperTrigram: "Upper trigram",
    lowerTrigram: "Lower trigram",
    trigram: "Trigram",
    element: "Element",
    hexagram: "Hexagram",
    becomes: "Turns into",
    verse: "Verse of the year",
    months: "Twelve months",
    branch: "Branch",
    tone: "Tone",
    says: "Counsel",
  },
  terms: { trigram, hexagram, monthTone: tones },
  phrases: {
    base: "Any figure",
    trigrams: ({ relation }: Phrases["trigrams"]) => YEAR[relation],
    line: ({ inPlace }: Phrases["line"]) =>
      `The moving line stands ${inPlace ? "in" : "out of"} its place`,
    verse: ({ above, below, line }: Phrases["verse"]) =>
      `${OUTSIDE[above]}; ${INSIDE[below]}. ${TURN[line - 1]!}.`,
    month: ({ tone, turn }: Phrases["month"]) => COUNSELS[tone][turn]!,
    beforeBirth: ({ year }: Phrases["beforeBirth"]) =>
      `Cannot read a year before the birth: the lunar year of birth is ${year}`,
  },
  refusals: { calendarOutOfRange },
  reading: readOut,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Pick<Phrases, "beforeBirth">;
  refusals: OldDateRefusal;
}>;

export type TojeongWords = Translation<typeof en>;
