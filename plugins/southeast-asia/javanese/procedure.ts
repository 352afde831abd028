import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { WetonWords } from "./words/en.ts";

/** The weton of a birth. */
export const wetonCalculate = defineProcedure({
  name: "weton.calculate",
  tradition: "javanese",
  words: wordsIn<WetonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/weton.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/weton", "/neptu", "/pancasuda/pancasuda", "/wuku/name"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  examples: [
    {
      title: "the proclamation of Indonesia's independence",
      input: { birthDate: "1945-08-17", birthTime: "10:00", timezone: "Asia/Jakarta" },
      expect: { weton: "Jemuwah Legi", neptu: 11 },
      source: "17 August 1945 was Friday Legi; neptu 6 + 5",
    },
    {
      title: "after sunset the next day counts",
      input: {
        birthDate: "2000-01-01",
        birthTime: "19:00",
        timezone: "Asia/Jakarta",
        latitude: -6.2,
        longitude: 106.8,
      },
      expect: { weton: "Ngahad Pahing", neptu: 14, afterSunset: true, sunsetKnown: true },
      source:
        "Code of Calendrical Calculations: 1 January 2000 Saturday Legi; the Javanese day begins at sunset",
    },
    {
      title: "Monday Legi leaves two",
      input: { birthDate: "2024-07-08", birthTime: "09:00", timezone: "Asia/Jakarta" },
      expect: { weton: "Senèn Legi", neptu: 9, pancasuda: { pancasuda: { id: "tunggakSemi" } } },
      source: "Ki Totok Yasmiran, Museum Radya Pustaka: Senin Legi is Tunggak Semi, by either rule",
    },
    {
      title: "a Friday weighs seven in the pawukon",
      input: { birthDate: "2023-11-03", birthTime: "09:00", timezone: "Asia/Jakarta" },
      expect: {
        weton: "Jemuwah Pon",
        neptu: 13,
        pancasuda: { pancasuda: { id: "lebuKatiupAngin" }, dayWeight: 7, sum: 14 },
        wuku: { name: "Prangbakat" },
      },
      source: "Ki Totok Yasmiran, Museum Radya Pustaka, almanac of 3 November 2023",
    },
  ],
  references: [
    {
      title: "Serat Pawukon",
      author: "Ng. Wirapustaka (Padmasusastra)",
      year: "1903",
      part: "tables of the thirty weeks; sastra.org",
    },
    {
      title: "Primbon Djawa Pawukon",
      author: "R. Tanojo",
      year: "1972",
      part: "beginning of the day",
    },
  ],
});
