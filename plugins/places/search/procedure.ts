import { defineProcedure, wordsIn } from "#sdk";
import { GEONAMES } from "../core/references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SearchWords } from "./words/en.ts";

/** Places by name while one types. */
export const placesSearch = defineProcedure({
  name: "places.search",
  tradition: "place-and-time",
  words: wordsIn<SearchWords>(import.meta),
  kind: "calculation",
  cost: 0,
  icon: "icons/search.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "a town of Taiwan by its characters",
      input: { text: "鹿港", limit: 1 },
      expect: {
        places: [
          { country: { code: "TW" }, latitude: 24.05, longitude: 120.433, timezone: "Asia/Taipei" },
        ],
      },
      source: "Wikipedia, Lukang: 24°03′ N 120°26′ E",
      tolerance: 0.03,
    },
    {
      title: "a misspelt name, in one state",
      input: { text: "Springfeild", country: "US", division: "Illinois", limit: 1 },
      expect: {
        places: [{ division: { code: "US.IL" }, latitude: 39.8, longitude: -89.65 }],
      },
      source: "List of cities of KStars 3.6: Springfield, Illinois, 39°48′ N 89°39′ W",
      tolerance: 0.05,
    },
  ],
  references: GEONAMES,
});
