/**
 * The one way to call a procedure: check the input, fill omissions, run, check the output, add the
 * reserved keys. HTTP, blends and tests all come through here and so meet the same rules.
 */
import { createHash } from "node:crypto";
import type { TSchema } from "@sinclair/typebox";
import type {
  AnyProcedure,
  Brief,
  CallOutcome,
  Capabilities,
  Convention,
  Disclosure,
  Give,
  Lang,
  Need,
  Omittable,
  Text,
} from "./contract.ts";
import { checkerOf, findInputIssues } from "./check_input.ts";
import { findCivilIssues, localNow, readCivils, type Civils } from "./civil_input.ts";
import { InputError, PluginFault, Refusal, refusalOfRange } from "./errors.ts";
import { priceOf } from "./price.ts";
import { freshSeed, RANDOM_METHOD, seededRandom } from "./random.ts";
import { certify, compareSchools, fillAssumed, isOmitted, type OmittedEntry } from "./whatif.ts";

type Fields = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** A text made from a brief, and who wrote it. */
export interface Written {
  readonly text: string;
  readonly writer: "rules" | "llm";
  readonly model?: string;
  /** Why a configured model did not write it. */
  readonly fallback?: string;
}

/** What the caller of `invoke` lends it. */
export interface Surroundings {
  /** The present, ms since the epoch. */
  readonly now: number;
  /** The plugin that declares the procedure. */
  readonly plugin: { readonly id: string; readonly version: string };
  /** Writes a brief out; without it the rules' text is the reading. */
  readonly write?: (procedure: AnyProcedure, brief: Brief, lang: Lang) => Promise<Written>;
  /** Calls a member of a blend. */
  readonly call?: (name: string, input: Fields) => Promise<CallOutcome>;
  /** How long `run` may take before it counts as hanging, ms. */
  readonly runLimitMs?: number;
}

/** A finished call. */
export interface Outcome {
  /** The whole answer, reserved keys included; `reading.pointsCharged` is the price. */
  readonly answer: Answer;
  /** Points to charge: 0 where a configured model failed, less where a blend delivered less. */
  readonly points: number;
  /** Whether the same call always gives these bytes: no chance, no clock, no model. */
  readonly pure: boolean;
}

const DEFAULT_RUN_LIMIT_MS = 10_000;

const NOTICE: Text = {
  en: "Readings belong to symbolic traditions; they are not validated predictions. Lifespan and death are not calculated.",
  zhHant: "解讀屬於象徵傳統，並非經驗證的預測；壽命與死亡不予推算。",
};

const TODAY: Text = {
  en: "No date was given; the moment of the call was taken.",
  zhHant: "未提供日期，以呼叫當下為準。",
};

/** An input checked and its price, before anything runs. */
export interface Prepared {
  readonly procedure: AnyProcedure;
  readonly input: Fields;
  readonly civils: Civils;
  readonly points: number;
  /** Whether the date was left out and taken from the clock. */
  readonly today: boolean;
}

/**
 * Checks an input whole and prices it; nothing runs.
 *
 * @throws {InputError} naming every problem
 */
export function prepare(procedure: AnyProcedure, raw: unknown, now: number): Prepared {
  const issues = findInputIssues(procedure.input, raw);
  if (issues.length > 0) {
    throw new InputError([...issues, ...findCivilIssues(procedure.reads, raw, issues)]);
  }
  const input = withToday(procedure, raw as Fields, now);
  const civils = readCivils(procedure.reads, input);
  const today = input !== raw;
  return { procedure, input, civils, points: priceOf(procedure.cost, input), today };
}

/**
 * Runs a prepared call and completes its answer.
 *
 * @throws {Refusal} a declared refusal of the tradition
 * @throws {PluginFault} the procedure threw, hung, or returned something it did not declare
 */
