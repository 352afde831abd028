/** The contract once more as a check, for values that arrive at run time from a folder. */
import { Kind, Type, type TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { SDK_VERSION, type AnyProcedure, type Plugin } from "./contract.ts";
import { RESERVED_INPUT, RESERVED_OUTPUT } from "./define.ts";

const words = Type.Object({ languages: Type.Function([], Type.Any()), load: Type.Any() });
const schemaValue = Type.Object({ type: Type.Literal("object"), properties: Type.Object({}) });
const wholePoints = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const example = Type.Object({
  title: Type.String({ minLength: 1 }),
  input: Type.Object({}),
  expect: Type.Object({}),
  source: Type.String({ minLength: 1 }),
});
const reference = Type.Object({ title: Type.String({ minLength: 1 }) });

const procedureShape = Type.Object({
  name: Type.String({ pattern: "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$" }),
  tradition: Type.String({ minLength: 1 }),
  words,
  kind: Type.Union([Type.Literal("calculation"), Type.Literal("draw"), Type.Literal("blend")]),
  cost: Type.Unknown(),
  icon: Type.Optional(Type.String()),
  input: schemaValue,
  output: schemaValue,
  needs: Type.Optional(
    Type.Array(Type.Union([Type.Literal("now"), Type.Literal("random"), Type.Literal("call")])),
  ),
  uses: Type.Optional(Type.Array(Type.String())),
  reads: Type.Optional(
    Type.Union([Type.Literal("birth"), Type.Literal("moment"), Type.Literal("births")]),
  ),
  refusals: Type.Optional(Type.Array(Type.String())),
  textKey: Type.Optional(
    Type.Union([Type.Literal("interpretation"), Type.Literal("synthesis"), Type.Literal("thesis")]),
  ),
  examples: Type.Array(example, { minItems: 1 }),
  references: Type.Array(reference, { minItems: 1 }),
});

const perItem = Type.Object({
  each: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  of: Type.String({ minLength: 1 }),
  discount: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1 })),
});

const pluginShape = Type.Object({
  id: Type.String({ pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }),
  sdk: Type.Integer(),
  version: Type.String({ pattern: "^\\d+\\.\\d+\\.\\d+$" }),
  words,
  traditions: Type.Array(
    Type.Object({
      id: Type.String({ pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }),
      icon: Type.String({ pattern: "\\.svg$" }),
    }),
    { minItems: 1 },
  ),
  procedures: Type.Array(procedureShape, { minItems: 1 }),
});

/**
 * All reasons why a value is not a plugin of the folder named; empty when it is one.
 *
 * @param folder name of the folder, which the plugin's id must equal
 */
export function findManifestFaults(folder: string, value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [
      `mod.ts: the default export is ${value === null ? "null" : typeof value}, expected a plugin`,
    ];
  }
  const faults = [...Value.Errors(pluginShape, value)].map((e) => `${e.path || "/"}: ${e.message}`);
  if (faults.length > 0) return [...new Set(faults)];
  const plugin = value as Plugin;
  const reasons: string[] = [];
  if (plugin.id !== folder) reasons.push(`/id: "${plugin.id}" differs from the folder "${folder}"`);
  if (plugin.sdk !== SDK_VERSION) {
    reasons.push(`/sdk: written for contract ${plugin.sdk}, this host has ${SDK_VERSION}`);
  }
  if (!plugin.words.languages().includes("en")) {
    reasons.push("/words: there is no words/en.ts beside mod.ts, the language that stands in");
  }
  const traditions = new Set(plugin.traditions.map((tradition) => tradition.id));
  plugin.procedures.forEach((procedure, index) => {
    reasons.push(...procedureFaults(procedure, `/procedures/${index}`, traditions));
  });
  return reasons;
}

function procedureFaults(
  procedure: AnyProcedure,
  at: string,
  traditions: ReadonlySet<string>,
): readonly string[] {
  const faults = [...costFaults(procedure, at)];
  if (!procedure.words.languages().includes("en")) {
    faults.push(`${at}/words: there is no words/en.ts beside it, the language that stands in`);
  }
  if (typeof procedure.run !== "function") faults.push(`${at}/run: Expected function`);
  if (!traditions.has(procedure.tradition)) {
    faults.push(`${at}/tradition: "${procedure.tradition}" is not declared by this plugin`);
  }
  for (const side of ["input", "output"] as const) {
    if (procedure[side]["additionalProperties"] !== false) {
      faults.push(`${at}/${side}: is open; build the procedure with defineProcedure`);
    }
    const outside = unknownKind(procedure[side]);
    if (outside) faults.push(`${at}/${side}: ${outside}`);
  }
  for (const name of Object.keys(procedure.output.properties)) {
    if ((RESERVED_OUTPUT as readonly string[]).includes(name)) {
      faults.push(`${at}/output/${name}: the key is reserved for the host`);
    }
  }
  if ("dryRun" in procedure.input.properties) {
    faults.push(
      `${at}/input/dryRun: the key is reserved for the host (${RESERVED_INPUT.join(", ")})`,
    );
  }
  if (procedure.kind === "blend" && !procedure.uses?.length) {
    faults.push(`${at}/uses: a blend names at least one procedure`);
  }
  if (procedure.kind === "draw" && !procedure.needs?.includes("random")) {
    faults.push(`${at}/needs: a draw needs "random"`);
  }
  return faults;
}

function costFaults(procedure: AnyProcedure, at: string): readonly string[] {
  const cost: unknown = procedure.cost;
  if (typeof cost !== "object") {
    const first = Value.Errors(wholePoints, cost).First();
    return first ? [`${at}/cost: ${first.message}`] : [];
  }
  const first = Value.Errors(perItem, cost).First();
  if (first) return [`${at}/cost${first.path}: ${first.message}`];
  const { each, of, discount = 0 } = cost as { each: number; of: string; discount?: number };
  if (procedure.input.properties[of]?.["type"] !== "array") {
    return [`${at}/cost/of: the input has no array "${of}"`];
  }
  return Number.isInteger(Math.round(each * (1 - discount) * 1e9) / 1e9)
    ? []
    : [`${at}/cost/discount: ${each} less ${discount * 100} % is no whole number of points`];
}

/** The first schema that is not a TypeBox value, in words. */
function unknownKind(schema: TSchema): string | undefined {
  return typeof schema[Kind] === "string" ? undefined : "is no TypeBox schema";
}
