/** What all procedures of this folder say alike. */
export * from "./zh_hant/common.ts";
export * from "./zh_hant/conventions.ts";
export * from "./zh_hant/given.ts";
export * from "./zh_hant/meanings.ts";
export * from "./zh_hant/names.ts";
export * from "./zh_hant/prose.ts";
export * from "./zh_hant/pairs.ts";
export * from "./zh_hant/picture.ts";
export * from "./zh_hant/spans.ts";
export * from "./zh_hant/two_people.ts";
export * from "./zh_hant/view.ts";
