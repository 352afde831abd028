import { english } from "#sdk";
import type { Ptolemaic } from "../../../core/aspects.ts";
import * as core from "../../../core/words/en.ts";
import type { Considerations } from "../../answer.ts";
import type { Testimony, TestimonyPhrases } from "../../testimonies.ts";

type Clauses<M> = {
  readonly [C in keyof M & string]: keyof M[C] extends never ? string : (with_: M[C]) => string;
};

const { capital, counted } = english;
const { aspect, houseName, sign, the } = core;

/** How easily an aspect brings two sides together. */
const WAYS: Readonly<Record<Ptolemaic, string>> = {
  conjunction: "bodily",
  sextile: "by sextile",
  square: "by square",
  trine: "by trine",
  opposition: "by opposition",
};

const inSign =
  (what: string, sense: string) =>
  ({ sign: id }: { sign: keyof typeof sign }) =>
    `${what} stands in ${sign[id]}, ${sense}`;

const CUSP = "the cusp of the matter";
const FIXED = "a fixed sign, which holds";
const MOVABLE = "a movable sign, which lets go";
const FRUITFUL = "a fruitful sign";
const BARREN = "a barren sign";

/** Testimonies as clauses, so that they fit into a sentence. */
const clauses: Clauses<TestimonyPhrases> = {
  base: "every judgement begins even",
  sameRuler: ({ by }) => `${the(by)} signifies both sides`,
  meets: ({ by, to, aspect: kind, degrees, reception }) =>
    `${the(by)} and ${the(to)} come together ${WAYS[kind]}, ${degrees.toFixed(1)}° from exact${reception ? " and with reception" : ""}`,
  moonMeets: ({ to, aspect: kind }) => `the Moon comes to ${the(to)} ${WAYS[kind]}`,
  translation: ({ planet, from, to, aspect: kind }) =>
    `${the(planet)} leaves ${the(from)} and carries its light to ${the(to)} ${WAYS[kind]}`,
  collection: ({ planet, by, to }) =>
    `${the(planet)} gathers the light of ${the(by)} and ${the(to)}`,
  mutualReception: ({ by, to }) => `${the(by)} and ${the(to)} stand in each other's dignities`,
  goesToHost: ({ planet, host, by, aspect: kind }) =>
    `${the(planet)} goes ${WAYS[kind]} to ${the(host)}, in whose dignity ${the(by)} stands`,
  prohibited: ({ by, to, planet }) =>
    `${the(planet)} comes between before ${the(by)} reaches ${the(to)}`,
  refrained: ({ by, to, planet }) =>
    `${the(planet)} turns before ${the(by)} and ${the(to)} have met`,
  opposed: ({ by, to }) => `${the(by)} and ${the(to)} meet by opposition without reception`,
  nothing: ({ by, to }) =>
    by === to
      ? `nothing brings the matter to ${the(by)}`
      : `neither an aspect nor a go-between nor a place joins ${the(by)} and ${the(to)}`,
  matterComes: ({ planet }) => `${the(planet)}, lord of the matter, stands in the querent's house`,
  querentInMatter: ({ planet, house }) =>
    `${the(planet)}, the querent's lord, stands in ${houseName(house)}, that of the matter`,
  moonInMatter: ({ house }) => `the Moon stands in ${houseName(house)}, that of the matter`,
  natural: ({ by, planet, aspect: kind }) =>
    `${the(by)} comes ${WAYS[kind]} to ${the(planet)}, which signifies the matter by nature`,
  "end.meets": ({ by, planet, aspect: kind }) =>
    `${the(by)} comes ${WAYS[kind]} to ${the(planet)}, lord of the end of the matter`,
  "end.received": ({ by, planet }) =>
    `${the(by)} and ${the(planet)}, lord of the end of the matter, receive each other`,
  strong: ({ planet, net }) => `${the(planet)} is strong, with ${net} points in all`,
  weak: ({ planet, net }) => `${the(planet)} is weak, with ${counted(net, "point")} in all`,
  dignified: ({ planet, points }) =>
    `${the(planet)} has ${counted(points, "point")} of its own dignity`,
  debilitated: ({ planet, points }) =>
    `${the(planet)} is debilitated, with ${counted(points, "point")} of its own`,
  combust: ({ planet }) => `${the(planet)} is burnt by the Sun`,
  retrograde: ({ planet }) => `${the(planet)} moves backwards`,
  angular: ({ planet, house }) => `${the(planet)} is angular, in ${houseName(house)}`,
  cadent: ({ planet, house }) => `${the(planet)} is cadent, in ${houseName(house)}`,
  afflicted: ({ planet, by }) => `${the(by)} afflicts ${the(planet)}`,
  afflictedByEighth: ({ planet, by }) =>
    `${the(by)}, lord of an eighth house, afflicts ${the(planet)}`,
  unafflicted: ({ planet }) =>
    `neither an infortune nor the lord of an eighth house afflicts ${the(planet)}`,
  helped: ({ planet, by, aspect: kind }) => `${the(by)} helps ${the(planet)} ${WAYS[kind]}`,
  inEighth: ({ planet }) => `${the(planet)} stands in the eighth house`,
  fortuneIn: ({ planet, house }) => `the fortune ${the(planet)} stands in ${houseName(house)}`,
  infortuneIn: ({ planet, house }) => `the infortune ${the(planet)} stands in ${houseName(house)}`,
  northNodeIn: ({ house }) => `the North Node stands in ${houseName(house)}`,
  southNodeIn: ({ house }) => `the South Node stands in ${houseName(house)}`,
  moonGoesWell: ({ planet, aspect: kind }) =>
    `the Moon gives her light to ${the(planet)} ${WAYS[kind]}`,
  moonGoesIll: ({ planet, aspect: kind }) =>
    `the Moon gives her light to ${the(planet)} ${WAYS[kind]}`,
  moonToAdversary: ({ planet, aspect: kind }) =>
    `the Moon gives her light to ${the(planet)}, the adversary's lord, ${WAYS[kind]}`,
  moonVoid: ({ sign: id }) => `the Moon is void of course in ${sign[id]}`,
  moonSwift: "the Moon is swift",
  moonSlow: "the Moon is slow",
  moonNear: ({ house }) => `the Moon stands in ${houseName(house)}`,
  moonComes: ({ to, aspect: kind }) =>
    `before she leaves her sign the Moon comes to ${the(to)} ${WAYS[kind]}`,
  "illNews.wellPlaced": "the one who hears ill news is well signified, which belies it",
  "illNews.badlyPlaced": "an infortune in the house of the one who hears ill news confirms it",
  "goodNews.wellPlaced": "the one who hears good news is well signified, which confirms it",
  "goodNews.badlyPlaced": "an infortune in the house of the one who hears good news belies it",
  lightsAbove: "Sun and Moon both stand above the earth",
  lightsBelow: "Sun and Moon both stand below the earth",
  lightsAgree: ({ aspect: kind }) => `Sun and Moon see each other ${WAYS[kind]}`,
  lightSeesAscendant: ({ planet, aspect: kind }) =>
    `${the(planet)} sees the rising degree by ${aspect[kind]}`,
  thiefComes: ({ planet }) => `${the(planet)}, who shows the thief, comes to the owner`,
  purseComes: ({ planet }) => `${the(planet)}, who shows the thief's goods, stands with the owner`,
  goodsWithThief: ({ planet, house }) =>
    `${the(planet)}, who shows the goods, stands with the thief in ${houseName(house)}`,
  goodsMeetThief: ({ planet, by }) =>
    `${the(planet)}, who shows the goods, comes to ${the(by)}, who shows the thief`,
  caught: ({ by, planet, aspect: kind }) =>
    `${the(by)} comes up with ${the(planet)}, who shows the one who fled, ${WAYS[kind]}`,
  runsToSeeker: ({ planet, house }) =>
    `${the(planet)} runs into ${houseName(house)}, that of those who search`,
  runsAway: ({ planet, house }) => `${the(planet)} is well away in ${houseName(house)}`,
  opened: ({ planet, by, aspect: kind }) =>
    `${the(planet)} comes ${WAYS[kind]} to ${the(by)}, who opens the door`,
  held: ({ planet, by }) => `${the(by)}, lord of prisons, holds ${the(planet)}`,
  stronger: ({ by, to, net, other }) =>
    `${the(by)} is as strong as ${the(to)} or stronger, ${counted(net, "point")} to ${other}`,
  weaker: ({ by, to, net, other }) =>
    `${the(by)} is weaker than ${the(to)}, ${counted(net, "point")} to ${other}`,
  inEnemysPower: ({ planet, house }) =>
    `${the(planet)} stands in the other side's house, ${houseName(house)}`,
  "ascendant.fixed": inSign("the rising degree", FIXED),
  "ascendant.movable": inSign("the rising degree", MOVABLE),
  "cusp.fixed": inSign(CUSP, FIXED),
  "cusp.movable": inSign(CUSP, MOVABLE),
  "lord.fixed": inSign("the lord of the matter", FIXED),
  "lord.movable": inSign("the lord of the matter", MOVABLE),
  "moon.fixed": inSign("the Moon", FIXED),
  "moon.movable": inSign("the Moon", MOVABLE),
  "ascendant.fruitful": inSign("the rising degree", FRUITFUL),
  "ascendant.barren": inSign("the rising degree", BARREN),
  "cusp.fruitful": inSign("the cusp of children", FRUITFUL),
  "cusp.barren": inSign("the cusp of children", BARREN),
  "querent.fruitful": inSign("the querent's lord", FRUITFUL),
  "querent.barren": inSign("the querent's lord", BARREN),
  "lord.fruitful": inSign("the lord of children", FRUITFUL),
  "lord.barren": inSign("the lord of children", BARREN),
  "moon.fruitful": inSign("the Moon", FRUITFUL),
  "moon.barren": inSign("the Moon", BARREN),
};