export async function invoke(prepared: Prepared, around: Surroundings): Promise<Outcome> {
  const { procedure, input } = prepared;
  const lang = (input["lang"] as Lang | undefined) ?? "en";
  const needs: readonly Need[] = procedure.needs ?? [];
  const seed = needs.includes("random")
    ? ((input["seed"] as string | undefined) ?? freshSeed())
    : undefined;
  const omissions = omittedOf(procedure, input);
  const omitted = omissions.filter(([, omittable]) => !omittable.reported);
  const filled = withConventions(procedure, fillAssumed(input, omitted));
  const rerun = (other: Fields) =>
    runOnce(procedure, withConventions(procedure, other), lang, seed, around);

  const civils = omitted.length > 0 ? readCivils(procedure.reads, filled) : prepared.civils;
  const computed = await runOnce(procedure, filled, lang, seed, around, civils);
  const answer: Answer = { ...computed };

  const conventions = procedure.conventions ?? {};
  if (Object.keys(conventions).length > 0) {
    answer["conventions"] = describeConventions(conventions, input, filled, lang);
    const names = (input["compare"] as readonly string[] | undefined) ?? [];
    if (names.length > 0) {
      answer["compared"] = await compareSchools(filled, names, conventions, computed, rerun, lang);
    }
  }
  if (procedure.reads) {
    answer["time"] = told(procedure, () => receiptOf(procedure, filled, civils, lang));
  }
  if (omitted.length > 0) {
    const civil = civils[""] ?? civils.a;
    const entries = await certify(
      input,
      omitted,
      (omittable) => omittable.candidates(filled, civil),
      (other) => rerun(other),
      lang,
    );
    answer["omitted"] = entries;
    for (const [index, [, omittable]] of omitted.entries()) {
      if (omittable.marker) answer[omittable.marker] = entries[index];
    }
  }
  for (const [name, omittable] of omissions) {
    const told = omittable.reported?.(input, computed, lang);
    if (!told) continue;
    const entry = reportedEntry(name, omittable, told);
    answer["omitted"] = [...((answer["omitted"] as unknown[]) ?? []), entry];
    if (omittable.marker) answer[omittable.marker] = entry;
  }
  if (prepared.today) {
    answer["omitted"] = [...((answer["omitted"] as unknown[]) ?? []), todayEntry(input, lang)];
  }
  let points = prepared.points;
  // A call that is served free stays free, whatever share of its price a blend delivered.
  if (procedure.kind === "blend" && points > 0 && typeof computed["creditsUsed"] === "number") {
    points = computed["creditsUsed"];
  }
  let written: Written | undefined;
  if (procedure.brief) {
    const brief = told(procedure, () => procedure.brief!(computed, lang));
    written =
      around.write && procedure.narrated
        ? await around.write(procedure, brief, lang)
        : { text: brief.plain, writer: "rules" };
    if (written.fallback) points = 0;
    answer[textKeyOf(procedure)] = {
      text: written.text,
      lang,
      writer: written.writer,
      ...extras(written),
    };
  }
  if (procedure.picture && input["picture"] === true) {
    answer["picture"] = told(procedure, () => procedure.picture!(computed, lang));
  }
  if ("creditsUsed" in computed) answer["creditsUsed"] = points;
  answer["reading"] = {
    id: readingId(procedure.name, around.plugin.version, input, seed, needs, around.now),
    procedure: procedure.name,
    plugin: around.plugin.id,
    version: around.plugin.version,
    ...(seed === undefined
      ? {}
      : { seed, method: RANDOM_METHOD, seeded: input["seed"] !== undefined }),
    pointsCharged: points,
  };
  answer["notice"] = lang === "en" ? NOTICE.en : NOTICE.zhHant;
  const pure =
    needs.length === 0 &&
    (written === undefined || written.writer === "rules") &&
    !written?.fallback;
  return { answer, points, pure };
}

/** The key under which the text of a procedure's brief stands. */
export function textKeyOf(procedure: AnyProcedure): string {
  return procedure.textKey ?? (procedure.kind === "blend" ? "synthesis" : "interpretation");
}

function reportedEntry(name: string, omittable: Omittable, told: Disclosure): OmittedEntry {
  const { more, ...rest } = told;
  const certified = told.exhaustive && told.candidates > 0 && told.open.length === 0;
  return { input: name, assumed: omittable.assume, certified, ...rest, ...more };
}

function extras(written: Written): Fields {
  return {
    ...(written.model ? { model: written.model } : {}),
    ...(written.fallback ? { fallback: written.fallback } : {}),
  };
}

/** Runs once under the time limit and checks what came out. */
async function runOnce(
  procedure: AnyProcedure,
  input: Fields,
  lang: Lang,
  seed: string | undefined,
  around: Surroundings,
  known?: Civils,
): Promise<Answer> {
  const civils = known ?? readCivils(procedure.reads, input);
  const give = lend(procedure, lang, civils, seed, around);
  let output: unknown;
  try {
    const running = procedure.run(Object.freeze({ ...input }), give);
    output =
      running instanceof Promise
        ? await withinLimit(running, around.runLimitMs ?? DEFAULT_RUN_LIMIT_MS, procedure.name)
        : running;
  } catch (error) {
    throw faultOf(procedure, error);
  }
  const check = checkerOf(procedure.output as TSchema);
  if (!check.Check(output)) {
    const first = check.Errors(output).First();
    throw new PluginFault(
      procedure.name,
      `returned an undeclared output at ${first?.path || "/"}: ${first?.message}`,
    );
  }
  return output as Answer;
}

/** Runs what tells of an answer; what it throws is the procedure's fault as if `run` had thrown it. */
function told<T>(procedure: AnyProcedure, tell: () => T): T {
  try {
    return tell();
  } catch (error) {
    throw faultOf(procedure, error);
  }
}

