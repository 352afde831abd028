import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { WukuWords } from "./words/en.ts";

/** The wuku of a birth. */
export const wukuProfile = defineProcedure({
  name: "wuku.profile",
  tradition: "javanese",
  words: wordsIn<WukuWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/wuku.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/wuku/number", "/god", "/tree"],
    }),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  pictured: true,
  examples: [
    {
      title: "a week of Langkir in 2013",
      input: { birthDate: "2013-11-06", birthTime: "10:00", timezone: "Asia/Jakarta" },
      expect: {
        wuku: { number: 13, name: "Langkir", begins: "2013-11-03" },
        god: { id: "kala" },
        bird: { id: "gemak" },
        kala: { id: "southEast" },
      },
      source: "Rumah Tembi, almanac of 3 to 9 November 2013: wuku Langkir, Batara Kala, quail",
    },
    {
      title: "a week of Dukut in 2015",
      input: { birthDate: "2015-04-22", birthTime: "10:00", timezone: "Asia/Jakarta" },
      expect: {
        wuku: { number: 29, name: "Dukut", begins: "2015-04-19" },
        god: { id: "sakri" },
        tree: { id: "pandhan" },
        bird: { id: "ayamalas" },
        kala: { id: "southWest" },
      },
      source:
        "pawukon.blogspot.com, 19 to 25 April 2015: wuku Dukut, Batara Sakri, pandanus, jungle fowl",
    },
  ],
  references: [
    { title: "Serat Pawukon", author: "Ng. Wirapustaka (Padmasusastra)", year: "1903" },
    { title: "Kitab Primbon Betaljemur Adammakna" },
  ],
});
