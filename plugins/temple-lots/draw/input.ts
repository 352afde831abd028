import { oneOf, QuestionInput, Type } from "#sdk";
import { TOPIC } from "../library/pack.ts";
import { CONFIRM_RULE, METHOD } from "./blocks.ts";

export const input = Type.Object({
  systemSlug: Type.String({ minLength: 1, maxLength: 64 }),
  lotNumber: Type.Optional(Type.Integer({ minimum: 1 })),
  ...QuestionInput,
  topic: Type.Optional(oneOf(TOPIC.ids)),
  confirm: Type.Optional(oneOf(["off", ...CONFIRM_RULE.ids])),
  method: Type.Optional(oneOf(METHOD.ids)),
});
