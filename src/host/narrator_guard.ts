/** What a generated text must keep before anybody reads it. */
import { speaksOfDeath, type Brief, type Lang } from "../plugins/mod.ts";
import { isWrittenIn } from "../speech/mod.ts";

/** The model's text cannot be used; the message is the reason given to the caller. */
export class Unusable extends Error {}

export interface Guard {
  readonly lang: Lang;
  readonly brief: Brief;
  /** What was sent beside the facts and must not come back: instructions and keys. */
  readonly secrets: readonly string[];
}

const MAX_TEXT_CHARS = 12_000;
const MIN_TEXT_CHARS = 40;
/** Shorter secrets would be met by chance. */
const MIN_SECRET_CHARS = 8;

/** Control characters but tab and line feed, and marks that turn the direction of text. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const MARKUP = /<\/?[a-z!][^>]*>|```|\]\(|\b(?:https?|javascript|data):|\bwww\./i;
/**
 * Refuses a part of a text that may still grow.
 *
 * @throws {Unusable}
 */
export function requireClean(text: string, { brief, secrets }: Guard): void {
  if (text.length > MAX_TEXT_CHARS) throw new Unusable("the text was too long");
  if (speaksOfDeath(text, brief.facts)) throw new Unusable("the text spoke of death or lifespan");
  if (CONTROLS.test(text) || MARKUP.test(text)) {
    throw new Unusable("the text held markup, links or control characters");
  }
  const lower = text.toLowerCase();
  const leaked = secrets.some(
    (secret) => secret.length >= MIN_SECRET_CHARS && lower.includes(secret.toLowerCase()),
  );
  if (leaked) throw new Unusable("the text repeated its instructions");
}

/**
 * Refuses a finished text.
 *
 * @throws {Unusable}
 */
export function requireUsable(text: string, guard: Guard): void {
  if (text.length < MIN_TEXT_CHARS) throw new Unusable("the text was empty or too short");
  requireClean(text, guard);
  if (!isWrittenIn(guard.lang, text)) throw new Unusable("the text was in another language");
  requireKnownNumbers(text, guard.brief);
}

/** From here on a number is a figure and no way of counting; smaller ones may be the writer's own. */
const SMALLEST_FIGURE = 10;

/** Refuses figures that the brief does not hold: a score, a date or an odds of the model's own making. */
function requireKnownNumbers(text: string, { facts, outline, plain }: Brief): void {
  const known = new Set<number>([100]);
  for (const figure of figuresIn(`${JSON.stringify(facts)} ${outline.join(" ")} ${plain}`)) {
    // Odds are given in percent, rounded either way, and so is what is left of a hundred.
    const given = figure <= 1 ? [100 * figure, 100 - 100 * figure] : [figure];
    for (const one of given) known.add(one).add(Math.floor(one)).add(Math.ceil(one));
  }
  const strange = figuresIn(text).find((one) => one >= SMALLEST_FIGURE && !known.has(one));
  if (strange !== undefined) throw new Unusable("the text held a figure that is not in the facts");
}

function figuresIn(text: string): readonly number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** The part of a growing text that ends with a sentence and may be shown. */
export function wholeSentences(text: string): string {
  const end = Math.max(
    ...[". ", "! ", "? ", "\n", "。", "！", "？"].map((mark) => lastEnd(text, mark)),
  );
  return text.slice(0, end);
}

function lastEnd(text: string, mark: string): number {
  const at = text.lastIndexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}
