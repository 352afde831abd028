/** Names in the order in which chance counts into them. */
const words = (text) => text.split(" ");
const MAJORS = words(
  "the-fool the-magician the-high-priestess the-empress the-emperor the-hierophant the-lovers the-chariot strength the-hermit wheel-of-fortune justice the-hanged-man death temperance the-devil the-tower the-star the-moon the-sun judgement the-world",
);
const RANKS = words("ace two three four five six seven eight nine ten page knight queen king");
const SUITS = words("wands cups swords pentacles");
export const DECK = [
  ...MAJORS,
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}-of-${suit}`)),
];
/** By their numbers, from 1. */
export const LENORMAND = words(
  "rider clover ship house tree clouds snake coffin bouquet scythe rod birds child fox bear stars stork dog tower park mountain ways mice heart ring book letter gentleman lady lily sun moon key fish anchor cross",
);
export const ETTEILLA = [
  ...words(
    "etteilla light plants sky man-and-beasts stars birds-and-fish rest justice temperance strength prudence high-priest devil magician last-judgement mortality capuchin temple wheel-of-fortune despot",
  ),
  ...SUITS.flatMap((suit) =>
    words("king queen knight page ten nine eight seven six five four three two ace").map(
      (rank) => `${rank}-of-${suit}`,
    ),
  ),
  "folly",
];
export const KIPPER = words(
  "mainMan mainWoman marriage meeting goodGentleman goodLady pleasantLetter falsePerson change journey winMoney richGirl richGentleman sadNews goodOutcome thoughts gift child farewell house livingRoom soldier court theft honours greatLuck unexpectedMoney expectation prison official shortIllness grief gloomyThoughts work longWay hope",
);
export const SIBILLA = words(
  "conversation house belvedere love gladness money scholar hope fidelity constancy lover beloved greatLord marriage pride journey friend fortune surprise consolation reunion merriment levity servant maiden doctor room letter gift falseness melancholy thought child handmaid raving thief messenger wife merchant sorrow oldLady widower sickMan farewell sighs misfortune jealousy prison soldier enemy rival priest",
);
export const PLAYING = words("hearts clubs diamonds spades").flatMap((suit) =>
  words("A 2 3 4 5 6 7 8 9 10 J Q K").map((rank) => `${rank}-of-${suit}`),
);
export const RUNES = words(
  "fehu uruz thurisaz ansuz raidho kenaz gebo wunjo hagalaz nauthiz isa jera eihwaz perthro algiz sowilo tiwaz berkano ehwaz mannaz laguz ingwaz dagaz othala",
);
/** Runes that look the same upside down. */
export const UPRIGHT = words("gebo hagalaz nauthiz isa jera eihwaz sowilo ingwaz dagaz blank");
export const PLACES = {
  single: 1,
  three: 3,
  line: 5,
  seven: 7,
  twelve: 12,
  five: 5,
  nine: 9,
  house: 6,
  cross: 15,
  celticCross: 10,
  pastPresentFuture: 32,
};
/** Omens of the Book of Omens by their three throws. */
export const IRK_BITIG = new Map(
  words(
    "222:sonOfHeaven 444:roadGod 333:goldenEagle 111:whiteFalcon 242:gladLord 122:bearAndBoar 212:hastyMessenger 123:goldenSnake 321:burntHouse 243:yawningLeopard 443:twoEnvoys 343:fallenHunter 342:oldWoman 234:tiedRaven 141:lostInFog 214:leanHorse 233:thirstyHorse 241:goodTent 413:whiteHorsePleads 223:camelStallion 331:oldHoopoe 112:lostMirror 442:foundDroppings 313:blindFoal 421:dawn 422:sheepAndWolf 211:khanBuilds 432:ninetySheep 423:poorMansSon 144:leopardHunts 113:onePlant 424:wetFelt 244:khanReturns 434:swan 411:noJoy 134:antsAndOx 314:maidToQueen 224:hobbledHorse 441:rockSplitter 324:whiteCow 414:cupAndBowl 334:falconAndEagle 142:falconAndHare 132:fawn 133:camelInMire 114:blessing 344:mender 341:ibex 143:riddenHard 433:eaglesRock 312:sunThroughClouds 232:twoClouds 131:slaveAndRaven 412:heroReturns 231:stallion 221:frozenPail 322:runawaySon 323:keptStores 431:stagBells 311:snaredCrane 213:summerDeer 121:royalHunt 124:greyFalcon 332:hardMouth",
  ).map((one) => one.split(":")),
);
export const MO_SYLLABLES = words("ah ra pa tsa na dhi");
/** By the first syllable, then the second. */
export const MO_ANSWERS = words(
  "stainlessSky sunRays moonRays brightStar goldGround vajraTone brightLamp butterOnFlames sparkInWater kingOfPower driedTree doorOfVisions vaseOfNectar poolWithoutSource oceanOfNectar muddiedSea goldenLotus nectarMedicine whiteParasol fieryWeapon emptyValley streamerOfFame felledTree houseOfTidings goldenMountain burningHouse overflowingVessel sandMountain goldMansion treasuryOfJewels manjushri endlessKnot goldenFish whiteConch goldenWheel victoryBanner",
);
/** Ten equal chances for the sides of an ankle bone. */
export const ANKLE_BONES = words("sheep sheep sheep sheep goat goat goat goat horse camel");
export const FALLS = words(
  "closed lumwe ntakwala ntakwalaLumwe chilume chilumeLumwe chilumeNtakwala chilumeNtakwalaLumwe kwame kwameLumwe kwameNtakwala kwameNtakwalaLumwe kwameChilume kwameChilumeLumwe kwameChilumeNtakwala open",
);
export const LEGS = new Map(
  words(
    "1111:ogbe 2222:oyeku 2112:iwori 1221:odi 1122:irosun 2211:owonrin 1222:obara 2221:okanran 1112:ogunda 2111:osa 2122:ika 2212:oturupon 1211:otura 1121:irete 1212:ose 2121:ofun",
  ).map((one) => one.split(":")),
);

/** Figures of geomancy by their rows from the head down. */
export const FIGURES = new Map(
  words(
    "1111:via 1112:caudaDraconis 1121:puer 1122:fortunaMinor 1211:puella 1212:amissio 1221:carcer 1222:laetitia 2111:caputDraconis 2112:conjunctio 2121:acquisitio 2122:rubeus 2211:fortunaMajor 2212:albus 2221:tristitia 2222:populus",
  ).map((one) => one.split(":")),
);

/** Inputs that change how an answer is shown and not what is drawn. */
export const UNBOUND = ["lang", "picture", "seed", "commitment", "salt", "detail", "fields"];
/** Inputs by which a caller names the outcome; then nothing was drawn. */
const GIVEN = words(
  "cards runes sequence lotNumber lines coins mothers dice marks falls cell counts throws bones heaps numbers",
);
/** Where such a name says how often, and not what. */
const COUNTED = { "jiaoBei.cast": ["throws"] };
export const givenOf = (procedure) =>
  GIVEN.filter((name) => !(COUNTED[procedure] ?? []).includes(name));
