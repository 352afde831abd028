/**
 * What the rising sign and the five quick planets are like in each sign; every phrase ends a sentence.
 *
 * @source R. Hand, Horoscope Symbols (1981), ch. 10; A. Leo, The Art of Synthesis (1912)
 */
import type { Sign } from "#lore";

type BySign = Readonly<Record<Sign, string>>;

export const rising: BySign = {
  aries: "meets the world head first and is judged by pace",
  taurus: "arrives without hurry and is hard to move once seated",
  gemini: "enters a room with a question and leaves it with three acquaintances",
  cancer: "approaches sideways and opens when it feels safe",
  leo: "is noticed on entering and knows it",
  virgo: "notices first what could be put right",
  libra: "looks for the other person before looking for a chair",
  scorpio: "watches before speaking and gives away little",
  sagittarius: "comes in with good humour and a plan for elsewhere",
  capricorn: "appears older when young and younger when old",
  aquarius: "is friendly with everyone and close to few",
  pisces: "takes on the colour of the company around",
};

export const sun: BySign = {
  aries: "wants to begin things and to be first at them",
  taurus: "wants to make something that stays and to enjoy it",
  gemini: "wants to know and to pass it on",
  cancer: "wants to protect what belongs to it and to belong",
  leo: "wants to create something with its own name on it",
  virgo: "wants to be of use and to do the thing properly",
  libra: "wants fairness and a partner in whatever it does",
  scorpio: "wants to get to the bottom of things and to be changed by them",
  sagittarius: "wants a wide horizon and a meaning to ride towards",
  capricorn: "wants to achieve something that counts in the world's books",
  aquarius: "wants to improve the common lot on its own terms",
  pisces: "wants to lose itself in something larger and to find itself there",
};

export const moon: BySign = {
  aries: "feels quickly and is over it as quickly",
  taurus: "is calmed by food, by touch and by the same place at the same hour",
  gemini: "talks itself out of a mood",
  cancer: "remembers every kindness and every slight",
  leo: "needs to be cherished openly",
  virgo: "worries in detail and shows love by helping",
  libra: "cannot rest while there is discord in the house",
  scorpio: "feels more than it shows and trusts slowly",
  sagittarius: "is restored by distance and a good joke",
  capricorn: "keeps its feelings in order and its worries to itself",
  aquarius: "steps back from a feeling in order to look at it",
  pisces: "cannot always tell its own sorrow from another's",
};

export const mercury: BySign = {
  aries: "speaks before it has finished thinking and is often right",
  taurus: "thinks slowly and keeps what it has understood",
  gemini: "juggles five subjects and drops none in public",
  cancer: "thinks by memory and hears the tone before the words",
  leo: "speaks in headlines and likes the last word",
  virgo: "sorts, corrects and finds the error on page nine",
  libra: "hears both sides and puts off the verdict",
  scorpio: "asks the question nobody wanted asked",
  sagittarius: "sees the forest and trips over a root",
  capricorn: "plans in steps and means what it says",
  aquarius: "thinks in systems and enjoys contradicting them",
  pisces: "thinks in pictures and answers what was not said",
};

export const venus: BySign = {
  aries: "loves at first sight and says so",
  taurus: "loves with all five senses and for a long time",
  gemini: "is won by talk and kept by variety",
  cancer: "loves by looking after people",
  leo: "loves grandly and wants to be admired for it",
  virgo: "shows affection in small services and finds faults in what it loves",
  libra: "is at its best in pairs and has a sure taste",
  scorpio: "loves completely and forgives incompletely",
  sagittarius: "loves freedom in the other as well",
  capricorn: "commits itself slowly and then stands by it",
  aquarius: "loves as a friend first and dislikes scenes",
  pisces: "loves with pity and without measure",
};

export const mars: BySign = {
  aries: "strikes at once and bears no grudge",
  taurus: "is slow to anger and slower to stop",
  gemini: "fights with words and on several fronts",
  cancer: "defends rather than attacks and sulks when hurt",
  leo: "acts for applause and with a generous courage",
  virgo: "works off its anger in work",
  libra: "fights for justice and hates having to fight",
  scorpio: "waits and strikes once",
  sagittarius: "crusades for a conviction and tires of details",
  capricorn: "climbs by discipline and spends no strength in vain",
  aquarius: "rebels on principle and in good company",
  pisces: "moves like water around what blocks it",
};
