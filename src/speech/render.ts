/**
 * Turns an answer of codes into an answer in words: a plan is made once for each schema, and visits only
 * the places where something is said.
 */
import type { TProperties, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { speechOf, type Vocabulary } from "./parts.ts";
import { sentenceOf, type AnyWords, type Said, type Speaker } from "./words.ts";

type Render = (value: unknown, speaker: Speaker) => unknown;

const plans = new WeakMap<TSchema, Render | null>();

/**
 * The plan of a schema.
 *
 * @returns null where nothing in it is said, so that its values go out as they are
 */
export function planOf(schema: TSchema): Render | null {
  const known = plans.get(schema);
  if (known !== undefined) return known;
  const plan = makePlan(schema);
  plans.set(schema, plan);
  return plan;
}

/** Renders a value by its schema. */
export function render(schema: TSchema, value: unknown, speaker: Speaker): unknown {
  const plan = planOf(schema);
  return plan ? plan(value, speaker) : value;
}

/** Renders what stands at a JSON pointer of an answer; a pointer may end inside a phrase or a term. */
export function renderAt(
  schema: TSchema,
  pointer: string,
  value: unknown,
  speaker: Speaker,
): unknown {
  const at = schemaAt(schema, pointer);
  return at === undefined || value === null ? value : render(at, value, speaker);
}

/** The schema at a JSON pointer of a value, or undefined where the schema says nothing of it. */
export function schemaAt(schema: TSchema, pointer: string): TSchema | undefined {
  let at: TSchema | undefined = schema;
  for (const step of pointer.split("/").slice(1)) {
    if (at === undefined) return undefined;
    at = memberOf(at, step);
  }
  return at;
}

function memberOf(schema: TSchema, step: string): TSchema | undefined {
  if (schema["properties"]) return schema["properties"][step] as TSchema | undefined;
  if (schema["patternProperties"]) return Object.values(schema["patternProperties"])[0] as TSchema;
  if (Array.isArray(schema["items"])) return schema["items"][Number(step)] as TSchema | undefined;
  if (schema["items"]) return schema["items"] as TSchema;
  for (const one of (schema["anyOf"] ?? []) as TSchema[]) {
    const member = memberOf(one, step);
    if (member) return member;
  }
  return undefined;
}

function makePlan(schema: TSchema): Render | null {
  const speech = speechOf(schema);
  if (speech?.kind === "term") {
    const { vocabulary, notes } = speech;
    return (id, speaker) => speaker.term(vocabulary, id as string, notes);
  }
  if (speech?.kind === "phrase") return phrasePlan(schema);
  if (speech?.kind === "original") {
    return (value, speaker) => {
      const { original, lang } = value as { original: unknown; lang: string };
      return { original, lang, text: speaker.original(value as never) };
    };
  }
  if (speech?.kind === "member") return (value, speaker) => speaker.member(value);
  if (schema["properties"]) return objectPlan(schema["properties"] as TProperties);
  if (schema["patternProperties"]) return recordPlan(schema);
  if (Array.isArray(schema["items"])) return tuplePlan(schema["items"] as TSchema[]);
  if (schema["items"]) return arrayPlan(schema["items"] as TSchema);
  if (schema["anyOf"]) return unionPlan(schema["anyOf"] as TSchema[]);
  return null;
}

/** Fields of a phrase that have gone into its text. */
const SPOKEN = new Set(["code", "with", "source", "of"]);

function phrasePlan(schema: TSchema): Render {
  const more = Object.entries(schema["properties"] as TProperties)
    .filter(([name]) => !SPOKEN.has(name))
    .map(([name, member]) => [name, planOf(member)] as const);
  return (value, speaker) => {
    const said = value as Said & Readonly<Record<string, unknown>>;
    const made: Record<string, unknown> = { code: said.code };
    for (const [name, plan] of more) {
      if (said[name] !== undefined) made[name] = plan ? plan(said[name], speaker) : said[name];
    }
    made["text"] = speaker.phrase(said);
    if (said.source !== undefined) made["source"] = said.source;
    return made;
  };
}

function objectPlan(properties: TProperties): Render | null {
  const spoken = Object.entries(properties).flatMap(([name, member]) => {
    const plan = planOf(member);
    return plan ? [[name, plan] as const] : [];
  });
  if (spoken.length === 0) return null;
  return (value, speaker) => {
    const made: Record<string, unknown> = { ...(value as object) };
    for (const [name, plan] of spoken) {
      if (made[name] !== undefined) made[name] = plan(made[name], speaker);
    }
    return made;
  };
}

function recordPlan(schema: TSchema): Render | null {
  const plan = planOf(Object.values(schema["patternProperties"])[0] as TSchema);
  if (!plan) return null;
  return (value, speaker) =>
    Object.fromEntries(
      Object.entries(value as object).map(([key, one]) => [key, plan(one, speaker)]),
    );
}

function tuplePlan(items: readonly TSchema[]): Render | null {
  const all = items.map(planOf);
  if (all.every((plan) => plan === null)) return null;
  return (value, speaker) =>
    (value as unknown[]).map((one, index) => all[index]?.(one, speaker) ?? one);
}

function arrayPlan(items: TSchema): Render | null {
  const plan = planOf(items);
  return plan && ((value, speaker) => (value as unknown[]).map((one) => plan(one, speaker)));
}

/** Null needs no plan; among several others the first that the value fits is taken. */
function unionPlan(variants: readonly TSchema[]): Render | null {
  const said = variants
    .filter((one) => one["type"] !== "null")
    .map((schema) => ({ schema, plan: planOf(schema) }));
  if (said.every(({ plan }) => plan === null)) return null;
  const only = said.length === 1 ? said[0]! : undefined;
  return (value, speaker) => {
    if (value === null) return null;
    const match = only ?? said.find(({ schema }) => Value.Check(schema, value));
    return match?.plan ? match.plan(value, speaker) : value;
  };
}

/** What a speaker is made of. */
export interface Tongue {
  /** Words to look in, the art's own first, then those that all arts share. */
  readonly words: readonly AnyWords[];
  /** The speaker of another procedure, for phrases that name it. */
  readonly another?: (procedure: string) => Speaker | undefined;
  /** Language the words are in. */
  readonly lang: string;
  /** Applied to every text: Traditional into Simplified Chinese. */
  readonly finish?: (text: string) => string;
  readonly member?: (answer: unknown) => unknown;
}

/** Terms by their id and notes, of each vocabulary. */
type Terms = WeakMap<Vocabulary, Map<string, object>>;

/** Terms that have been made, by the words they were made of; all calls in a language share them. */
const MADE = new WeakMap<AnyWords, { readonly of: readonly unknown[]; readonly terms: Terms }[]>();

function termsOf(words: readonly AnyWords[], lang: string): Terms {
  const [own] = words;
  if (!own) return new WeakMap();
  let made = MADE.get(own);
  if (!made) MADE.set(own, (made = []));
  const of = [...words, lang];
  let same = made.find((one) => one.of.every((part, at) => part === of[at]));
  if (!same) made.push((same = { of, terms: new WeakMap() }));
  return same.terms;
}

/** Makes a speaker of the words of one language. */
export function createSpeaker({ words, another, lang, finish, member }: Tongue): Speaker {
  const end = finish ?? ((made: string) => made);
  const known = finish ? new WeakMap<Vocabulary, Map<string, object>>() : termsOf(words, lang);

  function makeTerm(vocabulary: Vocabulary, id: string, notes: readonly string[]): object {
    const { name, writings } = vocabulary;
    const said = words.map((one) => one.terms?.[name]?.[id]).find((one) => one !== undefined);
    if (said === undefined) throw new Error(`Cannot say term "${id}" of "${name}" in ${lang}`);
    const made: Record<string, unknown> = { id, ...writings[id] };
    made["text"] = end(typeof said === "string" ? said : said.text);
    for (const note of notes) {
      const noted = typeof said === "string" ? undefined : said[note];
      if (noted === undefined)
        throw new Error(`Cannot say ${note} of "${id}" of "${name}" in ${lang}`);
      made[note] = { text: end(noted) };
    }
    return Object.freeze(made);
  }

  function phrase({ code, with: params, of }: Said): string {
    const other = of === undefined ? undefined : another?.(of);
    if (other) return other.phrase({ code, ...(params ? { with: params } : {}) });
    for (const one of words) {
      const sentence = one.phrases?.[code] ?? one.refusals?.[code]?.says;
      if (sentence !== undefined) return end(sentenceOf(sentence, params));
    }
    throw new Error(`Cannot say "${code}"${of ? ` of ${of}` : ""} in ${lang}`);
  }

  return {
    term(vocabulary, id, notes) {
      let terms = known.get(vocabulary);
      if (!terms) known.set(vocabulary, (terms = new Map<string, object>()));
      const key = notes.length === 0 ? id : `${id} ${notes.join()}`;
      let made = terms.get(key);
      if (!made) terms.set(key, (made = makeTerm(vocabulary, id, notes)));
      return made;
    },
    phrase,
    original({ original, lang: own, code, with: params }) {
      const lines = Array.isArray(original) ? (original as string[]) : undefined;
      if (own === lang) return original;
      // Another script of the same language needs no translation.
      if (finish && own.startsWith("zh")) return lines ? lines.map(end) : end(original as string);
      if (code === undefined) return original;
      const translation = phrase({ code, ...(params ? { with: params } : {}) });
      return lines ? translation.split("\n") : translation;
    },
    member: (answer) => (member ? member(answer) : answer),
  };
}
