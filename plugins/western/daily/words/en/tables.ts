/** What each planet does in each house of a sign, and what a contact brings; to you, for a day. */
import type { Modern } from "../../../core/points.ts";

/** The Moon, after "The Moon … :" */
export const mood = [
  "you feel everything at once and show it",
  "comfort and a full purse matter more than usual",
  "you want to call, write and be out and about",
  "home pulls, and old feelings knock",
  "you are playful and want to be liked",
  "your body asks for order, food and rest",
  "you see yourself through someone else's eyes",
  "you notice what others leave unsaid",
  "four walls are too narrow for you",
  "eyes are on you, so mind how you look",
  "friends lift you more than solitude",
  "you need a door that you can shut",
] as const;

/** Venus, after "Venus … and" */
export const love = [
  "your charm does half the work",
  "love is shown in small, solid things",
  "a message says more than a present",
  "tenderness wants to stay in",
  "flirting comes easily and means something",
  "helping is your way of saying it",
  "the other person takes the first step",
  "closeness goes deep or not at all",
  "you fall for whoever widens your world",
  "respect is where affection begins",
  "a friend may be more than that",
  "what you feel is still yours alone",
] as const;

/** Mars, after "Mars … and" */
export const work = [
  "you begin before you are asked",
  "you earn by pushing",
  "you argue well and think on your feet",
  "the work to be done is at home",
  "you take the risk others only discuss",
  "you clear the backlog",
  "a rival keeps you sharp",
  "you fight over money that is not yours alone",
  "you go far for what you believe",
  "you want to be seen to deliver",
  "you pull a whole group along",
  "you work best where nobody looks",
] as const;

/** Mars in the second half of a sign, after "Mars … and" */
export const workLate = [
  "what you started asks for stamina",
  "you defend what you have earned",
  "your answer is ready, so let others finish",
  "repairs and family errands use your strength",
  "you play to win",
  "you work fast and find every fault",
  "you bargain hard and openly",
  "you ask plainly who pays for what",
  "you will not be talked out of a plan",
  "you aim higher than you were told to",
  "you say what the group only thinks",
  "you prepare quietly for what comes next",
] as const;

/** Mars going back, after "Mars …, retracing his steps:" */
export const workBack = [
  "finish what you began before you start again",
  "old bills and old wages come first",
  "take up the argument you left, more gently",
  "mend at home what was done in haste",
  "weigh the risk a second time",
  "the same task asks to be done properly",
  "a rival of old returns, so keep your terms",
  "settle what is still owed",
  "go back to what you once believed in",
  "earlier work is looked at again",
  "the group must agree on its aim anew",
  "rest before you push",
] as const;

/** Mercury, after "says:" */
export const mind = [
  "say what you want in one sentence",
  "check the figures twice",
  "answer every message",
  "talk it over at the kitchen table",
  "put the idea on stage",
  "write the list and follow it",
  "let the other side speak first",
  "read the small print",
  "ask someone from elsewhere",
  "give your superior the short version",
  "float the plan among friends",
  "think it through and keep it to yourself",
] as const;

/** Mercury going back or standing still, after "says:" */
export const mindBack = [
  "take back one word, then say it better",
  "look for the mistake in an old bill",
  "confirm times and addresses again",
  "return to the talk you broke off at home",
  "rework the idea before you show it",
  "repair the routine before you add to it",
  "ask what the other side meant",
  "sign nothing you have not read twice",
  "check tickets and deadlines",
  "correct the draft before your superior sees it",
  "write to a friend you have neglected",
  "let an old thought come back",
] as const;

/** A kind contact with a Mercury that goes back. */
export const again = {
  contact: "the word you missed comes back to you",
  courted: "a talk of old times turns warm",
  driven: "an old agreement is talked through again",
};
/** Mars beside the Sun. */
export const unseen = "you push where nobody watches yet";

/** After "At 14:32 she meets … :" by planet, easy and tense. */
export const contact: Readonly<Record<Exclude<Modern, "moon">, readonly [string, string]>> = {
  sun: ["what you want and what you feel agree", "what you want and what you feel pull apart"],
  mercury: ["the right words come", "you say more than you meant"],
  venus: ["somebody is kind to you", "you want sweets and comfort"],
  mars: ["you have courage to spare", "your patience is short"],
  jupiter: ["luck leans your way", "you promise too much"],
  saturn: ["steady work pays", "everything feels like a duty"],
  uranus: ["a surprise frees you", "plans are upset"],
  neptune: ["you hear between the lines", "you believe what is not so"],
  pluto: ["you get to the bottom of it", "somebody tries to rule you"],
};

/** What Venus meets, for love. */
export const courted: Readonly<
  Record<Exclude<Modern, "moon" | "venus">, readonly [string, string]>
> = {
  // Venus is never far enough from the Sun for any other aspect: ahead, and going back.
  sun: ["a feeling ripens out of sight", "an old feeling is weighed again in private"],
  mercury: ["a talk turns warm", "a talk turns to accounts"],
  mars: ["desire and tact agree", "desire is louder than tact"],
  jupiter: ["generosity is returned", "too much is given too soon"],
  saturn: ["a promise is kept", "distance shows"],
  uranus: ["someone new wakes you", "somebody wants more room"],
  neptune: ["you meet as in a dream", "you see whom you wish to see"],
  pluto: ["a bond grows deep", "jealousy stirs"],
};

/** What Mars meets, for work. */
export const driven: Readonly<Record<Exclude<Modern, "moon" | "mars">, readonly [string, string]>> =
  {
    sun: ["your effort is seen", "you clash with someone in charge"],
    mercury: ["talks move fast and well", "a dispute is better slept on"],
    venus: ["colleagues help gladly", "effort and ease quarrel"],
    jupiter: ["a bold step succeeds", "you take on too much"],
    saturn: ["a hard task gets done", "the brake is on, and forcing it would do harm"],
    uranus: ["a quick idea saves time", "haste breaks something"],
    neptune: ["you work for more than money", "effort runs into fog"],
    pluto: ["you have staying power", "a struggle for control flares up"],
  };

/** Houses in a word or two, for the card. */
export const houses = [
  "confidence",
  "money",
  "conversation",
  "home",
  "play",
  "work and health",
  "partnership",
  "shared money",
  "travel and study",
  "career",
  "friendship",
  "retreat",
] as const;
