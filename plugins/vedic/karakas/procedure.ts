import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { birthTimeOmittable } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KarakasWords } from "./words/en.ts";

/** The movable significators of Jaimini. */
export const jaiminiCharaKarakas = defineProcedure({
  name: "jaimini.charaKarakas",
  tradition: "jaimini",
  words: wordsIn<KarakasWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/karakas.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/karakas/0/graha", "/karakas/1/graha"]),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: {
        karakas: [
          { karaka: { id: "atma" }, graha: { id: "jupiter" } },
          { karaka: { id: "amatya" }, graha: { id: "mars" } },
          { karaka: { id: "bhratri" }, graha: { id: "venus" } },
          { karaka: { id: "matri" }, graha: { id: "sun" } },
          { karaka: { id: "pitri" }, graha: { id: "rahu" } },
          { karaka: { id: "putra" }, graha: { id: "mercury" } },
          { karaka: { id: "gnati" }, graha: { id: "moon" } },
          { karaka: { id: "dara" }, graha: { id: "saturn" } },
        ],
      },
      source: "PyJHora and Maitreya agree",
    },
  ],
  references: [
    { title: "Jaimini Upadesha Sutras", author: "Jaimini", part: "1.1.10-18" },
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "32" },
  ],
});
