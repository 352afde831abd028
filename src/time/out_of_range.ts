import type { Phrase, RangeCode } from "./phrases.ts";

/**
 * A date for which a calendar or the sky is not served.
 *
 * The host turns it into the refusal `date-out-of-range`, whichever procedure asked, so that a date
 * beyond a table is never a fault. `phrase` says it to a person; the message is for logs.
 */
export class DateOutOfRange extends RangeError {
  override readonly name: string = "DateOutOfRange";
  readonly phrase: Phrase<RangeCode>;

  constructor(phrase: Phrase<RangeCode>) {
    super(`Cannot serve date: ${phrase.code} ${JSON.stringify(phrase.with)}`);
    this.phrase = phrase;
  }
}
