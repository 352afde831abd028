/**
 * Words that would foretell a death or the length of a life, in the languages we write.
 *
 * Names of symbols (the trump Death, the stage 死, the eighth house) are not foretelling; they are
 * listed as exceptions and taken out before the search.
 */
const FORETELLING: readonly RegExp[] = [
  /\byou (will|shall|may|might|could) (die|pass away|perish)\b/i,
  /\b(your|his|her|their) (own )?(death|demise)\b/i,
  /\b(lifespan|life span|life expectancy|length of life|years (left )?to live|longevity of)\b/i,
  /\b(date|time|year|age) of (your |his |her )?death\b/i,
  /\bfatal (illness|disease|accident)\b/i,
  /(將|會|必|恐|難免)(於.{0,6})?(死|亡|歿|喪命|身亡|過世|去世|離世)/u,
  /(壽命|陽壽|壽限|壽元|死期|大限將至|命不久|短命|夭折|早夭|性命不保)/u,
];

/** Sentences of disclosure, which deny what they name. */
const EXCEPTIONS: readonly RegExp[] = [
  /Lifespan and death are not calculated\.?/g,
  /壽命與死亡不予推算。?/gu,
];

/** Every forbidden phrase in the strings of a value, with its path. */
export function forbiddenWords(value: unknown, path = ""): readonly string[] {
  if (typeof value === "string") {
    const text = EXCEPTIONS.reduce((rest, exception) => rest.replace(exception, ""), value);
    return FORETELLING.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match ? [`${path}: "${match[0]}"`] : [];
    });
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => forbiddenWords(member, `${path}/${key}`));
}
