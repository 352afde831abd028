import { byBirth, defineProcedure, type Omittable, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DecanWords } from "./words/en.ts";

const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  exhaustive: false,
  verdicts: [],
};

/** The decans of a birth. */
export const decanFind = defineProcedure({
  name: "decan.find",
  tradition: "egyptian",
  words: wordsIn<DecanWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/decan.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: omittableTime({
      verdicts: ["/sun/number", "/moon/number", "/sun/face", "/moon/face"],
    }),
    place: PLACE_OMITTABLE,
  },
  refusals: ["date-out-of-range"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "an hour after the June solstice of 2024 the Sun enters the decan of Sothis",
      input: { birthDate: "2024-06-20", birthTime: "22:00", timezone: "UTC" },
      expect: {
        sun: {
          number: 10,
          fromSothis: 1,
          longitudeDeg: 90.05,
          greek: "Sothis",
          latin: "Sothis",
          egyptian: "Sopdet",
          face: { id: "venus" },
        },
        rising: null,
      },
      tolerance: 0.01,
      source:
        "Solstice of 20 June 2024, 20:51 UT (almanacs); Hephaestio I.1 and Firmicus IV.22: Sothis is the first decan of Cancer; its face is that of Venus in every list of faces",
    },
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 51.4779,
        longitude: 0,
        list: "egyptian",
      },
      expect: {
        sun: { number: 29, longitudeDeg: 280.37, greek: "Sro", name: "Seret" },
        moon: { number: 23, longitudeDeg: 223.32, face: { id: "sun" } },
        rising: { number: 3, longitudeDeg: 24.27 },
      },
      tolerance: 0.02,
      source:
        "Sun and Moon of Swiss Ephemeris 2.10.03; ascendant by hand from a sidereal time of 280.457° and an obliquity of 23.438°; lists as above",
    },
  ],
  references: [
    { title: "Apotelesmatica", author: "Hephaestio of Thebes", year: "c. 415", part: "I.1" },
    { title: "Mathesis", author: "Firmicus Maternus", year: "c. 337", part: "II.4, IV.22" },
    {
      title: "Egyptian Astronomical Texts III",
      author: "Otto Neugebauer, Richard A. Parker",
      year: "1969",
    },
  ],
});
