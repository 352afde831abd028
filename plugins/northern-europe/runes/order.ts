import type { Conventions } from "#sdk";
import type { Rune } from "./rune.ts";

/** Which rune ends the futhark. */
export type Order = "othalaLast" | "dagazLast";

/** The school option of the row: inscriptions disagree on its last two runes. */
export const ORDER_CONVENTION = {
  order: {
    title: { en: "End of the row", zhHant: "字列末兩位" },
    default: "othalaLast",
    options: {
      othalaLast: {
        title: { en: "Dagaz, Othala", zhHant: "達嘎茲、歐瑟拉" },
        source: "Vadstena and Grumpan bracteates as usually completed; most books on divination",
      },
      dagazLast: {
        title: { en: "Othala, Dagaz", zhHant: "歐瑟拉、達嘎茲" },
        source: "Kylver stone (about 400)",
      },
    },
  },
} as const satisfies Conventions;

/** A rune's place in the row, 1-24; 0 for the blank stave. Only the last two depend on the order. */
export function numberOf({ id, number }: Rune, order: Order): number {
  if (order === "othalaLast") return number;
  return id === "dagaz" ? 24 : id === "othala" ? 23 : number;
}
