import { defineProcedure, wordsIn } from "#sdk";
import { houseOf } from "#sky";
import { CLASSICAL, domicileLordOf, signAt } from "#lore";
import { ANGLE_REFUSALS, readNativity, requireAngles } from "../core/nativity.ts";
import { placeOf } from "../core/zodiac.ts";
import { answer, type ArabicPartsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawParts } from "./picture.ts";
import { partsOf } from "./rules.ts";
import { PARTS } from "./table.ts";
import type { ArabicPartsWords } from "./words/en.ts";

/** The parts of the Arabic lists in a birth. */
export const medievalArabicParts = defineProcedure({
  name: "medieval.arabicParts",
  tradition: "medieval",
  words: wordsIn<ArabicPartsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/arabic_parts.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  run(chosen, give): ArabicPartsAnswer {
    const chart = requireAngles(
      readNativity(give.civil(), [...CLASSICAL.ids, "meanNode"], chosen.houseSystem),
    );
    return {
      sect: chart.isDay ? "day" : "night",
      parts: partsOf(chart, chosen.byNight === "reversed").map(
        ({ id, longitudeDeg, to, from, bodies }) => ({
          part: id,
          belongsTo: PARTS[id][3],
          ...placeOf(longitudeDeg),
          house: houseOf(longitudeDeg, chart.houses.cuspsDeg),
          lord: domicileLordOf(signAt(longitudeDeg)),
          formula: { code: "part" as const, with: { to, from } },
          bodies,
        }),
      ),
    };
  },
  picture: drawParts,
  examples: [
    {
      title: "a birth by day with Fortune in Pisces",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
      },
      expect: {
        sect: { id: "day" },
      },
      source: "Fortune and Spirit by the programs caelus and Morinus",
    },
  ],
  references: [
    {
      title: "Book of Instruction in the Elements of Astrology",
      author: "al-Biruni",
      year: "1029",
      part: "475-480",
    },
    { title: "Great Introduction", author: "Abu Ma'shar", part: "VIII", year: "848" },
  ],
});
