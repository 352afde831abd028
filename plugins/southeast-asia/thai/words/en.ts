import type { Translation, Words } from "#sdk";
import { dayPlanet as names, direction, inSentence } from "../../core/words/en.ts";
import type { answer, WheelAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import type { Bond } from "../wheel.ts";

const dayPlanet = {
  sun: {
    text: names.sun,
    portrait: "proud, open-handed, quick to flare and quick to forgive",
  },
  moon: { text: names.moon, portrait: "soft of manner, changeable, gifted in pleasing" },
  mars: { text: names.mars, portrait: "daring, plain, ready for the hard part first" },
  mercury: { text: names.mercury, portrait: "fluent, curious, a trader in words" },
  jupiter: { text: names.jupiter, portrait: "a teacher by nature, fair, fond of order" },
  venus: { text: names.venus, portrait: "charming, fond of art and comfort" },
  saturn: { text: names.saturn, portrait: "serious, enduring, slow to trust" },
  rahu: { text: names.rahu, portrait: "bold in the dark, hard to fool, given to extremes" },
};

const birthday = {
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesdayDay: "Wednesday by day",
  saturday: "Saturday",
  thursday: "Thursday",
  wednesdayNight: "Wednesday by night",
  friday: "Friday",
};

const colour = {
  red: "red",
  creamYellow: "cream and yellow",
  pink: "pink",
  green: "green",
  purple: "purple",
  orange: "orange",
  greyBlack: "grey and black",
  blue: "blue",
};

const place = {
  boriwan: { text: "retinue", theme: "household, dependants and those who stand near" },
  ayu: { text: "vitality", theme: "health and the way of living" },
  det: { text: "power", theme: "authority, rank and standing" },
  si: { text: "fortune", theme: "luck, charm and wealth" },
  mula: { text: "foundation", theme: "house, land and savings" },
  utsaha: { text: "effort", theme: "work and perseverance" },
  montri: { text: "patron", theme: "teachers and those who help" },
  kalakini: { text: "misfortune", theme: "what is better kept out of a name" },
};

const bond: Readonly<Record<Bond, string>> = {
  friends: "is a friend of",
  enemies: "is at odds with",
  neutral: "is neither friend nor foe of",
};

const stands = (of: keyof typeof place, how: Bond) =>
  `The planet of ${place[of].text} ${bond[how]} the planet of birth`;

export const en = {
  title: "Maha Thaksa wheel",
  summary:
    "Eight-fold wheel of the weekday: retinue, life, power, fortune, foundation, effort, teacher and misfortune, with letters, colour and direction",
  weighs:
    "How the planets of fortune, patron, power and misfortune stand to that of the birth, the sum of its testimonies",
  inputs: {
    nightAfter: {
      label: "Beginning of Wednesday night",
      about: "Clock time at which Wednesday night begins, HH:MM; default 18:00",
    },
  },
  fields: {
    planet: "Planet",
    portrait: "Character",
    birthday: "Birthday",
    weekday: "Day of the week",
    night: "Wednesday night",
    wheel: "The wheel",
    place: "Place",
    theme: "What it is about",
    planetNumber: "Number of the planet",
    letters: "Letters",
    colour: "Colour",
    direction: "Side",
    luckyLetters: "Letters for a name",
    avoidLetters: "Letters to leave out",
  },
  terms: { dayPlanet, birthday, colour, direction, place },
  phrases: {
    base: "Any birthday",
    si: ({ bond }) => stands("si", bond),
    montri: ({ bond }) => stands("montri", bond),
    det: ({ bond }) => stands("det", bond),
    kalakini: ({ bond }) => stands("kalakini", bond),
    nightBegins: ({ time }) => `Night begins between 12:00 and 23:59, got ${time}`,
  },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. Births before 6:00 belong to the day before, and Wednesday has a night of its own.",
  },
  reading: ({ wheel, birthday: day, planet }: WheelAnswer) => {
    const at = (id: keyof typeof place) => wheel.find((one) => one.place === id)!;
    const [fortune, patron, misfortune] = [at("si"), at("montri"), at("kalakini")];
    return [
      `The birth belongs to ${birthday[day]}, under ${inSentence(planet)}: ${dayPlanet[planet].portrait}.`,
      `Clockwise from there, power lies with ${inSentence(at("det").planet)}, fortune with ${inSentence(fortune.planet)} and the patron's place with ${inSentence(patron.planet)}. Good things are looked for in the ${direction[fortune.direction]} and in ${colour[fortune.colour]}; helpers in the ${direction[patron.direction]}.`,
      `A name may well begin with one of ${fortune.letters.join(" ")} and leaves out ${misfortune.letters.join(" ")}, the letters of ${inSentence(misfortune.planet)}; ${colour[misfortune.colour]} is worn seldom.`,
    ];
  },
  picture: { title: (day: keyof typeof birthday) => `Maha Thaksa: ${birthday[day]}` },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: { nightBegins: { time: string } };
  omissions: { birthTime: {} };
}>;

export type ThaksaWords = Translation<typeof en>;
