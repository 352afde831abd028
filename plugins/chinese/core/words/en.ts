/** Names of the terms that several procedures share, in English. */
import { animalOf, type Branch, type Phase, type Pillar, type Stem } from "#lore";
import { pairOf, stemOf } from "../pairs.ts";
import type { Direction } from "../directions.ts";
import type { KuaGroup, WanderingStar } from "../eight_mansions.ts";
import type { NumberLuck, Trait } from "../eighty_one.ts";
import type { Generation } from "../hexagrams.ts";
import type { GenderName } from "../gender.ts";
import type { HiddenRole } from "../hidden_stems.ts";
import type { LifeStage } from "../life_stages.ts";
import type { NaYin } from "../na_yin.ts";
import type { RelationId } from "../relations.ts";
import type { SeasonState } from "../season.ts";
import type { GodFamily, TenGod } from "../ten_gods.ts";
import type { TrigramId } from "../trigrams.ts";

export const tenGod: Readonly<Record<TenGod, string>> = {
  companion: "companion",
  robWealth: "rob wealth",
  eatingGod: "eating god",
  hurtingOfficer: "hurting officer",
  indirectWealth: "indirect wealth",
  directWealth: "direct wealth",
  sevenKillings: "seven killings",
  directOfficer: "direct officer",
  indirectResource: "indirect resource",
  directResource: "direct resource",
};

export const pillarGod = { ...tenGod, dayMaster: "day master" };

/** Families of the ten gods. */
export const godFamily: Readonly<Record<GodFamily, string>> = {
  companions: "companions",
  output: "output",
  wealth: "wealth",
  officer: "officer",
  resource: "resource",
};

export const lifeStage: Readonly<Record<LifeStage, string>> = {
  changSheng: "birth",
  muYu: "bath",
  guanDai: "robing",
  linGuan: "taking office",
  diWang: "peak",
  shuai: "decline",
  bing: "ailing",
  si: "stillness",
  mu: "storehouse",
  jue: "severance",
  tai: "womb",
  yang: "nurture",
};

export const naYin: Readonly<Record<NaYin, string>> = {
  haiZhongJin: "gold in the sea",
  luZhongHuo: "fire in the furnace",
  daLinMu: "wood of the great forest",
  luPangTu: "earth by the roadside",
  jianFengJin: "metal of the sword's edge",
  shanTouHuo: "fire on the mountain top",
  jianXiaShui: "water under the ravine",
  chengTouTu: "earth of the city wall",
  baiLaJin: "white wax metal",
  yangLiuMu: "willow wood",
  quanZhongShui: "water of the spring",
  wuShangTu: "earth on the roof",
  piLiHuo: "fire of the thunderbolt",
  songBaiMu: "pine and cypress wood",
  changLiuShui: "long flowing water",
  shaZhongJin: "gold in the sand",
  shanXiaHuo: "fire below the mountain",
  pingDiMu: "wood of the plain",
  biShangTu: "earth on the wall",
  jinBoJin: "gold leaf",
  fuDengHuo: "fire of the covered lamp",
  tianHeShui: "water of the Milky Way",
  daYiTu: "earth of the post road",
  chaiChuanJin: "gold of hairpin and bracelet",
  sangZheMu: "mulberry wood",
  daXiShui: "water of the great stream",
  shaZhongTu: "earth in the sand",
  tianShangHuo: "fire in the sky",
  shiLiuMu: "pomegranate wood",
  daHaiShui: "water of the great sea",
};

/** The stems inside a branch by their place. */
export const hiddenRole: Readonly<Record<HiddenRole, string>> = {
  main: "main",
  middle: "middle",
  residual: "residual",
};

export const relation: Readonly<Record<RelationId, string>> = {
  stemCombine: "stem combination",
  stemClash: "stem clash",
  sixCombine: "six combination",
  threeCombine: "three combination",
  halfCombine: "half combination",
  arch: "arched combination",
  direction: "direction of one season",
  clash: "clash",
  harm: "harm",
  ungratefulPunishment: "ungrateful punishment",
  bullyingPunishment: "bullying punishment",
  rudePunishment: "rude punishment",
  selfPunishment: "self punishment",
  break: "break",
  hiddenCombine: "hidden combination",
};

export const seasonState: Readonly<Record<SeasonState, string>> = {
  thriving: "thriving",
  assisted: "assisted",
  resting: "resting",
  confined: "confined",
  dormant: "dormant",
};

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

export const direction: Readonly<Record<Direction, string>> = {
  north: "north",
  northeast: "northeast",
  east: "east",
  southeast: "southeast",
  south: "south",
  southwest: "southwest",
  west: "west",
  northwest: "northwest",
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

export const gender: Readonly<Record<GenderName, string>> = { male: "male", female: "female" };

export const tallyPhrases = { evenStart: "Every answer starts even" };

export const phase: Readonly<Record<Phase, string>> = {
  wood: "wood",
  fire: "fire",
  earth: "earth",
  metal: "metal",
  water: "water",
};

/** `yang water` of 壬. */
export function stemName(stem: Stem): string {
  const { polarity, element } = stemOf(stem);
  return `${polarity} ${phase[element]}`;
}

/** `rat` of 子. */
export function branchName(branch: Branch): string {
  return animalOf(branch);
}

/** `yang wood rat` of 甲子. */
export function pillarName(pillar: Pillar): string {
  const { stem, branch } = pairOf(pillar);
  return `${stemName(stem.id)} ${branchName(branch.id)}`;
}
