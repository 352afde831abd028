import type { Candidates, Give, Given, ReceiptNotes } from "#sdk";
import { normalizeDeg, type PlaceKind } from "#sky";
import { toTt } from "#time";
import type { AyanamsaName } from "../core/conventions.ts";
import { NAKSHATRA_ARC, nakshatraIndexOf, padaIndexOf, padaOf } from "../core/lunar_mansions.ts";
import { NAKSHATRAS } from "../core/nakshatras.ts";
import { dayBounds, isServedAllDay, birthTimes } from "../core/birth_times.ts";
import { limbAt } from "../core/panchanga.ts";
import { round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { signIdAt } from "../core/signs.ts";
import { ADVERSE_TARAS, TARA } from "../core/taras.ts";
import { vargaSign } from "../core/vargas.ts";
import { DASHA_YEARS, dashaBalance, greatPeriods } from "../core/vimshottari.ts";
import { isGandaMoola } from "../core/yogas/doshas.ts";
import type { NakshatraAnswer, Warnings } from "./answer.ts";
import type { Input } from "./input.ts";

const YEAR = 365.25;

export function run({ ayanamsa, positions }: Input, give: Given): NakshatraAnswer {
  const civil = give.civil();
  const at = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean", positions);
  const moonDeg = at.longitudes.moon;
  const index = nakshatraIndexOf(moonDeg);
  const star = NAKSHATRAS[index]!;
  const pada = padaOf(moonDeg);
  const limb = limbAt("nakshatra", at, ayanamsa);
  const distanceDeg = junctionDistance(moonDeg);
  return {
    moon: placeOfLongitude(moonDeg),
    nakshatra: star.id,
    number: star.number,
    pada,
    traversed: round(dashaBalance(moonDeg).elapsed),
    span: { start: utcOf(limb.start), end: utcOf(limb.end) },
    lord: star.lord,
    lordPlace: placeOfLongitude(at.longitudes[star.lord]),
    firstPeriod: firstPeriodOf(moonDeg, civil.julianDayUt),
    tithi: Math.floor(normalizeDeg(moonDeg - at.longitudes.sun) / 12) + 1,
    animal: star.animal,
    animalSex: star.animalSex,
    gana: star.gana,
    nadi: star.nadi,
    nature: star.nature,
    syllables: star.syllables,
    syllable: star.syllables[pada - 1]!,
    navamsa: signIdAt(vargaSign(moonDeg, "D9")),
    gandanta: {
      inGandanta: distanceDeg < NAKSHATRA_ARC / 4,
      distanceDeg: round(distanceDeg),
      gandaMoola: isGandaMoola(moonDeg),
    },
    abhijit: moonDeg >= 276 + 2 / 3 && moonDeg < 280 + 8 / 9,
    taras: tarasFrom(index),
    ...(civil.timeKnown || !isServedAllDay(civil)
      ? {}
      : { dayRange: rangeOf(give, ayanamsa, positions) }),
  };
}

export function receipt({ ayanamsa, positions }: Input, give: Given): ReceiptNotes {
  return {
    warnings: warningsOf(ayanamsa, positions, give),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([({ longitudes }) => padaIndexOf(longitudes.moon)]),
};

function rangeOf(give: Give<never>, ayanamsa: AyanamsaName, positions: PlaceKind) {
  const [from, to] = dayBounds(give.civil()).map((at) =>
    placeOfLongitude(siderealSkyAt(toTt(at), ayanamsa, "mean", positions).longitudes.moon),
  );
  return { from: from!, to: to! };
}

/** Degrees to the nearest of 0° Aries, Leo and Sagittarius. */
function junctionDistance(longitudeDeg: number): number {
  const past = normalizeDeg(longitudeDeg) % 120;
  return Math.min(past, 120 - past);
}

/** What is left of the period that runs at birth, in years of 365.25 days. */
function firstPeriodOf(moonDeg: number, birth: number): NakshatraAnswer["firstPeriod"] {
  const { lord, balanceYears } = dashaBalance(moonDeg);
  const [, next] = greatPeriods(moonDeg, birth, YEAR);
  return {
    years: DASHA_YEARS[lord],
    leftYears: round(balanceYears, 4),
    ends: utcOf(next!.start),
    next: next!.lords[0]!,
  };
}

function tarasFrom(index: number): NakshatraAnswer["taras"] {
  return TARA.ids.map((tara, i) => ({
    tara,
    favourable: !ADVERSE_TARAS.includes(tara),
    nakshatras: [0, 9, 18].map((turn) => ((index + i + turn) % 27) + 1),
  }));
}

/** Warns when the Moon changes nakshatra or pada within a quarter of an hour. */
function warningsOf(
  ayanamsa: AyanamsaName,
  positions: PlaceKind,
  give: Pick<Give<never>, "civil">,
) {
  const civil = give.civil();
  if (!civil.timeKnown) return [];
  const at = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean", positions);
  const arc = NAKSHATRA_ARC / 4;
  const past = at.longitudes.moon % arc;
  const near = Math.min(past, arc - past) / at.speeds.moon;
  if (near > 1 / 96) return [];
  const minutes = Math.round(near * 1440);
  return [{ code: "padaEdge", with: { minutes } satisfies Warnings["padaEdge"] }];
}
