import type { Translation, Words } from "#sdk";
import { dateText, MONTHS } from "../../core/words/en.ts";
import type { answer, ComputusAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const easterFeast = {
  septuagesima: "Septuagesima",
  shroveTuesday: "Shrove Tuesday",
  meatfare: "Meatfare Sunday",
  forgiveness: "Forgiveness Sunday",
  cleanMonday: "Clean Monday",
  ashWednesday: "Ash Wednesday",
  palmSunday: "Palm Sunday",
  maundyThursday: "Maundy Thursday",
  goodFriday: "Good Friday",
  easterMonday: "Easter Monday",
  ascension: "Ascension",
  pentecost: "Pentecost",
  whitMonday: "Whit Monday",
  trinity: "Trinity Sunday",
  corpusChristi: "Corpus Christi",
};

export const en = {
  title: "Easter of a year",
  summary:
    "Western and Orthodox Easter with every step, golden number, epact, Sunday letter, indiction and the moveable feasts",
  inputs: { year: { label: "Year", about: "326 to 9999; the Western reckoning begins in 1583" } },
  fields: {
    year: "Year",
    western: "Western reckoning",
    orthodox: "Orthodox reckoning",
    easter: "Easter Sunday",
    date: "Date",
    weekday: "Weekday",
    fullMoon: "Full moon of the tables",
    steps: "Step by step",
    step: "Step",
    rule: "By the rule",
    value: "Gives",
    feasts: "Moveable feasts",
    feast: "Feast",
    day: "Day",
    advent: "First Sunday of Advent",
    epact: "Epact",
    sundayLetter: "Sunday letter",
    julian: "In the Julian calendar",
    daysBetween: "Days from the Western to the Orthodox Easter",
    goldenNumber: "Golden number",
    solarCycle: "Solar cycle",
    indiction: "Indiction",
  },
  terms: {
    easterFeast,
    easterStep: {
      goldenNumber: { text: "Golden number", rule: "The rest of year ÷ 19, plus 1" },
      century: { text: "Century", rule: "Hundreds of the year, plus 1" },
      leapDaysDropped: {
        text: "Leap days dropped",
        rule: "¾ of the century, rounded down, less 12",
      },
      moonCorrection: {
        text: "Correction of the Moon",
        rule: "(8 × century + 5) ÷ 25, rounded down, less 5",
      },
      epact: {
        text: "Epact",
        rule: "The rest of (11 × golden number + 20 + correction of the Moon − leap days dropped) ÷ 30",
      },
      correctedEpact: {
        text: "Epact as it is used",
        rule: "24 becomes 25, and 25 becomes 26 where the golden number is above 11",
      },
      fullMoonMarch: {
        text: "Full moon, counted in March",
        rule: "44 less the epact, plus 30 where that is before the 21st; 32 is 1 April",
      },
      daysToSunday: {
        text: "Days to the Sunday after it",
        rule: "One to seven: a Sunday that is itself the full moon gives way to the next",
      },
    },
  },
  reading({ year, western, orthodox, daysBetween, goldenNumber, indiction }: ComputusAnswer) {
    const old = `The churches that keep the Julian tables celebrate on ${dateText(orthodox.easter.date)}, which those tables call ${dateText(orthodox.julian)}`;
    if (western === null) {
      return [
        `In ${year} there was one reckoning of Easter, the Julian: ${dateText(orthodox.julian)}, a day that the Gregorian calendar, reckoned backwards, calls ${dateText(orthodox.easter.date)}.`,
        `The golden number is ${goldenNumber}, the epact ${orthodox.epact} and the indiction ${indiction}.`,
      ];
    }
    const find = (wanted: string) => western.feasts.find(({ feast }) => feast === wanted)!.day.date;
    const apart =
      daysBetween === 0
        ? `${old}: this year the two agree.`
        : `${old}, ${daysBetween! / 7 === 1 ? "a week" : `${daysBetween! / 7} weeks`} later.`;
    return [
      `Easter of ${year} is ${dateText(western.easter.date)} in the Western churches. ${apart}`,
      `The reckoning needs no sky. The year is the ${goldenNumber}${suffix(goldenNumber)} of the nineteen after which the Moon repeats herself; corrected for the centuries that gives an epact of ${western.epact}, and so a full moon on ${dateText(western.fullMoon.date)}. Easter is the Sunday after it.`,
      `Lent opens with Ash Wednesday on ${dateText(find("ashWednesday"))}, Ascension is ${dateText(find("ascension"))}, Pentecost ${dateText(find("pentecost"))}, and the next church year begins with Advent on ${dateText(western.advent.date)}.`,
    ];
  },
  picture: {
    title: (year: number) => `Easter ${year}`,
    month: (date: string) =>
      `${MONTHS[Number(date.slice(-5, -3)) - 1]!} ${Number(date.slice(0, -6))}`,
    date: dateText,
    easter: (isWestern: boolean) =>
      isWestern ? "Easter Sunday" : "Easter Sunday (Gregorian date)",
    other: (date: string) => `Orthodox Easter: ${dateText(date)}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ComputusWords = Translation<typeof en>;

function suffix(value: number): string {
  if (value > 10 && value < 14) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}
