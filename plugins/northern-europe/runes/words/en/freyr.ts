/** Freyr's aett, runes 1-8, in English. Texts are original. */
import type { RuneTexts } from "../../rune.ts";

export const freyr = {
  fehu: {
    name: "Fehu",
    gloss: "cattle, wealth",
    upright: {
      keywords: ["movable wealth", "energy", "circulation", "first effort"],
      meaning:
        "Fehu is cattle: wealth on four legs that has to be fed, counted and moved to new grass. What it stands for grows while it circulates, and begins quarrels as soon as it is merely kept.",
      aspects: {
        situation: "There is something of value on the hoof, and it wants tending every day.",
        obstacle: "Counting the herd has taken over from asking what the herd is for.",
        advice:
          "Put a part of what you have to work where others can use it too, and look after it in person.",
        outcome: "A modest beginning multiplies through use, and generosity becomes affordable.",
      },
    },
    merkstave: {
      keywords: ["drain", "hoarding", "discord over goods", "tired energy"],
      meaning:
        "The gate was left open, or else it was shut so tightly that the animals are going thin. What looks like a lack of means may be energy that has been promised in too many places.",
      aspects: {
        situation: "Kin are sitting at one table and each of them knows what the others own.",
        obstacle: "Fear of losing ties up exactly what would have to move.",
        advice:
          "Find the gap through which it runs away and mend that before you acquire anything new.",
        outcome: "Less is owned than before, and it is better fed.",
      },
    },
  },
  uruz: {
    name: "Uruz",
    gloss: "aurochs",
    upright: {
      keywords: ["raw strength", "stamina", "shaping force", "courage"],
      meaning:
        "Uruz is the aurochs, the great wild ox that nobody ever drove to market. It brings strength before strength has manners, and asks for a task as large as itself.",
      aspects: {
        situation: "A powerful force is standing in the clearing, awake and not yet aimed.",
        obstacle: "Strength wants to go straight through, where going round would be shorter.",
        advice:
          "Take on the heavy part yourself, early in the day, and rest as thoroughly as you worked.",
        outcome: "What was formless is pushed into shape and holds.",
      },
    },
    merkstave: {
      keywords: ["spent force", "misused power", "roughness", "missed test"],
      meaning:
        "The ox is tired or is in the wrong field. Strength that was borrowed from next week is being called in, or it breaks the gate which it might have opened with its nose.",
      aspects: {
        situation: "Much noise of hooves is heard, and the same ground is being trodden flat.",
        obstacle: "Weakness is being hidden with a display that uses up the last reserves.",
        advice: "Do half of it, and do that half gently enough to be able to do it again.",
        outcome: "Force returns after fallow time, and it has learnt to ask where it is going.",
      },
    },
  },
  thurisaz: {
    name: "Thurisaz",
    gloss: "giant, thorn",
    upright: {
      keywords: ["thorn", "defence", "sharp threshold", "catalyst"],
      meaning:
        "Thurisaz is the thorn and the giant behind it: a force that one meets by being pricked. It guards a threshold, and those who stop to look before grasping come through with their hands whole.",
      aspects: {
        situation: "A hedge stands across the way, in flower, and full of points.",
        obstacle: "Striking back at the thorn only drives it deeper.",
        advice:
          "Stop, look at what exactly stings, and use the hedge as a hedge before you think of cutting it.",
        outcome: "A needed boundary is drawn, at the price of a scratch.",
      },
    },
    merkstave: {
      keywords: ["compulsion", "spite", "thin skin", "opened gate"],
      meaning:
        "The thorn has turned in the hand. Irritation is looking for a cause, and the giant whom everybody fears may be an old annoyance that was fed after midnight.",
      aspects: {
        situation: "Somebody is leaning on a fence that was never finished.",
        obstacle: "Readiness to be hurt makes each ordinary word arrive with a point on it.",
        advice:
          "Take your hand away, draw the splinter in good light, and decide nothing while it smarts.",
        outcome:
          "The swelling goes down, and the quarrel is found to have been about the size of a thorn.",
      },
    },
  },
  ansuz: {
    name: "Ansuz",
    gloss: "god, mouth",
    upright: {
      keywords: ["word", "inspiration", "counsel", "message"],
      meaning:
        "Ansuz is the god's rune and the mouth's: breath that carries meaning. It comes as advice, a song, a sentence overheard at the right moment, and it favours those who are quiet enough to be told.",
      aspects: {
        situation: "Something has been said that goes on working after the speaker has left.",
        obstacle: "Eloquence is taken for understanding, chiefly by the eloquent.",
        advice: "Ask someone older than the problem, and write down the answer in their words.",
        outcome: "The right word is found, and people begin to mean the same thing by it.",
      },
    },
    merkstave: {
      keywords: ["misunderstanding", "bad advice", "idle talk", "lost voice"],
      meaning:
        "The message has come without its messenger. Words are plentiful and breath is short, or else the one sentence that matters is being rehearsed for the seventh time and not spoken.",
      aspects: {
        situation: "Advice is being given loudly in a room where nobody asked for it.",
        obstacle: "A clever phrase has settled the matter too soon.",
        advice: "Say it again in shorter words, and ask the other person what they heard.",
        outcome: "Noise drops, and the voice that was under it can be made out.",
      },
    },
  },
  raidho: {
    name: "Raidho",
    gloss: "ride, journey",
    upright: {
      keywords: ["journey", "rhythm", "right order", "riding"],
      meaning:
        "Raidho is the ride and the wagon, which are easy to praise from a bench by the fire. It concerns the right order of things in motion: horse, road, pace and rest, each in its turn.",
      aspects: {
        situation: "Things are under way, and a rhythm can be felt beneath them.",
        obstacle: "Hurrying has broken the rhythm that would have been the quickest way.",
        advice: "Set out at a pace the slowest part of you can keep, and let the stages be short.",
        outcome: "The road teaches what the map left out, and arrival finds the traveller in step.",
      },
    },
    merkstave: {
      keywords: ["detour", "disorder", "forced march", "wrong time"],
      meaning:
        "A wheel is out of true. Everything still moves, but each turn of it costs more than it should, and the wish to be already there makes the bumps worse.",
      aspects: {
        situation: "The luggage has gone ahead and the passengers are still discussing the route.",
        obstacle: "A journey is being made mainly to avoid standing still.",
        advice:
          "Halt, put the load in order, and ask whether this is the road or only the direction.",
        outcome: "The detour turns out to have been the way to one place worth seeing.",
      },
    },
  },
  kenaz: {
    name: "Kenaz",
    gloss: "torch (older reading: sore)",
    upright: {
      keywords: ["torch", "craft", "insight", "warmth"],
      meaning:
        "Kenaz is the torch in the hall: fire tamed to a size at which one can read, work and see faces by it. It stands for skill handed on as flame is, without anyone having less.",
      aspects: {
        situation:
          "A light has been carried into the room, and details are coming out of the dark.",
        obstacle: "The light is held so that it flatters the one who holds it.",
        advice: "Work by this light while you have it, and show somebody how the thing is done.",
        outcome: "Understanding becomes ability, and a second torch is lit from the first.",
      },
    },
    merkstave: {
      keywords: ["dimmed light", "lost skill", "feverish glow", "false clarity"],
      meaning:
        "The torch has burnt down to the hand. What was bright is now mostly hot, and it may be kinder to the work to sit a while in the dark and let the eyes adjust.",
      aspects: {
        situation: "A lamp is burning in the workshop, and its owner has been away for some time.",
        obstacle: "A single bright explanation is hiding several dim and truer ones.",
        advice:
          "Trim the wick, do one thing by hand that you used to do by heart, and go to bed in time.",
        outcome: "A smaller flame is enough to find the door with.",
      },
    },
  },
  gebo: {
    name: "Gebo",
    gloss: "gift",
    upright: {
      keywords: ["gift", "exchange", "partnership", "balance"],
      meaning:
        "Gebo is two staves leaning against each other, a gift and the gift that answers it. It forms a bond between free people, and for that reason it must never be so large that it cannot be returned.",
      aspects: {
        situation:
          "Something has been given, and the space between two parties is no longer empty.",
        obstacle: "A gift that cannot be refused has begun to feel like a claim.",
        advice:
          "Give what suits the other person, accept what is offered, and let the balance swing a little.",
        outcome: "An exchange becomes a tie that both sides would choose again.",
      },
    },
  },
  wunjo: {
    name: "Wunjo",
    gloss: "joy",
    upright: {
      keywords: ["joy", "fellowship", "harmony", "relief"],
      meaning:
        "Wunjo is joy of the housed sort: enough to eat, no quarrel pending, and people at the table whom one would have invited. It comes when the parts of a life are pulling on the same side.",
      aspects: {
        situation: "For the present nothing hurts, and good company is within call.",
        obstacle: "Contentment would rather not look at what is knocking.",
        advice: "Share it soon and in simple form, with those who knew you when things were hard.",
        outcome: "A wish and its circumstances come to agree, and work is done singing.",
      },
    },
    merkstave: {
      keywords: ["estrangement", "strained cheer", "delay of joy", "solitary mood"],
      meaning:
        "The banner is hanging upside down over a party that goes on. Joy has been expected at a certain hour and feels the pressure, and someone at the edge of the room is happier than they look, or less so.",
      aspects: {
        situation: "A merry table has one chair pushed a little back from it.",
        obstacle: "Agreement is being bought with small silences.",
        advice: "Stop arranging happiness for a day, and see who comes of their own accord.",
        outcome: "Gladness arrives late, by the side door, and is no worse for that.",
      },
    },
  },
} satisfies Partial<RuneTexts>;
