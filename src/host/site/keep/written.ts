/**
 * The answer of a kept reading as HTML. It is the same whenever it is read in a language, so that of late ones stays
 * in memory for some minutes; whose it is, and whether it is still there, is asked of the store each time before.
 */
import type { Html } from "../../../ui/mod.ts";
import type { WholeReading } from "../../../wallet/contract.ts";
import { writeAnswer } from "../answer.ts";
import type { Fields } from "../fields.ts";
import type { Room } from "../rooms.ts";
import type { InWords, PutInWords } from "./in_words.ts";

/** An answer as a page shows it. */
export interface Written extends Pick<InWords, "stuckIn"> {
  readonly body: Html;
  /** The input as its form has it. */
  readonly input: Fields;
}

export type WriteKept = (reading: WholeReading, room: Room, origin: string) => Promise<Written>;

/** Letters of HTML that are kept, and for how long. */
const MAX_LETTERS = 24_000_000;
const KEEP_MS = 600_000;

interface Entry {
  readonly written: Written;
  readonly until: number;
}

/** Makes the function. */
export function createWriteKept(inWords: PutInWords, now: () => number): WriteKept {
  const entries = new Map<string, Entry>();
  let letters = 0;

  function drop(key: string): void {
    letters -= entries.get(key)?.written.body.text.length ?? 0;
    entries.delete(key);
  }

  return async (reading, room, origin) => {
    const key = `${reading.id} ${room.voice.asked} ${origin}`;
    const at = now();
    const known = entries.get(key);
    if (known && known.until > at) return known.written;
    for (const [old, { until }] of entries) if (until <= at) drop(old);
    const { answered, stuckIn } = await inWords(reading, room, origin);
    const written = { body: writeAnswer(answered), input: answered.input, stuckIn };
    drop(key);
    entries.set(key, { written, until: at + KEEP_MS });
    letters += written.body.text.length;
    while (letters > MAX_LETTERS) drop(entries.keys().next().value!);
    return written;
  };
}
