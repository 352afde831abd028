/** What cards say together, in English; after Foli. */
import type { Phrases } from "../answer.ts";

/** Two, three and four of a rank. */
export const companies: Readonly<
  Record<Phrases["company"]["rank"], readonly [string, string, string]>
> = {
  A: [
    "a union, for good between hearts and clubs, for ill between diamonds and spades",
    "troubles that pass, and a lover’s faith put to the test",
    "danger to an undertaking, and friends who are parted by it",
  ],
  K: [
    "co-operation in business, and upright conduct",
    "serious matters taken in hand, with good results",
    "honours and a good appointment",
  ],
  Q: [
    "a meeting of friends",
    "friendly visits",
    "a large gathering, better when all of them stand upright",
  ],
  J: [
    "malicious schemes, and something lost by them",
    "vexation from acquaintances",
    "noisy company",
  ],
  "10": [
    "unlooked-for luck, perhaps with a change of work",
    "loss by going to law",
    "wealth, and success in what is in hand",
  ],
  "9": [
    "contentment, and papers about property",
    "health, money and good cheer",
    "something unexpected comes off",
  ],
  "8": [
    "a passing fancy",
    "thoughts of marriage, and new ties of family",
    "a new post or a journey, half well and half ill",
  ],
  "7": [
    "love returned, or an event out of the blue",
    "low spirits, or a friend missed",
    "intrigue, and people who work against it",
  ],
};
export const couples: Readonly<Record<Phrases["couple"]["couple"], string>> = {
  delay: "The ten of diamonds beside the seven of spades: it is certain to be late.",
  loveJourney: "The ten of diamonds with the eight of clubs: a journey for love’s sake.",
  sureJourney: "The nine of diamonds with the eight of hearts: the journey is sure.",
  undertaking: "The eights of diamonds and hearts: large undertakings.",
  deepLove: "The eights of diamonds and clubs: a deep and lasting love.",
  quarrel: "The seven of diamonds with the queen of its suit: a serious quarrel.",
  uncertainty: "The seven of diamonds with the queen of clubs: nothing is certain yet.",
  goodNews: "The seven of diamonds with the queen of hearts: good news after all.",
  fortune: "The ten and the ace of clubs side by side: a large sum of money.",
  wishGranted: "The wish card beside the ace of its suit: the wish comes home.",
};
