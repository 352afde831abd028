/** What the things of the chart are called. */
import { en as lore } from "#lore/words/en.ts";
import { english } from "#sdk";
import type { GrahaId } from "../../grahas.ts";

const { list, ordinalWord } = english;

export const { sign } = lore;
/** For the boxes of a chart. */
export const signShort = Object.fromEntries(
  Object.entries(sign).map(([id, name]) => [id, name.slice(0, 3)]),
) as Readonly<Record<keyof typeof sign, string>>;

/** As in a table. */
export const graha = {
  sun: "Sun",
  moon: "Moon",
  mars: "Mars",
  mercury: "Mercury",
  jupiter: "Jupiter",
  venus: "Venus",
  saturn: "Saturn",
  rahu: "Rahu",
  ketu: "Ketu",
};
/** Two letters for the boxes of a chart. */
export const grahaShort = {
  sun: "Su",
  moon: "Mo",
  mars: "Ma",
  mercury: "Me",
  jupiter: "Ju",
  venus: "Ve",
  saturn: "Sa",
  rahu: "Ra",
  ketu: "Ke",
};

/** As in a sentence: "the Sun", "Mars". */
export function the(id: GrahaId): string {
  return id === "sun" || id === "moon" ? `the ${graha[id]}` : graha[id];
}

/** Several in a sentence. */
export function theseGrahas(ids: readonly GrahaId[]): string {
  return list(ids.map(the));
}

/** A house in words, from 1: "the tenth house". */
export function houseName(house: number): string {
  return `the ${ordinalWord(house)} house`;
}

export const dignity = {
  exalted: "exalted",
  moolatrikona: "moolatrikona (root sign)",
  own: "own sign",
  greatFriend: "sign of a great friend",
  friend: "sign of a friend",
  neutral: "neutral sign",
  enemy: "sign of an enemy",
  greatEnemy: "sign of a great enemy",
  debilitated: "debilitated",
};

export const dashaLevel = {
  maha: "great period (mahadasha)",
  antar: "sub-period (antardasha)",
  pratyantar: "third level (pratyantardasha)",
  sukshma: "fourth level (sukshmadasha)",
  prana: "fifth level (pranadasha)",
};

/** The nine stars counted from that of the birth. */
export const tara = {
  janma: { text: "Janma", meaning: "birth: mixed" },
  sampat: { text: "Sampat", meaning: "prosperity" },
  vipat: { text: "Vipat", meaning: "setback" },
  kshema: { text: "Kshema", meaning: "well-being" },
  pratyak: { text: "Pratyak", meaning: "obstacle" },
  sadhaka: { text: "Sadhaka", meaning: "accomplishment" },
  naidhana: { text: "Naidhana", meaning: "exhaustion" },
  mitra: { text: "Mitra", meaning: "friend" },
  paramaMitra: { text: "Parama Mitra", meaning: "great friend" },
};

export const yoniSex = { male: "male", female: "female" };

export const yogaKind = {
  person: "yoga of a great person",
  lunar: "yoga of the Moon",
  solar: "yoga of the Sun",
  raja: "yoga of rule",
  dhana: "yoga of wealth",
  nabhasa: "figure in the sky",
  other: "other yoga",
};
export const link = { union: "share a sign", exchange: "exchange signs", aspect: "see each other" };

export const manglik = { none: "not Manglik", cancelled: "Manglik, cancelled", present: "Manglik" };
export const kalaSarpa = { none: "none", kalaSarpa: "Kala Sarpa", kalaAmrita: "Kala Amrita" };

export const houseSystem = {
  wholeSign: "whole signs from the lagna",
  sripati: "Sripati: cusps as house centres",
  equal: "equal houses from the lagna",
  placidus: "Placidus, as KP uses it",
};
