import { WEEKDAY } from "#lore";
import type { InputOf } from "#sdk";
import { dayOfWeek, fromFixed } from "#time";
import { readDay } from "../biorhythm/core/dates.ts";
import type { LoreAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { namesOn, nextNameDay } from "./name_days.ts";
import { flowerOf, LIST, type List, type Stone, stoneOf } from "./rules.ts";

export { drawLore as picture } from "./picture.ts";

export function run({ birthDate, list }: InputOf<typeof input, typeof CONVENTIONS>): LoreAnswer {
  const fixed = readDay(birthDate, "birthDate");
  const { month, day } = fromFixed(fixed);
  const stones = Object.fromEntries(LIST.ids.map((one) => [one, stoneOf(month, one)])) as Record<
    List,
    Stone
  >;
  return {
    weekday: WEEKDAY.ids[dayOfWeek(fixed)]!,
    stone: stones[list],
    stones,
    flower: flowerOf(month),
    christmasChild: month === 12 && day === 25,
    nameDay: namesOn(month, day),
    nextNameDay: nextNameDay(month, day),
  };
}
