import type { Candidates, Given } from "#sdk";
import { apparentSun, findSolarLongitude } from "#sky";
import { civilDaySpan, julianDayOfEpochMs } from "#time";
import {
  CLASSICAL,
  domicileLordOf,
  elementOf,
  EXALTATIONS,
  faceLordAt,
  modalityOf,
  oppositeOf,
  signAt,
} from "#lore";
import { utcOf } from "../core/nativity.ts";
import { signVerdict, birthTimes } from "../core/birth_times.ts";
import { indexOfSign, placeOf, round, signByIndex } from "../core/zodiac.ts";
import type { SunSignAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawSunSign as picture } from "./picture.ts";

/** Longer than the Sun stays in a sign. */
const SIGN_DAYS = 33;

export function run(_: Input, give: Given): SunSignAnswer {
  const civil = give.civil();
  const { longitudeDeg } = apparentSun(civil.julianDayTt);
  const place = placeOf(longitudeDeg);
  const { sign } = place;
  const border = 30 * indexOfSign(sign);
  const entered = findSolarLongitude(border, civil.julianDayUt - SIGN_DAYS).julianDayUt;
  const leaves = findSolarLongitude((border + 30) % 360, civil.julianDayUt).julianDayUt;
  const { startMs, endMs } = civilDaySpan(civil);
  const [from, to] = [julianDayOfEpochMs(startMs), julianDayOfEpochMs(endMs)];
  const came = entered >= from && entered < to;
  const goes = leaves >= from && leaves < to;
  const decan = Math.floor(place.degreeInSign / 10);
  return {
    ...place,
    enteredUtc: utcOf(entered),
    leavesUtc: utcOf(leaves),
    hoursFromBorder: round(
      24 * Math.min(civil.julianDayUt - entered, leaves - civil.julianDayUt),
      2,
    ),
    onCusp: came || goes,
    neighbour: came || goes ? signByIndex(indexOfSign(sign) + (came ? -1 : 1)) : null,
    element: elementOf(sign),
    modality: modalityOf(sign),
    ruler: domicileLordOf(sign),
    exalted: CLASSICAL.ids.find((id) => EXALTATIONS[id].sign === sign) ?? null,
    decan: decan + 1,
    face: faceLordAt(longitudeDeg),
    decanSign: signAt(30 * (indexOfSign(sign) + 4 * decan)),
    opposite: oppositeOf(sign),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({ verdictsOf: () => ({ "/sign": signVerdict("sun") }) }),
};
