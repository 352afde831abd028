/** What a question is about, for horary, which looks for it in a house. */
import { HOUSE_MATTERS, houseMatterOf, type HouseMatter } from "#lore";
import { oneOf, Type, understand, type Omittable } from "#sdk";

export const matterInput = Type.Optional(oneOf(HOUSE_MATTERS));

/** The matter that a question names; things hoped for where it names none. */
export function matterIn(question: string | undefined): HouseMatter {
  return houseMatterOf(understand(question));
}

/** A matter that is not given is read from the question. */
export const MATTER_OMISSION: Omittable = {
  assume: null,
  exhaustive: false,
  verdicts: [],
};
/** What its words are filled with. */
export type MatterOmission = { matter: {} };
