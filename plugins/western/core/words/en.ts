/** What all procedures of this folder say alike. */
export * from "./en/common.ts";
export * from "./en/conventions.ts";
export * from "./en/given.ts";
export * from "./en/meanings.ts";
export * from "./en/names.ts";
export * from "./en/prose.ts";
export * from "./en/pairs.ts";
export * from "./en/picture.ts";
export * from "./en/spans.ts";
export * from "./en/two_people.ts";
export * from "./en/view.ts";
