import { Type, type Frozen, type Static } from "#sdk";
import { LAGNA_REFUSALS, type LagnaRefusals } from "../core/birth_chart.ts";
import { YOGAS } from "../core/yogas/report.ts";

export const REFUSALS = [...LAGNA_REFUSALS, "chart-needed"] as const;
export type Refusals = LagnaRefusals & { "chart-needed": {} };

export const answer = Type.Object({
  exact: Type.Boolean({ description: "Whether every graha came with its degree" }),
  ...YOGAS,
});
export type YogasAnswer = Frozen<Static<typeof answer>>;
