/** Writes chat English out: dropped apostrophes, clipped words, common slips of the pen. */

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  gonna: "going to",
  gunna: "going to",
  wanna: "want to",
  gotta: "have to",
  hafta: "have to",
  shoulda: "should have",
  coulda: "could have",
  lemme: "let me",
  gimme: "give me",
  dunno: "do not know",
  idk: "i do not know",
  cant: "can't",
  wont: "won't",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  aint: "isn't",
  "ain't": "isn't",
  im: "i'm",
  ive: "i've",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  youre: "you're",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  whos: "who's",
  wheres: "where's",
  hows: "how's",
  whens: "when's",
  u: "you",
  ur: "your",
  r: "are",
  n: "and",
  pls: "please",
  plz: "please",
  cuz: "because",
  cos: "because",
  coz: "because",
  bc: "because",
  bcuz: "because",
  w: "with",
  abt: "about",
  rn: "right now",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tomorow: "tomorrow",
  tommorow: "tomorrow",
  tonite: "tonight",
  ppl: "people",
  gf: "girlfriend",
  bf: "boyfriend",
  bff: "best friend",
  hubs: "husband",
  msg: "message",
  txt: "text",
  thx: "thanks",
  prolly: "probably",
  shld: "should",
  wld: "would",
  wen: "when",
  wat: "what",
  wut: "what",
  y: "why",
  shud: "should",
  nite: "night",
  luv: "love",
  luvs: "loves",
  kno: "know",
  tho: "though",
  thru: "through",
  alot: "a lot",
  definately: "definitely",
  recieve: "receive",
  wierd: "weird",
  thier: "their",
  neighbur: "neighbour",
  carrer: "career",
  collage: "college",
  loosing: "losing",
  choise: "choice",
  hoilday: "holiday",
  marrage: "marriage",
  marrige: "marriage",
  devorce: "divorce",
  seperate: "separate",
  seperation: "separation",
  arguement: "argument",
  excercise: "exercise",
  independant: "independent",
  goverment: "government",
};
const ASIDES =
  /(?:^|(?<=[\s,.!?]))(?:tbh|ngl|imo|imho|fr|fr fr|lol|lmao|omg|smh|ugh|btw|fyi|lowkey|highkey|literally|like literally|haha+|hehe+|bro|dude|man|girl|yall|y'all|guys|hey guys|hmm+|um+|uh+|ah+|oh|aight|yo|again and again)(?=$|[\s,.!?])[,.]?\s*/g;
/** "Ill get it" is no illness. */
const I_WILL =
  /\bill (?=(?:be|get|ever|never|have|find|lose|pass|make|see|meet|still|fail|win|end|go|marry|regret|always|just|miss|need)\b)/g;

/** "My grandmas ring" owns it. */
const OWNED =
  /\b((?:my|our|his|her|their) (?:(?:late|old|dead|best|little|big) )?(?:grandma|grandpa|grandmother|grandfather|mom|mum|dad|mother|father|sister|brother|wife|husband|friend|girlfriend|boyfriend|son|daughter|uncle|aunt|nan|granny|boss|neighbour|neighbor|ex|cat|dog))s (?=[a-z]+ (?:is|are|was|has|have|had|will|from|in|got|gone|went|to|$)|(?:ring|brooch|watch|necklace|keys|car|house|phone|wedding|job|health|exam|illness|surgery|operation|business)\b)/g;

/** A folded English text as a letter would write it. */
export function writeOut(text: string): string {
  const plain = text
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(I_WILL, "i will ")
    .replace(OWNED, "$1's ")
    .replace(/[a-z']+/g, (word) => WRITTEN_OUT[word] ?? word);
  const without = plain.replace(ASIDES, (aside, at: number) =>
    /^(?:man|girl|bro|guys|like)\b/.test(aside) && at > 0 ? aside : "",
  );
  return without.replace(/\s+/g, " ").trim();
}
