/** One Kipper card. */
import { drawFace } from "../core/face.ts";
import { cardOf, type KipperId } from "./deck.ts";
import { SCENES } from "./scenes.ts";

const BAND = "#7a4a2a";

/** Draws a card about the origin, with its number; the name where there is room. */
export function drawKipper(id: KipperId, name: string | null): string {
  const { number } = cardOf(id);
  const scene = SCENES[number - 1]!();
  return drawFace(
    { key: `kipper-${number}`, head: String(number), inset: null, scene, band: BAND },
    name,
  );
}
