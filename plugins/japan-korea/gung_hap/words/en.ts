import { english, type Translation, type Words } from "#sdk";
import { animalOf, type Branch } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { phase, stemName } from "#east/words/en.ts";
import { GAPJA } from "../../core/hangul.ts";
import { TIE, type Tie } from "../../core/arts.ts";
import type { OldDateRefusal } from "../../core/old_date.ts";
import { band as bands, calendarOutOfRange } from "../../core/words/en.ts";
import { branchTie, nabeum } from "../../core/words/en/arts.ts";
import { gapja, tti } from "../../core/words/en/korean.ts";
import type { answer, GungHap, Ties } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { gungHapImage } from "./images_en.ts";

const OUTSIDE: Readonly<Record<Tie, string>> = {
  yukhap: "are drawn to each other (yukhap, six combination)",
  samhap: "belong to one trine (samhap) and want the same things",
  chung: "stand opposite (chung, clash): what one starts the other overturns",
  hyeong: "punish each other (hyeong): both are sore at the same spot",
  pa: "break (pa) what the other has arranged",
  hae: "harm (hae) each other's allies",
  wonjin: "are a sullen pair (wonjin): they cannot say why they take offence, and cannot part",
};
const INSIDE: Readonly<Record<Tie, string>> = {
  yukhap: "at home you hold together",
  samhap: "at home you pull one way",
  chung: "at home you unsettle each other, so keep rooms and hours of your own",
  hyeong: "at home you wear on each other's nerves",
  pa: "at home plans fall through",
  hae: "at home small things get in the way",
  wonjin: "at home resentment gathers unsaid",
};

const pair = (a: Branch, b: Branch) => `${english.capital(animalOf(a))} and ${animalOf(b)}`;

export const en = {
  title: "Gunghap: a Korean match",
  summary:
    "Two births by their animals (outer match), the sounds of their years and their day pillars (inner match)",
  weighs:
    "55, ties of the animals from 16 to -12, the image of the two sounds 14, 4 or -10, ties of the days from 10 to -8, the day stems from 10 to -5; the weights are ours",
  inputs: {},
  fields: {
    year: "Year",
    animal: "Animal",
    sound: "Sound of the year",
    element: "Element of the sound",
    day: "Day",
    outer: "Animals (outer match)",
    image: "Image of the sounds (inner match)",
    gist: "Gist",
    home: "Seats of the spouse",
  },
  terms: { gapja, tti, nabeum, branchTie, gungHapImage },
  phrases: {
    base: "Every match begins at the middle",
    outer: ({ tie, a, b }: Ties["outer"]) => `${pair(a, b)} ${OUTSIDE[tie]}`,
    outerSame: ({ a }: Ties["outerSame"]) =>
      `Both are of the ${animalOf(a)}: alike, for better and worse`,
    outerNone: ({ a, b }: Ties["outerNone"]) => `${pair(a, b)} leave each other in peace`,
    image: ({ image }: Ties["image"]) =>
      `The sounds of man and woman make the image “${gungHapImage[image].text}”: ${gungHapImage[image].gist}`,
    sounds: ({ a, b, relation }: Ties["sounds"]) =>
      relation === "same"
        ? `Both years sound of ${phase[a]}`
        : relation === "generates" || relation === "generatedBy"
          ? `The sounds ${phase[a]} and ${phase[b]} feed each other`
          : `The sounds ${phase[a]} and ${phase[b]} fight`,
    home: ({ tie, a, b }: Ties["home"]) =>
      `The day branches are ${animalOf(a)} and ${animalOf(b)} (${TIE.writings[tie]!.roman}): ${INSIDE[tie]}`,
    stemCombine: ({ a, b }: Ties["stemCombine"]) =>
      `The day stems ${stemName(a)} and ${stemName(b)} combine: you recognise each other`,
    stemClash: ({ a, b }: Ties["stemClash"]) =>
      `The day stems ${stemName(a)} and ${stemName(b)} clash: you argue head on`,
    stemFeeds: ({ a, b }: Ties["stemFeeds"]) =>
      `Of the day stems ${stemName(a)} and ${stemName(b)} one feeds the other`,
    stemChecks: ({ a, b }: Ties["stemChecks"]) =>
      `Of the day stems ${stemName(a)} and ${stemName(b)} one checks the other`,
  },
  conventions: {
    yearBoundary: {
      title: "Start of the year",
      options: {
        liChun: "At ipchun (start of spring)",
        lunarNewYear: "At Seollal (lunar new year)",
      },
    },
  },
  refusals: { calendarOutOfRange },
  reading({ a, b, components, score, band, image }: GungHap) {
    const say = (codes: readonly string[]) =>
      components
        .filter(({ code }) => codes.includes(code))
        .map((one) => `${english.capital(phraseOf(one))}.`)
        .join(" ");
    const person = ({ year, animal, sound }: GungHap["a"]) =>
      `${nativeOf(GAPJA, year)}, a year of the ${tti[animal]} that sounds as ${nabeum[sound]}`;
    return [
      `The one was born in ${person(a)}; the other in ${person(b)}.`,
      `Outside (geot-gunghap), as others see you: ${say(["outer", "outerSame", "outerNone"])}`,
      `Inside (sok-gunghap): ${say(["image", "sounds", "home", "stemCombine", "stemClash", "stemFeeds", "stemChecks"])}${image ? "" : " The received image needs a man and a woman named, so the elements alone were weighed."}`,
      `Together ${score} of 100, ${bands[band]}. ${score >= 65 ? "Matchmakers would carry the message." : "Matchmakers of old would have asked a second reader; what is named above is what to talk about."}`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: OldDateRefusal;
}>;

/** The sentence of a component. */
function phraseOf(one: GungHap["components"][number]): string {
  const phrase = en.phrases[one.code];
  return typeof phrase === "string"
    ? phrase
    : (phrase as (given: never) => string)(one.with as never);
}

export type GungHapWords = Translation<typeof en>;
