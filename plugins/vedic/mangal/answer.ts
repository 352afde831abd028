import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { DIGNITY } from "../core/dignity.ts";
import type { ChartRefusals } from "../core/positions.ts";
import { House, signTerm } from "../core/shapes.ts";
import { MANGLIK, type DoshaPhrases } from "../core/yogas/doshas.ts";

export type Refusals = Pick<ChartRefusals, "place-incomplete">;
export type Omissions = { birthTime: {}; latitude: {} };

/** What two charts make of each other. */
export const PAIRED = vocabulary("marsPair", ["neither", "balanced", "oneSided", "eased"]);
export type Paired = IdOf<typeof PAIRED>;

const house = (description: string) =>
  Type.Union([House(description), Type.Null()], { description: `${description}; null without it` });

export const MARS = {
  mars: Type.Object(
    {
      sign: signTerm("Sign of Mars"),
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      dignity: term(DIGNITY, "Dignity of Mars"),
      fromLagna: house("House of Mars from the lagna"),
      fromMoon: House("House of Mars from the Moon"),
      fromVenus: House("House of Mars from Venus"),
    },
    { description: "Where Mars stands" },
  ),
  dosha: verdict(
    term(MANGLIK, "Whether Mars afflicts, and whether it is cancelled"),
    phrase<DoshaPhrases>("Hits and cancellations"),
    "The affliction of Mars",
  ),
};
export const answer = Type.Object({
  signs: Type.Object(
    {
      lagna: Type.Union([signTerm("Sign that rises"), Type.Null()], {
        description: "Null without time and place",
      }),
      moon: signTerm("Sign of the Moon"),
      venus: signTerm("Sign of Venus"),
    },
    { description: "Bases from which Mars is counted" },
  ),
  ...MARS,
  partner: Type.Union([Type.Object(MARS), Type.Null()], {
    description: "Null where none was given",
  }),
  pair: Type.Union([term(PAIRED, "What the two make of each other", ["about"]), Type.Null()], {
    description: "Null where no partner was given",
  }),
});
export type MangalAnswer = Frozen<Static<typeof answer>>;
