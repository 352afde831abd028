/** Moles by their places. */
import type { MolesAnswer } from "./answer.ts";
import type { Hidden } from "./input.ts";
import { MOLES, type MolePlace } from "./places.ts";

/** Below it the drawing shows the body. */
const NECK = 320;

/**
 * Reads moles.
 *
 * @param gender whose stronger side is marked: left for men, right for women
 * @param hidden whether what clothes cover is counted a step better, as the older books do
 */
export function readMoles(
  positions: readonly MolePlace[],
  gender: "male" | "female" | undefined,
  hidden: Hidden,
): MolesAnswer {
  const moles = positions.map((place) => {
    const { topic, luck, at } = MOLES[place];
    const isHidden = at[1] > NECK + 60;
    const side = place.endsWith("Left") ? "left" : place.endsWith("Right") ? "right" : null;
    const better = isHidden && hidden === "better" && luck === "mixed";
    return {
      place,
      topic,
      luck: better ? ("lucky" as const) : luck,
      isHidden,
      isOwnSide: side && gender ? (side === "left") === (gender === "male") : null,
    };
  });
  return {
    moles,
    lucky: moles.filter(({ luck }) => luck === "lucky").length,
    unlucky: moles.filter(({ luck }) => luck === "unlucky").length,
  };
}
