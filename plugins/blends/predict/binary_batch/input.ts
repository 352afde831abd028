import { Type } from "#sdk";
import { momentInput } from "../../core/moment.ts";
import { binaryFields } from "../binary/input.ts";

const MAX_QUESTIONS = 50;

export const input = Type.Object({
  questions: Type.Array(Type.Object(binaryFields), { minItems: 1, maxItems: MAX_QUESTIONS }),
  at: momentInput,
});
