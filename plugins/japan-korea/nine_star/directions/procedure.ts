import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KiDirectionsWords } from "./words/en.ts";

/** Directions to seek and to avoid for a birth star. */
export const nineStarKiDirections = defineProcedure({
  name: "nineStarKi.directions",
  tradition: "japanese",
  words: wordsIn<KiDirectionsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nine_star_directions.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/birthStar/star", "/monthStar/star"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "star 6 in December 2001",
      input: { birthDate: "1985-08-18", at: "2001-12-17", purpose: "build" },
      expect: { birthStar: { number: 6 }, at: "2001-12-17", dayDisputed: false },
      source: "centre stars: tyme4ts and lunar-javascript",
    },
    {
      title: "star 3 in May 1958",
      input: { birthDate: "1961-07-17", at: "1958-05-13" },
      expect: { birthStar: { number: 3 } },
      source: "centre stars: tyme4ts and lunar-javascript",
    },
  ],
  references: [
    {
      title: "Kigaku 気学",
      author: "Sonoda Shinjirō 園田真次郎",
      year: "1909-1924",
      part: "second hand",
    },
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      year: "1741",
      part: "nine stars; second hand",
    },
  ],
});
