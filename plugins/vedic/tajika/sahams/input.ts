import { Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, NODE } from "../../core/conventions.ts";
import { TAJIKA_INPUT } from "../points.ts";

export const input = Type.Object({ ...TAJIKA_INPUT, night: Type.Optional(Type.Boolean()) });
export const CONVENTIONS = {
  between: {
    default: "signs",
    options: {
      signs: { source: "PyJHora and Jagannatha Hora: the signs after that of B up to that of A" },
      degrees: { source: "Tajika Nilakanthi: C on the arc from B forward to A" },
    },
  },
  ayanamsa: AYANAMSA,
  node: NODE,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
