/** Terms of the four pillars in English. */
import type { LifeStage } from "#east/life_stages.ts";
import { godFamily, lifeStage as stages, naYin, pillarGod } from "#east/words/en.ts";
import type { Sinsal, Tie } from "../../arts.ts";

export const sipseong = pillarGod;
export const yukchin = godFamily;
export const unseong: Readonly<Record<LifeStage, string>> = stages;
export const nabeum = naYin;
export const sinsal: Readonly<Record<Sinsal, string>> = {
  geopsal: "robbery",
  jaesal: "calamity",
  cheonsal: "heaven",
  jisal: "earth",
  nyeonsal: "peach blossom",
  wolsal: "month",
  mangsin: "loss of face",
  jangseong: "general's star",
  banan: "saddle",
  yeokma: "post horse",
  yukhae: "six harms",
  hwagae: "canopy",
};
export const branchTie: Readonly<Record<Tie, string>> = {
  yukhap: "six combination",
  samhap: "three combination",
  chung: "clash",
  hyeong: "punishment",
  pa: "break",
  hae: "harm",
  wonjin: "sullen pair",
};
