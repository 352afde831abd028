/** What both procedures of the Lal Kitab say alike. */
import { english } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GrahaId } from "../../core/grahas.ts";
import type { Debt } from "../terms.ts";
import { byHouse } from "../told.ts";

const { graha, the } = core;
const { capital } = english;

/** What each house is about, as yours, and the word that stands for it later in the sentence. */
const HOUSE: readonly (readonly [string, "it" | "them"])[] = [
  ["your own person", "it"],
  ["your home and your purse", "them"],
  ["your brothers and your courage", "them"],
  ["your mother and your peace of mind", "them"],
  ["your children and your learning", "them"],
  ["your kin and your service", "them"],
  ["your marriage and your trade", "them"],
  ["the hidden turns of your life", "them"],
  ["your luck and your elders", "them"],
  ["your work and your name", "them"],
  ["your income", "it"],
  ["your rest and your spending", "them"],
];
export const aboutHouse = (house: number): string => HOUSE[house - 1]![0];

/** What each planet does to the matters of a house. */
const DOES: Readonly<Record<GrahaId, string>> = {
  sun: "shines on",
  moon: "feeds",
  mars: "fights for",
  mercury: "bargains over",
  jupiter: "blesses",
  venus: "sweetens",
  saturn: "works slowly on",
  rahu: "stirs up",
  ketu: "keeps watch over",
};
/** What those of one house do there: "Saturn works slowly on your income and Rahu stirs it up". */
export function acts(ids: readonly GrahaId[], house: number): string {
  const [matter, again] = HOUSE[house - 1]!;
  const does = (id: GrahaId, i: number) => {
    const what = i === 0 ? matter : again;
    return `${the(id)} ${id === "rahu" && i > 0 ? `stirs ${again} up` : `${DOES[id]} ${what}`}`;
  };
  return ids
    .map(does)
    .join(", ")
    .replace(/, (?!.*, )/, ", and ");
}
/** "Mars and Venus in the third house and Saturn in the ninth house". */
export function placed(ids: readonly GrahaId[], houseAt: (id: GrahaId) => number): string {
  return english.list(
    byHouse(ids, houseAt).map(([house, here]) => `${these(here)} in ${core.houseName(house)}`),
  );
}

export const standing = {
  exalted: "exalted",
  debilitated: "fallen",
  own: "in its own house",
  permanent: "in its permanent house",
  plain: "a guest",
};
export const conventions = {
  houses: {
    title: "Houses",
    options: { lagna: "from the sign that rises", signs: "Aries for everybody" },
  },
  ayanamsa: core.conventions.ayanamsa,
  node: core.conventions.node,
  positions: core.conventions.positions,
};
export const fields = {
  lagna: "Rising sign",
  grahas: "Planets",
  graha: "Planet",
  house: "House",
  standing: "Standing",
  asleep: "Asleep",
};

/** Names as in a list: "the Sun and Mars". */
export const these = (ids: readonly GrahaId[]): string => english.list(ids.map(the));
export const are = (ids: readonly GrahaId[]): string => (ids.length > 1 ? "are" : "is");

/** Simple acts that the book gives for a planet. */
export const REMEDY: Readonly<Record<GrahaId, string>> = {
  sun: "begin work with a sip of water and something sweet",
  moon: "keep a piece of silver and your mother's blessing",
  mars: "share sweet bread on Tuesdays",
  mercury: "give a cow green fodder",
  jupiter: "water a pipal tree and ask an elder's advice",
  venus: "keep clean clothes and give a cow part of your meal",
  saturn: "pay workers on the day and give away mustard oil",
  rahu: "let a handful of barley go down a stream",
  ketu: "feed a dog daily",
};
export const DEBT: Readonly<Record<Debt, readonly [string, string, string]>> = {
  pitri: [
    "the fathers' debt (pitri rin)",
    "a family tree or a priest was wronged",
    "equal coins from all of one blood go to a temple on one day",
  ],
  swayam: [
    "a debt to oneself (swayam rin)",
    "old customs were mocked",
    "the whole family shares in one rite to the Sun",
  ],
  matri: [
    "the mother's debt (matri rin)",
    "a mother was left alone",
    "equal silver from all of one blood goes into running water",
  ],
  stri: [
    "the wife's debt (stri rin)",
    "a woman was hurt for gain",
    "a hundred cows are fed by the family on one day",
  ],
  sambandhi: [
    "the kinsmen's debt (sambandhi rin)",
    "a friend's harvest was spoilt",
    "the family pays together for the care of the poor",
  ],
  behan: [
    "the sister's debt (behan rin)",
    "a sister or daughter was cheated",
    "yellow cowries are burnt by all and their ash given to a stream",
  ],
  zulmi: [
    "the debt of harshness (zulm rin)",
    "a house was taken from someone",
    "a hundred workers are fed by all on one day",
  ],
  ajanma: [
    "the debt to the unborn (ajanma rin)",
    "in-laws were betrayed",
    "each of the blood lets a coconut go down a river",
  ],
  kudrati: [
    "nature's debt (kudrati rin)",
    "an animal that trusted was harmed",
    "a hundred dogs are fed by the family on one day",
  ],
};
export const upper = capital;
export const grahaName = graha;
