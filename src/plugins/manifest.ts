/** The contract once more as a check, for values that arrive at run time from a folder. */
import { Kind, Type, type TSchema } from "@sinclair/typebox";
import { Value, ValueErrorType } from "@sinclair/typebox/value";
import { SDK_VERSION, type AnyProcedure, type Convention, type Plugin } from "./contract.ts";
import { HOST_INPUT, RESERVED_INPUT, RESERVED_OUTPUT } from "./define.ts";
import { PLUGIN_KEYS, PROCEDURE_KEYS, WANTED } from "./manifest_wanted.ts";
import { nearestWord } from "./near_words.ts";
import { hasPointer } from "./schema_walk.ts";

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
  work: Type.Function([], Type.Any()),
  pictured: Type.Optional(Type.Boolean()),
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
 * All reasons why a value is not a plugin of the folder named; empty when it is one. Each names the field, what
 * stands there and what should.
 *
 * @param folder name of the folder, which the plugin's id must equal
 */
export function findManifestFaults(folder: string, value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) {
    const found = value === null ? "null" : typeof value;
    return [`mod.ts: the default export is ${found}; write \`export default definePlugin({ … })\``];
  }
  const shape = shapeFaults(value);
  if (shape.length > 0) return shape;
  const plugin = value as Plugin;
  const reasons: string[] = [...unknownKeys("mod.ts", plugin, PLUGIN_KEYS)];
  if (plugin.id !== folder) {
    reasons.push(`mod.ts, id: "${plugin.id}" differs from the folder "${folder}"; name both alike`);
  }
  if (plugin.sdk !== SDK_VERSION) {
    reasons.push(
      `mod.ts, sdk: written for contract ${plugin.sdk}, and this host has ${SDK_VERSION}; see CHANGELOG.md for what changed, then write ${SDK_VERSION}`,
    );
  }
  if (!plugin.words.languages().includes("en")) {
    reasons.push("mod.ts, words: there is no words/en.ts beside it; English stands in for others");
  }
  const traditions = plugin.traditions.map((tradition) => tradition.id);
  for (const procedure of plugin.procedures) {
    reasons.push(...procedureFaults(procedure, traditions));
  }
  return reasons;
}

/** What is wrong with the shape, one line a place. */
function shapeFaults(value: object): readonly string[] {
  // Looking for faults is dear, and most folders have none.
  if (Value.Check(pluginShape, value)) return [];
  const byPath = new Map<string, string>();
  for (const { path, type, value: found } of Value.Errors(pluginShape, value)) {
    if (byPath.has(path)) continue;
    const steps = path.split("/").slice(1);
    const general = steps.filter((step) => !/^\d+$/.test(step)).join("/");
    const what =
      type === ValueErrorType.ObjectRequiredProperty ? "is missing" : `is ${shown(found)}`;
    byPath.set(
      path,
      `${placeOf(value, steps)} ${what}; give ${WANTED[general] ?? "what CONTRIBUTING.md says"}`,
    );
  }
  return [...byPath.values()];
}

/** `"weekday.of, cost:"`: where a step into a plugin leads, in an author's terms. */
function placeOf(plugin: object, [list, index, ...rest]: readonly string[]): string {
  if (index === undefined) return `mod.ts, ${list}:`;
  const one = (plugin as Record<string, Record<string, unknown>[]>)[list!]?.[Number(index)];
  const called = one?.["name"] ?? one?.["id"];
  const name = typeof called === "string" ? called : `${list} ${Number(index) + 1}`;
  return rest.length === 0 ? `${name}:` : `${name}, ${rest.join(" ")}:`;
}

function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value) && value.length === 0 ? "empty" : "something else";
  }
  return value === undefined ? "missing" : JSON.stringify(value);
}

function unknownKeys(where: string, value: object, known: readonly string[]): readonly string[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearestWord(key, known);
      return `${where}, ${key}: is no key of the contract; ${near ? `did you mean "${near}"?` : "leave it out"}`;
    });
}

