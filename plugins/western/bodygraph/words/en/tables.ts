/** What types, authorities, lines, centres and channels say; phrases end sentences that begin with their name. */
import type { Authority, Centre, ChannelId, TypeId } from "../../wheel.ts";

export const types: Readonly<Record<TypeId, string>> = {
  manifestor: "can begin without being asked, and trouble stops where others are told beforehand",
  generator: "has a force that answers: what is right pulls at once, and what is wrong tires",
  manifestingGenerator: "answers first and then moves fast, and does well to say what comes next",
  projector: "sees how others work, and is at its best when it is asked",
  reflector: "takes in every place it is in, and shows what is well there and what is not",
};

export const authorities: Readonly<Record<Authority, string>> = {
  emotional:
    "No decision is clear on the first day: the wave has to pass its height and its depth.",
  sacral: "The body answers at once, before the mind has found a reason.",
  splenic: "A quiet instinct speaks once, in the moment, and does not repeat itself.",
  ego: "What the heart truly wants, and is ready to promise, is the measure.",
  selfProjected:
    "The truth is heard in one's own voice, while someone listens and gives no advice.",
  mental: "No centre within decides: it grows clear in the right place, among the right listeners.",
  lunar: "A great decision needs a whole month of the Moon.",
};

/** The line of the Sun at birth. */
export const lines = [
  "studies a thing to its foundations before trusting it",
  "works best when left alone and is called out by others",
  "learns by trying and by what breaks",
  "lives through friends and whom they bring",
  "is looked to for solutions and judged by whether they hold",
  "stands back and watches, and becomes an example late",
] as const;

/** The line of the Sun in the earlier sky. */
export const hiddenLines = [
  "looks for safety in knowing",
  "guards a gift that it does not see",
  "keeps bumping into what does not work",
  "lives by its bonds",
  "draws the hopes of others",
  "takes the long view",
] as const;

export const definedCentres: Readonly<Record<Centre, string>> = {
  head: "keeps asking questions of its own",
  ajna: "thinks in a fixed way",
  throat: "has a steady voice",
  g: "knows its direction untold",
  heart: "can promise and keep it",
  spleen: "senses reliably what is wholesome",
  solarPlexus: "moves in waves of feeling",
  sacral: "has strength to work every day",
  root: "lives under a steady pressure of its own",
};

export const openCentres: Readonly<Record<Centre, string>> = {
  head: "fills with other people's questions",
  ajna: "can think in any way and need not be certain",
  throat: "is tempted to speak in order to be noticed",
  g: "finds its direction by finding the right place",
  heart: "has nothing to prove and forgets it",
  spleen: "holds on too long to what does it no good",
  solarPlexus: "takes in the feelings of others and avoids their storms",
  sacral: "does not know when enough is enough",
  root: "hurries to be rid of other people's pressure",
};

export const channels: Readonly<Record<ChannelId, string>> = {
  "1-8": "makes its own style an example",
  "2-14": "puts its means behind a direction",
  "3-60": "brings something new out of what is limited",
  "4-63": "doubts until a formula holds",
  "5-15": "keeps a rhythm that others fall into",
  "6-59": "opens closeness and guards it",
  "7-31": "leads when it is chosen",
  "9-52": "stays with one thing until it is understood",
  "10-20": "lives by its convictions now and not later",
  "10-34": "follows its own way with all its strength",
  "10-57": "survives by being true to itself",
  "11-56": "tells stories out of what it has seen",
  "12-22": "speaks when the mood is right and then moves people",
  "13-33": "collects what others confide and keeps the record",
  "16-48": "turns depth into skill by repetition",
  "17-62": "puts opinions in order by details",
  "18-58": "corrects what could be better out of joy in it",
  "19-49": "feels what a group needs and what it will not bear",
  "20-34": "is always busy and at one with its business",
  "20-57": "says in the instant what it knows",
  "21-45": "keeps the goods of the family or the firm in hand",
  "23-43": "explains what came in a flash",
  "24-61": "returns to a riddle until it knows",
  "25-51": "dares to be first where there is no map",
  "26-44": "sells by remembering what worked",
  "27-50": "cares and keeps the rules of caring",
  "28-38": "struggles for what is worth a struggle",
  "29-46": "says yes and lives it through",
  "30-41": "burns for an experience and feels its end",
  "32-54": "rises by ambition with an instinct for what lasts",
  "34-57": "acts on instinct with its full force",
  "35-36": "goes through crises for the sake of having lived them",
  "37-40": "works for the community and expects a place at its table",
  "39-55": "provokes moods until the spirit shows",
  "42-53": "begins what it will have to finish",
  "47-64": "makes sense of a confused past",
};
