import { floorDivide } from "../integer.ts";
import { erasOf, localMsOfYearlyMoment, rulesOf } from "./parse_tzdb.ts";
import type { ClockKind, Era, Rule, Tzdb, YearlyMoment } from "./parse_tzdb.ts";

/** A stretch of time in which a zone's clocks kept one offset from universal time. */
export interface Period {
  /** First instant, ms since 1970-01-01T00:00 UT; `-Infinity` for the first period. */
  readonly startMs: number;
  /** First instant after it; `Infinity` for the last period. */
  readonly endMs: number;
  /** Wall clock minus universal time. */
  readonly offsetSeconds: number;
  /** Wall clock without daylight saving minus universal time. */
  readonly standardOffsetSeconds: number;
  readonly abbreviation: string;
  /** True while the clocks kept the mean time of the zone's own city, before any legal zone. */
  readonly isLocalMeanTime: boolean;
}

/**
 * The Gregorian calendar repeats after 400 years to the weekday, and every rule in force since
 * 2037 recurs each year: periods are worked out to the end of 2437, later instants are wrapped.
 */
const LAST_YEAR = 2437;
const WRAP_FROM_MS = Date.UTC(LAST_YEAR, 0, 1);
const WRAP_MS = 146_097 * 86_400_000;

/**
 * Rule sets that the database writes as winter time with a negative saving from a standard time
 * that is ahead. Here their winter clock counts as standard and their summer clock as daylight
 * saving, as the people who lived by them say it. Other negative savings (Morocco in Ramadan,
 * Czechoslovakia in the winter of 1946) stay what the law made them.
 */
const WINTER_TIME_RULES: ReadonlySet<string> = new Set(["IE", "NA"]);

interface Change {
  readonly startMs: number;
  readonly standardSeconds: number;
  readonly saveSeconds: number;
  readonly abbreviation: string;
  readonly isLocalMeanTime: boolean;
}

/**
 * Works out the whole history of a zone's clocks, first period first.
 *
 * @param name a zone of the database, links already followed
 * @throws {RangeError} if the database has no such zone
 * @source zic(8), the meaning of Zone and Rule lines
 */
export function compileZone(tzdb: Tzdb, name: string): readonly Period[] {
  const eras = erasOf(tzdb, name);
  if (eras === null) throw new RangeError(`Cannot find time zone "${name}"`);
  const changes: Change[] = [];
  let startMs = -Infinity;
  for (const era of eras) startMs = addEra(changes, tzdb, era, startMs);
  return toPeriods(changes);
}

/** Finds the period in force at an instant. */
export function periodAt(history: readonly Period[], epochMs: number): Period {
  const wrapped = epochMs < WRAP_FROM_MS ? 0 : wrapOf(epochMs);
  const period = history[indexAt(history, epochMs - wrapped)]!;
  return wrapped === 0 ? period : shift(period, wrapped);
}

/**
 * Finds the periods during or just beside which the wall clock may show a range of local times, in order.
 *
 * @param fromLocalMs local time as ms since 1970-01-01T00:00 of the same clock
 * @param toLocalMs not before `fromLocalMs`, and within a few days of it
 */
export function periodsNear(
  history: readonly Period[],
  fromLocalMs: number,
  toLocalMs: number,
): readonly Period[] {
  const reach = 26 * 3_600_000;
  const wrapped = fromLocalMs < WRAP_FROM_MS ? 0 : wrapOf(fromLocalMs);
  const first = indexAt(history, fromLocalMs - reach - wrapped);
  const last = indexAt(history, toLocalMs + reach - wrapped);
  const near = history.slice(first, last + 1);
  return wrapped === 0 ? near : near.map((period) => shift(period, wrapped));
}

function wrapOf(epochMs: number): number {
  return WRAP_MS * (1 + floorDivide(epochMs - WRAP_FROM_MS, WRAP_MS));
}

function shift(period: Period, ms: number): Period {
  return { ...period, startMs: period.startMs + ms, endMs: period.endMs + ms };
}

