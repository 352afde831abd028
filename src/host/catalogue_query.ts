/** What is asked of the catalogue: which systems, which of their fields, and how many at once. */
import { nearestField, nearestWord, type AnyProcedure, type Registry } from "../plugins/mod.ts";
import type { System } from "./catalogue.ts";
import { HttpError } from "./problem.ts";

/** What a system is good for, read off its declaration. */
export const TAGS = [
  "birth",
  "match",
  "moment",
  "question",
  "name",
  "picture",
  "scored",
  "free",
] as const;
export type Tag = (typeof TAGS)[number];

const PARAMETERS = [
  "lang",
  "tradition",
  "family",
  "kind",
  "tag",
  "q",
  "fields",
  "limit",
  "offset",
] as const;
export const KINDS = ["calculation", "draw", "blend"] as const;
export const MAX_LIMIT = 1_000;
const MAX_QUERY = 100;

/** Fields of an entry of a list that somebody chose from: the specification's, and what kind it is. */
export const LIGHT_FIELDS = [
  "id",
  "name",
  "tradition",
  "endpoint",
  "cost",
  "description",
  "kind",
  "iconVariants",
] as const;

/** A list that is asked for. */
export interface CatalogueQuery {
  readonly tradition?: string;
  readonly family?: string;
  readonly kind?: string;
  readonly tag?: string;
  readonly words?: string;
  readonly fields: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * Reads the query of a list.
 *
 * @param known field names of an entry
 * @returns null where nothing but the language is asked for: then the whole array comes, as it is specified
 * @throws {HttpError} 400 for a parameter that there is not, is given twice, or has a value that there is not
 */
export function readCatalogueQuery(
  query: URLSearchParams,
  registry: Registry,
  known: readonly string[],
): CatalogueQuery | null {
  for (const name of new Set(query.keys())) {
    if (!(PARAMETERS as readonly string[]).includes(name)) throw unknown(name);
    if (query.getAll(name).length > 1) throw wrong(name, "it is given more than once");
  }
  const asked = [...query.keys()].filter((name) => name !== "lang");
  if (asked.length === 0) return null;
  const of = (name: string) => query.get(name)?.trim() || undefined;
  const words = of("q");
  if (words !== undefined && words.length > MAX_QUERY) {
    throw wrong("q", `it has ${words.length} characters, must have at most ${MAX_QUERY}`);
  }
  const traditions = [...registry.procedures.values()].map((one) => one.tradition.id);
  return {
    ...given("tradition", oneOf("tradition", of("tradition"), traditions)),
    ...given("family", of("family")),
    ...given("kind", oneOf("kind", of("kind"), KINDS)),
    ...given("tag", oneOf("tag", of("tag"), TAGS)),
    ...given("words", words),
    fields: fieldsOf(of("fields"), known),
    limit: wholeNumber("limit", of("limit"), MAX_LIMIT, 1, MAX_LIMIT),
    offset: wholeNumber("offset", of("offset"), 0, 0, Number.MAX_SAFE_INTEGER),
  };
}

function given<K extends string>(name: K, value: string | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { readonly [P in K]?: string };
}

function fieldsOf(text: string | undefined, known: readonly string[]): readonly string[] {
  if (text === undefined) return LIGHT_FIELDS;
  const names = text.split(",").map((name) => name.trim());
  const all = [...known, "tags"];
  for (const name of names) {
    if (all.includes(name)) continue;
    const near = nearestField(name, all);
    throw wrong("fields", `there is no ${quoted(name)}${hintOf(near)}`, near);
  }
  return [...new Set(["id", ...names])];
}

function oneOf(name: string, value: string | undefined, values: readonly string[]) {
  if (value === undefined || values.includes(value)) return value;
  const near = nearestWord(value, [...new Set(values)]);
  throw wrong(name, `there is no ${quoted(value)}${hintOf(near)}`, near);
}

function wholeNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw wrong(name, `it is ${quoted(text)}, must be a whole number in [${least}, ${most}]`);
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 40));
const hintOf = (near: string | undefined) => (near === undefined ? "" : `; near it: ${near}`);

function unknown(name: string): HttpError {
  const near = nearestField(name, PARAMETERS);
  const hint = near === undefined ? `; there is ${PARAMETERS.join(", ")}` : hintOf(near);
  return new HttpError(
    400,
    "unknown_parameter",
    `Cannot list systems: there is no ${quoted(name)}${hint}`,
    {
      details: near === undefined ? {} : { nearest: [near] },
    },
  );
}

function wrong(name: string, why: string, near?: string): HttpError {
  return new HttpError(400, "invalid_parameter", `Cannot list systems by "${name}": ${why}`, {
    details: near === undefined ? {} : { nearest: [near] },
  });
}

/** What a procedure is good for. */
export function tagsOf(procedure: AnyProcedure): readonly Tag[] {
  const { properties } = procedure.input as { readonly properties: object };
  const has = (...names: readonly string[]) => names.some((name) => name in properties);
  const answers = (procedure.output as { readonly properties: object }).properties;
  const isMatch = procedure.reads === "births" || ("a" in properties && "b" in properties);
  return [
    ...(procedure.reads === "birth" || has("birthDate") ? (["birth"] as const) : []),
    ...(isMatch ? (["match"] as const) : []),
    ...(procedure.reads === "moment" ? (["moment"] as const) : []),
    ...(has("question", "questions") ? (["question"] as const) : []),
    ...(has("name", "fullName", "surname") ? (["name"] as const) : []),
    ...(procedure.pictured ? (["picture"] as const) : []),
    ...("score" in answers || "blendedScore" in answers ? (["scored"] as const) : []),
    ...(procedure.cost === 0 ? (["free"] as const) : []),
  ];
}

/** The systems that a query asks for, the best match first where it has words. */
export function selectSystems(
  systems: readonly System[],
  query: CatalogueQuery,
  registry: Registry,
  ranks: ReadonlyMap<string, number> | null,
): { readonly total: number; readonly page: readonly Readonly<Record<string, unknown>>[] } {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const tagged = new Map<string, readonly Tag[]>();
  const tags = (id: string) => {
    const known = tagged.get(id) ?? tagsOf(registry.procedures.get(id)!.procedure);
    tagged.set(id, known);
    return known;
  };
  const found = systems.filter(
    ({ id, tradition, family, kind }) =>
      (query.tradition === undefined || tradition === query.tradition) &&
      (query.family === undefined || same(family, query.family)) &&
      (query.kind === undefined || kind === query.kind) &&
      (query.tag === undefined || tags(id).includes(query.tag as Tag)) &&
      (ranks === null || ranks.has(id)),
  );
  const sorted =
    ranks === null ? found : found.toSorted((a, b) => ranks.get(b.id)! - ranks.get(a.id)!);
  const page = sorted.slice(query.offset, query.offset + query.limit).map((system) => {
    const whole: Readonly<Record<string, unknown>> = { ...system, tags: tags(system.id) };
    return Object.fromEntries(
      query.fields.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
    );
  });
  return { total: found.length, page };
}
