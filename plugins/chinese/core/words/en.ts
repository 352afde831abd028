/** Names of the terms that several procedures share, in English, with those of the floor below. */
import type { KuaGroup, WanderingStar } from "../eight_mansions.ts";
import type { NumberLuck, Trait } from "#east/eighty_one.ts";
import type { Generation } from "../hexagrams.ts";
import type { TrigramId } from "../trigrams.ts";

export * from "#east/words/en.ts";

export const wanderingStar: Readonly<Record<WanderingStar, string>> = {
  fuWei: "staying place",
  shengQi: "breath of growth",
  tianYi: "heavenly healer",
  yanNian: "lasting years",
  huoHai: "mishap",
  liuSha: "six killings",
  wuGui: "five ghosts",
  jueMing: "severed fate",
};

export const kuaGroup: Readonly<Record<KuaGroup, string>> = {
  east: "east group",
  west: "west group",
};

export const trigram: Readonly<Record<TrigramId, string>> = {
  qian: "heaven",
  dui: "lake",
  li: "fire",
  zhen: "thunder",
  xun: "wind",
  kan: "water",
  gen: "mountain",
  kun: "earth",
};

export const generation: Readonly<Record<Generation, string>> = {
  pure: "pure hexagram",
  first: "first generation",
  second: "second generation",
  third: "third generation",
  fourth: "fourth generation",
  fifth: "fifth generation",
  wandering: "wandering soul",
  returning: "returning soul",
};

/** Judgement of a number from 1 to 81. */
export const numberLuck: Readonly<Record<NumberLuck, string>> = {
  lucky: "lucky",
  mixed: "mixed",
  unlucky: "unlucky",
};

/** Gifts of a number from 1 to 81. */
export const trait: Readonly<Record<Trait, string>> = {
  leadership: "leadership",
  wealth: "wealth",
  art: "the arts",
  solitude: "solitude",
};

/** Labels of a hexagram as `hexagramShape` shows it. */
export const hexagramFields = {
  hexagram: "Hexagram",
  sense: "What it says",
  number: "Number",
  fullName: "Full name",
  symbol: "Symbol",
  lines: "Lines",
  lower: "Lower trigram",
  upper: "Upper trigram",
};
