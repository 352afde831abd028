/** The matters that a board is asked about, and the signs (用神) that stand for them. */
import type { Matter, Stem } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { Door, God, Star } from "./terms.ts";

/** What a matter is about. */
export const TOPIC = vocabulary("topic", [
  "general",
  "money",
  "trade",
  "career",
  "exam",
  "love",
  "health",
  "travel",
  "returning",
  "lost",
  "lawsuit",
  "property",
  "partnership",
  "news",
  "debt",
  "patron",
]);
export type Topic = IdOf<typeof TOPIC>;

/** What a sign stands for. */
export const ROLE = vocabulary("role", [
  "matter",
  "profit",
  "capital",
  "goods",
  "post",
  "superior",
  "letter",
  "paper",
  "examiner",
  "woman",
  "man",
  "match",
  "complaint",
  "healer",
  "remedy",
  "journey",
  "way",
  "traveller",
  "road",
  "thing",
  "taker",
  "plaintiff",
  "defendant",
  "judge",
  "house",
  "land",
  "partner",
  "bond",
  "message",
  "lender",
  "borrower",
  "collector",
  "patron",
  "entrance",
]);
export type Role = IdOf<typeof ROLE>;

/** By what a sign is found: `hour` by the hour's stem, `chief` by the duty symbol, `home` by its earth stem. */
export type Significator =
  | { readonly door: Door }
  | { readonly star: Star }
  | { readonly god: God }
  | { readonly stem: Stem }
  | { readonly by: "hour" | "chief" | "home" };

/** Signs of each matter, the chief one first. */
export const SIGNS: { readonly [K in Topic]: readonly (readonly [Role, Significator])[] } = {
  general: [["matter", { by: "hour" }]],
  money: [
    ["profit", { door: "sheng" }],
    ["capital", { stem: "wu" }],
  ],
  trade: [
    ["profit", { door: "sheng" }],
    ["goods", { by: "hour" }],
  ],
  career: [
    ["post", { door: "kai" }],
    ["superior", { by: "chief" }],
  ],
  exam: [
    ["paper", { door: "jingView" }],
    ["letter", { stem: "ding" }],
    ["examiner", { star: "tianFu" }],
  ],
  love: [
    ["match", { god: "liuHe" }],
    ["woman", { stem: "yi" }],
    ["man", { stem: "geng" }],
  ],
  health: [
    ["complaint", { star: "tianRui" }],
    ["healer", { star: "tianXin" }],
    ["remedy", { stem: "yi" }],
  ],
  travel: [
    ["journey", { by: "hour" }],
    ["way", { door: "kai" }],
  ],
  returning: [
    ["traveller", { by: "hour" }],
    ["road", { stem: "geng" }],
  ],
  lost: [
    ["thing", { by: "hour" }],
    ["taker", { god: "xuanWu" }],
  ],
  lawsuit: [
    ["judge", { door: "kai" }],
    ["plaintiff", { by: "chief" }],
    ["defendant", { by: "home" }],
  ],
  property: [
    ["house", { door: "sheng" }],
    ["land", { door: "si" }],
  ],
  partnership: [
    ["partner", { by: "hour" }],
    ["bond", { god: "liuHe" }],
  ],
  news: [
    ["message", { door: "jingView" }],
    ["letter", { stem: "ding" }],
  ],
  debt: [
    ["borrower", { by: "home" }],
    ["lender", { by: "chief" }],
    ["collector", { door: "shang" }],
  ],
  patron: [
    ["patron", { by: "chief" }],
    ["entrance", { door: "kai" }],
  ],
};

/** Roles whose strength is bad news for the asker. */
export const ADVERSE: readonly Role[] = ["complaint", "taker"];

/** The topic of each matter that a question may be about. */
export const TOPIC_OF: Readonly<Record<Matter, Topic>> = {
  love: "love",
  marriage: "love",
  work: "career",
  money: "money",
  study: "exam",
  health: "health",
  home: "property",
  travel: "travel",
  lostThing: "lost",
  lostAnimal: "returning",
  lostPerson: "returning",
  lawsuit: "lawsuit",
  children: "general",
  family: "general",
  friend: "partnership",
  spirit: "general",
  contest: "lawsuit",
  message: "news",
  weather: "general",
  choice: "general",
  general: "general",
};
