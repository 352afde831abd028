/** What all blends have in common, in English. */
import type { IdOf, Origin, Sentences } from "#sdk";
import type { BlendPhrases } from "../answer.ts";
import type { GenderPhrases } from "../gender.ts";
import type { AskedFrom, MomentPhrases } from "../moment.ts";
import type { MOMENT_FROM, PLACE_FROM } from "../moment.ts";
import type { PictureWords } from "../picture.ts";
import type { Stance, SystemId } from "../system.ts";

/** Systems as they are called in a sentence, after "the". */
export const system: Readonly<Record<SystemId, string>> = {
  "bazi.chart": "four pillars",
  "ziwei.chart": "Purple Star chart",
  "boneWeight.calculate": "bone weight",
  "vedic.chart": "Vedic chart",
  "vedic.nakshatra": "birth nakshatra",
  "dasha.vimshottari": "Vimshottari periods",
  "astrology.calculate": "Western chart",
  "declination.compute": "declinations",
  "fixedStars.locate": "fixed stars",
  "nineStarKi.chart": "Nine Star Ki chart",
  "sukuyo.chart": "sukuyo lodge",
  "tibetan.natal": "Tibetan forces",
  "mahabote.chart": "Burmese mahabote",
  "mahaThaksa.chart": "Thai wheel",
  "weton.calculate": "Javanese weton",
  "maya.birthSign": "Maya day",
  "aztec.tonalpohualli": "Aztec day",
  "babylonian.horoscope": "Babylonian omens",
  "decan.find": "Egyptian decans",
  "kabbalah.birthAngel": "names of the birth",
  "kabbalah.treeChart": "Tree of Life",
  "celticTree.sign": "Celtic tree",
  "tojeong.year": "Tojeong year",
  "numerology.calculate": "Pythagorean numbers",
  "numerology.indian": "Indian numbers",
  "qimen.calculate": "mysterious gates",
  "daLiuRen.calculate": "Great Six Ren board",
  "xiaoLiuRen.calculate": "Small Six Ren count",
  "taiYi.calculate": "Supreme One board",
  "liuyao.calculate": "six lines",
  "meihua.calculate": "plum blossom hexagram",
  "almanac.daily": "almanac",
  "divination.draw": "temple lot",
  "horary.judge": "horary chart",
  "prashna.chart": "prashna chart",
  "tarot.draw": "tarot cards",
  "runes.cast": "runes",
  "ifa.cast": "Ifá cast",
  "sikidy.cast": "sikidy seeds",
  "hakata.cast": "hakata tablets",
  "raml.cast": "Arabic sand tableau",
  "ramal.cast": "Persian ramal dice",
  "compatibility.zodiac": "animals of the years",
  "compatibility.birthday": "birthday numbers",
  "compatibility.bazi": "four pillars",
  "compatibility.ziwei": "Purple Star charts",
  "compatibility.element": "five elements",
  "compatibility.fengShuiKua": "life trigrams",
  "compatibility.horoscope": "two Western charts",
  "compatibility.celticTree": "Celtic trees",
  "compatibility.nineStarKi": "Nine Star Ki charts",
  "compatibility.japaneseEto": "eto of Japan",
  "compatibility.vedicAshtakoot": "eightfold match",
  "compatibility.nakshatra": "birth stars",
  "compatibility.mayanTzolkin": "tzolkin days",
  "compatibility.arabicHuruf": "Arabic letters",
};

const stance: Readonly<Record<Stance, string>> = {
  favourable: "favourable",
  mixed: "mixed",
  adverse: "adverse",
  unweighed: "judges nothing",
};

const origin: Readonly<Record<Origin, string>> = {
  own: "its own score",
  verdict: "its graded judgement",
  tally: "a tally of its marks",
  aside: "a score of something else, shown and not weighed",
  none: "none: it describes",
};

const momentFrom: Readonly<Record<IdOf<typeof MOMENT_FROM>, string>> = {
  given: "as given",
  call: "the moment of the call",
};

const placeFrom: Readonly<Record<IdOf<typeof PLACE_FROM>, string>> = {
  given: "as given",
  birth: "the place of birth",
  none: "no place is known",
};

export const terms = { system, stance, origin };
export const momentTerms = { momentFrom, placeFrom };

