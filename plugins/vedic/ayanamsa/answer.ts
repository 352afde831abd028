import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import type { AyanamsaId } from "#sky";
import { grahaTerm, signTerm, utc } from "../core/shapes.ts";

/** Definitions compared, by the names of the sky; that of 1940 and of the VP285 are shifts of Lahiri. */
export const COMPARED = [
  "lahiri",
  "lahiri1940",
  "lahiriVP285",
  "lahiriIcrc",
  "raman",
  "krishnamurti",
  "krishnamurtiSenthilathiban",
  "trueChitra",
  "trueRevati",
  "truePushya",
  "galacticCentre0Sagittarius",
  "yukteshwar",
  "suryasiddhanta",
  "aryabhata",
  "ushaShashi",
  "deLuce",
  "jnBhasin",
  "djwhalKhul",
  "faganBradley",
  "hipparchos",
  "sassanian",
] as const satisfies readonly (AyanamsaId | "lahiri1940" | "lahiriVP285")[];
export const AYANAMSA_NAME = vocabulary("ayanamsaName", COMPARED);

export const answer = Type.Object({
  at: utc("Instant of the comparison"),
  moonTropicalDeg: Type.Number({ description: "Tropical longitude of the Moon, degrees" }),
  definitions: Type.Array(
    Type.Object({
      definition: term(AYANAMSA_NAME, "Definition", ["by"]),
      meanDeg: Type.Number({ description: "From the mean equinox, degrees" }),
      trueDeg: Type.Number({ description: "From the true equinox, degrees" }),
      fromLahiriMinutes: Type.Number({ description: "Less that of Lahiri, minutes of arc" }),
      moonSign: signTerm("Where it puts the Moon"),
      moonDegree: Type.Number({ description: "Degrees of the Moon in the sign" }),
      changed: Type.Array(grahaTerm("Graha"), {
        description: "Grahas that stand in another sign than by Lahiri",
      }),
    }),
    { description: "Definitions with their values" },
  ),
});
export type CompareAnswer = Frozen<Static<typeof answer>>;
