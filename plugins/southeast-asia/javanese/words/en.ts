import type { Translation, Words } from "#sdk";
import { direction } from "../../core/words/en.ts";
import type { answer, WetonAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Pancasuda } from "../weton.ts";

const dina = {
  sunday: { text: "Sunday", portrait: "diligent and proud of work well done" },
  monday: { text: "Monday", portrait: "pleasant to look at and changeable" },
  tuesday: { text: "Tuesday", portrait: "hot, frank and hard to cheat" },
  wednesday: { text: "Wednesday", portrait: "quiet, good-humoured and fond of knowing" },
  thursday: { text: "Thursday", portrait: "polite and a little feared" },
  friday: { text: "Friday", portrait: "clean-handed and given to prayer" },
  saturday: { text: "Saturday", portrait: "commanding, glad to be obeyed" },
};

const pasaran = {
  legi: {
    text: "Legi",
    portrait: "dignified, honest and generous, sometimes to the bottom of the purse",
  },
  pahing: {
    text: "Pahing",
    portrait: "brave and ambitious, a born trader with a hard head",
  },
  pon: { text: "Pon", portrait: "loyal and hard-working, too easily provoked" },
  wage: { text: "Wage", portrait: "patient and clever with money, slow to forget a slight" },
  kliwon: {
    text: "Kliwon",
    portrait: "strong in spirit and giving, firm to the point of hardness",
  },
};

const pancasuda = {
  wasesaSegara: {
    text: "the mastering sea",
    meaning: "wide-hearted and forgiving, with livelihood enough",
  },
  tunggakSemi: { text: "the stump that sprouts", meaning: "what is spent grows back" },
  satriyaWibawa: {
    text: "the noble with dignity",
    meaning: "honour comes without being chased",
  },
  sumurSinaba: {
    text: "the well that is visited",
    meaning: "others come for advice and shelter",
  },
  satriyaWirang: {
    text: "the noble put to shame",
    meaning: "meets hindrance and learns to bear it upright",
  },
  bumiKapetak: {
    text: "the buried earth",
    meaning: "works long in the dark, and feels for the soil",
  },
  lebuKatiupAngin: {
    text: "dust blown by the wind",
    meaning: "moves often, and gains most where roots are not asked for",
  },
};

/** The seven as Java calls them. */
const javanese: Readonly<Record<Pancasuda, string>> = {
  wasesaSegara: "Wasesa Segara",
  tunggakSemi: "Tunggak Semi",
  satriyaWibawa: "Satriya Wibawa",
  sumurSinaba: "Sumur Sinaba",
  satriyaWirang: "Satriya Wirang",
  bumiKapetak: "Bumi Kapetak",
  lebuKatiupAngin: "Lebu Katiup Angin",
};

const colour = {
  white: "white",
  red: "red",
  yellow: "yellow",
  black: "black",
  manyColours: "many colours",
};

export const en = {
  title: "Javanese weton",
  summary: "Birth weekday and market day, neptu, character, wuku and next weton dates",
  weighs: "The pancasuda and the neptu of the birth, the sum of its testimonies",
  inputs: {
    from: {
      label: "Wetons from",
      about: "Date from which the next wetons are listed; default the birth",
    },
  },
  fields: {
    weton: "Weton",
    weekday: "Weekday",
    dina: "Day of the week",
    portrait: "Character",
    marketDay: "Market day",
    pasaran: "Pasaran",
    neptu: "Neptu",
    direction: "Side",
    colour: "Colour",
    pancasuda: "Pancasuda",
    meaning: "Meaning",
    dayWeight: "Weight of the weekday",
    sum: "Sum of the weights",
    wuku: "Wuku",
    number: "Number",
    name: "Name",
    day: "Day of the week",
    afterSunset: "Born after sunset",
    beforeSunrise: "Born before sunrise",
    sunsetKnown: "Sunset of the place known",
    nextWeton: "Next dates",
  },
  terms: { dina, pasaran, pancasuda, direction, colour },
  phrases: {
    base: "Any weton",
    pancasuda: ({ dayWeight, marketWeight, pancasuda: id }) =>
      `The weights ${dayWeight} and ${marketWeight} leave ${javanese[id]}, ${pancasuda[id].text}`,
    neptu: "The higher the neptu, the stronger the day",
    noSuchDate: ({ date }) => `There is no date ${date}`,
  },
  conventions: {
    dayBegin: {
      title: "Beginning of the day",
      options: { sunset: "at sunset", sunrise: "at sunrise" },
    },
    pancasuda: {
      title: "Weights of pancasuda",
      options: {
        pawukon: "weights of the pawukon: Sunday 6, 4, 3, 6, 5, 7, 8",
        neptu: "the neptu itself",
      },
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The Javanese day begins at sunset, so a birth in the evening has the next weton; where the day is begun at sunrise, one before it has the last.",
  },
  reading: (birth: WetonAnswer) => {
    const { weekday, marketDay, neptu, wuku, weton } = birth;
    const { pancasuda: left, dayWeight, sum } = birth.pancasuda;
    const reckoned =
      dayWeight === weekday.neptu
        ? "By seven it leaves"
        : `For the pancasuda the old tables weigh the weekday ${dayWeight}: ${sum} by seven leaves`;
    const when = birth.afterSunset
      ? " It came after sunset and so belongs to the day that had just begun."
      : birth.beforeSunrise
        ? " It came before sunrise and so belongs to the day that was ending."
        : "";
    return [
      `The birth is ${weton}.${when} The weekday makes someone ${dina[weekday.dina].portrait}; the market day, whose side is the ${direction[marketDay.direction]} and whose colour is ${colour[marketDay.colour]}, makes them ${pasaran[marketDay.pasaran].portrait}.`,
      `The weights ${weekday.neptu} and ${marketDay.neptu} make a neptu of ${neptu}. ${reckoned} ${javanese[left]}, ${pancasuda[left].text}: ${pancasuda[left].meaning}.`,
      `The week is wuku ${wuku.name}, number ${wuku.number} of thirty. The weton comes round every thirty-five days, next on ${birth.nextWeton[0]}.`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: { noSuchDate: { date: string } };
  omissions: { birthTime: {} };
}>;

export type WetonWords = Translation<typeof en>;
