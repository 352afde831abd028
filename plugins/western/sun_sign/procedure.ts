import { defineProcedure, wordsIn } from "#sdk";
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
import { birthTimeOmittable, signVerdict } from "../core/omission.ts";
import { indexOfSign, placeOf, round, signByIndex } from "../core/zodiac.ts";
import { answer, type SunSignAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawSunSign } from "./picture.ts";
import type { SunSignWords } from "./words/en.ts";

/** Longer than the Sun stays in a sign. */
const SIGN_DAYS = 33;

/** The sign of the Sun, and how sure it is. */
export const sunSignProfile = defineProcedure({
  name: "sunSign.profile",
  tradition: "western",
  words: wordsIn<SunSignWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/sun_sign.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: ["/sign"],
      verdictsOf: () => ({ "/sign": signVerdict("sun") }),
    }),
  },
  input,
  output: answer,
  run(_, give): SunSignAnswer {
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
  },
  picture: drawSunSign,
  examples: [
    {
      title: "the Sun of 21 June 1884",
      input: { birthDate: "1884-06-21", birthTime: "12:00", timezone: "UTC" },
      expect: { sign: { id: "cancer" }, enteredUtc: "1884-06-21T00:59:03Z", onCusp: true },
      source: "Swiss Ephemeris 2.10.03 and astronomy-engine",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "I" },
    { title: "Astronomica", author: "Manilius", year: "1st century", part: "IV" },
  ],
});
