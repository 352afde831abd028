/** Tyr's aett, runes 17-24, in English. Texts are original. */
import type { RuneTexts } from "../../rune.ts";

export const tyr = {
  tiwaz: {
    name: "Tiwaz",
    gloss: "the god Tyr",
    upright: {
      keywords: ["justice", "commitment", "sacrifice", "steady star"],
      meaning:
        "Tiwaz is the spear pointing up, the sign of the god who gave a hand so that a promise could be kept. It stands for the right thing done at one's own cost, and for a star that does not wander.",
      aspects: {
        situation: "A principle is at stake, and somebody is prepared to pay for it.",
        obstacle: "The cause has become so noble that the people in it are hard to see.",
        advice: "Keep the promise that nobody would blame you for breaking.",
        outcome: "The matter is decided on its merits, and whoever gave way can do so with honour.",
      },
    },
    merkstave: {
      keywords: ["wavering resolve", "unfairness", "pointless fight", "blocked will"],
      meaning:
        "The spear is pointing at the ground. Courage has leaked away in small concessions, or a great deal of it is being spent on winning what was never in dispute.",
      aspects: {
        situation: "A fair rule is being applied to the wrong case by tired people.",
        obstacle: "To give up the fight would mean asking what it was for.",
        advice:
          "Lay the weapon across your knees and find out what you would still defend without an enemy.",
        outcome: "Resolve comes back in a plainer coat, and takes up the smaller, truer cause.",
      },
    },
  },
  berkano: {
    name: "Berkano",
    gloss: "birch",
    upright: {
      keywords: ["birch", "beginning", "nurture", "quiet growth"],
      meaning:
        "Berkano is the birch, first into leaf on burnt ground, bearing no showy fruit and covering a hillside all the same. It tends beginnings behind a curtain and has no wish to be watched.",
      aspects: {
        situation: "Something new is growing under cover, and it is doing well.",
        obstacle: "So much sheltering has been done that the young thing has met no wind.",
        advice: "Keep it warm and small, and show it to nobody whose opinion would weigh on it.",
        outcome: "Leaves come, first on one branch and then everywhere.",
      },
    },
    merkstave: {
      keywords: ["stalled growth", "domestic worry", "overcare", "neglected start"],
      meaning:
        "The sapling was planted in the shade of its planter. Growth has paused, less from lack of care than from an excess of looking, and the house is holding its breath.",
      aspects: {
        situation:
          "A cradle has been carved with great care while the window above it stands open.",
        obstacle: "Worry is a way of holding on to what ought to be learning to stand.",
        advice: "Step back by one pace, open one shutter, and trust the root for a week.",
        outcome: "The shoot bends towards a light of its own, and catches up.",
      },
    },
  },
  ehwaz: {
    name: "Ehwaz",
    gloss: "horse",
    upright: {
      keywords: ["horse", "trust", "teamwork", "steady progress"],
      meaning:
        "Ehwaz is the horse, and more exactly horse and rider as one thing that neither could be alone. It is the rune of trust earned by daily handling, and of progress so even that one notices it only by the milestones.",
      aspects: {
        situation: "Two who differ in nature are moving well together.",
        obstacle: "One of the pair is doing the steering and the other all the noticing.",
        advice:
          "Match your pace to your partner's breathing, and change direction only after a signal.",
        outcome: "Ground is covered without strain, and loyalty deepens by use.",
      },
    },
    merkstave: {
      keywords: ["mistrust", "mismatched pace", "restlessness", "stuck team"],
      meaning:
        "Horse and rider are of two minds, and the reins have become a topic. Before anyone is to blame there is usually something simple the matter, such as a stone in the shoe or a fright nobody saw.",
      aspects: {
        situation: "One of the two wishes to gallop and the other is looking at the grass.",
        obstacle: "Tightening the rein is answered by a stiffer neck.",
        advice: "Get down and walk beside it until the ears come forward again.",
        outcome: "The pair part amiably or start afresh from a walk.",
      },
    },
  },
  mannaz: {
    name: "Mannaz",
    gloss: "human being",
    upright: {
      keywords: ["person", "community", "self-knowledge", "shared mind"],
      meaning:
        "Mannaz is the human being, who is dear to the kin and bound sooner or later to disappoint them. It holds up a mirror in company, so that one sees oneself as one among others, neither more nor less.",
      aspects: {
        situation: "A circle of people is concerned in this, and each holds a part of the picture.",
        obstacle: "Everyone is being consulted, so that nobody may be responsible.",
        advice: "See yourself as a fair neighbour would, and ask for help in the ordinary way.",
        outcome:
          "A shared understanding is reached in which each person has grown a little more exact.",
      },
    },
    merkstave: {
      keywords: ["isolation", "self-deception", "rivalry", "outsider's view"],
      meaning:
        "The mirror has been turned to the wall, or else it is the only thing looked at. One feels alone in a crowd chiefly when one is performing for it.",
      aspects: {
        situation: "A meeting is going on in which everybody is thinking about how they appear.",
        obstacle: "The enemy in this matter has, on inspection, a familiar face.",
        advice:
          "Tell one person something true about yourself that is not to your credit and not a confession either.",
        outcome: "The distance is seen from both sides, and somebody laughs first.",
      },
    },
  },
  laguz: {
    name: "Laguz",
    gloss: "water, lake",
    upright: {
      keywords: ["water", "flow", "intuition", "depth"],
      meaning:
        "Laguz is the water that looks endless to those in a rocking boat. It bears whoever trusts it, follows the lowest way, and knows things by touch.",
      aspects: {
        situation: "A current is running under the surface, stronger than it looks.",
        obstacle: "To go with the flow is pleasant until one asks where it is going.",
        advice:
          "Trust the feeling as far as you can see the bottom, and from there take soundings.",
        outcome: "What was stuck is floated off, and finds its level.",
      },
    },
    merkstave: {
      keywords: ["fear of depth", "confusion", "flooding", "dried bed"],
      meaning:
        "The water is either over the banks or gone. Feeling is mistrusted because it once came all at once, and the channel, being unused, silts up and makes another flood more likely.",
      aspects: {
        situation: "A boat is lying on dry stones with its oars neatly shipped.",
        obstacle: "Waves are being counted by someone who ought to bail.",
        advice: "Go back to where the stream is narrow, and let a little through each day.",
        outcome: "A bed is cut again, and feeling keeps to it most of the time.",
      },
    },
  },
  ingwaz: {
    name: "Ingwaz",
    gloss: "the god Ing, seed",
    upright: {
      keywords: ["seed", "gestation", "inner store", "completion"],
      meaning:
        "Ingwaz is the closed field and the seed inside it, strength that has gone indoors to finish. Nothing shows, and for once nothing needs to.",
      aspects: {
        situation: "A thing is complete in itself and is waiting for its hour.",
        obstacle: "The seed is opened again and again to see whether it is ready.",
        advice: "Close the door, finish the inside, and let the outside be plain for now.",
        outcome: "A stored strength is released all at once, and a new stretch of life gets room.",
      },
    },
  },
  dagaz: {
    name: "Dagaz",
    gloss: "day",
    upright: {
      keywords: ["daybreak", "turning point", "clarity", "balance of light"],
      meaning:
        "Dagaz is daybreak, the moment at which night and day weigh the same. Nothing has been done, and all of it looks different; the change is in the light.",
      aspects: {
        situation: "Morning has reached the matter, and colours are coming back into it.",
        obstacle: "People still speak in the low voices of the night.",
        advice: "Look again at what you decided in the dark, and decide it once more by day.",
        outcome:
          "One state passes into its opposite without a seam, and nobody can say at which minute.",
      },
    },
  },
  othala: {
    name: "Othala",
    gloss: "inherited land, home",
    upright: {
      keywords: ["home", "inheritance", "belonging", "true property"],
      meaning:
        "Othala is the enclosed land, and all that is meant by one's own: house, language, recipe, the stern manner of an uncle. It is held best by those who know that they are holding it for someone else.",
      aspects: {
        situation: "Here is solid ground with a name on it, and the name is an old one.",
        obstacle: "The fence that once kept cattle in is keeping company out.",
        advice:
          "Put the house in order, find out what is truly yours in it, and set one more place at the table.",
        outcome: "What was received is taken over consciously, and becomes something one can give.",
      },
    },
    merkstave: {
      keywords: ["uprooting", "family strain", "clinging to place", "new ground"],
      meaning:
        "The gatepost is leaning. An inheritance presses on those who never signed for it, or someone has left home and finds that the argument came along in the luggage.",
      aspects: {
        situation:
          "The key to a house is being carried about by a person who no longer lives there.",
        obstacle: "Loyalty to the old place is used as a reason not to arrive in the new one.",
        advice: "Choose one thing to carry on and one to lay down, and tell the family which.",
        outcome: "A threshold is made elsewhere, from some of the same timber.",
      },
    },
  },
} satisfies Partial<RuneTexts>;
