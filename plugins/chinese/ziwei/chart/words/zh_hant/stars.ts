/** 諸星、宮位、諸環與格局之名。 */
import { BRANCH } from "#lore";
import type { Translation } from "#sdk";
import { nativeOf, natives } from "../../../../core/natives.ts";
import { PATTERN } from "../../patterns.ts";
import {
  ADJECTIVE_STAR,
  BRIGHTNESS,
  BUREAU,
  DOCTOR_RING,
  GENERAL_RING,
  MAJOR_STAR,
  MINOR_STAR,
  PALACE,
  STAR,
  TRANSFORMATION,
  YEAR_RING,
  type StarId,
} from "../../stars.ts";
import type * as en from "../en/stars.ts";

export const majorStar = natives(MAJOR_STAR);
export const minorStar = natives(MINOR_STAR);
export const star = natives(STAR);
export const adjectiveStar = natives(ADJECTIVE_STAR);
export const transformation = natives(TRANSFORMATION);
export const brightness = natives(BRIGHTNESS);
export const palace = natives(PALACE);
export const doctorRing = natives(DOCTOR_RING);
export const yearRing = natives(YEAR_RING);
export const generalRing = natives(GENERAL_RING);
export const bureau = natives(BUREAU);
export const pattern = natives(PATTERN);

const names = (stars: readonly StarId[]) => stars.map((id) => star[id]).join("、");

export const patternPhrases: Translation<typeof en.patternPhrases> = {
  standIn: ({ stars, branch }) => `${names(stars)}在${nativeOf(BRANCH, branch)}`,
  lookAtLife: ({ stars }) => `${names(stars)}會照命宮`,
  holdTrines: ({ stars }) => `${names(stars)}據命宮與三合`,
  meetInSquare: ({ stars }) => `${names(stars)}會於命宮三方四正`,
  brightInSquare: ({ stars }) => `${names(stars)}於三方四正俱得廟旺`,
  together: ({ stars }) => `${names(stars)}同宮`,
  flankLife: ({ stars }) => `${names(stars)}夾命`,
  oppositeLends: "借對宮之星安之",
};
