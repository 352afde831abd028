import { Type, type Frozen, type Static } from "#sdk";
import { momentInput } from "../../core/moment.ts";
import { question, resolutionDate, unit } from "../question.ts";

const band = Type.Object({ low: Type.Optional(Type.Number()), high: Type.Optional(Type.Number()) });
export type Band = Frozen<Static<typeof band>>;

export const input = Type.Object({
  question,
  bands: Type.Array(band, { minItems: 2, maxItems: 10 }),
  unit,
  resolutionDate,
  at: momentInput,
});
