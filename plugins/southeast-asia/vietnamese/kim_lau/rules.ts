/**
 * Ages at which Vietnamese families neither build nor marry.
 *
 * @source popular Ngọc Hạp almanacs: Kim Lâu by the nominal age modulo nine, 1 Thân, 3 Thê, 6 Tử, 8 Lục Súc; Hoang Ốc by
 *   six stations, tens counted from the first and units on from there; Tam Tai by the trine of the birth year
 */
import { branch, modulo, yearPillar } from "#time";
import { conGiapOf } from "../core/names.ts";
import type { KimLauAnswer } from "./answer.ts";
import { LAST_YEAR } from "./input.ts";
import { HOANG_OC, type HoangOc, type KimLau, type Purpose } from "./terms.ts";

const BY_REMAINDER: Readonly<Record<number, KimLau>> = {
  1: "self",
  3: "spouse",
  6: "children",
  8: "livestock",
};
const TO_AVOID: readonly HoangOc[] = ["tamDiaSat", "nguThoTu", "lucHoangOc"];
const SHOWN = 3;

/** Kim Lâu of a nominal age, or null. */
export function kimLauOf(age: number): KimLau | null {
  return BY_REMAINDER[modulo(age, 9)] ?? null;
}

/** The station of Hoang Ốc of a nominal age. */
export function hoangOcOf(age: number): HoangOc {
  return HOANG_OC.ids[modulo(Math.floor(age / 10) - 1 + (age % 10), 6)]!;
}

/** Branch of the first of the three years: 寅 for 申子辰, 亥 for 巳酉丑, 申 for 寅午戌, 巳 for 亥卯未. */
function firstTamTai(birthBranch: number): number {
  return modulo(2 - 3 * (birthBranch % 4), 12);
}

/** The three years of Tam Tai nearest to a year: that it is in, or that come next. */
export function tamTaiYears(birthYear: number, year: number): readonly number[] {
  const first = firstTamTai(branch(birthYear - 4).index);
  const place = modulo(year - 4 - first, 12);
  const start = place < 3 ? year - place : year + 12 - place;
  return [start, start + 1, start + 2];
}

/** What touches a year for a purpose; nothing where it is clear. */
function touchesOf(
  birthYear: number,
  year: number,
  purpose: Purpose,
): KimLauAnswer["verdict"]["because"] {
  const age = year - birthYear + 1;
  const kimLau = kimLauOf(age);
  const hoangOc = hoangOcOf(age);
  const [first] = tamTaiYears(birthYear, year);
  return [
    ...(kimLau
      ? [{ code: "kimLau" as const, with: { age, remainder: modulo(age, 9), kimLau } }]
      : []),
    ...(purpose === "build" && TO_AVOID.includes(hoangOc)
      ? [{ code: "hoangOc" as const, with: { age, hoangOc } }]
      : []),
    ...(year >= first! && year < first! + 3
      ? [{ code: "tamTai" as const, with: { year, place: year - first! + 1 } }]
      : []),
  ];
}

/** Checks a year. */
export function checkYear(birthYear: number, year: number, purpose: Purpose): KimLauAnswer {
  const nominalAge = year - birthYear + 1;
  const touches = touchesOf(birthYear, year, purpose);
  const hoangOc = hoangOcOf(nominalAge);
  const years = tamTaiYears(birthYear, year);
  return {
    birthYear,
    birthPair: yearPillar(birthYear).id,
    animal: conGiapOf(branch(birthYear - 4).id),
    year,
    pair: yearPillar(year).id,
    purpose,
    nominalAge,
    kimLau: kimLauOf(nominalAge),
    hoangOc,
    isHoangOc: TO_AVOID.includes(hoangOc),
    tamTai: years.includes(year),
    tamTaiYears: years,
    verdict: {
      value: touches.length === 0 ? "clear" : "touched",
      because: touches.length === 0 ? [{ code: "clear", with: { age: nominalAge } }] : touches,
    },
    nextClear: nextClear(birthYear, year, purpose),
  };
}

function nextClear(birthYear: number, year: number, purpose: Purpose): KimLauAnswer["nextClear"] {
  const found: KimLauAnswer["nextClear"][number][] = [];
  for (let next = year + 1; next <= LAST_YEAR && found.length < SHOWN; next++) {
    if (touchesOf(birthYear, next, purpose).length > 0) continue;
    found.push({ year: next, pair: yearPillar(next).id, nominalAge: next - birthYear + 1 });
  }
  return found;
}
