/** The fourteen pentacles, ace to king, in English. Texts are original. */
import type { CardTexts, SuitCardId } from "../../card.ts";

export const pentacles: CardTexts<SuitCardId<"pentacles">> = {
  "ace-of-pentacles": {
    name: "Ace of Pentacles",
    upright: {
      keywords: ["seed", "opportunity", "substance", "groundwork"],
      meaning:
        "A hand holds out a coin over a garden gate, and the path beyond leads to mountains. The Ace of Pentacles is a beginning one can put in a pocket: small, solid, and in need of soil.",
      aspects: {
        situation: "Something real is on offer, of the size that fits a hand.",
        obstacle:
          "The seed is admired, insured and shown to visitors, and the planting season passes.",
        advice: "Put it in the ground this week, in a place you can visit daily.",
        outcome: "What was only an offer takes root and begins to need regular water.",
      },
    },
    reversed: {
      keywords: ["missed opening", "poor ground", "overspending", "slow seed", "idle riches"],
      meaning:
        "The coin has slipped between two hands, or it was planted and dug up daily to see how it was doing. Not every good thing suits the garden one happens to have.",
      aspects: {
        situation: "A promising start is lying on a desk under newer papers.",
        obstacle:
          "The appetite for security asks for a guarantee from a thing that has only just sprouted.",
        advice: "Look at the soil before the seed, and prepare one square of it well.",
        outcome:
          "A second chance turns up in plainer wrapping, at a price that has been thought about.",
      },
    },
  },
  "two-of-pentacles": {
    name: "Two of Pentacles",
    upright: {
      keywords: ["juggling", "adaptability", "rhythm", "changing priorities"],
      meaning:
        "He dances with two coins in an endless loop of ribbon while ships ride up and down behind him. The trick lies in the dancing: nothing is balanced here for more than a moment, and that suffices.",
      aspects: {
        situation: "Several demands are in the air, and for the present they are being caught.",
        obstacle: "Skill at juggling invites a third ball, and then a fourth.",
        advice:
          "Keep to the rhythm rather than the plan, and let one coin rest in the hand while the other flies.",
        outcome: "Change is ridden well enough that it begins to carry one forward.",
      },
    },
    reversed: {
      keywords: [
        "overstretch",
        "dropped ball",
        "disorganisation",
        "simplifying",
        "enforced gaiety",
      ],
      meaning:
        "The loop has become a tangle. One of the coins was never really in play, and a good deal of energy went into seeming to keep it up.",
      aspects: {
        situation: "The calendar is full in three colours, and the day has no middle.",
        obstacle: "Cheerfulness hides the strain so well that no one thinks of offering a hand.",
        advice: "Let one ball fall on purpose, choosing one that bounces.",
        outcome: "A simpler pattern is found, dull to watch and restful to keep.",
      },
    },
  },
  "three-of-pentacles": {
    name: "Three of Pentacles",
    upright: {
      keywords: ["craftsmanship", "teamwork", "learning by building", "quality"],
      meaning:
        "A mason at work on the arch speaks with those who hold the plan, and each side knows something the other lacks. The Three of Pentacles honours skill that is shared and used for something that will stand.",
      aspects: {
        situation: "Different skills have met over one piece of work, and it is coming along.",
        obstacle: "The plan is discussed with such respect that the stone is still waiting.",
        advice:
          "Show the unfinished work to someone who knows the trade, and ask one exact question.",
        outcome:
          "Workmanship is recognised for what it is, and a larger commission becomes thinkable.",
      },
    },
    reversed: {
      keywords: ["poor coordination", "shoddy work", "uncredited effort", "apprenticeship"],
      meaning:
        "The arch is a finger's width out, and everyone can explain why it was not theirs. Beneath the muddle lies a simple question of who is learning from whom, and whether the one who knows has been asked.",
      aspects: {
        situation: "Good parts are lying about that were cut to three different measures.",
        obstacle: "Pride in working alone makes each advice sound like a complaint.",
        advice:
          "Agree on one measure before another stone is cut, and write a name beside each part.",
        outcome:
          "The joint is opened and done again, and the second fitting teaches the whole team.",
      },
    },
  },
  "four-of-pentacles": {
    name: "Four of Pentacles",
    upright: {
      keywords: ["security", "holding", "control", "savings"],
      meaning:
        "He hugs one coin, stands on two, and wears the fourth on his head; the city is behind him and he has not turned round. What is held this firmly is safe, and so, in a manner of speaking, is he.",
      aspects: {
        situation: "What there is has been secured, and no one is invited to touch it.",
        obstacle: "Guarding takes both arms, so nothing further can be picked up.",
        advice: "Keep what truly steadies you, and open one finger over the rest.",
        outcome:
          "The holding is firm enough to be trusted at last, and the grip can become a boundary.",
      },
    },
    reversed: {
      keywords: ["letting go", "generosity", "insecurity", "cracked shell"],
      meaning:
        "A coin has rolled away, and the man is astonished to find himself still standing. Holding on and giving away can both be done from fear; it is the ease in the hand that tells them apart from prudence and gift.",
      aspects: {
        situation:
          "Cupboards are being opened that had been locked for years, and the air in the house is changing.",
        obstacle:
          "Loss has been rehearsed for so long that having something feels merely like the time before.",
        advice: "Spend something on use rather than on keeping, and see which fear speaks first.",
        outcome: "Circulation returns to what was stored, and worth shows itself in the using.",
      },
    },
  },
  "five-of-pentacles": {
    name: "Five of Pentacles",
    upright: {
      keywords: ["hardship", "exclusion", "worry over means", "shared cold"],
      meaning:
        "Two people go through the snow under a lit church window, one on crutches and neither looking up. Want narrows the world to the next step; yet the window is warm, and there must be a door to it somewhere.",
      aspects: {
        situation: "Times are lean, and it is cold on this side of the glass.",
        obstacle: "Being in need has become so private that nobody warm has been told of it.",
        advice: "Stop under the lit window, knock, and ask for one definite thing.",
        outcome: "The snow goes on a while, and company is found in it that outlasts the winter.",
      },
    },
    reversed: {
      keywords: ["recovery", "shelter found", "pride in need", "thaw", "disorder"],
      meaning:
        "Somebody has opened the side door. It can be harder to come in than it was to stay out, for warmth makes the feet hurt and kindness asks to be looked in the face.",
      aspects: {
        situation: "Wet coats are drying by a stove that belongs to someone else.",
        obstacle: "Having managed without help has become a title that is hard to give up.",
        advice: "Accept the bowl that is offered, and tell the next person where the door is.",
        outcome:
          "Means recover more slowly than spirits, and both of them recover better in company.",
      },
    },
  },
  "six-of-pentacles": {
    name: "Six of Pentacles",
    upright: {
      keywords: ["giving and receiving", "fairness", "patronage", "generosity"],
      meaning:
        "A merchant weighs out coins with one hand and gives with the other. The scales matter as much as the gift, since help that keeps no proportion turns into a leash or a flood.",
      aspects: {
        situation: "Resources are moving from where they are plenty to where they are short.",
        obstacle: "The kindness has a string on it so thin that only the receiver can feel it.",
        advice: "Give what you can forget having given, and take what you can accept standing up.",
        outcome: "Accounts between people come nearer to even, and gratitude can stop bowing.",
      },
    },
    reversed: {
      keywords: ["strings attached", "unequal exchange", "debt", "self-giving", "envy"],
      meaning:
        "The scale is held at an angle from which only one person can read it. Someone is giving in order to be needed, or is taking in order not to have to ask, and neither of them feels rich.",
      aspects: {
        situation: "A favour done long ago is mentioned in passing, not for the first time.",
        obstacle: "Owing is so uncomfortable that you refuse what was meant freely.",
        advice: "Settle one old favour outright, or ask plainly what would count as settled.",
        outcome: "Giving finds its measure again, beginning with what is owed to oneself.",
      },
    },
  },
  "seven-of-pentacles": {
    name: "Seven of Pentacles",
    upright: {
      keywords: ["patience", "assessment", "long view", "growing season", "business"],
      meaning:
        "The gardener leans on his hoe and looks at the bush: seven coins, none of them ripe. He is allowed to be tired and to wonder; this pause for looking is part of the work.",
      aspects: {
        situation: "Much has been planted, and the yield cannot be hurried or quite foreseen.",
        obstacle: "Standing back to judge has turned into standing back.",
        advice:
          "Weigh what has grown against what it cost, weed one row, and leave the rest to time.",
        outcome: "A slow return shows which plants were worth the watering.",
      },
    },
    reversed: {
      keywords: ["impatience", "misplaced effort", "doubt over returns", "change of crop"],
      meaning:
        "The gardener is sitting down with his back to the bush. Effort can be faithful and still be spent in the wrong field, and it takes a calm eye to tell a slow crop from one that will not come.",
      aspects: {
        situation:
          "Seed packets for next year have been bought while this year's row stands unpicked.",
        obstacle: "What has already been put in argues louder than anything that might come out.",
        advice: "Stop watering one thing for a month and let the ground tell you what it misses.",
        outcome: "The field is turned over, and something smaller is sown in good time.",
      },
    },
  },
  "eight-of-pentacles": {
    name: "Eight of Pentacles",
    upright: {
      keywords: ["practice", "diligence", "craft", "steady improvement"],
      meaning:
        "Coin after coin, the apprentice cuts the same star, and each one is a little better than the last. The Eight of Pentacles has no audience; its pleasure is in the chisel and in tomorrow.",
      aspects: {
        situation: "The head is bent over the work, and skill is coming in by small amounts.",
        obstacle: "Polishing has become a shelter from the moment of handing it over.",
        advice:
          "Do the next piece with full attention, correct one fault in it, and hang it up where you can see it.",
        outcome: "Repetition turns into mastery by a door that nobody saw open.",
      },
    },
    reversed: {
      keywords: ["perfectionism", "drudgery", "shortcuts", "misdirected skill"],
      meaning:
        "The hammer goes on, and the star has gone out of it. Either each piece is thrown back for a scratch that only its maker sees, or they are all passed quickly because nobody is looking.",
      aspects: {
        situation:
          "A row of identical things has been finished by a person thinking of something else.",
        obstacle: "Diligence is used to avoid the question of what the work is for.",
        advice:
          "Make one piece badly on purpose to find out what you fear, then one piece slowly for the love of it.",
        outcome: "Skill is taken to another bench, where it is needed and can be seen.",
      },
    },
  },
  "nine-of-pentacles": {
    name: "Nine of Pentacles",
    upright: {
      keywords: ["self-sufficiency", "refinement", "earned ease", "garden"],
      meaning:
        "A woman in a vineyard stands alone with a hooded falcon on her glove, and nothing about her is lonely. What is around her was grown with discipline, and she knows how to enjoy it without company.",
      aspects: {
        situation: "A well-kept life has come into fruit, and there is leisure to walk in it.",
        obstacle: "Independence has been made so beautiful that no gate was put in the wall.",
        advice: "Enjoy what you have made by yourself, at your own table and at the proper hour.",
        outcome: "Ease that was earned becomes a place where other things can ripen too.",
      },
    },
    reversed: {
      keywords: ["costly appearances", "loneliness in comfort", "overwork", "unmasked bird"],
      meaning:
        "The garden is immaculate, and its owner is too busy to sit there. Comfort can become a performance, or a wage paid to oneself for something that is missing; the falcon, unhooded, looks over the wall.",
      aspects: {
        situation: "Beautiful rooms are kept ready for guests who have not been asked.",
        obstacle:
          "So much upkeep is owed to the good life that it leaves no evening free to have it.",
        advice:
          "Cancel one refinement that impresses others and tires you, and spend the hour outdoors.",
        outcome: "Less is kept up and more of it is lived in.",
      },
    },
  },
  "ten-of-pentacles": {
    name: "Ten of Pentacles",
    upright: {
      keywords: ["legacy", "family", "permanence", "accumulated worth"],
      meaning:
        "An old man sits by the archway with two dogs at his knee, while a couple talks and a child peeps out behind them. The Ten of Pentacles is wealth in the widest sense: a house, a story, and somebody to hand them on to.",
      aspects: {
        situation:
          "Something built over a long time is standing, and several generations are using it.",
        obstacle: "Tradition has furnished every room, so that a new table has nowhere to go.",
        advice:
          "Ask the oldest person how it was done and the youngest what it is for, then mend the roof together.",
        outcome:
          "It settles into something that can be passed from hand to hand without losing value.",
      },
    },
    reversed: {
      keywords: ["family dispute", "burdensome legacy", "instability", "breaking with custom"],
      meaning:
        "The arch has a crack in it that has been papered over with portraits. What was inherited asks to be examined, and the one who says so at the dinner table is seldom thanked at first.",
      aspects: {
        situation: "Relatives are speaking about a house in the way people speak about love.",
        obstacle:
          "Expectations have been handed down together with the silver, and nobody dares to sell either.",
        advice:
          "Sort what you were given into what to keep, what to alter and what to return with thanks.",
        outcome: "A smaller inheritance is carried on willingly, and that makes it worth more.",
      },
    },
  },
  "page-of-pentacles": {
    name: "Page of Pentacles",
    upright: {
      keywords: ["study", "practical dream", "diligence", "first savings"],
      meaning:
        "The Page of Pentacles holds up his coin like a lens and studies the world through it. He learns slowly and does not forget, and he is pleased by the thought of being useful.",
      aspects: {
        situation:
          "A serious beginner has found something worth learning, and has cleared a table for it.",
        obstacle: "The preparation is so thorough that it may go on preparing.",
        advice:
          "Study the real thing with your hands for half an hour a day, and keep the first thing you make.",
        outcome: "A small and solid result appears, with a pupil's fingerprints all over it.",
      },
    },
    reversed: {
      keywords: [
        "procrastination",
        "dullness",
        "impractical plan",
        "learning block",
        "prodigality",
      ],
      meaning:
        "The coin has been dropped in the long grass, and the Page is reading about coins instead. Sometimes the subject is wrong for him; more often it was begun for a reason that belonged to somebody else.",
      aspects: {
        situation: "Good notes have been taken for a task that nobody has started.",
        obstacle: "Being promising is safer than being tried.",
        advice:
          "Return to the smallest exercise you can do well, and let it be boring on the first day.",
        outcome:
          "Interest comes back through the fingers, and the plan shrinks to what can be done with them.",
      },
    },
  },
  "knight-of-pentacles": {
    name: "Knight of Pentacles",
    upright: {
      keywords: ["reliability", "routine", "patience", "thoroughness"],
      meaning:
        "The Knight of Pentacles sits on a heavy horse that is standing still, and he looks at his fields. He is not slow; he is doing it once.",
      aspects: {
        situation: "Work is going forward at a walk, and nothing is being left out.",
        obstacle: "Method has become so dependable that nobody notices the field has changed.",
        advice: "Do today's portion at today's pace, and finish it before you look up.",
        outcome: "The furrow reaches the end of the field, straight, and can be sown.",
      },
    },
    reversed: {
      keywords: ["stagnation", "tedium", "stubbornness", "need of variety"],
      meaning:
        "Horse and rider have stood so long that grass is growing round the hooves. Reliability has turned into a reason not to ask, or the steady one has quietly begun to hate the road.",
      aspects: {
        situation: "Everything is done as agreed, by someone who sighs before each thing.",
        obstacle:
          "Being the one who never changes is a comfort to others and a weight on the saddle.",
        advice: "Take another way to the same field tomorrow, and notice what the horse does.",
        outcome: "Movement returns at a walk, and one habit fewer is carried along.",
      },
    },
  },
  "queen-of-pentacles": {
    name: "Queen of Pentacles",
    upright: {
      keywords: ["nurture", "practicality", "comfort", "generosity at home"],
      meaning:
        "The Queen of Pentacles looks down at the coin in her lap as one looks at a child, and a rabbit runs through the corner of the garden. She makes places where people eat better and talk more sensibly.",
      aspects: {
        situation:
          "A capable warmth has taken charge of the practical side, and things run smoothly.",
        obstacle: "The house is so well looked after that its keeper has no room in it.",
        advice:
          "Cook, mend, put something by, and include yourself among those who are provided for.",
        outcome:
          "Comfort becomes dependable, and those who share it begin to thrive in their own ways.",
      },
    },
    reversed: {
      keywords: ["self-neglect", "domestic overload", "worry over money", "misplaced care"],
      meaning:
        "The coin has grown heavy in her lap. Every practical thing is in hand, and somewhere beneath the lists a person would like to be asked what she is hungry for.",
      aspects: {
        situation:
          "The pantry is full, the accounts are straight, and someone is eating over the sink.",
        obstacle:
          "Care is given as things, and those who receive it are thanking the wrong object.",
        advice: "Leave one useful thing undone today and sit where the rabbit can see you.",
        outcome:
          "The household learns to carry its own plates, and its keeper gets her evening back.",
      },
    },
  },
  "king-of-pentacles": {
    name: "King of Pentacles",
    upright: {
      keywords: ["stewardship", "solidity", "success", "generosity"],
      meaning:
        "The King of Pentacles sits among his vines in a robe covered with grapes, and there is armour under it. He has made much out of little by staying with it; what he touches is taken care of.",
      aspects: {
        situation: "The material side is in experienced hands, and there is enough.",
        obstacle:
          "Success has been measured in one coin for so long that other kinds cannot be cashed.",
        advice:
          "Manage it as something lent to you: keep it in good repair, and let others share in the harvest.",
        outcome:
          "A stable plenty is reached, and its owner becomes known for what it makes possible.",
      },
    },
    reversed: {
      keywords: ["greed", "stubborn control", "hollow status", "changing values"],
      meaning:
        "The vine has grown over the throne and the King is explaining what everything cost. Behind the hardness there is a fear of having nothing that could not be bought, and it is a reasonable thing to look into.",
      aspects: {
        situation: "A large table is laid, and the talk at it is all about the table.",
        obstacle: "Whatever cannot be counted is managed as though it were not there.",
        advice:
          "Give away something whose price you know to someone who does not, and do not mention it.",
        outcome:
          "Worth is counted anew in another currency, of which there turns out to be some in the house.",
      },
    },
  },
};
