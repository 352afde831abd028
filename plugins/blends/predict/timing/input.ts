import { CivilDate, Type } from "#sdk";
import { momentInput } from "../../core/moment.ts";
import { question } from "../question.ts";

export const input = Type.Object({
  question,
  from: CivilDate,
  to: CivilDate,
  parts: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
  at: momentInput,
});
