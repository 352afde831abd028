/** The table of era names, and the years that they count. */
import { formatDate, chineseNewYear, FIRST_CHINESE_YEAR, fromFixed, yearPillar } from "#time";
import type { EraReading } from "./answer.ts";
import type { Realm } from "./realms.ts";
import { keyOf, romanEra, romanRuler } from "./roman.ts";
import { EARLY } from "./table/early.ts";
import { LATE } from "./table/late.ts";
import { MIDDLE } from "./table/middle.ts";

/** An era of a ruler. */
export interface Era {
  readonly realm: Realm;
  readonly ruler: string;
  readonly name: string;
  /** First and last year it touches under this ruler, astronomical; the last null where it goes on. */
  readonly from: number;
  readonly to: number | null;
  /** The year that it counts as its first. */
  readonly base: number;
}

const LAST_CALENDAR_YEAR = 2990;

let table: readonly Era[] | undefined;

/** Every era, in the order of the realms. */
export function allEras(): readonly Era[] {
  return (table ??= readTable(EARLY + MIDDLE + LATE));
}

const ERA = /^(\P{ASCII}+?)(-?\d+)\+(\d+|…)(?:@(\d+))?$/u;

function readTable(text: string): readonly Era[] {
  const eras: Era[] = [];
  let realm = "westernHan" as Realm;
  for (const line of text.split("\n").filter((one) => one !== "")) {
    if (line.startsWith("# ")) {
      realm = line.slice(2) as Realm;
      continue;
    }
    const [ruler, ...rest] = line.split(" ");
    for (const one of rest) {
      const [, name, first, count, base] = ERA.exec(one)!;
      // No year 0 is written: 140 BCE is −139.
      const from = Number(first) < 0 ? Number(first) + 1 : Number(first);
      const to = count === "…" ? null : from + Number(count) - 1;
      eras.push({ realm, ruler: ruler!, name: name!, from, to, base: base ? Number(base) : from });
    }
  }
  return eras;
}

/** Eras of a name, in either script or in letters; those that one realm hands on from ruler to ruler each apart. */
export function erasNamed(name: string, realm: Realm | undefined): readonly Era[] {
  const key = keyOf(name);
  return allEras().filter(
    (era) =>
      (realm === undefined || era.realm === realm) &&
      (keyOf(era.name) === key || keyOf(romanEra(era.name)) === key),
  );
}

/** Eras that touch a year. */
export function erasIn(year: number): readonly Era[] {
  return allEras().filter(({ from, to }) => from <= year && (to === null || year <= to));
}

/** A year as an era counts it. */
export function readingIn(era: Era, year: number): EraReading {
  const { realm, ruler, name, from, to, base } = era;
  return {
    realm,
    ruler: { native: ruler, roman: romanRuler(ruler) },
    era: { native: name, roman: romanEra(name) },
    from,
    to,
    year,
    eraYear: year - base + 1,
    native: `${name}${numeralOf(year - base + 1)}年`,
    pillar: yearPillar(year).id,
    opens: year === from && base === from,
    closes: year === to,
    ...daysOf(year),
  };
}

const DIGITS = "〇一二三四五六七八九十";

/** 元 for the first year, then 二 to 一百二十. */
function numeralOf(count: number): string {
  if (count === 1) return "元";
  const [hundreds, tens, ones] = [
    Math.floor(count / 100),
    Math.floor(count / 10) % 10,
    count % 10,
  ] as const;
  const head = hundreds > 0 ? `${DIGITS[hundreds]}百` : "";
  const ten =
    tens > 0
      ? `${tens > 1 || hundreds > 0 ? DIGITS[tens] : ""}十`
      : hundreds > 0 && ones > 0
        ? "〇"
        : "";
  return `${head}${ten}${ones > 0 ? DIGITS[ones] : ""}`;
}

/** First and last day of a lunar year, in the Gregorian calendar; null where no lunar calendar is held. */
function daysOf(year: number): {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
} {
  if (year < FIRST_CHINESE_YEAR || year > LAST_CALENDAR_YEAR) {
    return { firstDay: null, lastDay: null };
  }
  return {
    firstDay: formatDate(fromFixed(chineseNewYear(year))),
    lastDay: formatDate(fromFixed(chineseNewYear(year + 1) - 1)),
  };
}
