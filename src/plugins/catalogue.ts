/** Registry → the entries of GET /api/v1/systems, in one language. */
import type { TSchema } from "@sinclair/typebox";
import {
  chooseLanguage,
  offeredOf,
  sentenceOf,
  type InputWords,
  type Lang,
} from "../speech/mod.ts";
import type { AnyProcedure, Convention, Omittable, Plugin } from "./contract.ts";
import { DATE_OUT_OF_RANGE } from "./errors.ts";
import { catalogueCost } from "./price.ts";
import type { Registered, Registry } from "./registry.ts";
import { CONFIDENCE, type Origin } from "./score.ts";
import { languagesOf, voiceOf, type ProcedureOf, type Voice } from "./tongue.ts";

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
  /** Of a blend with its `formula` and its `members`; see {@link CatalogueMember}. */
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

/** A system of a blend: how much it counts, and how its score is found. */
export interface CatalogueMember {
  readonly system: string;
  readonly title: string;
  /** Relative to the others of the blend. */
  readonly weight: number;
  readonly origin: Origin;
  /** Its share in the mean, beside its weight. */
  readonly confidence: number;
  /** How its score is found, where it says so. */
  readonly rule?: string;
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
  const procedureOf: ProcedureOf = (name) => registry.procedures.get(name)?.procedure;
  return Promise.all(all.map((one) => catalogueEntry(one, modelConfigured, lang, procedureOf)));
}

/**
 * One entry in the language asked for, or in the one that stands in for it.
 *
 * @param procedureOf finds the systems a blend is made of
 */
export async function catalogueEntry(
  { procedure, plugin, tradition }: Registered,
  modelConfigured: boolean,
  lang: string | undefined,
  procedureOf?: ProcedureOf,
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
    picture: procedure.pictured === true,
    input: describedInput(procedure, voice),
    conventions: conventionsOf(procedure, voice),
    omittable: omissionsOf(procedure),
    refusals: refusalsOf(procedure, voice),
    options: {
      ...procedure.options,
      ...(procedure.kind === "blend" && {
        ...(words.weighs ? { formula: finish(words.weighs) } : {}),
        members: await membersOf(procedure, lang, procedureOf),
      }),
    },
    uses: procedure.uses ?? [],
    examples: procedure.examples,
    references: procedure.references,
  };
}

async function membersOf(
  { uses = [], weights = {} }: AnyProcedure,
  lang: string | undefined,
  procedureOf?: ProcedureOf,
): Promise<readonly CatalogueMember[]> {
  const members = uses.flatMap((system) => procedureOf?.(system) ?? []);
  return Promise.all(
    members.map(async (member) => {
      const { words, finish } = await voiceOf(member, lang);
      const origin = member.weighs ?? "none";
      return {
        system: member.name,
        title: finish(words.title),
        weight: weights[member.name] ?? 1,
        origin,
        confidence: CONFIDENCE[origin],
        ...(words.weighs ? { rule: finish(words.weighs) } : {}),
      };
    }),
  );
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
