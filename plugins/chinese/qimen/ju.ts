import { nextSolarTerm, previousSolarTerm, type SolarTerm } from "#sky";
import {
  dayPillar,
  fixedOfEpochMs,
  epochMsOfJulianDay,
  julianDayNumber,
  modulo,
  type CivilMoment,
  type StemBranch,
} from "#time";
import type { JuMethod } from "./input.ts";

/** What a board is laid by: yang or yin course, and its number. */
export interface Course {
  readonly yang: boolean;
  /** 1 to 9. */
  readonly number: number;
}

/** A ju: its course, and the third of the term to which it belongs. */
export interface Ju extends Course {
  /** Solar term to which the ju belongs, 0 is 春分. */
  readonly termIndex: number;
  /** 0 upper, 1 middle, 2 lower. */
  readonly yuan: number;
}

/**
 * Ju of the three yuan by term, 冬至 first.
 *
 * @source Yanbo Diaosou Ge; Qimen Dunjia Tongzong
 */
const JU_TABLE: readonly string[] =
  "174 285 396 852 963 174 396 417 528 417 528 639 936 825 714 258 147 936 714 693 582 693 582 471".split(
    " ",
  );

const WINTER_SOLSTICE = 18;
const SUMMER_SOLSTICE = 6;

/** Finds the ju of a moment by a method. */
export function findJu(
  civil: CivilMoment,
  day: StemBranch,
  dayFixed: number,
  method: JuMethod,
): Ju {
  if (method === "zhiRun") return byLeapBlocks(civil, dayFixed);
  const term = previousSolarTerm(civil.julianDayUt);
  const yuan =
    method === "chaiBu"
      ? yuanOfDay(day)
      : Math.min(2, Math.floor((civil.julianDayUt - term.julianDayUt) / 5));
  return juOf(term.index, yuan);
}

/** Third of the term to which a day belongs, by the 甲 or 己 day that heads its five. */
export function yuanOfDay(day: StemBranch): number {
  const head = day.next(-(day.stem.index % 5));
  // 子午卯酉 upper, 寅申巳亥 middle, 辰戌丑未 lower.
  return [0, 2, 1][head.branch.index % 3]!;
}

function juOf(termIndex: number, yuan: number): Ju {
  const fromWinter = modulo(termIndex - WINTER_SOLSTICE, 24);
  return {
    termIndex,
    yang: fromWinter < 12,
    number: Number(JU_TABLE[fromWinter]![yuan]),
    yuan,
  };
}

const BLOCK_DAYS = 15;
/** With this many days of lead or more the term before the solstice is played twice. */
const LEAP_LEAD = 10;

/**
 * 置閏: blocks of fifteen days from 甲子, 己卯, 甲午 and 己酉 days are given to the terms in turn,
 * counted from the last such day on or before the nearer solstice; days are civil days.
 */
function byLeapBlocks(civil: CivilMoment, dayFixed: number): Ju {
  const before = lastSolstice(civil.julianDayUt);
  const after = nextSolstice(civil.julianDayUt);
  const upcoming = blockStart(solsticeDay(after, civil));
  const solstice = upcoming <= dayFixed ? after : before;
  const start = blockStart(solsticeDay(solstice, civil));
  const lead = solsticeDay(solstice, civil) - start;
  const block = Math.floor((dayFixed - start) / BLOCK_DAYS) - (lead >= LEAP_LEAD ? 1 : 0);
  const yuan = Math.floor(modulo(dayFixed - start, BLOCK_DAYS) / 5);
  return juOf(modulo(solstice.index + block, 24), yuan);
}

/** Civil day of a solstice at the offset of the moment read. */
function solsticeDay(solstice: SolarTerm, civil: CivilMoment): number {
  return fixedOfEpochMs(
    epochMsOfJulianDay(solstice.julianDayUt) + civil.standardOffsetSeconds * 1000,
  );
}

/** The last 甲子, 己卯, 甲午 or 己酉 day on or before a day. */
function blockStart(fixed: number): number {
  return fixed - (dayPillar(julianDayNumber(fixed)).index % BLOCK_DAYS);
}

function lastSolstice(julianDay: number): SolarTerm {
  let term = previousSolarTerm(julianDay, "major");
  while (!isSolstice(term)) term = previousSolarTerm(term.julianDayUt - 1, "major");
  return term;
}

function nextSolstice(julianDay: number): SolarTerm {
  let term = nextSolarTerm(julianDay, "major");
  while (!isSolstice(term)) term = nextSolarTerm(term.julianDayUt + 1, "major");
  return term;
}

function isSolstice({ index }: SolarTerm): boolean {
  return index === WINTER_SOLSTICE || index === SUMMER_SOLSTICE;
}
