import { vocabulary, type IdOf } from "#sdk";

/** Gender as the arts read it. */
export const GENDER = vocabulary("gender", ["male", "female"]);
export type GenderName = IdOf<typeof GENDER>;
