/**
 * The Elder Futhark: 24 runes in three aettir, and the optional blank stave.
 *
 * Forms follow the Unicode Runic block. Reconstructed names, sounds and glosses follow the table
 * "Elder Futhark" of the English Wikipedia, Kenaz keeping the torch of the Old English poem as its first
 * sense. The images of the texts lean on the Old English, Norwegian and Icelandic rune poems
 * (B. Dickins, Runic and Heroic Poems of the Old Teutonic Peoples, 1915), told in our own words.
 *
 * No old source gives runes an element, and modern lists differ. This one is taken whole from one
 * published list ("Runes", buch-rasmussen.dk/runes) rather than mixed from several;
 * it names fire and air for Dagaz, of which the first is kept, and ice for Hagalaz and Isa.
 */
import type { Rune } from "./rune.ts";
import { FREYR } from "./freyr.ts";
import { HEIMDALL } from "./heimdall.ts";
import { TYR } from "./tyr.ts";

export { BLANK } from "./blank.ts";

/** The 24 runes; the rune with number n stands at index n - 1, Dagaz before Othala. */
export const RUNES: readonly Rune[] = [...FREYR, ...HEIMDALL, ...TYR];
