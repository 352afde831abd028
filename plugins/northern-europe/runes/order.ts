import type { Conventions } from "#old";
import type { Rune } from "./rune.ts";

/** Which rune ends the futhark. */
export type Order = "othalaLast" | "dagazLast";

/**
 * The school option of the row: inscriptions disagree on its last two runes.
 *
 * They also disagree on Eihwaz and Perthro, 13 and 14: the bracteates and the Old English poem have
 * Eihwaz first, which is followed here; the Kylver stone has Perthro first.
 */
export const ORDER_CONVENTION = {
  order: {
    title: { en: "End of the row", zhHant: "字列末兩位" },
    default: "othalaLast",
    options: {
      othalaLast: {
        title: { en: "Dagaz, Othala", zhHant: "達加茲、歐瑟拉" },
        source: "Kylver stone (about 400): … b e m l ŋ d o; most books on divination",
      },
      dagazLast: {
        title: { en: "Othala, Dagaz", zhHant: "歐瑟拉、達加茲" },
        source: "Vadstena and Grumpan bracteates: … b e m l ŋ o d; Old English rune poem",
      },
    },
  },
} as const satisfies Conventions;

/** A rune's place in the row, 1-24; 0 for the blank stave. Only the last two depend on the order. */
export function numberOf({ id, number }: Rune, order: Order): number {
  if (order === "othalaLast") return number;
  return id === "dagaz" ? 24 : id === "othala" ? 23 : number;
}
