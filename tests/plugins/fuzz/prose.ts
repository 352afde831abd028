/** Faults of writing that a rule can see in a text: halves left out, words doubled, languages mixed. */

/** Errors of punctuation that no language allows. */
const SLIPS: readonly RegExp[] = [
  /[，。；：、！？][，。；：、！？]/u,
  /[,;:.]\s*[，。；：、！？]|[，。；：、！？]\s*[,;:.](?!\d)/u,
  /(?<!\.)\.\.(?!\.)|,\s*,|;\s*;|:\s*:|[,;:]\s*\.(?=\s|$)|\.\s+[,;:]/,
  /\(\s*\)|（\s*）|「\s*」|《\s*》|“\s*”/u,
  /\s[,;!?](\s|$)|\s\.(\s|$)|\s[，。；：、！？」）]/u,
  / {2,}/,
];

const PAIRS = ["()", "（）", "「」", "『』", "《》", "“”", "【】", "〈〉"];

/** A reading says at least so much; a Chinese character says as much as two letters. */
const MIN_WIDTH = 40;
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** How a paragraph may end. */
const END = /[.!?。！？」』”"’)）:：]$/u;

/** The same word twice in a row. */
const DOUBLED = /(?<![\p{L}\p{M}’'-])([\p{Script=Latin}\d]+) \1(?![\p{L}\p{M}’'-])/giu;
/** Words that may stand twice in good prose; names are known by their capitals: Cao Cao, Van Van. */
const MAY_DOUBLE = /^(that that|had had|\d+ \d+|\p{Lu}\p{L}* \p{Lu}\p{L}*)$/u;
const DOUBLED_CHINESE = /(的|了|是|在|與|而|則|也|於|之|有|會|主)\1/u;

/** English words in a row that show a sentence left untranslated. */
const UNTRANSLATED = /\b[a-z]+(?: [a-z]+){3,}\b/i;

/** What belongs to a language is tried in that language alone. */
const ENGLISH: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["small letter", /(?<!\b(?:[Ee]\.g|[Ii]\.e|vs|cf|c|ca|b|d|[Nn]o))[.!?] [a-z]\w*/],
  ["article", /\b(a (?!one|once|eu|uni)[aeio][a-z]+|[Aa]n [bcdfgjklmnpqrstvwxyz][a-z]+)\b/],
  [
    "plural",
    /(?<![\d.,:/-])\b1 (years|days|months|points|signs|houses|degrees|cards|marks|lots|systems)\b/,
  ],
];

/** Faults that only one language has, by the first part of its tag. */
const OF_LANGUAGE: Readonly<Record<string, (text: string) => string[]>> = {
  en: englishFaults,
  zh: chineseFaults,
};

/**
 * Everything wrong with the writing of a text.
 *
 * @param lang its language, a BCP 47 tag
 */
export function proseFaults(text: string, lang: string): string[] {
  const faults = SLIPS.flatMap((slip) => at("slip", text, slip));
  if (widthOf(text.trim()) < MIN_WIDTH) faults.push(`too short: ${text}`);
  for (const match of text.matchAll(DOUBLED)) {
    if (!MAY_DOUBLE.test(match[0])) faults.push(`doubled: ${around(text, match)}`);
  }
  for (const paragraph of text.split(/\n+/)) {
    const whole = paragraph.trim();
    if (whole && !END.test(whole)) faults.push(`no end: …${whole.slice(-60)}`);
  }
  for (const [open, close] of PAIRS as unknown as [string, string][]) {
    if (text.split(open).length !== text.split(close).length) {
      faults.push(`unbalanced ${open}${close}: ${text}`);
    }
  }
  return [...faults, ...(OF_LANGUAGE[lang.split("-")[0]!]?.(text) ?? [])];
}

function englishFaults(text: string): string[] {
  return ENGLISH.flatMap(([name, pattern]) => at(name, text, pattern));
}

function chineseFaults(text: string): string[] {
  return [
    ...(/\p{Script=Han}/u.test(text) ? [] : ["no Chinese"]),
    ...at("doubled", text, DOUBLED_CHINESE),
    ...at("untranslated", text, UNTRANSLATED),
  ];
}

function at(name: string, text: string, pattern: RegExp): string[] {
  const match = pattern.exec(text);
  return match ? [`${name}: ${around(text, match)}`] : [];
}

/** What a pattern matched, with some of what stands on both sides. */
export function around(text: string, match: RegExpExecArray): string {
  return text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
}
