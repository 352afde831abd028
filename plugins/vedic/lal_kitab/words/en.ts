/** What both procedures of the Lal Kitab say alike. */
import { english } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GrahaId } from "../../core/grahas.ts";
import type { Debt } from "../terms.ts";

const { graha, the } = core;
const { capital } = english;

/** What each house is about. */
export const HOUSE = [
  "the self",
  "home and purse",
  "brothers and courage",
  "mother and peace of mind",
  "children and learning",
  "kin and service",
  "marriage and trade",
  "hidden turns",
  "luck and elders",
  "work and name",
  "income",
  "rest and spending",
] as const;
/** "the third house of brothers and courage". */
export const houseOf = (house: number): string =>
  `${core.houseName(house)} of ${HOUSE[house - 1]!}`;

/** What each planet does where it stands. */
const DOES: Readonly<Record<GrahaId, string>> = {
  sun: "shines on",
  moon: "feeds",
  mars: "fights for",
  mercury: "bargains in",
  jupiter: "blesses",
  venus: "sweetens",
  saturn: "builds slowly in",
  rahu: "stirs up",
  ketu: "keeps watch over",
};
export const acts = (id: GrahaId, house: number): string =>
  `${the(id)} ${DOES[id]} ${houseOf(house)}`;

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
export const these = (ids: readonly GrahaId[]): string => ids.map(the).join(" and ");

/** Simple acts that the book gives for a planet. */
export const REMEDY: Readonly<Record<GrahaId, string>> = {
  sun: "begin work with a sip of water and something sweet",
  moon: "keep a piece of silver and your mother's blessing",
  mars: "share sweet bread on Tuesdays",
  mercury: "give green fodder to a cow",
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
