import table from "./tone_table.json" with { type: "json" };

/** The four tones as plum blossom counts them: level 平 1, rising 上 2, departing 去 3, entering 入 4. */
export type Tone = 1 | 2 | 3 | 4;

const { from, tones } = table as { readonly from: number; readonly tones: string };

/**
 * Returns the tone of a character's first reading, or null where none is known.
 *
 * The book counts 動 and 靜 as departing, as speech had them by its time, and 日 as entering: so the tones of
 * Mandarin, and the entering tone from Cantonese, which keeps it. Other readings are the reader's to give.
 *
 * @source Meihua Yishu 1, 字占 with 今日動靜如何; readings as the table's own source says
 */
export function toneOf(character: string): Tone | null {
  const tone = Number(tones[character.codePointAt(0)! - from] ?? 0);
  return tone === 0 ? null : (tone as Tone);
}
