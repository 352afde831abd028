/**
 * Words of an art: one file a language beside the art, typed so that a missing key does not compile, and
 * loaded when somebody first asks for that language.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Static, TArray, TObject, TRecord, TSchema, TTuple, TUnion } from "@sinclair/typebox";
import { importFile, packedFiles } from "../packed.ts";
import type { Params, PhraseMap, TOriginal, TPhrase, TTerm, Vocabulary } from "./parts.ts";

/** A BCP 47 language tag: `en`, `zh-Hant`, `ja`. */
export type Lang = string;

/** A value that nobody changes, all the way down: answers may be made of frozen tables. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What is known of a procedure when its words are written; the type argument of {@link Words}. */
export interface Spoken {
  readonly input?: TSchema;
  readonly answer: TSchema;
  readonly conventions?: object;
  /** Phrases beside those of the answer, such as warnings of the receipt: code → what fills it. */
  readonly phrases?: PhraseMap;
  /** Refusals: code → what fills it. */
  readonly refusals?: PhraseMap;
  /** Inputs that may be left out: name → what fills the sentence that says so. */
  readonly omissions?: PhraseMap;
}

/** A phrase before it is said. */
export interface Said {
  readonly code: string;
  readonly with?: Params;
  readonly source?: string;
  readonly of?: string;
}

/** Says things in one language. */
export interface Speaker {
  /** @throws {Error} if the words have no such term or note */
  readonly term: (vocabulary: Vocabulary, id: string, notes: readonly string[]) => object;
  /** @throws {Error} if the words have no such phrase */
  readonly phrase: (phrase: Said) => string;
  /** The translation of a text of the tradition, or the text itself where there is none. */
  readonly original: (
    text: { readonly original: unknown; readonly lang: string } & Partial<Said>,
  ) => unknown;
  /** What a blend's member answered, as it is served. */
  readonly member: (answer: unknown) => unknown;
}

/** A sentence, or how it is made of its parameters. */
export type Sentence<P> = keyof P extends never ? string : string | ((with_: P) => string);
/** Sentences by their codes: `Sentences<{ byFall: { fall: FallId } }>`. */
export type Sentences<M> = { readonly [C in keyof M & string]: Sentence<M[C]> };

