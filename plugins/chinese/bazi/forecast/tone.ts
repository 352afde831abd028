import { vocabulary } from "#sdk";

/** How a period reads. */
export const TONE = vocabulary("tone", ["favourable", "mixed", "demanding"]);
