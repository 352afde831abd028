/** What an answer looks like on the wire: the fields of a procedure in words, and what every answer carries. */
import { Type, type TObject, type TSchema } from "@sinclair/typebox";
import { wireOf } from "../speech/mod.ts";
import {
  COMPARISON,
  CONVENTION_USED,
  LANGUAGES,
  OMISSION,
  READING,
  says,
  TIME_RECEIPT,
  TWO_TIMES,
  WRITTEN,
} from "./answer_parts.ts";
import type { AnyProcedure, Omittable } from "./contract.ts";
import { textKeyOf } from "./present.ts";

/**
 * The schema of a whole answer: the procedure's own fields in words, with the keys that `present` adds.
 *
 * @param hasReading whether its words write a reading
 */
export function answerSchema(procedure: AnyProcedure, hasReading: boolean): TObject {
  const output = wireOf(procedure.output as TSchema) as TObject;
  const added: Record<string, TSchema> = {
    reading: READING,
    notice: says("That readings are symbolic, and what is never calculated"),
    lang: LANGUAGES,
  };
  if (procedure.conventions && Object.keys(procedure.conventions).length > 0) {
    added["conventions"] = Type.Array(CONVENTION_USED, { description: "The schools used" });
    const description = "What other schools would change";
    added["compared"] = Type.Optional(Type.Array(COMPARISON, { description }));
  }
  if (procedure.reads) {
    const receipt = procedure.reads === "births" ? TWO_TIMES : TIME_RECEIPT;
    // A birth that may be left out has something in its place, and then no receipt.
    const { required = [] } = procedure.input as TObject;
    const mayLack = procedure.reads === "birth" && !required.includes("birthDate");
    added["time"] = mayLack ? Type.Optional(receipt) : receipt;
  }
  const omittable = Object.values((procedure.omittable ?? {}) as Record<string, Omittable>);
  const mayAssumeToday = procedure.reads === "moment" && procedure.needs?.includes("now");
  if (omittable.length > 0 || mayAssumeToday) {
    added["omitted"] = Type.Optional(Type.Array(OMISSION, { description: "What was left out" }));
    for (const { marker } of omittable) {
      if (!marker) continue;
      const description = "The entry of `omitted` under the name the specification gives it";
      added[marker] = Type.Optional({ ...OMISSION, description });
    }
  }
  if (hasReading) added[textKeyOf(procedure)] = WRITTEN;
  if (procedure.credits) {
    const description = "Points charged: less than the price where the blend delivered less";
    added["creditsUsed"] = Type.Integer({ description });
  }
  if (procedure.pictured) added["picture"] = Type.Optional(says("The chart as SVG"));
  return Type.Object({ ...output.properties, ...added }, { additionalProperties: false });
}
