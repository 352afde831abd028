/** The 384 verses of the oracle: how each is held. */
import { vocabulary, type IdOf } from "#sdk";

/** How many verses there are: as many as the hexagrams have lines. */
export const VERSES = 384;

/**
 * How each verse is held, 24 to a row: `+` good, `~` between, `-` for care; read off the verses.
 *
 * @source Zhuge Shenshu, the received text of 384 verses
 */
const MARKS = `
++~~+~+++~--+-++~-~-~~+~
-+~++~~-++~++++~+~~~+-~~
+~++~--~~~-~--+~-~++-+--
+-+~+-~--++~+-+-~++~~+-+
+~+-+++++---+-~+++--+++~
~~++-~~-++-++-++-++-++-+
+-++~-~+~+~~+~+~+~-+-~+~
~+~++~-+~-+-+~~+~+~+-+~-
+~++~~-+-+-++++-~-++++-~
~-+-~+-~++-+++~+~~~+~+++
~-~++-~~~+--~++-+~~-+~~+
+-+~++~++++~~-+~++~++++~
~~~~~+~-~~~++~-~~-+~++--
+++-+-~+-~~~-++-+~--++++
~--+-~-~-++-+++~~-~+~++-
-+++++++~+~+-++~~~+++++~
`.replace(/\s/g, "");

export const LUCK = vocabulary("verseLuck", ["good", "between", "care"]);
export type Luck = IdOf<typeof LUCK>;

const LUCK_OF: Readonly<Record<string, Luck>> = { "+": "good", "~": "between", "-": "care" };

/**
 * How a verse is held.
 *
 * @param verse 1 to 384
 */
export function luckOf(verse: number): Luck {
  return LUCK_OF[MARKS[verse - 1]!]!;
}
