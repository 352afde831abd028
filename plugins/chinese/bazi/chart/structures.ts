import { vocabulary, type IdOf } from "#sdk";

/** Structures (格局): two of the month's own, eight regular, and the special ones. */
export const STRUCTURE = vocabulary("structure", {
  jianLu: { native: "建祿格", roman: "jiàn lù gé" },
  monthBlade: { native: "月刃格", roman: "yuè rèn gé" },
  directOfficer: { native: "正官格", roman: "zhèng guān gé" },
  sevenKillings: { native: "七殺格", roman: "qī shā gé" },
  directWealth: { native: "正財格", roman: "zhèng cái gé" },
  indirectWealth: { native: "偏財格", roman: "piān cái gé" },
  directResource: { native: "正印格", roman: "zhèng yìn gé" },
  indirectResource: { native: "偏印格", roman: "piān yìn gé" },
  eatingGod: { native: "食神格", roman: "shí shén gé" },
  hurtingOfficer: { native: "傷官格", roman: "shāng guān gé" },
  followWealth: { native: "從財格", roman: "cóng cái gé" },
  followOfficer: { native: "從殺格", roman: "cóng shā gé" },
  followOutput: { native: "從兒格", roman: "cóng ér gé" },
  followForce: { native: "從勢格", roman: "cóng shì gé" },
  dominantWood: { native: "曲直格", roman: "qū zhí gé" },
  dominantFire: { native: "炎上格", roman: "yán shàng gé" },
  dominantEarth: { native: "稼穡格", roman: "jià sè gé" },
  dominantMetal: { native: "從革格", roman: "cóng gé gé" },
  dominantWater: { native: "潤下格", roman: "rùn xià gé" },
  transformation: { native: "化氣格", roman: "huà qì gé" },
});
export type StructureId = IdOf<typeof STRUCTURE>;
