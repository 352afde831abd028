import type { InputOf } from "#sdk";
import type { LifeTrigram } from "./answer.ts";
import type { input } from "./input.ts";
import { lifeTrigramOf } from "./life_trigram.ts";

export { drawKua as picture } from "./picture.ts";

export function run({ birthDate, gender }: InputOf<typeof input>): LifeTrigram {
  return lifeTrigramOf(birthDate, gender);
}
