/** The 22 trumps, in English. Texts are original. */
import type { CardTexts, TrumpId } from "../../card.ts";

export const majors: CardTexts<TrumpId> = {
  "the-fool": {
    name: "The Fool",
    upright: {
      keywords: ["beginning", "trust", "lightness", "leap", "folly"],
      meaning:
        "The Fool sets out before the map is finished and finds that the road can be read by walking it. What is on offer is not safety but room, and the lightness of owing nothing yet to how things are usually done.",
      aspects: {
        situation: "A door stands open, and nobody has yet settled what lies behind it.",
        obstacle:
          "The charm of starting can hide how little has been packed, and a cheerful mood is asked to do the work of preparation.",
        advice:
          "Take one real step small enough to learn from, and keep your hands free for what you find.",
        outcome:
          "It opens onto ground that could not be seen from the doorstep, where being a beginner is an honest position.",
      },
    },
    reversed: {
      keywords: ["hesitation", "carelessness", "false start", "second look"],
      meaning:
        "The leap has come loose from the reason for leaping: either the foot hangs in the air for weeks, or it comes down without looking. Both are ways of not deciding, and both look more cheerful than they feel.",
      aspects: {
        situation:
          "A bag stands packed in the hall while the traveller keeps going back to check the stove.",
        obstacle:
          "Playing innocent spares you a hard question today and hands it back tomorrow with the ground already moving.",
        advice:
          "Name the drop out loud before you choose, since a risk you have looked at is a different thing from one you have ignored.",
        outcome:
          "The road bends back to the starting line, which is less a defeat than a chance to set out properly shod.",
      },
    },
  },
  "the-magician": {
    name: "The Magician",
    upright: {
      keywords: ["skill", "intention", "resources", "focus"],
      meaning:
        "Everything needed is already on the table; the Magician's work is to pick things up in the right order and mean it. Attention is the real instrument here, and what it rests on begins to take shape.",
      aspects: {
        situation:
          "The tools are laid out, the hands are ready, and one clear intention is enough to set them moving.",
        obstacle:
          "Cleverness gets ahead of purpose, and a fine performance takes up the time in which the thing itself could be made.",
        advice:
          "Say in a single sentence what you want to bring about, then use the nearest tool to do the first part today.",
        outcome:
          "What was a knack becomes a craft, and an idea gets a handle that other people can hold.",
      },
    },
    reversed: {
      keywords: ["sleight of hand", "scattered talent", "unused means", "persuasion", "disquiet"],
      meaning:
        "The gift is present but pointed at the wrong thing, or at five things at once. Watch for words that work better than the facts behind them, your own included.",
      aspects: {
        situation:
          "A full workbench gathers dust while the talk goes on about what could be built with it.",
        obstacle:
          "Something here depends on nobody asking how the trick is done, and that makes every honest question feel like an attack.",
        advice:
          "Put down the tools you hold only for show and finish one plain piece of work with the rest.",
        outcome:
          "Once the polish comes off, it becomes visible what the skill is really worth and to whom.",
      },
    },
  },
  "the-high-priestess": {
    name: "The High Priestess",
    upright: {
      keywords: ["stillness", "intuition", "discretion", "depth"],
      meaning:
        "The High Priestess knows more than she says and does not mind the wait. Some matters ripen out of sight, and what they ask for is quiet company rather than a verdict.",
      aspects: {
        situation:
          "Beneath the spoken part of this lies a larger part that has not found its words.",
        obstacle:
          "The silence has gone on so long that it is taken for an answer, and each side fills it in alone.",
        advice:
          "Ask nothing of it for a day or two, and note what you keep knowing when nobody is asking you.",
        outcome:
          "An understanding surfaces that no argument could have fetched, and it arrives already familiar.",
      },
    },
    reversed: {
      keywords: [
        "withheld knowledge",
        "gossip",
        "inner static",
        "overlooked signal",
        "surface knowledge",
      ],
      meaning:
        "The veil is either drawn too tight or has slipped. Something is being kept from the light that would be easier to bear in it, and the quiet inner voice is drowned out by opinions borrowed from elsewhere.",
      aspects: {
        situation:
          "Half-sentences circulate, and everyone in the room believes that somebody else has the whole story.",
        obstacle:
          "You have asked so many people what you feel that the first plain answer has been buried under theirs.",
        advice:
          "Choose one person and one fact, and let that fact be spoken where it can be checked.",
        outcome:
          "What was guarded comes into ordinary conversation and turns out smaller, and more workable, than the secret was.",
      },
    },
  },
  "the-empress": {
    name: "The Empress",
    upright: {
      keywords: ["abundance", "care", "senses", "growth"],
      meaning:
        "Under the Empress things grow because they are fed, looked at and touched. She measures by warmth rather than by effort, and she trusts that a living thing left in good soil knows its own business.",
      aspects: {
        situation: "The ground is rich, and what has been tended is putting out leaves on its own.",
        obstacle:
          "So much comfort gathers round the matter that nobody wishes to be the one who prunes it.",
        advice: "Feed what is already growing, and let beauty count as a practical reason.",
        outcome:
          "It comes to leaf in its own season, giving more than was planned and asking to be shared out.",
      },
    },
    reversed: {
      keywords: ["overgiving", "smothering", "neglected body", "barren stretch", "vacillation"],
      meaning:
        "Care has lost its measure. It pours out until the giver is dry, or it wraps so closely that nothing inside can move, and in either case the one who is never asked how they are is the carer.",
      aspects: {
        situation: "A garden is watered every hour by someone who has not sat down to eat.",
        obstacle:
          "Being needed has become so sweet that anyone else's growth looks a little like being left.",
        advice:
          "Return one hour of your care to yourself, in food, daylight or sleep, and watch what manages without you.",
        outcome:
          "A dry patch ends quietly once the soil is allowed to lie fallow instead of being urged.",
      },
    },
  },
  "the-emperor": {
    name: "The Emperor",
    upright: {
      keywords: ["structure", "authority", "steadiness", "limits"],
      meaning:
        "The Emperor builds the wall that lets others sleep. His order is worth having when it is clear, when it applies to himself as well, and when it serves the life inside it.",
      aspects: {
        situation:
          "Roles, rules and a responsible person are in place, and the weight rests on something solid.",
        obstacle:
          "A rule that once protected has become a fence, and questioning it is heard as disloyalty.",
        advice:
          "Decide what is yours to decide, write down the limits, and then keep to them yourself first.",
        outcome:
          "A frame is raised that can carry weight for years, provided someone keeps it in repair.",
      },
    },
    reversed: {
      keywords: ["rigidity", "control", "missing backbone", "quarrel with power"],
      meaning:
        "Order has turned into an end in itself, or has gone missing where it was most needed. Behind a raised voice there is often a person who does not feel in charge of anything.",
      aspects: {
        situation:
          "The chair at the head of the table is either gripped with both hands or standing empty.",
        obstacle:
          "Winning against the person in charge has come to matter more than the thing you wanted from them.",
        advice:
          "Loosen one rule that exists only to prove who rules, and tighten one that actually shelters somebody.",
        outcome:
          "The old command loses its grip, and a steadier kind of authority has room to be earned.",
      },
    },
  },
  "the-hierophant": {
    name: "The Hierophant",
    upright: {
      keywords: ["tradition", "teaching", "shared values", "blessing"],
      meaning:
        "The Hierophant hands on what was handed to him: a form, a vow, a way of doing things that has held other people up before. He offers belonging, and in return he asks that you learn the words before you change them.",
      aspects: {
        situation:
          "There is a customary way to do this, with people who know it well and are willing to teach.",
        obstacle: "Approval is being waited for from a teacher who may never have been asked.",
        advice:
          "Find someone who has done this properly before and follow the form once from beginning to end.",
        outcome: "A private conviction finds its place in a larger house and gains company there.",
      },
    },
    reversed: {
      keywords: ["own conscience", "empty ritual", "dogma", "new custom", "overkindness"],
      meaning:
        "The form goes on after its meaning has left the room. What remains is to sort out which parts of the inheritance are alive, and to take responsibility for a belief that no institution has stamped.",
      aspects: {
        situation:
          "The old words are recited correctly, and several of those present are looking at the floor.",
        obstacle:
          "Rebelling against the teaching keeps it at the centre as firmly as obedience would.",
        advice:
          "Keep the one practice that still feeds you, let the others rest, and say so without contempt.",
        outcome:
          "A faith or method made to your own measure takes shape, plainer than the old one and easier to live by.",
      },
    },
  },
  "the-lovers": {
    name: "The Lovers",
    upright: {
      keywords: ["choice", "union", "attraction", "consent"],
      meaning:
        "The Lovers stand undisguised before each other and before a choice. What is decided here is decided with the heart in full view, and it binds because nobody was pushed.",
      aspects: {
        situation: "Two things that belong to different worlds have turned to face each other.",
        obstacle: "Wanting both roads to stay open keeps either one from being walked.",
        advice: "Choose the thing you would still choose if nobody ever praised you for it.",
        outcome:
          "A wholehearted yes gathers scattered forces, and the no that goes with it becomes easier to say.",
      },
    },
    reversed: {
      keywords: ["divided heart", "mismatch", "avoidance of choice", "repair"],
      meaning:
        "Head and heart are pulling on different ropes, or two people mean different things by the same word. The card does not say that love has failed; it says that something has been agreed to which was never truly chosen.",
      aspects: {
        situation: "A pair stand side by side, each looking at a reflection in the other's window.",
        obstacle:
          "The decision has been left to habit, so that whatever happens can be called nobody's fault.",
        advice: "Say what you cannot give as clearly as what you can, and listen for the relief.",
        outcome:
          "A false harmony comes apart, leaving either an honest distance or a bond that has been chosen this time.",
      },
    },
  },
  "the-chariot": {
    name: "The Chariot",
    upright: {
      keywords: ["drive", "direction", "self-command", "momentum", "triumph"],
      meaning:
        "The Chariot moves because two unlike animals have been persuaded to pull one way. Its victory is over the pull of opposite wishes, and the hand on the reins matters more than the speed.",
      aspects: {
        situation: "Opposing forces have been harnessed, and the whole thing has begun to roll.",
        obstacle:
          "Sheer momentum is doing the steering, and stopping to ask the way feels like losing.",
        advice:
          "Hold one direction long enough for it to be tested, and give both of your contrary wishes a share of the work.",
        outcome:
          "Ground is covered and the distance behind becomes visible, along with the next gate.",
      },
    },
    reversed: {
      keywords: ["loss of reins", "stalled advance", "overdrive", "detour"],
      meaning:
        "The wheels spin. Force is being used where direction is missing, or a direction is known and nobody has fed the horses.",
      aspects: {
        situation:
          "The vehicle is magnificent, the road is mud, and each passenger is shouting a different turn.",
        obstacle:
          "You are fighting for control of something that would go better with a lighter hand.",
        advice: "Stop, rest what pulls the cart, and settle the destination before the pace.",
        outcome:
          "A slower route proves passable, and the ambition that survives the delay is the one worth keeping.",
      },
    },
  },
  strength: {
    name: "Strength",
    upright: {
      keywords: ["quiet courage", "patience", "warmth", "gentle power"],
      meaning:
        "Strength rests an open hand on the lion and lets it feel that the hand is not afraid. What is fierce is neither caged nor obeyed; it is befriended, and the force it guarded becomes available.",
      aspects: {
        situation:
          "Something strong and easily startled is being met with a calm that does not hurry.",
        obstacle:
          "So much strength is spent on looking composed that none is left for the matter itself.",
        advice:
          "Lower your voice, stay near what frightens or angers you, and let it get used to being looked at.",
        outcome:
          "Trust grows between the will and the appetite, and a great deal becomes possible without force.",
      },
    },
    reversed: {
      keywords: ["self-doubt", "raw temper", "exhaustion", "forced control"],
      meaning:
        "The lion has noticed that the hand is trembling. Courage has not gone, but it has been spent on holding things down, and what was pressed under for good manners now shows its teeth at small occasions.",
      aspects: {
        situation:
          "A patient person has been patient for too long, and the cups rattle on their shelf.",
        obstacle: "You measure yourself against a bravery that nobody actually has.",
        advice:
          "Rest before you are brave again, and admit the size of the animal to someone kind.",
        outcome:
          "Confidence returns by small, kept promises rather than by one great show of nerve.",
      },
    },
  },
  "the-hermit": {
    name: "The Hermit",
    upright: {
      keywords: ["solitude", "inquiry", "lantern light", "discernment"],
      meaning:
        "The Hermit leaves the company in order to hear one question at a time. His lamp lights only the next few steps, which is enough, and it can be seen from far off by others who are looking.",
      aspects: {
        situation:
          "Someone has stepped away from the noise and is looking at the matter by a small, steady light.",
        obstacle:
          "Distance has become so comfortable that coming back down the hill keeps being postponed.",
        advice: "Withdraw for a set time with one question, and leave the door on the latch.",
        outcome:
          "A quiet certainty is reached that can be carried back and handed on without preaching.",
      },
    },
    reversed: {
      keywords: ["isolation", "avoidance", "return to company", "cold light"],
      meaning:
        "Solitude has stopped teaching. The lamp is held so close to one's own face that it blinds, or the search is over and the seeker has not yet noticed that people are waiting below.",
      aspects: {
        situation: "The curtains stay closed long after the thinking was finished.",
        obstacle: "A wish not to be disturbed is passing itself off as depth.",
        advice:
          "Tell one living person what you have been turning over alone, in the order in which you thought it.",
        outcome:
          "The path runs down towards voices, and what was learned alone is tested in company.",
      },
    },
  },
  "wheel-of-fortune": {
    name: "Wheel of Fortune",
    upright: {
      keywords: ["turning point", "cycles", "timing", "luck in motion"],
      meaning:
        "The Wheel of Fortune turns, and those on it rise or sink without having become better or worse people. What can be chosen is where to stand: the rim is giddy, while the hub moves very little.",
      aspects: {
        situation:
          "The conditions themselves are changing, and what was stuck has begun to shift of its own accord.",
        obstacle:
          "Waiting for the right moment has become a trade, and moments keep being weighed instead of used.",
        advice:
          "Move with the turn while it is easy, and keep your centre where good and bad luck both look alike.",
        outcome:
          "One round closes and another takes its first turn, with different people at the top.",
      },
    },
    reversed: {
      keywords: ["repetition", "resistance", "bad timing", "lesson returning", "superfluity"],
      meaning:
        "The same spoke has come round again, and it is tempting to call it fate. The Wheel reversed points to the hand that keeps giving it the same push.",
      aspects: {
        situation:
          "An old scene is being played with new actors, and the lines come out word for word.",
        obstacle: "Much effort goes into holding still a thing whose nature is to turn.",
        advice:
          "Change the smallest thing that is yours in the pattern, and do not apologise to the pattern for it.",
        outcome:
          "The run slows to where it can be stepped off, somewhat bruised and much better informed.",
      },
    },
  },
  justice: {
    name: "Justice",
    upright: {
      keywords: ["fairness", "cause and effect", "honesty", "balance"],
      meaning:
        "Justice asks what happened, who did it and what would set it right, in that order. She weighs deeds rather than intentions, and her sword is there to separate the facts from the story.",
      aspects: {
        situation: "Accounts are open on the table, and each side can be read next to the other.",
        obstacle:
          "Being in the right has become a place to live, and it leaves no chair for anyone else.",
        advice:
          "State your own part first and exactly, then ask for what is owed to you in the same plain tone.",
        outcome:
          "Consequences come home to their causes, and a settlement is reached that both sides can look at in daylight.",
      },
    },
    reversed: {
      keywords: ["bias", "evasion", "unequal terms", "self-reproach"],
      meaning:
        "A thumb is resting on the scale. It may belong to someone who gains by it, or it may be your own, pressing down on your side of the blame out of habit.",
      aspects: {
        situation:
          "Everyone agrees that the matter was handled correctly, and no one feels at ease about it.",
        obstacle:
          "The grievance is so carefully kept that mending it would leave you with nothing to hold.",
        advice:
          "Read the terms again as though they had been written for a friend, and question what you would not let them accept.",
        outcome:
          "What was tilted is noticed, and that alone begins to bring the pans closer to level.",
      },
    },
  },
  "the-hanged-man": {
    name: "The Hanged Man",
    upright: {
      keywords: ["pause", "surrender", "new angle", "willing sacrifice"],
      meaning:
        "The Hanged Man has stopped by his own consent and sees the world the other way up. Nothing moves, and yet a good deal changes, because what looked like ground turns out to have been a point of view.",
      aspects: {
        situation:
          "Everything is suspended, and the strange quiet is showing the matter from underneath.",
        obstacle:
          "Waiting has taken on a noble look, which makes it hard to ask whether it serves anyone.",
        advice:
          "Leave off pushing, and write the problem out as the other person, or the opposite wish, would tell it.",
        outcome: "Letting go of one fixed idea costs something real and returns a wider view.",
      },
    },
    reversed: {
      keywords: ["pointless sacrifice", "delay", "martyrdom", "coming down", "self-interest"],
      meaning:
        "The rope was untied some time ago. What keeps the figure hanging is the hope that somebody will notice how long it has been, and the discovery that they may not is the beginning of movement.",
      aspects: {
        situation:
          "Something has been given up for so long that nobody remembers what it was meant to buy.",
        obstacle: "Stalling is easier to forgive than refusing, so the refusal never gets said.",
        advice:
          "Come down, shake out your legs, and take up the next ordinary task without explaining the gap.",
        outcome:
          "Motion resumes a little stiffly, and the sacrifice is seen for what it was and was not.",
      },
    },
  },
  death: {
    name: "Death",
    upright: {
      keywords: ["transformation", "ending", "clearing", "passage"],
      meaning:
        "The card called Death is about form: a shape that has served comes to its close so that what it held can take another. It sweeps rather than punishes, and beyond its gate the sun is coming up.",
      aspects: {
        situation:
          "A chapter has reached its last page, and the hand that holds the book knows it.",
        obstacle:
          "The old form is being carried along out of courtesy, and the courtesy grows heavier each week.",
        advice:
          "Clear one shelf completely, thank what you take away, and leave the space empty for a while.",
        outcome: "An old skin is left behind, and what walks on is recognisable but lighter.",
      },
    },
    reversed: {
      keywords: ["clinging", "slow change", "half-farewell", "renewal refused"],
      meaning:
        "The change has been agreed to in principle and postponed in every particular. Leaves that should have dropped are still on the branch in spring, and the new buds have to push past them.",
      aspects: {
        situation:
          "Boxes stand half-packed in a room that everyone still calls by its former name.",
        obstacle:
          "You keep the finished thing warm so that you need not meet the quiet that follows it.",
        advice: "Say the goodbye in full, aloud if you can, and let the day after it be plain.",
        outcome:
          "What was delayed arrives by inches, asking less courage each day than it did in imagination.",
      },
    },
  },
  temperance: {
    name: "Temperance",
    upright: {
      keywords: ["moderation", "blending", "patience", "steady rhythm"],
      meaning:
        "Temperance pours from one cup to the other without spilling, neither hot nor cold but exactly warm enough. It is the art of the mixture, learned by tasting and adjusting rather than by rule.",
      aspects: {
        situation:
          "Two unlike elements are being mixed a little at a time, and the mixture is holding.",
        obstacle: "Smoothing everything to the middle takes the salt out of it.",
        advice: "Adjust by small amounts, wait for the taste to settle, and adjust again.",
        outcome:
          "An even rhythm sets in that asks for no heroics and can be kept up for a long time.",
      },
    },
    reversed: {
      keywords: ["excess", "impatience", "clashing mixture", "lost rhythm"],
      meaning:
        "The pouring has become hurried, and half of it lands on the floor. Somewhere between too much and not at all there is a measure that the mood of the moment keeps stepping over.",
      aspects: {
        situation: "Feast days follow fast days, and ordinary days have gone missing.",
        obstacle: "Each party dilutes the other's plan until neither can taste what they came for.",
        advice:
          "Turn both the work and the play down by a third for a week, and see what you actually miss.",
        outcome: "The scale comes to rest after swinging, and a humbler recipe proves good enough.",
      },
    },
  },
  "the-devil": {
    name: "The Devil",
    upright: {
      keywords: ["attachment", "desire", "bargain", "shadow", "vehemence"],
      meaning:
        "The Devil's chains are loose enough to lift over the head; it is the bargain that holds. This card speaks of what is wanted so much that the price goes unread, and of the strange comfort of having no choice.",
      aspects: {
        situation:
          "An arrangement that began as pleasure is now kept going by fear of what its absence would be like.",
        obstacle: "What holds you flatters you first, and it is hard to resent a flatterer.",
        advice: "Read the bargain aloud with its price, and test the chain by lifting it once.",
        outcome:
          "The hold tightens for as long as it stays unspoken, and loosens by a link each time it is named.",
      },
    },
    reversed: {
      keywords: ["release", "temptation seen", "shame aired", "loosened bond", "pettiness"],
      meaning:
        "The spell is breaking, which is less tidy than it sounds. Hands that have been tied for a long time do not know at first what to do, and the old cellar is at least a place one knows.",
      aspects: {
        situation:
          "A light has been switched on in a room where everyone had got used to the dark.",
        obstacle: "Shame over having been caught keeps you closer to the trap than the trap does.",
        advice: "Take off one link and put something kind in the place where it used to sit.",
        outcome:
          "Freedom comes in awkward instalments, and the appetite beneath it learns a better name.",
      },
    },
  },
  "the-tower": {
    name: "The Tower",
    upright: {
      keywords: ["upheaval", "revelation", "collapse of pretence", "sudden truth"],
      meaning:
        "The Tower was built on a false foundation, and lightning only finds what was already tall and hollow. What falls is the structure and its boast; those who leave it stand, shaken, on real ground.",
      aspects: {
        situation:
          "A construction that took great effort to keep upright has stopped being able to stand.",
        obstacle:
          "Energy goes into propping the wall, and the crack is discussed as if it were decoration.",
        advice:
          "Get yourself out from under it first, and decide what to rebuild only when the dust is down.",
        outcome: "The view is suddenly wide, because something that blocked it is no longer there.",
      },
    },
    reversed: {
      keywords: [
        "crisis deferred",
        "inner quake",
        "narrow escape",
        "slow dismantling",
        "oppression",
      ],
      meaning:
        "The shaking is happening inside, or has been put off by skilful patching. There is still time to take the building down by hand, floor by floor, and that is a gentler thing than lightning.",
      aspects: {
        situation:
          "Plaster dust lies on the furniture every morning, and it is wiped away before breakfast.",
        obstacle: "The fear of one loud moment has been stretched into a year of small tremors.",
        advice: "Remove a single prop that you know to be false, on a day of your own choosing.",
        outcome:
          "What could not last is brought down in an orderly way, and much of the brick can be used again.",
      },
    },
  },
  "the-star": {
    name: "The Star",
    upright: {
      keywords: ["hope", "calm", "openness", "renewal"],
      meaning:
        "After the noise, the Star: one bare figure by the water, pouring it out as though there were plenty. The hope meant here is quiet and undefended, a direction to steer by rather than a wish to be granted.",
      aspects: {
        situation: "The sky has cleared, and a sensitive thing can be left uncovered without harm.",
        obstacle: "Gazing at the far light is so soothing that the near field goes unplanted.",
        advice:
          "Choose one distant point to steer by, and do the small restoring things each evening.",
        outcome:
          "A slow renewal sets in from the inside, more like water rising than like an event.",
      },
    },
    reversed: {
      keywords: ["discouragement", "clouded faith", "guarded heart", "faint signal", "haughtiness"],
      meaning:
        "The star has not gone out; the sky is overcast. Disappointment has taught a caution that looks like realism, and it now refuses even what costs nothing.",
      aspects: {
        situation:
          "The jug is kept carefully full because pouring it out did not help the last time.",
        obstacle: "You ask hope for proof, and proof is the one thing it cannot carry.",
        advice:
          "Look for the smallest thing that still goes well, and visit it daily without asking it to grow.",
        outcome:
          "Belief comes back in modest portions, beginning with trust in a single person or place.",
      },
    },
  },
  "the-moon": {
    name: "The Moon",
    upright: {
      keywords: ["uncertainty", "dreams", "instinct", "illusion"],
      meaning:
        "By the light of the Moon a coat on a chair becomes a visitor. The path between the two towers is real, and so is the fear on it, but the shapes beside it belong partly to the one who walks.",
      aspects: {
        situation: "Outlines shift, the facts are few, and feelings are supplying the rest.",
        obstacle:
          "A fear borrowed from another time is being fitted to this one, and it nearly fits.",
        advice:
          "Go slowly, keep to the path you can feel underfoot, and postpone conclusions until morning.",
        outcome:
          "The night passage is walked through without a guide, and by its end the eyes have learned to see in half-light.",
      },
    },
    reversed: {
      keywords: ["clearing fog", "exposed illusion", "restless mind", "fear named"],
      meaning:
        "The mist is thinning unevenly, so that some things come into view before one is ready for them. It is a relief and an embarrassment at once to see what one had been running from.",
      aspects: {
        situation: "First light falls on a garden that had seemed full of strangers all night.",
        obstacle:
          "A comfortable confusion is being defended, because clarity would ask for something.",
        advice:
          "Check one suspicion against a plain fact, and let go of it if the fact is friendly.",
        outcome: "What seemed to have no shape becomes a list, and a list can be worked through.",
      },
    },
  },
  "the-sun": {
    name: "The Sun",
    upright: {
      keywords: ["joy", "clarity", "vitality", "candour"],
      meaning:
        "Under the Sun nothing has to be guessed. The child on the horse has no reins and needs none, because what is simple and warm is for once also true.",
      aspects: {
        situation: "It is noon in this matter: everything is visible, and most of it is friendly.",
        obstacle:
          "The light is so flattering that nobody thinks to look at what is being scorched.",
        advice:
          "Show yourself plainly, say the glad thing as well as the sensible one, and share the warmth while it lasts.",
        outcome:
          "Things come out into the open and are the better for it, and energy returns to where it was missing.",
      },
    },
    reversed: {
      keywords: ["dimmed joy", "overexposure", "forced cheer", "delayed warmth"],
      meaning:
        "The sun is behind a thin cloud and still gives light enough to work by. There may be too much brightness on the surface, a smile that is expected daily, and a wish to be allowed an ordinary mood.",
      aspects: {
        situation:
          "The party is well lit, the photographs are cheerful, and somebody is standing a long time at the sink.",
        obstacle: "Pride in being the bright one makes it hard to ask for shade.",
        advice:
          "Take one pleasure in private, with no one to report it to, and notice its real size.",
        outcome: "Warmth reaches the matter late and at a slant, and it proves to be enough.",
      },
    },
  },
  judgement: {
    name: "Judgement",
    upright: {
      keywords: ["awakening", "reckoning", "calling", "absolution"],
      meaning:
        "Judgement sounds a trumpet, and what had been put away gets up to be counted. It is a summons rather than a sentence: the past is called by its name so that it can stop calling you.",
      aspects: {
        situation:
          "Something long settled asks to be looked at again, in the open and all at once.",
        obstacle:
          "You wait to be told that you are forgiven by someone who does not know they were asked.",
        advice:
          "Answer the call that keeps repeating, and take the whole of your past along rather than the presentable half.",
        outcome:
          "An honest summing-up closes the account, and a truer task can be heard in the silence after it.",
      },
    },
    reversed: {
      keywords: ["self-judgement", "ignored call", "lingering regret", "second hearing"],
      meaning:
        "The trumpet has been heard and the pillow pulled over the ears. Or the court sits every night inside one head, with the same witness, and never reaches a verdict.",
      aspects: {
        situation: "An old mistake is taken out, polished and put back in its place every evening.",
        obstacle: "Doubt about whether you deserve to begin again is using up the time to begin.",
        advice:
          "Let the case be heard once by somebody fair, accept what can be mended, and close the court.",
        outcome:
          "The call grows softer without ceasing, and can be answered later than one had feared.",
      },
    },
  },
  "the-world": {
    name: "The World",
    upright: {
      keywords: ["completion", "wholeness", "integration", "wide horizon"],
      meaning:
        "The World dances inside a finished wreath, and all four corners are looking on. Something has come full circle and fits together; the joy of it lies in the fit rather than in the applause.",
      aspects: {
        situation: "The pieces are in place, and the whole can be seen as one thing.",
        obstacle:
          "Perfection is being guarded so closely that the door to the next room stays shut.",
        advice:
          "Finish it properly, mark the day, and allow yourself to be glad before you plan again.",
        outcome:
          "A circle closes with everything inside it, and its edge turns out to be a threshold.",
      },
    },
    reversed: {
      keywords: [
        "unfinished business",
        "last step missing",
        "narrow world",
        "loose end",
        "stagnation",
      ],
      meaning:
        "Nine tenths are done, and the last tenth has become strangely hard. It may be easier to leave a thing nearly perfect than to complete it and find out who one is afterwards.",
      aspects: {
        situation: "A beautiful piece of work lies one seam short of being worn.",
        obstacle: "Looking for a grander ending keeps the available one from being used.",
        advice:
          "Find the single loose end that bothers you most and tie it, even with an ugly knot.",
        outcome: "It reaches an end that is smaller than imagined and solid enough to be built on.",
      },
    },
  },
};
