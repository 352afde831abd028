/** 사주 용어. */
import { natives } from "#east/natives.ts";
import { NABEUM, SINSAL, SIPSEONG, TIE, UNSEONG, YUKCHIN } from "../../arts.ts";
import type * as en from "../en/arts.ts";

export const sipseong: typeof en.sipseong = natives(SIPSEONG);
export const yukchin: typeof en.yukchin = natives(YUKCHIN);
export const unseong: typeof en.unseong = natives(UNSEONG);
export const nabeum: typeof en.nabeum = natives(NABEUM);
export const sinsal: typeof en.sinsal = natives(SINSAL);
export const branchTie: typeof en.branchTie = natives(TIE);
