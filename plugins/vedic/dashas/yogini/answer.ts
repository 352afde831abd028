import { Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../../core/dates.ts";

import { place } from "../../core/shapes.ts";
import { dashaShape } from "../periods.ts";
import { YOGINI } from "./rules.ts";

export type Refusals = DateRefusals;

export const answer = Type.Object({
  moon: place("Place of the Moon"),
  balanceYears: Type.Number({ description: "Dasha years of the first period left at birth" }),
  ...dashaShape(YOGINI),
});
export type YoginiAnswer = Frozen<Static<typeof answer>>;
