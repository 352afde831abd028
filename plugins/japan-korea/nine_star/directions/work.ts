import { type Candidates, candidateTimes, type Given, type InputOf } from "#sdk";
import { dayPillar, formatDate, fromFixed, julianDayNumber, SIXTY_CYCLE, yearPillar } from "#time";
import { japanDay } from "../../calendar/japan_day.ts";
import { bearingsOf, HOUI } from "../../core/directions.ts";
import { refuseOutside } from "../../core/solar_years.ts";
import { starsOf } from "../rules.ts";
import { describe, starId } from "../stars.ts";
import type { KiDirections } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { BOARD, closuresOf, COUNTED, standings, starIn, type Board } from "./rules.ts";

export { drawDirections as picture } from "./picture.ts";

/** Branch of the first solar month. */
const TIGER = 2;

export function run(
  { at, purpose, sectors, longRun }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): KiDirections {
  const moment = give.civil();
  refuseOutside(moment.year);
  const day = japanDay(at);
  refuseOutside(day.year);
  const born = starsOf(moment, longRun);
  const birth = { year: born.year, month: born.month };
  const now = starsOf(day, longRun);
  const yearPair = yearPillar(now.solarYear);
  const monthBranch = (now.solarMonth - 1 + TIGER) % 12;
  const monthStem = ((yearPair.stem.index % 5) * 2 + 1 + now.solarMonth) % 10;
  const pairs = {
    year: yearPair,
    month: SIXTY_CYCLE.find(
      ({ stem, branch }) => stem.index === monthStem && branch.index === monthBranch,
    )!,
    day: dayPillar(julianDayNumber(day.fixed)),
  };
  const counted = COUNTED[purpose ?? "any"];
  const boards = BOARD.ids.map((board: Board) => ({
    board,
    centre: now[board],
    closures: closuresOf(now[board], pairs[board].branch.index, birth),
  }));
  return {
    birthStar: describe(birth.year),
    monthStar: describe(birth.month),
    at: formatDate(fromFixed(day.fixed)),
    boards: boards.map(({ board, centre, closures }) => ({
      board,
      counts: counted.includes(board),
      centre,
      pair: pairs[board].id,
      stars: HOUI.ids.map((direction) => {
        const number = starIn(direction, centre);
        return { direction, star: starId(number), number };
      }),
      ...closures,
      breaker: closures.breaker!,
    })),
    dayDisputed: now.dayDisputed,
    directions: standings(
      boards.filter(({ board }) => counted.includes(board)),
      birth,
    ).map(({ direction, standing, closed, lucky }) => {
      const { from, to } = bearingsOf(direction, sectors);
      const because = [
        ...closed.map((one) => ({ code: "closedBy" as const, with: one })),
        ...(closed.length > 0
          ? []
          : lucky.map(({ board, star, tie }) => ({
              code: "luckyOn" as const,
              with: { board, star, tie },
            }))),
      ];
      return {
        direction,
        fromDeg: from,
        toDeg: to,
        standing: {
          value: standing,
          because: because.length > 0 ? because : [{ code: "nothing" as const }],
        },
      };
    }),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => [
      (_at, moment) => {
        const { solarYear, solarMonth } = starsOf(moment());
        return `${solarYear} ${solarMonth}`;
      },
    ],
  }),
};
