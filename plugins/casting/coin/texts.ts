/**
 * The 42 readings of a coin: seven domains, two answers, three bands of agreement among the flips.
 *
 * Texts are original. A coin decides nothing: each reading says what the answer may be used for, and
 * gives no medical, legal or financial advice.
 */

/** One text in both languages of the service. */
export interface Text {
  readonly en: string;
  readonly zhHant: string;
}

/** The domains of a question, in the order in which they are offered. */
export const DOMAINS = [
  "love",
  "career",
  "wealth",
  "health",
  "study",
  "travel",
  "general",
] as const;
export const ANSWERS = ["yes", "no"] as const;
/** Agreement of the flips: all alike, at least 0.6 of the flips apart, closer than that. */
export const BANDS = ["firm", "clear", "narrow"] as const;

export type Domain = (typeof DOMAINS)[number];
export type Answer = (typeof ANSWERS)[number];
export type Band = (typeof BANDS)[number];

/** Two sentences for every domain, answer and band. */
export const COIN_TEXTS: Readonly<
  Record<Domain, Readonly<Record<Answer, Readonly<Record<Band, Text>>>>>
> = {
  love: {
    yes: {
      firm: {
        en: "The coin says yes without a dissenting voice, so speak while the courage is warm. Ask openly, and leave the other heart as free to answer as yours was to ask.",
        zhHant:
          "銅板說「好」，沒有一點雜音，趁勇氣還熱就開口吧。問得坦然，也讓對方的心跟你一樣自由地回答。",
      },
      clear: {
        en: "Most of the falls lean towards closeness, with a doubt or two left in the hand. Go nearer by one honest step, and let what you see there decide the next one.",
        zhHant:
          "多數落下的面偏向靠近，手裡還留著一兩分疑慮。先誠實地走近一步，下一步就看走近以後見到什麼。",
      },
      narrow: {
        en: "Yes, by the width of the rim. The wish is real and so is the caution, and a small kindness that asks for nothing would do justice to both.",
        zhHant:
          "是「好」，只差一道幣緣的寬度。心願是真的，顧慮也是真的，一份不求回報的小善意，兩邊都不辜負。",
      },
    },
    no: {
      firm: {
        en: "The coin shakes its head, plainly and without unkindness. Notice whether you feel robbed or relieved, for that feeling knows more about this than the metal does.",
        zhHant:
          "銅板搖了頭，說得明白，並不刻薄。留意一下自己是被奪走了什麼，還是鬆了口氣，關於這件事，那份感覺懂得比金屬多。",
      },
      clear: {
        en: "The lean is towards keeping some distance for the present. Let the matter breathe, and see what is still being said once nobody is pressing for it.",
        zhHant: "偏向暫時保持一點距離。讓這件事透透氣，看看沒有人催的時候，還有什麼話留著。",
      },
      narrow: {
        en: "No, though only just, and with a good deal said on the other side. It may be the timing or the wording that was refused here rather than the person.",
        zhHant:
          "是「不」，但只差一點，另一邊的理由也不少。這裡推掉的，也許是時機或說法，不見得是人。",
      },
    },
  },
  career: {
    yes: {
      firm: {
        en: "Every fall points to going ahead with the work. Say what you intend to the person who needs to know it, and begin with the part that only you can do.",
        zhHant: "每一次落下都指向往前做。把打算告訴該知道的人，然後從只有你做得來的那一段開始。",
      },
      clear: {
        en: "The coin favours the move and keeps a reservation in its pocket. Go forward with one condition stated beforehand, and you will know in time whether it is being met.",
        zhHant:
          "銅板贊成這一步，口袋裡還收著一點保留。帶著一個事先講好的條件往前，日後就看得出它有沒有被守住。",
      },
      narrow: {
        en: "A bare yes, of the kind a committee gives late in the afternoon. Try it at a scale from which you could step back without explaining yourself to anyone.",
        zhHant: "勉強通過，像傍晚開會時舉起的那幾隻手。先用退得回來、也不必向誰解釋的規模試試。",
      },
    },
    no: {
      firm: {
        en: "The answer is a flat no to this step in its present form. Keep the ambition and question the vehicle, since a good aim can be harnessed to the wrong post.",
        zhHant:
          "照目前的樣子，這一步的回答是乾脆的「不」。志向留著，該問的是坐哪輛車，好目標也可能套在不合適的位置上。",
      },
      clear: {
        en: "The greater part of the falls counsel holding your place. Use the time to find out one fact about the matter that you have so far been content to guess.",
        zhHant: "落下的多數勸你先守住位置。趁這段時間查清一件事實，是你到目前為止只用猜的那一件。",
      },
      narrow: {
        en: "It comes down against, by a single voice. Ask that voice for its reason before you file the plan away, because it may be cheaply answered.",
        zhHant: "結果是反對，只多一票。收起計畫以前，先問問那一票的理由，說不定很容易回應。",
      },
    },
  },
  wealth: {
    yes: {
      firm: {
        en: "The coin, which ought to know its own kind, lands on yes throughout. Take it as leave to look at the matter closely and with a pencil, rather than as a reason to hurry.",
        zhHant:
          "銅板最懂自己的同類，這次每一面都是「好」。把它當成可以拿起筆來細看的許可，別當成趕快的理由。",
      },
      clear: {
        en: "There is more for it than against it, as far as chance may have an opinion. Count what you could spare without regret, and let nothing beyond that line be tempted.",
        zhHant:
          "若機運也算有意見，贊成的多過反對的。先數清楚少了也不心疼的有多少，線以外的就別讓它動心。",
      },
      narrow: {
        en: "Yes by a hair, which is no weight to lean on. The useful part is the question it leaves behind: how much would be enough, and enough for what?",
        zhHant:
          "差一根頭髮的「好」，分量不足以倚靠。有用的是它留下的問題：多少才算夠，又是為了什麼而夠？",
      },
    },
    no: {
      firm: {
        en: "All sides of the coin say to keep your hand closed. What you do not do here costs you only an imagined gain, and imagination is easily supplied again.",
        zhHant: "銅板每一面都說把手握好。這回不做，失去的只是想像中的好處，而想像隨時補得回來。",
      },
      clear: {
        en: "The lean is towards leaving this one alone. See whether the wish behind it is for the thing itself, or for the ease that you hope would come with it.",
        zhHant: "偏向別碰這一樁。看看背後想要的，究竟是那樣東西，還是你盼著隨它而來的那份輕鬆。",
      },
      narrow: {
        en: "The no is thin enough to see through, and what shows on the other side is impatience. Put the decision on the shelf for a week and look at the price again.",
        zhHant:
          "這個「不」薄得透光，另一頭看得見的是心急。把決定擱在架上一個禮拜，再回來看看價錢。",
      },
    },
  },
  health: {
    yes: {
      firm: {
        en: "The coin says yes to being good to yourself, which hardly needed tossing for. Begin with the plainest form of it, and leave questions of the body to those who can examine one.",
        zhHant:
          "對自己好一點，銅板說「好」，其實不擲也知道。從最平常的一種做起，身體的問題，交給能夠親自看診的人。",
      },
      clear: {
        en: "The answer inclines towards the gentler habit you have been considering. Take it up for a few days without announcing it, and notice how the evenings feel.",
        zhHant:
          "答案偏向你一直在考慮的、比較溫和的那個習慣。先不聲張地做幾天，留意傍晚時候的感受。",
      },
      narrow: {
        en: "A quiet yes, with some tiredness in it. Let the effort be small enough that you would still do it on a poor day.",
        zhHant: "小聲的一個「好」，裡面帶點倦意。份量放小一點，小到狀況差的日子也還肯做。",
      },
    },
    no: {
      firm: {
        en: "The coin declines, and perhaps it is only declining to be asked. A toss has no ears for the body; somebody qualified has, and rest seldom needs permission.",
        zhHant:
          "銅板回絕了，也許它回絕的只是被拿來問這件事。擲銅板聽不見身體說話，專業的人聽得見；至於休息，多半不必誰批准。",
      },
      clear: {
        en: "Most of the falls say not to push harder at present. Easing off by one notch is also a way of keeping faith with yourself.",
        zhHant: "多數的面說，眼下不必再使勁。鬆開一格，也是對自己守信的一種方式。",
      },
      narrow: {
        en: "No, just barely, and nothing in it should alarm you. Ask instead what you would wish for a good friend in your place, and give yourself the first part of that.",
        zhHant:
          "勉強算「不」，不用因此擔心。不如問問，如果是好朋友處在你的位置，你會希望他怎樣，然後把其中第一樣給自己。",
      },
    },
  },
  study: {
    yes: {
      firm: {
        en: "Yes from the first fall to the last: open the book at the difficult page. Understanding likes to be called on early, and with only one question at a time.",
        zhHant: "從頭到尾都是「好」：把書翻到難的那一頁。領悟喜歡人早早上門，一次只帶一個問題。",
      },
      clear: {
        en: "The coin speaks for going on, allowing that there is a gap somewhere. Go back and find the gap first, for what is built over it always sounds a little hollow.",
        zhHant:
          "銅板主張繼續，也承認某處有個缺口。先回頭把缺口找出來，蓋在上面的東西敲起來總有點空。",
      },
      narrow: {
        en: "A narrow pass, as examiners say. Try the subject on someone younger than you, and you will hear which parts of it you own.",
        zhHant: "用考官的話說，是低空飛過。講給比你小的人聽聽看，哪些部分真是你的，一講就知道。",
      },
    },
    no: {
      firm: {
        en: "The coin closes the book for today. A mind that is refused one road often discovers what it was walking there for.",
        zhHant: "銅板替今天把書闔上。一條路不讓走，腦子往往才發現自己去那裡是為了什麼。",
      },
      clear: {
        en: "The balance is against this method, though hardly against the subject. Change the hour, the place or the order of things before you conclude that you cannot learn it.",
        zhHant:
          "多數反對的是這個方法，並不是這門功課。先換個時間、地方或次序，再來斷定自己學不學得會。",
      },
      narrow: {
        en: "Not quite, it says, as a teacher would who hands the page back with one line underlined. Look at that line; the rest may well be sound.",
        zhHant: "它說還差一點，像老師把作業退回來，只畫了一行。看看那一行，其餘的也許都站得住。",
      },
    },
  },
  travel: {
    yes: {
      firm: {
        en: "The road has every face of the coin in its favour. Pack less than you planned, and leave one afternoon in the itinerary that belongs to nobody.",
        zhHant: "銅板的每一面都站在上路這邊。行李比原定的再少帶一點，行程裡留一個不屬於誰的下午。",
      },
      clear: {
        en: "More signs say go than stay. Settle the dull particulars first, and the pleasant ones will have somewhere to sit down.",
        zhHant: "說「走」的多過說「留」的。先把枯燥的細節辦妥，有趣的部分才有地方坐下來。",
      },
      narrow: {
        en: "It says go, while one foot is still on the platform. A shorter trip, or a later train, might keep the promise without straining it.",
        zhHant: "它說去，一隻腳卻還在月台上。短一點的行程，或晚一班車，也許兌現得不那麼勉強。",
      },
    },
    no: {
      firm: {
        en: "The coin stays where it fell and suggests that you do likewise for now. What you wanted from that distance may have a small branch office near home.",
        zhHant:
          "銅板落在哪裡就待在哪裡，它建議你眼下也是。想從遠方得到的，說不定在家附近就有間小小的分號。",
      },
      clear: {
        en: "The lean is towards putting it off. A postponed journey keeps well if you write down what you were going to look for.",
        zhHant: "偏向改天再說。旅程延後並不會壞，只要把原本想去找的東西寫下來。",
      },
      narrow: {
        en: "It was close, and staying won. Before you unpack, ask whether it was the place that failed to persuade you, or only the company, the season or the hour.",
        zhHant:
          "差不多打平，留下贏了。行李打開以前先問問，沒說服你的是那個地方，還是同伴、季節或時間。",
      },
    },
  },
  general: {
    yes: {
      firm: {
        en: "Yes, says the coin, and says it every time. If your heart rose while it was in the air, you had the answer before it landed.",
        zhHant:
          "銅板說「是」，次次都這麼說。它還在半空時，你的心若提了起來，落地之前就已經有答案。",
      },
      clear: {
        en: "A good majority says yes. Treat the remainder as a friend who raises a hand at the back, and hear it out before you act.",
        zhHant: "多數說「是」，而且差距不小。剩下的就當成後排舉手的朋友，聽他說完再動。",
      },
      narrow: {
        en: "The yes is slender, about as wide as the edge that it nearly stood on. Act in a way that you could amend tomorrow.",
        zhHant: "這個「是」很窄，大約就是它差點站住的那道邊。行動的時候，留個明天改得動的餘地。",
      },
    },
    no: {
      firm: {
        en: "The coin says no and does not hesitate. Should you catch yourself wanting best of three, you have learnt what you really wish, and that was worth a toss.",
        zhHant:
          "銅板說「不」，沒有猶豫。要是發現自己想改成三戰兩勝，那你已經曉得真正想要什麼，這一擲就值得了。",
      },
      clear: {
        en: "The falls come down mostly against it. There is no verdict in that on you or your wish, only a reason to look for another door on the same corridor.",
        zhHant:
          "落下的多半是反面。那不是對你或你的心願下判決，只是讓你在同一條走廊上，看看別的門。",
      },
      narrow: {
        en: "A no that could easily have been its opposite. Change one thing in the question, the smallest that matters, and you may find it asks itself differently.",
        zhHant: "這個「不」差一點就成了「是」。改動問題裡要緊而最小的一處，它自己就會換個問法。",
      },
    },
  },
};
