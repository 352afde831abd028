/** The thirteen trees and the nameless day in English. Portraits are original. */
import type { TreeTexts } from "../trees.ts";

export const trees: TreeTexts = {
  birch: {
    name: "Birch",
    keywords: "beginning, drive, clean slate",
    portrait:
      "The birch is the first tree on bare ground, thin in the trunk and not afraid of poor soil. Those under it like to begin, and learn with time that a second tree needs room beside the first.",
    gift: "the courage to start",
  },
  rowan: {
    name: "Rowan",
    keywords: "quickening, vision, protection",
    portrait:
      "The rowan grows higher on the hill than its neighbours and hangs out red berries as a warning and a welcome. Those under it see early what is coming, and have to find words for it before anyone else does.",
    gift: "a view from higher up",
  },
  ash: {
    name: "Ash",
    keywords: "connection, imagination, rising water",
    portrait:
      "The ash puts its roots down far and its branches up far and leaves the middle to others. Those under it join what looks unrelated, and need a quiet hour to come back from where they have been.",
    gift: "a link between distant things",
  },
  alder: {
    name: "Alder",
    keywords: "confidence, footing, directness",
    portrait:
      "Alder wood hardens under water, and many a bridge stands on it without being seen to. Those under it go first and carry others across, provided that somebody now and then asks whether they are tired.",
    gift: "firm footing in wet places",
  },
  willow: {
    name: "Willow",
    keywords: "intuition, memory, suppleness",
    portrait:
      "Cut a willow and it comes up again from the stump with twice as many rods. Those under it feel their way by tide and memory, and bend further than they show before anything gives.",
    gift: "an ear for what is not said",
  },
  hawthorn: {
    name: "Hawthorn",
    keywords: "contrast, wit, clearing out",
    portrait:
      "Hawthorn is blossom outside and thorns within, the hedge that both keeps in and keeps out. Those under it are seldom what they seem at first, and are at their best when something has to be cleared before it can grow.",
    gift: "a second side to every matter",
  },
  oak: {
    name: "Oak",
    keywords: "steadiness, shelter, the open door",
    portrait:
      "The oak's name is kin to the word for door, and half a parish can stand under it in the rain. Those under it speak up for those who do not, and have to watch that shelter does not turn into ownership.",
    gift: "shelter that holds",
  },
  holly: {
    name: "Holly",
    keywords: "resolve, fair fight, dignity",
    portrait:
      "Holly keeps its leaf when the oak has dropped hers, and grows its prickles low down, where the browsing is done. Those under it take up a challenge readily, and gain most when they may also set it down.",
    gift: "staying power in lean times",
  },
  hazel: {
    name: "Hazel",
    keywords: "knowledge, precision, wit in a nutshell",
    portrait:
      "In the tale nine hazels drop their nuts into a well, and the salmon that eats them knows everything. Those under it collect, sort and remember, and enjoy nothing so much as a fact that fits.",
    gift: "the right word at the right time",
  },
  vine: {
    name: "Vine",
    keywords: "taste, balance, harvest",
    portrait:
      "The vine needs something to climb and repays it with autumn in a glass. Those under it see both sides with equal warmth, which makes them good company and slow to choose.",
    gift: "an eye for the good things of life",
  },
  ivy: {
    name: "Ivy",
    keywords: "tenacity, loyalty, renewal",
    portrait:
      "Ivy flowers when everything else has finished and feeds the last bees of the year. Those under it hold on in hard places and help others to do so, as long as they remember to let the wall breathe.",
    gift: "loyalty that outlasts the season",
  },
  reed: {
    name: "Reed",
    keywords: "truth, story, hidden roots",
    portrait:
      "The reed is thatch, arrow and flute, and its roots run under water where nobody looks. Those under it want the story behind the story, and are trusted with secrets because they know the price of them.",
    gift: "the patience to get to the bottom",
  },
  elder: {
    name: "Elder",
    keywords: "freedom, humour, closing the circle",
    portrait:
      "The elder comes up on waste ground, gives flowers and berries freely and never grows straight. Those under it keep their liberty and a joke for the worst hour, and are kinder than their manner allows.",
    gift: "room to breathe",
  },
};

/** Portrait of those born on the day that belongs to no tree. */
export const nameless =
  "The nameless day is the one over in the year and a day of the old stories, after the last tree and before the first. Those born on it stand at the hinge: an ending on one hand, a beginning on the other, and no tree that could claim them.";
