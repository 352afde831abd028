/**
 * A date for which a calendar or the sky is not served.
 *
 * The host turns it into the refusal `date-out-of-range`, whichever procedure asked, so that a date
 * beyond a table is never a fault.
 */
export class DateOutOfRange extends RangeError {
  override readonly name = "DateOutOfRange";
}
