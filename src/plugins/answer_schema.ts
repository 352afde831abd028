/** What an answer looks like on the wire: the fields of a procedure in words, and what every answer carries. */
import { Type, type TObject, type TSchema } from "@sinclair/typebox";
import { wireOf } from "../speech/mod.ts";
import type { AnyProcedure, Omittable } from "./contract.ts";
import { placeReceiptSchema } from "./places/mod.ts";
import { textKeyOf } from "./present.ts";
import { oneOf } from "./shapes.ts";

/** An object whose members this contract leaves to its maker. */
const anyObject = (description: string) =>
  Type.Object({}, { additionalProperties: true, description });
const says = (description: string) =>
  Type.Object(
    { text: Type.String({ description: "In the language of the answer" }) },
    { additionalProperties: false, description },
  );

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
    lang: LANG,
  };
  if (procedure.conventions && Object.keys(procedure.conventions).length > 0) {
    added["conventions"] = Type.Array(
      anyObject("A school used: name, value, whether chosen, alternatives, the value in words"),
      { description: "The schools used" },
    );
    added["compared"] = Type.Optional(
      Type.Array(anyObject("One convention and what its other schools change"), {
        description: "What other schools would change",
      }),
    );
  }
  if (procedure.reads) {
    const receipt = anyObject("Receipt of the civil time");
    // A birth that may be left out has something in its place, and then no receipt.
    const { required = [] } = procedure.input as TObject;
    const mayLack = procedure.reads === "birth" && !required.includes("birthDate");
    added["time"] = mayLack ? Type.Optional(receipt) : receipt;
  }
  const omittable = Object.values((procedure.omittable ?? {}) as Record<string, Omittable>);
  const mayAssumeToday = procedure.reads === "moment" && procedure.needs?.includes("now");
  if (omittable.length > 0 || mayAssumeToday) {
    added["omitted"] = Type.Optional(
      Type.Array(anyObject("An input left out, and what its absence leaves open"), {
        description: "What was left out",
      }),
    );
    for (const { marker } of omittable) {
      if (!marker) continue;
      const description = "The entry of `omitted` under the name the specification gives it";
      added[marker] = Type.Optional(anyObject(description));
    }
  }
  if (hasReading) added[textKeyOf(procedure)] = WRITTEN;
  if (procedure.credits) {
    const description = "Points charged: less than the price where the blend delivered less";
    added["creditsUsed"] = Type.Integer({ description });
  }
  if (procedure.picture) added["picture"] = Type.Optional(says("The chart as SVG"));
  return Type.Object({ ...output.properties, ...added }, { additionalProperties: false });
}

const READING = Type.Object(
  {
    id: Type.String({ description: "The same question has the same id, in every language" }),
    procedure: Type.String({ description: "Name of the procedure" }),
    plugin: Type.String({ description: "Plugin that declares it" }),
    version: Type.String({ description: "Version of the plugin's results" }),
    seed: Type.Optional(Type.String({ description: "Reproduces the draw" })),
    method: Type.Optional(Type.String({ description: "How the seed becomes chance" })),
    seeded: Type.Optional(Type.Boolean({ description: "Whether the caller gave the seed" })),
    draw: Type.Optional(
      anyObject("All it takes to draw again: input, clock, and what was committed to"),
    ),
    places: Type.Optional(
      Type.Array(placeReceiptSchema, {
        description: "The places that were taken for those named",
      }),
    ),
    pointsCharged: Type.Integer({ description: "Points charged for this answer" }),
  },
  { description: "What was asked, with which version, seed and price" },
);

const LANG = Type.Object(
  {
    requested: Type.Optional(Type.String({ description: "The language asked for" })),
    given: Type.String({ description: "The language of every text of the answer" }),
  },
  { description: "Languages as BCP 47 tags; English stands in for one that is not there" },
);

const WRITTEN = Type.Object(
  {
    text: Type.String({ description: "The reading, paragraphs parted by an empty line" }),
    lang: Type.String({ description: "Its language" }),
    writer: oneOf(["rules", "llm"]),
    model: Type.Optional(Type.String({ description: "The model that wrote it" })),
    fallback: Type.Optional(Type.String({ description: "Why the model did not write it" })),
  },
  { description: "The reading" },
);
