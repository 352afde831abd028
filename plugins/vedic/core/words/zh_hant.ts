/** What all procedures of this folder say alike. */
export * from "./zh_hant/combinations.ts";
export * from "./zh_hant/common.ts";
export * from "./zh_hant/conventions.ts";
export * from "./zh_hant/day.ts";
export * from "./zh_hant/forms.ts";
export * from "./zh_hant/limbs.ts";
export * from "./zh_hant/nakshatras.ts";
export * from "./zh_hant/names.ts";
export * from "./zh_hant/year.ts";
