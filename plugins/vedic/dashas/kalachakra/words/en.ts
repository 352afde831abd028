import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { dashaFields, dashaInputs, dateOf, tellDasha } from "../../words/en.ts";
import type { answer, KalachakraAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign } = core;
const wheel = {
  savyaFirst: "forward wheel, first group",
  savyaSecond: "forward wheel, second group",
  apasavyaFirst: "backward wheel, first group",
  apasavyaSecond: "backward wheel, second group",
};
const leap = {
  manduka: { text: "the frog's leap", sense: "a change that passes over a step" },
  simhavalokana: { text: "the lion's look back", sense: "a turn with a long look behind" },
};
const senses = {
  aries: "starts, heat and rivalry",
  taurus: "means, food and family",
  gemini: "writing, siblings and trade",
  cancer: "home, water and the heart",
  leo: "rank and judgement",
  virgo: "service and repair",
  libra: "contracts and partners",
  scorpio: "hidden things and endurance",
  sagittarius: "teachers and long roads",
  capricorn: "duty and building",
  aquarius: "groups and service at a distance",
  pisces: "rest, shrines and endings that free",
};

export const en = {
  title: "Kalachakra dasha",
  summary: "Kalachakra periods by nakshatra pada with leaps named",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "Moon",
    wheel: "Wheel",
    cycle: "Cycle of signs",
    paramayus: "Years of the cycle",
    elapsed: "Part behind at birth",
    leaps: "Leaps",
    leap: "Leap",
    sense: "Sense",
    from: "From",
    to: "To",
    at: "When",
  },
  terms: { wheel, leap, graha: core.graha, nakshatra: core.nakshatraName },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: core.dateRefusals,
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon. It crosses about four padas in a day, and each has a wheel of its own.",
  },
  reading: (answer: KalachakraAnswer): readonly string[] => [
    `The Moon in pada ${answer.moon.pada} sets the ${wheel[answer.wheel]} going: ${english.list(answer.cycle.map((one) => sign[one]))}, ${answer.paramayus} years in all, of which ${Math.round(answer.elapsed * 100)} percent lie behind at birth. The number belongs to the wheel and measures no life.`,
    tellDasha(
      answer,
      (lord) => sign[lord],
      (lord) => senses[lord],
    ).join(" "),
    ...(answer.leaps.length > 0
      ? [
          answer.leaps
            .map(
              (one) =>
                `On ${dateOf(one.at)} the wheel goes from ${sign[one.from]} to ${sign[one.to]}, ${leap[one.leap].text}: ${leap[one.leap].sense}.`,
            )
            .join(" "),
        ]
      : []),
  ],
  picture: {
    title: "Kalachakra dasha",
    heading: "signs of the pada in their years; darker: the one that runs",
    desc: "Periods of signs on lines below each other against the years",
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: { birthTime: {} };
}>;

export type KalachakraWords = Translation<typeof en>;
