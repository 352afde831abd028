import { defineProcedure, wordsIn } from "#sdk";
import { GEONAMES } from "../core/references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ResolveWords } from "./words/en.ts";

/** The one place that a text means, as the `place` input of every procedure reads it. */
export const placesResolve = defineProcedure({
  name: "places.resolve",
  tradition: "place-and-time",
  words: wordsIn<ResolveWords>(import.meta),
  kind: "calculation",
  cost: 0,
  icon: "icons/place.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "a former name",
      input: { text: "Leningrad" },
      expect: {
        outcome: { id: "one" },
        place: { country: { code: "RU" }, latitude: 59.93, longitude: 30.27 },
      },
      source: "List of cities of KStars 3.6: Leningrad",
      tolerance: 0.1,
    },
    {
      title: "a name that many places have",
      input: { text: "Springfield" },
      expect: { outcome: { id: "several" }, place: null },
      source: "Geographic Names Information System: Springfields in more than thirty states",
    },
  ],
  references: GEONAMES,
});
