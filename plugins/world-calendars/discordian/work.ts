import type { Given, InputOf } from "#sdk";
import type { DiscordianAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { toDiscordian } from "./rules.ts";

export function run(_input: InputOf<typeof input>, give: Given): DiscordianAnswer {
  const { year, month, day } = give.civil();
  return toDiscordian(year, month, day);
}