function indexAt(history: readonly Period[], epochMs: number): number {
  let low = 0;
  let high = history.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (history[middle]!.startMs <= epochMs) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Appends the changes of one era and returns the instant at which the next one begins. */
function addEra(changes: Change[], tzdb: Tzdb, era: Era, startMs: number): number {
  if (typeof era.rules === "number") {
    changes.push(createChange(era, startMs, era.rules, "", era.standardSeconds));
    return endOfEra(era, era.rules);
  }
  const rules = rulesOf(tzdb, era.rules);
  if (rules === null) throw new RangeError(`Cannot find time zone rules "${era.rules}"`);
  return addRuledEra(changes, era, rules, startMs);
}

/** Walks the rules year by year; the one in force at the era's start may lie years before it. */
function addRuledEra(changes: Change[], era: Era, rules: readonly Rule[], startMs: number): number {
  const firstYear = Math.min(...rules.map((rule) => rule.fromYear));
  const lastYear = Math.min(era.until?.year ?? LAST_YEAR, LAST_YEAR);
  const opening = { save: 0, letters: lettersOfStandardTime(rules), standard: era.standardSeconds };
  const within: Change[] = [];
  let save = 0;
  let ended = false;
  for (let year = firstYear; year <= lastYear && !ended; year++) {
    const open = rules.filter((rule) => rule.fromYear <= year && year <= rule.toYear);
    while (open.length > 0) {
      const { rule, atMs } = takeEarliest(open, year, era.standardSeconds, save);
      if (atMs >= endOfEra(era, save)) {
        ended = true;
        break;
      }
      save = rule.saveSeconds;
      const standard = standardOf(era, rules, year, save);
      if (atMs < startMs) Object.assign(opening, { save, letters: rule.letters, standard });
      else within.push(createChange(era, atMs, save, rule.letters, standard));
    }
  }
  if (within[0]?.startMs !== startMs) {
    const { save: openingSave, letters, standard } = opening;
    changes.push(createChange(era, startMs, openingSave, letters, standard));
  }
  changes.push(...within);
  return endOfEra(era, save);
}

/** Returns the instant at which an era without rules ends; `Infinity` for the last one. */
export function endOfFixedEra(era: Era): number {
  return endOfEra(era, typeof era.rules === "number" ? era.rules : 0);
}

function takeEarliest(
  open: Rule[],
  year: number,
  standardSeconds: number,
  save: number,
): { rule: Rule; atMs: number } {
  let best = 0;
  let bestMs = Infinity;
  open.forEach((rule, index) => {
    const atMs = toUniversal(year, rule.at, standardSeconds, save);
    if (atMs < bestMs) [best, bestMs] = [index, atMs];
  });
  return { rule: open.splice(best, 1)[0]!, atMs: bestMs };
}

function endOfEra(era: Era, save: number): number {
  if (era.until === null) return Infinity;
  return toUniversal(era.until.year, era.until.at, era.standardSeconds, save);
}

function toUniversal(year: number, at: YearlyMoment, standardSeconds: number, save: number) {
  const offsetOf: Record<ClockKind, number> = {
    wall: standardSeconds + save,
    standard: standardSeconds,
    universal: 0,
  };
  return localMsOfYearlyMoment(year, at) - offsetOf[at.clock] * 1000;
}

/** Before its first rule an era keeps standard time under the letters of the first such rule. */
function lettersOfStandardTime(rules: readonly Rule[]): string {
  const standard = rules.filter((rule) => rule.saveSeconds === 0);
  return standard.toSorted((a, b) => a.fromYear - b.fromYear)[0]?.letters ?? "";
}

/** The offset without daylight saving, with the exception of `WINTER_TIME_RULES`. */
function standardOf(era: Era, rules: readonly Rule[], year: number, save: number): number {
  if (!WINTER_TIME_RULES.has(String(era.rules))) return era.standardSeconds;
  const ofYear = rules.filter((rule) => rule.fromYear <= year + 1 && year - 1 <= rule.toYear);
  return era.standardSeconds + Math.min(save, ...ofYear.map((rule) => rule.saveSeconds));
}

function createChange(
  era: Era,
  startMs: number,
  save: number,
  letters: string,
  standardSeconds: number,
): Change {
  const offsetSeconds = era.standardSeconds + save;
  const isDaylightSaving = save !== 0;
  const [standardName, savingName] = era.format.split("/");
  const name = savingName !== undefined && isDaylightSaving ? savingName : standardName!;
  const abbreviation = name.replace("%s", letters).replace("%z", formatShort(offsetSeconds));
  return {
    startMs,
    standardSeconds,
    saveSeconds: offsetSeconds - standardSeconds,
    abbreviation,
    isLocalMeanTime: era.format === "LMT",
  };
}

/** `+08`, `+0530`, `-003020`: the shortest form that is exact. */
function formatShort(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [floorDivide(size, 3600), floorDivide(size, 60) % 60, size % 60];
  while (parts.length > 1 && parts[parts.length - 1] === 0) parts.pop();
  const digits = parts.map((part) => String(part).padStart(2, "0")).join("");
  return (offsetSeconds < 0 ? "-" : "+") + digits;
}

/**
 * Joins changes that change nothing, and those of one night.
 *
 * Where a new standard offset and a rule fall together, the rule is reckoned by the new offset and
 * comes out up to an hour after the era's start; zic(8) takes both for one change at the start when
 * the clock would otherwise be set back and read the same time again at once.
 */
function toPeriods(changes: readonly Change[]): readonly Period[] {
  const kept: Change[] = [];
  for (const change of changes) {
    const previous = kept.at(-1);
    if (previous !== undefined && isOneNight(kept.at(-2), previous, change)) {
      kept[kept.length - 1] = { ...change, startMs: previous.startMs };
    } else if (previous === undefined || !isSameClock(previous, change)) {
      kept.push(change);
    }
  }
  return kept.map((change, index) =>
    Object.freeze({
      startMs: change.startMs,
      endMs: kept[index + 1]?.startMs ?? Infinity,
      offsetSeconds: offsetOf(change),
      standardOffsetSeconds: change.standardSeconds,
      abbreviation: change.abbreviation,
      isLocalMeanTime: change.isLocalMeanTime,
    }),
  );
}

function isOneNight(before: Change | undefined, previous: Change, change: Change): boolean {
  if (before === undefined) return false;
  const localNow = change.startMs + offsetOf(previous) * 1000;
  return localNow <= previous.startMs + offsetOf(before) * 1000;
}

function offsetOf(change: Change): number {
  return change.standardSeconds + change.saveSeconds;
}

function isSameClock(a: Change, b: Change): boolean {
  return (
    a.standardSeconds === b.standardSeconds &&
    a.saveSeconds === b.saveSeconds &&
    a.abbreviation === b.abbreviation &&
    a.isLocalMeanTime === b.isLocalMeanTime
  );
}
