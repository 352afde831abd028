import { Type } from "#sdk";
import { momentInput } from "../../core/moment.ts";
import { option, question, resolutionDate } from "../question.ts";

export const input = Type.Object({
  question,
  options: Type.Array(option, { minItems: 3, maxItems: 8 }),
  resolutionDate,
  at: momentInput,
});
