import { Type } from "#sdk";
import { matterInput } from "../../core/matter.ts";
import { momentInput } from "../../core/moment.ts";
import { option, question, resolutionDate } from "../question.ts";

/** One question with two options. */
export const binaryFields = {
  question,
  optionA: option,
  optionB: option,
  resolutionDate,
  matter: matterInput,
};

export const input = Type.Object({ ...binaryFields, at: momentInput });
