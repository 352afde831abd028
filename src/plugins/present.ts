/** The last stage of a call: what was computed, put into words once, in the language asked for. */
import type { TSchema } from "@sinclair/typebox";
import { captionsOf } from "./read_captions.ts";
import { render, renderAt, sentenceOf, textsIn, type AnyWords, type Said } from "../speech/mod.ts";
import type { Computed } from "./compute.ts";
import type { AnyProcedure } from "./contract.ts";
import { PluginFault } from "./errors.ts";
import { placeReceipt } from "./places/mod.ts";
import { RANDOM_METHOD } from "./random.ts";
import { voiceOf, type ProcedureOf, type Voice } from "./tongue.ts";
import type { ComparedEntry, OmittedEntry, SettledField } from "./whatif.ts";
import { workOf } from "./work.ts";

type Fields = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** A text of a reading, and who wrote it. */
export interface Written {
  readonly text: string;
  readonly writer: "rules" | "llm";
  readonly model?: string;
  /** Why a configured model did not write it. */
  readonly fallback?: string;
}

/** What a writer is given, and the reading that rules alone can write. */
export interface Brief {
  readonly title: string;
  readonly facts: Fields;
  readonly outline: readonly string[];
  readonly plain: string;
}

/** Writes a brief out in a language. */
export type Write = (procedure: AnyProcedure, brief: Brief, lang: string) => Promise<Written>;

/** An answer in words. */
export interface Presented {
  readonly answer: Answer;
  readonly written: Written | undefined;
}

/**
 * Puts a computed call into words.
 *
 * @param procedureOf finds the systems a blend is made of
 * @param write writes the reading of a narrated procedure; left out, the rules' text is the reading
 * @throws {PluginFault} if the words of the procedure lack something its answer says
 */
