/**
 * The contract between a tradition and the host: types only, no behaviour.
 *
 * A tradition is a folder whose `mod.ts` exports a {@link Plugin}: data about itself and a list of
 * {@link Procedure}s. A procedure declares its input, answer, price, omissions and schools; its {@link Work} is a pure
 * function that says nothing: its answer is made of codes. Words stand beside it, one file a language; everything else (HTTP, money, clocks, dice, texts by a model) belongs to the host.
 */
import type { Captions } from "./caption.ts";
import type { Static, TObject } from "@sinclair/typebox";
import type {
  AnyWords,
  Frozen,
  Lang,
  Params,
  Phrase,
  PhraseMap,
  Said,
  WordsSource,
} from "../speech/mod.ts";
import type { CivilMoment, TrueSolarReceipt } from "../time/mod.ts";
import type { Asked, Unasked } from "./asked.ts";
import type { Origin, Testimony } from "./score.ts";

/** Version of this contract; a plugin names the one it was written for. */
export const SDK_VERSION = 1;

/** Release of `@auspex/sdk` that this host has; a package says which ones it was written for. */
export const SDK_RELEASE = "1.0.0";

/** What a procedure may ask for beyond its input; left out, it sees no clock, no dice, no others. */
export type Need = "now" | "random" | "call";

/** A replayable stream of chance: HMAC-SHA256(seed, counter). */
export interface Random {
  /** The seed that reproduces this stream. */
  readonly seed: string;
  /** A float in [0, 1) with 53 random bits. */
  next(): number;
  /** A whole number in [0, count), without bias; `count` in [1, 2^32]. */
  below(count: number): number;
  /** A new array in random order (Fisher-Yates, from the end). */
  shuffle<T>(items: readonly T[]): T[];
}

/** What a member of a blend answered. */
export interface MemberReply {
  readonly ok: true;
  readonly name: string;
  /** The member's own answer, in codes. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** How it weighs, by its own rule; undefined where it declares none. */
  readonly weight: Weight | undefined;
  /** The whole answer, to be shown by the member's words: the value of a field made by `memberAnswer`. */
  readonly shown: object;
  readonly version: string;
  readonly tradition: string;
}

/** Why a member of a blend did not answer, or cannot be asked; a phrase of the member. */
export interface MemberFailure {
  readonly ok: false;
  readonly name: string;
  readonly tradition: string;
  readonly code: string;
  readonly with?: Params;
}

/** The result of calling another procedure from a blend; a failing member is an outcome, never a throw. */
export type CallOutcome = MemberReply | MemberFailure;

/** How a member of a blend is asked: its input, or why it cannot be. */
export type AskOutcome =
  | {
      readonly ok: true;
      readonly name: string;
      readonly input: Readonly<Record<string, unknown>>;
    }
  | MemberFailure;

/** The powers of {@link Need}. */
export interface Capabilities {
  /** The present, in ms since 1970-01-01T00:00Z. */
  readonly now: number;
  readonly random: Random;
  /** Calls a procedure named in `uses` with an input. */
  readonly call: (name: string, input: Readonly<Record<string, unknown>>) => Promise<CallOutcome>;
}

/** What every `run` is given beside the powers it asked for. */
export interface Given {
  /**
   * The resolved civil time of a procedure that declares `reads`.
   *
   * @param who "a" or "b" where the input holds two people; nothing where it is flat
   * @throws {TypeError} if the procedure does not declare `reads`, or its input lets the date be left out and it is
   */
  civil(who?: "a" | "b"): CivilMoment;
  /**
   * Awaited between pieces of long computing, it lets other calls have their turn. Whoever listens to a stream is told
   * the share of the work that is done, 0 to 1, where it is given.
   */
  breathe(share?: number): Promise<void>;
}

