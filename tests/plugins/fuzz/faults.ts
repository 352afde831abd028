/** What no answer may contain, whatever was asked: broken figures, broken texts, broken pictures. */
import { Resvg } from "@resvg/resvg-js";
import { checkerOf } from "../../../src/plugins/check_input.ts";
import {
  answerSchema,
  speaksOfDeath,
  textKeyOf,
  voiceOf,
  type AnyProcedure,
} from "../../../src/plugins/mod.ts";
import { forbiddenWords } from "../../../src/plugins/check/foretelling.ts";
import { around, proseFaults } from "./prose.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Leavings of code in a text. */
const LEAVINGS = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\bnull\b|\$\{|function\s*\(/;
/** Figures with all the digits of a double. */
const DIGITS = /\d\.\d{9,}/;
/** Inputs of free text, which an answer may repeat. */
const FREE =
  /question|option|unit|name|text|number|plate|building|alias|surname|given|candidates|^\/[ab]$/i;
/** Longer strings of an answer are prose, not names. */
const MAX_NAME_CHARS = 24;

/** Everything wrong with an answer, each as `kind at path: what`. */
export async function faultsOf(
  procedure: AnyProcedure,
  input: Fields,
  answer: Fields,
): Promise<string[]> {
  const key = textKeyOf(procedure);
  const hasReading = (await voiceOf(procedure, "en")).words.reading !== undefined;
  const { [key]: written, picture, ...facts } = answer;
  const echoes = echoesOf(input);
  const faults = [
    ...schemaFaults(procedure, answer, hasReading),
    ...figureFaults(answer),
    ...leftFaults({ ...facts, [key]: written }, echoes),
    ...forbiddenFaults(answer, echoes),
    ...pictureFaults((picture as { text: string } | undefined)?.text),
  ];
  if (!hasReading) return faults;
  const { text, lang } = written as { text: string; lang: string };
  const own = without(text, echoes);
  const prose = [...proseFaults(own, lang), ...deathFaults(own, facts)];
  return [...faults, ...prose.map((fault) => `text at /${key}: ${fault}`)];
}

/** What is wrong with the message of an error. */
export function messageFaults(message: string): string[] {
  const left = LEAVINGS.exec(message.replaceAll(/"[^"]*"|「[^」]*」/g, "…"));
  return left ? [`message: ${around(message, left)}`] : [];
}

function schemaFaults(procedure: AnyProcedure, answer: Fields, hasReading: boolean): string[] {
  const check = checkerOf(answerSchema(procedure, hasReading));
  if (check.Check(answer)) return [];
  const error = check.Errors(answer).First();
  return [`schema at ${error?.path}: ${error?.message}`];
}

/** Values that JSON cannot carry. That it writes -0 as 0 is no fault. */
function figureFaults(value: unknown, path = ""): string[] {
  if (typeof value === "number") {
    return Number.isFinite(value) ? [] : [`figure at ${path}: ${value}`];
  }
  if (["bigint", "function", "symbol"].includes(typeof value)) {
    return [`figure at ${path}: ${typeof value}`];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => figureFaults(member, `${path}/${key}`));
}

/** Leavings of code in any string; the receipt of a time repeats what was given. */
function leftFaults(answer: Fields, echoes: readonly string[]): string[] {
  return stringsOf({ ...answer, time: undefined }).flatMap(([path, whole]) => {
    const text = without(whole, echoes);
    const left = LEAVINGS.exec(text) ?? DIGITS.exec(text);
    return left ? [`left at ${path}: ${around(text, left)}`] : [];
  });
}

/** Words that foretell a death, in any string. */
function forbiddenFaults(answer: Fields, echoes: readonly string[]): string[] {
  return stringsOf(answer)
    .filter(([path, text]) => forbiddenWords(text, path).length > 0)
    .flatMap(([path, text]) => forbiddenWords(without(text, echoes), path))
    .map((words) => `death at ${words}`);
}

/** Sentences that speak of death or of the length of a life; names among the facts may be named. */
function deathFaults(text: string, facts: Fields): string[] {
  const names = stringsOf(facts)
    .map(([, name]) => name)
    .filter((name) => name.length <= MAX_NAME_CHARS && speaksOfDeath(name, {}));
  const rest = without(text, names);
  if (!speaksOfDeath(rest, facts)) return [];
  const sentences = rest.match(/[^.!?。！？]+[.!?。！？]*/gu) ?? [rest];
  return sentences
    .filter((sentence) => speaksOfDeath(sentence, facts))
    .map((sentence) => `death: ${sentence.trim()}`);
}

/** A picture that an XML parser refuses, without its words, or with a figure that is none. */
function pictureFaults(svg: string | undefined): string[] {
  if (svg === undefined) return [];
  const faults: string[] = [];
  try {
    new Resvg(svg, { font: { loadSystemFonts: false } });
  } catch (error) {
    faults.push(`picture: not well formed: ${(error as Error).message}`);
  }
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    faults.push("picture: root");
  if (!/<title[ >][^<]/.test(svg)) faults.push("picture: no title");
  if (!/<desc[ >][^<]/.test(svg)) faults.push("picture: no description");
  const broken =
    /<script|<foreignObject|href="(?!#)|undefined|NaN|Infinity|\[object| (x|y|r|cx|cy|x1|x2|y1|y2|width|height|d)=""/.exec(
      svg,
    );
  if (broken) faults.push(`picture: ${around(svg, broken)}`);
  return faults;
}

/** What a caller wrote, also as a text may show it: trimmed, on one line, without its last mark. */
function echoesOf(input: Fields): readonly string[] {
  return stringsOf(input)
    .filter(([path]) => FREE.test(path))
    .flatMap(([, text]) => {
      const line = text.replaceAll(/\s+/g, " ").trim();
      return [text, text.trim(), line, line.replace(/[?？.。!！]+$/u, "")];
    });
}

/** A text with something neutral in place of some of its parts. */
function without(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => (part.length > 1 ? rest.replaceAll(part, "X") : rest), text);
}

/** Every string of a value with its path. */
function stringsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => stringsOf(member, `${path}/${key}`));
}
