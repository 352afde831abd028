import { Type, type Frozen, type Static } from "#sdk";
import { YOGAS } from "../core/yogas/report.ts";

export const answer = Type.Object({
  exact: Type.Boolean({ description: "Whether every graha came with its degree" }),
  ...YOGAS,
});
export type YogasAnswer = Frozen<Static<typeof answer>>;
