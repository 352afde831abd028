import { SIDES, starsByDirection } from "../../../core/eight_mansions.ts";
import type { GenderName } from "#east/gender.ts";
import { personOf } from "../core/person.ts";
import { STAR_LORE } from "../core/stars.ts";
import type { LifeTrigram } from "./answer.ts";

/** Reads the life trigram of a birth with its eight directions. */
export function lifeTrigramOf(birthDate: string, gender: GenderName): LifeTrigram {
  const { number, raw, trigram, group, solarYear, turnsThatDay } = personOf(birthDate, gender);
  return {
    gender,
    solarYear,
    turnsThatDay,
    kua: number,
    raw,
    trigram: trigram.id,
    group,
    directions: starsByDirection(trigram).map(({ direction, star }) => ({
      direction,
      centreDeg: 45 * SIDES.findIndex(([, side]) => side === direction),
      star,
      ...STAR_LORE[star],
    })),
  };
}
