import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { birthTimeOmittable } from "../../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KalachakraWords } from "./words/en.ts";

/** Periods of signs from the pada of the Moon, with the leaps of the wheel. */
export const dashaKalachakra = defineProcedure({
  name: "dasha.kalachakra",
  tradition: "vedic",
  words: wordsIn<KalachakraWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/wheel", "/paramayus", "/moon/nakshatra"]),
  },
  refusals: DATE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "born under Swati, first pada",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: { wheel: { id: "savyaFirst" }, paramayus: 100 },
      source: "Brihat Parashara Hora Shastra 46; table of PyJHora",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46.52-83, 49" },
    { title: "Jataka Parijata", author: "Vaidyanatha", year: "15th century", part: "XVII" },
  ],
});
