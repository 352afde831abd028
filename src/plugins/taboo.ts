/** Finds texts that speak of what this service never predicts: death and the length of a life. */

const ENGLISH =
  /\b(deaths?|deathly|deathbed|deadly|dies?|died|dying|dead|deceased?|demise|perish(es|ed|ing)?|fatal(ly|ity|ities)?|mortal(ity)?|lethal|lifespans?|life[ -]spans?|life[ -]?expectancy|longevity|long[ -]lived|short[ -]lived|suicid(e|al)|funerals?|obituar(y|ies)|pass(es|ed|ing)? away|end of (your|his|her|their|one's) (life|days)|how long (you|he|she|they|one) (will |may )?lives?|(years|time|months|weeks) (left )?to live|live to (be|the age of) \d+|days are numbered)\b/i;
const CHINESE =
  /[死亡歿殁]|[壽寿]命|[阳陽][寿壽]|[壽寿][元數数終终限]|[長长短天高][壽寿]|享[年壽寿]|陽數|阳数|[去過过逝辭辞離离]世|病逝|往生|[歸归][天西]|[喪丧][命生]|送命|殞命|殒命|夭折|早夭|短命|[長长]命|致命|葬|活得?[到過过]/;
/** The same in other languages that a model may slip into. Cyrillic and Thai have no usable \b. */
const OTHERS =
  /\b(muertes?|muert[oa]s?|morir\p{L}*|mueres?|fallec\p{L}*|longevidad|esperanza de vida|mort(es?)?|morrer\p{L}*|mourir|mourr\p{L}+|décès|décéd\p{L}*|longévité|espérance de vie|sterben|stirb(s?t)?|gestorben|tödlich|Lebenserwartung|Lebensdauer|aspettativa di vita|kematian|meninggal|chết|qua đời|tuổi thọ)(?!\p{L})|смерт|умр[уеё]|умер|погиб|ตาย|เสียชีวิต|อายุขัย|मृत्यु|मौत|الموت|وفاة|亡くな|逝去|사망|죽(음|는|을|어|다)|수명/iu;

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

/** Questions that ask for the same thing without naming it. */
const ASKING =
  /\b(how (much )?long(er)?\b.{0,60}\b(live|lives|left|got|last on earth)|still be alive|be alive (in|by|on|at)|stay alive|outlive|(live|make it) (to see|until|till|past|through the (night|week|winter))|(he|she|they|i|we|you|mother|father|mum|mom|dad|parents?|wife|husband|grand\w+|brother|sister|son|daughter|child|baby|patient|president|king|queen|pope)\b.{0,40}\bsurvives?|kick the bucket|last breath|my last (day|year)|pass on\b|how old will\b.{0,40}\b(get|become|be when))/i;
const ASKING_CHINESE =
  /活多[久長长少]|(還|还)能活|能活|撐[得不]?[過到多]|撑[得不]?[过到多]|(還|还)(有|剩)多少(日子|時間|时间|年)|剩下?(的)?(日子|壽|寿)|命(還|还)?有多[長长]|幾歲走|几岁走|(什麼|什么|何)時走|還在世|还在世|在不在人世|熬[得不]?過|熬[得不]?过/;

/**
 * Whether a question asks about death or the length of a life, plainly or in other words. It errs on the
 * side of declining.
 */
export function asksOfDeath(question: string): boolean {
  return mentions(question) || ASKING.test(question) || ASKING_CHINESE.test(question);
}

function mentions(text: string): boolean {
  return ENGLISH.test(text) || CHINESE.test(text) || OTHERS.test(text);
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
