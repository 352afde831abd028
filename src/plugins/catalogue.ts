/** Registry → the entries of GET /api/v1/systems, in one language. */
import { Type, type TObject, type TSchema } from "@sinclair/typebox";
import {
  chooseLanguage,
  offeredOf,
  sentenceOf,
  wireOf,
  type InputWords,
  type Lang,
} from "../speech/mod.ts";
import type { AnyProcedure, Convention, Omittable, Plugin } from "./contract.ts";
import { DATE_OUT_OF_RANGE } from "./errors.ts";
import { textKeyOf } from "./present.ts";
import { catalogueCost } from "./price.ts";
import type { Registered, Registry } from "./registry.ts";
import { oneOf } from "./shapes.ts";
import { languagesOf, voiceOf, type Voice } from "./tongue.ts";

/** A system as the catalogue shows it in one language; the host adds `iconVariants`. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly tradition: string;
  readonly traditionName: string;
  readonly family: string;
  readonly region: string;
  readonly plugin: string;
  readonly version: string;
  readonly endpoint: string;
  /** Points per call, or per item where `costPer` names the array. */
  readonly cost: number;
  readonly costPer?: string;
  readonly discount?: number;
  readonly description: string;
  readonly kind: AnyProcedure["kind"];
  /** Who writes its text: nobody, the rules, or a model with the rules behind it. */
  readonly writer: "none" | "rules" | "llm";
  /** The language of this entry. */
  readonly lang: Lang;
  /** Languages in which the procedure answers. */
  readonly languages: readonly Lang[];
  readonly picture: boolean;
  /** With the title and description of every input in the language of the entry. */
  readonly input: TSchema;
  readonly conventions: readonly CatalogueConvention[];
  readonly omittable: readonly CatalogueOmission[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly uses: readonly string[];
  readonly examples: AnyProcedure["examples"];
  readonly references: AnyProcedure["references"];
}

/** A point on which schools differ. */
export interface CatalogueConvention {
  readonly name: string;
  readonly title: string;
  /** The value used by default; null where it follows from the input by `rule`. */
  readonly default: string | null;
  readonly rule?: string;
  readonly options: readonly {
    readonly value: string;
    readonly title: string;
    readonly source?: string;
  }[];
}

/** An input that may be left out. */
export interface CatalogueOmission {
  readonly input: string;
  readonly fields: readonly string[];
  readonly assume: unknown;
  readonly verdicts: readonly string[];
  readonly marker: string | null;
}

/** @param modelConfigured whether a model writes the texts of this host */
export function catalogueEntries(
  registry: Registry,
  modelConfigured: boolean,
  lang: string | undefined,
): Promise<readonly CatalogueEntry[]> {
  const all = [...registry.procedures.values()];
  return Promise.all(all.map((one) => catalogueEntry(one, modelConfigured, lang)));
}

/** One entry in the language asked for, or in the one that stands in for it. */
export async function catalogueEntry(
  { procedure, plugin, tradition }: Registered,
  modelConfigured: boolean,
  lang: string | undefined,
): Promise<CatalogueEntry> {
  const voice = await voiceOf(procedure, lang);
  const { words, finish } = voice;
  const names = await traditionWords(plugin, tradition.id, voice);
  const { cost } = procedure;
  const byModel = modelConfigured && procedure.narrated;
  return {
    id: procedure.name,
    name: finish(words.title),
    tradition: tradition.id,
    traditionName: names.title,
    family: names.family,
    region: names.region,
    plugin: plugin.id,
    version: plugin.version,
    endpoint: `/api/trpc/${procedure.name}`,
    cost: catalogueCost(cost),
    ...(typeof cost === "number" ? {} : { costPer: cost.of, discount: cost.discount ?? 0 }),
    description: finish(words.summary),
    kind: procedure.kind,
    writer: words.reading ? (byModel ? "llm" : "rules") : "none",
    lang: voice.lang.given,
    languages: languagesOf(procedure),
    picture: procedure.picture !== undefined,
    input: describedInput(procedure, voice),
    conventions: conventionsOf(procedure, voice),
    omittable: omissionsOf(procedure),
    refusals: refusalsOf(procedure, voice),
    options: procedure.options ?? {},
    uses: procedure.uses ?? [],
    examples: procedure.examples,
    references: procedure.references,
  };
}

