/**
 * The parts of an answer that are put into words. A rule returns codes; the schema says where they stand,
 * and the host renders them once, in the language asked for.
 *
 * | Schema | A rule returns | The wire shows |
 * |---|---|---|
 * | {@link term} | `"kwame"` | `{ id, native?, roman?, text }` |
 * | {@link phrase} | `{ code, with?, source? }` | `{ code, text, source? }` |
 * | {@link verdict} | `{ value, because }` | the same, rendered |
 * | {@link original} | `{ original, lang, code?, with? }` | `{ original, lang, text }` |
 * | {@link memberPhrase} | a phrase, with `of` for the member | the same as a phrase, said by that member's words |
 * | {@link memberAnswer} | what a blend's member answered | that member's answer, rendered by its own words |
 */
import {
  Kind,
  Type,
  TypeRegistry,
  type Static,
  type TArray,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from "@sinclair/typebox";

/** What every language leaves as it is. */
export interface Writing {
  /** In the tradition's own script. */
  readonly native?: string;
  /** Romanised. */
  readonly roman?: string;
}

/** Terms of one kind: their ids, and how the tradition itself writes them. Ids never change. */
export interface Vocabulary<Name extends string = string, Id extends string = string> {
  readonly name: Name;
  readonly ids: readonly Id[];
  readonly writings: Readonly<Record<string, Writing>>;
}

/** The ids of a vocabulary. */
export type IdOf<V extends Vocabulary> = V["ids"][number];

/**
 * Declares terms of one kind.
 *
 * @param name under which their words stand in `words/<language>.ts`: `terms.stem.jia`
 * @param terms ids alone, or ids with their native and romanised writing
 * @example
 * export const STEM = vocabulary("stem", { jia: { native: "甲", roman: "jiǎ" } });
 */
export function vocabulary<const Name extends string, const Id extends string>(
  name: Name,
  terms: readonly Id[] | Readonly<Record<Id, Writing>>,
): Vocabulary<Name, Id> {
  const isList = Array.isArray(terms);
  const ids = (isList ? terms : Object.keys(terms)) as readonly Id[];
  return { name, ids, writings: isList ? {} : (terms as Readonly<Record<Id, Writing>>) };
}

const TERM = "Auspex:Term";
const members = new WeakMap<readonly string[], ReadonlySet<string>>();
TypeRegistry.Set<{ readonly enum: readonly string[] }>(TERM, (schema, value) => {
  let ids = members.get(schema.enum);
  if (!ids) members.set(schema.enum, (ids = new Set(schema.enum)));
  return ids.has(value as string);
});

/** Where a schema keeps what the renderer needs; not part of its JSON. */
export const SPEECH: unique symbol = Symbol.for("auspex.speech");

/** What the renderer finds at {@link SPEECH}. */
export type Speech =
  | { readonly kind: "term"; readonly vocabulary: Vocabulary; readonly notes: readonly string[] }
  | { readonly kind: "phrase" | "original" | "member" };

/** Schema of a term: the id before, the term in words after rendering. */
export interface TTerm<
  V extends Vocabulary = Vocabulary,
  N extends string = string,
> extends TSchema {
  [Kind]: typeof TERM;
  static: IdOf<V>;
  vocabulary?: V;
  notes?: N;
}

/**
 * A term of a vocabulary.
 *
 * @param notes further texts of each term, which then stand beside its name: `["meaning"]` gives
 *   `{ id, text, meaning: { text } }`
 */
export function term<V extends Vocabulary, const N extends string = never>(
  terms: V,
  description: string,
  notes: readonly N[] = [],
): TTerm<V, N> {
  const speech: Speech = { kind: "term", vocabulary: terms, notes };
  return {
    [Kind]: TERM,
    type: "string",
    enum: terms.ids,
    description,
    [SPEECH]: speech,
  } as unknown as TTerm<V, N>;
}

/** Where a schema keeps the name of its shape; not part of its JSON. */
const SHAPE = Symbol.for("auspex.shape");

/**
 * Gives the shape of a schema a name, under which the machine-readable description shows it once.
 *
 * @param name in Pascal case: `TimeReceipt`
 */
export function named<S extends TSchema>(name: string, schema: S): S {
  return { ...schema, [SHAPE]: name };
}

/** The name of a schema's shape, where it has one. */
export function shapeOf(schema: object): string | undefined {
  return (schema as { readonly [SHAPE]?: string })[SHAPE];
}

/** Values that a phrase is filled with: ids, numbers, names; never text in one language. */
export type Params = Readonly<Record<string, unknown>>;

/** A map of codes to what fills them: `{ byFall: { fall: FallId }, closed: {} }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type PhraseMap = object;

/** A phrase as a rule returns it; `P` says which codes there are and what each takes. */
export type Phrase<P extends PhraseMap = Record<string, Params>> = {
  [C in keyof P & string]: {
    readonly code: C;
    /** Work and place that the rule comes from, as it is cited. */
    readonly source?: string;
    /** Procedure whose words say it; left out, the procedure's own. */
    readonly of?: string;
  } & (keyof P[C] extends never ? { readonly with?: undefined } : { readonly with: P[C] });
}[keyof P & string];

/** Schema of a phrase. */
export interface TPhrase<
  P extends PhraseMap = PhraseMap,
  More extends TProperties = {},
> extends TSchema {
  static: Phrase<P> & Static<TObject<More>>;
  phrases?: P;
  more?: More;
}

/**
 * A phrase by its code: a reason, a remark, a sentence of ours about the case.
 *
 * @param more fields of the phrase that are not words, such as its weight
 * @example
 * type Phrases = { byFall: { fall: FallId } };
 * const because = Type.Array(phrase<Phrases>("Why it is read so"));
 */
export function phrase<P extends PhraseMap, More extends TProperties = {}>(
  description: string,
  more?: More,
): TPhrase<P, More> {
  const schema = Type.Object(
    {
      code: Type.String({ description: "Stable, for programs" }),
      with: Type.Optional(Type.Object({}, { additionalProperties: true })),
      source: Type.Optional(Type.String({ description: "Work and place the rule comes from" })),
      of: Type.Optional(Type.String()),
      ...more,
    },
    { description },
  );
  return Object.assign(schema, { [SPEECH]: { kind: "phrase" } satisfies Speech }) as never;
}

/** A judgement with its reasons. */
export function verdict<T extends TSchema, P extends PhraseMap>(
  value: T,
  because: TPhrase<P>,
  description: string,
): TObject<{ value: T; because: TArray<TPhrase<P>> }> {
  return Type.Object(
    { value, because: Type.Array(because, { description: "Why, in the order it was weighed" }) },
    { description },
  );
}

/** Schema of a text of the tradition itself. */
export interface TOriginal<P extends PhraseMap = PhraseMap> extends TSchema {
  static: {
    readonly original: string | readonly string[];
    readonly lang: string;
  } & (Phrase<P> | { readonly code?: undefined; readonly with?: undefined });
  phrases?: P;
}

/**
 * A text of the tradition itself, such as a poem or a verse: as received, in its own language, with a
 * translation where the words have one under its code. Without a code the original stands for itself.
 */
export function original<P extends PhraseMap = {}>(description: string): TOriginal<P> {
  const text = Type.Union([Type.String(), Type.Array(Type.String())], {
    description: "As it was received",
  });
  const schema = Type.Object(
    {
      original: text,
      lang: Type.String({ description: "Language of the original, a BCP 47 tag" }),
      code: Type.Optional(Type.String()),
      with: Type.Optional(Type.Object({}, { additionalProperties: true })),
    },
    { description },
  );
  return Object.assign(schema, { [SPEECH]: { kind: "original" } satisfies Speech }) as never;
}

/** What a member of a blend answered, shown by its own words. */
export function memberAnswer(description: string): TUnsafe<object> {
  const schema = Type.Unsafe<object>(Type.Object({}, { additionalProperties: true, description }));
  return Object.assign(schema, { [SPEECH]: { kind: "member" } satisfies Speech });
}

/** A phrase of a blend's member as a blend returns it: `of` names the procedure whose words say it. */
export interface MemberPhrase {
  readonly code: string;
  readonly with?: Params;
  readonly source?: string;
  readonly of: string;
}

/**
 * A phrase of a blend's member, said by that member's words: a reason of its score, why it failed.
 *
 * @param more fields of the phrase that are not words, such as its weight
 */
export function memberPhrase<More extends TProperties = {}>(
  description: string,
  more?: More,
): TUnsafe<MemberPhrase & Static<TObject<More>>> {
  return phrase<PhraseMap, More>(description, more) as never;
}

/** What a schema says of itself to the renderer. */
export function speechOf(schema: TSchema): Speech | undefined {
  return (schema as { readonly [SPEECH]?: Speech })[SPEECH];
}
