/** The whole deck in id order: trumps, wands, cups, swords, pentacles. */
import type { TarotCard } from "./card.ts";
import { CUPS } from "./cups.ts";
import { MAJORS } from "./majors.ts";
import { PENTACLES } from "./pentacles.ts";
import { SWORDS } from "./swords.ts";
import { WANDS } from "./wands.ts";

/** 78 cards; the card with id n stands at index n. */
export const DECK: readonly TarotCard[] = [...MAJORS, ...WANDS, ...CUPS, ...SWORDS, ...PENTACLES];
