/** What all procedures of this folder say alike. */
export * from "./en/combinations.ts";
export * from "./en/common.ts";
export * from "./en/conventions.ts";
export * from "./en/day.ts";
export * from "./en/forms.ts";
export * from "./en/limbs.ts";
export * from "./en/nakshatras.ts";
export * from "./en/names.ts";
export * from "./en/year.ts";
