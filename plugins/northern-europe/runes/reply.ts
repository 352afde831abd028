/**
 * Where and when a rune points: the row laid round the year and round the horizon, half a month and fifteen
 * degrees to a rune. Both are customs of the last decades; no old source has them.
 *
 * @source half-months: heathenbydesign.com, maginrose.com and therunesite.com, which agree; quarters: Jera north,
 *   Berkana east, Dagaz south, Kenaz west, thenewageblog.com
 */
import { QUARTER, type Element } from "#lore";
import { standingOf, type Reply, type Understood, type When } from "#sdk";
import type { CastRune } from "./cast.ts";
import type { Rune, RuneElement } from "./rune.ts";
import { scoreOf } from "./weigh.ts";

/** First days of the half-months of runes 1 to 24, Othala before Dagaz as the calendar has them. */
const STARTS =
  "06-29 07-14 07-29 08-13 08-29 09-13 09-28 10-13 10-28 11-13 11-28 12-13 12-28 01-13 01-28 02-13 02-27 03-14 03-30 04-14 04-29 05-14 05-29 06-14".split(
    " ",
  );
const NORTH = 12;
const GROUNDS: Readonly<Record<RuneElement, Element>> = {
  fire: "fire",
  water: "water",
  air: "air",
  earth: "earth",
  ice: "water",
};

/** Place in the circle of the year, 1 to 24; the blank stave has none. */
function placeOf({ id, number }: Rune): number | null {
  if (number === 0) return null;
  return id === "dagaz" ? 24 : id === "othala" ? 23 : number;
}

/**
 * Answers a question from its cast.
 *
 * @param last the rune of the outcome
 * @param score of the whole cast, 0 to 100
 * @param forOptions a rune for each option, in their order
 */
export function replyOf(
  { form, hope, options }: Understood,
  last: CastRune,
  score: number,
  forOptions: readonly CastRune[],
): Reply {
  return {
    standing: standingOf(score, hope),
    where: form === "where" ? whereIs(last.rune) : null,
    when: form === "when" ? whenIs(last.rune) : null,
    weighed: forOptions.map((one, index) => ({ option: options[index]!, score: scoreOf(one) })),
  };
}

function whereIs(rune: Rune): Reply["where"] {
  const place = placeOf(rune);
  if (place === null || rune.element === null) return null;
  const eighth = Math.round(((place - NORTH + 24) % 24) / 3) % 8;
  return { quarter: QUARTER.ids[eighth]!, ground: GROUNDS[rune.element] };
}

function whenIs(rune: Rune): When | null {
  const place = placeOf(rune);
  if (place === null) return null;
  return { count: null, unit: null, from: STARTS[place - 1]!, to: STARTS[place % 24]! };
}
