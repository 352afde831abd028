import { english, type Speaker, type Translation, type Words } from "#sdk";
import { dateText } from "../../core/words/en.ts";
import type { answer, Phrases, TurkicAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { ordinal } = english;

const turkicAnimal = {
  mouse: "mouse",
  ox: "ox",
  leopard: "leopard",
  hare: "hare",
  crocodile: "crocodile",
  snake: "snake",
  horse: "horse",
  sheep: "sheep",
  monkey: "monkey",
  hen: "hen",
  dog: "dog",
  pig: "pig",
};
const bulgarYear = {
  somor: "somor",
  shegor: "shegor",
  ver: "ver",
  dvan: "dvan",
  vereni: "vereni",
  dilom: "dilom",
  imen: "imen",
  teku: "teku",
  toh: "toh",
  eth: "eth",
  dohs: "dohs",
};
const uyghurMonth = {
  aram: "aram, the first month",
  ikinti: "the second month",
  ucunc: "the third month",
  tortunc: "the fourth month",
  besinc: "the fifth month",
  altinc: "the sixth month",
  yitinc: "the seventh month",
  sekizinc: "the eighth month",
  tokuzunc: "the ninth month",
  onunc: "the tenth month",
  birYigirminc: "the eleventh month",
  caxsapat: "chakhshapat, the month of precepts",
};
const foretold = {
  ox: "wars are many, since oxen butt one another",
  crocodile: "rain and plenty are expected, since it lives in water",
  hen: "food is plentiful and worry too, since a hen scratches for every grain",
  pig: "snow, cold and discord are expected",
};

export const en = {
  title: "Turkic animal year",
  summary:
    "Year among the twelve animals by Kashgari's names with what he says is expected of it, the Uyghur month, and the Bulgar name of the year",
  fields: {
    civil: "Civil day",
    date: "Date",
    weekday: "Weekday",
    year: "Animal year",
    westernYear: "Western year of its beginning",
    animal: "Animal",
    place: "Place in the twelve",
    begins: "Begins",
    next: "Next year begins",
    forecast: "What is expected",
    bulgar: "Bulgar name",
    name: "Name",
    disputed: "Reading disputed",
    month: "Uyghur month",
    number: "Number",
    leapMonth: "Inserted month",
    day: "Day",
    returns: "Years of the same animal",
  },
  terms: { turkicAnimal, bulgarYear, uyghurMonth },
  phrases: {
    foretold: ({ animal }) => `In a year of the ${turkicAnimal[animal]} ${foretold[animal]}`,
  },
  conventions: {
    newYear: {
      title: "Turn of the year",
      options: { lunar: "With the new moon, as in China", nawruz: "At Nawruz, 21 March" },
    },
  },
  reading: ({ civil, year, forecast, bulgar, month, returns }: TurkicAnswer, say: Speaker) => [
    `${dateText(civil.date)} lies in the year of the ${turkicAnimal[year.animal]}, the ${ordinal(year.place)} of the twelve, which began on ${dateText(year.begins)} and ends before ${dateText(year.next)}.`,
    forecast === null
      ? `Kashgari names the year and does not say what the Turks expected of a ${turkicAnimal[year.animal]}.`
      : `${say.phrase(forecast)}; so Kashgari reports of the Turks.`,
    `${
      month === null
        ? "The Uyghur month is reckoned here from 1645 on."
        : `By the Uyghur count it is day ${month.day} of ${month.leapMonth ? "an inserted month after " : ""}${uyghurMonth[month.name]}.`
    } ${
      bulgar === null
        ? "What the Bulgars called such a year is not on record."
        : `The Bulgars called such a year ${bulgarYear[bulgar.name]}${bulgar.disputed ? ", a reading that is disputed" : ""}.`
    }`,
    `The same animal ruled from ${returns[0]!} and returns in ${returns[1]!} and ${returns[2]!}.`,
  ],
  picture: {
    title: ({ year }: TurkicAnswer) => `Year of the ${turkicAnimal[year.animal]}`,
    desc: ({ year }: TurkicAnswer) =>
      `The ring of twelve years with the ${turkicAnimal[year.animal]} marked, place ${year.place}`,
    from: ({ year }: TurkicAnswer) => `from ${dateText(year.begins)}`,
    month: ({ month }: TurkicAnswer) =>
      month === null
        ? "Uyghur month: from 1645 on"
        : `Uyghur month ${month.number}, day ${month.day}`,
    bulgar: ({ bulgar }: TurkicAnswer) =>
      bulgar === null ? "Bulgar: not on record" : `Bulgar: ${bulgarYear[bulgar.name]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Phrases;
  conventions: typeof CONVENTIONS;
}>;

export type TurkicWords = Translation<typeof en>;
