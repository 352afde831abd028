import { english, type Translation, type Words } from "#sdk";
import type { Classical } from "#lore";
import * as core from "../../core/words/en.ts";
import type { answer, IngressAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { point, sign, the, The } = core;

/** What each house is of a country. */
const HOUSES = [
  "the people and their mood",
  "the treasury, banks and prices",
  "traffic, news and neighbours",
  "land, harvests, housing and the opposition",
  "schools, stages, births and speculation",
  "public health, labour and the services",
  "foreign affairs, treaties and open enemies",
  "debts, taxes and shared money",
  "courts, churches, universities and sea trade",
  "government, head of state and standing",
  "parliament, allies and laws in the making",
  "prisons, hospitals and hidden enemies",
] as const;
/** What a planet brings to the matters of its house. */
const BRINGS: Readonly<Record<Classical, string>> = {
  sun: "brings authority and attention",
  moon: "brings crowds and change",
  mercury: "brings debate and traffic",
  venus: "brings agreement and ease",
  mars: "brings dispute and haste",
  jupiter: "brings growth and relief",
  saturn: "brings shortage, delay and strict accounts",
};
const SERVES: Readonly<Record<number, string>> = {
  12: "A fixed sign rises, so the chart serves the whole year.",
  6: "A common sign rises, so the chart serves half a year, until the opposite ingress.",
  3: "A movable sign rises, so the chart serves a quarter, until the next ingress.",
};
/** How the strongest planet rules. */
const RULES: Readonly<Record<Classical, string>> = {
  sun: "rulers set the tone and want to be obeyed",
  moon: "the common people set the tone, and moods turn quickly",
  mercury: "merchants, writers and negotiators set the tone",
  venus: "settlement is sought and pleasures thrive",
  mars: "soldiers, strikers and fires set the tone",
  jupiter: "law, faith and good harvests set the tone",
  saturn: "old men, walls and economies set the tone",
};

export const en = {
  title: "Mundane chart",
  summary: "The chart of an ingress, lunation or eclipse for a capital, with the lord of the year",
  inputs: {
    year: { label: "Year", about: "-900 to 2900" },
    event: {
      label: "Event",
      about: "What opens the time; the ingress",
      values: { ingress: "ingress of the Sun", lunation: "new or full Moon", eclipse: "eclipse" },
    },
    sign: {
      label: "Sign",
      about: "Of an ingress; Aries",
      values: {
        aries: sign.aries,
        cancer: sign.cancer,
        libra: sign.libra,
        capricorn: sign.capricorn,
      },
    },
    number: { label: "Number", about: "Which lunation or eclipse of the year; the first" },
  },
  fields: {
    ...core.viewFields,
    ...core.when,
    event: "Event",
    months: "Serves months",
    lordOfYear: "Lord of the year",
    strengths: "Strengths",
    planet: "Planet",
    points: "Points",
  },
  terms: {
    mundaneEvent: { ingress: "ingress", lunation: "lunation", eclipse: "eclipse" },
    point,
    aspect: core.aspect,
    sign,
    houseSystem: core.houseSystem,
  },
  phrases: core.housePhrases,
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: {
    "place-needed": {
      when: "No place was given",
      says: "A chart of the state is cast for its capital. Give a place",
    },
    "no-such-event": {
      when: "The year has fewer events of that kind",
      says: ({ number }: { number: number }) =>
        `The year has fewer than ${number} of them. Give a smaller number`,
    },
  },
  reading: (answer: IngressAnswer): readonly string[] => {
    const { angles, strengths, lordOfYear, months, event, aspects } = answer;
    const house = (id: string) => strengths.find(({ planet }) => planet === id)!.house;
    const angular = strengths.filter(({ house: at }) => [1, 4, 7, 10].includes(at));
    const hard = aspects.filter(
      (one) => one.orbDeg < 3 && (one.aspect === "square" || one.aspect === "opposition"),
    );
    const weakest = strengths.at(-1)!;
    return core.paragraphs(
      core.paragraph(
        `${sign[angles!.ascendant.sign]} rises and ${sign[angles!.midheaven.sign]} culminates.`,
        event === "ingress" ? SERVES[months] : "",
      ),
      `Strongest is ${the(lordOfYear)}, with ${english.counted(strengths[0]!.points, "point")}: ${RULES[lordOfYear]}, first of all over ${HOUSES[house(lordOfYear) - 1]}.`,
      angular.length > 0 &&
        angular
          .filter(({ planet }) => planet !== lordOfYear)
          .slice(0, 3)
          .map(
            ({ planet, house: at }) =>
              `${The(planet)} at an angle ${BRINGS[planet]} to ${HOUSES[at - 1]}.`,
          )
          .join(" "),
      core.paragraph(
        `The Moon, for the people at large, is busy with ${HOUSES[house("moon") - 1]}.`,
        house("saturn") === house("mars")
          ? `Saturn and Mars both stand in the matters of ${HOUSES[house("saturn") - 1]}, which carry the strain.`
          : `Saturn weighs on ${HOUSES[house("saturn") - 1]}, and Mars stirs ${HOUSES[house("mars") - 1]}.`,
        weakest.planet !== "saturn" &&
          weakest.planet !== "mars" &&
          `${The(weakest.planet)} is the weakest and does least for ${HOUSES[weakest.house - 1]}.`,
      ),
      hard.length > 0 &&
        `The tightest strain is ${the(hard[0]!.a)} in ${core.aspect[hard[0]!.aspect]} with ${the(hard[0]!.b)}.`,
    );
  },
  picture: {
    ...core.wheel,
    title: "Mundane chart",
    desc: ({ bodies }: IngressAnswer) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${core.placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "place-needed": {}; "no-such-event": { number: number } };
}>;

export type IngressWords = Translation<typeof en>;
