import type { InputOf } from "#sdk";
import type { input } from "../shape.ts";
import type { TaoistAnswer } from "./answer.ts";
import { readTaoistDay } from "./read_day.ts";

export { drawTaoistMonth as picture } from "./picture.ts";

export function run({ date }: InputOf<typeof input>): TaoistAnswer {
  return readTaoistDay(date);
}
