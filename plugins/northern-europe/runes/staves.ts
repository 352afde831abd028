/**
 * The forms of the runes as strokes within -10..10 across and -16..16 down.
 *
 * Drawn after the normalised forms of the Unicode Runic block, so that a picture needs no font.
 */
import type { RuneId } from "./rune.ts";

export const STAVES: Readonly<Partial<Record<RuneId, string>>> = {
  fehu: "M-6 16V-16M-6-3L7-15M-6 6L9-7",
  uruz: "M-7 16V-16L7-4V16",
  thurisaz: "M-5 16V-16M-5-9L7 0L-5 9",
  ansuz: "M-5 16V-16L7-7M-5-5L7 4",
  raidho: "M-6 16V-16L6-9L-6-1L7 16",
  kenaz: "M6-12L-6 0L6 12",
  gebo: "M-10-14L10 14M10-14L-10 14",
  wunjo: "M-5 16V-16L7-8L-5 0",
  hagalaz: "M-8-16V16M8-16V16M-8-5L8 5",
  nauthiz: "M0-16V16M-7-5L7 5",
  isa: "M0-16V16",
  jera: "M2-14L-7-5L2 4M-2-4L7 5L-2 14",
  eihwaz: "M-8 8L0 16V-16L8-8",
  perthro: "M9-16L1-8L-7-16V16L1 8L9 16",
  algiz: "M0 16V-16M0-1L-9-14M0-1L9-14",
  sowilo: "M5-16L-5-6L5 4L-5 15",
  tiwaz: "M0 16V-16M-9-7L0-16L9-7",
  berkano: "M-6 16V-16L7-8L-6 0L7 8L-6 16",
  ehwaz: "M-8 16V-16L0-7L8-16V16",
  mannaz: "M-8 16V-16L8-2M8 16V-16L-8-2",
  laguz: "M-4 16V-16L7-6",
  ingwaz: "M0-13L10 0L0 13L-10 0z",
  dagaz: "M-9-14V14L9-14V14z",
  othala: "M-8 16L8-4L0-14L-8-4L8 16",
};
