/** One Lenormand card. */
import { drawFace } from "../../core/face.ts";
import { cardOf, type LenormandId } from "./deck.ts";
import { SCENES } from "./scenes.ts";

const BAND = "#3d5a73";

/** Draws a card about the origin, with its number and its playing card; the name where there is room. */
export function drawLenormand(id: LenormandId, name: string | null): string {
  const { number, inset } = cardOf(id);
  return drawFace(
    {
      key: `lenormand-${number}`,
      head: String(number),
      inset,
      scene: SCENES[number - 1]!(),
      band: BAND,
    },
    name,
  );
}
