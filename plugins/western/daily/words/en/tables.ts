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
  "you see yourself through somebody else",
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
  "tenderness wants to stay in tonight",
  "flirting comes easily and means something",
  "helping is your way of saying it",
  "the other one takes the first step",
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
  "you argue well and drive fast",
  "the work to be done is at home",
  "you take the risk others only discuss",
  "you clear what has been lying about",
  "a rival keeps you sharp",
  "you fight over money that is not yours alone",
  "you go far for what you believe",
  "you want to be seen to deliver",
  "you pull a whole group along",
  "you work best where nobody looks",
] as const;

/** Mercury, after a semicolon. */
export const mind = [
  "say what you want in one sentence",
  "check the figures twice",
  "answer your messages before noon",
  "talk it over at the kitchen table",
  "put the idea on stage",
  "write the list and follow it",
  "let the other side speak first",
  "read what stands in small print",
  "ask someone from elsewhere",
  "give your superior the short version",
  "float the plan among friends",
  "think it through and keep it to yourself",
] as const;

/** After "At 14:32 she meets … :" by planet, easy and tense. */
export const contact: Readonly<Record<Exclude<Modern, "moon">, readonly [string, string]>> = {
  sun: ["wish and mood agree", "what you want and what you need differ"],
  mercury: ["the right words come", "you say more than you meant"],
  venus: ["somebody is kind to you", "you want sweets and comfort"],
  mars: ["you have courage to spare", "your patience is short"],
  jupiter: ["luck is on your side for an hour", "you promise too much"],
  saturn: ["steady work pays", "the world seems strict"],
  uranus: ["a surprise frees you", "plans are upset"],
  neptune: ["you hear between the lines", "you believe what is not so"],
  pluto: ["you get to the bottom of it", "somebody tries to rule you"],
};

/** What Venus meets, for love. */
export const courted: Readonly<
  Record<Exclude<Modern, "moon" | "venus">, readonly [string, string]>
> = {
  sun: ["you are noticed", "you are noticed and compared"],
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
    saturn: ["a hard task gets done", "the brake is on, and force would break it"],
    uranus: ["a quick idea saves time", "haste breaks something"],
    neptune: ["you work for more than money", "effort runs into fog"],
    pluto: ["you have staying power", "a struggle for control flares up"],
  };

/** Houses in a word or two, for the card. */
export const houses = [
  "yourself",
  "money",
  "news",
  "home",
  "play",
  "work and health",
  "partners",
  "shared money",
  "far away",
  "career",
  "friends",
  "retreat",
] as const;
