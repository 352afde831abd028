import { english, type Translation, type Words } from "#sdk";
import type { NameRefusals } from "../../letters/latin_name.ts";
import type { answer, ForecastAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

/** What a personal year asks, 1 to 9. */
const YEARS: readonly string[] = [
  "a year of sowing: what is begun now sets the tone for nine years, and nobody else will begin it",
  "a year of waiting in company: things grow under the ground, and tact does more than effort",
  "a year of showing: speak, write, invite, and watch the purse",
  "a year of building: order, papers and the body want attention, and results come by the brick",
  "a year of change: plans made in January are another shape by June, and that is its use",
  "a year of home: people need you, and what is owed in love falls due",
  "a year apart: study, rest and second thoughts; do not force a door",
  "a year of harvest: money and standing follow what was built, and so do its bills",
  "a year of clearing: finish, forgive and give away, since the next one needs the room",
];
/** The ground note of a pinnacle or an essence; masters by their number. */
const NOTES: Readonly<Record<number, string>> = {
  1: "standing alone and leading from there",
  2: "partnership and patience",
  3: "expression and friends",
  4: "work that leaves something standing",
  5: "freedom, travel and trial",
  6: "family, duty and a house in order",
  7: "knowledge, solitude and proof",
  8: "business, power and account",
  9: "a wide public and a large heart",
  11: "insight that others come for, and nerves to match",
  22: "building on a scale larger than oneself",
  33: "teaching by care",
};
/** What a challenge asks, 0 to 8. */
const CHALLENGES: readonly string[] = [
  "the choice among all challenges at once",
  "to say I without raising the voice",
  "not to take every word to heart",
  "to finish one thing before the next",
  "to keep order without becoming its servant",
  "to let go of what is over",
  "to care without correcting",
  "to trust what cannot be proved",
  "to hold money without being held",
];
/** What a single day is good for, 1 to 9. */
const DAYS: readonly string[] = [
  "beginning",
  "meeting",
  "telling",
  "working through",
  "changing something",
  "settling at home",
  "thinking",
  "dealing",
  "finishing",
];

export const en = {
  title: "Numerology forecast",
  summary:
    "Pinnacles, challenges, period cycles, letters in force with their essence, and personal year, month and day over a span",
  inputs: {
    name: {
      label: "Full name",
      about: "As given at birth, in Latin letters; for transits and essence",
    },
    from: { label: "From", about: "First day of the span" },
    to: { label: "To", about: "Last day, at most 92 days on; a month when left out" },
  },
  fields: {
    age: "Age",
    pinnacles: "Pinnacles",
    number: "Number",
    challenge: "Challenge",
    fromAge: "From age",
    toAge: "To age",
    now: "Running",
    periods: "Period cycles",
    transits: "Letters in force",
    part: "Part of the name",
    letter: "Letter",
    value: "Value",
    essence: "Essence",
    total: "Sum",
    months: "Months",
    month: "Month",
    personalYear: "Personal year",
    personalMonth: "Personal month",
    days: "Days",
    date: "Date",
    personalDay: "Personal day",
  },
  phrases: {
    beforeBirth: "The span begins before the birth",
    reversed: "The span ends before it begins",
    tooLong: ({ most }) => `At most ${most} days are told at once`,
  },
  omissions: { name: "No name was given: letters in force and essence are left out." },
  refusals: {
    "no-letters": {
      when: "The name has no letters that can be counted",
      says: ({ name }: { name: string }) => `${name} has no Latin letters to count`,
    },
  },
  reading({ age, pinnacles, periods, essence, transits, months, days }: ForecastAnswer) {
    const pinnacle = pinnacles.find(({ now }) => now)!;
    const period = periods.find(({ now }) => now)!;
    const left =
      pinnacle.toAge === null ? "to the end of the count" : `to the age of ${pinnacle.toAge}`;
    const [month] = months;
    const begins = days.filter(({ personalDay }) => personalDay === 1).slice(0, 3);
    const ends = days.filter(({ personalDay }) => personalDay === 9).slice(0, 3);
    const letters = transits.map(
      ({ letter, part, toAge }) => `${letter} of ${part} until ${toAge}`,
    );
    return [
      `At ${age} the pinnacle in force is ${pinnacle.number}, ${NOTES[pinnacle.number]}, from the age of ${pinnacle.fromAge} ${left}. Its challenge is ${pinnacle.challenge}: ${CHALLENGES[pinnacle.challenge]}. Beneath it runs the long cycle of ${period.number}, ${NOTES[period.number]}.`,
      ...(essence === null
        ? []
        : [
            `The letters in force are ${english.list(letters)}; together they make the essence ${essence.number}: this year of age is lived as ${NOTES[essence.number]}.`,
          ]),
      `The personal year is ${month!.personalYear}: ${YEARS[month!.personalYear - 1]}. In it the first month of the span is a ${month!.personalMonth}, better for ${DAYS[month!.personalMonth - 1]} than for anything else.`,
      ...(days.length > 1
        ? [
            `Days for beginning: ${begins.map(({ date }) => date).join(", ") || "none in this span"}. Days for finishing: ${ends.map(({ date }) => date).join(", ") || "none in this span"}.`,
          ]
        : [
            `The day itself is a ${days[0]!.personalDay}, a day for ${DAYS[days[0]!.personalDay - 1]}.`,
          ]),
    ];
  },
  picture: {
    title: "Pinnacles of a life",
    challenge: (number: number) => `challenge ${number}`,
    age: (age: number) => `age ${age}`,
    cycle: (number: number, from: number) => `${number} from ${from}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Issues;
  omissions: { name: {} };
  refusals: NameRefusals;
}>;

export type ForecastWords = Translation<typeof en>;
