/** The fourteen swords, ace to king, in English. Texts are original. */
import type { CardTexts, SuitCardId } from "../../card.ts";

export const swords: CardTexts<SuitCardId<"swords">> = {
  "ace-of-swords": {
    name: "Ace of Swords",
    upright: {
      keywords: ["clarity", "truth", "decision", "breakthrough"],
      meaning:
        "The blade is lifted straight through a crown, and the air is very clear around it. The Ace of Swords is the one thought that cuts through the rest; it serves whoever takes it up with clean hands.",
      aspects: {
        situation: "A plain fact has come to light and is sorting everything near it.",
        obstacle:
          "Being sharp is mistaken for being right, and every cut looks like an insight to the one who cuts.",
        advice:
          "State the matter in ten words, decide on that basis, and put the blade away afterwards.",
        outcome: "Confusion parts, and a line is drawn that both thought and conduct can follow.",
      },
    },
    reversed: {
      keywords: ["confusion", "harsh words", "clouded judgement", "misused truth", "conception"],
      meaning:
        "The point is turned downwards. A truth may be held back because it would hurt, or used because it will, and meanwhile the mind sharpens itself against its own edge.",
      aspects: {
        situation: "Two accurate statements are being used to build a false picture.",
        obstacle:
          "There is so much arguing about how it was said that what was said goes unanswered.",
        advice:
          "Sleep on the sentence, take the barb off it, and say it tomorrow if it is still true.",
        outcome: "Thinking runs clear again once the mud is given time to sink.",
      },
    },
  },
  "two-of-swords": {
    name: "Two of Swords",
    upright: {
      keywords: ["stalemate", "balance", "withheld choice", "inner listening"],
      meaning:
        "A blindfolded woman holds two swords crossed before her heart, with the sea quiet at her back. She is keeping a peace by not looking, and for a short while that is wisdom.",
      aspects: {
        situation: "Two claims are in exact balance, and nothing moves.",
        obstacle: "Neutrality is tiring the arms, and each side takes it to be meant against them.",
        advice:
          "Keep still long enough to hear the tide turn, then take the blindfold off before you speak.",
        outcome:
          "The truce lasts until one weight shifts, and the choice turns out to have been ripening in the dark.",
      },
    },
    reversed: {
      keywords: ["indecision ending", "exposure", "truth admitted", "overload", "duplicity"],
      meaning:
        "The cloth has slipped. What was known all along is now seen as well, and it is a relief to the arms, though hardly to the eyes.",
      aspects: {
        situation:
          "Both sides have laid their papers on the same desk, and someone must now read them.",
        obstacle: "Advice keeps being collected so that the deciding voice may be somebody else's.",
        advice: "Admit which way you have been leaning, and put down the other sword first.",
        outcome:
          "The deadlock opens on one side, and feeling, long held level, spills a little as it does.",
      },
    },
  },
  "three-of-swords": {
    name: "Three of Swords",
    upright: {
      keywords: ["heartache", "painful truth", "separation", "clearing rain"],
      meaning:
        "Three blades meet in one red heart, and rain falls behind it. The card is exact about pain: it has entered, it has a shape, and it is neither the whole sky nor for ever.",
      aspects: {
        situation: "A truth has hurt, and pretending otherwise would hurt more.",
        obstacle: "The wound is explained so well that nobody gets around to tending it.",
        advice:
          "Let it rain, tell one person exactly where it hurts, and ask for no verdict from them.",
        outcome:
          "The heart keeps its shape around the mark, and understands a language it did not know before.",
      },
    },
    reversed: {
      keywords: ["recovery", "release", "swallowed hurt", "reopening", "distraction"],
      meaning:
        "One of the blades has been drawn out, which hurts in its own way and is how mending begins. Where the pain was swallowed instead, it speaks up now at odd times and to the wrong people.",
      aspects: {
        situation: "The rain has stopped, and the street still shines with it.",
        obstacle: "The old hurt has become a reference, and everything new is checked against it.",
        advice:
          "Forgive the slow part of yourself that is still there, and remove only what is ready to come out.",
        outcome: "Tenderness returns around the scar, and it has better judgement than before.",
      },
    },
  },
  "four-of-swords": {
    name: "Four of Swords",
    upright: {
      keywords: ["rest", "retreat", "recuperation", "contemplation"],
      meaning:
        "A knight lies with folded hands beneath a coloured window; three swords hang on the wall and one lies under him. The contest is adjourned, and this rest is a task, to be done as thoroughly as any other.",
      aspects: {
        situation:
          "A pause has been declared in the middle of things, and the quiet is doing its work.",
        obstacle: "Lying still with the problem underneath is not quite the same as resting.",
        advice:
          "Withdraw in good order, tell people when to expect you back, and sleep before you plan.",
        outcome:
          "Strength gathers unseen, and the next step is taken from a lower and surer place.",
      },
    },
    reversed: {
      keywords: ["restlessness", "return to action", "burnout", "forced pause", "circumspection"],
      meaning:
        "The sleeper has one eye open. Either the body is up and the spirit is still lying down, or the rest was so good that the door of the chapel begins to look like a threat.",
      aspects: {
        situation: "Lights are being switched on again one by one, some of them too early.",
        obstacle: "The fear of falling behind turns every pause into work done lying down.",
        advice:
          "Come back by degrees, one sword at a time, and keep a window of silence in the day.",
        outcome: "Activity resumes at a pace that includes its own rest.",
      },
    },
  },
  "five-of-swords": {
    name: "Five of Swords",
    upright: {
      keywords: ["hollow win", "conflict", "humiliation", "cost of being right"],
      meaning:
        "One man gathers up the swords and smiles, while two walk away towards grey water. He has won the argument and the field, and nobody is left with whom to enjoy either.",
      aspects: {
        situation: "A quarrel has ended with the wrong kind of silence.",
        obstacle: "The wish to have the last word is costing more words than the matter is worth.",
        advice:
          "Ask what you would have to lose in order to keep the person, and weigh whether you can lose it.",
        outcome:
          "The field empties, and it becomes plain which victories were not worth attending.",
      },
    },
    reversed: {
      keywords: ["reconciliation", "old resentment", "admission", "walking back"],
      meaning:
        "Somebody has turned round at the water's edge. A quarrel can be left the way it was entered, by a step; pride says the step is a mile long, and usually it is only wet.",
      aspects: {
        situation: "A borrowed sword is being carried back to its owner, wrapped in cloth.",
        obstacle: "The apology is being drafted as another proof of who was right.",
        advice:
          'Concede the part that is true, without a "but", and leave the rest for another day.',
        outcome: "Resentment thins out, and it can be seen who would come back if they were asked.",
      },
    },
  },
  "six-of-swords": {
    name: "Six of Swords",
    upright: {
      keywords: ["transition", "passage", "calmer water", "leaving behind"],
      meaning:
        "A ferryman poles a hooded woman and a child across; the swords stand upright in the boat, and the far water is smooth. What hurt comes along on this journey, and is carried by the boat instead of the back.",
      aspects: {
        situation: "A rough stretch is being left for a quieter one, with few words.",
        obstacle: "Looking back over the stern, one takes the wake for the way.",
        advice:
          "Let yourself be ferried, take only what the boat can bear, and do not rock it with explanations.",
        outcome:
          "The other bank is reached without triumph, and thoughts begin to fit inside the head again.",
      },
    },
    reversed: {
      keywords: [
        "stuck passage",
        "unfinished leave-taking",
        "rough crossing",
        "return trip",
        "declaration",
      ],
      meaning:
        "The boat is still tied to the old bank by a rope that everyone forgot. It may be a message that was never sent, or a hope that never quite gave notice.",
      aspects: {
        situation:
          "The same stretch of water has been crossed three times in one season, in both directions.",
        obstacle: "Leaving is done so carefully that it never quite takes place.",
        advice:
          "Find the rope, decide whether to untie it or to go ashore, and do that before you row.",
        outcome: "The crossing is finished later and more honestly, with less luggage on board.",
      },
    },
  },
  "seven-of-swords": {
    name: "Seven of Swords",
    upright: {
      keywords: ["stratagem", "stealth", "independence", "half-truth"],
      meaning:
        "He tiptoes from the camp with five swords in his arms and leaves two standing. It may be theft, or it may be the only sensible way out; the Seven of Swords asks who would be surprised to learn of it.",
      aspects: {
        situation: "Something is being managed around the edges, out of general view.",
        obstacle: "Cleverness has to stay awake all night to remember what it told to whom.",
        advice:
          "Use wit instead of force, but plan nothing that you could not explain later to someone you respect.",
        outcome:
          "Part of the aim is carried off, and the part left standing asks to be fetched by daylight.",
      },
    },
    reversed: {
      keywords: ["confession", "caught out", "conscience", "returned goods", "good counsel"],
      meaning:
        "Halfway to the tents, the thief looks over his shoulder and sees himself. Secrets have begun to weigh more than what they hide, and coming clean looks, for the first time, like the lazier option.",
      aspects: {
        situation:
          "A story has been told twice with one detail changed, and a listener has noticed.",
        obstacle:
          "The lie being kept up is the one told inwardly, and it has no audience to convince.",
        advice: "Bring one thing back before it is asked for, and tell it from the beginning.",
        outcome:
          "Daylight does less damage than was feared, and what remains to be done can be done standing upright.",
      },
    },
  },
  "eight-of-swords": {
    name: "Eight of Swords",
    upright: {
      keywords: ["restriction", "trapped feeling", "self-limiting thought", "waiting"],
      meaning:
        "She is bound loosely, blindfolded, and fenced by swords that leave the front open. What holds her is real and is also partly a conclusion; her feet, one notices, are free.",
      aspects: {
        situation: "Every way out has been examined in thought and has been found closed there.",
        obstacle:
          "A list of reasons has hardened into a fence, and each post was once a sensible caution.",
        advice: "Feel for the loosest knot, move one foot, and check each wall by touching it.",
        outcome: "The circle is found to be open on the side that nobody had thought of trying.",
      },
    },
    reversed: {
      keywords: ["loosening", "new perspective", "self-acceptance", "old cage missed", "disquiet"],
      meaning:
        "The blindfold is off, and the swords look thinner than they felt. Freedom has its own vertigo, though, and it is not unusual to miss the narrow place where nothing could be asked of one.",
      aspects: {
        situation:
          "Someone is walking slowly in an open field, with both hands still held behind the back.",
        obstacle: "Anger at the years in the ring keeps you standing near its posts.",
        advice: "Make a small decision that nobody has to approve, and make another one tomorrow.",
        outcome: "Room to move is taken up by inches until it feels like one's own.",
      },
    },
  },
  "nine-of-swords": {
    name: "Nine of Swords",
    upright: {
      keywords: ["worry", "sleeplessness", "dread", "self-reproach"],
      meaning:
        "A figure sits up in bed with hidden face while nine swords hang on the dark wall, none of them touching the bed. The Nine of Swords is the mind at three in the morning, when everything is a question and everything is addressed to you.",
      aspects: {
        situation:
          "The same thought has come round so often in one night that it has begun to look like evidence.",
        obstacle: "Fear is doing the arithmetic, and it carries every figure over.",
        advice:
          "Put on a lamp, write the worries down in order of size, and leave the list until someone is awake to share it.",
        outcome:
          "Morning makes the swords a row on the wall again, to be taken down one at a time.",
      },
    },
    reversed: {
      keywords: ["dawn", "hope after worry", "secret shame", "help accepted"],
      meaning:
        "The quilt has roses on it, and they are visible now. Either the worst of the night is behind, or something has been suffered in private for so long that saying it aloud is the only pillow left.",
      aspects: {
        situation: "A lamp has been lit in one more room of the house.",
        obstacle: "The dread is known and loyal, while relief would have to be learned.",
        advice:
          "Tell the thing that cannot be told to a person who is used to hearing such things.",
        outcome:
          "The night is divided among several people and becomes short enough to get through.",
      },
    },
  },
  "ten-of-swords": {
    name: "Ten of Swords",
    upright: {
      keywords: ["ending", "rock bottom", "exhaustion of a path", "dawn line"],
      meaning:
        "Ten blades, which is more than any point needs to be made, and beyond them a line of yellow at the horizon. The Ten of Swords declares that this way of thinking is finished, a little theatrically, so that one may stop defending it.",
      aspects: {
        situation: "A course of action has run out completely, and everyone can see that it has.",
        obstacle:
          "There is a strange grandeur in the worst case, and it makes the next small step look petty.",
        advice:
          "Stop arguing with what is over, lie low for a day, and look for the light at its lowest edge.",
        outcome:
          "From here the view can only widen, and the first thing to be seen is modest and near.",
      },
    },
    reversed: {
      keywords: ["slow recovery", "refusal to end", "survival", "lesson kept"],
      meaning:
        "One by one the swords are slipping out. Getting up is awkward after so complete a fall, and there is some danger of lying down again merely because the story of it was so good.",
      aspects: {
        situation: "Somebody is sweeping up after a disaster and humming under their breath.",
        obstacle: "The wound's story has grown grander than the person it happened to.",
        advice: "Keep one lesson, return the other nine swords to the shed, and eat something.",
        outcome:
          "Ordinary strength comes back under an ordinary sky, which is more than had been hoped.",
      },
    },
  },
  "page-of-swords": {
    name: "Page of Swords",
    upright: {
      keywords: ["alertness", "curiosity", "sharp questions", "watchfulness"],
      meaning:
        "The Page of Swords stands on windy ground and looks the other way from where the blade is pointing. He wants to know, at once and exactly, and his questions are better than his manners.",
      aspects: {
        situation: "Somebody is asking the question that the others had agreed to leave alone.",
        obstacle: "Watching everything takes the place of taking part in anything.",
        advice:
          "Ask, listen to the end, and check the report at its source before you carry it on.",
        outcome:
          "News clears the air, though it may ruffle it first, and a quick mind finds its craft.",
      },
    },
    reversed: {
      keywords: ["cynicism", "hasty words", "spying", "all talk", "unpreparedness"],
      meaning:
        "The sword is waved about to keep people at a distance. Under the cutting remark there is often someone young who was once made to feel stupid and decided never again.",
      aspects: {
        situation: "A clever message is passed from hand to hand with the sender's name removed.",
        obstacle: "You collect facts against a person instead of questions for them.",
        advice: "Hold back the second sentence, and put your real question in its place.",
        outcome: "Wit calms down into interest, and conversation becomes safe again.",
      },
    },
  },
  "knight-of-swords": {
    name: "Knight of Swords",
    upright: {
      keywords: ["speed", "directness", "ambition", "cutting through", "bravery"],
      meaning:
        "Horse, cloak and clouds all stream one way, and the Knight of Swords is ahead of his own shout. He is the quickest route between a thought and its consequence.",
      aspects: {
        situation: "A direct approach is being made at speed, and caution is eating dust.",
        obstacle: "The argument arrives at full gallop and rides past the point.",
        advice:
          "Go straight to the person concerned, say it briefly, and keep your eyes open as you ride.",
        outcome:
          "A knot is cut that was never going to be untied, and the loose ends need a calmer hand.",
      },
    },
    reversed: {
      keywords: ["rashness", "argument", "scattered force", "braking"],
      meaning:
        "The charge has lost its object and kept its speed. Words are thrown because they are in the hand, and it is some minutes before anyone asks what had been attacked.",
      aspects: {
        situation: "A meeting is over, everyone is out of breath, and nothing was decided.",
        obstacle:
          "To slow down would let the doubt catch up, so the pace is kept for safety's sake.",
        advice: "Dismount before you answer, and find out what the other side is afraid of.",
        outcome:
          "The rush is spent, and accuracy gets a hearing that it could not have had earlier.",
      },
    },
  },
  "queen-of-swords": {
    name: "Queen of Swords",
    upright: {
      keywords: ["discernment", "independence", "candour", "clear boundaries", "sorrow borne"],
      meaning:
        "The Queen of Swords raises one hand to the visitor and keeps the blade upright in the other. She has known sorrow and does not decorate it; what she says is short, fair and useful.",
      aspects: {
        situation:
          "A clear-eyed judgement is available from someone who has nothing to gain by flattery.",
        obstacle: "Standards kept high for protection are keeping out the wanted guest as well.",
        advice:
          "Say precisely what you mean and what you will accept, and extend the free hand while you say it.",
        outcome: "Illusion falls away without cruelty, and respect takes its place.",
      },
    },
    reversed: {
      keywords: ["coldness", "bitterness", "harsh judgement", "softened edge"],
      meaning:
        "The chair has been turned a little from the door. Old grief is speaking in the voice of principle, and the principle is sound, but the voice is tired.",
      aspects: {
        situation:
          "A correct letter is lying on the table, and every kind word has been taken out of it.",
        obstacle: "You judge yourself by a rule you would call merciless in anyone else's mouth.",
        advice:
          "Let one person see the sorrow behind the standard, and notice that the standard survives it.",
        outcome: "Frost goes out of the exchange, and truth can be spoken at room temperature.",
      },
    },
  },
  "king-of-swords": {
    name: "King of Swords",
    upright: {
      keywords: ["intellect", "authority", "fairness", "principle"],
      meaning:
        "The King of Swords faces forward, the blade slightly tilted, because he has to use it. He listens to both sides, decides by a rule he could state, and is prepared to be unpopular until it is understood.",
      aspects: {
        situation: "The matter is in the hands of reason, and reason has taken its seat.",
        obstacle:
          "A cool head has ruled so long that the heart sends its petitions under false names.",
        advice:
          "Put the rule before the case, hear the person you are inclined to disbelieve, and decide once.",
        outcome: "A decision is reached that can be explained to those it disappoints.",
      },
    },
    reversed: {
      keywords: ["misuse of power", "rigidity of mind", "manipulation", "learned doubt"],
      meaning:
        "The verdict was written before the hearing. A brilliant case can be made for almost anything, and the King reversed has made so many that he is no longer sure which of them he holds.",
      aspects: {
        situation: "The rules of the discussion change whenever one side begins to do well.",
        obstacle: "Intelligence is spent on never being caught in the wrong.",
        advice:
          "Argue the opposite side for ten minutes in good faith, and then reopen what moved you.",
        outcome: "Judgement recovers its doubt, and with doubt its fairness.",
      },
    },
  },
};
