import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { SIGN_LORDS } from "../../core/grahas.ts";
import { formatDegree, round } from "../../core/positions.ts";
import { countSigns, signIdAt, signIndexOf } from "../../core/signs.ts";
import { pointsOfBirth, TAJIKA_REFUSALS, type TajikaPoints } from "../points.ts";
import { answer, type SahamsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawSahams } from "./picture.ts";
import { SAHAM, sahamsOf } from "./rules.ts";
import type { SahamsWords } from "./words/en.ts";

/** The sensitive points of a birth, of a year, or of a drawn chart. */
export const tajikaSahams = defineProcedure({
  name: "tajika.sahams",
  tradition: "tajika",
  words: wordsIn<SahamsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/tajika.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: TAJIKA_REFUSALS,
  input,
  output: answer,
  run(chosen, give): SahamsAnswer {
    const points: TajikaPoints = chosen.longitudes
      ? { longitudes: chosen.longitudes, night: chosen.night ?? isNight(chosen.longitudes) }
      : chosen.birthDate === undefined
        ? refuse()
        : pointsOfBirth(give.civil(), chosen.ageYear, chosen);
    const found = sahamsOf(points, chosen.between);
    const lagna = signIndexOf(points.longitudes.lagna);
    return {
      night: points.night,
      sahams: SAHAM.ids.map((saham) => {
        const sign = signIndexOf(found[saham]);
        const lord = SIGN_LORDS[sign]!;
        return {
          saham,
          longitudeDeg: round(found[saham], 4),
          sign: signIdAt(sign),
          degree: formatDegree(found[saham]),
          house: countSigns(lagna, sign),
          lord,
          lordHouse: countSigns(lagna, signIndexOf(points.longitudes[lord])),
        };
      }),
    };
  },
  picture: drawSahams,
  examples: [
    {
      title: "a chart of the day, drawn by degrees",
      input: {
        longitudes: {
          sun: 202.5345,
          moon: 277.3164,
          mars: 123.3286,
          mercury: 223.3205,
          jupiter: 242.8527,
          venus: 245.8,
          saturn: 37.6253,
          lagna: 330.3815,
        },
        night: false,
      },
      expect: { night: false },
      source: "PyJHora: Punya 75.1634, Vidya 255.5996, Yashas 168.0708",
    },
  ],
  references: [
    { title: "Tajika Nilakanthi", author: "Nilakantha Daivajna", year: "1587", part: "sahams" },
  ],
});

function refuse(): never {
  throw new Refusal("chart-needed");
}

/** By the Sun's sign from the lagna: above the horizon in the seventh to the twelfth. */
function isNight({ sun, lagna }: { readonly sun: number; readonly lagna: number }): boolean {
  return countSigns(signIndexOf(lagna), signIndexOf(sun)) < 7;
}
