import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LocalSpaceWords } from "./words/en.ts";

/** The directions of the planets from a place. */
export const localSpaceChart = defineProcedure({
  name: "localSpace.chart",
  tradition: "western",
  words: wordsIn<LocalSpaceWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/local_space.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the horizon of Mumbai",
      input: {
        birthDate: "1834-02-04",
        birthTime: "00:49",
        timezone: "UTC",
        latitude: 19.076,
        longitude: 72.8777,
        targets: [{ name: "Delhi", latitude: 28.61, longitude: 77.21 }],
      },
      expect: { targets: [{ wind: { id: "nne" } }] },
      source: "Delhi lies north by east of Mumbai; azimuths by Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Local Space: Relocation Astrology", author: "Michael Erlewine", year: "1978" },
  ],
});
