import { vocabulary, type Candidates, type IdOf } from "#sdk";

/** Gender as the arts read it. */
export const GENDER = vocabulary("gender", ["male", "female"]);
export type GenderName = IdOf<typeof GENDER>;

/** Either gender, where none is given. */
export const bothGenders: Candidates = () =>
  GENDER.ids.map((gender) => ({ set: { gender }, when: gender }));
