import type { Stem } from "#time";
import { phaseRelation, type PhaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

const GODS = {
  companion: { native: "比肩", roman: "bǐ jiān" },
  robWealth: { native: "劫財", roman: "jié cái" },
  eatingGod: { native: "食神", roman: "shí shén" },
  hurtingOfficer: { native: "傷官", roman: "shāng guān" },
  indirectWealth: { native: "偏財", roman: "piān cái" },
  directWealth: { native: "正財", roman: "zhèng cái" },
  sevenKillings: { native: "七殺", roman: "qī shā" },
  directOfficer: { native: "正官", roman: "zhèng guān" },
  indirectResource: { native: "偏印", roman: "piān yìn" },
  directResource: { native: "正印", roman: "zhèng yìn" },
};

/**
 * What a stem is to the day master, by element and polarity.
 *
 * @source Yuanhai Ziping, "lun shi shen"; checked against 148 charts of tyme4ts 1.5.2
 */
export const TEN_GOD = vocabulary("tenGod", GODS);
export type TenGod = IdOf<typeof TEN_GOD>;

/** What stands over a pillar: a ten god, and over the day stem itself the day master. */
export const PILLAR_GOD = vocabulary("pillarGod", {
  ...GODS,
  dayMaster: { native: "日主", roman: "rì zhǔ" },
});

/** The five families of the ten gods, seen from the day master. */
export const GOD_FAMILY = vocabulary("godFamily", {
  companions: { native: "比劫", roman: "bǐ jié" },
  output: { native: "食傷", roman: "shí shāng" },
  wealth: { native: "財星", roman: "cái xīng" },
  officer: { native: "官殺", roman: "guān shā" },
  resource: { native: "印星", roman: "yìn xīng" },
});
export type GodFamily = IdOf<typeof GOD_FAMILY>;

/** Same polarity first, opposite polarity second. */
const GODS_OF: { readonly [K in PhaseRelation]: readonly [TenGod, TenGod] } = {
  same: ["companion", "robWealth"],
  generates: ["eatingGod", "hurtingOfficer"],
  controls: ["indirectWealth", "directWealth"],
  controlledBy: ["sevenKillings", "directOfficer"],
  generatedBy: ["indirectResource", "directResource"],
};

/** The family that each relation of the day master's element makes. */
export const FAMILY_OF_RELATION: { readonly [K in PhaseRelation]: GodFamily } = {
  same: "companions",
  generates: "output",
  controls: "wealth",
  controlledBy: "officer",
  generatedBy: "resource",
};

/** Returns the ten god that a stem is for a day master. */
export function tenGodOf(dayMaster: Stem, other: Stem): TenGod {
  const [same, opposite] = GODS_OF[phaseRelation(dayMaster.element, other.element)];
  return dayMaster.polarity === other.polarity ? same : opposite;
}

/** Returns the family of an element for a day master. */
export function familyOf(dayMaster: Stem, other: Pick<Stem, "element">): GodFamily {
  return FAMILY_OF_RELATION[phaseRelation(dayMaster.element, other.element)];
}