/** How an input is called, what it means with its unit, and what its values are called. */
export interface InputWords {
  readonly label: string;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A reading: its paragraphs, and for a model that may write it out what it is given. */
export type Reading =
  | readonly string[]
  | {
      readonly paragraphs: readonly string[];
      /** Headings in the order in which the text treats them. */
      readonly outline: readonly string[];
      /** Facts a writer may use; nothing else may enter a generated text. */
      readonly facts: Readonly<Record<string, unknown>>;
    };

/** All schemas that a schema is made of, itself included, as a union. */
type Parts<S> =
  | S
  | (S extends TTerm | TOriginal
      ? never
      : S extends TPhrase<infer _P, infer More>
        ? { [K in keyof More]: Parts<More[K]> }[keyof More]
        : S extends TObject<infer P>
          ? { [K in keyof P]: Parts<P[K]> }[keyof P]
          : S extends TArray<infer I>
            ? Parts<I>
            : S extends TUnion<infer U>
              ? Parts<U[number]>
              : S extends TTuple<infer U>
                ? Parts<U[number]>
                : S extends TRecord<infer _K, infer V>
                  ? Parts<V>
                  : never);
type NamesOf<S> =
  S extends TPhrase<infer _P, infer More>
    ? keyof More & string
    : S extends TTerm<infer _V, infer N>
      ? N
      : S extends TOriginal
        ? never
        : S extends TObject<infer P>
          ? keyof P & string
          : never;
/** Names of all fields of a schema, at every depth. */
export type FieldNames<S> = NamesOf<Parts<S>>;

type TermsOf<S> = Extract<Parts<S>, TTerm>;
type TermWords<T extends TTerm> = {
  readonly [Id in T["static"] & string]: [T["notes"] & string] extends [never]
    ? string
    : { readonly text: string } & { readonly [N in T["notes"] & string]: string };
};
type VocabularyNameOf<T> = T extends { vocabulary?: { readonly name: infer N } } ? N : never;
type AllTermWords<T extends TTerm, Known extends string> = {
  readonly [X in T as Exclude<VocabularyNameOf<X> & string, Known>]: TermWords<X>;
};

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;
type PhrasesOf<S> = UnionToIntersection<
  Parts<S> extends infer P
    ? P extends TPhrase<infer M, infer _More>
      ? M
      : P extends TOriginal<infer M>
        ? M
        : never
    : never
>;

/** A section that may be left out where nothing of it has to be said; `More` may be said. */
type Section<K extends string, T, More = unknown> = [keyof T] extends [never]
  ? { readonly [P in K]?: T & More }
  : { readonly [P in K]: T & More };

type ConventionWords<C> = {
  readonly [K in keyof C & string]: {
    readonly title: string;
    /** The rule in words, where the default follows from the input. */
    readonly rule?: string;
    readonly options: C[K] extends { readonly options: infer O }
      ? { readonly [V in keyof O & string]: string }
      : never;
  };
};
type RefusalWords<R> = {
  readonly [C in keyof R & string]: {
    /** When it happens, for the catalogue. */
    readonly when: string;
    /** What is said to the one who asked: what cannot be done, and the way out. */
    readonly says: Sentence<R[C]>;
  };
};

type Given<T> = T extends undefined ? {} : NonNullable<T>;

/** What every procedure has in common and need not say again, by name. */
export interface Common {
  readonly inputs: string;
  readonly fields: string;
  readonly terms: string;
}

/**
 * Everything that is said of a procedure in one language.
 *
 * @example
 * export const en = { title: "Hakata", … } satisfies Words<{ input: typeof input; answer: typeof answer }>;
 */
export type WordsOf<S extends Spoken, C extends Common> = {
  readonly title: string;
  readonly summary: string;
  /** Sentences on how the score is found, where a blend weighs it, and of a blend itself. */
  readonly weighs?: string;
  /**
   * The reading as rules write it; good enough to be read alone.
   *
   * @param say says what others have words for: reasons and answers of a blend's members
   */
  readonly reading?: (answer: Frozen<Static<S["answer"]>>, say: Speaker) => Reading;
  /** Words of the picture, in whatever shape its drawing wants. */
  readonly picture?: object;
  /** Loads what the words of this answer need, such as the texts of one pack. */
  readonly ready?: (answer: Frozen<Static<S["answer"]>>) => Promise<void>;
} & Section<
  "inputs",
  { readonly [K in Exclude<FieldNames<Given<S["input"]>>, C["inputs"]>]: InputWords },
  {
    /** An input that is called otherwise inside another: `"at/date"`; or unlike everywhere else. */
    readonly [path: `${string}/${string}`]: InputWords;
  } & { readonly [K in C["inputs"]]?: InputWords }
> &
  Section<
    "fields",
    { readonly [K in Exclude<FieldNames<S["answer"]>, C["fields"]>]: string },
    {
      /** A field that is called otherwise inside another: `"spirit/fall"`; or unlike everywhere else. */
      readonly [path: `${string}/${string}`]: string;
    } & { readonly [K in C["fields"]]?: string }
  > &
  Section<
    "terms",
    AllTermWords<TermsOf<S["answer"]>, C["terms"]>,
    /** Terms that all arts share, where this art calls them otherwise. */
    { readonly [K in C["terms"]]?: Readonly<Record<string, string>> }
  > &
  Section<"phrases", Sentences<PhrasesOf<S["answer"]> & Given<S["phrases"]>>> &
  Section<"conventions", ConventionWords<Given<S["conventions"]>>> &
  Section<"refusals", RefusalWords<Given<S["refusals"]>>> &
  Section<"omissions", Sentences<Given<S["omissions"]>>>;

/** The same words in another language: every key, the same parameters, other texts. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T;
type Translated<R> = R extends string ? string : R;

/** Words as the host reads them, whatever the procedure. */
export interface AnyWords {
  readonly title: string;
  readonly summary: string;
  readonly weighs?: string;
  readonly inputs?: Readonly<Record<string, InputWords>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly terms?: Readonly<Record<string, Readonly<Record<string, TermText>>>>;
  readonly phrases?: Readonly<Record<string, AnySentence>>;
  readonly conventions?: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly rule?: string;
        readonly options: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly refusals?: Readonly<
    Record<string, { readonly when: string; readonly says: AnySentence }>
  >;
  readonly omissions?: Readonly<Record<string, AnySentence>>;
  readonly reading?: (answer: never, say: Speaker) => Reading;
  readonly picture?: object;
  readonly ready?: (answer: never) => Promise<void>;
}
export type AnySentence = string | ((with_: never) => string);
/** The name of a term, alone or with its notes. */
export type TermText = string | ({ readonly text: string } & Readonly<Record<string, string>>);

/** Makes a sentence of its parameters. */
export function sentenceOf(sentence: AnySentence, params: Params = {}): string {
  return typeof sentence === "string" ? sentence : (sentence as (with_: Params) => string)(params);
}

/** The words of an art, a language at a time. */
export interface WordsSource<W = AnyWords> {
  /** Languages there is a file for, in the order of their tags. */
  readonly languages: () => readonly Lang[];
  /** @throws {Error} if there is no such file or it does not export the words under its language's name */
  readonly load: (lang: Lang) => Promise<W>;
}

/**
 * The words that stand beside a module in `words/`: `en.ts` exports `en`, `zh_hant.ts` exports `zhHant`.
 * A language more is a file more.
 *
 * @param beside `import.meta` of the module
 */
export function wordsIn<W = AnyWords>(
  beside: { readonly dir: string; readonly file?: string },
  folder = "words",
): WordsSource<W> {
  const root = join(beside.dir, folder);
  const loaded = new Map<Lang, Promise<W>>();
  let languages: readonly Lang[] | undefined;

  async function read(lang: Lang): Promise<W> {
    const stem = lang.toLowerCase().replaceAll("-", "_");
    const file = join(root, `${stem}${extensionOf(beside)}`);
    const module = (await importFile(file)) as Readonly<Record<string, W>>;
    const name = exportOf(lang);
    const words = module[name];
    if (words === undefined) throw new Error(`Cannot read ${file}: it does not export "${name}"`);
    return words;
  }

  return {
    languages: () => (languages ??= languagesIn(root, extensionOf(beside))),
    load(lang) {
      let words = loaded.get(lang);
      if (!words) loaded.set(lang, (words = read(lang)));
      return words;
    },
  };
}

/** `zh-Hant` → `zhHant`. */
function exportOf(lang: Lang): string {
  const [language, ...rest] = lang.split("-");
  return (
    language + rest.map((part) => part[0]!.toUpperCase() + part.slice(1).toLowerCase()).join("")
  );
}

const LANGUAGE_FILE = /^[a-z]{2,3}(_[a-z]{4})?(_[a-z]{2})?$/;

/** Words are of one kind with the module they stand beside: TypeScript, or JavaScript where it was compiled. */
function extensionOf({ file }: { readonly file?: string }): string {
  return file?.endsWith(".js") ? ".js" : ".ts";
}

function languagesIn(root: string, extension: string): readonly Lang[] {
  let names: readonly string[];
  try {
    names = packedFiles(root) ?? readdirSync(root);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .filter((stem) => LANGUAGE_FILE.test(stem))
    .map(tagOf)
    .sort();
}

/** By the stem of a file: hundreds of folders bear the same few, and asking `Intl` takes its time. */
const TAGS = new Map<string, Lang>();

/** `zh_hant` → `zh-Hant`. */
function tagOf(stem: string): Lang {
  let tag = TAGS.get(stem);
  if (tag === undefined) {
    tag = new Intl.Locale(stem.replaceAll("_", "-")).baseName;
    TAGS.set(stem, tag);
  }
  return tag;
}