/** The second argument of `run`. */
export type Give<N extends Need> = Given &
  Pick<Capabilities, N> &
  ("call" extends N
    ? {
        /** How a member is asked what the blend was asked, by its own declaration. */
        ask(name: string, asked: Asked): AskOutcome;
      }
    : {});

/** A price in whole points, fixed or by the number of items in one array of the input. */
export type Cost =
  | number
  | {
      /** Points for one item, whole. */
      readonly each: number;
      /** Name of the array in the input. */
      readonly of: string;
      /** Part taken off for a batch, 0 to below 1; the price stays whole. */
      readonly discount?: number;
    };

/** A point on which schools differ, offered as an input of the same name; its words say what each is. */
export interface Convention {
  /** The value used when the caller does not choose, or a rule that finds it from the input. */
  readonly default: string | ((input: Readonly<Record<string, unknown>>) => string);
  /** Every school on offer: value → who says so. */
  readonly options: Readonly<Record<string, { readonly source?: string }>>;
}

/** All conventions of a procedure, by the input that chooses. */
export type Conventions = Readonly<Record<string, Convention>>;

/** The values of all conventions as `run` sees them: always filled. */
export type Chosen<C extends Conventions> = {
  readonly [K in keyof C]: Extract<keyof C[K]["options"], string>;
};

/** One way the omitted input could have been. */
export interface Candidate {
  /** Input fields this candidate sets. */
  readonly set: Readonly<Record<string, unknown>>;
  /** What it stands for, the same in every language: `"23:00–24:00"`, or a value of the input: `"female"`. */
  readonly when: string;
  /**
   * The fields to certify, by JSON pointer, where they are cheaper to find than by a run; they must equal
   * what a run with `set` answers. A field that a run would leave out is left out or null; where a run would be
   * refused, this throws the refusal.
   */
  readonly verdicts?: () => Readonly<Record<string, unknown>>;
}

/**
 * The ways in which an omitted input could have been: one representative per span between boundaries, made from the
 * rest of the input.
 *
 * @param now ms since the epoch, for a procedure that asks about the present where no date is given
 */
export type Candidates = (
  input: Readonly<Record<string, unknown>>,
  civil: CivilMoment | undefined,
  now: number,
) => readonly Candidate[];

/**
 * An optional input whose absence is disclosed and, where possible, proved not to matter. What is assumed
 * and what it reaches is said by `omissions` of the words, under the same name.
 */
export interface Omittable {
  /** Inputs any of which makes it present; default: its own name. */
  readonly fields?: readonly string[];
  /** Whether other inputs decide it, so that nothing was left out. */
  readonly decided?: (input: Readonly<Record<string, unknown>>) => boolean;
  /** Input fields that `run` sees instead; `null` leaves them out and `run` omits what needs them. */
  readonly assume: Readonly<Record<string, unknown>> | null;
  /** Whether the candidates of its {@link Work} cover every possible value, so that agreement is a proof if all of them are answered. */
  readonly exhaustive: boolean;
  /** Answer fields to certify, as JSON pointers: `"/strength/verdict"`. */
  readonly verdicts: readonly string[];
  /** Reserved key under which the specification wants the disclosure. */
  readonly marker?: string;
  /**
   * Reads the omission off the answer, where members of a blend have certified it, in place of running
   * candidates; `assume` is then shown and not filled in. Nothing where nothing was left out.
   */
  readonly reported?: (
    input: Readonly<Record<string, unknown>>,
    answer: Readonly<Record<string, unknown>>,
  ) => Disclosure | undefined;
}

