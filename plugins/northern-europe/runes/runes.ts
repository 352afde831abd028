/**
 * The Elder Futhark: 24 runes in three aettir, and the optional blank stave.
 *
 * Forms follow the Unicode Runic block. Reconstructed names, sounds and glosses follow the table
 * "Elder Futhark" of the English Wikipedia, Kenaz keeping the torch of the Old English poem as its first
 * sense. The images of the texts lean on the Old English, Norwegian and Icelandic rune poems
 * (B. Dickins, Runic and Heroic Poems of the Old Teutonic Peoples, 1915), in our own words.
 *
 * No old source gives runes an element, and modern lists differ. This one is taken whole from one
 * published list ("Runes", buch-rasmussen.dk/runes) rather than mixed from several;
 * it names fire and air for Dagaz, of which the first is kept, and ice for Hagalaz and Isa.
 */
import { AETT, type Rune } from "./rune.ts";

const ROWS: readonly Pick<Rune, "id" | "letter" | "sound" | "element" | "reversible">[] = [
  { id: "fehu", letter: "F", sound: "f", element: "fire", reversible: true },
  { id: "uruz", letter: "U", sound: "u", element: "earth", reversible: true },
  { id: "thurisaz", letter: "TH", sound: "θ", element: "fire", reversible: true },
  { id: "ansuz", letter: "A", sound: "a", element: "air", reversible: true },
  { id: "raidho", letter: "R", sound: "r", element: "air", reversible: true },
  { id: "kenaz", letter: "K", sound: "k", element: "fire", reversible: true },
  { id: "gebo", letter: "G", sound: "ɡ", element: "air", reversible: false },
  { id: "wunjo", letter: "W", sound: "w", element: "earth", reversible: true },
  { id: "hagalaz", letter: "H", sound: "h", element: "ice", reversible: false },
  { id: "nauthiz", letter: "N", sound: "n", element: "fire", reversible: false },
  { id: "isa", letter: "I", sound: "i", element: "ice", reversible: false },
  { id: "jera", letter: "J", sound: "j", element: "earth", reversible: false },
  { id: "eihwaz", letter: "EI", sound: "æː", element: "air", reversible: false },
  { id: "perthro", letter: "P", sound: "p", element: "water", reversible: true },
  { id: "algiz", letter: "Z", sound: "z", element: "air", reversible: true },
  { id: "sowilo", letter: "S", sound: "s", element: "air", reversible: false },
  { id: "tiwaz", letter: "T", sound: "t", element: "air", reversible: true },
  { id: "berkano", letter: "B", sound: "b", element: "earth", reversible: true },
  { id: "ehwaz", letter: "E", sound: "e", element: "earth", reversible: true },
  { id: "mannaz", letter: "M", sound: "m", element: "air", reversible: true },
  { id: "laguz", letter: "L", sound: "l", element: "water", reversible: true },
  { id: "ingwaz", letter: "NG", sound: "ŋ", element: "earth", reversible: false },
  { id: "dagaz", letter: "D", sound: "d", element: "fire", reversible: false },
  { id: "othala", letter: "O", sound: "o", element: "earth", reversible: true },
];

/** The 24 runes; the rune with number n stands at index n - 1, Dagaz before Othala. */
export const RUNES: readonly Rune[] = ROWS.map((row, index) => ({
  ...row,
  number: index + 1,
  aett: AETT.ids[Math.floor(index / 8)]!,
}));

/** The blank stave: a custom of the 1980s without historical ground, drawn only when it is asked for. */
export const BLANK: Rune = {
  id: "blank",
  number: 0,
  letter: null,
  sound: null,
  aett: null,
  element: null,
  reversible: false,
};

/** Which rune ends the futhark. */
export type Order = "othalaLast" | "dagazLast";

/** A rune's place in the row, 1-24; 0 for the blank stave. Only the last two depend on the order. */
export function numberOf({ id, number }: Rune, order: Order): number {
  if (order === "othalaLast") return number;
  return id === "dagaz" ? 24 : id === "othala" ? 23 : number;
}
