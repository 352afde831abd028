/**
 * Years of thirteen months before the fixed cycle of nineteen years, as the tablets attest them.
 *
 * Where the two books differ (six years before 591 BCE, 492 and the two seventeenth years of Artaxerxes I)
 * the later one is followed.
 *
 * @source R. A. Parker and W. H. Dubberstein, Babylonian Chronology (1956), pp. 4-6; S. Stern, Calendars in
 *   Antiquity (2012), tables 2.1, 2.2, 2.4 and 2.5. 96 years, 24 of them with a second Ululu
 */

/** First year of the tables, Nabopolassar's accession: astronomical, -625 is 626 BCE. */
export const FIRST_YEAR = -625;
/** From this year on the cycle holds. */
export const CYCLE_FROM = -366;

/** Astronomical years in which the sixth month was doubled. */
const SECOND_ULULU: ReadonlySet<number> = new Set([
  -620, -615, -610, -607, -602, -599, -597, -595, -583, -573, -563, -545, -536, -529, -526, -518,
  -510, -502, -491, -483, -464, -407, -388, -369,
]);

/** Astronomical years in which the twelfth month was doubled. */
const SECOND_ADDARU: ReadonlySet<number> = new Set([
  -623, -618, -613, -605, -593, -590, -587, -581, -578, -576, -571, -568, -562, -559, -556, -554,
  -552, -549, -543, -540, -535, -532, -524, -521, -516, -513, -508, -505, -499, -497, -494, -489,
  -486, -480, -478, -475, -473, -470, -467, -462, -459, -456, -454, -451, -448, -445, -443, -440,
  -437, -435, -432, -429, -426, -424, -421, -418, -416, -413, -410, -405, -402, -399, -397, -394,
  -391, -386, -384, -380, -378, -375, -372, -367,
]);

/** The month that a year before the cycle has twice; null in a year of twelve months. */
export function attestedIntercalation(astronomicalYear: number): 6 | 12 | null {
  if (SECOND_ULULU.has(astronomicalYear)) return 6;
  return SECOND_ADDARU.has(astronomicalYear) ? 12 : null;
}
