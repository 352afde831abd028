/** The fourteen wands, ids 22-35, ace to king. Texts are original; decans stand in decans.ts. */
import type { TarotCard } from "./card.ts";
import { nameDecan } from "./decans.ts";

export const WANDS: readonly TarotCard[] = [
  {
    id: 22,
    slug: "ace-of-wands",
    name: { en: "Ace of Wands", zhHant: "權杖王牌" },
    arcana: "minor",
    suit: "wands",
    rank: "ace",
    number: 1,
    element: "fire",
    astro: { en: "Root of Fire", zhHant: "火之根" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["spark", "impulse", "creative drive", "invitation"],
        zhHant: ["火花", "衝動", "創造力", "邀請"],
      },
      meaning: {
        en: "A living branch is held out, still in leaf, and whoever takes it feels the hand grow warm. The Ace of Wands is will before it has an object: it asks to be used soon, while it is green.",
        zhHant:
          "有人遞來一根還帶著葉子的枝，握住它，手就熱了。權杖王牌是還沒有目標的意志，它要人趁青的時候就用。",
      },
      aspects: {
        situation: {
          en: "Heat has come into the matter, and something wants to be begun for its own sake.",
          zhHant: "事情裡有了熱度，有什麼想要開始，不為別的，就為它自己。",
        },
        obstacle: {
          en: "Enthusiasm counts itself as progress and looks for the next spark before this one has caught.",
          zhHant: "熱情把自己當成進展，這一顆火星還沒燒起來，就去找下一顆。",
        },
        advice: {
          en: "Act within the day in some visible way, however small, so that the impulse has something to burn.",
          zhHant: "當天就做一件看得見的事，再小也行，讓這股衝勁有柴可燒。",
        },
        outcome: {
          en: "A first flame stands up by itself and begins to ask what it should be fed.",
          zhHant: "第一道火苗自己立起來了，開始問該添什麼柴。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["damp tinder", "delay", "misplaced energy", "hidden ember"],
        zhHant: ["潮濕的柴", "延遲", "用錯力", "餘燼"],
      },
      meaning: {
        en: "The spark is there and the wood is wet. What looks like laziness may be fuel gathered from the wrong place, a task taken up because it ought to excite.",
        zhHant: "火星有，柴是濕的。看起來像懶，也許只是柴撿錯了地方，做著一件「應該要有勁」的事。",
      },
      aspects: {
        situation: {
          en: "A plan is announced with warmth and then left out overnight in the rain.",
          zhHant: "一個計畫說得熱騰騰的，接著就丟在外頭淋了一夜雨。",
        },
        obstacle: {
          en: "Forcing excitement has worn out the very nerve that feels it.",
          zhHant: "硬擠出來的興奮，把感覺興奮的那根神經磨鈍了。",
        },
        advice: {
          en: "Warm your hands at something you loved before it was useful, and begin nothing new until it catches.",
          zhHant: "回到一件還沒有用處時你就喜歡的事，先把手烘暖，燒起來之前別開新的。",
        },
        outcome: {
          en: "The ember shows itself to whoever clears the ash away, and it needs breath more than effort.",
          zhHant: "撥開灰的人才看得見餘燼，它要的是一口氣，不是蠻力。",
        },
      },
    },
  },
  {
    id: 23,
    slug: "two-of-wands",
    name: { en: "Two of Wands", zhHant: "權杖二" },
    arcana: "minor",
    suit: "wands",
    rank: "two",
    number: 2,
    element: "fire",
    astro: nameDecan("wands", 2),
    polarity: 1,
    upright: {
      keywords: {
        en: ["planning", "vision", "dominion", "threshold"],
        zhHant: ["籌劃", "眼界", "掌握", "門檻"],
      },
      meaning: {
        en: "From the wall of what has already been won, someone looks out holding the whole world in one hand like an apple. The Two of Wands is the pleasant and serious hour before departure, when the first success asks what it was for.",
        zhHant:
          "站在已經到手的城牆上，有人往外看，把世界像顆蘋果握在掌中。權杖二是出發前那段又愉快又認真的時刻，第一次的成功回過頭來問：所為何來？",
      },
      aspects: {
        situation: {
          en: "One foothold is secure, and the horizon has become a practical question.",
          zhHant: "一個立足點穩了，地平線成了實際的問題。",
        },
        obstacle: {
          en: "The view from the wall is so complete that going down to the gate seems hardly necessary.",
          zhHant: "牆上看得太周全，幾乎覺得不必下到城門口。",
        },
        advice: {
          en: "Choose which shore you mean to reach, and put a date and a first cost beside it.",
          zhHant: "選定要去的岸，旁邊寫上日期和第一筆要付的代價。",
        },
        outcome: {
          en: "The plan leaves the parapet and meets weather, which improves it.",
          zhHant: "計畫走下城牆，碰上天候，反而長進了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["fear of the unknown", "borrowed plan", "restlessness", "scaled-down map"],
        zhHant: ["怕未知", "別人的計畫", "心浮", "地圖縮小"],
      },
      meaning: {
        en: "The globe in the hand has begun to feel heavy, or it turns out to be somebody else's. A comfortable estate can bind as surely as a poor one when the only reason to stay is that everything is arranged.",
        zhHant:
          "手裡的地球儀變沉了，或者原來是別人的。安穩的家業也會綁人，當留下的理由只剩「都安排好了」的時候。",
      },
      aspects: {
        situation: {
          en: "Timetables are collected for journeys that are then explained away.",
          zhHant: "時刻表收了一疊，每趟旅程最後都有理由不去。",
        },
        obstacle: {
          en: "The plan was drawn for an approval that nobody now remembers granting.",
          zhHant: "這計畫當初是畫給人看、求人點頭的，如今沒有人記得點過頭。",
        },
        advice: {
          en: "Shrink the map until it shows a distance you would truly travel, and travel that.",
          zhHant: "把地圖縮小，縮到一段真的願意走的路，然後走完它。",
        },
        outcome: {
          en: "A modest outing does what the grand tour could not, and the wish behind it becomes plain.",
          zhHant: "短短一趟做到了壯遊做不到的事，背後的心願也清楚了。",
        },
      },
    },
  },
  {
    id: 24,
    slug: "three-of-wands",
    name: { en: "Three of Wands", zhHant: "權杖三" },
    arcana: "minor",
    suit: "wands",
    rank: "three",
    number: 3,
    element: "fire",
    astro: nameDecan("wands", 3),
    polarity: 2,
    upright: {
      keywords: {
        en: ["expansion", "foresight", "enterprise", "ships out"],
        zhHant: ["拓展", "遠見", "事業", "船已出海"],
      },
      meaning: {
        en: "The ships have sailed, and their owner watches from the cliff, no longer busy and not yet repaid. What was begun is now partly in other hands and other winds, and the Three of Wands is at ease with that.",
        zhHant:
          "船開出去了，主人站在崖上看，忙完了，還沒收成。開了頭的事，如今一部分在別人手裡、在別處的風裡，權杖三能安心接受。",
      },
      aspects: {
        situation: {
          en: "Something has been sent out into the world and is beyond recall, moving well.",
          zhHant: "有東西送進了世界，收不回來，走得倒順。",
        },
        obstacle: {
          en: "Watching the horizon for news has replaced the work that is still on this shore.",
          zhHant: "盯著海面等消息，這一岸該做的事卻擱下了。",
        },
        advice: {
          en: "Build the landing place while the cargo is on its way, and make room for partners in the count.",
          zhHant: "貨還在路上，就先把碼頭蓋好，算帳的時候也替夥伴留一份。",
        },
        outcome: {
          en: "Reach turns into return by degrees, and the circle of people concerned grows wider.",
          zhHant: "伸出去的手一點一點有了回音，牽連的人也越來越廣。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["returning ships", "narrow outlook", "setbacks abroad", "expectation"],
        zhHant: ["返航", "眼光變窄", "在外受挫", "期待落差"],
      },
      meaning: {
        en: "Not every ship comes back full, and some come back with things that nobody ordered. The eye that looked far ahead has to look near for a time, at harbour dues and leaking casks.",
        zhHant:
          "不是每艘船都滿載而歸，有的帶回沒人訂的東西。原先望遠的眼睛，得暫時看近處：碼頭的費用、漏水的木桶。",
      },
      aspects: {
        situation: {
          en: "The long-awaited answer has come, and it concerns a question slightly different from the one sent out.",
          zhHant: "盼了很久的回覆到了，回答的卻和當初問的差了一點。",
        },
        obstacle: {
          en: "Disappointment about the far venture makes the near one look smaller than it is.",
          zhHant: "遠方那件事讓人失望，連帶把手邊這件看小了。",
        },
        advice: {
          en: "Unload what did arrive and find its use before you count what is missing.",
          zhHant: "先把到貨的卸下來，找出用處，再去數缺了什麼。",
        },
        outcome: {
          en: "Trade resumes with fewer ships and better charts.",
          zhHant: "船少了幾艘，海圖卻準了，買賣重新做起來。",
        },
      },
    },
  },
  {
    id: 25,
    slug: "four-of-wands",
    name: { en: "Four of Wands", zhHant: "權杖四" },
    arcana: "minor",
    suit: "wands",
    rank: "four",
    number: 4,
    element: "fire",
    astro: nameDecan("wands", 4),
    polarity: 2,
    upright: {
      keywords: {
        en: ["homecoming", "celebration", "harmony", "milestone"],
        zhHant: ["歸來", "慶祝", "和樂", "里程碑"],
      },
      meaning: {
        en: "Four staves hold up a garland, and people come out of the house with flowers. The work is not over, but a frame stands that shelters others, and it is right to dance under it before the roof goes on.",
        zhHant:
          "四根杖撐起花環，屋裡的人捧花迎出來。工作還沒完，但架子已立得住，遮得了人，上梁之前，理當在底下跳支舞。",
      },
      aspects: {
        situation: {
          en: "A resting place has been reached at which several people are glad to see one another.",
          zhHant: "到了一個歇腳處，好些人彼此見面都高興。",
        },
        obstacle: {
          en: "A show of harmony for the guests has kept a needed quarrel out in the kitchen.",
          zhHant: "為了在客人面前和和氣氣，該吵的那一架被關在廚房裡。",
        },
        advice: {
          en: "Invite those who helped, mark how far it has come, and let yourself be congratulated.",
          zhHant: "把幫過忙的人請來，看看走了多遠，讓人家好好恭喜你。",
        },
        outcome: {
          en: "A foundation is shared and thereby strengthened, and the next storey is built by more hands.",
          zhHant: "根基有人一起站，反而更穩，下一層有更多雙手來蓋。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["transition at home", "muted joy", "strained welcome", "private milestone"],
        zhHant: ["家中變動", "低調的喜", "勉強的歡迎", "私下的里程碑"],
      },
      meaning: {
        en: "The garland hangs a little crooked. Joy is here but lacks company, or the company is here and the joy has to be organised, and home is something still being agreed upon.",
        zhHant:
          "花環掛得有點歪。喜悅有，缺了同伴；或者人到齊了，喜悅卻得張羅。「家」是什麼，還在商量。",
      },
      aspects: {
        situation: {
          en: "Chairs are being rearranged in a house where it is not yet clear who lives there.",
          zhHant: "一間還不確定誰住的房子，椅子搬來搬去。",
        },
        obstacle: {
          en: "You wait to be welcomed in a style that those inside do not speak.",
          zhHant: "你等著被迎接的那種方式，是裡頭的人不會說的語言。",
        },
        advice: {
          en: "Celebrate in the small circle that truly knows what this cost, and leave the large party for later.",
          zhHant: "跟真正知道代價的那幾個人小小慶祝，大排場以後再說。",
        },
        outcome: {
          en: "A new household order settles, less pretty than the picture and easier to live in.",
          zhHant: "新的家常秩序定下來了，沒有畫裡好看，住起來卻自在。",
        },
      },
    },
  },
  {
    id: 26,
    slug: "five-of-wands",
    name: { en: "Five of Wands", zhHant: "權杖五" },
    arcana: "minor",
    suit: "wands",
    rank: "five",
    number: 5,
    element: "fire",
    astro: nameDecan("wands", 5),
    polarity: -1,
    upright: {
      keywords: {
        en: ["competition", "friction", "many voices", "sparring"],
        zhHant: ["競逐", "摩擦", "眾聲", "對練"],
      },
      meaning: {
        en: "Five young men swing their sticks, and it is hard to tell whether they are fighting or building. The Five of Wands is strength with nobody in charge: noisy, heated, seldom wicked, and capable of turning into a team.",
        zhHant:
          "五個年輕人揮著棍子，看不出是在打架還是在蓋東西。權杖五是沒人指揮的力氣，吵、熱，少有惡意，也可能變成一支隊伍。",
      },
      aspects: {
        situation: {
          en: "Everybody concerned is pushing hard, and each in a direction of his own.",
          zhHant: "相關的人都在使勁，各使各的方向。",
        },
        obstacle: {
          en: "The contest itself has become the prize, and nobody can afford to stop first.",
          zhHant: "比賽本身成了獎品，誰也不敢先停手。",
        },
        advice: {
          en: "Set a rule for the fight, such as one speaker at a time, and stay in it with good humour.",
          zhHant: "替這場爭執立個規矩，比方一次一個人說，然後帶著好脾氣留在場上。",
        },
        outcome: {
          en: "Out of the clatter comes a clearer idea of who is good at what.",
          zhHant: "乒乒乓乓之後，誰擅長什麼倒看得明白。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["conflict avoided", "inner quarrel", "truce", "tension underground"],
        zhHant: ["迴避衝突", "內心交戰", "停火", "檯面下的張力"],
      },
      meaning: {
        en: "The sticks have been lowered, and not all of them by agreement. Peace made from weariness keeps the argument warm, while the same quarrel, moved inside one person, can go on with no referee at all.",
        zhHant:
          "棍子放下了，不是每個人都甘願。累了才講和，餘火還溫；同一場架搬到一個人心裡，就連裁判也沒有。",
      },
      aspects: {
        situation: {
          en: "A polite room is full of people each rehearsing a speech.",
          zhHant: "一屋子客客氣氣，人人心裡都在背稿。",
        },
        obstacle: {
          en: "Keeping the peace has become a way of winning without being seen to compete.",
          zhHant: "維持和氣，成了不露聲色的贏法。",
        },
        advice: {
          en: "Raise the smaller of two disagreements openly, and learn from it how the larger might be held.",
          zhHant: "兩個歧見裡，先把小的那個攤開來談，也就學會大的該怎麼談。",
        },
        outcome: {
          en: "Hidden rivalry comes to the surface, where it can be traded for terms.",
          zhHant: "暗地裡的較量浮上來，浮上來就能談條件。",
        },
      },
    },
  },
  {
    id: 27,
    slug: "six-of-wands",
    name: { en: "Six of Wands", zhHant: "權杖六" },
    arcana: "minor",
    suit: "wands",
    rank: "six",
    number: 6,
    element: "fire",
    astro: nameDecan("wands", 6),
    polarity: 2,
    upright: {
      keywords: {
        en: ["recognition", "victory", "pride", "homeward parade"],
        zhHant: ["肯定", "得勝", "自豪", "凱旋"],
      },
      meaning: {
        en: "A rider comes home with a wreath, and those on foot are cheering because it was partly their doing. The Six of Wands is success seen by others, which is a different thing from success and needs a steady seat.",
        zhHant:
          "騎士戴著花環歸來，走路的人歡呼，因為那也有他們的份。權杖六是被人看見的成功，和成功是兩回事，得坐得穩才行。",
      },
      aspects: {
        situation: {
          en: "Effort has come into public view and is being well received.",
          zhHant: "花的力氣走到人前，得到了好評。",
        },
        obstacle: {
          en: "Applause tells a person what to repeat, and repeating is not what won it.",
          zhHant: "掌聲告訴人該重複什麼，可是當初得到掌聲，靠的不是重複。",
        },
        advice: {
          en: "Accept the credit in one plain sentence and name two people who carried it with you.",
          zhHant: "用一句平實的話接下稱讚，再點名兩位跟你一起扛的人。",
        },
        outcome: {
          en: "Standing is gained that can be spent on something larger than itself.",
          zhHant: "得來的聲望可以花在比聲望更大的事上。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["private success", "wounded pride", "doubtful honour", "fall from favour"],
        zhHant: ["私下的成功", "自尊受傷", "名不副實", "失寵"],
      },
      meaning: {
        en: "The parade has taken another street. What was done is no smaller for that, but it must now be weighed without a crowd, and the horse, it turns out, was hired.",
        zhHant:
          "遊行走了另一條街。做成的事並沒有因此變小，只是得在沒有觀眾的地方秤一秤；至於那匹馬，原來是租的。",
      },
      aspects: {
        situation: {
          en: "The prize was given, and the winner is reading the small names on the back of it.",
          zhHant: "獎頒了，得獎的人正在讀獎座背面那些小字。",
        },
        obstacle: {
          en: "You keep one ear turned to the street and so hear only half of what is said to you at home.",
          zhHant: "一隻耳朵總朝著街上，家裡人說的話就只聽進一半。",
        },
        advice: {
          en: "Judge the work by a measure you would keep even if nobody ever knew of it.",
          zhHant: "用一把就算沒有人知道、你也還會用的尺，來量這件事。",
        },
        outcome: {
          en: "Reputation thins out, and what is left underneath it can bear weight.",
          zhHant: "名聲淡下去，底下留著的，倒是承得住重。",
        },
      },
    },
  },
  {
    id: 28,
    slug: "seven-of-wands",
    name: { en: "Seven of Wands", zhHant: "權杖七" },
    arcana: "minor",
    suit: "wands",
    rank: "seven",
    number: 7,
    element: "fire",
    astro: nameDecan("wands", 7),
    polarity: 0,
    upright: {
      keywords: {
        en: ["standing ground", "conviction", "challenge", "vantage"],
        zhHant: ["守住", "信念", "挑戰", "居高"],
      },
      meaning: {
        en: "One figure on the high ground meets six staves from below, wearing two different shoes. The position was taken in haste, and it may yet be the right one; conviction here has to be proved by staying.",
        zhHant:
          "一個人站在高處，擋著底下六根杖，兩腳穿的鞋還不一樣。這個位置占得匆忙，卻未必占錯；信念在這裡，要靠站得住來證明。",
      },
      aspects: {
        situation: {
          en: "A position is being questioned from several sides at the same time.",
          zhHant: "同時有好幾邊在質疑一個立場。",
        },
        obstacle: {
          en: "Every question is met as an assault, so that friends too approach with their hands up.",
          zhHant: "每個問題都當成進攻來擋，連朋友走近也得舉著手。",
        },
        advice: {
          en: "Hold the one point that matters, and give up the slope around it without regret.",
          zhHant: "守住要緊的那一點，周圍的坡地就讓出去，不必可惜。",
        },
        outcome: {
          en: "What has been defended honestly is understood better, even by those who pushed against it.",
          zhHant: "老實守過的東西，連推擠它的人也更懂了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["giving ground", "overwhelm", "needless defence", "self-questioning"],
        zhHant: ["退讓", "招架不住", "無謂的防衛", "自問"],
      },
      meaning: {
        en: "The arm is tired, and the hill may not be worth the holding. There is dignity in coming down from a place that one was only defending because one had been seen on it.",
        zhHant:
          "手臂痠了，而這座山頭未必值得守。有的位置，只是因為被人看見站在上面才硬撐；走下來，也有它的體面。",
      },
      aspects: {
        situation: {
          en: "Objections arrive faster than they can be answered, and some of them are good ones.",
          zhHant: "反對的意見來得比回應快，其中有些還有道理。",
        },
        obstacle: {
          en: "To be outnumbered feels like being mistaken, and the two are hard to keep apart.",
          zhHant: "人少勢單，感覺就像自己錯了，兩者很難分清。",
        },
        advice: {
          en: "Ask for one ally and one hour's pause before you decide whether this is your hill.",
          zhHant: "先找一個盟友，要一個鐘頭的休息，再決定這是不是你該守的山頭。",
        },
        outcome: {
          en: "The line is drawn again farther back, where it can be kept without shouting.",
          zhHant: "線往後挪，劃在不用喊也守得住的地方。",
        },
      },
    },
  },
  {
    id: 29,
    slug: "eight-of-wands",
    name: { en: "Eight of Wands", zhHant: "權杖八" },
    arcana: "minor",
    suit: "wands",
    rank: "eight",
    number: 8,
    element: "fire",
    astro: nameDecan("wands", 8),
    polarity: 1,
    upright: {
      keywords: {
        en: ["swiftness", "messages", "motion", "alignment"],
        zhHant: ["迅速", "訊息", "飛行", "對齊"],
      },
      meaning: {
        en: "Eight staves fly together across an open sky and are about to land. Nobody holds them any more; what was prepared is arriving, and the useful thing is to be at home to receive it.",
        zhHant:
          "八根杖齊齊飛過空曠的天，就快落地。已經沒有人握著它們了；準備過的正在抵達，這時候有用的，是人在家裡等著接。",
      },
      aspects: {
        situation: {
          en: "Things are happening quickly and, for once, in the same direction.",
          zhHant: "事情來得快，而且難得都朝同一個方向。",
        },
        obstacle: {
          en: "At this speed, answers leave before the questions have been read to the end.",
          zhHant: "以這個速度，問題還沒讀完，回答就送出去了。",
        },
        advice: {
          en: "Clear the landing ground, reply briefly, and do not open a second front.",
          zhHant: "把落腳的地方清出來，回話簡短，別另開戰線。",
        },
        outcome: {
          en: "The interval closes, and word and deed arrive within sight of each other.",
          zhHant: "空檔合上了，話和事在看得見彼此的距離內抵達。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["crossed messages", "haste", "hold-up", "arrows astray"],
        zhHant: ["訊息錯過", "匆促", "卡住", "箭偏了"],
      },
      meaning: {
        en: "Something in flight has been slowed, turned aside or sent to the wrong address. It is tempting to send eight more after it, and the sky is already full.",
        zhHant: "飛在半空的東西慢了、偏了，或寄錯了地址。很想再補送八封，可是天上已經夠擠了。",
      },
      aspects: {
        situation: {
          en: "Three conversations about one matter are running at once in different rooms.",
          zhHant: "同一件事，有三場談話在不同房間裡同時進行。",
        },
        obstacle: {
          en: "Urgency is catching, and no one remembers who had it first.",
          zhHant: "「很急」會傳染，沒有人記得是誰先急的。",
        },
        advice: {
          en: "Let one message arrive and be understood before you send another.",
          zhHant: "讓一封先送到、先被讀懂，再送下一封。",
        },
        outcome: {
          en: "The delay works like a sieve and lets the important part through.",
          zhHant: "耽擱像個篩子，留給你的，是要緊的那一部分。",
        },
      },
    },
  },
  {
    id: 30,
    slug: "nine-of-wands",
    name: { en: "Nine of Wands", zhHant: "權杖九" },
    arcana: "minor",
    suit: "wands",
    rank: "nine",
    number: 9,
    element: "fire",
    astro: nameDecan("wands", 9),
    polarity: 0,
    upright: {
      keywords: {
        en: ["resilience", "vigilance", "last stretch", "hard-won wisdom"],
        zhHant: ["韌性", "警覺", "最後一段", "得來不易的見識"],
      },
      meaning: {
        en: "A bandaged sentry leans on the ninth stave and watches the other eight. He is tired for good reasons, and stronger than he feels; what he guards is nearly finished.",
        zhHant:
          "裹著繃帶的哨兵倚著第九根杖，看著另外八根。他累得有理由，也比自己感覺的更強壯；他守的東西，就快完成了。",
      },
      aspects: {
        situation: {
          en: "Much has been withstood already, and the guard is still up.",
          zhHant: "已經擋下許多，戒備還沒放下。",
        },
        obstacle: {
          en: "Old blows are being parried in a fight that has not yet been offered.",
          zhHant: "這一架還沒人來打，手卻在擋從前的拳。",
        },
        advice: {
          en: "Rest on your feet, let someone else take one watch, and keep the last reserve for the last mile.",
          zhHant: "站著也要歇，讓別人替你站一班，最後的力氣留給最後一里。",
        },
        outcome: {
          en: "Endurance is rewarded less with triumph than with the knowledge of what one can carry.",
          zhHant: "撐下來的回報不太是凱旋，而是知道自己扛得了多少。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["weariness", "suspicion", "dropped guard", "stubborn defence"],
        zhHant: ["疲憊", "猜疑", "卸下防備", "硬撐"],
      },
      meaning: {
        en: "The fence has been mended so often that it is all there is left to guard. Either the watch goes on out of habit against nobody, or the watcher has at last sat down and is alarmed by how good that feels.",
        zhHant:
          "圍籬補了又補，到頭來守的只剩圍籬。不是出於習慣，對著沒人的地方站崗，就是終於坐下來，還被坐下的舒服嚇了一跳。",
      },
      aspects: {
        situation: {
          en: "A gate is kept double-locked long after the neighbours have become friendly.",
          zhHant: "鄰居早就和氣了，那扇門還上著兩道鎖。",
        },
        obstacle: {
          en: "Past hurt is treated as an expert witness on every new arrival.",
          zhHant: "舊傷被請來當專家，替每一個新來的人作證。",
        },
        advice: {
          en: "Lower one barrier by a hand's breadth, watch what comes, and let the evidence surprise you.",
          zhHant: "把一道柵欄放低一掌寬，看看來的是什麼，讓事實出乎你的意料。",
        },
        outcome: {
          en: "Strength comes back once it is no longer spent on standing guard all night.",
          zhHant: "不再整夜站崗，力氣就慢慢回來。",
        },
      },
    },
  },
  {
    id: 31,
    slug: "ten-of-wands",
    name: { en: "Ten of Wands", zhHant: "權杖十" },
    arcana: "minor",
    suit: "wands",
    rank: "ten",
    number: 10,
    element: "fire",
    astro: nameDecan("wands", 10),
    polarity: -1,
    upright: {
      keywords: {
        en: ["burden", "duty", "overload", "almost there"],
        zhHant: ["重擔", "責任", "超載", "快到了"],
      },
      meaning: {
        en: "He carries all ten staves in one bundle, his face pressed into them, and cannot see that the town is near. Each was taken up for a good reason; it is the sum that nobody decided on.",
        zhHant:
          "他一把抱著十根杖，臉埋在裡面，看不見鎮子已經近了。每一根當初都有好理由，只是沒有人決定過總數。",
      },
      aspects: {
        situation: {
          en: "More has been taken on than two arms can hold in comfort.",
          zhHant: "攬下來的，兩隻手已經抱不太住。",
        },
        obstacle: {
          en: "Being the one who copes has become an office that no one else may apply for.",
          zhHant: "「撐得住的那個人」成了一個職位，別人都不准應徵。",
        },
        advice: {
          en: "Set the whole load down once, and pick up again only what is truly yours.",
          zhHant: "整捆先放下一次，再撿的時候，只撿真正屬於你的。",
        },
        outcome: {
          en: "The goal is reached with aching shoulders and a clear idea of what to leave behind next time.",
          zhHant: "到是到了，肩膀痠，也清楚下一回該留下什麼不帶。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["delegation", "collapse", "unloading", "burden of pride"],
        zhHant: ["分擔", "撐垮", "卸貨", "好強之累"],
      },
      meaning: {
        en: "The bundle is coming apart. Some of the staves are being handed to others at last, and some are merely dropped where somebody else must step over them; the difference lies in saying so.",
        zhHant:
          "那捆東西散開了。有些總算交到別人手上，有些只是丟在地上讓別人跨過去；差別在於有沒有說一聲。",
      },
      aspects: {
        situation: {
          en: "A tired person explains, while carrying everything, that it is quicker this way.",
          zhHant: "一個累壞的人，什麼都扛著，還說這樣比較快。",
        },
        obstacle: {
          en: "To put it down would raise the question why it was carried for so long.",
          zhHant: "要是放下，就得回答當初為什麼扛了那麼久。",
        },
        advice: {
          en: "Hand over one whole task with its authority, and do not go back to straighten it.",
          zhHant: "把一整件事連同決定權交出去，然後別回頭去擺正它。",
        },
        outcome: {
          en: "Space returns to the shoulders and, a little later, to the days.",
          zhHant: "肩膀先有了空間，再過一陣，日子也有了。",
        },
      },
    },
  },
  {
    id: 32,
    slug: "page-of-wands",
    name: { en: "Page of Wands", zhHant: "權杖侍者" },
    arcana: "minor",
    suit: "wands",
    rank: "page",
    number: 11,
    element: "fire",
    astro: { en: "Earth of Fire", zhHant: "火中之土" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["curiosity", "news", "playful start", "free spirit"],
        zhHant: ["好奇", "消息", "玩心", "自由"],
      },
      meaning: {
        en: "The Page looks up at his staff as if it had just said something. He has more appetite than experience, and his gift is to be interested before he has a reason.",
        zhHant:
          "侍者抬頭看著手裡的杖，好像它剛說了句話。他胃口比經驗大，長處是還沒有理由就先感興趣。",
      },
      aspects: {
        situation: {
          en: "Something fresh has caught the attention, and nobody has yet told it to be sensible.",
          zhHant: "有件新鮮事勾住了注意力，還沒有人叫它懂事。",
        },
        obstacle: {
          en: "A new thing every morning means that none is met in the afternoon.",
          zhHant: "每天早上都有新玩意，到了下午，哪一樣都沒陪。",
        },
        advice: {
          en: "Follow the curiosity as far as one conversation or one trial, and bring back what you found.",
          zhHant: "跟著好奇走到一場談話、一次試做的地方，再把找到的帶回來。",
        },
        outcome: {
          en: "A lively message sets things going, and a pupil appears who may outgrow the lesson.",
          zhHant: "一則有活力的消息讓事情動起來，也來了個學生，說不定比課程還快。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["fickle zeal", "unready messenger", "boredom", "unheard idea"],
        zhHant: ["三分鐘熱度", "信差未備", "無聊", "沒人聽的點子"],
      },
      meaning: {
        en: "Enthusiasm has met its first no and gone to sulk, or a good idea is presented like a joke so that its refusal cannot hurt. The Page reversed needs a listener more than an audience.",
        zhHant:
          "熱情碰上第一個「不」，跑去生悶氣；或者把好點子當笑話講，被打回票才不會痛。逆位的侍者要的是聽的人，不是觀眾。",
      },
      aspects: {
        situation: {
          en: "A bright beginner stands at the edge of the group with an idea folded small in one pocket.",
          zhHant: "一個機靈的新手站在人群邊上，點子摺得小小的，放在口袋裡。",
        },
        obstacle: {
          en: "Bored with the lesson, you miss the one line in it that you needed.",
          zhHant: "嫌這堂課無聊，結果錯過了裡面你正需要的那一句。",
        },
        advice: {
          en: "Say the idea once in earnest, to someone who builds things.",
          zhHant: "認真地把點子說一次，對象挑個會動手做東西的人。",
        },
        outcome: {
          en: "The mood passes, and the interest that is still there afterwards deserves a teacher.",
          zhHant: "情緒過去了，還留著的那份興趣，值得找個老師。",
        },
      },
    },
  },
  {
    id: 33,
    slug: "knight-of-wands",
    name: { en: "Knight of Wands", zhHant: "權杖騎士" },
    arcana: "minor",
    suit: "wands",
    rank: "knight",
    number: 12,
    element: "fire",
    astro: { en: "Air of Fire", zhHant: "火中之風" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["boldness", "adventure", "charge", "charisma"],
        zhHant: ["大膽", "冒險", "衝刺", "魅力"],
      },
      meaning: {
        en: "The Knight of Wands is already in the saddle and mostly in the air. He brings courage, heat and a good story, and leaves it to others to close the gate.",
        zhHant:
          "權杖騎士早就上馬，多半時候四蹄騰空。他帶來膽量、熱度和一個好故事，關門的事留給別人。",
      },
      aspects: {
        situation: {
          en: "Somebody or something has arrived at a gallop, and the whole place is awake.",
          zhHant: "有人、有事策馬而來，整個地方都醒了。",
        },
        obstacle: {
          en: "The thrill of leaving is stronger than any interest in arriving.",
          zhHant: "出發的快感，比抵達更吸引人。",
        },
        advice: {
          en: "Ride for the thing while your blood is up, but choose the turning for the return before you go.",
          zhHant: "趁血熱就衝，不過出發之前，先看好回頭的路口。",
        },
        outcome: {
          en: "A bold run breaks the standstill and leaves a track that slower people can use.",
          zhHant: "一陣猛衝打破僵局，留下的蹄痕，走得慢的人也用得上。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["recklessness", "burnt bridges", "frustration", "stop-start"],
        zhHant: ["莽撞", "燒掉的橋", "焦躁", "走走停停"],
      },
      meaning: {
        en: "The horse has bolted, or it stands shivering while the rider shouts. Restlessness is looking for an enemy here, and the nearest person will do.",
        zhHant:
          "馬不是脫了韁，就是站著打顫，任騎的人吼。這股躁動正在找對手，離得最近的人就被拿來充數。",
      },
      aspects: {
        situation: {
          en: "A door has been slammed and the traveller is outside it without a coat.",
          zhHant: "門摔上了，出門的人站在外面，沒穿外套。",
        },
        obstacle: {
          en: "Anger is handy as fuel, and it burns up the map along with the miles.",
          zhHant: "怒氣拿來當柴很方便，只是連地圖也一起燒了。",
        },
        advice: {
          en: "Walk the horse until your breathing is even, and only then decide whether to turn round or go on.",
          zhHant: "牽著馬走，走到呼吸勻了，再決定掉頭還是往前。",
        },
        outcome: {
          en: "The gallop becomes a canter, and the journey is found to be longer and better than the dash.",
          zhHant: "奔馳變成小跑，才發現這趟路比那一陣衝刺更長，也更好。",
        },
      },
    },
  },
  {
    id: 34,
    slug: "queen-of-wands",
    name: { en: "Queen of Wands", zhHant: "權杖王后" },
    arcana: "minor",
    suit: "wands",
    rank: "queen",
    number: 13,
    element: "fire",
    astro: { en: "Water of Fire", zhHant: "火中之水" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["confidence", "warmth", "independence", "magnetism"],
        zhHant: ["自信", "熱情", "獨立", "吸引力"],
      },
      meaning: {
        en: "The Queen of Wands sits with her knees apart, a sunflower in her hand and a black cat at her feet. She knows what she likes, and in her neighbourhood other people discover what they like as well.",
        zhHant:
          "權杖王后大方坐著，手裡一朵向日葵，腳邊一隻黑貓。她知道自己喜歡什麼，在她身邊，別人也會發現自己喜歡什麼。",
      },
      aspects: {
        situation: {
          en: "A warm and self-possessed presence sets the tone, and others stand a little straighter.",
          zhHant: "有一股又暖又篤定的氣場定了調，旁人都站直了些。",
        },
        obstacle: {
          en: "Her good opinion is so pleasant that people begin to perform for it.",
          zhHant: "她的賞識太讓人受用，大家開始演給她看。",
        },
        advice: {
          en: "Take up the room you need, be generous with your liking, and keep a part of the day that is nobody's business.",
          zhHant: "該占的位置就占，喜歡人不必小氣，也留一段時間，誰都管不著。",
        },
        outcome: {
          en: "What is loved openly draws helpers, and work begins to look like hospitality.",
          zhHant: "大方喜愛的事會引來幫手，做起來倒像在招待客人。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["jealousy", "burnout", "dented confidence", "fierce privacy"],
        zhHant: ["嫉妒", "燃燒過度", "信心受挫", "護著自己"],
      },
      meaning: {
        en: "The fire has drawn in to keep itself warm. What comes across as temper is often a generous person who has not been asked anything about herself for a long while.",
        zhHant:
          "火縮了回去，先顧自己暖。看起來像脾氣的，常是個大方的人，很久沒有人問起她自己的事了。",
      },
      aspects: {
        situation: {
          en: "The sunflower has turned its head to the wall, and the guests have not noticed.",
          zhHant: "向日葵把頭轉向牆壁，客人都沒發現。",
        },
        obstacle: {
          en: "Comparison with another's brightness makes you put out a lamp that was needed.",
          zhHant: "跟別人比亮，結果熄了一盞本來用得著的燈。",
        },
        advice: {
          en: "Withdraw your warmth from one place where it is taken for granted, and spend the evening with the cat.",
          zhHant: "把溫暖從一個視為當然的地方收回來，今晚陪貓。",
        },
        outcome: {
          en: "Self-respect is rebuilt in private and comes back into company with better boundaries.",
          zhHant: "自尊在私底下重新長好，再出現在人前，界線也清楚些。",
        },
      },
    },
  },
  {
    id: 35,
    slug: "king-of-wands",
    name: { en: "King of Wands", zhHant: "權杖國王" },
    arcana: "minor",
    suit: "wands",
    rank: "king",
    number: 14,
    element: "fire",
    astro: { en: "Fire of Fire", zhHant: "火中之火" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["leadership", "vision", "enterprise", "honour"],
        zhHant: ["領導", "願景", "開創", "守信"],
      },
      meaning: {
        en: "The King of Wands leans forward on his throne as though he might get up at any moment. He sees the finished thing before the first stone is laid, and can make others see it; details he leaves to those he trusts.",
        zhHant:
          "權杖國王坐在王座上，身子前傾，好像隨時要站起來。第一塊石頭還沒放，他就看見完工的樣子，也能讓別人看見；細節，他交給信得過的人。",
      },
      aspects: {
        situation: {
          en: "Someone with a clear picture of the end is in command of the means.",
          zhHant: "有個人心裡清楚結局的樣子，手裡也握著辦法。",
        },
        obstacle: {
          en: "The vision is so vivid to its owner that the doubts of others are taken for slowness.",
          zhHant: "願景在他眼裡太鮮明，別人的疑問就被當成反應慢。",
        },
        advice: {
          en: "Say where this is going and why, give the work to able people, and then keep your word to them.",
          zhHant: "說清楚往哪裡去、為什麼去，把事交給能幹的人，然後對他們守信。",
        },
        outcome: {
          en: "A venture gets a centre that holds, and people take courage from it.",
          zhHant: "這件事有了站得住的中心，大家也跟著有膽量。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["high-handedness", "impatience", "empty promises", "lost vision"],
        zhHant: ["專橫", "不耐", "空頭支票", "失了願景"],
      },
      meaning: {
        en: "The royal fire has become heat without light. Orders come faster than reasons, or the leader has gone on leading after the picture faded, hoping that nobody would ask to see it.",
        zhHant:
          "王者的火只剩熱，沒了光。命令來得比理由快；或者那幅圖早已模糊，他還照樣帶頭，盼著沒人要求看一眼。",
      },
      aspects: {
        situation: {
          en: "Everybody in the hall is waiting for a mood to change.",
          zhHant: "滿廳的人都在等一個人的心情轉好。",
        },
        obstacle: {
          en: "Admitting doubt seems to him like abdication, so a wrong road is taken at full speed.",
          zhHant: "認了猶豫就像讓出王位，於是走錯的路也全速前進。",
        },
        advice: {
          en: "Stand down from one decision today and ask those who live with its results.",
          zhHant: "今天就放掉一個決定，去問問要承擔結果的人。",
        },
        outcome: {
          en: "Authority shrinks to its proper size and becomes easier to follow.",
          zhHant: "威權縮回該有的大小，反而比較讓人願意跟。",
        },
      },
    },
  },
];
