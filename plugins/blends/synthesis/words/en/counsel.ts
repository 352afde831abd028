/** Counsel in English: what a blend comes to and what to do with it. */
import type { Level, Subject } from "../../told.ts";

/** What a blend comes to, by its level. */
export const LEVELS: Readonly<Record<Subject, Readonly<Record<Level, string>>>> = {
  birth: {
    high: "a birth with the wind behind it",
    leaning: "a birth that is helped more often than it is hindered",
    even: "a birth of gifts and demands in about equal measure",
    doubtful: "a birth that asks for more work than most",
    low: "a birth that gives little away and has to be worked for",
  },
  question: {
    high: "a clear yes to the course you have in mind",
    leaning: "a lean towards yes",
    even: "an open matter that can still be tipped",
    doubtful: "a lean towards waiting",
    low: "a plain word against pressing on",
  },
  match: {
    high: "a match that comes easily",
    leaning: "a good match with something to learn",
    even: "a match that will be what the two make of it",
    doubtful: "a match with friction built in",
    low: "a match that goes against the grain",
  },
};

/** What to do with it, in two wordings. */
export const ADVICE: Readonly<Record<Subject, Readonly<Record<Level, readonly [string, string]>>>> =
  {
    birth: {
      high: [
        "What comes easily is also what is easily left unused. Choose one of the strengths named above and give it a task this year that somebody else will notice.",
        "So much agreement is pleasant and a little dangerous, since nobody asks a favoured person to practise. Pick the gift that two or three of these arts name in different words, and work at it as if it had not been given.",
      ],
      leaning: [
        "Lean on what several traditions name, and treat the rest as colour. Where a warning stands alone, it is worth one honest look and no more.",
        "Begin where the praise is specific. A general blessing helps nobody; a named strength can be put to work by next week. The objections can wait until you meet them.",
      ],
      even: [
        "Nothing here is decided for you. Take the strengths as the place to start from and the warnings as the place to slow down; most of the work lies in not confusing the two.",
        "Take one strength and one warning from the list and carry both for a month. A chart that is balanced on paper tips in practice, and it is worth knowing which way yours does.",
      ],
      doubtful: [
        "Read the warnings as a list of what to prepare for. Small habits kept for a long time do more for such a chart than one large effort.",
        "Look for the task in each warning: what is called a hindrance here is usually an order of work, first this and then that. Where two arts warn of one thing, start there.",
      ],
      low: [
        "A demanding chart is a description of the ground and says nothing of the walker. Begin with the one strength that is named and build outward from there, with help where help is offered.",
        "Old books are hardest on the births they expect the most of. Read the objections as a list of repairs, choose the smallest, and finish it before you look at the next.",
      ],
    },
    question: {
      high: [
        "Go ahead while the matter is warm, and tell those it concerns before they have to ask.",
        "Act soon and plainly. Most of what could still go wrong will come from waiting for an even better hour.",
      ],
      leaning: [
        "Go ahead, in steps that can be taken back, and look again after the first of them.",
        "Take the first step as though the answer were yes, and keep the means to stop after it. What that step teaches you will be worth more than a second reading.",
      ],
      even: [
        "Do not force an answer yet. Find out the one thing you do not know, settle what is in your own hands, and ask again when something has moved.",
        "Leave it open on purpose. Name the day on which you will decide, write down what would have to be true by then, and go on with your work until it comes.",
      ],
      doubtful: [
        "Wait, or make the question smaller: what is the least you could do now that leaves every door open?",
        "Give it time, and use the time: ask somebody who gains nothing by either answer, and see whether the question still looks the same afterwards.",
      ],
      low: [
        "Let it rest. If it cannot rest, lower the stake until you could bear to lose it.",
        "Turn it down, or turn it round: ask what you hoped to get from it, and whether there is a shorter way to that.",
      ],
    },
    match: {
      high: [
        "Ease is not a reason to stop asking. Say thank you for what comes without effort, because it is the first thing to be taken for granted.",
        "What runs by itself still wears out. Keep one custom that belongs to the two of you alone, and do not let a good month talk you out of it.",
      ],
      leaning: [
        "Put the strengths to use on purpose: give the two of you a common task. Speak about the sore points while they are still small.",
        "Find out early which of you tires first in a quarrel, and let that one name the pause. With so much in common, the rest is housekeeping.",
      ],
      even: [
        "Agree on how you will disagree. Much in such a match turns on manners and timing, and both can be learned.",
        "Divide what can be divided by liking and not by halves. Fairness in such a match is felt long before it is counted.",
      ],
      doubtful: [
        "Name the friction once, aloud, and share out who takes care of what. A rule that both have made works better here than good intentions.",
        "Do not wait for the other to change first. Choose the one habit of your own that costs them most, and start with that.",
      ],
      low: [
        "Take nothing for granted, least of all each other's silence. If both want this, build it on agreements and not on temperament.",
        "Ask each other what staying would have to look like, in plain and daily terms. If both can say it, there is something to build on.",
      ],
    },
  };
