import { type Speaker, type Translation, type Words } from "#sdk";
import type { answer, Phrases, PorhalaanAnswer } from "../answer.ts";
import { DAY_NAMES as porhalaanDay, MONTH_NAMES as porhalaanMonth, type Told } from "../days.ts";
import type { CONVENTIONS, input } from "../input.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const dateText = (date: string) =>
  `${Number(date.slice(-2))} ${MONTHS[Number(date.slice(-5, -3)) - 1]!} ${date.slice(0, -6)}`;

const hala = { head: "head", belly: "belly", tail: "tail" };
const planets = {
  sun: "the Sun",
  moon: "the Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
};
const omens: Record<Told, string> = {
  artia: "a day to take counsel",
  suma: "a day to fish and to hunt",
  anggara: "an ill day, fit for making medicine and for hunting",
  muda: "the day of rice: plant, and hold a feast",
  boraspati: "a day to feast, to build or enter a house, to look for work and to open a business",
  singkora: "a day to travel far, to ask for work, to meet people of rank, to trade and to wed",
  samisara: "a day of kings, good for the newly wed and for feasts",
  artiaAek: "a day for every feast, for counsel, for making peace and for new business",
  sumaMangadop: "not a good day: be on your guard",
  anggaraSampulu: "an ill day: mind your words; fit for medicine and fishing",
  mudaMangadop: "a day to rest and to feast",
  boraspatiTangkup: "a day to meet people of rank, to work and to give thanks",
  singkoraPurasa: "a day to wed, to build, to enter a house and to visit parents",
  samisaraPurasa: "a day of kings: great feasts, and those of the young",
  tula: "a slack day: clear fields, plant coconuts, leave great things",
};

export const en = {
  title: "Porhalaan, the Batak calendar",
  summary:
    "A day of the bamboo calendar of the Toba Batak: its name among the thirty, what it is good for, the days of the scorpion, and the whole year as it is cut",
  fields: {
    civil: "The day",
    date: "Date",
    weekday: "Weekday",
    month: "Month",
    day: "Day",
    name: "Name of the day",
    planet: "Planet",
    omen: "Good for",
    hala: "Scorpion",
    leaning: "Leaning",
    nextHala: "Next day of the scorpion",
    year: "The year",
    begins: "Begins",
    days: "Days",
  },
  terms: { porhalaanDay, porhalaanMonth, hala },
  phrases: {
    told: ({ day }) => `${porhalaanDay[day]} is ${omens[day]}`,
    scorpion: ({ part }) =>
      `The scorpion shows its ${hala[part]}, and no great feast is held before it`,
  },
  conventions: {
    newYear: {
      title: "Turn of the year",
      options: { may: "New moon of May", april: "New moon of April" },
    },
  },
  reading: (
    { civil, month, day, name, planet, omen, hala: part, nextHala }: PorhalaanAnswer,
    say: Speaker,
  ) => [
    `${dateText(civil.date)} is ${porhalaanDay[name]}, day ${day} of ${porhalaanMonth[month]}${planet === null ? ", one of the two that close a month without a planet" : `, a day of ${planets[planet]}`}.`,
    omen === null
      ? "What is on record tells the days as far as the full moon; of this one it has no saying."
      : `${say.phrase(omen)}.`,
    part === null
      ? `The scorpion is away until ${dateText(nextHala)}.`
      : `The Moon stands by the scorpion, hala, at its ${hala[part]}: put off a wedding or any great feast.`,
  ],
  picture: {
    title: ({ name }: PorhalaanAnswer) => porhalaanDay[name],
    desc: ({ day, month }: PorhalaanAnswer) =>
      `A bamboo cut with a row for each month and a square for each day; day ${day} of ${porhalaanMonth[month]} is framed`,
    subtitle: ({ day, month, civil }: PorhalaanAnswer) =>
      `day ${day} of ${porhalaanMonth[month]}, ${dateText(civil.date)}`,
    legend: "red: days of the scorpion",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Phrases;
  conventions: typeof CONVENTIONS;
}>;

export type PorhalaanWords = Translation<typeof en>;
