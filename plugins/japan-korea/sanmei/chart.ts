import { isVoid, voidBranchesOf } from "#east/void.ts";
import { previousSolarTerm, solarTerm } from "#sky";
import {
  dayPillar,
  fixedOfJulianDayNumber,
  julianDayNumber,
  SIXTY_CYCLE,
  stem,
  yearPillar,
  type CivilMoment,
  type StemBranch,
} from "#time";
import { readKanshi } from "../calendar/names.ts";
import { BIRTH_VOID, VOID, type SanmeiAnswer } from "./answer.ts";
import { ENERGY, mainStarOf, rulingStem, subStarOf } from "./stars.ts";

const LI_CHUN = 21;
const DAY_SECONDS = 86400;
const LAST_AGE = 96;
/** Sums from which the three stars are called strong, and below which light. */
const STRONG = 25;
const LIGHT = 13;

/**
 * Casts the chart of a birth: years and months begin with the civil day of their term at the place.
 *
 * @param termDay whether the day of the term is the first of its month or stands before the first
 */
export function chartOf(moment: CivilMoment, termDay: "first" | "zeroth"): SanmeiAnswer {
  const { fixed, year, offsetSeconds } = moment;
  const dayHere = (julianDayUt: number) =>
    fixedOfJulianDayNumber(Math.floor(julianDayUt + offsetSeconds / DAY_SECONDS + 0.5));
  // The end of the day: a term that falls on it has begun.
  const dayEndUt =
    moment.julianDayUt +
    (DAY_SECONDS - (moment.hour * 3600 + moment.minute * 60 + moment.second)) / DAY_SECONDS -
    1e-6;
  const term = previousSolarTerm(dayEndUt, "minor");
  const setsu = ((term.index - LI_CHUN + 24) % 24) / 2;
  const solarYear = fixed < dayHere(solarTerm(year, LI_CHUN).julianDayUt) ? year - 1 : year;
  const daysIntoMonth = fixed - dayHere(term.julianDayUt) + (termDay === "first" ? 1 : 0);
  const yearPair = yearPillar(solarYear);
  const monthBranch = (setsu + 2) % 12;
  const monthStem = ((yearPair.stem.index % 5) * 2 + 2 + setsu) % 10;
  const monthPair = SIXTY_CYCLE.find(
    (one) => one.stem.index === monthStem && one.branch.index === monthBranch,
  )!;
  const dayPair = dayPillar(julianDayNumber(fixed));
  const own = dayPair.stem.index;
  const ruler = (pair: StemBranch) => rulingStem(pair.branch.index, Math.max(1, daysIntoMonth));
  const view = (pair: StemBranch) => ({
    pair: pair.id,
    reading: readKanshi(pair.id),
    ruler: stem(ruler(pair)).id,
  });
  const subordinate = (
    [
      ["leftShoulder", yearPair],
      ["leftFoot", monthPair],
      ["rightFoot", dayPair],
    ] as const
  ).map(([place, pair]) => {
    const star = subStarOf(own, pair.branch.index);
    return { place, star, energy: ENERGY[star] };
  });
  const energy = subordinate.reduce((sum, one) => sum + one.energy, 0);
  const branches = voidBranchesOf(dayPair);
  const firstYear = solarYear + ((branches[0].index - yearPair.branch.index + 12) % 12);
  const carried = {
    year: isVoid(dayPair, yearPair.branch.index),
    month: isVoid(dayPair, monthPair.branch.index),
    day: isVoid(yearPair, dayPair.branch.index),
  };
  return {
    year: view(yearPair),
    month: view(monthPair),
    day: view(dayPair),
    daysIntoMonth,
    main: [
      { place: "head", star: mainStarOf(own, yearPair.stem.index) },
      { place: "chest", star: mainStarOf(own, ruler(monthPair)) },
      { place: "belly", star: mainStarOf(own, monthPair.stem.index) },
      { place: "leftHand", star: mainStarOf(own, ruler(yearPair)) },
      { place: "rightHand", star: mainStarOf(own, ruler(dayPair)) },
    ],
    subordinate,
    energy,
    strength: energy >= STRONG ? "strong" : energy < LIGHT ? "light" : "middle",
    void: {
      kind: VOID.ids[Math.floor(dayPair.index / 10)]!,
      branches: branches.map(({ id }) => id),
      years: Array.from({ length: LAST_AGE / 12 }, (_, i) => firstYear + 12 * i),
      inBirth: BIRTH_VOID.ids.filter((id) => carried[id]),
    },
  };
}
