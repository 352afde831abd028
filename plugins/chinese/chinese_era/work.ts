import type { InputOf } from "#sdk";
import type { input } from "./input.ts";

export { convertEra as run } from "./convert.ts";
export { drawEras as picture } from "./picture.ts";
