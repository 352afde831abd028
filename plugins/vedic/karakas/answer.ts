import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { KARAKAS_EIGHT } from "../core/jaimini.ts";
import { grahaTerm, signTerm } from "../core/shapes.ts";

/** The movable offices from the highest degree to the lowest. */
export const KARAKA = vocabulary("karaka", {
  atma: { native: "आत्मकारक", roman: "Atmakaraka" },
  amatya: { native: "अमात्यकारक", roman: "Amatyakaraka" },
  bhratri: { native: "भ्रातृकारक", roman: "Bhratrikaraka" },
  matri: { native: "मातृकारक", roman: "Matrikaraka" },
  pitri: { native: "पितृकारक", roman: "Pitrikaraka" },
  putra: { native: "पुत्रकारक", roman: "Putrakaraka" },
  gnati: { native: "ज्ञातिकारक", roman: "Jnatikaraka" },
  dara: { native: "दारकारक", roman: "Darakaraka" },
} satisfies Record<(typeof KARAKAS_EIGHT)[number], { native: string; roman: string }>);

export type Omissions = { birthTime: {} };

export const answer = Type.Object({
  karakas: Type.Array(
    Type.Object({
      karaka: term(KARAKA, "The office", ["matter"]),
      graha: grahaTerm("Who holds it"),
      sign: signTerm("Where that graha stands"),
      navamsha: signTerm("Its sign in the ninth division"),
      degree: Type.String({ description: "Degrees and minutes within the sign" }),
      advanceDeg: Type.Number({
        description: "Degrees by which the offices are given: in the sign, Rahu's from its end",
      }),
      leadMinutes: Type.Union([Type.Number(), Type.Null()], {
        description: "Minutes of arc ahead of the next office; null for the last",
      }),
    }),
    { description: "From the highest degree to the lowest" },
  ),
  close: Type.Array(
    Type.Object({
      first: grahaTerm("The one ahead"),
      second: grahaTerm("The one behind"),
      leadMinutes: Type.Number({ description: "Minutes of arc between them" }),
    }),
    {
      description:
        "Neighbours less than ten minutes of arc apart, who a small error would exchange",
    },
  ),
});
export type KarakasAnswer = Frozen<Static<typeof answer>>;
