import type { InputOf } from "#sdk";
import type { SonNalMonth } from "./answer.ts";
import type { input } from "./input.ts";
import { readMonth } from "./rules.ts";

export { drawSonNal as picture } from "./picture.ts";

export function run({ year, month }: InputOf<typeof input>): SonNalMonth {
  return readMonth(year, month);
}
