/** The lord of a house as the chart calls it. */
import { bhavaOf } from "../../core/bhava.ts";

/** @param read answers of the systems as they are served */
export function lordOf(house: number, read: (system: string) => unknown): string {
  const chart = read("vedic.chart") as Parameters<typeof bhavaOf<{ readonly text: string }>>[0];
  return bhavaOf(chart, house)!.lord.text;
}
