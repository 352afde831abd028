import type { InputOf } from "#sdk";
import { afflictionsOf } from "./afflictions.ts";
import type { AfflictionsAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export { drawAfflictions as picture } from "./picture.ts";

export function run({ year, timezone }: InputOf<typeof input>): AfflictionsAnswer {
  return afflictionsOf(year, timezone);
}
