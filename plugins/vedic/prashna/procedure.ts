import { type Asked, byMoment, defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../core/day/almanac_day.ts";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PrashnaWords } from "./words/en.ts";

/** A question judged by the chart of its moment and a number, after the rules of Kerala. */
export const prashnaChart = defineProcedure({
  name: "prashna.chart",
  tradition: "prashna",
  words: wordsIn<PrashnaWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/prashna.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    arudhaNumber: { fields: ["arudhaNumber"], assume: null, exhaustive: false, verdicts: [] },
  },
  refusals: [...LAGNA_REFUSALS, ...SUN_REFUSALS, "lifespan"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: askPrashna,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the number 78 for a post, asked at Chennai",
      input: {
        date: "2024-05-01",
        time: "10:00",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
        question: "Will I be given the post?",
        arudhaNumber: 78,
      },
      expect: {
        arudha: { sign: { id: "sagittarius" }, navamsha: { id: "virgo" } },
        lagna: { sign: { id: "gemini" } },
        chatra: { veethi: { id: "taurus" }, sign: { id: "scorpio" } },
        matter: { house: 10, lord: { id: "jupiter" } },
      },
      source:
        "Positions: Swiss Ephemeris with Lahiri ayanamsa; Prashna Marga IV-V worked by hand: seventh from the arudha rises",
    },
    {
      title: "where a ring lies, asked without a number at Kochi",
      input: {
        date: "2023-01-15",
        time: "18:40",
        timezone: "Asia/Kolkata",
        latitude: 9.9312,
        longitude: 76.2673,
        question: "Where did I leave my ring?",
      },
      expect: { arudha: { from: { id: "lagna" } }, matter: { house: 2 } },
      source: "Prashna Marga IV: the second house is of what one owns",
    },
  ],
  references: [
    {
      title: "Prashna Marga",
      author: "Panakkattu Nambutiri, transl. B. V. Raman",
      year: "1649",
      part: "IV-V, VIII, XIV",
    },
    { title: "Prashna Tantra", author: "Nilakantha", year: "16th century" },
    { title: "Brihat Jataka", author: "Varahamihira", year: "6th century", part: "I-II, VIII" },
  ],
});

/** A blend asks it for a question at a place; it cannot be asked nothing, nor from nowhere. */
function askPrashna(asked: Asked) {
  if (asked.question === undefined) return { code: "question-needed" };
  if (asked.at?.["latitude"] === undefined) return { code: "place-needed" };
  return byMoment(asked);
}
