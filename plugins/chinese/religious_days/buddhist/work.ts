import type { InputOf } from "#sdk";
import type { input } from "../shape.ts";
import type { BuddhistAnswer } from "./answer.ts";
import { readBuddhistDay } from "./read_day.ts";

export { drawBuddhistMonth as picture } from "./picture.ts";

export function run({ date }: InputOf<typeof input>): BuddhistAnswer {
  return readBuddhistDay(date);
}
