/** What the arts of lines share, in Traditional Chinese. */
import { natives } from "#east/natives.ts";
import { RELATIVE, SPIRIT } from "../na_jia.ts";

export const relative = natives(RELATIVE);
export const spirit = natives(SPIRIT);
