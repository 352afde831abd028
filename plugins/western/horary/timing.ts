/**
 * When: the day the deciding aspect is exact, and its degrees read as units.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 129, 171, 267; no unit shorter than the matter allows
 */
import { vocabulary, type IdOf } from "#sdk";
import { modalityOf } from "#lore";
import type { Kind } from "./categories.ts";
import { signOf } from "./figure.ts";
import type { Deciding, Question } from "./question.ts";

export const UNIT = vocabulary("timeUnit", ["days", "weeks", "months", "years"]);
type Unit = IdOf<typeof UNIT>;

const UNITS: readonly Unit[] = ["days", "weeks", "months", "years", "years"];
const SLOWNESS = { cardinal: 0, mutable: 1, fixed: 2 } as const;
/** Kinds that may be settled within days; bargains, offices and marriages take weeks. */
const IN_DAYS: readonly Kind[] = ["state", "report", "lost", "theft", "fugitive", "release"];
/** Houses of news and of short journeys. */
const HOUSE_IN_DAYS = 3;

/** Degrees to go as units of time by house and sign; null where the aspect is out of orb. */
export function unitsOf({ figure, kind, matter }: Question, { a, degrees }: Deciding) {
  if (degrees === null) return null;
  const slowness = SLOWNESS[modalityOf(signOf(figure, a))];
  const step = slowness + ((figure.houses[a].house - 1) % 3);
  const least = IN_DAYS.includes(kind) || matter === HOUSE_IN_DAYS ? 0 : 1;
  return { amount: Math.max(1, Math.round(degrees)), unit: UNITS[Math.max(step, least)]! };
}
