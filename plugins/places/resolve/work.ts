import type { InputOf } from "#sdk";
import { languageOf } from "../core/place.ts";
import type { ResolveAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { resolve } from "./rules.ts";

export function run({ text, country, division, ...call }: InputOf<typeof input>): ResolveAnswer {
  return resolve({ text, country, division, lang: languageOf(call) });
}