async function traditionWords(plugin: Plugin, id: string, { lang, finish }: Voice) {
  const files = plugin.words.languages();
  const { given } = chooseLanguage(lang.given, offeredOf(files));
  const written = files.includes(given) ? given : "zh-Hant";
  const words = await plugin.words.load(written);
  const { title, family, region } = words.traditions[id] ?? { title: id, family: "", region: "" };
  return { title: finish(title), family: finish(family), region: finish(region) };
}

function conventionsOf(
  procedure: AnyProcedure,
  { words, finish }: Voice,
): readonly CatalogueConvention[] {
  const all: Readonly<Record<string, Convention>> = procedure.conventions ?? {};
  return Object.entries(all).map(([name, { default: standard, options }]) => {
    const said = words.conventions?.[name];
    return {
      name,
      title: finish(said?.title ?? name),
      default: typeof standard === "string" ? standard : null,
      ...(said?.rule ? { rule: finish(said.rule) } : {}),
      options: Object.entries(options).map(([value, { source }]) => ({
        value,
        title: finish(said?.options[value] ?? value),
        ...(source === undefined ? {} : { source }),
      })),
    };
  });
}

function omissionsOf(procedure: AnyProcedure): readonly CatalogueOmission[] {
  const all: Readonly<Record<string, Omittable>> = procedure.omittable ?? {};
  return Object.entries(all).map(([name, { fields, assume, verdicts, marker }]) => ({
    input: name,
    fields: fields ?? [name],
    assume,
    verdicts,
    marker: marker ?? null,
  }));
}

function refusalsOf(
  procedure: AnyProcedure,
  { words, common, finish }: Voice,
): Readonly<Record<string, string>> {
  const codes = [...(procedure.reads ? [DATE_OUT_OF_RANGE] : []), ...(procedure.refusals ?? [])];
  return Object.fromEntries(
    codes.map((code) => {
      const when = words.refusals?.[code]?.when ?? common.refusals?.[code]?.when;
      return [code, finish(when ?? code)];
    }),
  );
}

/**
 * The input schema of a procedure with what every input is called and means, in the language of the voice.
 */
export function describedInput(procedure: AnyProcedure, { words, common, finish }: Voice): TSchema {
  const inputs: Readonly<Record<string, InputWords>> = { ...common.inputs, ...words.inputs };
  const describe = (schema: TSchema, name?: string, parent?: string): TSchema => {
    const said = name === undefined ? undefined : (inputs[`${parent}/${name}`] ?? inputs[name]);
    const school = name === undefined ? undefined : words.conventions?.[name]?.title;
    const title = said?.label ?? school;
    const about = said?.about ?? (schema.description as string | undefined);
    const properties = schema["properties"] as Record<string, TSchema> | undefined;
    return {
      ...schema,
      ...(title ? { title: finish(title) } : {}),
      ...(about ? { description: finish(about) } : {}),
      ...(properties
        ? {
            properties: Object.fromEntries(
              Object.entries(properties).map(([key, one]) => [
                key,
                describe(one, key, name ?? parent),
              ]),
            ),
          }
        : {}),
      ...(schema["items"] && !Array.isArray(schema["items"])
        ? { items: describe(schema["items"] as TSchema, undefined, name) }
        : {}),
    } as TSchema;
  };
  return describe(procedure.input as TSchema);
}

/** What the values of an input are called; the values themselves where they have no names. */
export function valueNames(voice: Voice, input: string): Readonly<Record<string, string>> {
  const { words, common, finish } = voice;
  const values = words.inputs?.[input]?.values ?? common.inputs?.[input]?.values ?? {};
  return Object.fromEntries(Object.entries(values).map(([value, name]) => [value, finish(name)]));
}

/** The sentence on an input that may be left out, where it needs no parameters. */
export function omissionText({ words, finish }: Voice, input: string): string | undefined {
  const sentence = words.omissions?.[input];
  return typeof sentence === "string" ? finish(sentenceOf(sentence)) : undefined;
}

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
  if (procedure.reads) added["time"] = anyObject("Receipt of the civil time");
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
