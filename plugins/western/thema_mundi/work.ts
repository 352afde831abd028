import type { InputOf } from "#sdk";
import type { ThemaAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { overlayOf } from "./overlay.ts";
import { derivations, scheme } from "./scheme.ts";

export { drawScheme as picture } from "./picture.ts";

export function run(chosen: InputOf<typeof input>): ThemaAnswer {
  return {
    ...scheme(),
    derivations: derivations(),
    overlay: chosen.birthDate === undefined ? null : overlayOf(chosen),
  };
}
