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
export const RUNES = words(
  "fehu uruz thurisaz ansuz raidho kenaz gebo wunjo hagalaz nauthiz isa jera eihwaz perthro algiz sowilo tiwaz berkano ehwaz mannaz laguz ingwaz dagaz othala",
);
/** Runes that look the same upside down. */
export const UPRIGHT = words("gebo hagalaz nauthiz isa jera eihwaz sowilo ingwaz dagaz blank");
export const PLACES = { single: 1, three: 3, five: 5, celticCross: 10 };
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
export const GIVEN = words("cards runes sequence lotNumber lines coins mothers dice marks falls");
