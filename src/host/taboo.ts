/** Finds texts that speak of what this service never predicts: death and the length of a life. */

const ENGLISH =
  /\b(deaths?|deathly|deadly|dies?|died|dying|dead|deceased?|demise|fatal(ly|ity|ities)?|mortal(ity)?|lethal|lifespans?|life[ -]spans?|life expectancy|longevity|long[ -]lived|short[ -]lived|suicid(e|al)|funerals?|pass(es|ed|ing)? away|end of (your|his|her|their|one's) life|how long (you|he|she|they|one) (will |may )?lives?|(years|time) (left )?to live)\b/i;
const CHINESE =
  /[死亡歿殁]|壽命|阳寿|陽壽|壽元|壽數|壽終|壽限|長壽|短壽|天壽|高壽|享年|享壽|陽數|去世|過世|逝世|辭世|離世|病逝|往生|歸天|歸西|喪命|喪生|送命|殞命|夭折|早夭|短命|長命|致命|葬|活到/;

/** Terms that only look like it: 空亡 is the void of a ten-day cycle. */
const HARMLESS = /空亡|截路空亡|旬空/g;
/** Longer strings of the facts are prose, not names. */
const MAX_NAME_CHARS = 24;

/**
 * Whether a text speaks of death or lifespan.
 *
 * @param facts names in them are allowed as they stand, so that the gate 死門 can be named; a name of one
 *   word only where it is marked as a name: `the Death card`, `"Death"`, 「死」. Any other mention counts
 */
export function speaksOfDeath(text: string, facts: Readonly<Record<string, unknown>>): boolean {
  let rest = text.replaceAll(HARMLESS, " ");
  for (const name of namesIn(facts)) {
    for (const shape of shapesOf(name)) rest = rest.replaceAll(shape, " ");
  }
  return mentions(rest);
}

function mentions(text: string): boolean {
  return ENGLISH.test(text) || CHINESE.test(text);
}

/** How a name may stand in the text. */
function shapesOf(name: string): readonly string[] {
  const oneWord = !/\s/.test(name) && (name.length === 1 || /^[\x20-\x7e]+$/.test(name));
  if (!oneWord) return [name];
  const nouns = ["card", "trump", "stage", "phase", "gate", "star"];
  const marked = [`"${name}"`, `“${name}”`, `「${name}」`, `『${name}』`, `${name}牌`];
  return [...marked, ...nouns.map((noun) => `${name} ${noun}`)];
}

/** Short strings among the facts that would themselves be found, longest first. */
function namesIn(facts: unknown): readonly string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      if (value.length <= MAX_NAME_CHARS && mentions(value)) names.add(value);
    } else if (typeof value === "object" && value !== null) {
      for (const member of Object.values(value)) visit(member);
    }
  };
  visit(facts);
  return [...names].sort((a, b) => b.length - a.length);
}
