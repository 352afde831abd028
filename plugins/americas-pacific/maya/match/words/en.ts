import type { Band, Speaker, Translation, Words } from "#sdk";
import { kinName, seal } from "../../../core/words/en.ts";
import { correlation, daySign, language } from "../../words/en.ts";
import type { answer, MatchAnswer, MatchDay } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const bands: Readonly<Record<Band, string>> = {
  excellent: "excellent",
  good: "good",
  mixed: "mixed",
  challenging: "challenging",
};

export const en = {
  title: "Tzolkin compatibility",
  summary:
    "Match of two tzolkin days by distance, colour, number and trecena, counted from the first person's day: from the second's it may be another",
  weighs:
    "The score of the match: how the two signs stand to each other, with points for numbers and trecena; weights of our own",
  fields: {
    fromSecond: "Score counted from the second",
    kin: "Place in the round of 260",
    number: "Number",
    name: "Day",
    day: "Named after",
    seal: "Seal",
    portrait: "Character",
    couple: "Day of the couple",
  },
  terms: { daySign, seal },
  phrases: {
    sameSign: ({ system }) =>
      system === "tzolkin" ? "Both were born on one sign" : "Both have one seal",
    antipode: ({ system }) =>
      system === "tzolkin"
        ? "The signs stand ten apart, across the round"
        : "The seals challenge each other as antipodes",
    sameDirection: "Both days look to one direction",
    nextDirection: "The second day looks to the direction that follows",
    oppositeDirection: "The days look to opposite directions",
    previousDirection: "The second day looks to the direction that goes before",
    analog: "The seals support each other as analogs",
    guide: "One seal guides the other",
    occult: "The seals are each other's hidden power",
    noRelation: "The seals have no place in each other's oracle",
    sameNumber: ({ system, number }) =>
      system === "tzolkin" ? `Both bear the number ${number}` : `Both bear the tone ${number}`,
    complement: ({ system, a, b }) =>
      `The ${system === "tzolkin" ? "numbers" : "tones"} ${a} and ${b} make fourteen`,
    neighbours: ({ a, b }) => `The numbers ${a} and ${b} are neighbours`,
    sameTrecena: "Both were born in one trecena",
    day: ({ number, name }) => `${number} ${name}`,
    kin: (kin) => kinName(kin),
  },
  conventions: {
    system: {
      title: "Count of days",
      options: {
        tzolkin: "the count of the day-keepers",
        dreamspell: "the Dreamspell count of 1990",
      },
    },
    language,
    correlation,
  },
  reading: ({ a, b, couple, components, score, fromSecond, band }: MatchAnswer, say: Speaker) => {
    const called = ({ name, day }: MatchDay) =>
      day === null ? say.phrase(name) : `${say.phrase(name)} (${daySign[day].text})`;
    const reasons = components.map((component) => `${say.phrase(component)}.`);
    return [
      a.day === b.day && a.seal === b.seal
        ? `The one was born on ${called(a)}, the other on ${called(b)}. Whoever is born under that sign ${portraitOf(a)}.`
        : `The one, born on ${called(a)}, ${portraitOf(a)}. The other, born on ${called(b)}, ${portraitOf(b)}.`,
      `${reasons.join(" ")} That makes ${score} out of 100, a relation that counts as ${bands[band]} here${fromSecond === score ? "" : `; counted from the other day it is ${fromSecond}`}.`,
      `Added together, the two days make ${called(couple)}, which may be kept as the day of the couple and comes round every 260 days.`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type MatchWords = Translation<typeof en>;

function portraitOf({ day, seal: of }: MatchDay): string {
  if (day !== null) return daySign[day].portrait;
  return of === null ? "" : seal[of].portrait;
}
