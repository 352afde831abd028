/**
 * The Book of Omens: three throws of a four-sided die, sixty-four throws onto sixty-five omens.
 *
 * The manuscript writes 3-1-3 over two omens, the blind foal and the two oxen, and 3-4-1 over three, the ibex, the crane and
 * the falcon, while 3-1-1 and 1-2-4 are not in it: as editors do, the crane is read under 3-1-1 and the falcon under 1-2-4.
 *
 * @source Irk Bitig, Or. 8212/161 (9th century): order, pips, opening words and verdicts as in the edition of
 *   github.com/idikuterke (Gokturkce_kursu, irk-bitig-db-v3; gokyazi, fallar). Six omens on which the manuscript is silent
 *   are called good there. The snake is under 1-2-3 in the one file and 1-2-4 in the other
 */
import { vocabulary, type IdOf, type Leaning, type Random } from "#sdk";

const named = (native: string) => ({ native, roman: native });

/** The omens in their order, by their opening words. */
export const OMEN = vocabulary("irkBitigOmen", {
  sonOfHeaven: named("Tensi men"),
  roadGod: named("Ala atlıg yol teŋri men"),
  goldenEagle: named("Altun kanatlıg talım kara kuş men"),
  whiteFalcon: named("Ürüŋ esri togan kuş men"),
  gladLord: named("Beg er yuntıŋaru barmış"),
  bearAndBoar: named("Adıglı toŋuzlı"),
  hastyMessenger: named("Er terkleyü kelir"),
  goldenSnake: named("Altun başlıg yılan men"),
  burntHouse: named("Ulug ev örtenmiş"),
  yawningLeopard: named("Esnegen bars men"),
  twoEnvoys: named("Sarıg atlıg savçı"),
  fallenHunter: named("Er avka barmış"),
  oldWoman: named("Teŋrilig kurtga"),
  tiedRaven: named("Kuzgunug ıgaçka bamış"),
  lostInFog: named("Üze tuman turdı"),
  leanHorse: named("Toruk at semriti"),
  thirstyHorse: named("Özlük at"),
  goodTent: named("Kerekü içi ne teg ol"),
  whiteHorsePleads: named("Ak at karşısın"),
  camelStallion: named("Titir bugra men"),
  oldHoopoe: named("Karı üpgük"),
  lostMirror: named("Uzun tonlug közŋüsin"),
  foundDroppings: named("Oglan kekük tezekin"),
  blindFoal: named("Teglök kulun"),
  twoOxen: named("Éki öküzüg"),
  dawn: named("Taŋ taŋlardı"),
  sheepAndWolf: named("Bay er koñı"),
  khanBuilds: named("Kan olurupan ordu yapmış"),
  ninetySheep: named("Oyma er"),
  poorMansSon: named("Çıgañ er oglı"),
  leopardHunts: named("Bars kéyik"),
  onePlant: named("Bir tavılku"),
  wetFelt: named("Kidizig suvka"),
  khanReturns: named("Kan süke barmış"),
  swan: named("Er süke barmış"),
  noJoy: named("Üküş atlıg"),
  antsAndOx: named("Bir karı öküzüg"),
  maidToQueen: named("Kamış ara kalmış"),
  hobbledHorse: named("Tıgıg tértrü"),
  rockSplitter: named("Talım urı"),
  whiteCow: named("Ürüŋ esri ingek"),
  cupAndBowl: named("Idişin ayakın kodupan"),
  falconAndEagle: named("Togan ügüz kuşı"),
  falconAndHare: named("Togan kuş teŋriden"),
  fawn: named("Kéyik oglı men"),
  camelInMire: named("Tebe titigke"),
  blessing: named("Er ümeleyü barmış"),
  mender: named("Karı yol teŋri men"),
  ibex: named("Bars kéyik eŋleyü"),
  riddenHard: named("Tıg at kudrukın"),
  eaglesRock: named("Talım kara kuş men"),
  sunThroughClouds: named("Er buşuşlug"),
  twoClouds: named("Boz bulıt yorıdı"),
  slaveAndRaven: named("Kul savı begiŋerü"),
  heroReturns: named("Alp er oglı"),
  stallion: named("Ügriŋe kutlug adgır men"),
  frozenPail: named("Köŋeki toŋmış"),
  runawaySon: named("Oglı öginte kaŋınta"),
  keptStores: named("Yılka tegmişig"),
  stagBells: named("Tokuz arlı sıgun"),
  snaredCrane: named("Turñya kuş"),
  summerDeer: named("Yargun kéyik men"),
  royalHunt: named("Kanlık süsi"),
  greyFalcon: named("Kök boymul togan"),
  hardMouth: named("Semiz at agzı"),
});
export type Omen = IdOf<typeof OMEN>;

/** What the book calls an omen. */
export const WORD = vocabulary("irkBitigWord", ["veryGood", "good", "middling", "bad", "veryBad"]);
export type Word = IdOf<typeof WORD>;

/** The throw of each omen. */
const THROWS =
  "222 444 333 111 242 122 212 123 321 243 443 343 342 234 141 214 233 241 413 223 331 112 442 313 313 421 422 211 432 423 144 113 424 244 434 411 134 314 224 441 324 414 334 142 132 133 114 344 341 143 433 312 232 131 412 231 221 322 323 431 311 213 121 124 332".split(
    " ",
  );
/** What the book calls each: very good, good, middling, bad, very bad. */
const WORDS_OF = "ggggVbgbbgVbgggbgVggmBgbbgggggggbggBbgbgggbbbbgggbggggVgmgggbggVb";
const WORD_AT: Readonly<Record<string, Word>> = {
  V: "veryGood",
  g: "good",
  m: "middling",
  b: "bad",
  B: "veryBad",
};
const SCORES: Readonly<Record<Word, number>> = {
  veryGood: 90,
  good: 74,
  middling: 50,
  bad: 26,
  veryBad: 10,
};

export type Pips = readonly [number, number, number];

/** Throws the die three times. */
export const throwDie = (random: Random): Pips => [
  random.below(4) + 1,
  random.below(4) + 1,
  random.below(4) + 1,
];

/** The number of the omen of a throw, 1 to 65: the first where two share it. */
export const numberOf = (pips: Pips): number => THROWS.indexOf(pips.join("")) + 1;

/** The omen that shares the throw of another; null where none does. */
export function twinOf(number: number): Omen | null {
  const twin = THROWS.indexOf(THROWS[number - 1]!, number);
  return OMEN.ids[twin] ?? null;
}

export const omenAt = (number: number): Omen => OMEN.ids[number - 1]!;
export const wordOf = (omen: Omen): Word => WORD_AT[WORDS_OF[OMEN.ids.indexOf(omen)]!]!;

/** 0 to 100. */
export const scoreOf = (pips: Pips): number => SCORES[wordOf(omenAt(numberOf(pips)))];

export const leaningOf = (score: number): Leaning =>
  score > 60 ? "favourable" : score < 40 ? "adverse" : "mixed";

/** Omens that name a time: two messengers on the road and the dawn, and those lost for three years. */
export const TIMES: Readonly<
  Partial<Record<Omen, { readonly count: number | null; readonly unit: "days" | "years" }>>
> = {
  hastyMessenger: { count: null, unit: "days" },
  twoEnvoys: { count: null, unit: "days" },
  dawn: { count: 1, unit: "days" },
  lostInFog: { count: 3, unit: "years" },
};
