/**
 * The contract between a tradition and the host: types only, no behaviour.
 *
 * A tradition is a folder whose `mod.ts` exports a {@link Plugin}: data about itself and a list of
 * {@link Procedure}s. A procedure is a pure function with declared input, output, price, omissions
 * and schools; everything else (HTTP, money, clocks, dice, texts by a model) belongs to the host.
 */
import type { Static, TObject } from "@sinclair/typebox";
import type { CivilMoment, TrueSolarReceipt } from "../../time/mod.ts";
import type {
  Need,
  Random,
  Cost,
  Reads,
  Candidate,
  Example,
  Reference,
  Frozen,
} from "../contract.ts";

/** Languages in which texts are written. */
export type Lang = "en" | "zh-Hant";

export type { Need, Random, Cost, Reads, Candidate, Example, Reference, Frozen };

/** One text in every language of {@link Lang}. */
export interface Text {
  readonly en: string;
  readonly zhHant: string;
}

/** The result of calling another procedure from a blend. */
export type CallOutcome =
  | {
      readonly ok: true;
      readonly name: string;
      readonly answer: Readonly<Record<string, unknown>>;
      /** How a member in the new shape weighs. */
      readonly weighing?: {
        readonly score: number | null;
        readonly confidence: number;
        readonly testimonies: readonly { code: string; weight: number; evidence: Text }[];
      };
    }
  | { readonly ok: false; readonly name: string; readonly code: string; readonly reason: string };

/** The powers of {@link Need}. */
export interface Capabilities {
  /** The present, in ms since 1970-01-01T00:00Z. */
  readonly now: number;
  readonly random: Random;
  /** Calls a procedure named in `uses`; a failing member is an outcome, never a throw. */
  readonly call: (name: string, input: Readonly<Record<string, unknown>>) => Promise<CallOutcome>;
}

/** What every `run` is given beside the powers it asked for. */
export interface Given {
  /** Language the caller asked for. */
  readonly lang: Lang;
  /**
   * The resolved civil time of a procedure that declares `reads`.
   *
   * @param who "a" or "b" where the input holds two people; nothing where it is flat
   * @throws {TypeError} if the procedure does not declare `reads`
   */
  civil(who?: "a" | "b"): CivilMoment;
}

/** The second argument of `run`. */
export type Give<N extends Need> = Given & Pick<Capabilities, N>;

/** A point on which schools differ, offered as an input of the same name. */
export interface Convention {
  readonly title: Text;
  /** The value used when the caller does not choose, or a rule that finds it from the input. */
  readonly default: string | ((input: Readonly<Record<string, unknown>>) => string);
  /** The rule in words, where `default` is a function. */
  readonly defaultRule?: Text;
  /** Every school on offer: value → what it means and who says so. */
  readonly options: Readonly<Record<string, ConventionOption>>;
}

export interface ConventionOption {
  readonly title: Text;
  readonly source?: string;
}

export type Conventions = Readonly<Record<string, Convention>>;

/** The values of all conventions as `run` sees them: always filled. */
export type Chosen<C extends Conventions> = {
  readonly [K in keyof C]: Extract<keyof C[K]["options"], string>;
};

/** An optional input whose absence is disclosed and, where possible, proved not to matter. */
export interface Omittable {
  /** Inputs any of which makes it present; default: its own name. */
  readonly fields?: readonly string[];
  /** Input fields that `run` sees instead; `null` leaves them out and `run` omits what needs them. */
  readonly assume: Readonly<Record<string, unknown>> | null;
  /** What was assumed and what it reaches. */
  readonly says: Text;
  /** One representative per span between boundaries, found from the rest of the input. */
  readonly candidates: (
    input: Readonly<Record<string, unknown>>,
    civil: CivilMoment | undefined,
  ) => readonly Candidate[];
  /** Whether the candidates cover every possible value, so that agreement is a proof. */
  readonly exhaustive: boolean;
  /** Output fields to certify, as JSON pointers: `"/strength/verdict"`. */
  readonly verdicts: readonly string[];
  /** Reserved output key under which the specification wants the disclosure. */
  readonly marker?: string;
  /**
   * Tells the omission from the answer, where members of a blend have certified it, in place of running
   * candidates; `assume` is then told and not filled in. Nothing where nothing was left out.
   */
  readonly reported?: (
    input: Readonly<Record<string, unknown>>,
    answer: Readonly<Record<string, unknown>>,
    lang: Lang,
  ) => Disclosure | undefined;
}

