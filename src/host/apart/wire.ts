/**
 * A folder's declaration as text: what is data goes over whole, symbols of schemas included; rules stay where they
 * are, and a sentence that is made by a function goes as a pattern with names in braces.
 */
import type { AnyProcedure, Plugin } from "../../plugins/mod.ts";
import type { AnyWords, Lang, WordsSource } from "../../speech/mod.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const SYMBOL = "~symbol:";
const PATTERN = "~pattern";
const RULE = "~rule";
/** Deeper than any schema is. */
const DEEPEST = 60;

/** What of a procedure is data. */
const FIELDS = [
  ..."name tradition kind cost icon input output needs uses weights reads conventions".split(" "),
  ..."omittable refusals options textKey pictured examples references".split(" "),
] as const;

export interface Described {
  readonly plugin: Json;
  /** Words by language, of the plugin and then of each procedure. */
  readonly words: readonly (readonly (readonly [Lang, Json])[])[];
}

function encode(value: unknown, ofFunction: (made: unknown) => Json, depth = 0): Json {
  if (depth > DEEPEST) throw new RangeError("the declaration is nested too deeply");
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "function") return ofFunction(value);
  if (typeof value !== "object") return null;
  if (Array.isArray(value)) return value.map((one) => encode(one, ofFunction, depth + 1));
  const fields: Record<string, Json> = {};
  for (const key of Reflect.ownKeys(value)) {
    const field = (value as Record<PropertyKey, unknown>)[key];
    const name = typeof key === "string" ? key : symbolName(key);
    if (field !== undefined && name !== undefined)
      fields[name] = encode(field, ofFunction, depth + 1);
  }
  return fields;
}

/** Only symbols that both sides find by their name. */
function symbolName(symbol: symbol): string | undefined {
  const name = Symbol.keyFor(symbol);
  return name === undefined ? undefined : SYMBOL + name;
}

/** Describes a folder that has been loaded here. */
export async function describe(plugin: Plugin): Promise<Described> {
  const rule = (): Json => ({ [RULE]: true });
  const data = (procedure: AnyProcedure) =>
    Object.fromEntries(FIELDS.map((name) => [name, procedure[name as keyof AnyProcedure]]));
  const { id, sdk, version, traditions, procedures } = plugin;
  const sources = [plugin, ...procedures].map(({ words }) => words as WordsSource<AnyWords>);
  return {
    plugin: encode({ id, sdk, version, traditions, procedures: procedures.map(data) }, rule),
    words: await Promise.all(
      sources.map((source) =>
        Promise.all(
          source.languages().map(async (lang) => {
            const { reading: _, ready: __, picture: ___, ...said } = await source.load(lang);
            return [lang, encode(said, patternOf)] as const;
          }),
        ),
      ),
    ),
  };
}

/** What a sentence says of parameters that are their own names. */
function patternOf(made: unknown): Json {
  const named = new Proxy(
    {},
    { get: (_, name) => (typeof name === "string" ? `{${name}}` : undefined) },
  );
  try {
    return { [PATTERN]: String((made as (params: object) => unknown)(named)) };
  } catch {
    return { [PATTERN]: "" };
  }
}

function decode(value: Json, whereRule: () => unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one: Json) => decode(one, whereRule));
  const fields = value as Readonly<Record<string, Json>>;
  if (fields[RULE] === true) return whereRule;
  const pattern = fields[PATTERN];
  if (typeof pattern === "string") return (params: object) => fill(pattern, params);
  const decoded: Record<PropertyKey, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (name === "__proto__") continue;
    const key = name.startsWith(SYMBOL) ? Symbol.for(name.slice(SYMBOL.length)) : name;
    decoded[key] = decode(field, whereRule);
  }
  return decoded;
}

function fill(pattern: string, params: object): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = (params as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) return whole;
    return typeof value === "object"
      ? String((value as { text?: unknown })?.text ?? whole)
      : String(value);
  });
}

/** Makes the declaration of what was described; its rules are not here. */
export function revive({ plugin, words }: Described): Plugin {
  const made = decode(plugin, () => []) as Plugin & { procedures: Record<string, unknown>[] };
  const sourceOf = (at: number): WordsSource => {
    const said = new Map(
      words[at]?.map(([lang, text]) => [lang, decode(text, () => "") as AnyWords]),
    );
    return {
      languages: () => [...said.keys()],
      load: (lang) => {
        const found = said.get(lang);
        if (!found) return Promise.reject(new RangeError(`there are no words in ${lang}`));
        return Promise.resolve(found);
      },
    };
  };
  const work = () => Promise.reject(new TypeError("this procedure runs in a process of its own"));
  const procedures = made.procedures.map((procedure, at) => ({
    ...procedure,
    words: sourceOf(at + 1),
    work,
  }));
  return { ...made, words: sourceOf(0), procedures } as unknown as Plugin;
}
