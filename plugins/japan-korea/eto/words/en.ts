import { PILLAR, STEM, type Branch, type Stem } from "#lore";
import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { YearRefusal } from "../../core/solar_years.ts";
import { band as bands, yearOutOfRange } from "../../core/words/en.ts";
import { animalOf } from "../animals.ts";
import type { answer, EtoMatch, Ties } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const etoAnimal = {
  rat: { text: "rat", portrait: "quick, thrifty and fond of company" },
  ox: { text: "ox", portrait: "slow to start and impossible to stop" },
  tiger: { text: "tiger", portrait: "brave, generous and quick to roar" },
  rabbit: { text: "rabbit", portrait: "gentle, careful and lucky in friends" },
  dragon: { text: "dragon", portrait: "proud of spirit and large of plan" },
  snake: { text: "snake", portrait: "patient, elegant and hard to read" },
  horse: { text: "horse", portrait: "bright, restless and good at praise" },
  sheep: { text: "sheep", portrait: "kind, artistic and easily worried" },
  monkey: { text: "monkey", portrait: "clever with hands and tongue" },
  rooster: { text: "rooster", portrait: "early, exact and plain-spoken" },
  dog: { text: "dog", portrait: "loyal, fair and on guard" },
  boar: { text: "boar", portrait: "straight ahead, honest and warm" },
};

const pair = (a: Branch, b: Branch) =>
  english.capital(`${etoAnimal[animalOf(a)].text} and ${etoAnimal[animalOf(b)].text}`);

const branches =
  (sense: string) =>
  ({ a, b, further }: Ties["same"]) =>
    further ? `They also ${sense}` : `${pair(a, b)} ${sense}`;

const nativeOf = (id: Stem) => STEM.writings[id]!.native!;

const stems =
  (sense: string) =>
  ({ a, b }: Ties["stemClash"]) =>
    `The stems ${nativeOf(a)} and ${nativeOf(b)} ${sense}`;

export const en = {
  title: "Eto compatibility",
  summary: "Match of two Japanese year animals and stems (kanshi)",
  weighs: "What branches and stems of the two years are to each other, by weights of our own",
  fields: {
    year: "Year",
    kanshi: "Kanshi",
    animal: "Animal",
    portrait: "Character",
  },
  terms: { etoAnimal },
  phrases: {
    sixCombine: branches("join in a six-combination"),
    threeCombine: branches("belong to one three-combination"),
    same: ({ a }: Ties["same"]) => `Both are years of the ${etoAnimal[animalOf(a)].text}`,
    clash: branches("clash across the circle"),
    punish: branches("stand in punishment"),
    harm: branches("stand in harm"),
    break: branches("stand in a break"),
    neutral: ({ a, b }: Ties["neutral"]) => `${pair(a, b)} have no special tie`,
    stemCombine: stems("combine"),
    stemClash: stems("clash"),
    stemFeeds: stems("feed one another"),
    stemChecks: stems("check one another"),
    noonTaken: "No time of birth was given: noon was taken, which matters on the day of risshun",
  },
  conventions: {
    yearBoundary: {
      title: "Beginning of the year",
      options: {
        newYear: "1 January, popular since 1873",
        risshun: "risshun, the start of spring",
      },
    },
  },
  refusals: { yearOutOfRange },
  reading: ({ a, b, components, score, band }: EtoMatch, say: Speaker) => {
    const person = ({ animal, kanshi }: EtoMatch["a"]) =>
      `in a year of the ${etoAnimal[animal].text} (${PILLAR.writings[kanshi]!.native}): ${etoAnimal[animal].portrait}`;
    return [
      `The one was born ${person(a)}. The other ${person(b)}.`,
      `${components.map((one) => say.phrase(one)).join(". ")}.`,
      `That makes ${score} of 100, a match called ${bands[band]} here. A year is shared by everyone at school; it says how two people may greet each other, hardly more.`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: { noonTaken: {} };
  refusals: YearRefusal;
}>;

export type EtoWords = Translation<typeof en>;
