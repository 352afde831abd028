/** 建除、黃黑道諸神與星宿之名。 */
import { natives } from "../../natives.ts";
import * as terms from "../terms.ts";

export const officer = natives(terms.OFFICER);
export const roadGod = natives(terms.ROAD_GOD);
export const road = natives(terms.ROAD);
export const luminary = natives(terms.LUMINARY);
export const mansionAnimal = natives(terms.MANSION_ANIMAL);
export const mansion = natives(terms.MANSION);
