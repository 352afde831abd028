import type { Translation, Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, Phrases, ThemaAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { aspect, body, placeName, sign, The } = core;

const STEPS: Readonly<Record<number, string>> = {
  1: "next to the lights",
  2: "two signs from the lights",
  3: "three signs from the lights",
  4: "four signs from the lights",
  5: "opposite the lights",
};

const NATURES = {
  sextile: "friendly with some effort",
  square: "contentious",
  trine: "wholly friendly",
  opposition: "hostile",
};

export const en = {
  title: "Birth chart of the world",
  summary: "The thema mundi and what it explains: rulerships, natures of the aspects, exaltations",
  fields: {
    ...core.place,
    ...core.angles,
    placements: "Placements",
    planet: "Planet",
    house: "House",
    derivations: "What it explains",
    rule: "Lesson",
    signs: "Signs",
    lesson: "How it follows",
    overlay: "The birth laid over it",
    ascendantSign: "Rising sign",
    planets: "Planets",
    houseOfTheWorld: "House of the world",
    natalHouse: "Natal house",
    signsFromHome: "Signs from its place in the scheme",
  },
  terms: {
    lesson: {
      domicile: "rulers of the signs",
      sextile: "nature of the sextile",
      square: "nature of the square",
      trine: "nature of the trine",
      opposition: "nature of the opposition",
      exaltation: "exaltations",
    },
  },
  phrases: {
    homes: ({ planet, solar, lunar, steps }: Phrases["homes"]) =>
      `${The(planet)} holds ${sign[solar]} on the Sun's side and ${sign[lunar]} on the Moon's, ${STEPS[steps]}.`,
    aspectNature: ({ planet, aspect: kind }: Phrases["aspectNature"]) =>
      `The signs of ${body[planet]} stand in ${aspect[kind]} to those of ${kind === "opposition" ? "their opposite lights" : "the lights"}, so the ${aspect[kind]} has the nature of ${body[planet]}: ${NATURES[kind]}.`,
    exalted: ({ planet, sign: at, home, aspect: kind }: Phrases["exalted"]) =>
      `${The(planet)} is exalted in ${sign[at]}, which sees its home in ${sign[home]} by ${aspect[kind]}.`,
  },
  refusals: core.chartRefusals,
  reading: () => [
    "At the birth of the world, as Firmicus relates it, Cancer rose at 15° and each planet stood at the middle of a sign of its own: the Moon in Cancer, the Sun in Leo, then Mercury, Venus, Mars, Jupiter and Saturn in the signs that follow. The picture is a lesson and no event: from it come the rulers of the signs and the characters of the aspects.",
  ],
  picture: {
    ...core.wheel,
    title: "Birth chart of the world",
    desc: ({ placements }: ThemaAnswer): string =>
      placements
        .map(({ planet, longitudeDeg }) => `${body[planet]} ${placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: ChartRefusals;
}>;

export type ThemaWords = Translation<typeof en>;
