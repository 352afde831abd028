import { defineProcedure, wordsIn } from "#sdk";
import { CLASSICAL } from "#lore";
import { almutensOf } from "../core/dignities.ts";
import { ANGLE_REFUSALS, readNativity, requireAngles, utcOf } from "../core/nativity.ts";
import { placeOf } from "../core/zodiac.ts";
import { answer, type AlmutenAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawAlmuten } from "./picture.ts";
import { tallyOf, VITAL_PLACE } from "./rules.ts";
import type { AlmutenWords } from "./words/en.ts";

/** Ibn Ezra's victor of the chart. */
export const medievalAlmuten = defineProcedure({
  name: "medieval.almuten",
  tradition: "medieval",
  words: wordsIn<AlmutenWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almuten.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  run(chosen, give): AlmutenAnswer {
    const chart = requireAngles(readNativity(give.civil(), CLASSICAL.ids, chosen.houseSystem));
    const { places, lunation, rulers, tallies } = tallyOf(chart, chosen);
    const most = Math.max(...tallies.map(({ total }) => total));
    return {
      almuten: tallies.filter(({ total }) => total === most).map(({ planet }) => planet),
      places: VITAL_PLACE.ids.map((place) => ({
        place,
        ...placeOf(places[place]),
        almuten: almutensOf(places[place], chart.isDay, chosen).almuten,
      })),
      lunation: { kind: lunation.kind, utc: utcOf(lunation.julianDayUt) },
      dayRuler: rulers?.day ?? null,
      hourRuler: rulers?.hour ?? null,
      planets: [...tallies]
        .sort((a, b) => b.total - a.total)
        .map(({ planet, places: earned, house, housePoints, day, hour, total }) => ({
          planet,
          dignities: VITAL_PLACE.ids.flatMap((place) =>
            earned[place] > 0 ? [{ place, points: earned[place] }] : [],
          ),
          house,
          housePoints,
          dayPoints: day,
          hourPoints: hour,
          total,
        })),
    };
  },
  picture: drawAlmuten,
  examples: [
    {
      title: "a birth on a Sunday morning",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
      },
      expect: {
        lunation: { kind: { id: "full" }, utc: "1990-06-08T11:01:07Z" },
        dayRuler: { id: "sun" },
      },
      source: "Astronomical Almanac for 1990: full Moon of 8 June at 11h 01m; a Sunday",
    },
  ],
  references: [
    { title: "Book of Nativities", author: "Abraham Ibn Ezra", year: "12th century" },
    { title: "Introduction", author: "Alcabitius", year: "10th century", part: "I" },
  ],
});
