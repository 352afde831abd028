/**
 * What the five slow planets do in each house; index 0 is the first. Every phrase follows the planet's place.
 *
 * @source R. Hand, Horoscope Symbols (1981), ch. 13; H. Sasportas, The Twelve Houses (1985), part 3
 */
import type { SlowInHouses } from "../../reading_order.ts";

export const slowInHouses: SlowInHouses = {
  jupiter: [
    "gives a large manner and the luck of being liked at once",
    "brings money in, and lets it out again as easily",
    "makes a talker and teacher who is at home on every short road",
    "gives a wide roof, with parents or land to fall back on",
    "is lucky with children and plays for more than it can count",
    "finds good work and good colleagues, and takes on too much for both",
    "marries well or takes good counsel from the other side",
    "profits from other people's money and stays calm about debts",
    "stands in its own country of travel, study and faith",
    "lifts the name in public with the help of those above",
    "has friends with open doors and hopes that tend to come true",
    "helps unseen and turns up at the last moment",
  ],
  saturn: [
    "sets an old head on young shoulders and keeps its distance",
    "earns slowly and counts every coin twice",
    "learnt to speak with care and has duties towards brothers and sisters",
    "carried a weight at home early, and builds a house that stands",
    "plays seriously and comes late to children or to joy in them",
    "works conscientiously and must learn where duty ends",
    "ties itself late or to someone older, and then for good",
    "is careful with what is owed and slow to share a purse",
    "doubts first and believes only what it has studied",
    "climbs slowly to a position that has to be answered for",
    "has few friends and keeps them for decades",
    "carries its fears alone until it learns to name them",
  ],
  uranus: [
    "makes a person whom nobody can predict",
    "earns by unusual work and in leaps",
    "thinks in flashes and quarrels with school",
    "moves house suddenly and leaves the family's pattern behind",
    "falls in love like lightning and raises children by no book",
    "cannot bear routine and reinvents the working day",
    "wants a partner who stays free, and may meet one overnight",
    "meets sudden turns wherever money is shared",
    "believes what nobody taught it and travels on impulse",
    "changes profession abruptly and invents its own post",
    "has friends of every kind and joins none of their clubs",
    "is shaken awake by insights that come in solitude",
  ],
  neptune: [
    "looks different to everyone who comes near",
    "is vague about money and generous with it",
    "speaks in images and mislays the facts",
    "longs for a home that may never have existed",
    "writes romance into love and make-believe into play",
    "serves without counting and tires without knowing why",
    "sees the ideal in the partner before the person",
    "trusts too far where purses are joined",
    "looks for the divine on far roads and in old books",
    "is called to art, to care or to what glitters",
    "dreams together with friends and is sometimes used by them",
    "is at home in silence, music and prayer",
  ],
  pluto: [
    "has a gaze that people remember",
    "makes and unmakes its fortune in private",
    "asks questions that go to the bone",
    "carries a family secret or the power that came with it",
    "puts its whole weight into love and creation",
    "works to the point of obsession and reforms what it serves",
    "meets its match in every close tie",
    "knows the power of money held in common",
    "converts and is converted thoroughly",
    "wields power in public or collides with it",
    "changes its whole circle more than once",
    "fights its fiercest battles where nobody sees",
  ],
};

/** Where the lunar node draws a life on, by house. */
export const nodeInHouses: readonly string[] = [
  "asks for a step taken alone",
  "asks for worth of one's own making",
  "asks for questions before answers",
  "asks for roots before honours",
  "asks for play and for something made from the heart",
  "asks for service in small things",
  "asks for company on equal terms",
  "asks for trust in what is shared",
  "asks for the long view and the far road",
  "asks for a place before the public",
  "asks for allies and a common aim",
  "asks for silence and for letting go",
];

/** The wound and the skill of Chiron, by house. */
export const chironInHouses: readonly string[] = [
  "was made to feel out of place and puts others at their ease",
  "knows want and teaches others what they are worth",
  "was once not listened to and finds the words for others",
  "missed a home and makes one for those who have none",
  "was shamed at play and frees the child in others",
  "knows the ailing body and how to tend it",
  "was hurt by a partner and mends what is broken between two",
  "was betrayed in trust and guides others through loss",
  "lost a faith and teaches without dogma",
  "was denied a place and makes room for others in theirs",
  "stood outside the circle and draws it wider",
  "knows hidden sorrow and sits with those who have it",
];
