/** What no words of a folder may hold: foretold deaths, the wrong script, marks of the template, thin sentences. */
import { loadSimplifiedFinder, SIMPLIFIED, TRADITIONAL, type Lang } from "../../speech/mod.ts";
import type { AnyProcedure, Plugin } from "../contract.ts";
import { forbiddenWords } from "./foretelling.ts";

/** Marks that `plugin:new` leaves where an author writes something, and what people leave themselves. */
const PLACEHOLDER = /‹[^›]*›|\b(TODO|FIXME|TBD|XXX)\b|lorem ipsum|待補|待譯|（中文名）/iu;

/** Characters below which a summary says too little to be chosen by. */
const LEAST_SUMMARY = { han: 8, other: 25 };
/** Characters below which a reading is no answer. */
const LEAST_READING = { han: 50, other: 120 };

/** Faults of all that a plugin and its procedures say in any language, a line each. */
export async function findTextFaults(plugin: Plugin): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const lang of plugin.words.languages()) {
    const words = await plugin.words.load(lang);
    const where = `words/${fileOf(lang)}`;
    faults.push(
      ...(await faultsIn(where, lang, words)),
      ...thinSummary(where, lang, words.summary),
    );
  }
  for (const procedure of plugin.procedures) faults.push(...(await procedureFaults(procedure)));
  return faults;
}

async function procedureFaults(procedure: AnyProcedure): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const lang of procedure.words.languages()) {
    const where = `${procedure.name}, words/${fileOf(lang)}`;
    const words = (await procedure.words.load(lang)) as { readonly summary: string };
    faults.push(
      ...(await faultsIn(where, lang, words)),
      ...thinSummary(where, lang, words.summary),
    );
  }
  return faults;
}

/** Faults of every text inside a value, with the path of each. */
export async function faultsIn(
  where: string,
  lang: Lang,
  value: unknown,
): Promise<readonly string[]> {
  const simplifiedIn = lang === TRADITIONAL ? await loadSimplifiedFinder() : () => [];
  return [
    ...forbiddenWords(value).map(
      (found) =>
        `${where}${found}; nothing may foretell a death or the length of a life: say it otherwise`,
    ),
    ...placed(value).flatMap(([path, text]) =>
      textFaults(`${where}${path}`, text, simplifiedIn(text)),
    ),
  ];
}

function textFaults(at: string, text: string, foreign: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const mark = PLACEHOLDER.exec(text)?.[0];
  if (mark) faults.push(`${at}: "${mark}" is a placeholder; write what belongs there`);
  if (foreign.length > 0) {
    faults.push(
      `${at}: ${foreign.join(" ")} is Simplified Chinese; write it in Traditional characters (${SIMPLIFIED} is made from them)`,
    );
  }
  return faults;
}

function thinSummary(where: string, lang: Lang, summary: string): readonly string[] {
  const least = leastOf(LEAST_SUMMARY, lang);
  if (!summary || summary.length >= least) return [];
  return [
    `${where}/summary: "${summary}" is ${summary.length} characters; say in ${least} or more what one learns from it`,
  ];
}

/** The faults of a reading: unfinished, in the wrong script, or saying next to nothing. */
export async function readingFaults(
  where: string,
  lang: Lang,
  text: string,
): Promise<readonly string[]> {
  const simplifiedIn = lang === TRADITIONAL ? await loadSimplifiedFinder() : () => [];
  const faults = textFaults(where, text, simplifiedIn(text));
  const least = leastOf(LEAST_READING, lang);
  if (text.length >= least) return faults;
  return [
    ...faults,
    `${where}: the reading has ${text.length} characters; write ${least} or more that speak of this answer`,
  ];
}

function leastOf(least: { readonly han: number; readonly other: number }, lang: Lang): number {
  return /^(zh|ja|ko)\b/.test(lang) ? least.han : least.other;
}

function fileOf(lang: Lang): string {
  return `${lang.toLowerCase().replaceAll("-", "_")}.ts`;
}

/** Every text inside a value with its path. */
function placed(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => placed(member, `${path}/${key}`));
}
