import { animalOf, type Branch } from "#lore";
import { Refusal } from "#sdk";
import {
  BRANCHES,
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  modulo,
  yearPillar,
  type StemBranch,
} from "#time";
import { TIAN_YI_ROWS } from "../../bazi/chart/star_table.ts";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { dayAt, spanOfDay } from "#east/calendar/zone_clock.ts";
import type { Direction } from "#east/directions.ts";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import { sixCombinePartner } from "#east/relations.ts";
import { tiesOf } from "../core/ties.ts";
import { GUARDIAN, type Guardian, type ZodiacProfile } from "./answer.ts";

/** 子 north, then by the east. */
const SEATS: readonly Direction[] = [
  "north",
  "northeast",
  "northeast",
  "east",
  "southeast",
  "southeast",
  "south",
  "southwest",
  "southwest",
  "west",
  "northwest",
  "northwest",
];

/**
 * Guardians by branch, 子 first.
 *
 * @source the eight guardians of the twelve branches (十二支守本尊), as temples hang them: 子 千手觀音, 丑寅 虛空藏, 卯 文殊, 辰巳 普賢,
 *   午 大勢至, 未申 大日, 酉 不動, 戌亥 阿彌陀
 */
const GUARDIANS: readonly Guardian[] = [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7].map(
  (at) => GUARDIAN.ids[at]!,
);

/**
 * Reads the animal of a birth.
 *
 * @throws {Refusal} yearOutOfRange where no lunar calendar is held for the birth
 */
export function profileOf(birthDate: string, start: "lunarNewYear" | "liChun"): ZodiacProfile {
  const civil = dayAt(birthDate);
  if (civil.year <= FIRST_CHINESE_YEAR || civil.year > 2990) {
    throw new Refusal("yearOutOfRange", { year: civil.year });
  }
  const lunar = yearPillar(chineseDateOf(civil.fixed).year);
  const solar = yearPillar(solarYearOf(jieAround(spanOfDay(civil).toUt - 1e-6).previous));
  const year = start === "lunarNewYear" ? lunar : solar;
  const branch = year.branch.index;
  const ids = (indexes: readonly number[]): readonly Branch[] =>
    indexes.map((index) => BRANCHES[modulo(index, 12)]!.id);
  const sound = soundOf(year.index);
  return {
    ...viewOf(year),
    sound,
    soundElement: phaseOfSound(sound),
    byLunarNewYear: viewOf(lunar),
    byStartOfSpring: viewOf(solar),
    schoolsPart: lunar.index !== solar.index,
    ...tiesOf(branch),
    seat: SEATS[branch]!,
    nobles: BRANCHES.filter(({ native }) =>
      TIAN_YI_ROWS.gengWithJiaWu[year.stem.index]!.includes(native),
    ).map(({ id }) => id),
    goodHours: ids([sixCombinePartner(branch), branch + 4, branch + 8]),
    hardHours: ids([branch + 6, 7 - branch]),
    guardian: GUARDIANS[branch]!,
  };
}

const viewOf = ({ id, stem, branch }: StemBranch) => ({
  pillar: id,
  animal: animalOf(branch.id),
  element: stem.element,
});
