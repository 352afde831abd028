import { defineProcedure, wordsIn } from "#sdk";
import { readSpan, SPAN_REFUSALS } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type GardeningAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawGarden } from "./picture.ts";
import { gardenOf, partOf, type Stretch } from "./rules.ts";
import type { GardeningWords } from "./words/en.ts";

const MOST_DAYS = 370;

/** Days of sowing and tending by the Moon. */
export const moonGardening = defineProcedure({
  name: "moon.gardening",
  tradition: "western",
  words: wordsIn<GardeningWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/gardening.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  run(chosen): GardeningAnswer {
    const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
    const { signs, ways, avoid, passages } = gardenOf(chosen.borders, fromUt, toUt);
    const stretch = ({ from, to }: Stretch) => ({ begins: when(from), ends: when(to) });
    return {
      days: signs.map(({ sign, ...one }) => ({
        constellation: sign,
        part: partOf(sign),
        ...stretch(one),
      })),
      planting: ways.filter(({ rising }) => !rising).map(stretch),
      harvest: ways.filter(({ rising }) => rising).map(stretch),
      avoid: avoid.map(({ because, ...one }) => ({ event: because, ...stretch(one) })),
      events: passages.map(({ event, julianDayUt, longitudeDeg, declinationDeg, distanceKm }) => ({
        event,
        ...when(julianDayUt),
        ...placeOf(longitudeDeg),
        declinationDeg: round(declinationDeg, 4),
        distanceKm: round(distanceKm, 0),
      })),
    };
  },
  picture: drawGarden,
  examples: [
    {
      title: "the Moon's turns of early July 1902",
      input: { from: "1902-07-01", to: "1902-07-06" },
      expect: {
        events: [{ event: { id: "highest" } }, { event: { id: "perigee" }, distanceKm: 358753 }],
      },
      tolerance: 30,
      source: "Swiss Ephemeris 2.10.03: 4 July 1902, 05:01:54 and 13:54:39 UT",
    },
  ],
  references: [
    { title: "Aussaattage", author: "Maria Thun", year: "since 1963" },
    {
      title: "Délimitation scientifique des constellations",
      author: "Eugène Delporte",
      year: "1930",
    },
  ],
});
