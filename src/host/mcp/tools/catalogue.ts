/** Tools that read the catalogue: free, no token. */
import { Type } from "@sinclair/typebox";
import { searchDocs } from "../docs.ts";
import { findSystems } from "../find_systems.ts";
import { defineTool, systemOf, type Fields } from "../tool.ts";
import { closed, LANG, open, SYSTEM } from "./shared.ts";

/** A longer example would be most of what is said of a system. */
const MAX_EXAMPLE_CHARS = 1_500;

export const searchSystems = defineTool({
  name: "search_systems",
  title: "Search systems",
  description:
    "Finds divination, astrology and calendar systems by words in any language (tarot, 八字, love, lost ring, Maya). Start here. Free.",
  charges: false,
  isLocal: true,
  input: Type.Object(
    {
      query: Type.Optional(
        Type.String({ maxLength: 100, description: "Words; left out: all systems" }),
      ),
      kind: Type.Optional(
        Type.Unsafe<string>({
          type: "string",
          enum: ["calculation", "draw", "blend"],
          description: "calculation: from data; draw: by chance; blend: of several systems",
        }),
      ),
      tradition: Type.Optional(Type.String({ description: "Id of a tradition" })),
      maxCost: Type.Optional(Type.Integer({ minimum: 0, description: "Points a call" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: "Default 8" })),
      lang: LANG,
    },
    closed,
  ),
  output: Type.Object({
    total: Type.Integer({ description: "How many fit" }),
    systems: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        tradition: Type.String(),
        kind: Type.String(),
        cost: Type.Integer({ description: "Points a call, or an item" }),
        requires: Type.Array(Type.String(), { description: "Inputs that must be given" }),
        about: Type.String(),
      }),
    ),
  }),
  async run({ query, kind, tradition, maxCost, limit = 8, lang }, { catalogue }) {
    const found = (await findSystems(catalogue, query ?? "", lang)).filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (tradition === undefined || one.tradition === tradition) &&
        (maxCost === undefined || one.cost <= maxCost),
    );
    const systems = found.slice(0, limit).map((one) => ({
      id: one.id,
      name: one.name,
      tradition: one.tradition,
      kind: one.kind,
      cost: one.cost,
      requires: (one.input["required"] ?? []) as string[],
      about: one.description.slice(0, 240),
    }));
    return { total: found.length, systems };
  },
});

export const describeSystem = defineTool({
  name: "describe_system",
  title: "Describe a system",
  description:
    "Inputs, schools, refusals, cost and an example of one system. Read it before the first call. Free.",
  charges: false,
  isLocal: true,
  input: Type.Object({ system: SYSTEM, lang: LANG }, closed),
  output: Type.Object({
    id: Type.String(),
    name: Type.String(),
    about: Type.String(),
    cost: Type.Integer(),
    costPer: Type.Optional(Type.String({ description: "Input array whose items are priced" })),
    kind: Type.String(),
    picture: Type.Boolean({ description: "Whether show_chart can draw it" }),
    languages: Type.Array(Type.String()),
    required: Type.Array(Type.String()),
    inputs: open("By name: what may be sent"),
    schools: open("By input: the default and the choices; compare_schools compares them"),
    mayBeOmitted: Type.Array(Type.String(), { description: "Inputs certified when left out" }),
    refusals: open("By code: when it declines; free"),
    example: open("An input that works"),
  }),
  async run({ system, lang }, session) {
    const entry = await systemOf(session, system, lang);
    const { properties = {}, required = [] } = entry.input as unknown as {
      readonly properties?: Readonly<Record<string, Fields>>;
      readonly required?: readonly string[];
    };
    const schools = new Set(entry.conventions.map(({ name }) => name));
    const inputs = Object.entries(properties).filter(([name]) => !schools.has(name));
    return {
      id: entry.id,
      name: entry.name,
      about: entry.description,
      cost: entry.cost,
      ...(entry.costPer ? { costPer: entry.costPer } : {}),
      kind: entry.kind,
      picture: entry.picture,
      languages: [...entry.languages],
      required: [...required],
      inputs: Object.fromEntries(inputs.map(([name, one]) => [name, inputOf(one)])),
      schools: Object.fromEntries(
        entry.conventions.map(({ name, default: standard, options }) => [
          name,
          {
            default: standard,
            choices: Object.fromEntries(options.map(({ value, title }) => [value, title])),
          },
        ]),
      ),
      mayBeOmitted: entry.omittable.map(({ input }) => input),
      refusals: entry.refusals,
      example:
        JSON.stringify(entry.examples[0].input).length <= MAX_EXAMPLE_CHARS
          ? (entry.examples[0].input as Fields)
          : {},
    };
  },
});

/** An input in a line: its type, its choices if they are few, and what it means. */
function inputOf(schema: Fields): Fields {
  const { type, description, title, minimum, maximum } = schema;
  const values = schema["enum"] as readonly unknown[] | undefined;
  const inner = schema["properties"] as Readonly<Record<string, Fields>> | undefined;
  const items = schema["items"] as Fields | undefined;
  const choices = values ?? (items?.["enum"] as readonly unknown[] | undefined);
  return {
    type: type ?? "string or object",
    ...(choices ? { choices: choices.length > 60 ? [...choices.slice(0, 60), "…"] : choices } : {}),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(inner ? { fields: Object.keys(inner) } : {}),
    ...(items?.["properties"] ? { itemFields: Object.keys(items["properties"]) } : {}),
    about: String(description ?? title ?? "").slice(0, 160),
  };
}

export const searchDocsTool = defineTool({
  name: "search_docs",
  title: "Search the documentation",
  description:
    "Paragraphs of the documentation: keys, prices, errors, fair draws, OAuth, streams, languages. Free.",
  charges: false,
  isLocal: true,
  input: Type.Object({ query: Type.String({ minLength: 1, maxLength: 200 }) }, closed),
  output: Type.Object({
    found: Type.Array(
      Type.Object({ from: Type.String(), heading: Type.String(), text: Type.String() }),
    ),
  }),
  run: async ({ query }) => ({ found: await searchDocs(query) }),
});
