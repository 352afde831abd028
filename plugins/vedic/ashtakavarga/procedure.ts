import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { ashtakavargaOf } from "../core/ashtakavarga.ts";
import { signsOf } from "../core/dignity.ts";
import { PLANET_IDS } from "../core/grahas.ts";
import { anglesAt, placeOf, siderealSkyAt } from "../core/positions.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import { answer, type AshtakavargaAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawAshtakavarga } from "./picture.ts";
import type { AshtakavargaWords } from "./words/en.ts";

const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);

/** The eightfold points of a birth with both reductions and the pindas. */
export const vedicAshtakavarga = defineProcedure({
  name: "vedic.ashtakavarga",
  tradition: "vedic",
  words: wordsIn<AshtakavargaWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/ashtakavarga.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ["place-incomplete", "lagna-needed"],
  input,
  output: answer,
  run(chosen, give): AshtakavargaAnswer {
    const civil = give.civil();
    const place = placeOf(civil);
    if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
    const sky = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, "mean", chosen.positions);
    const lagna = signIndexOf(anglesAt(civil.julianDayUt, place, sky, "wholeSign").lagnaDeg);
    const rashi = signsOf(sky.longitudes);
    const { bhinna, sarva, trikona, reduced, pinda } = ashtakavargaOf(rashi, lagna, chosen);
    return {
      lagna: signIdAt(lagna),
      planets: PLANET_IDS.map((graha) => ({
        graha,
        sign: signIdAt(rashi[graha]),
        own: bhinna[graha][rashi[graha]]!,
        total: sum(bhinna[graha]),
        bhinna: bhinna[graha],
        trikona: trikona[graha],
        reduced: reduced[graha],
        rashiPinda: pinda[graha].rashi,
        grahaPinda: pinda[graha].graha,
        shodhyaPinda: pinda[graha].total,
      })),
      sarva,
      total: sum(sarva),
      houses: Array.from({ length: 12 }, (_, i) => ({
        house: i + 1,
        sign: signIdAt((lagna + i) % 12),
        points: sarva[(lagna + i) % 12]!,
      })),
    };
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: drawAshtakavarga,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: { sarva: [26, 31, 32, 22, 34, 30, 33, 31, 23, 25, 23, 27], total: 337 },
      source: "PyJHora and Maitreya agree",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "66-72" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XXIII-XXIV" },
  ],
});
