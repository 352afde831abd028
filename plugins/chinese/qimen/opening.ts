/** Where a board opens a way. */
import type { QimenAnswer } from "./answer.ts";
import type { Palace } from "./board_shape.ts";

const CENTRE = 5;

/** The three good doors, for the words of each. */
export type GoodDoor = "kai" | "xiu" | "sheng";

/** A palace in which a good door stands. */
export interface OpenPalace extends Palace {
  readonly door: GoodDoor;
}

function isOpen(palace: Palace): palace is OpenPalace {
  const { door, marks } = palace;
  const isGood = door === "kai" || door === "xiu" || door === "sheng";
  return isGood && !marks.includes("doorPresses");
}

/** The palaces of good doors that do not press their palace, those that are not void first. */
export function openPalaces({ palaces }: QimenAnswer): readonly OpenPalace[] {
  return palaces.filter(isOpen).sort((a, b) => Number(a.isVoid) - Number(b.isVoid));
}

/** The palace to turn to: the first open one that is neither void nor the centre. */
export function wayOut(open: readonly OpenPalace[]): OpenPalace | undefined {
  return open.find(({ isVoid, number }) => !isVoid && number !== CENTRE);
}
