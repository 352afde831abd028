import { english, type Translation, type Words } from "#sdk";
import type { Greeting } from "../../signs.ts";
import { correlation, daySign, language } from "../../words/en.ts";
import type { answer, BirthAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const numberWeight = {
  gentle: "a low number, which speaks softly",
  growing: "a number that is still gathering strength",
  even: "a middle number, even and well balanced",
  strong: "a high number, strong enough to need a steady hand",
};

const greetings: Readonly<Record<Greeting, string>> = {
  sought: "A day sought for thanks and beginnings",
  taken: "A day taken as it comes",
  minded: "A day approached with care",
};

const direction = { east: "east", north: "north", west: "west", south: "south" };
const colour = { red: "red", white: "white", black: "black", yellow: "yellow" };

const NAMED = "Named after";

export const en = {
  title: "Maya birth sign",
  summary:
    "Day-keeper's reading of a birth day: sign, number, trecena, conception and destiny signs of the cross",
  weighs: "How day-keepers greet the sign and weigh the number of the birth, by weights of our own",
  fields: {
    day: "Day",
    "day/day": NAMED,
    "trecena/day": NAMED,
    "conception/day": NAMED,
    "destiny/day": NAMED,
    "action/day": NAMED,
    "feeling/day": NAMED,
    "yearBearer/day": NAMED,
    number: "Number",
    name: "Name",
    text: "Number and name",
    portrait: "Character",
    kin: "Place in the round of 260",
    numberWeight: "Strength of the number",
    direction: "Direction",
    colour: "Colour",
    trecena: "Trecena",
    dayOfTrecena: "Day of the trecena",
    cross: "Cross",
    conception: "Conception",
    destiny: "Destiny",
    action: "Action",
    feeling: "Feeling",
    lordOfNight: "Lord of the night",
    haab: "Haab",
    month: "Month",
    yearBearer: "Year bearer",
    longCount: "Long count",
  },
  terms: { daySign, numberWeight, direction, colour },
  phrases: {
    base: "Any day of the round",
    sign: ({ greeted }) => greetings[greeted],
    number: ({ weighs }) => english.capital(numberWeight[weighs]),
  },
  conventions: { language, correlation },
  reading: (answer: BirthAnswer) => {
    const { day, trecena, cross, dayOfTrecena } = answer;
    const { conception, destiny, action, feeling } = cross;
    return [
      `The birth day is ${day.text}, the day of the ${bare(day.day)}. Whoever is born under it ${daySign[day.day].portrait}. It bears ${numberWeight[answer.numberWeight]}, and looks to the ${direction[answer.direction]}, whose colour is ${colour[answer.colour]}.`,
      `It is day ${dayOfTrecena} of the thirteen that begin with 1 ${trecena.name}; over all of them lies the mood of the ${bare(trecena.day)}.`,
      `On the cross of the day-keepers the conception day is ${conception.text}: the one it shapes ${daySign[conception.day].portrait}, and that is how youth begins. The day of destiny is ${destiny.text}, which ${daySign[destiny.day].portrait}; later years grow towards it. Action leans on ${action.text} (${bare(action.day)}), feeling on ${feeling.text} (${bare(feeling.day)}).`,
      "The day changes here at midnight; day-keepers who count from sunrise give an earlier birth to the day before.",
    ];
  },
  picture: {
    title: (day: string) => `Maya birth day ${day}`,
    conception: "conception",
    destiny: "destiny",
    action: "action",
    feeling: "feeling",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type BirthWords = Translation<typeof en>;

/** What a day is named after, without its article. */
function bare(sign: keyof typeof daySign): string {
  return daySign[sign].text.replace(/^the /, "");
}
