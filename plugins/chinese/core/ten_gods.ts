import type { Stem } from "#time";
import { relationOf, type ElementRelation } from "./elements.ts";
import { namesById, type Named } from "./named.ts";

/** Id of one of the ten gods. */
export type TenGodId =
  | "companion"
  | "robWealth"
  | "eatingGod"
  | "hurtingOfficer"
  | "indirectWealth"
  | "directWealth"
  | "sevenKillings"
  | "directOfficer"
  | "indirectResource"
  | "directResource";

/** The five families of the ten gods, seen from the day master. */
export type GodFamily = "companions" | "output" | "wealth" | "officer" | "resource";

/**
 * What a stem is to the day master, by element and polarity.
 *
 * @source Yuanhai Ziping, "lun shi shen"; checked against 148 charts of tyme4ts 1.5.2
 */
export const TEN_GODS: { readonly [K in TenGodId]: Named } = namesById([
  ["companion", "比肩", "bǐ jiān", "companion"],
  ["robWealth", "劫財", "jié cái", "rob wealth"],
  ["eatingGod", "食神", "shí shén", "eating god"],
  ["hurtingOfficer", "傷官", "shāng guān", "hurting officer"],
  ["indirectWealth", "偏財", "piān cái", "indirect wealth"],
  ["directWealth", "正財", "zhèng cái", "direct wealth"],
  ["sevenKillings", "七殺", "qī shā", "seven killings"],
  ["directOfficer", "正官", "zhèng guān", "direct officer"],
  ["indirectResource", "偏印", "piān yìn", "indirect resource"],
  ["directResource", "正印", "zhèng yìn", "direct resource"],
]);

/** What stands in the place of a ten god over the day stem itself. */
export const DAY_MASTER: Named = Object.freeze({
  id: "dayMaster",
  native: "日主",
  roman: "rì zhǔ",
  gloss: "day master",
});

/** The families in Traditional Chinese. */
export const FAMILY_NATIVE: { readonly [K in GodFamily]: string } = {
  companions: "比劫",
  output: "食傷",
  wealth: "財星",
  officer: "官殺",
  resource: "印星",
};

/** Same polarity first, opposite polarity second. */
const GODS_OF: { readonly [K in ElementRelation]: readonly [TenGodId, TenGodId] } = {
  same: ["companion", "robWealth"],
  generates: ["eatingGod", "hurtingOfficer"],
  controls: ["indirectWealth", "directWealth"],
  controlledBy: ["sevenKillings", "directOfficer"],
  generatedBy: ["indirectResource", "directResource"],
};

/** The family that each relation of the day master's element makes. */
export const FAMILY_OF_RELATION: { readonly [K in ElementRelation]: GodFamily } = {
  same: "companions",
  generates: "output",
  controls: "wealth",
  controlledBy: "officer",
  generatedBy: "resource",
};

/** Returns the ten god that a stem is for a day master. */
export function tenGodOf(dayMaster: Stem, other: Stem): Named {
  return TEN_GODS[tenGodIdOf(dayMaster, other)];
}

/** Returns the id of the ten god that a stem is for a day master. */
export function tenGodIdOf(dayMaster: Stem, other: Stem): TenGodId {
  const [same, opposite] = GODS_OF[relationOf(dayMaster.element, other.element)];
  return dayMaster.polarity === other.polarity ? same : opposite;
}

/** Returns the family of a ten god for a day master. */
export function familyOf(dayMaster: Stem, other: Pick<Stem, "element">): GodFamily {
  return FAMILY_OF_RELATION[relationOf(dayMaster.element, other.element)];
}
