/**
 * The 42 readings of a coin: seven domains, two answers, three bands of agreement among the flips.
 *
 * Texts are original. A coin decides nothing: each reading says what the answer may be used for, and gives
 * no medical, legal or financial advice.
 */
import type { CoinTexts } from "../../answer.ts";

export const texts: CoinTexts = {
  love: {
    yes: {
      firm: "The coin says yes without a dissenting voice, so speak while the courage is warm. Ask openly, and leave the other heart as free to answer as yours was to ask.",
      clear:
        "Most of the falls lean towards closeness, with a doubt or two left in the hand. Go nearer by one honest step, and let what you see there decide the next one.",
      narrow:
        "Yes, by the width of the rim. The wish is real and so is the caution, and a small kindness that asks for nothing would do justice to both.",
    },
    no: {
      firm: "The coin shakes its head, plainly and without unkindness. Notice whether you feel robbed or relieved, for that feeling knows more about this than the metal does.",
      clear:
        "The lean is towards keeping some distance for the present. Let the matter breathe, and see what is still being said once nobody is pressing for it.",
      narrow:
        "No, though only just, and with a good deal said on the other side. It may be the timing or the wording that was refused here rather than the person.",
    },
  },
  career: {
    yes: {
      firm: "Every fall points to going ahead with the work. Say what you intend to the person who needs to know it, and begin with the part that only you can do.",
      clear:
        "The coin favours the move and keeps a reservation in its pocket. Go forward with one condition stated beforehand, and you will know in time whether it is being met.",
      narrow:
        "A bare yes, of the kind a committee gives late in the afternoon. Try it at a scale from which you could step back without explaining yourself to anyone.",
    },
    no: {
      firm: "The answer is a flat no to this step in its present form. Keep the ambition and question the vehicle, since a good aim can be harnessed to the wrong post.",
      clear:
        "The greater part of the falls counsel holding your place. Use the time to find out one fact about the matter that you have so far been content to guess.",
      narrow:
        "It comes down against, by a single voice. Ask that voice for its reason before you file the plan away, because it may be cheaply answered.",
    },
  },
  wealth: {
    yes: {
      firm: "The coin, which ought to know its own kind, lands on yes throughout. Take it as leave to look at the matter closely and with a pencil, rather than as a reason to hurry.",
      clear:
        "There is more for it than against it, as far as chance may have an opinion. Count what you could spare without regret, and let nothing beyond that line be tempted.",
      narrow:
        "Yes by a hair, which is no weight to lean on. The useful part is the question it leaves behind: how much would be enough, and enough for what?",
    },
    no: {
      firm: "All sides of the coin say to keep your hand closed. What you do not do here costs you only an imagined gain, and imagination is easily supplied again.",
      clear:
        "The lean is towards leaving this one alone. See whether the wish behind it is for the thing itself, or for the ease that you hope would come with it.",
      narrow:
        "The no is thin enough to see through, and what shows on the other side is impatience. Put the decision on the shelf for a week and look at the price again.",
    },
  },
  health: {
    yes: {
      firm: "The coin says yes to being good to yourself, which hardly needed tossing for. Begin with the plainest form of it, and leave questions of the body to those who can examine one.",
      clear:
        "The answer inclines towards the gentler habit you have been considering. Take it up for a few days without announcing it, and notice how the evenings feel.",
      narrow:
        "A quiet yes, with some tiredness in it. Let the effort be small enough that you would still do it on a poor day.",
    },
    no: {
      firm: "The coin declines, and perhaps it is only declining to be asked. A toss has no ears for the body; somebody qualified has, and rest seldom needs permission.",
      clear:
        "Most of the falls say not to push harder at present. Easing off by one notch is also a way of keeping faith with yourself.",
      narrow:
        "No, just barely, and nothing in it should alarm you. Ask instead what you would wish for a good friend in your place, and give yourself the first part of that.",
    },
  },
  study: {
    yes: {
      firm: "Yes from the first fall to the last: open the book at the difficult page. Understanding likes to be called on early, and with only one question at a time.",
      clear:
        "The coin speaks for going on, allowing that there is a gap somewhere. Go back and find the gap first, for what is built over it always sounds a little hollow.",
      narrow:
        "A narrow pass, as examiners say. Try the subject on someone younger than you, and you will hear which parts of it you own.",
    },
    no: {
      firm: "The coin closes the book for today. A mind that is refused one road often discovers what it was walking there for.",
      clear:
        "The balance is against this method, though hardly against the subject. Change the hour, the place or the order of things before you conclude that you cannot learn it.",
      narrow:
        "Not quite, it says, as a teacher would who hands the page back with one line underlined. Look at that line; the rest may well be sound.",
    },
  },
  travel: {
    yes: {
      firm: "The road has every face of the coin in its favour. Pack less than you planned, and leave one afternoon in the itinerary that belongs to nobody.",
      clear:
        "More signs say go than stay. Settle the dull particulars first, and the pleasant ones will have somewhere to sit down.",
      narrow:
        "It says go, while one foot is still on the platform. A shorter trip, or a later train, might keep the promise without straining it.",
    },
    no: {
      firm: "The coin stays where it fell and suggests that you do likewise for now. What you wanted from that distance may have a small branch office near home.",
      clear:
        "The lean is towards putting it off. A postponed journey keeps well if you write down what you were going to look for.",
      narrow:
        "It was close, and staying won. Before you unpack, ask whether it was the place that failed to persuade you, or only the company, the season or the hour.",
    },
  },
  general: {
    yes: {
      firm: "Yes, says the coin, and says it every time. If your heart rose while it was in the air, you had the answer before it landed.",
      clear:
        "A good majority says yes. Treat the remainder as a friend who raises a hand at the back, and hear it out before you act.",
      narrow:
        "The yes is slender, about as wide as the edge that it nearly stood on. Act in a way that you could amend tomorrow.",
    },
    no: {
      firm: "The coin says no and does not hesitate. Should you catch yourself wanting best of three, you have learnt what you really wish, and that was worth a toss.",
      clear:
        "The falls come down mostly against it. There is no verdict in that on you or your wish, only a reason to look for another door on the same corridor.",
      narrow:
        "A no that could easily have been its opposite. Change one thing in the question, the smallest that matters, and you may find it asks itself differently.",
    },
  },
};