export const fields = {
  systems: "The systems asked",
  system: "System",
  title: "Called",
  tradition: "Tradition",
  delivered: "Answered",
  polarity: "Leaning",
  confidence: "Confidence",
  "systems/weight": "Weight",
  scoring: "How it was scored",
  origin: "Where the score comes from",
  scoreWithout: "Score of the whole without it",
  readings: "Each way to read it",
  assumed: "Taken for granted",
  version: "Version",
  data: "Its whole answer",
  failure: "Why it did not answer",
  counts: "How many",
  members: "Systems",
  "counts/delivered": "That answered",
  weighed: "That judge good against ill",
  traditions: "Traditions",
  blendedScore: "Score of the whole",
  formula: "How the score is found",
  standing: "How common this score is",
  lower: "Percent that stand lower",
  twentieths: "Scores at each twentieth",
  reference: "Compared with",
  dissent: "Where they disagree",
  agreement: "Share of the fullest side",
  side: "Fullest side",
  spread: "Spread of the scores",
  favourable: "Favourable",
  mixed: "Mixed",
  adverse: "Adverse",
  unweighed: "That judge nothing",
  farthest: "Farthest from the mean",
  gap: "Distance in points",
};

export const momentFields = {
  moment: "Moment and place of asking",
  date: "Date",
  "moment/time": "Time",
  timezone: "Time zone",
  latitude: "Latitude",
  longitude: "Longitude",
  momentFrom: "Moment taken from",
  placeFrom: "Place taken from",
  says: "In words",
};

/** How the blended score is found. */
export const formula =
  "The blended score is the sum of weight × confidence × score over the sum of weight × confidence, rounded, of all systems that have a score. Confidence is 1 for a system's own score (times the confidence it states), 0.8 for a graded verdict, 0.6 for a tally of its marks. From 60 a system speaks for, up to 40 against";

export const phrases = {
  weightedMean: formula,
  seededCalls:
    "A thousand seeded calls of this blend: births of 1900 to 2029 at nine cities, questions of 2000 to 2049. It says how common the score is, and not how good the birth or the moment",
} satisfies Sentences<BlendPhrases>;

function askedFrom({ momentFrom, placeFrom }: AskedFrom): string {
  const said = [
    momentFrom === "call" ? "No moment was given; that of the call was taken." : "",
    placeFrom === "birth" ? "No place of asking was given; the place of birth was taken." : "",
    placeFrom === "none" ? "No place is known; systems that need one cannot answer." : "",
  ];
  return said.filter(Boolean).join(" ") || "Moment and place as given.";
}

export const momentPhrases = { askedFrom } satisfies Sentences<MomentPhrases>;

export const genderPhrases = {
  luckCycles: "the direction of the luck cycles of the four pillars",
  decadeLuck: "the decade luck of the Purple Star chart",
} satisfies Sentences<GenderPhrases>;

/** Inputs of questions. */
export const inputs = {
  name: {
    label: "Name",
    about: "Name for the number arts; read where it has Latin letters",
  },
  question: { label: "Question", about: "What is asked; horary needs it, the others echo it" },
  seed: { label: "Seed", about: "Reproduces every draw of the blend; random when left out" },
  matter: {
    label: "What it is about",
    about: "What kind of matter is asked, for horary",
    values: {
      self: "oneself",
      health: "health",
      money: "money and possessions",
      lostThings: "lost things",
      siblings: "brothers and sisters",
      shortTrips: "short journeys",
      messages: "letters and messages",
      home: "home",
      land: "house and land",
      father: "the father",
      children: "children",
      pleasure: "play and pleasure",
      illness: "illness",
      work: "work and service",
      smallAnimals: "small animals",
      partner: "partner and marriage",
      opponent: "an open opponent",
      theft: "theft",
      othersMoney: "another's money",
      travel: "far journeys",
      law: "law",
      learning: "learning",
      career: "career and standing",
      authority: "those in authority",
      mother: "the mother",
      friends: "friends",
      hopes: "hopes and wishes",
      hiddenEnemies: "hidden enemies",
      confinement: "confinement",
    },
  },
  at: {
    label: "Moment and place of asking",
    about:
      "Moment and place of the question; without date and time the moment of the call, at the place named",
  },
};

export const omissions = {
  gender: ({ others }: { others: number }) =>
    `No gender was given; male was assumed. It reaches the direction of the luck cycles of the four pillars (bazi.chart) and the decade luck of the Purple Star chart (ziwei.chart), which run the other way for a female chart. The other ${others} systems are the same for any gender.`,
  matter:
    "No matter was named; horary takes the one that the question itself names, else the eleventh house, of things hoped for.",
  at: askedFrom,
};

export const refusals = {
  "nothing-delivered": {
    when: "No system of the blend could answer; nothing is charged",
    says: "No system of this blend could answer what was asked, and nothing is charged. Add the time and the place, or ask again later",
  },
  lifespan: {
    when: "The question is about death or the length of a life, which is not calculated",
    says: "The question is about death or the length of a life, which is not calculated here. Please ask something else",
  },
};

export const picture: PictureWords = {
  favourable: "for",
  mixed: "even",
  adverse: "against",
  describes: "describes",
  noAnswer: "no answer",
  desc: (score, bars) =>
    `Blended score ${score ?? "none"} of 100. One by one: ${bars.map((bar) => `${bar.title} ${bar.score ?? "–"}`).join(", ")}.`,
};
