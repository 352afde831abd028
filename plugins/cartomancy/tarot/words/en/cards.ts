/** What all 78 cards say, in English. */
import type { CardTexts } from "../../card.ts";
import { cups } from "./cups.ts";
import { majors } from "./majors.ts";
import { pentacles } from "./pentacles.ts";
import { swords } from "./swords.ts";
import { wands } from "./wands.ts";

export const cards: CardTexts = { ...majors, ...wands, ...cups, ...swords, ...pentacles };