/** What a blend discloses of an input that was left out, beside what was assumed. */
export interface Disclosure {
  /** Parameters of the sentence in `omissions`. */
  readonly with?: Params;
  /** How many values of the input the members ran. */
  readonly candidates: number;
  /** Whether those are all values there are. */
  readonly exhaustive: boolean;
  /** Answer fields that the input does not change. */
  readonly settled: readonly { readonly field: string; readonly value?: unknown }[];
  /** Answer fields that it changes, with the values they take. */
  readonly open: readonly {
    readonly field: string;
    readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
  }[];
  /**
   * JSON pointers to members' answers: what those members settle or leave open of the same input is added
   * to `settled` and `open`, under these pointers.
   */
  readonly members?: readonly string[];
  /** What the input decides in each system that reads it; phrases of the blend. */
  readonly reach?: readonly { readonly system: string; readonly what: Said }[];
  /** Further facts, such as the systems that do not read the input. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** How one answer weighs in a blend. */
export interface Weight {
  readonly origin: Origin;
  /** Whole, 0 to 100; null where the answer weighs nothing. */
  readonly score: number | null;
  /** Confidence that the answer states of itself, 0 to 1; 1 where it states none. */
  readonly confidence: number;
  /** The reasons, the base first where the score is their sum; phrases of the procedure. */
  readonly testimonies: readonly Testimony[];
  /** The places of a board on which several matters can be set at once; undefined where it has none. */
  readonly places?: readonly WeighedPlace[];
}

/** One place of a board, weighed by itself. */
export interface WeighedPlace {
  /** How the art names it; a phrase of the procedure. */
  readonly place: Said;
  /** Whole, 0 to 100. */
  readonly score: number;
  readonly testimonies: readonly Testimony[];
}

/** What one answer weighs. */
export type Weighing = Pick<Weight, "score" | "testimonies"> & Partial<Pick<Weight, "confidence">>;

/** A call with its known answer, and who says that it is right. */
export interface Example {
  /** In English, for those who read the catalogue. */
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** A part of the expected answer as it is served in English; numbers compare within `tolerance`. */
  readonly expect: Readonly<Record<string, unknown>>;
  readonly source: string;
  /** Absolute tolerance of numbers, default 0. */
  readonly tolerance?: number;
}

/** A work the rules come from. */
export interface Reference {
  readonly title: string;
  readonly author?: string;
  readonly year?: string;
  readonly part?: string;
}

/** What a procedure adds to the receipt of its civil time. */
export interface ReceiptNotes {
  /** Local apparent solar time, where the art reckons by the sundial. */
  readonly trueSolarTime?: TrueSolarReceipt;
  /** Boundaries near the instant that could change the answer; phrases of the procedure. */
  readonly warnings?: readonly Said[];
}

/** Where the civil time stands: one birth, one moment, or two births under `a` and `b`. */
export type Reads = "birth" | "moment" | "births";

/**
 * What a procedure does, in a module of its own that is imported when it is first called: a start reads
 * declarations alone.
 */
export interface Work<
  I extends TObject = TObject,
  O extends TObject = TObject,
  N extends Need = Need,
  C extends Conventions = Conventions,
  W = AnyWords,
> {
  readonly run: (
    input: Static<I> & Chosen<C>,
    give: Give<N>,
  ) => Frozen<Static<O>> | Promise<Frozen<Static<O>>>;
  readonly receipt?: (input: Static<I> & Chosen<C>, give: Given, who?: "a" | "b") => ReceiptNotes;
  /** By names of `omittable`; an omission that is not here has none. */
  readonly candidates?: Readonly<Record<string, Candidates>>;
  /** What an answer weighs in a blend, where `weighs` says that it does; its rule is said by `weighs` of the words. */
  readonly weigh?: (answer: Frozen<Static<O>>) => Weighing;
  /** Where several matters can be set on one board: its places in their order. */
  readonly places?: (answer: Frozen<Static<O>>) => readonly WeighedPlace[];
  /**
   * One accessible SVG (title, desc), no scripts, no outside references; where the procedure is `pictured`.
   *
   * @param words all words of the procedure in one language
   * @param captions when and where the input lies, for what is written about the picture
   */
  readonly picture?: (
    answer: Frozen<Static<O>>,
    words: W,
    lang: Lang,
    captions: Captions,
  ) => string;
}

/** A served procedure, declared. Built with `defineProcedure`, which closes and completes the schemas. */
export interface Procedure<
  I extends TObject = TObject,
  O extends TObject = TObject,
  N extends Need = Need,
  C extends Conventions = Conventions,
  W = AnyWords,
> {
  /** Address under /api/trpc/, unique over all plugins: `"bazi.chart"`. */
  readonly name: string;
  /** Id of a tradition that the plugin declares. */
  readonly tradition: string;
  /** Everything that is said of it, a language at a time. */
  readonly words: WordsSource<W>;
  /** Same answer always | by chance | made of other procedures. */
  readonly kind: "calculation" | "draw" | "blend";
  readonly cost: Cost;
  /** SVG in the plugin's folder; the tradition's icon when absent. */
  readonly icon?: string;
  readonly input: I;
  /** The answer in codes, every field described with its unit. */
  readonly output: O;
  readonly needs?: readonly N[];
  readonly uses?: readonly string[];
  /** How much each procedure of `uses` counts beside the others in a blend; 1 where it is not named. */
  readonly weights?: Readonly<Record<string, number>>;
  readonly reads?: Reads;
  readonly conventions?: C;
  readonly omittable?: Readonly<Record<string, Omittable>>;
  /** Codes that `run` may throw as a `Refusal`; the words say when, and what is said to the caller. */
  readonly refusals?: readonly string[];
  /**
   * Extra facts for the catalogue, such as lot slugs with their counts. `tables` says what lies where, `[x, y, turn°]` in
   * cards, for each value of an input that names a spread: pages draw it.
   */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Imports the module that does it: `() => import("./work.ts")`. */
  readonly work: () => Promise<Work<I, O, N, C, W>>;
  /**
   * Points that a blend charges where it delivered less than its whole, never more than its price; served as
   * `creditsUsed`.
   */
  credits?(answer: Frozen<Static<O>>): number;
  /** How a blend asks it. */
  readonly asks?: (asked: Asked) => Readonly<Record<string, unknown>> | Unasked;
  /** Where the score comes from that a blend weighs it by; with "none" its work needs no `weigh`. */
  readonly weighs?: Origin;
  /** Whether a configured model may write the reading out; left out, the rules alone write it. */
  readonly narrated?: boolean;
  /** Key of the reading in the answer; default `synthesis` for a blend, else `interpretation`. */
  readonly textKey?: "interpretation" | "synthesis" | "thesis";
  /** Whether its work draws a picture of an answer. */
  readonly pictured?: boolean;
  readonly examples: readonly [Example, ...Example[]];
  readonly references: readonly [Reference, ...Reference[]];
}

/** A procedure whose types the host does not know. */
// deno-lint-ignore no-explicit-any
export type AnyProcedure = Procedure<any, any, any, any, any>;
/** Work whose types the host does not know. */
// deno-lint-ignore no-explicit-any
export type AnyWork = Work<any, any, any, any, any>;

/** One canon of practice; the plugin's words name it, its family and its region. */
export interface Tradition {
  readonly id: string;
  /** SVG in the plugin's folder. */
  readonly icon: string;
}

/** What is said of a plugin in one language. */
export interface PluginWords {
  readonly title: string;
  readonly summary: string;
  readonly traditions: Readonly<
    Record<
      string,
      {
        readonly title: string;
        /** The coarser level: `"Chinese"`. */
        readonly family: string;
        readonly region: string;
      }
    >
  >;
}

/** What a folder's `mod.ts` exports as its default. */
export interface Plugin {
  /** Equals the folder's name; kebab-case. */
  readonly id: string;
  readonly sdk: typeof SDK_VERSION;
  /** Semantic version of its results; a changed result bumps it. */
  readonly version: string;
  readonly words: WordsSource<PluginWords>;
  readonly traditions: readonly Tradition[];
  readonly procedures: readonly AnyProcedure[];
}

export type { Frozen, Lang, Params, Phrase, PhraseMap };