function faultOf(procedure: AnyProcedure, error: unknown): Error {
  if (error instanceof InputError || error instanceof PluginFault) return error;
  const beyond = refusalOfRange(error);
  if (beyond) return beyond;
  if (error instanceof Refusal) {
    if (procedure.refusals && error.code in procedure.refusals) return error;
    return new PluginFault(procedure.name, `refused with undeclared code "${error.code}"`, {
      cause: error,
    });
  }
  return new PluginFault(
    procedure.name,
    `threw: ${error instanceof Error ? error.message : String(error)}`,
    {
      cause: error,
    },
  );
}

function withinLimit<T>(running: Promise<T>, limitMs: number, name: string): Promise<T> {
  let timer: Timer | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PluginFault(name, `did not finish within ${limitMs} ms`)),
      limitMs,
    );
  });
  return Promise.race([running, limit]).finally(() => clearTimeout(timer));
}

function lend(
  procedure: AnyProcedure,
  lang: Lang,
  civils: Civils,
  seed: string | undefined,
  around: Surroundings,
): Give<Need> {
  const powers: Partial<Capabilities> = {};
  const needs: readonly Need[] = procedure.needs ?? [];
  return Object.assign(powers, {
    lang,
    civil(who?: "a" | "b") {
      const civil = civils[who ?? ""];
      if (!civil)
        throw new TypeError(
          `Cannot give a civil time: ${procedure.name} reads none at "${who ?? ""}"`,
        );
      return civil;
    },
    ...(needs.includes("now") ? { now: around.now } : {}),
    ...(needs.includes("random") && seed !== undefined ? { random: seededRandom(seed) } : {}),
    ...(needs.includes("call") && around.call ? { call: around.call } : {}),
  }) as Give<Need>;
}

/** Fills an omitted date with today's where the procedure reads the clock for it. */
function withToday(procedure: AnyProcedure, input: Fields, now: number): Fields {
  if (procedure.reads !== "moment" || input["date"] !== undefined) return input;
  if (!procedure.needs?.includes("now")) return input;
  const local = localNow(now, input);
  // A faulty place: any date will do, the civil reader names the fault beside every other problem.
  if (!local) return { ...input, date: "2000-01-01" };
  return { ...input, date: local.date, time: input["time"] ?? local.time };
}

function todayEntry(input: Fields, lang: Lang): OmittedEntry {
  return {
    input: "date",
    assumed: { date: input["date"], time: input["time"] },
    says: lang === "en" ? TODAY.en : TODAY.zhHant,
    certified: false,
    exhaustive: false,
    candidates: 0,
    settled: [],
    open: [],
  };
}

function omittedOf(
  procedure: AnyProcedure,
  input: Fields,
): readonly (readonly [string, Omittable])[] {
  const all = Object.entries(procedure.omittable ?? {}) as [string, Omittable][];
  return all.filter(([name, one]) => one.reported !== undefined || isOmitted(name, one, input));
}

function withConventions(procedure: AnyProcedure, input: Fields): Fields {
  const filled: Record<string, unknown> = { ...input };
  for (const [name, convention] of Object.entries(
    (procedure.conventions ?? {}) as Record<string, Convention>,
  )) {
    filled[name] ??=
      typeof convention.default === "function" ? convention.default(input) : convention.default;
  }
  return filled;
}

function describeConventions(
  conventions: Readonly<Record<string, Convention>>,
  given: Fields,
  filled: Fields,
  lang: Lang,
): readonly Fields[] {
  return Object.entries(conventions).map(([name, convention]) => ({
    name,
    value: filled[name],
    chosen: given[name] !== undefined,
    ...(typeof convention.default === "function" && convention.defaultRule
      ? { rule: lang === "en" ? convention.defaultRule.en : convention.defaultRule.zhHant }
      : {}),
    alternatives: Object.keys(convention.options).filter((value) => value !== filled[name]),
  }));
}

function receiptOf(procedure: AnyProcedure, input: Fields, civils: Civils, lang: Lang): unknown {
  const give = {
    lang,
    civil: (who?: "a" | "b") => civils[who ?? ""]!,
  };
  const one = (who?: "a" | "b") => {
    const { warnings = [], ...notes } = procedure.receipt?.(input, give, who) ?? {};
    const { receipt, remarks } = civils[who ?? ""]!;
    const said = (remark: Text) => (lang === "en" ? remark.en : remark.zhHant);
    return {
      ...receipt,
      ...notes,
      assumed: remarks.assumed.map(said),
      warnings: [...remarks.warnings.map(said), ...warnings],
    };
  };
  return procedure.reads === "births" ? { a: one("a"), b: one("b") } : one();
}

/** Content-addressed: the same pure call has the same id, a draw's follows from its seed. */
function readingId(
  name: string,
  version: string,
  input: Fields,
  seed: string | undefined,
  needs: readonly Need[],
  now: number,
): string {
  const { seed: _seed, picture: _picture, ...rest } = input;
  const moment = needs.includes("now") ? now : 0;
  const canonical = JSON.stringify([
    name,
    version,
    Object.entries(rest).sort(byName),
    seed ?? "",
    moment,
  ]);
  return `rd_${createHash("sha256").update(canonical).digest("base64url").slice(0, 22)}`;
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
