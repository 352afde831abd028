/** The registry → every call with its input and answer. */
import type { TSchema } from "@sinclair/typebox";
import {
  answerSchema,
  describedInput,
  voiceOf,
  type AnyProcedure,
  type Registry,
} from "../../src/plugins/mod.ts";
import { speechOf } from "../../src/speech/mod.ts";
import type { Call, ObjectShape } from "./model.ts";
import { readSchema } from "./read_schema.ts";

/** Reads every procedure, in the order of their names. */
export async function readRegistry(registry: Registry): Promise<readonly Call[]> {
  const all = [...registry.procedures.values()].sort((a, b) =>
    a.procedure.name < b.procedure.name ? -1 : 1,
  );
  const names = new Map<string, string>();
  for (const { procedure } of all) collectVocabularies(procedure.output as TSchema, names);
  return Promise.all(
    all.map(async ({ procedure }): Promise<Call> => {
      const voice = await voiceOf(procedure, "en");
      const hasReading = voice.words.reading !== undefined;
      const read = (schema: unknown) =>
        readSchema(JSON.parse(JSON.stringify(schema)), names) as ObjectShape;
      return {
        name: procedure.name,
        about: voice.words.title,
        input: withCommitment(procedure.kind, read(describedInput(procedure, voice))),
        answer: read(answerSchema(procedure, hasReading)),
        refusals: procedure.refusals ?? [],
      };
    }),
  );
}

/** The inputs of a draw that was committed to; the host reads them before the procedure does. */
function withCommitment(kind: AnyProcedure["kind"], input: ObjectShape): ObjectShape {
  if (kind !== "draw") return input;
  const text = { shape: { kind: "string" }, optional: true } as const;
  const committed = [
    {
      ...text,
      name: "commitment",
      about: "What draws.commit answered; goes with `salt`, without `seed`",
    },
    { ...text, name: "salt", about: "The text whose SHA-256 was given to draws.commit" },
  ];
  return { ...input, fields: [...input.fields, ...committed] };
}

/** Finds how the terms of an answer are called in their vocabulary; ids of two of them have no name. */
function collectVocabularies(schema: TSchema, names: Map<string, string>): void {
  const speech = speechOf(schema);
  if (speech?.kind === "term") {
    const ids = JSON.stringify(schema["enum"]);
    const { name } = speech.vocabulary;
    if (!names.has(ids) || names.get(ids)! > name) names.set(ids, name);
    return;
  }
  const members = [
    ...Object.values((schema["properties"] ?? {}) as Record<string, TSchema>),
    ...Object.values((schema["patternProperties"] ?? {}) as Record<string, TSchema>),
    ...((schema["anyOf"] ?? []) as TSchema[]),
    ...[schema["items"] ?? []].flat(),
  ] as readonly TSchema[];
  for (const one of members) collectVocabularies(one, names);
}
