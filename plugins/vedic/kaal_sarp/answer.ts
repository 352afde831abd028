import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { PlanetId } from "../core/grahas.ts";
import type { ChartRefusals } from "../core/positions.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";
import { SERPENTS } from "../core/yogas/doshas.ts";

export type Refusals = Pick<ChartRefusals, "place-incomplete">;
export type Omissions = { birthTime: {}; latitude: {} };

/** How far the planets stand on one side of the nodes. */
export const SERPENT_FORM = vocabulary("serpentForm", [
  "none",
  "partial",
  "kalaSarpa",
  "kalaAmrita",
]);
export type SerpentForm = IdOf<typeof SERPENT_FORM>;
/** The twelve serpents by the house of Rahu, the first first. */
export const SERPENT = vocabulary("serpent", SERPENTS);
export type Serpent = IdOf<typeof SERPENT>;

export type Phrases = {
  whole: { from: "rahu" | "ketu" };
  outside: { grahas: readonly PlanetId[]; withNode: boolean };
  mixed: { within: number };
};

export const answer = Type.Object({
  form: verdict(
    term(SERPENT_FORM, "Whether and how the yoga is formed", ["about"]),
    phrase<Phrases>("Why"),
    "The form",
  ),
  serpent: Type.Union([term(SERPENT, "Which of the twelve", ["about"]), Type.Null()], {
    description: "By the house of Rahu; null without a lagna or where nothing is formed",
  }),
  rahuHouse: Type.Union([House("House of Rahu"), Type.Null()], {
    description: "Null without a lagna",
  }),
  rahu: signTerm("Sign of Rahu"),
  ketu: signTerm("Sign of Ketu"),
  arcs: Type.Array(
    Type.Object({
      graha: grahaTerm("The planet"),
      aheadOfRahuDeg: Type.Number({
        description: "Degrees forward from Rahu; below 180 it stands between Rahu and Ketu",
      }),
      side: Type.Union([Type.Literal("rahu"), Type.Literal("ketu")], {
        description: "The node from which, going forward, it is met before the other",
      }),
    }),
    { description: "Sun to Saturn, by their distance from Rahu" },
  ),
});
export type KaalSarpAnswer = Frozen<Static<typeof answer>>;
