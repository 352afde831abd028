/** One card of the Sibilla, with its playing card in the corner. */
import { drawFace } from "../core/face.ts";
import { cardOf } from "./deck.ts";
import { CLUBS } from "./scenes/clubs.ts";
import { DIAMONDS } from "./scenes/diamonds.ts";
import { HEARTS } from "./scenes/hearts.ts";
import { SPADES } from "./scenes/spades.ts";
import { SIBILLA, type SibillaId } from "./terms.ts";

const BAND = "#6a3552";
const SCENES = [...HEARTS, ...CLUBS, ...DIAMONDS, ...SPADES];

/** Draws a card about the origin; the name where there is room. */
export function drawSibilla(id: SibillaId, name: string | null, reversed: boolean): string {
  const { suit, rank } = cardOf(id);
  const index = SIBILLA.ids.indexOf(id);
  const scene = SCENES[index]!();
  const head = String(index + 1);
  return drawFace(
    { key: `sibilla-${head}`, head, inset: { rank, suit }, scene, band: BAND },
    name,
    reversed,
  );
}
