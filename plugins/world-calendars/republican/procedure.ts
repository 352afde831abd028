import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RepublicanWords } from "./words/en.ts";

/** A day of the French Republic with what it is called after, from a civil date or back to one. */
export const republicanDay = defineProcedure({
  name: "republican.day",
  tradition: "republican",
  words: wordsIn<RepublicanWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/republican.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the ninth of Thermidor",
      input: { date: "1794-07-27" },
      expect: {
        republican: { year: 2, month: 11, day: 9 },
        namedAfter: { id: "mure" },
        decadeDay: { id: "nonidi" },
        inForce: true,
      },
      source: "The fall of Robespierre, 9 thermidor an II, 27 July 1794",
    },
    {
      title: "the eighteenth of Brumaire, back to the civil date",
      input: { republican: { year: 8, month: 2, day: 18 } },
      expect: { civil: { date: "1799-11-09" }, namedAfter: { id: "dentelaire" } },
      source: "Bonaparte's coup, 18 brumaire an VIII, 9 November 1799",
    },
  ],
  references: [
    {
      title:
        "Rapport fait à la Convention nationale au nom de la commission chargée de la confection du calendrier",
      author: "Philippe Fabre d'Églantine",
      year: "1793",
    },
    {
      title: "Calendrical Calculations",
      author: "E. M. Reingold, N. Dershowitz",
      year: "2018",
      part: "ch. 17",
    },
  ],
});
