import { defineProcedure, wordsIn } from "#sdk";
import { CLASSICAL, domicileLordOf, signAt, type Classical } from "#lore";
import { isDayBySigns, longitudeOf, type DrawnPlace } from "../core/drawn.ts";
import { lotsOf } from "../core/lots.ts";
import { round, wholeSignHouse } from "../core/zodiac.ts";
import { answer, type LotsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LotsWords } from "./words/en.ts";

/** The lots of a chart that is given in signs, as Valens gives his, or in degrees. */
export const hellenisticLots = defineProcedure({
  name: "hellenistic.lots",
  tradition: "hellenistic",
  words: wordsIn<LotsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/hellenistic.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  run(chosen): LotsAnswer {
    const { ascendant, sun } = chosen;
    const given = CLASSICAL.ids.flatMap((id) => (chosen[id] ? [chosen[id]] : []));
    const exact = [ascendant, ...given].every(({ degree }) => degree !== undefined);
    const at = (place: DrawnPlace) => longitudeOf(exact ? place : { sign: place.sign });
    // A lot that needs a planet which was not given comes out as no number, and is left out.
    const longitudes = Object.fromEntries(
      CLASSICAL.ids.map((id) => [id, chosen[id] ? at(chosen[id]) : Number.NaN]),
    ) as Record<Classical, number>;
    const isDay = chosen.sect
      ? chosen.sect === "day"
      : exact
        ? isAbove(at(ascendant), longitudes.sun)
        : isDayBySigns(ascendant.sign, sun.sign);
    const lots = lotsOf(at(ascendant), longitudes, isDay, chosen.lotsSchool);
    return {
      sect: isDay ? "day" : "night",
      exact,
      lots: lots
        .filter(({ longitudeDeg }) => Number.isFinite(longitudeDeg))
        .map(({ id, longitudeDeg }) => ({
          lot: id,
          sign: signAt(longitudeDeg),
          degreeInSign: exact ? round(longitudeDeg % 30) : null,
          house: wholeSignHouse(at(ascendant), longitudeDeg),
          lord: domicileLordOf(signAt(longitudeDeg)),
        })),
    };
  },
  examples: [
    {
      title: "one who rose from moderate fortune to command",
      input: {
        ascendant: { sign: "cancer" },
        sun: { sign: "taurus" },
        moon: { sign: "aries" },
        mercury: { sign: "taurus" },
        venus: { sign: "cancer" },
        mars: { sign: "cancer" },
        jupiter: { sign: "virgo" },
        saturn: { sign: "cancer" },
        lotsSchool: "valens",
      },
      expect: { sect: { id: "day" }, exact: false },
      source: "Vettius Valens, Anthologies II.22: Fortune and Exaltation in Gemini",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "II, IV" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "23" },
  ],
});

/** Whether a longitude lies in the half from the descendant over the midheaven to the ascendant. */
function isAbove(ascendantDeg: number, longitudeDeg: number): boolean {
  return (longitudeDeg - ascendantDeg + 360) % 360 >= 180;
}
