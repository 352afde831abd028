import { Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../../core/dates.ts";
import type { ChartRefusals } from "../../core/positions.ts";
import { place } from "../../core/shapes.ts";
import { dashaShape } from "../periods.ts";
import { GRAHA } from "../../core/grahas.ts";

export type Refusals = DateRefusals & Pick<ChartRefusals, "place-incomplete">;

export const answer = Type.Object({
  moon: place("Place of the Moon"),
  balanceYears: Type.Number({ description: "Dasha years of the first period left at birth" }),
  applies: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      "Whether Rahu is in a kendra or trine from the lord of the lagna and not in the lagna; null without time or place",
  }),
  ...dashaShape(GRAHA),
});
export type AshtottariAnswer = Frozen<Static<typeof answer>>;
