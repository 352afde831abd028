import { nextSolarTerm, solarTerm } from "#sky";
import { BRANCHES, modulo, monthPillar, yearPillar } from "#time";
import { showInstant } from "#east/calendar/zone_clock.ts";
import {
  directionOf,
  fly,
  monthStar,
  palaceOf,
  viewBoard,
  viewStar,
  yearStar,
} from "../core/stars.ts";
import { MOUNTAINS, type Mountain } from "../core/mountains.ts";
import { KILLING, type AfflictionsAnswer, type Sector } from "./answer.ts";

const LI_CHUN = 21;
const HALF = 7.5;

/**
 * Finds the seats that a year makes dangerous to disturb.
 *
 * @source Xieji Bianfang Shu, juan 3-4: 太歲 in the year's branch, 歲破 across from it, 三煞 on the side that faces
 *   the middle of the year's trine; 五黃 by the year star
 */
export function afflictionsOf(year: number, timezone: string | undefined): AfflictionsAnswer {
  const pair = yearPillar(year);
  const branch = pair.branch.index;
  const centre = yearStar(year);
  const board = fly(centre);
  const opens = solarTerm(year, LI_CHUN).julianDayUt;
  // 申子辰 years have them in the south: 巳午未; each next branch a quarter back.
  const killer = modulo(5 - 3 * (branch % 4), 12);
  return {
    year,
    pillar: pair.id,
    ...showInstant(opens, timezone),
    taiSui: sectorOf(branch),
    breaker: sectorOf(branch + 6),
    threeKillings: {
      direction: sectorOf(killer + 1).direction,
      sectors: KILLING.ids.map((killing, i) => ({ killing, ...sectorOf(killer + i) })),
    },
    centre: viewStar(centre),
    fiveYellow: directionOf(palaceOf(board, 5)),
    twoBlack: directionOf(palaceOf(board, 2)),
    board: viewBoard(board),
    months: monthsOf(year, opens, timezone),
  };
}

function monthsOf(year: number, opens: number, timezone: string | undefined) {
  const { stem, branch } = yearPillar(year);
  let instant = opens;
  return Array.from({ length: 12 }, (_, i) => {
    const month = modulo(i + 2, 12);
    const centre = monthStar(branch.index, month);
    const shown = showInstant(instant, timezone);
    instant = nextSolarTerm(instant + 1, "minor").julianDayUt;
    return {
      month: BRANCHES[month]!.id,
      pillar: monthPillar(stem.index, month).id,
      ...shown,
      centre: viewStar(centre),
      fiveYellow: directionOf(palaceOf(fly(centre), 5)),
    };
  });
}

/** The mountain that bears the name of a branch. */
function mountainOfBranch(branch: number): Mountain {
  const { native } = BRANCHES[modulo(branch, 12)]!;
  return MOUNTAINS.find((one) => one.native === native)!;
}

function sectorOf(branch: number): Sector {
  const { id, centreDeg, palace } = mountainOfBranch(branch);
  return {
    mountain: id,
    direction: directionOf(palace)!,
    centreDeg,
    fromDeg: modulo(centreDeg - HALF, 360),
    toDeg: modulo(centreDeg + HALF, 360),
  };
}
