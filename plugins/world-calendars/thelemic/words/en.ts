import { en as lore } from "#lore/words/en.ts";
import type { Translation, Words } from "#sdk";
import type { AnnoAnswer, answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const feast = {
  "supreme-ritual": { text: "Feast for the Supreme Ritual", ordinance: "Liber AL II.40" },
  "writing-1": {
    text: "First day of the Writing of the Book of the Law",
    ordinance: "Liber AL II.38",
  },
  "writing-2": {
    text: "Second day of the Writing of the Book of the Law",
    ordinance: "Liber AL II.38",
  },
  "writing-3": {
    text: "Third day of the Writing of the Book of the Law",
    ordinance: "Liber AL II.38",
  },
  "prophet-and-bride": {
    text: "Feast for the First Night of the Prophet and his Bride",
    ordinance: "Liber AL II.37",
  },
  crowleymas: { text: "Crowleymas", ordinance: "Custom: birth of Crowley, 12 October 1875" },
  "greater-feast": { text: "Crowley's Greater Feast", ordinance: "Custom: 1 December 1947" },
  "equinox-of-the-gods": {
    text: "Feast for the Equinox of the Gods (March equinox)",
    ordinance: "Liber AL II.40",
  },
  "june-solstice": { text: "Feast of the Times: June solstice", ordinance: "Liber AL II.36" },
  "september-equinox": {
    text: "Feast of the Times: September equinox",
    ordinance: "Liber AL II.36",
  },
  "december-solstice": {
    text: "Feast of the Times: December solstice",
    ordinance: "Liber AL II.36",
  },
};

export const en = {
  title: "Thelemic date",
  summary: "Anno in docosades, Sun and Moon signs, weekday and feasts",
  fields: {
    yearsSinceEpoch: "Years since 1904",
    anno: "Anno",
    docosade: "Docosade",
    yearInDocosade: "Year of the docosade",
    sun: "Sun",
    moon: "Moon",
    sign: "Sign",
    degree: "Degree",
    symbol: "Symbol",
    longitudeDeg: "Longitude",
    dies: "Day of the week",
    feasts: "Feasts",
    ordinance: "Ordained by",
    formatted: "Written out",
    symbols: "In symbols",
  },
  terms: { feast },
  phrases: {
    written: ({ year, sun, moon, dies }) =>
      `Anno ${year}, sun in ${sun.degree}° ${lore.sign[sun.sign]}, moon in ${moon.degree}° ${lore.sign[moon.sign]}, ${dies}`,
  },
  conventions: {
    boundary: {
      title: "Beginning of the year",
      options: {
        equinox: "instant of the March equinox",
        march20: "20 March, local midnight",
      },
    },
  },
  refusals: {
    "outside-ephemeris": {
      when: "The date lies outside the years -998 to 2998",
      says: ({ year, first, last }) =>
        `Cannot place Sun and Moon: the year is ${year}, must be within ${first} to ${last}`,
    },
  },
  omissions: {
    time: "No time was given: noon was taken. The Sun's and the Moon's degrees follow the hour.",
  },
  reading: ({ anno, yearsSinceEpoch, sun, moon, dies, feasts }: AnnoAnswer) => {
    const kept = feasts.map((id) => feast[id].text).join("; ");
    return [
      [
        `Anno ${anno ?? yearsSinceEpoch}: the Sun stands in ${sun.degree}° ${lore.sign[sun.sign]} and the Moon in ${moon.degree}° ${lore.sign[moon.sign]}.`,
        `The weekday is written ${dies}.`,
        ...(anno === null ? ["The day lies before the epoch, so no span is counted."] : []),
        ...(kept ? [`Kept on it: ${kept}.`] : []),
      ].join(" "),
      "Years are counted from the March equinox of 1904 in spans of twenty-two, one for each trump of the tarot: the upper numeral tells the span, the lower one the year within it. Signs and degrees are those of the tropical zodiac, degrees begun and not rounded.",
      "It is a way of dating letters and keeping feasts; the year's number carries no forecast of its own.",
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "outside-ephemeris": { year: number; first: number; last: number } };
  omissions: { time: {} };
}>;

export type AnnoWords = Translation<typeof en>;
