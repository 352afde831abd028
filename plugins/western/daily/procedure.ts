import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DailyWords } from "./words/en.ts";

/** The horoscope of a sign for a day and longer spans. */
export const horoscopeDaily = defineProcedure({
  name: "horoscope.daily",
  tradition: "western",
  words: wordsIn<DailyWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/daily.svg",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: ["sign-missing", "span-reversed", "span-too-long"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Aries on the day of the equinox of 2000",
      input: { sign: "aries", date: "2000-03-20", timezone: "UTC" },
      expect: { sign: { id: "aries" }, from: "2000-03-20", to: "2000-03-20" },
      source: "Astronomical Phenomena for 2000: full Moon of 20 March at 4h 44m",
    },
  ],
  references: [{ title: "What the Stars Foretell", author: "R. H. Naylor", year: "1930" }],
});
