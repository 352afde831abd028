import { defineProcedure, wordsIn } from "#sdk";
import { domicileLordOf, signAt } from "#lore";
import { GIVEN_REFUSALS, readGiven } from "../core/given_chart.ts";
import { lotsOf } from "../core/lots.ts";
import { placeOf, round, wholeSignHouse } from "../core/zodiac.ts";
import { answer, type LotsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawLots } from "./picture.ts";
import type { LotsWords } from "./words/en.ts";

/** The lots of a birth, or of a chart that is given in signs, as Valens gives his. */
export const hellenisticLots = defineProcedure({
  name: "hellenistic.lots",
  tradition: "hellenistic",
  words: wordsIn<LotsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/hellenistic.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: GIVEN_REFUSALS,
  input,
  output: answer,
  run(chosen, give): LotsAnswer {
    const { ascendantDeg, longitudes, isDay, exact } = readGiven(chosen, () => give.civil());
    const lots = lotsOf(ascendantDeg, longitudes, isDay, chosen.lotsSchool);
    return {
      sect: isDay ? "day" : "night",
      exact,
      ascendant: placeOf(ascendantDeg),
      // A lot that needs a planet which was not given comes out as no number, and is left out.
      lots: lots
        .filter(({ longitudeDeg }) => Number.isFinite(longitudeDeg))
        .map(({ id, longitudeDeg, formula }) => ({
          lot: id,
          sign: signAt(longitudeDeg),
          degreeInSign: exact ? round(longitudeDeg % 30) : null,
          house: wholeSignHouse(ascendantDeg, longitudeDeg),
          lord: domicileLordOf(signAt(longitudeDeg)),
          formula,
        })),
    };
  },
  picture: drawLots,
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
    {
      title: "a birth by day",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
      },
      expect: {
        sect: { id: "day" },
        exact: true,
      },
      source: "Fortune in Pisces and Spirit in Capricorn by the programs caelus and Morinus",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "II, IV" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "23" },
  ],
});
