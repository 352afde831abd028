/** A playing card in the hand of the tarot: pips as they stand on packs, courts as people. */
import { drawFace } from "../../core/face.ts";
import { crown, figure, HUE, line, shape, sky } from "../../tarot/picture/kit.ts";
import { SPOTS } from "../../tarot/picture/suits.ts";
import { rankOf, suitOf, type Rank, type Suit } from "../core/card.ts";
import { drawSuit } from "../core/face.ts";
import type { PlayingId } from "./deck.ts";

const [RED, BLACK] = ["#b3261e", "#23202b"];
const ROBES: Readonly<Record<Suit, readonly [robe: string, back: string]>> = {
  hearts: [HUE.red, "#f6e3d6"],
  clubs: [HUE.green, "#e4ead0"],
  diamonds: [HUE.gold, "#f3e8c8"],
  spades: [HUE.night, "#dfe4ec"],
};

function courtOf(rank: Rank, suit: Suit): string {
  const [robe, back] = ROBES[suit];
  const sign = drawSuit(suit, 32, -44, 1.05);
  if (rank === "K") {
    return (
      sky(back) +
      shape("M-40 58V10h12v48zM28 58V10h12v48z", HUE.earth) +
      figure(0, 58, 92, robe, HUE.white) +
      crown(0, -26, 30) +
      line("M-18 50V-14", HUE.gold, 4) +
      sign
    );
  }
  if (rank === "Q") {
    return (
      sky(back) +
      shape("M-34 58Q0-50 34 58z", HUE.violet) +
      figure(0, 58, 88, robe, HUE.gold) +
      crown(0, -22, 22) +
      shape("M-26 2q-8-12 4-14 12 2 4 14z", HUE.red) +
      line("M-24 2V22", HUE.green, 3) +
      sign
    );
  }
  return (
    sky(back) +
    figure(-2, 58, 84, robe, HUE.earth) +
    shape("M-20-12Q-2-30 16-12l-4-10q-14-10-28 0z", HUE.blue) +
    line("M12-20q8-12 4-18", HUE.red, 3) +
    line("M-24 54V-6M-30-6h12l-6-14z", HUE.stone, 3) +
    sign
  );
}

function pipsOf(rank: Rank, suit: Suit): string {
  const count = rank === "A" ? 1 : Number(rank);
  const spots = count === 1 ? [[0, 0] as const] : SPOTS[count]!;
  const scale = count === 1 ? 3.2 : count > 6 ? 0.95 : 1.2;
  return sky("#fffaf0") + spots.map(([x, y]) => drawSuit(suit, x, y, scale)).join("");
}

/** Draws a card about the origin; the name where there is room. */
export function drawPlaying(card: PlayingId, name: string | null, reversed: boolean): string {
  const [rank, suit] = [rankOf(card)!, suitOf(card)!];
  const court = rank === "J" || rank === "Q" || rank === "K";
  return drawFace(
    {
      key: `playing-${card}`,
      head: rank,
      inset: null,
      scene: court ? courtOf(rank, suit) : pipsOf(rank, suit),
      band: suit === "hearts" || suit === "diamonds" ? RED! : BLACK!,
    },
    name,
    reversed,
  );
}
