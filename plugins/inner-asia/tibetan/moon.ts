/**
 * The mansion in which the Moon stands at daybreak by the Phugpa reckoning. The Phugpa zodiac lies some 36°
 * behind the tropical one, so the mansion is the almanac's and not that of the sky's stars.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014), §§5, 7 and 8; E. Henning, Kālacakra and the
 *   Tibetan Calendar (2007)
 */
import { tibetanPhugpa, type TibetanCalendar } from "#time";

/** Finds the mansion at daybreak of a civil day, 0 to 26 from Aśvinī. */
export function mansionAt(fixed: number, calendar: TibetanCalendar = tibetanPhugpa): number {
  return Math.floor(calendar.skyAt(fixed).moon * 27);
}