/** What a blend tells of an input that was left out, beside what was assumed. */
export interface Disclosure {
  readonly says: string;
  /** How many values of the input the members ran. */
  readonly candidates: number;
  /** Whether those are all values there are. */
  readonly exhaustive: boolean;
  /** Output fields that the input does not change. */
  readonly settled: readonly { readonly field: string; readonly value?: unknown }[];
  /** Output fields that it changes, with the values they take. */
  readonly open: readonly {
    readonly field: string;
    readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
  }[];
  /** Further facts, such as the systems that do not read the input. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** What a writer is told, and the reading that rules alone can write. */
export interface Brief {
  /** Facts a writer may use; nothing else may enter a generated text. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Headings in the order in which the text treats them. */
  readonly outline: readonly string[];
  /** The reading as rules write it, in the language asked for; good enough to be read alone. */
  readonly plain: string;
}

/** A judgement and its reasons. */
export interface Verdict<T> {
  readonly value: T;
  readonly because: readonly { readonly rule: string; readonly source?: string }[];
}

/** What a procedure adds to the receipt of its civil time. */
export interface ReceiptNotes {
  /** Local apparent solar time, where the art reckons by the sundial. */
  readonly trueSolarTime?: TrueSolarReceipt;
  /** Boundaries near the instant that could change the answer. */
  readonly warnings?: readonly string[];
}

/** A served procedure. Built with `defineProcedure`, which closes and completes the schemas. */
export interface Procedure<
  I extends TObject = TObject,
  O extends TObject = TObject,
  N extends Need = Need,
  C extends Conventions = Conventions,
> {
  /** Address under /api/trpc/, unique over all plugins: `"bazi.chart"`. */
  readonly name: string;
  /** Id of a tradition that the plugin declares. */
  readonly tradition: string;
  readonly title: Text;
  readonly summary: Text;
  /** Same answer always | by chance | made of other procedures. */
  readonly kind: "calculation" | "draw" | "blend";
  readonly cost: Cost;
  /** SVG in the plugin's folder; the tradition's icon when absent. */
  readonly icon?: string;
  readonly input: I;
  readonly output: O;
  readonly needs?: readonly N[];
  readonly uses?: readonly string[];
  readonly reads?: Reads;
  readonly conventions?: C;
  readonly omittable?: Readonly<Record<string, Omittable>>;
  /** Refusal code → when it happens. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Extra facts for the catalogue, such as lot slugs with their counts. */
  readonly options?: Readonly<Record<string, unknown>>;
  run(input: Static<I> & Chosen<C>, give: Give<N>): Frozen<Static<O>> | Promise<Frozen<Static<O>>>;
  receipt?(input: Static<I> & Chosen<C>, give: Given, who?: "a" | "b"): ReceiptNotes;
  brief?(answer: Frozen<Static<O>>, lang: Lang): Brief;
  /** Whether a configured model may write the text from the brief; left out, the rules alone write it. */
  readonly narrated?: boolean;
  /** Key of the brief's text in the answer; default `synthesis` for a blend, else `interpretation`. */
  readonly textKey?: "interpretation" | "synthesis" | "thesis";
  /** One accessible SVG (title, desc), no scripts, no outside references. */
  picture?(answer: Frozen<Static<O>>, lang: Lang): string;
  readonly examples: readonly [Example, ...Example[]];
  readonly references: readonly [Reference, ...Reference[]];
}
