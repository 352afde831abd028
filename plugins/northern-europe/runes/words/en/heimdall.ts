/** Heimdall's aett, runes 9-16, in English. Texts are original. */
import type { RuneTexts } from "../../rune.ts";

export const heimdall = {
  hagalaz: {
    name: "Hagalaz",
    gloss: "hail",
    upright: {
      keywords: ["hail", "disruption", "seed of change", "exposure"],
      meaning:
        "Hagalaz is hail, the hard white grain that falls on every field alike and an hour later is water. It breaks what was brittle and shows what was sound, and it has nobody in particular in mind.",
      aspects: {
        situation: "Weather has come over the matter from outside, and plans are lying flat.",
        obstacle: "Being indignant at the hail keeps everyone standing in it.",
        advice:
          "Take cover first, count the damage afterwards, and water something with what melts.",
        outcome: "The ground is clear and wet, and it can be seen which stems were living.",
      },
    },
  },
  nauthiz: {
    name: "Nauthiz",
    gloss: "need",
    upright: {
      keywords: ["need", "constraint", "friction", "resourcefulness"],
      meaning:
        "Nauthiz is need, drawn as two sticks rubbed together until they smoke. The lack it speaks of is real, and so is the fire which lack alone knows how to make.",
      aspects: {
        situation: "There is not enough of something, and the shortage is deciding a good deal.",
        obstacle: "Wanting has grown so loud that nothing already here can be heard.",
        advice:
          "Name the need exactly, cut away the wants that ride on it, and begin with what is in the shed.",
        outcome: "Restraint teaches a craft that plenty would never have required.",
      },
    },
  },
  isa: {
    name: "Isa",
    gloss: "ice",
    upright: {
      keywords: ["ice", "stillness", "standstill", "clarity"],
      meaning:
        "Isa is ice: one upright line, a bridge for those who walk gently and a wall for those who push. Under it the river has not gone anywhere.",
      aspects: {
        situation:
          "Everything has come to a stop, and in the stillness the outlines are very sharp.",
        obstacle: "Coolness that was meant as protection has closed over the thing it protected.",
        advice: "Leave it alone for now, keep your own fire going, and test the surface with care.",
        outcome: "The thaw keeps its own date, and what was preserved is found unchanged.",
      },
    },
  },
  jera: {
    name: "Jera",
    gloss: "year, harvest",
    upright: {
      keywords: ["harvest", "season", "patience", "due return"],
      meaning:
        "Jera is the year come round, two half-turns that never touch and never part. It gives back what was put in, in kind and in season, and it cannot be hurried by needing it.",
      aspects: {
        situation: "A cycle is nearing its natural turn, and the work already done is ripening.",
        obstacle: "Looking for the harvest in spring, people dig up the seed.",
        advice: "Do what belongs to this month and nothing that belongs to the next.",
        outcome: "The yield is fair, and it is stored by the same hands that sowed it.",
      },
    },
  },
  eihwaz: {
    name: "Eihwaz",
    gloss: "yew",
    upright: {
      keywords: ["yew", "endurance", "axis", "passage between"],
      meaning:
        "Eihwaz is the yew, rough outside, green all winter, and supple enough for bows. It joins what is above with what is below, and lends its patience to anyone who has to stand between the two.",
      aspects: {
        situation: "Beneath the changes there is a trunk that has not moved.",
        obstacle:
          "Endurance has become an end, and the reason for enduring was mislaid on the way.",
        advice: "Bend as far as the bow needs and no farther, and keep your aim while you wait.",
        outcome: "A long strain is released in one clean direction.",
      },
    },
  },
  perthro: {
    name: "Perthro",
    gloss: "lot cup (uncertain)",
    upright: {
      keywords: ["lot cup", "chance", "hidden things", "play"],
      meaning:
        "Perthro is perhaps the dice cup; the old poem sets it where people sit laughing over a game. It stands for what cannot be known before it is tipped out, and for the good humour needed to play at all.",
      aspects: {
        situation: "The lots are still in the cup, and everyone is watching the hand.",
        obstacle: "Guessing at what is hidden has replaced the move that is open.",
        advice: "Venture only what you could lose with a laugh, and then tip the cup.",
        outcome: "Something unforeseen comes out on the table, and it can be played.",
      },
    },
    merkstave: {
      keywords: ["bad timing at play", "secrets", "disappointment", "closed cup"],
      meaning:
        "The cup stands mouth down, with a hand on it. Something is being kept back so long that its meaning has changed, or a disappointment is being taken for a pattern.",
      aspects: {
        situation: "The game goes on after the pleasure has left it.",
        obstacle: "Having lost one throw, you are trying to win it back from the wrong table.",
        advice: "Lift your hand from the cup, show what is there, and sit out a round.",
        outcome: "What was concealed comes out at last, smaller than its shadow.",
      },
    },
  },
  algiz: {
    name: "Algiz",
    gloss: "elk, protection",
    upright: {
      keywords: ["protection", "alertness", "sanctuary", "raised hands"],
      meaning:
        "Algiz is the elk with its head up, or the sedge that cuts the careless hand. It protects by noticing early, and it marks a place as not to be trodden on.",
      aspects: {
        situation: "A safe place has been marked out, and someone is awake in it.",
        obstacle: "Watching for danger has taken the place of whatever was to be kept safe.",
        advice:
          "Attend to the first small warning, stand close to your own, and raise the hand before the voice.",
        outcome: "The boundary is respected, and behind it something shy can graze.",
      },
    },
    merkstave: {
      keywords: ["lowered guard", "false alarm", "exposure", "overprotection"],
      meaning:
        "The antlers are down. Either a plain sign was overlooked because it was inconvenient, or so many alarms have been raised that the herd no longer lifts its head.",
      aspects: {
        situation: "A gate has been guarded on the side from which nobody comes.",
        obstacle: "Shelter has been offered so closely that there is no air in it.",
        advice:
          "Check the one thing you have been told twice, and let the rest of the watch stand down.",
        outcome: "Care finds a looser form in which both the guard and the guarded can breathe.",
      },
    },
  },
  sowilo: {
    name: "Sowilo",
    gloss: "sun",
    upright: {
      keywords: ["sun", "vitality", "clear aim", "guidance"],
      meaning:
        "Sowilo is the sun as sailors mean it: warmth on the deck and a bearing to steer by. It does not remove the waves; it lets them be seen in time.",
      aspects: {
        situation: "Light falls on the whole course, and strength is there to follow it.",
        obstacle: "Certainty is so bright that nobody looks into its shadow.",
        advice:
          "Steer by the large and constant thing, and do the visible next stroke with good heart.",
        outcome:
          "The aim and the means come into line, and ice that barred the way turns to water.",
      },
    },
  },
} satisfies Partial<RuneTexts>;
