import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { houseTopics } from "../../chart/words/en/sentences.ts";
import type { answer, ArudhasAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, houseName, theseGrahas } = core;
const { capital, list } = english;

/** The arudha lagna in each house from the lagna, the first first. */
const images = [
  "the world sees the person much as the person is",
  "the world sees means, family and a voice",
  "the world sees effort and a bold hand",
  "the world sees roots, property and reserve",
  "the world sees talent and good counsel",
  "the world sees someone who works and contends",
  "the world sees a partner, or sees through one",
  "the world sees little and guesses much",
  "the world sees principle and good fortune",
  "the world sees the office before the person",
  "the world sees friends and gains",
  "the world sees distance and expense",
] as const;

export const en = {
  title: "Arudha padas",
  summary: "Arudha padas of the twelve houses and the grahas, upapada and its exceptions",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    ...graha,
    lagna: "Lagna",
    signs: "Signs",
    arudhas: "Arudhas of the houses",
    house: "House",
    sign: "Sign",
    inHouse: "Falls in house",
    lord: "Lord",
    count: "Signs to the lord",
    moved: "Moved to the tenth",
    occupants: "Grahas there",
    upapada: "Upapada (A12)",
    second: "The second from it",
    inSecond: "Grahas in the second",
    grahas: "Arudhas of the grahas",
    graha: "Graha",
    rules: "Ruling",
  },
  terms: { graha },
  conventions: {
    coLords: core.conventions.coLords,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: core.lagnaRefusals,
  reading: ({ arudhas, upapada }: ArudhasAnswer) => {
    const [first] = arudhas;
    const shared = arudhas.filter((one) => one.house !== 1 && one.sign === first!.sign);
    const eleventh = arudhas[10]!;
    return [
      `The arudha lagna falls in ${sign[first!.sign]}, ${houseName(first!.inHouse)}: ${images[first!.inHouse - 1]!}.${first!.occupants.length > 0 ? ` ${capital(theseGrahas(first!.occupants))} there ${first!.occupants.length > 1 ? "colour" : "colours"} that image.` : ""}${first!.moved ? " It fell upon the lagna or its seventh at first and moved on to the tenth from there, as the rule asks." : ""}`,
      shared.length > 0
        ? `With it stand the images of ${list(shared.map(({ house }) => houseTopics[house - 1]!))}: by these the person is known.`
        : "No other image shares its sign: name and circumstances are seen apart.",
      `The upapada lies in ${sign[upapada.sign]}, ${houseName(arudhas[11]!.inHouse)}, under ${the(upapada.lord)}: from there partners come. The second from it, ${sign[upapada.second]}, keeps the bond${upapada.inSecond.length > 0 ? ` and holds ${theseGrahas(upapada.inSecond)}` : " and is empty"}.`,
      `Gains are seen through A11 in ${sign[eleventh.sign]}, counted from ${the(eleventh.lord)} in the ${english.ordinalWord(eleventh.count)} sign from its house.`,
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    signs: sign,
    head: "AL: arudha lagna · UL: upapada · A2 to A11",
    centre: "Arudhas",
    foot: "Shaded: the rising sign",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type ArudhasWords = Translation<typeof en>;
