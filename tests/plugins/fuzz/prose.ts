/** Faults of writing that a rule can see in a text: halves left out, words doubled, languages mixed. */

type Lang = "en" | "zh-Hant";

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

/** How a paragraph may end. */
const END = /[.!?。！？」』”"’)）:：]$/u;

/** The same word twice in a row. */
const DOUBLED = /(?<![\p{L}\p{M}’'-])([\p{Script=Latin}\d]+) \1(?![\p{L}\p{M}’'-])/giu;
/** Words that may stand twice in good prose; names are told by their capitals: Cao Cao, Van Van. */
const MAY_DOUBLE = /^(that that|had had|\d+ \d+|\p{Lu}\p{L}* \p{Lu}\p{L}*)$/u;
const DOUBLED_CHINESE = /(的|了|是|在|與|而|則|也|於|之|有|會|主)\1/u;

/** English words in a row that show a sentence left untranslated. */
const UNTRANSLATED = /\b[a-z]+(?: [a-z]+){3,}\b/i;

/** English alone: what belongs to a language is tried in that language. */
const ENGLISH: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["small letter", /(?<!\b(?:[Ee]\.g|[Ii]\.e|vs|cf|c|ca|b|d|[Nn]o))[.!?] [a-z]\w*/],
  ["article", /\b(a (?!one|once|eu|uni)[aeio][a-z]+|[Aa]n [bcdfgjklmnpqrstvwxyz][a-z]+)\b/],
  [
    "plural",
    /(?<![\d.,:/-])\b1 (years|days|months|points|signs|houses|degrees|cards|marks|lots|systems)\b/,
  ],
];

/** Everything wrong with the writing of a text. */
export function proseFaults(text: string, lang: Lang): string[] {
  const faults = SLIPS.flatMap((slip) => at("slip", text, slip));
  if (text.trim().length < 40) faults.push(`too short: ${text}`);
  for (const found of text.matchAll(DOUBLED)) {
    if (!MAY_DOUBLE.test(found[0])) faults.push(`doubled: ${around(text, found)}`);
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
  return [...faults, ...(lang === "en" ? englishFaults(text) : chineseFaults(text))];
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
  const found = pattern.exec(text);
  return found ? [`${name}: ${around(text, found)}`] : [];
}

/** What a pattern found, with some of what stands on both sides. */
export function around(text: string, found: RegExpExecArray): string {
  return text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30);
}
