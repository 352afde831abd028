import { byBirth, defineProcedure, omittableTime, sumOf, wordsIn, type Omittable } from "#sdk";
import { apparentMoon, apparentSun, housesAt } from "#sky";
import { toTt, type CivilMoment } from "#time";
import { isServed, requireServed } from "../core/served.ts";
import { answer, type DecanAnswer, type Found } from "./answer.ts";
import { decanOf, placeOf } from "./decans.ts";
import { CONVENTIONS, input } from "./input.ts";
import { weighDecans } from "./judgement.ts";
import { drawRing } from "./picture.ts";
import type { DecanWords } from "./words/en.ts";

const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  candidates: () => [{ set: {}, when: "*" }],
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
      markers: ({ julianDayTt }) =>
        isServed(julianDayTt)
          ? [
              (julianDayUt) => Math.floor(apparentSun(toTt(julianDayUt)).longitudeDeg / 10),
              (julianDayUt) => Math.floor(apparentMoon(toTt(julianDayUt)).longitudeDeg / 10),
            ]
          : null,
    }),
    place: PLACE_OMITTABLE,
  },
  refusals: ["date-out-of-range"],
  input,
  output: answer,
  run: ({ list }, give) => findDecans(give.civil(), list),
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawRing,
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

/** Under which key a decan bears the name of a list. */
const NAME_KEYS = { hephaestio: "greek", firmicus: "latin", egyptian: "egyptian" } as const;
type List = keyof typeof NAME_KEYS;

function findDecans(civil: CivilMoment, list: List): DecanAnswer {
  requireServed(civil.julianDayTt);
  const { julianDayTt, julianDayUt, timeKnown, latitude, longitude } = civil;
  const sun = describe(apparentSun(julianDayTt).longitudeDeg, list);
  const moon = describe(apparentMoon(julianDayTt).longitudeDeg, list);
  const rising =
    timeKnown && latitude !== null && longitude !== null
      ? describe(housesAt(julianDayUt, latitude, longitude, "wholeSign").ascendantDeg, list)
      : null;
  const testimonies = weighDecans(sun, moon, rising);
  return { sun, moon, rising, score: sumOf(testimonies), testimonies };
}

function describe(longitudeDeg: number, list: List): Found {
  const one = decanOf(longitudeDeg);
  return {
    ...one,
    ...placeOf(one),
    longitudeDeg: Math.round(longitudeDeg * 1e4) / 1e4,
    fromDeg: (one.number - 1) * 10,
    name: one[NAME_KEYS[list]],
  };
}
