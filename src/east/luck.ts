import { vocabulary, type IdOf } from "#sdk";

/** Whether a thing of the almanac or a count on the fingers is held lucky. */
export const LUCK = vocabulary("luck", ["lucky", "mixed", "unlucky"]);
export type Luck = IdOf<typeof LUCK>;
