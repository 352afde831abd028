/**
 * The six days, which run through every month of the old calendar from a first of their own.
 *
 * @source National Diet Library, Nihon no koyomi 日本の暦: month 1 and 7 begin with 先勝, 2 and 8 with 友引, and so
 *   on; their hours as almanacs print them
 */
import { vocabulary, type IdOf } from "#sdk";

/** The six days; the sum of month and day, divided by six, leaves their place. */
export const ROKUYO = vocabulary("rokuyo", {
  taian: { native: "大安", roman: "Taian" },
  shakko: { native: "赤口", roman: "Shakkō" },
  sensho: { native: "先勝", roman: "Senshō" },
  tomobiki: { native: "友引", roman: "Tomobiki" },
  senbu: { native: "先負", roman: "Senbu" },
  butsumetsu: { native: "仏滅", roman: "Butsumetsu" },
});
export type Rokuyo = IdOf<typeof ROKUYO>;

/** Finds the six-day sign of an old date; a leap month counts as the month it repeats. */
export function rokuyoOf({ month, day }: { readonly month: number; readonly day: number }): Rokuyo {
  return ROKUYO.ids[(month + day) % 6]!;
}
