/** The element that a chart asks for, as the four pillars judge it. */
import type { Phase } from "#lore";
import { Birth, CivilDate, oneOf, Refusal, Type, type Static } from "#sdk";
import { PHASE } from "#lore";
import type { CivilMoment } from "#time";

/** A birth that may be left out, or the element itself. */
export const wantedInput = {
  ...Birth,
  birthDate: Type.Optional(CivilDate),
  wantedElement: Type.Optional(oneOf(PHASE.ids)),
};
const shape = Type.Object(wantedInput);

/** Why an element cannot be found. */
export type WantedRefusals = { birthTimeNeeded: {} };

/** The element that was asked for, or that the chart asks for; null where neither was given. */
export async function wantedOf(
  given: Static<typeof shape>,
  civil: () => CivilMoment,
): Promise<{ readonly element: Phase; readonly from: "asked" | "birth" } | null> {
  if (given.wantedElement) return { element: given.wantedElement, from: "asked" };
  if (given.birthDate === undefined) return null;
  if (given.birthTime === undefined && given.birthHour === undefined) {
    throw new Refusal("birthTimeNeeded");
  }
  const { usefulElement } = await import("./useful_element.ts");
  return { element: usefulElement(civil()), from: "birth" };
}
