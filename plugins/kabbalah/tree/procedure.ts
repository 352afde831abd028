import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input, OMITTABLE } from "./input.ts";
import type { TreeWords } from "./words/en.ts";

/** A birth on the Tree of Life. */
export const treeChart = defineProcedure({
  name: "kabbalah.treeChart",
  tradition: "kabbalistic",
  words: wordsIn<TreeWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tree.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: OMITTABLE,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 51.4779,
        longitude: 0,
      },
      expect: {
        planets: [
          {
            planet: { id: "sun" },
            longitudeDeg: 280.369,
            sefirah: { id: "tiferet" },
            letter: { roman: "Resh" },
            path: { letter: { roman: "Ayin" }, number: 26, trump: { text: "The Devil" } },
          },
          {
            planet: { id: "moon" },
            longitudeDeg: 223.324,
            sefirah: { id: "yesod" },
            letter: { roman: "Gimel" },
            path: { letter: { roman: "Nun" }, number: 24 },
          },
          { sign: { id: "capricorn" } },
          { sign: { id: "sagittarius" } },
          { sign: { id: "aquarius" } },
          { sign: { id: "aries" } },
          { sign: { id: "taurus" } },
        ],
        rising: { sign: { id: "aries" }, letter: { roman: "He" } },
      },
      tolerance: 0.01,
      source:
        "Positions and signs of Swiss Ephemeris 2.10.03; joins of the paths in 777, column XII; trumps of the Golden Dawn by letter",
    },
  ],
  references: [
    { title: "Sefer Yetzirah", part: "ch. 4-5" },
    {
      title: "De occulta philosophia",
      author: "Heinrich Cornelius Agrippa",
      year: "1533",
      part: "II.13",
    },
    { title: "Oedipus Aegyptiacus", author: "Athanasius Kircher", year: "1653", part: "II" },
    { title: "777", author: "Aleister Crowley", year: "1909" },
  ],
});
