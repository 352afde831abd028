import type { Given, InputOf } from "#sdk";
import type { TimeAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { tellTime } from "./rules.ts";

export function run(_input: InputOf<typeof input>, give: Given): TimeAnswer {
  return tellTime(give.civil());
}
