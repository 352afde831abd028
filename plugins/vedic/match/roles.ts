/** Who stands as groom and who as bride in rules that the books write for an ordered pair. */
import { vocabulary, type Candidates, type IdOf, type Omittable } from "#sdk";
import type { PersonFields } from "./input.ts";

/** The two people as the input names them. */
export const WHO = vocabulary("who", ["a", "b"]);
export type Who = IdOf<typeof WHO>;

/** The groom by the caller's word, else by gender, else the first person. */
export function groomOf(groom: Who | undefined, a: PersonFields, b: PersonFields): Who {
  return groom ?? groomByGender(a, b) ?? "a";
}

function groomByGender(a: PersonFields, b: PersonFields): Who | null {
  if (a.gender === "male" && b.gender === "female") return "a";
  return a.gender === "female" && b.gender === "male" ? "b" : null;
}

/**
 * The roles as an omission: both orders are run where the genders do not tell.
 *
 * @param verdicts fields to certify, as JSON pointers
 */
export function rolesOmittable(verdicts: readonly string[]): Omittable {
  return {
    fields: ["groom"],
    assume: null,
    decided: ({ a, b }) => groomByGender(a as PersonFields, b as PersonFields) !== null,
    exhaustive: true,
    verdicts,
    marker: "genderAssumption",
  };
}

/** Either of the two as the groom. */
export const eitherGroom: Candidates = () =>
  WHO.ids.map((who) => ({ set: { groom: who }, when: who }));