function procedureFaults(
  procedure: AnyProcedure,
  traditions: readonly string[],
): readonly string[] {
  const at = procedure.name;
  const faults = [
    ...unknownKeys(at, procedure, PROCEDURE_KEYS),
    ...costFaults(procedure),
    ...conventionFaults(procedure),
    ...verdictFaults(procedure),
  ];
  if (!procedure.words.languages().includes("en")) {
    faults.push(`${at}, words: there is no words/en.ts beside it; English stands in for others`);
  }
  if (!traditions.includes(procedure.tradition)) {
    faults.push(
      `${at}, tradition: "${procedure.tradition}" is not declared by this plugin; use one of ${traditions.join(", ")} or add it to traditions`,
    );
  }
  for (const side of ["input", "output"] as const) {
    if (procedure[side]["additionalProperties"] !== false) {
      faults.push(`${at}, ${side}: is open; build the procedure with defineProcedure`);
    }
    if (!isTypeBox(procedure[side])) {
      faults.push(`${at}, ${side}: is no TypeBox schema; make it with Type.Object of #sdk`);
    }
  }
  for (const name of Object.keys(procedure.output.properties)) {
    if ((RESERVED_OUTPUT as readonly string[]).includes(name)) {
      faults.push(`${at}, output ${name}: the host writes this key itself; choose another name`);
    }
  }
  for (const name of HOST_INPUT) {
    if (!(name in procedure.input.properties)) continue;
    faults.push(
      `${at}, input ${name}: the host reads this key itself (${RESERVED_INPUT.join(", ")}); choose another name`,
    );
  }
  if (procedure.kind === "blend" && !procedure.uses?.length) {
    faults.push(`${at}, uses: a blend names at least one procedure`);
  }
  if (procedure.kind === "draw" && !procedure.needs?.includes("random")) {
    faults.push(`${at}, needs: a draw needs "random"; write needs: ["random"]`);
  }
  return faults;
}

function costFaults(procedure: AnyProcedure): readonly string[] {
  const cost: unknown = procedure.cost;
  const at = `${procedure.name}, cost`;
  const wanted = WANTED["procedures/cost"]!;
  if (typeof cost !== "object" || cost === null) {
    return Value.Check(wholePoints, cost) ? [] : [`${at}: is ${shown(cost)}; give ${wanted}`];
  }
  if (!Value.Check(perItem, cost)) {
    const first = Value.Errors(perItem, cost).First()!;
    return [`${at} ${first.path.slice(1)}: is ${shown(first.value)}; give ${wanted}`];
  }
  const { each, of, discount = 0 } = cost as { each: number; of: string; discount?: number };
  if (procedure.input.properties[of]?.["type"] !== "array") {
    return [`${at} of: the input has no array "${of}" to count`];
  }
  return Number.isInteger(Math.round(each * (1 - discount) * 1e9) / 1e9)
    ? []
    : [`${at} discount: ${each} less ${discount * 100} % is no whole number of points`];
}

/** A convention whose default is none of its schools would choose nothing. */
function conventionFaults(procedure: AnyProcedure): readonly string[] {
  const all = Object.entries((procedure.conventions ?? {}) as Record<string, Convention>);
  return all.flatMap(([name, { default: standard, options }]) => {
    const schools = Object.keys(options ?? {});
    const at = `${procedure.name}, conventions ${name}`;
    if (schools.length < 2) return [`${at}: offers ${schools.length} schools; give two or more`];
    if (typeof standard === "function" || schools.includes(standard)) return [];
    return [
      `${at} default: "${String(standard)}" is none of its options; use one of ${schools.join(", ")}`,
    ];
  });
}

/** A verdict that points at no field of the answer would certify nothing. */
function verdictFaults(procedure: AnyProcedure): readonly string[] {
  const all = Object.entries(
    (procedure.omittable ?? {}) as Record<string, { readonly verdicts?: readonly string[] }>,
  );
  return all.flatMap(([name, { verdicts = [] }]) =>
    verdicts
      .filter((pointer) => !hasPointer(procedure.output as TSchema, pointer))
      .map(
        (pointer) =>
          `${procedure.name}, omittable ${name} verdicts: the answer has no field "${pointer}"; write a JSON pointer into the output, such as "/${Object.keys(procedure.output.properties)[0]}"`,
      ),
  );
}

function isTypeBox(schema: TSchema): boolean {
  return typeof schema[Kind] === "string";
}
