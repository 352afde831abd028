import type { Matter } from "#lore";
import type { Side } from "../terms.ts";

const SIDE_OF: Readonly<Partial<Record<Matter, Side>>> = {
  love: "love",
  marriage: "love",
  family: "love",
  friend: "love",
  children: "love",
  work: "work",
  study: "work",
  lawsuit: "work",
  contest: "work",
  money: "money",
  home: "money",
};

/** The side of life that a question's matter belongs to, or null. */
export function sideOf(matter: Matter): Side | null {
  return SIDE_OF[matter] ?? null;
}