export async function present(
  computed: Computed,
  requested: string | undefined,
  procedureOf?: ProcedureOf,
  write?: Write,
): Promise<Presented> {
  const { procedure, output, input } = computed;
  const theirs = textsIn(input);
  const voice = await voiceOf(procedure, requested, procedureOf, once(memberInWords), theirs);
  try {
    await voice.words.ready?.(output as never);
    for (const member of computed.members) {
      const { words } = voice.others.get(member.procedure.name) ?? {};
      await words?.ready?.(member.output as never);
    }
    const answer = inWords(computed, voice);
    const written = await writeReading(computed, voice, write);
    if (written) {
      answer[textKeyOf(procedure)] = { ...written, lang: voice.lang.given };
    }
    if (procedure.pictured && input["picture"] === true) {
      const { words, lang, finish } = voice;
      const { picture } = await workOf(procedure);
      const captions = captionsOf(computed, lang.given);
      answer["picture"] = { text: finish(picture!(output, words, lang.given, captions)) };
    }
    if (procedure.credits) answer["creditsUsed"] = computed.points;
    answer["reading"] = receiptOfReading(computed, voice);
    answer["notice"] = { text: voice.finish(voice.common.notice) };
    answer["lang"] = voice.lang;
    return { answer, written };
  } catch (error) {
    if (error instanceof PluginFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PluginFault(procedure.name, `threw: ${reason}`, { cause: error });
  }
}

/** The key under which the reading of a procedure stands. */
export function textKeyOf(procedure: AnyProcedure): string {
  return procedure.textKey ?? (procedure.kind === "blend" ? "synthesis" : "interpretation");
}

function receiptOfReading(
  { procedure, plugin, id, seed, input, places, points }: Computed,
  { lang, speaker }: Voice,
): Fields {
  return {
    id,
    procedure: procedure.name,
    plugin: plugin.id,
    version: plugin.version,
    ...(seed === undefined
      ? {}
      : { seed, method: RANDOM_METHOD, seeded: input["seed"] !== undefined }),
    ...(places.length > 0
      ? { places: places.map((one) => placeReceipt(one, lang.given, speaker.phrase)) }
      : {}),
    pointsCharged: points,
  };
}

/** Renders the same answer once: it is shown, and its blend reads from it. */
function once(member: typeof memberInWords): typeof memberInWords {
  const rendered = new Map<unknown, unknown>();
  return (answer, others) => {
    if (!rendered.has(answer)) rendered.set(answer, member(answer, others));
    return rendered.get(answer);
  };
}

/** What a member of a blend answered, without its own receipt and notice. */
function memberInWords(answer: unknown, others: Voice["others"]): unknown {
  const computed = answer as Computed;
  const voice = others.get(computed.procedure.name);
  if (!voice) throw new Error(`Cannot show ${computed.procedure.name}: it is no member`);
  const reading = readingOf(computed, voice);
  const written = reading && { text: reading.plain, lang: voice.lang.given, writer: "rules" };
  return {
    ...inWords(computed, voice),
    ...(written ? { [textKeyOf(computed.procedure)]: written } : {}),
    lang: voice.lang,
  };
}

/** The computed parts of an answer, without reading, picture and receipt. */
function inWords(computed: Computed, voice: Voice): Answer {
  const { procedure, output } = computed;
  const { speaker, words, finish } = voice;
  const schema = procedure.output as TSchema;
  const at = (field: string, value: unknown) => renderField(computed, voice, field, value);
  const answer: Answer = { ...(render(schema, output, speaker) as Fields) };
  if (computed.conventions.length > 0) {
    answer["conventions"] = computed.conventions.map(({ byRule, ...entry }) => {
      const said = words.conventions?.[entry.name];
      return {
        ...entry,
        text: finish(said?.options[entry.value] ?? entry.value),
        ...(byRule && said?.rule ? { rule: { text: finish(said.rule) } } : {}),
      };
    });
  }
  if (computed.compared) {
    answer["compared"] = computed.compared.map((one) => comparedInWords(one, voice, at));
  }
  if (computed.receipts) answer["time"] = timesOf(computed, voice);
  const omitted = computed.omitted.map((one) => omittedInWords(one, voice, at));
  for (const [index, { input }] of computed.omitted.entries()) {
    const marker = procedure.omittable?.[input]?.marker;
    if (marker) answer[marker] = omitted[index];
  }
  if (computed.today) omitted.push(todayEntry(computed, speaker.phrase({ code: "today" })));
  if (omitted.length > 0) answer["omitted"] = omitted;
  return answer;
}

type At = (field: string, value: unknown) => unknown;

/** A value by the schema of its field; what stands in the answer of a member is said by the member's words. */
function renderField(
  { procedure, output, members }: Computed,
  { speaker, others }: Voice,
  field: string,
  value: unknown,
): unknown {
  const steps = field.split("/");
  let at: unknown = output;
  for (let depth = 1; depth < steps.length && typeof at === "object" && at !== null; depth++) {
    at = (at as Fields)[steps[depth]!];
    const member = members.find((one) => one === at);
    const voice = member && others.get(member.procedure.name);
    if (!voice) continue;
    return renderField(member, voice, `/${steps.slice(depth + 1).join("/")}`, value);
  }
  return renderAt(procedure.output as TSchema, field, value, speaker);
}

function comparedInWords(entry: ComparedEntry, { words, finish }: Voice, at: At): Fields {
  const options = words.conventions?.[entry.convention]?.options ?? {};
  return {
    ...entry,
    alternatives: entry.alternatives.map(({ value, differs, more }) => ({
      value,
      text: finish(options[value] ?? value),
      differs: differs.map(({ field, used, here }) => ({
        field,
        used: at(field, used),
        here: at(field, here),
      })),
      more,
    })),
  };
}

function omittedInWords(
  { with: params, reach, ...entry }: OmittedEntry,
  { words, finish, speaker }: Voice,
  at: At,
): Fields {
  const sentence = words.omissions?.[entry.input] ?? "";
  const saidSettled = (one: SettledField) =>
    "value" in one ? { ...one, value: at(one.field, one.value) } : one;
  return {
    ...entry,
    text: finish(sentenceOf(sentence, params)),
    settled: entry.settled.map(saidSettled),
    ...(entry.alike && { alike: entry.alike.map(saidSettled) }),
    open: entry.open.map(({ field, alternatives }) => ({
      field,
      alternatives: alternatives.map(({ value, when }) => ({ value: at(field, value), when })),
    })),
    ...(reach && {
      reach: reach.map(({ system, what }) => ({
        system,
        what: { code: what.code, text: speaker.phrase(what) },
      })),
    }),
  };
}

function todayEntry({ input }: Computed, text: string): Fields {
  return {
    input: "date",
    assumed: { date: input["date"], time: input["time"] },
    text,
    certified: false,
    exhaustive: false,
    candidates: 0,
    settled: [],
    open: [],
  };
}

function timesOf({ procedure, civils, receipts }: Computed, voice: Voice): unknown {
  const { speaker } = voice;
  const said = (one: Said) => ({ code: one.code, text: speaker.phrase(one) });
  const one = (place: "" | "a" | "b") => {
    const { receipt } = civils[place]!;
    const { zoneReliability } = receipt;
    const { warnings = [], ...notes } = receipts![place]! as {
      readonly warnings?: readonly Said[];
    };
    return {
      ...receipt,
      ...notes,
      zoneReliability: zoneReliability && said(zoneReliability),
      assumed: receipt.assumed.map(said),
      warnings: [...receipt.warnings, ...warnings].map(said),
    };
  };
  return procedure.reads === "births" ? { a: one("a"), b: one("b") } : one("");
}

async function writeReading(
  computed: Computed,
  voice: Voice,
  write: Write | undefined,
): Promise<Written | undefined> {
  const brief = readingOf(computed, voice);
  if (!brief) return undefined;
  const { procedure } = computed;
  if (write && procedure.narrated) return write(procedure, brief, voice.lang.given);
  return { text: brief.plain, writer: "rules" };
}

/** The reading as rules write it; undefined where the words write none. */
function readingOf({ output }: Computed, { words, speaker, finish }: Voice): Brief | undefined {
  const reading = words.reading?.(output as never, speaker);
  if (!reading) return undefined;
  const whole = "paragraphs" in reading ? reading : { paragraphs: reading, outline: [], facts: {} };
  return {
    title: words.title,
    facts: whole.facts,
    outline: whole.outline,
    plain: finish(whole.paragraphs.join("\n\n")),
  };
}