/** Cautions as clauses. */
const cautions: Clauses<Considerations> = {
  earlyAscendant: "fewer than three degrees rise: the matter is not yet ripe",
  lateAscendant: "twenty-seven degrees or more rise: the matter is past or settled",
  moonVoidOfCourse: "the Moon makes no further aspect in her sign",
  moonViaCombusta: "the Moon is in the burned way",
  moonLate: "the Moon is in the last three degrees of her sign",
  saturnInSeventh: "Saturn in the seventh warns the one who judges",
  saturnInFirst: "Saturn in the first delays the matter",
  hourDisagrees: "the planetary hour does not agree with the rising sign",
  firstCombust: "the lord of the first is burnt by the Sun",
  firstRetrograde: "the lord of the first moves backwards",
  seventhCombust: "the lord of the seventh is burnt by the Sun",
  seventhRetrograde: "the lord of the seventh moves backwards",
};

/** A testimony inside a sentence. */
export function testimonyClause({ code, with: params }: Testimony): string {
  const clause = clauses[code] as string | ((with_: unknown) => string);
  return typeof clause === "string" ? clause : clause(params);
}

/** A caution inside a sentence. */
export function cautionClause({ code }: { readonly code: keyof Considerations }): string {
  return cautions[code];
}

/** The clauses as sentences of their own. */
function standing<M extends object>(all: M): M {
  const sentences = Object.entries(all).map(([code, clause]) => [
    code,
    typeof clause === "string" ? capital(clause) : (with_: never) => capital(clause(with_)),
  ]);
  return Object.fromEntries(sentences) as M;
}

export const testimonies = standing(clauses);
export const considerations = standing(cautions);
