import type { Branch, Pillar } from "#lore";
import type { Phrase, Static } from "#sdk";
import { hourPillar, monthPillar, SIXTY_CYCLE, type StemBranch } from "#time";
import type { FourPillars } from "#east/calendar/pillars.ts";
import type { GivenPillars } from "./input.ts";

/** What pillars alone do not tell. */
export type UntoldPhrases = {
  untoldLuckAge: {};
  untoldTerms: {};
  untoldLunarDate: {};
  untoldMidMonth: {};
  untoldHour: {};
};

/** A month stem that does not follow from the year, an hour stem that does not follow from the day. */
export type DoubtPhrases = {
  monthDoubted: { given: Pillar; year: Pillar; branch: Branch; follows: Pillar };
  hourDoubted: { given: Pillar; day: Pillar; branch: Branch; follows: Pillar };
};

/** A chart is read from a birth or from pillars, one of the two. */
export type PillarsRefusal = { birthOrPillars: { both: boolean } };

const BY_NATIVE = new Map(SIXTY_CYCLE.map((pair) => [pair.native, pair]));

/** Takes pillars as they are written. */
export function parsePillars(given: Static<typeof GivenPillars>): FourPillars {
  const pair = (native: string): StemBranch => BY_NATIVE.get(native)!;
  return {
    year: pair(given.year),
    month: pair(given.month),
    day: pair(given.day),
    hour: given.hour === undefined ? null : pair(given.hour),
  };
}

/** Says what pillars leave open, and where their stems contradict each other. */
export function describeGiven({ year, month, day, hour }: FourPillars): {
  readonly untold: readonly Phrase<UntoldPhrases>[];
  readonly doubts: readonly Phrase<DoubtPhrases>[];
} {
  const monthFollows = monthPillar(year.stem.index, month.branch.index);
  const hourFollows = hour && hourPillar(day.stem.index, hour.branch.index);
  const doubts: Phrase<DoubtPhrases>[] = [];
  if (monthFollows.index !== month.index) {
    const params = { given: month.id, year: year.id, branch: month.branch.id };
    doubts.push({
      code: "monthDoubted",
      with: { ...params, follows: monthFollows.id },
      source: "Yuanhai Ziping, five tigers",
    });
  }
  if (hour && hourFollows && hourFollows.index !== hour.index) {
    const params = { given: hour.id, day: day.id, branch: hour.branch.id };
    doubts.push({
      code: "hourDoubted",
      with: { ...params, follows: hourFollows.id },
      source: "Yuanhai Ziping, five rats",
    });
  }
  return {
    untold: [
      { code: "untoldLuckAge" },
      { code: "untoldTerms" },
      { code: "untoldLunarDate" },
      { code: "untoldMidMonth" },
      ...(hour ? [] : [{ code: "untoldHour" } as const]),
    ],
    doubts,
  };
}
