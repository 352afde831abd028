/** The fourteen cups, ace to king, in English. Texts are original. */
import type { CardTexts, SuitCardId } from "../../card.ts";

export const cups: CardTexts<SuitCardId<"cups">> = {
  "ace-of-cups": {
    name: "Ace of Cups",
    upright: {
      keywords: ["opening heart", "affection", "receptivity", "overflow"],
      meaning:
        "A cup stands under a fountain and cannot hold what it is given, so it gives it on. The Ace of Cups is feeling at the moment it wells up, before it has been told whom it belongs to.",
      aspects: {
        situation: "Something tender has risen to the surface and would like to be met.",
        obstacle: "The feeling is so welcome that no one asks whether there is a vessel for it.",
        advice:
          "Let yourself be touched, say so simply, and offer something without counting the return.",
        outcome: "A spring begins to run, and dry ground around it remembers what it was for.",
      },
    },
    reversed: {
      keywords: ["held-back feeling", "private grief", "overflow", "empty cup", "instability"],
      meaning:
        "The cup has been turned over, and perhaps on purpose. Feeling has gone inward where it can be kept from view, or it pours where nothing can catch it, and either way the thirst belongs to the one who is pouring.",
      aspects: {
        situation: "A kind word was ready, and was swallowed with the tea.",
        obstacle: "Afraid of asking too much, you ask for nothing and are hurt by receiving it.",
        advice:
          "Fill your own cup first with something that asks for no audience, such as music, water or sleep.",
        outcome: "Feeling finds a smaller channel and runs there more clearly than in the flood.",
      },
    },
  },
  "two-of-cups": {
    name: "Two of Cups",
    upright: {
      keywords: ["mutuality", "meeting", "partnership", "pledge"],
      meaning:
        "Two people lift their cups at the same height, and something winged appears between them that neither brought along. The Two of Cups is the respect inside affection, the moment when an exchange is even.",
      aspects: {
        situation: "Two sides have seen each other clearly and liked what they saw.",
        obstacle: "So much is understood without words that the one needful word is not spoken.",
        advice: "Meet the other halfway, exactly, and let them walk their half.",
        outcome: "A bond is sealed that makes both parties more themselves.",
      },
    },
    reversed: {
      keywords: [
        "imbalance",
        "misunderstanding",
        "cooled rapport",
        "self-regard regained",
        "jealousy",
      ],
      meaning:
        "One cup is held higher than the other. The liking may still be real, but the exchange has a slope, and what rolls down it gathers at one person's feet.",
      aspects: {
        situation: "Two people are talking politely across a table that used to be narrower.",
        obstacle: "Each is waiting for the other's apology as a sign that it is safe to make one.",
        advice:
          "Put into words what you give and what you receive, without blame, as if you were describing a room.",
        outcome:
          "The tie is loosened or retied at a truer length, and each party gets a hand back.",
      },
    },
  },
  "three-of-cups": {
    name: "Three of Cups",
    upright: {
      keywords: ["friendship", "celebration", "community", "shared harvest"],
      meaning:
        "Three women dance with their cups high among pumpkins and vines. The Three of Cups belongs to those who were there during the work and are therefore allowed to make the toast.",
      aspects: {
        situation: "Good company has gathered, and the mood is better than any one person's mood.",
        obstacle: "In the pleasant noise of the group, one quiet matter cannot get itself heard.",
        advice:
          "Call your friends together, share the news while it is fresh, and let them be happy for you.",
        outcome:
          "Joy is multiplied by being divided, and a circle grows that can be leaned on later.",
      },
    },
    reversed: {
      keywords: ["excess", "third party", "gossip", "time apart"],
      meaning:
        "The music is still playing, but the dancers are looking over one another's shoulders. A circle can warm or it can close, and someone here has begun to feel its edge.",
      aspects: {
        situation: "Plans are made in a group of three and unmade in groups of two.",
        obstacle:
          "Belonging costs a little more each round, and nobody likes to be the first to put the cup down.",
        advice: "Leave the party early once, and find out who calls in the morning.",
        outcome: "The crowd thins to those who would have come without the wine.",
      },
    },
  },
  "four-of-cups": {
    name: "Four of Cups",
    upright: {
      keywords: ["apathy", "contemplation", "discontent", "unseen offer"],
      meaning:
        "Under a tree sits someone with folded arms and three full cups before him; a fourth is held out, and he does not look. Boredom of this kind is a form of honesty: it knows that more of the same will not do.",
      aspects: {
        situation: "Nothing is missing, and nothing tastes of anything.",
        obstacle: "Disappointment with the known cups has closed the eyes to the unknown one.",
        advice:
          "Sit with the dissatisfaction until it says what it wants, and look up at least once while you sit.",
        outcome:
          "A stillness ends in which the old satisfactions were quietly sorted out and set aside.",
      },
    },
    reversed: {
      keywords: ["renewed interest", "waking up", "accepted cup", "stirring"],
      meaning:
        "The arms unfold. Something small got through where large offers had failed, a smell or a sentence, and the one beneath the tree finds himself thirsty again.",
      aspects: {
        situation:
          "After a grey stretch, somebody has asked a question and wanted to know the answer.",
        obstacle: "Newly awake, you are inclined to drink from every cup at once.",
        advice: "Say yes to one offer that is near at hand and unimpressive.",
        outcome: "Appetite returns with more discernment than it had before it went to sleep.",
      },
    },
  },
  "five-of-cups": {
    name: "Five of Cups",
    upright: {
      keywords: ["regret", "loss", "mourning", "what remains"],
      meaning:
        "Three cups are spilt, and the cloaked figure looks only at them; behind stand two that are full, and a bridge. This card does not hurry grief. It only mentions, when the time is right, that there is something at one's back.",
      aspects: {
        situation:
          "A loss takes up the whole of the view, though it is not the whole of the scene.",
        obstacle: "Faithfulness to what is gone forbids a single glance at what stayed.",
        advice:
          "Give the sorrow its hour and its name, then turn your head as far as the two cups.",
        outcome: "The bridge is crossed with a lighter cloak, and two cups come along.",
      },
    },
    reversed: {
      keywords: ["acceptance", "return", "forgiveness", "lingering guilt"],
      meaning:
        "The figure has turned round. It is a small movement after a long standing still, and the full cups look almost improper at first; those who have mourned must learn again to be given things.",
      aspects: {
        situation:
          "The stain on the ground has dried, and someone is coming back across the bridge with news.",
        obstacle: "Guilt offers itself as the last way of staying close.",
        advice:
          "Accept one comfort without earning it, and tell the one who offers it that it helped.",
        outcome: "What was lost is given a place in the house instead of the whole of it.",
      },
    },
  },
  "six-of-cups": {
    name: "Six of Cups",
    upright: {
      keywords: ["memory", "innocence", "kindness", "old ties"],
      meaning:
        "An older child hands a younger one a cup with a flower in it, in the courtyard of an old house. The Six of Cups is sweetness carried over from before, a gift with no calculation in it.",
      aspects: {
        situation: "Something from earlier days has come back in a gentle form.",
        obstacle: "The past is so lovingly arranged that the present cannot find a chair in it.",
        advice:
          "Look up someone who knew you before your titles, and bring them a plain and friendly gift.",
        outcome: "An old kindness is passed on to someone younger, and becomes new by that.",
      },
    },
    reversed: {
      keywords: ["nostalgia", "outgrown past", "revisited childhood", "leaving home"],
      meaning:
        "The courtyard is smaller than one remembered. To see the old house at its actual size can sting, and it also makes it possible at last to take from it what is useful and go.",
      aspects: {
        situation:
          "A story from long ago is being told again, and this time someone asks what happened next.",
        obstacle: "People are being held to a version of themselves that they have outgrown.",
        advice:
          "Keep the flower and give back the pot, for not everything that was given has to be kept in use.",
        outcome: "Memory takes its place as a good neighbour rather than as the landlord.",
      },
    },
  },
  "seven-of-cups": {
    name: "Seven of Cups",
    upright: {
      keywords: ["fantasy", "many choices", "wishful thinking", "imagination"],
      meaning:
        "Seven cups float in a cloud, and each shows something marvellous: a castle, a wreath, jewels, a veiled figure with a glow around it. All of them are possible as long as none has been picked up.",
      aspects: {
        situation: "Possibilities crowd the air, and no two of them can be had together.",
        obstacle:
          "Imagining the result gives such pleasure that the wish for the real thing goes to sleep.",
        advice:
          "Pick two cups, write beneath each what an ordinary Tuesday with it would be like, and put one of them back.",
        outcome: "The cloud disperses, and the one cup that does not fade can be held in the hand.",
      },
    },
    reversed: {
      keywords: ["clarity", "decision", "sobering", "confusion within"],
      meaning:
        "The vapour clears, and most of the cups turn out to have been painted on it. One is a little sadder and much better informed; the remaining choice is smaller and can be made.",
      aspects: {
        situation: "A long wish list has been crossed out down to a single dull, honest line.",
        obstacle: "Having been fooled once, you now distrust the one cup that is really there.",
        advice: "Decide for a trial period and let use, rather than longing, give the verdict.",
        outcome: "Appetite and means come to terms, and a dream is given working clothes.",
      },
    },
  },
  "eight-of-cups": {
    name: "Eight of Cups",
    upright: {
      keywords: ["departure", "deeper search", "walking away", "quiet resolve"],
      meaning:
        "By moonlight someone leaves eight cups that are neatly stacked, with one gap in the row. Nothing is wrong with them; it is simply that they no longer hold what is being looked for.",
      aspects: {
        situation:
          "What has been built up with care is being left standing by the one who built it.",
        obstacle:
          "Loyalty to the effort already spent argues against the step that everything else advises.",
        advice:
          "Leave without slamming the door, and do not wait until you are able to explain it.",
        outcome:
          "The path climbs out of the familiar valley, and the missing cup becomes a question worth walking for.",
      },
    },
    reversed: {
      keywords: ["drifting", "return", "fear of leaving", "one more try", "joy regained"],
      meaning:
        "The walker has stopped halfway up. Going on looks lonely and going back looks like defeat, but there is a third thing, which is to go back on purpose and with one clear condition.",
      aspects: {
        situation: "A suitcase has been packed and unpacked so often that it stays by the door.",
        obstacle: "You mistake being tired of a place for having finished with it.",
        advice:
          "Name the one thing that would make staying worthwhile, and ask for it before you take another step.",
        outcome:
          "Drift turns into direction, either out or in, and the valley looks different for it.",
      },
    },
  },
  "nine-of-cups": {
    name: "Nine of Cups",
    upright: {
      keywords: ["contentment", "wish", "pleasure", "gratitude"],
      meaning:
        "A well-fed man sits with folded arms before a shelf of nine cups, and there is no irony in his smile. This is enjoyment that one is allowed to have; it asks only to be noticed while it lasts.",
      aspects: {
        situation: "A wish has come near enough to be sat down beside.",
        obstacle: "Comfort is arranged like a wall of cups with nobody on the other side.",
        advice: "Enjoy it without explaining, and give thanks in the direction it came from.",
        outcome:
          "Satisfaction settles in, and from it comes the freedom to want something less obvious.",
      },
    },
    reversed: {
      keywords: ["smugness", "wish revised", "inner emptiness", "modest joy"],
      meaning:
        "The shelf is full, and the host counts again. A wish granted to the letter can leave its spirit outside, and this card reversed is often the moment when one finds out which wish one actually had.",
      aspects: {
        situation: "Everything on the list has been ticked, and the pen is still in the hand.",
        obstacle:
          "Pleasure is asked to do the work of meaning and is called a failure when it cannot.",
        advice: "Revise the wish in the light of what you really enjoyed last month.",
        outcome:
          "A simpler delight takes the seat of the grand one, and it is more comfortable there.",
      },
    },
  },
  "ten-of-cups": {
    name: "Ten of Cups",
    upright: {
      keywords: ["harmony", "family", "belonging", "lasting joy"],
      meaning:
        "A rainbow of cups stands over a small house; two people raise their arms and two children dance without looking up. The Ten of Cups is happiness that has become ordinary, shared and under one roof.",
      aspects: {
        situation: "People who belong together are at peace, and the house shows it.",
        obstacle:
          "The picture of the happy family has to be kept up, and someone pays for the frame.",
        advice:
          "Tend the common table: come home on time, say what was good, and let the children interrupt.",
        outcome:
          "Affection finds its daily form, which is humbler than the rainbow and lasts better.",
      },
    },
    reversed: {
      keywords: ["discord at home", "ideal strained", "broken picture", "chosen kin"],
      meaning:
        "The rainbow hangs over the next house along. Expectation is the trouble more than love is, for every real household falls short of the card, and this one has been measured against it once too often.",
      aspects: {
        situation: "Everyone is home, and the doors along the corridor are closed.",
        obstacle:
          "An old family rule about what may be said is obeyed by people who never agreed to it.",
        advice:
          "Repair one daily thing between you, such as a meal or a goodbye, before you discuss the whole.",
        outcome:
          "A truer picture of belonging is put together, with some new faces in it and some empty frames allowed.",
      },
    },
  },
  "page-of-cups": {
    name: "Page of Cups",
    upright: {
      keywords: ["tender message", "imagination", "wonder", "openness"],
      meaning:
        "A fish puts its head out of the cup, and the Page, in a flowered tunic, is charmed rather than alarmed. He listens to unlikely things, and so they speak to him.",
      aspects: {
        situation: "A small surprise of feeling has come up and is being received kindly.",
        obstacle: "Delight in the mood leaves the letter unwritten and the promise afloat.",
        advice:
          "Take the odd idea seriously for an hour, and answer the tender message in your own hand.",
        outcome: "A shy beginning in art or affection learns to stay in the room.",
      },
    },
    reversed: {
      keywords: ["moodiness", "escapism", "blocked creativity", "childish hurt", "attachment"],
      meaning:
        "The fish has slipped back under. Something sensitive was laughed at, perhaps long ago, and now hides behind daydreams or pretends to have been joking first.",
      aspects: {
        situation:
          "A drawing has been turned face down on the desk before anyone could ask about it.",
        obstacle:
          "Every remark is held against the heart to see whether it hurts, and most things do if they are pressed.",
        advice: "Make something badly and for nobody, just to let the water move.",
        outcome: "The sensitive thing grows a skin of its own and comes back up to look around.",
      },
    },
  },
  "knight-of-cups": {
    name: "Knight of Cups",
    upright: {
      keywords: ["romance", "invitation", "ideal", "following the heart"],
      meaning:
        "The Knight of Cups rides slowly, holding his cup level so as not to spill the feeling in it. He comes with a proposal, and he means it as he says it.",
      aspects: {
        situation: "An offer has been made from the heart, with some style.",
        obstacle: "The ideal rides so far ahead that no living person can walk beside it.",
        advice:
          "Make the offer in person and in full, and include what you can keep up in bad weather.",
        outcome:
          "An inward image sets out to meet an outward one, and both are changed by the meeting.",
      },
    },
    reversed: {
      keywords: ["empty charm", "moody quest", "disenchantment", "unkept vow"],
      meaning:
        "The horse has stopped to admire its reflection. Charm goes on sounding after its meaning has left, or a sincere person finds that he has promised a mood and cannot deliver it twice.",
      aspects: {
        situation: "A beautiful letter has arrived, and it does not mention when.",
        obstacle: "You are in love with the longing and a little annoyed by its object.",
        advice: "Translate the fine feeling into one errand and do it without being asked.",
        outcome:
          "The spell wears thin, and what can be lived with in daylight is found to be enough or is let go.",
      },
    },
  },
  "queen-of-cups": {
    name: "Queen of Cups",
    upright: {
      keywords: ["compassion", "intuition", "emotional depth", "listening"],
      meaning:
        "The Queen of Cups gazes into a closed chalice and hears what is in it. She feels with others without drowning in them, because her throne stands on the shore.",
      aspects: {
        situation: "A listening presence makes it possible for difficult things to be said.",
        obstacle: "Understanding everyone has become a way of never being asked to choose.",
        advice:
          "Trust the first feeling, keep your own shore, and listen until the other person has finished.",
        outcome: "Feeling is given a form it can live in, and others come there to be understood.",
      },
    },
    reversed: {
      keywords: [
        "over-involvement",
        "martyrdom of feeling",
        "porous borders",
        "self-care",
        "misplaced trust",
      ],
      meaning:
        "The tide is over the steps of the throne. What is felt may be someone else's weather, and the kindest listener needs an hour in which nobody tells her anything.",
      aspects: {
        situation: "Everybody's troubles are kept in one house, carefully labelled.",
        obstacle: "Compassion is being used to avoid a plain and unwelcome no.",
        advice: "Give back one sorrow that was handed to you for safe keeping, and do it gently.",
        outcome: "The water withdraws to its bed, and sympathy has a floor to stand on again.",
      },
    },
  },
  "king-of-cups": {
    name: "King of Cups",
    upright: {
      keywords: ["emotional balance", "generosity", "diplomacy", "calm"],
      meaning:
        "The King of Cups sits on a stone that floats on a rough sea, and his robe is dry. He does not deny the waves; he has learned their habits and steers by them.",
      aspects: {
        situation: "A mature and friendly calm is holding a stirred-up situation together.",
        obstacle: "So much tact has been used that nobody knows where he himself stands.",
        advice: "Answer the feeling before the argument, and keep your promises small and dry.",
        outcome:
          "Tempers settle around a steady centre, and a workable kindness becomes the custom of the place.",
      },
    },
    reversed: {
      keywords: ["moodiness hidden", "manipulation", "coldness", "swell beneath"],
      meaning:
        "The surface is smooth, and the fish are nervous. Feeling that is never shown starts to govern by other means, with a silence here and a favour withdrawn there.",
      aspects: {
        situation: "A considerate voice says that it is not angry, and the room stays careful.",
        obstacle:
          "Being the calm one serves as a throne from which other people's feelings can be judged.",
        advice: "Say the feeling while it is still small and has no need of a strategy.",
        outcome: "The storm comes up into view, where it can be sailed in company.",
      },
    },
  },
};
