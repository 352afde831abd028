import type { Translation, Words } from "#sdk";
import { dayPlanet as names, direction, inSentence } from "../../core/words/en.ts";
import type { answer, HousesAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const dayPlanet = {
  sun: { text: names.sun, portrait: "generous, impatient and resourceful" },
  moon: { text: names.moon, portrait: "observant, intuitive and jealous of its own ground" },
  mars: { text: names.mars, portrait: "noble, strong-willed and a lover of fair play" },
  mercury: { text: names.mercury, portrait: "quick, inventive and impulsive" },
  jupiter: { text: names.jupiter, portrait: "ambitious, quiet about it and clever at planning" },
  venus: { text: names.venus, portrait: "sensitive, artistic and talkative" },
  saturn: { text: names.saturn, portrait: "sharp, stubborn and philosophical" },
  rahu: { text: names.rahu, portrait: "independent, driven and private" },
};

const mahaboteHouse = {
  binga: {
    text: "Binga, change",
    portrait: "never stays in one mould; moves house, trade and mind, and stays young by it",
  },
  atun: {
    text: "Ahtun, brilliance",
    portrait: "is noticed early, burns for a cause, and should bank the fire at night",
  },
  yaza: {
    text: "Yaza, the king",
    portrait: "earns by diligence, keeps by order, and is trusted with other people's goods",
  },
  adipati: {
    text: "Adipati, the lord",
    portrait: "leads by nature, finishes what others began, and seldom asks",
  },
  marana: {
    text: "Marana, the trial",
    portrait: "meets obstacles early, grows careful and tough, and helps others through theirs",
  },
  thike: {
    text: "Thike, the treasure",
    portrait: "gathers and stores, prefers the house to the street, and is richer than it looks",
  },
  puti: {
    text: "Puti, the worn",
    portrait: "tires and recovers, is honest to a fault, and learns the value of rest",
  },
};

const burmeseDay = {
  saturday: "Saturday",
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesdayMorning: "Wednesday before noon",
  wednesdayBeforeSix: "Wednesday before six in the evening",
  thursday: "Thursday",
  friday: "Friday",
  wednesdayAfternoon: "Wednesday after noon",
  wednesdayEvening: "Wednesday evening",
};

const dayAnimal = {
  naga: "naga",
  garuda: "garuda",
  tiger: "tiger",
  lion: "lion",
  tuskedElephant: "tusked elephant",
  rat: "rat",
  guineaPig: "guinea pig",
  tusklessElephant: "tuskless elephant",
};

export const en = {
  title: "Mahabote chart",
  summary:
    "Mahabote houses from Burmese year remainder and weekday (Wednesday split), planet, animal and direction",
  weighs: "What the house of the birth is worth, by weights of our own",
  fields: {
    burmeseDate: "Burmese date",
    year: "Year",
    month: "Month",
    monthName: "Name of the month",
    remainder: "Remainder by seven",
    planet: "Planet",
    portrait: "Character",
    day: "Day",
    animal: "Animal",
    direction: "Side of the pagoda",
    house: "House",
    houses: "The seven houses",
    birth: "House of the birth",
  },
  terms: { dayPlanet, mahaboteHouse, burmeseDay, dayAnimal, direction },
  phrases: {
    base: "Any birth",
    house: ({ house }) => `The birth stands in ${mahaboteHouse[house].text}`,
  },
  conventions: {
    wednesday: {
      title: "Rahu's part of Wednesday",
      options: { noon: "from noon", evening: "from six in the evening" },
    },
  },
  refusals: {
    "before-the-era": {
      when: "The date lies before 22 March 641, where the Burmese era is not reckoned",
      says: "Cannot find the Burmese year: the date lies before the reckoning begins, on 22 March 641",
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: before noon was taken. It matters for births on a Wednesday alone, which Mercury and Rahu share.",
  },
  reading: ({ planet, day, animal, direction: side, house, houses, ...rest }: HousesAnswer) => {
    const { year } = rest.burmeseDate;
    const others = houses
      .filter((one) => one.house !== house)
      .map((one) => `${inSentence(one.planet)} (${mahaboteHouse[one.house].text})`);
    return [
      `Born on ${burmeseDay[day]}, the day of ${inSentence(planet)}: the animal is the ${dayAnimal[animal]}, the side of the pagoda the ${direction[side]}. People of this day are called ${dayPlanet[planet].portrait}.`,
      `The Burmese year is ${year}, which leaves ${rest.remainder} when divided by seven, and puts the birth into ${mahaboteHouse[house].text}: someone here ${mahaboteHouse[house].portrait}.`,
      `In the other houses stand ${others.join("; ")}.`,
      "The names of the houses are symbols of a year's seven squares; periods of life are not reckoned here.",
    ];
  },
  picture: {
    title: (year: number, house: keyof typeof mahaboteHouse) =>
      `Mahabote, year ${year}: ${mahaboteHouse[house].text}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "before-the-era": {} };
  omissions: { birthTime: {} };
}>;

export type MahaboteWords = Translation<typeof en>;
