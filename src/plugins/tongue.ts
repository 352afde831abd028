/** The words of one call: the procedure's, those of the systems it is made of, and those all share. */
import {
  chooseLanguage,
  createSpeaker,
  FALLBACK,
  keepingTexts,
  loadSimplifier,
  offeredOf,
  SIMPLIFIED,
  TRADITIONAL,
  type AnyWords,
  type Given,
  type Lang,
  type Speaker,
} from "../speech/mod.ts";
import { COMMON, type SharedWords } from "./common.ts";
import type { AnyProcedure } from "./contract.ts";

/** A procedure's words in the language that was given. */
export interface Voice {
  readonly words: AnyWords;
  readonly common: SharedWords;
  readonly lang: Given;
  /** The language of the words' file; another than the one given where they are converted. */
  readonly written: Lang;
  /** Applied to every text that goes out. */
  readonly finish: (text: string) => string;
  readonly speaker: Speaker;
  /** The voices of the systems it is made of, by name. */
  readonly others: ReadonlyMap<string, Voice>;
}

/** Finds a procedure by its name. */
export type ProcedureOf = (name: string) => AnyProcedure | undefined;

const AS_IT_IS = (text: string) => text;

/** Languages in which a procedure answers, those made by conversion included. */
export function languagesOf(procedure: AnyProcedure): readonly Lang[] {
  return offeredOf(procedure.words.languages());
}

/**
 * Loads the words of a procedure in the language asked for, or in the one that stands in for it.
 *
 * @param procedureOf finds the systems a blend is made of
 * @param member puts the answer of one of them into words
 * @param theirs texts of the caller, which are not converted where ours are
 */
export async function voiceOf(
  procedure: AnyProcedure,
  requested: string | undefined,
  procedureOf?: ProcedureOf,
  member?: (answer: unknown, others: Voice["others"]) => unknown,
  theirs: readonly string[] = [],
): Promise<Voice> {
  const lang = chooseLanguage(requested, languagesOf(procedure));
  const { words, written, finish } = await wordsIn(procedure, lang.given, theirs);
  const common = await commonWords(lang.given);
  const others = new Map<string, Voice>();
  for (const name of procedure.uses ?? []) {
    const other = procedureOf?.(name);
    if (other) others.set(name, await voiceOf(other, requested, procedureOf, member, theirs));
  }
  const speaker = createSpeaker({
    words: [words, common],
    another: (name) => others.get(name)?.speaker,
    lang: lang.given,
    ...(finish === AS_IT_IS ? {} : { finish }),
    ...(member ? { member: (answer: unknown) => member(answer, others) } : {}),
  });
  return { words, common, lang, written, finish, speaker, others };
}

async function wordsIn(
  procedure: AnyProcedure,
  given: Lang,
  theirs: readonly string[],
): Promise<Pick<Voice, "words" | "written" | "finish">> {
  const converted = given === SIMPLIFIED && !procedure.words.languages().includes(SIMPLIFIED);
  const written = converted ? TRADITIONAL : given;
  const words = (await procedure.words.load(written)) as AnyWords;
  return {
    words,
    written,
    finish: converted ? keepingTexts(await loadSimplifier(), theirs) : AS_IT_IS,
  };
}

/** The words that all procedures share; English stands in for a language that has none. */
export async function commonWords(lang: Lang): Promise<SharedWords> {
  const files = COMMON.languages();
  const written = lang === SIMPLIFIED ? TRADITIONAL : lang;
  return COMMON.load(files.includes(written) ? written : FALLBACK);
}
