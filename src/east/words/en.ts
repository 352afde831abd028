/** Names of the terms that the arts of East Asia share, in English. */
import { animalOf, type Branch, type Phase, type Pillar, type Stem } from "#lore";
import type { Direction } from "../directions.ts";
import type { GenderName } from "../gender.ts";
import type { HiddenRole } from "../hidden_stems.ts";
import type { LifeStage } from "../life_stages.ts";
import type { NaYin } from "../na_yin.ts";
import { pairOf, stemOf } from "../pairs.ts";
import type { RelationId } from "../relations.ts";
import type { SeasonState } from "../season.ts";
import type { GodFamily, TenGod } from "../ten_gods.ts";

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
