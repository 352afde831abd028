/** Sentences from which the reading of a chart is put together. */

/** A life that begins under a rising sign. */
export const lagnaTexts = {
  aries:
    "meets the world head-on: quick to begin, candid, and happiest with something to push against",
  taurus:
    "takes its time and keeps what it builds; comfort, craft and loyalty count for more than speed",
  gemini: "learns by talking and by trying two things at once; curiosity keeps it young",
  cancer: "feels its way: protective, receptive, and strongest where there is a home to tend",
  leo: "wants to do things well and be seen to do them; warmth and pride go together",
  virgo: "notices what others miss and puts it in order; usefulness is its form of affection",
  libra: "looks for balance and good company; decisions ripen through comparison",
  scorpio: "keeps its counsel and goes deep; trust is given slowly and then entirely",
  sagittarius: "aims far: principle, humour and a need for open space carry it along",
  capricorn: "climbs with patience; duty, realism and dry wit mark the style",
  aquarius: "thinks for the group yet stands a little apart; ideas and systems are home ground",
  pisces: "is porous to mood and meaning; imagination and kindness need a quiet shore",
};

/** Fields of the houses as noun phrases, the first first. */
export const houseThemes = [
  "body, bearing and the start of things",
  "family, speech and savings",
  "courage, siblings and skilled hands",
  "home, mother and peace of mind",
  "children, creativity and good counsel",
  "work, health habits and competition",
  "marriage, partners and the public",
  "shared means, research and deep change",
  "fortune, teachers and long journeys",
  "profession, standing and visible deeds",
  "income, friends and hopes fulfilled",
  "retreat, expense and distant places",
];

/** Where the lord of the lagna goes, the first house first. */
export const lordTexts = [
  "It stands at home in the first house: the person is the author of the story and relies on few.",
  "It stands in the second house, so that energy flows into means, family and the spoken word.",
  "It stands in the third house: effort, daring and practice open the doors.",
  "It stands in the fourth house; home, land and inner quiet are the base from which all else is done.",
  "It stands in the fifth house, where learning, play and the young bring out the best.",
  "It stands in the sixth house: life improves through work, method and the will to correct.",
  "It stands in the seventh house; much is decided with, through or against another person.",
  "It stands in the eighth house: the path leads through change and research, and gains depth by it.",
  "It stands in the ninth house, under the protection of teachers, principles and luck.",
  "It stands in the tenth house: work is where the person becomes visible.",
  "It stands in the eleventh house; friends, networks and gains answer to steady wishes.",
  "It stands in the twelfth house: solitude, service or a foreign place gives more than it takes.",
];

/** What each graha stands for, as a noun phrase. */
export const grahaThemes = {
  sun: "self-respect and authority",
  moon: "feeling and belonging",
  mars: "drive and courage",
  mercury: "understanding and trade",
  jupiter: "judgement and growth",
  venus: "affection and taste",
  saturn: "endurance and duty",
  rahu: "ambition and the unfamiliar",
  ketu: "detachment and insight",
};

/** The colour of each great period. */
export const dashaTexts = {
  sun: "a time to stand up, take office and be answerable",
  moon: "a time of feeling, travel and care, with people at the centre",
  mars: "a time of action and contest, good for land, engineering and clear decisions",
  mercury: "a time of study, trade and correspondence",
  jupiter: "a time of widening: teaching, children, faith and advice",
  venus: "a time of relationships, art and comfort",
  saturn: "a time of patient building, when work and limits teach",
  rahu: "a time of appetite and new ground, fast and not always straight",
  ketu: "a time of pruning, study and inward turns",
};
