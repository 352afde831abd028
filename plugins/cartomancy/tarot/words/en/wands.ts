/** The fourteen wands, ace to king, in English. Texts are original. */
import type { CardTexts, SuitCardId } from "../../card.ts";

export const wands: CardTexts<SuitCardId<"wands">> = {
  "ace-of-wands": {
    name: "Ace of Wands",
    upright: {
      keywords: ["spark", "impulse", "creative drive", "invitation"],
      meaning:
        "A living branch is held out, still in leaf, and whoever takes it feels the hand grow warm. The Ace of Wands is will before it has an object: it asks to be used soon, while it is green.",
      aspects: {
        situation:
          "Heat has come into the matter, and something wants to be begun for its own sake.",
        obstacle:
          "Enthusiasm counts itself as progress and looks for the next spark before this one has caught.",
        advice:
          "Act within the day in some visible way, however small, so that the impulse has something to burn.",
        outcome: "A first flame stands up by itself and begins to ask what it should be fed.",
      },
    },
    reversed: {
      keywords: ["damp tinder", "delay", "misplaced energy", "hidden ember", "decline"],
      meaning:
        "The spark is there and the wood is wet. What looks like laziness may be fuel gathered from the wrong place, a task taken up because it ought to excite.",
      aspects: {
        situation: "A plan is announced with warmth and then left out overnight in the rain.",
        obstacle: "Forcing excitement has worn out the very nerve that feels it.",
        advice:
          "Warm your hands at something you loved before it was useful, and begin nothing new until it catches.",
        outcome:
          "The ember shows itself to whoever clears the ash away, and it needs breath more than effort.",
      },
    },
  },
  "two-of-wands": {
    name: "Two of Wands",
    upright: {
      keywords: ["planning", "vision", "dominion", "threshold"],
      meaning:
        "From the wall of what has already been won, someone looks out holding the whole world in one hand like an apple. The Two of Wands is the pleasant and serious hour before departure, when the first success asks what it was for.",
      aspects: {
        situation: "One foothold is secure, and the horizon has become a practical question.",
        obstacle:
          "The view from the wall is so complete that going down to the gate seems hardly necessary.",
        advice: "Choose which shore you mean to reach, and put a date and a first cost beside it.",
        outcome: "The plan leaves the parapet and meets weather, which improves it.",
      },
    },
    reversed: {
      keywords: ["fear of the unknown", "borrowed plan", "restlessness", "scaled-down map"],
      meaning:
        "The globe in the hand has begun to feel heavy, or it turns out to be somebody else's. A comfortable estate can bind as surely as a poor one when the only reason to stay is that everything is arranged.",
      aspects: {
        situation: "Timetables are collected for journeys that are then explained away.",
        obstacle: "The plan was drawn for an approval that nobody now remembers granting.",
        advice: "Shrink the map until it shows a distance you would truly travel, and travel that.",
        outcome:
          "A modest outing does what the grand tour could not, and the wish behind it becomes plain.",
      },
    },
  },
  "three-of-wands": {
    name: "Three of Wands",
    upright: {
      keywords: ["expansion", "foresight", "enterprise", "ships out"],
      meaning:
        "The ships have sailed, and their owner watches from the cliff, no longer busy and not yet repaid. What was begun is now partly in other hands and other winds, and the Three of Wands is at ease with that.",
      aspects: {
        situation: "Something has been sent out into the world and is beyond recall, moving well.",
        obstacle:
          "Watching the horizon for news has replaced the work that is still on this shore.",
        advice:
          "Build the landing place while the cargo is on its way, and make room for partners in the count.",
        outcome:
          "Reach turns into return by degrees, and the circle of people concerned grows wider.",
      },
    },
    reversed: {
      keywords: ["returning ships", "narrow outlook", "setbacks abroad", "expectation"],
      meaning:
        "Not every ship comes back full, and some come back with things that nobody ordered. The eye that looked far ahead has to look near for a time, at harbour dues and leaking casks.",
      aspects: {
        situation:
          "The long-awaited answer has come, and it concerns a question slightly different from the one sent out.",
        obstacle:
          "Disappointment about the far venture makes the near one look smaller than it is.",
        advice: "Unload what did arrive and find its use before you count what is missing.",
        outcome: "Trade resumes with fewer ships and better charts.",
      },
    },
  },
  "four-of-wands": {
    name: "Four of Wands",
    upright: {
      keywords: ["homecoming", "celebration", "harmony", "milestone"],
      meaning:
        "Four staves hold up a garland, and people come out of the house with flowers. The work is not over, but a frame stands that shelters others, and it is right to dance under it before the roof goes on.",
      aspects: {
        situation:
          "A resting place has been reached at which several people are glad to see one another.",
        obstacle: "A show of harmony for the guests has kept a needed quarrel out in the kitchen.",
        advice:
          "Invite those who helped, mark how far it has come, and let yourself be congratulated.",
        outcome:
          "A foundation is shared and thereby strengthened, and the next storey is built by more hands.",
      },
    },
    reversed: {
      keywords: [
        "transition at home",
        "muted joy",
        "strained welcome",
        "private milestone",
        "quiet felicity",
      ],
      meaning:
        "The garland hangs a little crooked. Joy is here but lacks company, or the company is here and the joy has to be organised, and home is something still being agreed upon.",
      aspects: {
        situation:
          "Chairs are being rearranged in a house where it is not yet clear who lives there.",
        obstacle: "You wait to be welcomed in a style that those inside do not speak.",
        advice:
          "Celebrate in the small circle that truly knows what this cost, and leave the large party for later.",
        outcome:
          "A new household order settles, less pretty than the picture and easier to live in.",
      },
    },
  },
  "five-of-wands": {
    name: "Five of Wands",
    upright: {
      keywords: ["competition", "friction", "many voices", "sparring"],
      meaning:
        "Five young men swing their sticks, and it is hard to tell whether they are fighting or building. The Five of Wands is strength with nobody in charge: noisy, heated, seldom wicked, and capable of turning into a team.",
      aspects: {
        situation: "Everybody concerned is pushing hard, and each in a direction of his own.",
        obstacle: "The contest itself has become the prize, and nobody can afford to stop first.",
        advice:
          "Set a rule for the fight, such as one speaker at a time, and stay in it with good humour.",
        outcome: "Out of the clatter comes a clearer idea of who is good at what.",
      },
    },
    reversed: {
      keywords: ["conflict avoided", "inner quarrel", "truce", "tension underground"],
      meaning:
        "The sticks have been lowered, and not all of them by agreement. Peace made from weariness keeps the argument warm, while the same quarrel, moved inside one person, can go on with no referee at all.",
      aspects: {
        situation: "A polite room is full of people each rehearsing a speech.",
        obstacle: "Keeping the peace has become a way of winning without being seen to compete.",
        advice:
          "Raise the smaller of two disagreements openly, and learn from it how the larger might be held.",
        outcome: "Hidden rivalry comes to the surface, where it can be traded for terms.",
      },
    },
  },
  "six-of-wands": {
    name: "Six of Wands",
    upright: {
      keywords: ["recognition", "victory", "pride", "homeward parade"],
      meaning:
        "A rider comes home with a wreath, and those on foot are cheering because it was partly their doing. The Six of Wands is success seen by others, which is a different thing from success and needs a steady seat.",
      aspects: {
        situation: "Effort has come into public view and is being well received.",
        obstacle: "Applause tells a person what to repeat, and repeating is not what won it.",
        advice:
          "Accept the credit in one plain sentence and name two people who carried it with you.",
        outcome: "Standing is gained that can be spent on something larger than itself.",
      },
    },
    reversed: {
      keywords: ["private success", "wounded pride", "doubtful honour", "fall from favour"],
      meaning:
        "The parade has taken another street. What was done is no smaller for that, but it must now be weighed without a crowd, and the horse, it turns out, was hired.",
      aspects: {
        situation:
          "The prize was given, and the winner is reading the small names on the back of it.",
        obstacle:
          "You keep one ear turned to the street and so hear only half of what is said to you at home.",
        advice: "Judge the work by a measure you would keep even if nobody ever knew of it.",
        outcome: "Reputation thins out, and what is left underneath it can bear weight.",
      },
    },
  },
  "seven-of-wands": {
    name: "Seven of Wands",
    upright: {
      keywords: ["standing ground", "conviction", "challenge", "vantage"],
      meaning:
        "One figure on the high ground meets six staves from below, wearing two different shoes. The position was taken in haste, and it may yet be the right one; conviction here has to be proved by staying.",
      aspects: {
        situation: "A position is being questioned from several sides at the same time.",
        obstacle:
          "Every question is met as an assault, so that friends too approach with their hands up.",
        advice: "Hold the one point that matters, and give up the slope around it without regret.",
        outcome:
          "What has been defended honestly is understood better, even by those who pushed against it.",
      },
    },
    reversed: {
      keywords: ["giving ground", "overwhelm", "needless defence", "self-questioning"],
      meaning:
        "The arm is tired, and the hill may not be worth the holding. There is dignity in coming down from a place that one was only defending because one had been seen on it.",
      aspects: {
        situation:
          "Objections arrive faster than they can be answered, and some of them are good ones.",
        obstacle:
          "To be outnumbered feels like being mistaken, and the two are hard to keep apart.",
        advice:
          "Ask for one ally and one hour's pause before you decide whether this is your hill.",
        outcome: "The line is drawn again farther back, where it can be kept without shouting.",
      },
    },
  },
  "eight-of-wands": {
    name: "Eight of Wands",
    upright: {
      keywords: ["swiftness", "messages", "motion", "alignment"],
      meaning:
        "Eight staves fly together across an open sky and are about to land. Nobody holds them any more; what was prepared is arriving, and the useful thing is to be at home to receive it.",
      aspects: {
        situation: "Things are happening quickly and, for once, in the same direction.",
        obstacle: "At this speed, answers leave before the questions have been read to the end.",
        advice: "Clear the landing ground, reply briefly, and do not open a second front.",
        outcome: "The interval closes, and word and deed arrive within sight of each other.",
      },
    },
    reversed: {
      keywords: ["crossed messages", "haste", "hold-up", "arrows astray"],
      meaning:
        "Something in flight has been slowed, turned aside or sent to the wrong address. It is tempting to send eight more after it, and the sky is already full.",
      aspects: {
        situation: "Three conversations about one matter are running at once in different rooms.",
        obstacle: "Urgency is catching, and no one remembers who had it first.",
        advice: "Let one message arrive and be understood before you send another.",
        outcome: "The delay works like a sieve and lets the important part through.",
      },
    },
  },
  "nine-of-wands": {
    name: "Nine of Wands",
    upright: {
      keywords: ["resilience", "vigilance", "last stretch", "hard-won wisdom"],
      meaning:
        "A bandaged sentry leans on the ninth stave and watches the other eight. He is tired for good reasons, and stronger than he feels; what he guards is nearly finished.",
      aspects: {
        situation: "Much has been withstood already, and the guard is still up.",
        obstacle: "Old blows are being parried in a fight that has not yet been offered.",
        advice:
          "Rest on your feet, let someone else take one watch, and keep the last reserve for the last mile.",
        outcome:
          "Endurance is rewarded less with triumph than with the knowledge of what one can carry.",
      },
    },
    reversed: {
      keywords: ["weariness", "suspicion", "dropped guard", "stubborn defence"],
      meaning:
        "The fence has been mended so often that it is all there is left to guard. Either the watch goes on out of habit against nobody, or the watcher has at last sat down and is alarmed by how good that feels.",
      aspects: {
        situation: "A gate is kept double-locked long after the neighbours have become friendly.",
        obstacle: "Past hurt is treated as an expert witness on every new arrival.",
        advice:
          "Lower one barrier by a hand's breadth, watch what comes, and let the evidence surprise you.",
        outcome: "Strength comes back once it is no longer spent on standing guard all night.",
      },
    },
  },
  "ten-of-wands": {
    name: "Ten of Wands",
    upright: {
      keywords: ["burden", "duty", "overload", "almost there"],
      meaning:
        "He carries all ten staves in one bundle, his face pressed into them, and cannot see that the town is near. Each was taken up for a good reason; it is the sum that nobody decided on.",
      aspects: {
        situation: "More has been taken on than two arms can hold in comfort.",
        obstacle: "Being the one who copes has become an office that no one else may apply for.",
        advice: "Set the whole load down once, and pick up again only what is truly yours.",
        outcome:
          "The goal is reached with aching shoulders and a clear idea of what to leave behind next time.",
      },
    },
    reversed: {
      keywords: ["delegation", "collapse", "unloading", "burden of pride"],
      meaning:
        "The bundle is coming apart. Some of the staves are being handed to others at last, and some are merely dropped where somebody else must step over them; the difference lies in saying so.",
      aspects: {
        situation:
          "A tired person explains, while carrying everything, that it is quicker this way.",
        obstacle: "To put it down would raise the question why it was carried for so long.",
        advice: "Hand over one whole task with its authority, and do not go back to straighten it.",
        outcome: "Space returns to the shoulders and, a little later, to the days.",
      },
    },
  },
  "page-of-wands": {
    name: "Page of Wands",
    upright: {
      keywords: ["curiosity", "news", "playful start", "free spirit"],
      meaning:
        "The Page looks up at his staff as if it had just said something. He has more appetite than experience, and his gift is to be interested before he has a reason.",
      aspects: {
        situation:
          "Something fresh has caught the attention, and nobody has yet told it to be sensible.",
        obstacle: "A new thing every morning means that none is met in the afternoon.",
        advice:
          "Follow the curiosity as far as one conversation or one trial, and bring back what you found.",
        outcome:
          "A lively message sets things going, and a pupil appears who may outgrow the lesson.",
      },
    },
    reversed: {
      keywords: ["fickle zeal", "unready messenger", "boredom", "unheard idea"],
      meaning:
        "Enthusiasm has met its first no and gone to sulk, or a good idea is presented like a joke so that its refusal cannot hurt. The Page reversed needs a listener more than an audience.",
      aspects: {
        situation:
          "A bright beginner stands at the edge of the group with an idea folded small in one pocket.",
        obstacle: "Bored with the lesson, you miss the one line in it that you needed.",
        advice: "Say the idea once in earnest, to someone who builds things.",
        outcome:
          "The mood passes, and the interest that is still there afterwards deserves a teacher.",
      },
    },
  },
  "knight-of-wands": {
    name: "Knight of Wands",
    upright: {
      keywords: ["boldness", "adventure", "charge", "charisma", "departure"],
      meaning:
        "The Knight of Wands is already in the saddle and mostly in the air. He brings courage, heat and a good story, and leaves it to others to close the gate.",
      aspects: {
        situation: "Somebody or something has arrived at a gallop, and the whole place is awake.",
        obstacle: "The thrill of leaving is stronger than any interest in arriving.",
        advice:
          "Ride for the thing while your blood is up, but choose the turning for the return before you go.",
        outcome: "A bold run breaks the standstill and leaves a track that slower people can use.",
      },
    },
    reversed: {
      keywords: ["recklessness", "burnt bridges", "frustration", "stop-start"],
      meaning:
        "The horse has bolted, or it stands shivering while the rider shouts. Restlessness is looking for an enemy here, and the nearest person will do.",
      aspects: {
        situation: "A door has been slammed and the traveller is outside it without a coat.",
        obstacle: "Anger is handy as fuel, and it burns up the map along with the miles.",
        advice:
          "Walk the horse until your breathing is even, and only then decide whether to turn round or go on.",
        outcome:
          "The gallop becomes a canter, and the journey is found to be longer and better than the dash.",
      },
    },
  },
  "queen-of-wands": {
    name: "Queen of Wands",
    upright: {
      keywords: ["confidence", "warmth", "independence", "magnetism"],
      meaning:
        "The Queen of Wands sits with her knees apart, a sunflower in her hand and a black cat at her feet. She knows what she likes, and in her neighbourhood other people discover what they like as well.",
      aspects: {
        situation:
          "A warm and self-possessed presence sets the tone, and others stand a little straighter.",
        obstacle: "Her good opinion is so pleasant that people begin to perform for it.",
        advice:
          "Take up the room you need, be generous with your liking, and keep a part of the day that is nobody's business.",
        outcome: "What is loved openly draws helpers, and work begins to look like hospitality.",
      },
    },
    reversed: {
      keywords: ["jealousy", "burnout", "dented confidence", "fierce privacy"],
      meaning:
        "The fire has drawn in to keep itself warm. What comes across as temper is often a generous person who has not been asked anything about herself for a long while.",
      aspects: {
        situation:
          "The sunflower has turned its head to the wall, and the guests have not noticed.",
        obstacle: "Comparison with another's brightness makes you put out a lamp that was needed.",
        advice:
          "Withdraw your warmth from one place where it is taken for granted, and spend the evening with the cat.",
        outcome:
          "Self-respect is rebuilt in private and comes back into company with better boundaries.",
      },
    },
  },
  "king-of-wands": {
    name: "King of Wands",
    upright: {
      keywords: ["leadership", "vision", "enterprise", "honour"],
      meaning:
        "The King of Wands leans forward on his throne as though he might get up at any moment. He sees the finished thing before the first stone is laid, and can make others see it; details he leaves to those he trusts.",
      aspects: {
        situation: "Someone with a clear picture of the end is in command of the means.",
        obstacle:
          "The vision is so vivid to its owner that the doubts of others are taken for slowness.",
        advice:
          "Say where this is going and why, give the work to able people, and then keep your word to them.",
        outcome: "A venture gets a centre that holds, and people take courage from it.",
      },
    },
    reversed: {
      keywords: ["high-handedness", "impatience", "empty promises", "lost vision"],
      meaning:
        "The royal fire has become heat without light. Orders come faster than reasons, or the leader has gone on leading after the picture faded, hoping that nobody would ask to see it.",
      aspects: {
        situation: "Everybody in the hall is waiting for a mood to change.",
        obstacle:
          "Admitting doubt seems to him like abdication, so a wrong road is taken at full speed.",
        advice: "Stand down from one decision today and ask those who live with its results.",
        outcome: "Authority shrinks to its proper size and becomes easier to follow.",
      },
    },
  },
};
