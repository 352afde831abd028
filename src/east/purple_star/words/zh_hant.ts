/** 諸星、宮位與諸環之名。 */
import { natives } from "../../natives.ts";
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
} from "../stars.ts";

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
