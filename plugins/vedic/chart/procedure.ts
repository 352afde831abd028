import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../core/dates.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { CHART_REFUSALS } from "../core/positions.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ChartWords } from "./words/en.ts";

/** The sidereal birth chart with its divisions, strengths, yogas, day and periods. */
export const vedicChart = defineProcedure({
  name: "vedic.chart",
  tradition: "vedic",
  words: wordsIn<ChartWords>(import.meta),
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/chart.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable([
      ...GRAHA_IDS.map((id) => `/signs/${id}`),
      "/panchanga/nakshatra/number",
      "/panchanga/tithi/number",
      "/panchanga/day/vara",
      "/dasha/startLord",
      "/doshas/gandaMoola/value",
    ]),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...DATE_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "tally",
  pictured: true,
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
      expect: {
        lagna: {
          longitudeDeg: 292.4458,
          sign: { id: "capricorn" },
          nakshatra: { id: "shravana" },
          pada: 4,
        },
        grahas: [
          { graha: { id: "sun" }, longitudeDeg: 231.5595 },
          { graha: { id: "moon" }, longitudeDeg: 186.9593, nakshatra: { id: "swati" }, pada: 1 },
          { graha: { id: "mars" }, longitudeDeg: 145.5361 },
          { graha: { id: "mercury" }, longitudeDeg: 249.9269 },
          { graha: { id: "jupiter" }, longitudeDeg: 265.8208 },
          { graha: { id: "venus" }, longitudeDeg: 203.7069 },
          { graha: { id: "saturn" }, longitudeDeg: 336.8069 },
          { graha: { id: "rahu" }, longitudeDeg: 160.5538 },
          { graha: { id: "ketu" }, longitudeDeg: 340.5538 },
        ],
        ashtakavarga: { sarva: [26, 31, 32, 22, 34, 30, 33, 31, 23, 25, 23, 27], total: 337 },
        karakas: { atma: { id: "jupiter" }, amatya: { id: "mars" }, dara: { id: "saturn" } },
        panchanga: {
          tithi: { number: 27, paksha: { id: "krishna" } },
          yoga: { number: 5, name: { id: "shobhana" } },
          karana: { number: 53, name: { id: "kaulava" } },
          day: { vara: { id: "Shanivara" } },
        },
      },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris with Lahiri ayanamsa; ashtakavarga and karakas: PyJHora and Maitreya agree",
    },
    {
      title: "without a time of birth",
      input: {
        birthDate: "1996-12-07",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        signs: { sun: { id: "scorpio" }, moon: { id: "libra" } },
        dasha: { startLord: { id: "rahu" } },
      },
      source: "Swiss Ephemeris: the Moon is in Libra all day",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "3-8, 26-41, 46, 66-69" },
    { title: "Brihat Jataka", author: "Varahamihira", year: "6th century" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "VI-VII" },
    { title: "Graha and Bhava Balas", author: "B. V. Raman", year: "1940" },
  ],
});
