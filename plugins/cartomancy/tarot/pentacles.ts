/** The fourteen pentacles, ids 64-77, ace to king. Texts are original; decans stand in decans.ts. */
import type { TarotCard } from "./card.ts";
import { nameDecan } from "./decans.ts";

export const PENTACLES: readonly TarotCard[] = [
  {
    id: 64,
    slug: "ace-of-pentacles",
    name: { en: "Ace of Pentacles", zhHant: "錢幣王牌" },
    arcana: "minor",
    suit: "pentacles",
    rank: "ace",
    number: 1,
    element: "earth",
    astro: { en: "Root of Earth", zhHant: "土之根" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["seed", "opportunity", "substance", "groundwork"],
        zhHant: ["種子", "機會", "實質", "奠基"],
      },
      meaning: {
        en: "A hand holds out a coin over a garden gate, and the path beyond leads to mountains. The Ace of Pentacles is a beginning one can put in a pocket: small, solid, and in need of soil.",
        zhHant:
          "一隻手在園門上方遞出一枚錢幣，門外小路通向山。錢幣王牌是可以放進口袋的開端：小、扎實，而且需要土。",
      },
      aspects: {
        situation: {
          en: "Something real is on offer, of the size that fits a hand.",
          zhHant: "有樣實在的東西遞到眼前，大小剛好一手握得住。",
        },
        obstacle: {
          en: "The seed is admired, insured and shown to visitors, and the planting season passes.",
          zhHant: "種子被欣賞、被保了險、拿給客人看，播種的季節就過了。",
        },
        advice: {
          en: "Put it in the ground this week, in a place you can visit daily.",
          zhHant: "這個禮拜就種下去，種在每天走得到的地方。",
        },
        outcome: {
          en: "What was only an offer takes root and begins to need regular water.",
          zhHant: "原本只是個機會，如今生了根，開始需要定時澆水。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["missed opening", "poor ground", "overspending", "slow seed"],
        zhHant: ["錯過時機", "土質不合", "花過頭", "慢熟的種子"],
      },
      meaning: {
        en: "The coin has slipped between two hands, or it was planted and dug up daily to see how it was doing. Not every good thing suits the garden one happens to have.",
        zhHant:
          "錢幣從兩隻手中間滑了下去；或者種是種了，天天挖出來看長得怎樣。好東西也不是樣樣都適合眼前這塊園子。",
      },
      aspects: {
        situation: {
          en: "A promising start is lying on a desk under newer papers.",
          zhHant: "一個看好的開頭，壓在桌上幾張更新的紙底下。",
        },
        obstacle: {
          en: "The appetite for security asks for a guarantee from a thing that has only just sprouted.",
          zhHant: "求安穩的心，竟向剛冒芽的東西要擔保。",
        },
        advice: {
          en: "Look at the soil before the seed, and prepare one square of it well.",
          zhHant: "先看土，再看種子，把一小方地整好。",
        },
        outcome: {
          en: "A second chance turns up in plainer wrapping, at a price that has been thought about.",
          zhHant: "第二次機會來了，包裝樸素些，代價也是想過的。",
        },
      },
    },
  },
  {
    id: 65,
    slug: "two-of-pentacles",
    name: { en: "Two of Pentacles", zhHant: "錢幣二" },
    arcana: "minor",
    suit: "pentacles",
    rank: "two",
    number: 2,
    element: "earth",
    astro: nameDecan("pentacles", 2),
    polarity: 0,
    upright: {
      keywords: {
        en: ["juggling", "adaptability", "rhythm", "changing priorities"],
        zhHant: ["兼顧", "應變", "節奏", "輕重調整"],
      },
      meaning: {
        en: "He dances with two coins in an endless loop of ribbon while ships ride up and down behind him. The trick lies in the dancing: nothing is balanced here for more than a moment, and that suffices.",
        zhHant:
          "他踩著舞步，兩枚錢幣套在一條繞不完的帶子裡，背後的船隨浪上下。訣竅在那支舞：沒有哪一刻真的平衡，只撐一下子，也就夠了。",
      },
      aspects: {
        situation: {
          en: "Several demands are in the air, and for the present they are being caught.",
          zhHant: "好幾件事同時拋在半空，眼下都還接得住。",
        },
        obstacle: {
          en: "Skill at juggling invites a third ball, and then a fourth.",
          zhHant: "拋接得好，就有人再丟第三顆、第四顆過來。",
        },
        advice: {
          en: "Keep to the rhythm rather than the plan, and let one coin rest in the hand while the other flies.",
          zhHant: "跟著節奏走，不必跟著計畫；一枚在飛，另一枚就讓它在手裡歇歇。",
        },
        outcome: {
          en: "Change is ridden well enough that it begins to carry one forward.",
          zhHant: "浪騎得夠穩，它便載著人往前走。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["overstretch", "dropped ball", "disorganisation", "simplifying"],
        zhHant: ["顧此失彼", "漏接", "雜亂", "化繁為簡"],
      },
      meaning: {
        en: "The loop has become a tangle. One of the coins was never really in play, and a good deal of energy went into seeming to keep it up.",
        zhHant: "那條帶子打結了。其中一枚其實從來沒在拋，倒花了不少力氣裝作有。",
      },
      aspects: {
        situation: {
          en: "The calendar is full in three colours, and the day has no middle.",
          zhHant: "行事曆用三種顏色排滿，一天卻沒有中間那一段。",
        },
        obstacle: {
          en: "Cheerfulness hides the strain so well that no one thinks of offering a hand.",
          zhHant: "笑嘻嘻的樣子把吃力藏得太好，沒有人想到要幫忙。",
        },
        advice: {
          en: "Let one ball fall on purpose, choosing one that bounces.",
          zhHant: "刻意讓一顆球掉下去，挑會彈的那一顆。",
        },
        outcome: {
          en: "A simpler pattern is found, dull to watch and restful to keep.",
          zhHant: "找到比較簡單的拋法，看來沒什麼趣味，做起來卻安穩。",
        },
      },
    },
  },
  {
    id: 66,
    slug: "three-of-pentacles",
    name: { en: "Three of Pentacles", zhHant: "錢幣三" },
    arcana: "minor",
    suit: "pentacles",
    rank: "three",
    number: 3,
    element: "earth",
    astro: nameDecan("pentacles", 3),
    polarity: 2,
    upright: {
      keywords: {
        en: ["craftsmanship", "teamwork", "learning by building", "quality"],
        zhHant: ["工藝", "合作", "邊做邊學", "品質"],
      },
      meaning: {
        en: "A mason at work on the arch speaks with those who hold the plan, and each side knows something the other lacks. The Three of Pentacles honours skill that is shared and used for something that will stand.",
        zhHant:
          "石匠在拱門下一邊做，一邊和拿圖的人商量，兩邊各懂對方不懂的。錢幣三敬重的，是拿出來一起用、用在站得住的東西上的手藝。",
      },
      aspects: {
        situation: {
          en: "Different skills have met over one piece of work, and it is coming along.",
          zhHant: "幾種本事為了一件活碰在一起，進展不錯。",
        },
        obstacle: {
          en: "The plan is discussed with such respect that the stone is still waiting.",
          zhHant: "圖樣討論得必恭必敬，石頭還在等。",
        },
        advice: {
          en: "Show the unfinished work to someone who knows the trade, and ask one exact question.",
          zhHant: "把還沒做完的拿給內行看，只問一個準確的問題。",
        },
        outcome: {
          en: "Workmanship is recognised for what it is, and a larger commission becomes thinkable.",
          zhHant: "手藝得到該有的評價，更大的一件活也敢想了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["poor coordination", "shoddy work", "uncredited effort", "apprenticeship"],
        zhHant: ["配合不良", "馬虎", "功勞沒算", "再當學徒"],
      },
      meaning: {
        en: "The arch is a finger's width out, and everyone can explain why it was not theirs. Beneath the muddle lies a simple question of who is learning from whom, and whether the one who knows has been asked.",
        zhHant:
          "拱門偏了一指寬，人人都說得出為什麼不是自己的錯。這團亂底下其實只是一個問題：誰在向誰學？懂的那個人，有沒有被問過？",
      },
      aspects: {
        situation: {
          en: "Good parts are lying about that were cut to three different measures.",
          zhHant: "零件都不錯，卻照三把不同的尺裁的。",
        },
        obstacle: {
          en: "Pride in working alone makes each advice sound like a complaint.",
          zhHant: "以獨力完成自豪，別人的建議聽來句句像抱怨。",
        },
        advice: {
          en: "Agree on one measure before another stone is cut, and write a name beside each part.",
          zhHant: "再裁下一塊石頭之前，先說定用哪把尺，每個部分旁邊都寫上名字。",
        },
        outcome: {
          en: "The joint is opened and done again, and the second fitting teaches the whole team.",
          zhHant: "接縫拆開重做，第二回合上，整個團隊都學到了。",
        },
      },
    },
  },
  {
    id: 67,
    slug: "four-of-pentacles",
    name: { en: "Four of Pentacles", zhHant: "錢幣四" },
    arcana: "minor",
    suit: "pentacles",
    rank: "four",
    number: 4,
    element: "earth",
    astro: nameDecan("pentacles", 4),
    polarity: 0,
    upright: {
      keywords: {
        en: ["security", "holding", "control", "savings"],
        zhHant: ["安穩", "守住", "掌控", "積存"],
      },
      meaning: {
        en: "He hugs one coin, stands on two, and wears the fourth on his head; the city is behind him and he has not turned round. What is held this firmly is safe, and so, in a manner of speaking, is he.",
        zhHant:
          "他抱著一枚，踩著兩枚，頭上還頂著第四枚；城在背後，他沒有回頭。抓得這麼牢，東西是安全的；照某種說法，他也是。",
      },
      aspects: {
        situation: {
          en: "What there is has been secured, and no one is invited to touch it.",
          zhHant: "有的都鎖好了，也不請誰來碰。",
        },
        obstacle: {
          en: "Guarding takes both arms, so nothing further can be picked up.",
          zhHant: "守著要用兩隻手，別的就拿不起來。",
        },
        advice: {
          en: "Keep what truly steadies you, and open one finger over the rest.",
          zhHant: "真能讓你安穩的就留著，其餘的，鬆開一根手指。",
        },
        outcome: {
          en: "The holding is firm enough to be trusted at last, and the grip can become a boundary.",
          zhHant: "守住的夠牢，總算可以放心，緊握也就可以變成界線。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["letting go", "generosity", "insecurity", "cracked shell"],
        zhHant: ["鬆手", "大方", "不安", "殼裂了"],
      },
      meaning: {
        en: "A coin has rolled away, and the man is astonished to find himself still standing. Holding on and giving away can both be done from fear; it is the ease in the hand that tells them apart from prudence and gift.",
        zhHant:
          "一枚錢幣滾走了，那人驚訝自己還站得好好的。緊抓可以出於害怕，送出去也可以；是謹慎還是心意，要看手鬆不鬆。",
      },
      aspects: {
        situation: {
          en: "Cupboards are being opened that had been locked for years, and the air in the house is changing.",
          zhHant: "鎖了多年的櫃子打開了，屋裡的空氣在換。",
        },
        obstacle: {
          en: "Loss has been rehearsed for so long that having something feels merely like the time before.",
          zhHant: "失去已經預演太久，擁有只像是那之前的一段空檔。",
        },
        advice: {
          en: "Spend something on use rather than on keeping, and see which fear speaks first.",
          zhHant: "拿一點出來用，別只是收著，看看最先開口的是哪一種害怕。",
        },
        outcome: {
          en: "Circulation returns to what was stored, and worth shows itself in the using.",
          zhHant: "積存的東西重新流動，值不值得，用了才知道。",
        },
      },
    },
  },
  {
    id: 68,
    slug: "five-of-pentacles",
    name: { en: "Five of Pentacles", zhHant: "錢幣五" },
    arcana: "minor",
    suit: "pentacles",
    rank: "five",
    number: 5,
    element: "earth",
    astro: nameDecan("pentacles", 5),
    polarity: -2,
    upright: {
      keywords: {
        en: ["hardship", "exclusion", "worry over means", "shared cold"],
        zhHant: ["匱乏", "被排除", "生計之憂", "同受寒冷"],
      },
      meaning: {
        en: "Two people go through the snow under a lit church window, one on crutches and neither looking up. Want narrows the world to the next step; yet the window is warm, and there must be a door to it somewhere.",
        zhHant:
          "雪地裡兩個人走過亮著的教堂窗下，一個拄著拐，誰都沒抬頭。匱乏會把世界縮成下一步；可是那扇窗是暖的，附近總該有門。",
      },
      aspects: {
        situation: {
          en: "Times are lean, and it is cold on this side of the glass.",
          zhHant: "日子緊，玻璃的這一邊冷。",
        },
        obstacle: {
          en: "Being in need has become so private that nobody warm has been told of it.",
          zhHant: "缺什麼成了私事，屋裡暖和的人沒一個知道。",
        },
        advice: {
          en: "Stop under the lit window, knock, and ask for one definite thing.",
          zhHant: "在亮著的窗下停下來，敲門，開口要一樣明確的東西。",
        },
        outcome: {
          en: "The snow goes on a while, and company is found in it that outlasts the winter.",
          zhHant: "雪還會下一陣，雪裡結的伴，卻比冬天長久。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["recovery", "shelter found", "pride in need", "thaw"],
        zhHant: ["回暖", "找到遮蔽", "窮也要強", "融雪"],
      },
      meaning: {
        en: "Somebody has opened the side door. It can be harder to come in than it was to stay out, for warmth makes the feet hurt and kindness asks to be looked in the face.",
        zhHant:
          "有人開了側門。進來有時比待在外面更難，因為一暖，腳就開始痛；別人的好意，也要人抬頭看它一眼。",
      },
      aspects: {
        situation: {
          en: "Wet coats are drying by a stove that belongs to someone else.",
          zhHant: "濕外套烤在別人家的爐邊。",
        },
        obstacle: {
          en: "Having managed without help has become a title that is hard to give up.",
          zhHant: "「沒靠誰也撐過來」成了一個頭銜，不容易放下。",
        },
        advice: {
          en: "Accept the bowl that is offered, and tell the next person where the door is.",
          zhHant: "遞來的那碗就收下，再告訴下一個人，門在哪裡。",
        },
        outcome: {
          en: "Means recover more slowly than spirits, and both of them recover better in company.",
          zhHant: "生計回復得比心情慢，有伴的話，兩樣都好得快些。",
        },
      },
    },
  },
  {
    id: 69,
    slug: "six-of-pentacles",
    name: { en: "Six of Pentacles", zhHant: "錢幣六" },
    arcana: "minor",
    suit: "pentacles",
    rank: "six",
    number: 6,
    element: "earth",
    astro: nameDecan("pentacles", 6),
    polarity: 1,
    upright: {
      keywords: {
        en: ["giving and receiving", "fairness", "patronage", "generosity"],
        zhHant: ["施與受", "公平", "資助", "慷慨"],
      },
      meaning: {
        en: "A merchant weighs out coins with one hand and gives with the other. The scales matter as much as the gift, since help that keeps no proportion turns into a leash or a flood.",
        zhHant:
          "商人一手拿秤，一手給錢。秤和禮物一樣要緊，因為幫忙失了分寸，不是變成繩子，就是變成洪水。",
      },
      aspects: {
        situation: {
          en: "Resources are moving from where they are plenty to where they are short.",
          zhHant: "東西正從多的地方，往少的地方流。",
        },
        obstacle: {
          en: "The kindness has a string on it so thin that only the receiver can feel it.",
          zhHant: "這份好意繫著一條細線，細到只有收的人感覺得到。",
        },
        advice: {
          en: "Give what you can forget having given, and take what you can accept standing up.",
          zhHant: "給得出去也忘得掉的才給，站著收得下的才收。",
        },
        outcome: {
          en: "Accounts between people come nearer to even, and gratitude can stop bowing.",
          zhHant: "人與人的帳漸漸平了，感謝也可以不再彎腰。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["strings attached", "unequal exchange", "debt", "self-giving"],
        zhHant: ["附帶條件", "不對等", "虧欠", "先顧自己"],
      },
      meaning: {
        en: "The scale is held at an angle from which only one person can read it. Someone is giving in order to be needed, or is taking in order not to have to ask, and neither of them feels rich.",
        zhHant:
          "秤歪著拿，只有一個人看得到刻度。有人為了被需要而給，有人為了不必開口而拿，兩邊都不覺得富足。",
      },
      aspects: {
        situation: {
          en: "A favour done long ago is mentioned in passing, not for the first time.",
          zhHant: "很久以前幫過的忙，又被順口提起，不是頭一回了。",
        },
        obstacle: {
          en: "Owing is so uncomfortable that you refuse what was meant freely.",
          zhHant: "欠人情太難受，人家真心相送的也推掉。",
        },
        advice: {
          en: "Settle one old favour outright, or ask plainly what would count as settled.",
          zhHant: "把一筆舊人情乾脆還清，不然就直接問，怎樣才算清。",
        },
        outcome: {
          en: "Giving finds its measure again, beginning with what is owed to oneself.",
          zhHant: "給的分寸又找回來了，從欠自己的那一份開始。",
        },
      },
    },
  },
  {
    id: 70,
    slug: "seven-of-pentacles",
    name: { en: "Seven of Pentacles", zhHant: "錢幣七" },
    arcana: "minor",
    suit: "pentacles",
    rank: "seven",
    number: 7,
    element: "earth",
    astro: nameDecan("pentacles", 7),
    polarity: 0,
    upright: {
      keywords: {
        en: ["patience", "assessment", "long view", "growing season"],
        zhHant: ["耐心", "檢視", "長遠看", "生長期"],
      },
      meaning: {
        en: "The gardener leans on his hoe and looks at the bush: seven coins, none of them ripe. He is allowed to be tired and to wonder; this pause for looking is part of the work.",
        zhHant:
          "園丁倚著鋤頭看那叢枝葉：七枚錢幣，都還沒熟。他可以累，也可以犯疑；停下來看，本來就是活的一部分。",
      },
      aspects: {
        situation: {
          en: "Much has been planted, and the yield cannot be hurried or quite foreseen.",
          zhHant: "種了不少，收成催不來，也看不太準。",
        },
        obstacle: {
          en: "Standing back to judge has turned into standing back.",
          zhHant: "退一步打量，變成只是退著。",
        },
        advice: {
          en: "Weigh what has grown against what it cost, weed one row, and leave the rest to time.",
          zhHant: "把長出來的跟花下去的比一比，除一行草，其餘交給時間。",
        },
        outcome: {
          en: "A slow return shows which plants were worth the watering.",
          zhHant: "慢慢的回報會說明，哪幾株當初的水沒有白澆。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["impatience", "misplaced effort", "doubt over returns", "change of crop"],
        zhHant: ["沉不住氣", "白費工", "懷疑回報", "換種別的"],
      },
      meaning: {
        en: "The gardener is sitting down with his back to the bush. Effort can be faithful and still be spent in the wrong field, and it takes a calm eye to tell a slow crop from one that will not come.",
        zhHant:
          "園丁背對著那叢坐了下來。努力可以很忠實，卻用錯了地方；收成是慢，還是不會來，要心平氣和才分得出。",
      },
      aspects: {
        situation: {
          en: "Seed packets for next year have been bought while this year's row stands unpicked.",
          zhHant: "明年的種子買了，今年那一行還沒摘。",
        },
        obstacle: {
          en: "What has already been put in argues louder than anything that might come out.",
          zhHant: "已經投下去的，吵得比可能長出來的還大聲。",
        },
        advice: {
          en: "Stop watering one thing for a month and let the ground tell you what it misses.",
          zhHant: "有一樣先停水一個月，讓地告訴你，它少了什麼。",
        },
        outcome: {
          en: "The field is turned over, and something smaller is sown in good time.",
          zhHant: "地翻過了，趁時節還在，種下小一點的東西。",
        },
      },
    },
  },
  {
    id: 71,
    slug: "eight-of-pentacles",
    name: { en: "Eight of Pentacles", zhHant: "錢幣八" },
    arcana: "minor",
    suit: "pentacles",
    rank: "eight",
    number: 8,
    element: "earth",
    astro: nameDecan("pentacles", 8),
    polarity: 1,
    upright: {
      keywords: {
        en: ["practice", "diligence", "craft", "steady improvement"],
        zhHant: ["練習", "勤勉", "手藝", "日日精進"],
      },
      meaning: {
        en: "Coin after coin, the apprentice cuts the same star, and each one is a little better than the last. The Eight of Pentacles has no audience; its pleasure is in the chisel and in tomorrow.",
        zhHant:
          "一枚又一枚，學徒刻著同樣的星，每一枚都比上一枚好一點。錢幣八沒有觀眾，樂趣在鑿子裡，在明天。",
      },
      aspects: {
        situation: {
          en: "The head is bent over the work, and skill is coming in by small amounts.",
          zhHant: "頭低著做活，功夫一點一滴進來。",
        },
        obstacle: {
          en: "Polishing has become a shelter from the moment of handing it over.",
          zhHant: "不停打磨，成了躲開交件那一刻的地方。",
        },
        advice: {
          en: "Do the next piece with full attention, correct one fault in it, and hang it up where you can see it.",
          zhHant: "全神做好下一件，改掉一個毛病，掛在看得到的地方。",
        },
        outcome: {
          en: "Repetition turns into mastery by a door that nobody saw open.",
          zhHant: "重複做著做著成了精通，那扇門是何時開的，沒人看見。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["perfectionism", "drudgery", "shortcuts", "misdirected skill"],
        zhHant: ["求全", "做到麻木", "抄近路", "功夫用錯地方"],
      },
      meaning: {
        en: "The hammer goes on, and the star has gone out of it. Either each piece is thrown back for a scratch that only its maker sees, or they are all passed quickly because nobody is looking.",
        zhHant:
          "槌子還在敲，星光卻沒了。不是每件都為了只有自己看得到的刮痕退回去，就是反正沒人看，件件草草過關。",
      },
      aspects: {
        situation: {
          en: "A row of identical things has been finished by a person thinking of something else.",
          zhHant: "一排一模一樣的東西做好了，做的人心裡想著別的。",
        },
        obstacle: {
          en: "Diligence is used to avoid the question of what the work is for.",
          zhHant: "勤快拿來擋住一個問題：這活是為了什麼？",
        },
        advice: {
          en: "Make one piece badly on purpose to find out what you fear, then one piece slowly for the love of it.",
          zhHant: "故意做壞一件，看看自己怕什麼，再慢慢做一件，純粹因為喜歡。",
        },
        outcome: {
          en: "Skill is taken to another bench, where it is needed and can be seen.",
          zhHant: "功夫搬到另一張工作檯，那裡用得上，也看得見。",
        },
      },
    },
  },
  {
    id: 72,
    slug: "nine-of-pentacles",
    name: { en: "Nine of Pentacles", zhHant: "錢幣九" },
    arcana: "minor",
    suit: "pentacles",
    rank: "nine",
    number: 9,
    element: "earth",
    astro: nameDecan("pentacles", 9),
    polarity: 2,
    upright: {
      keywords: {
        en: ["self-sufficiency", "refinement", "earned ease", "garden"],
        zhHant: ["自足", "品味", "辛勞換來的閒適", "園子"],
      },
      meaning: {
        en: "A woman in a vineyard stands alone with a hooded falcon on her glove, and nothing about her is lonely. What is around her was grown with discipline, and she knows how to enjoy it without company.",
        zhHant:
          "葡萄園裡一個女子，手套上停著戴頭罩的鷹，獨自一人，卻不孤單。四周的一切是自律養出來的，她也懂得一個人享受。",
      },
      aspects: {
        situation: {
          en: "A well-kept life has come into fruit, and there is leisure to walk in it.",
          zhHant: "一段經營得好的日子結了果，也有空在其中走走。",
        },
        obstacle: {
          en: "Independence has been made so beautiful that no gate was put in the wall.",
          zhHant: "獨立造得太美，圍牆上忘了開門。",
        },
        advice: {
          en: "Enjoy what you have made by yourself, at your own table and at the proper hour.",
          zhHant: "自己掙來的，就在自己的桌上、對的時辰，好好享用。",
        },
        outcome: {
          en: "Ease that was earned becomes a place where other things can ripen too.",
          zhHant: "掙來的閒適，成了其他東西也能成熟的地方。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["costly appearances", "loneliness in comfort", "overwork", "unmasked bird"],
        zhHant: ["撐場面", "舒服裡的寂寞", "過勞", "摘下頭罩的鷹"],
      },
      meaning: {
        en: "The garden is immaculate, and its owner is too busy to sit there. Comfort can become a performance, or a wage paid to oneself for something that is missing; the falcon, unhooded, looks over the wall.",
        zhHant:
          "園子整整齊齊，主人忙得沒空坐下。舒適也會變成表演，或是因為少了什麼而付給自己的工錢；摘下頭罩的鷹，正望著牆外。",
      },
      aspects: {
        situation: {
          en: "Beautiful rooms are kept ready for guests who have not been asked.",
          zhHant: "漂亮的房間隨時備著，客人卻還沒請。",
        },
        obstacle: {
          en: "So much upkeep is owed to the good life that it leaves no evening free to have it.",
          zhHant: "好日子的維護費太高，騰不出一個晚上來過它。",
        },
        advice: {
          en: "Cancel one refinement that impresses others and tires you, and spend the hour outdoors.",
          zhHant: "取消一樣讓別人欣賞、讓自己累的講究，把那個鐘頭拿到戶外去。",
        },
        outcome: {
          en: "Less is kept up and more of it is lived in.",
          zhHant: "要維持的少了，真正住進去的多了。",
        },
      },
    },
  },
  {
    id: 73,
    slug: "ten-of-pentacles",
    name: { en: "Ten of Pentacles", zhHant: "錢幣十" },
    arcana: "minor",
    suit: "pentacles",
    rank: "ten",
    number: 10,
    element: "earth",
    astro: nameDecan("pentacles", 10),
    polarity: 2,
    upright: {
      keywords: {
        en: ["legacy", "family", "permanence", "accumulated worth"],
        zhHant: ["傳承", "家族", "長久", "累積的份量"],
      },
      meaning: {
        en: "An old man sits by the archway with two dogs at his knee, while a couple talks and a child peeps out behind them. The Ten of Pentacles is wealth in the widest sense: a house, a story, and somebody to hand them on to.",
        zhHant:
          "老人坐在拱門邊，膝旁兩隻狗，一對男女在說話，孩子從後面探出頭。錢幣十是最廣義的富：有屋，有故事，也有人可以交下去。",
      },
      aspects: {
        situation: {
          en: "Something built over a long time is standing, and several generations are using it.",
          zhHant: "經年累月建起來的立在那裡，好幾代人都在用。",
        },
        obstacle: {
          en: "Tradition has furnished every room, so that a new table has nowhere to go.",
          zhHant: "每個房間都讓傳統擺滿了，新桌子沒地方放。",
        },
        advice: {
          en: "Ask the oldest person how it was done and the youngest what it is for, then mend the roof together.",
          zhHant: "去問最老的當年怎麼做，問最小的這有什麼用，然後一起修屋頂。",
        },
        outcome: {
          en: "It settles into something that can be passed from hand to hand without losing value.",
          zhHant: "慢慢定下來，成了可以一手傳一手、不減份量的東西。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["family dispute", "burdensome legacy", "instability", "breaking with custom"],
        zhHant: ["家務糾紛", "沉重的遺留", "根基不穩", "破例"],
      },
      meaning: {
        en: "The arch has a crack in it that has been papered over with portraits. What was inherited asks to be examined, and the one who says so at the dinner table is seldom thanked at first.",
        zhHant:
          "拱門有道裂縫，掛了幾張肖像遮著。承接下來的東西該檢視一遍，在飯桌上說出這話的人，一開始很少有人感謝。",
      },
      aspects: {
        situation: {
          en: "Relatives are speaking about a house in the way people speak about love.",
          zhHant: "親戚們談一間房子，談得像在談感情。",
        },
        obstacle: {
          en: "Expectations have been handed down together with the silver, and nobody dares to sell either.",
          zhHant: "期望跟銀器一起傳下來，哪一樣都沒人敢賣。",
        },
        advice: {
          en: "Sort what you were given into what to keep, what to alter and what to return with thanks.",
          zhHant: "把別人交給你的分成三堆：留下的、要改的、道謝送還的。",
        },
        outcome: {
          en: "A smaller inheritance is carried on willingly, and that makes it worth more.",
          zhHant: "傳下去的少了，卻是甘願傳的，因此更有份量。",
        },
      },
    },
  },
  {
    id: 74,
    slug: "page-of-pentacles",
    name: { en: "Page of Pentacles", zhHant: "錢幣侍者" },
    arcana: "minor",
    suit: "pentacles",
    rank: "page",
    number: 11,
    element: "earth",
    astro: { en: "Earth of Earth", zhHant: "土中之土" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["study", "practical dream", "diligence", "first savings"],
        zhHant: ["學習", "務實的夢", "用功", "第一筆積存"],
      },
      meaning: {
        en: "The Page of Pentacles holds up his coin like a lens and studies the world through it. He learns slowly and does not forget, and he is pleased by the thought of being useful.",
        zhHant:
          "錢幣侍者把錢幣舉得像鏡片，透過它看世界。他學得慢，不會忘，一想到自己能派上用場就高興。",
      },
      aspects: {
        situation: {
          en: "A serious beginner has found something worth learning, and has cleared a table for it.",
          zhHant: "一個認真的新手找到值得學的東西，也清出了一張桌子。",
        },
        obstacle: {
          en: "The preparation is so thorough that it may go on preparing.",
          zhHant: "準備太周全，可能就一直準備下去。",
        },
        advice: {
          en: "Study the real thing with your hands for half an hour a day, and keep the first thing you make.",
          zhHant: "每天花半個鐘頭，用手學真東西，做出來的第一件留著。",
        },
        outcome: {
          en: "A small and solid result appears, with a pupil's fingerprints all over it.",
          zhHant: "出現一個小而結實的成果，上面滿是學徒的指印。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["procrastination", "dullness", "impractical plan", "learning block"],
        zhHant: ["拖拉", "乏味", "不切實際", "學不進去"],
      },
      meaning: {
        en: "The coin has been dropped in the long grass, and the Page is reading about coins instead. Sometimes the subject is wrong for him; more often it was begun for a reason that belonged to somebody else.",
        zhHant:
          "錢幣掉進長草裡，侍者改讀起關於錢幣的書。有時候是科目不對，更多時候，開始的理由本來就是別人的。",
      },
      aspects: {
        situation: {
          en: "Good notes have been taken for a task that nobody has started.",
          zhHant: "筆記做得很好，那件事卻還沒有人動手。",
        },
        obstacle: {
          en: "Being promising is safer than being tried.",
          zhHant: "「有潛力」比真的試一次安全。",
        },
        advice: {
          en: "Return to the smallest exercise you can do well, and let it be boring on the first day.",
          zhHant: "回到你做得好的最小一個練習，第一天無聊就讓它無聊。",
        },
        outcome: {
          en: "Interest comes back through the fingers, and the plan shrinks to what can be done with them.",
          zhHant: "興趣從手指頭回來，計畫也縮成手做得到的大小。",
        },
      },
    },
  },
  {
    id: 75,
    slug: "knight-of-pentacles",
    name: { en: "Knight of Pentacles", zhHant: "錢幣騎士" },
    arcana: "minor",
    suit: "pentacles",
    rank: "knight",
    number: 12,
    element: "earth",
    astro: { en: "Air of Earth", zhHant: "土中之風" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["reliability", "routine", "patience", "thoroughness"],
        zhHant: ["可靠", "規律", "耐力", "周全"],
      },
      meaning: {
        en: "The Knight of Pentacles sits on a heavy horse that is standing still, and he looks at his fields. He is not slow; he is doing it once.",
        zhHant: "錢幣騎士坐在一匹站著不動的重馬上，望著自己的田。他不是慢，他是只打算做一次。",
      },
      aspects: {
        situation: {
          en: "Work is going forward at a walk, and nothing is being left out.",
          zhHant: "工作以走路的速度往前，一樣也沒漏。",
        },
        obstacle: {
          en: "Method has become so dependable that nobody notices the field has changed.",
          zhHant: "方法太牢靠，沒人發現田已經不一樣了。",
        },
        advice: {
          en: "Do today's portion at today's pace, and finish it before you look up.",
          zhHant: "用今天的步調做今天這一份，做完再抬頭。",
        },
        outcome: {
          en: "The furrow reaches the end of the field, straight, and can be sown.",
          zhHant: "犁溝筆直地到了田的盡頭，可以下種了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["stagnation", "tedium", "stubbornness", "need of variety"],
        zhHant: ["停滯", "枯燥", "固執", "該換換花樣"],
      },
      meaning: {
        en: "Horse and rider have stood so long that grass is growing round the hooves. Reliability has turned into a reason not to ask, or the steady one has quietly begun to hate the road.",
        zhHant:
          "人馬站得太久，蹄邊都長了草。可靠成了不必問的理由；或者那個穩重的人，已經默默討厭起這條路。",
      },
      aspects: {
        situation: {
          en: "Everything is done as agreed, by someone who sighs before each thing.",
          zhHant: "樣樣都照約定做了，做之前都先嘆一口氣。",
        },
        obstacle: {
          en: "Being the one who never changes is a comfort to others and a weight on the saddle.",
          zhHant: "「從來不變的那個人」，別人覺得安心，馬鞍上卻沉。",
        },
        advice: {
          en: "Take another way to the same field tomorrow, and notice what the horse does.",
          zhHant: "明天換條路去同一塊田，看看馬有什麼反應。",
        },
        outcome: {
          en: "Movement returns at a walk, and one habit fewer is carried along.",
          zhHant: "慢慢又走起來了，身上少帶了一個習慣。",
        },
      },
    },
  },
  {
    id: 76,
    slug: "queen-of-pentacles",
    name: { en: "Queen of Pentacles", zhHant: "錢幣王后" },
    arcana: "minor",
    suit: "pentacles",
    rank: "queen",
    number: 13,
    element: "earth",
    astro: { en: "Water of Earth", zhHant: "土中之水" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["nurture", "practicality", "comfort", "generosity at home"],
        zhHant: ["養護", "實際", "安適", "持家的寬厚"],
      },
      meaning: {
        en: "The Queen of Pentacles looks down at the coin in her lap as one looks at a child, and a rabbit runs through the corner of the garden. She makes places where people eat better and talk more sensibly.",
        zhHant:
          "錢幣王后低頭看膝上的錢幣，像看著孩子，一隻兔子從園角跑過。她打理過的地方，人吃得好些，說話也明理些。",
      },
      aspects: {
        situation: {
          en: "A capable warmth has taken charge of the practical side, and things run smoothly.",
          zhHant: "有份能幹的溫暖接手了實際的部分，事情順了。",
        },
        obstacle: {
          en: "The house is so well looked after that its keeper has no room in it.",
          zhHant: "家照顧得太好，顧家的人反倒沒有自己的房間。",
        },
        advice: {
          en: "Cook, mend, put something by, and include yourself among those who are provided for.",
          zhHant: "煮飯、縫補、存一點，要照顧的人裡頭，把自己也算進去。",
        },
        outcome: {
          en: "Comfort becomes dependable, and those who share it begin to thrive in their own ways.",
          zhHant: "安適變得靠得住，一起過日子的人，也各自長得好。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["self-neglect", "domestic overload", "worry over money", "misplaced care"],
        zhHant: ["忘了自己", "家務壓身", "為錢煩心", "照顧錯了地方"],
      },
      meaning: {
        en: "The coin has grown heavy in her lap. Every practical thing is in hand, and somewhere beneath the lists a person would like to be asked what she is hungry for.",
        zhHant:
          "膝上的錢幣變重了。實際的事樣樣都在手上，而在那些清單底下，有個人希望被問一句：你想吃什麼？",
      },
      aspects: {
        situation: {
          en: "The pantry is full, the accounts are straight, and someone is eating over the sink.",
          zhHant: "櫥櫃是滿的，帳是平的，有個人站在水槽邊吃飯。",
        },
        obstacle: {
          en: "Care is given as things, and those who receive it are thanking the wrong object.",
          zhHant: "關心都換成了東西，收的人謝錯了對象。",
        },
        advice: {
          en: "Leave one useful thing undone today and sit where the rabbit can see you.",
          zhHant: "今天留一件有用的事不做，坐到兔子看得見你的地方。",
        },
        outcome: {
          en: "The household learns to carry its own plates, and its keeper gets her evening back.",
          zhHant: "一家人學會自己端盤子，持家的人拿回了晚上。",
        },
      },
    },
  },
  {
    id: 77,
    slug: "king-of-pentacles",
    name: { en: "King of Pentacles", zhHant: "錢幣國王" },
    arcana: "minor",
    suit: "pentacles",
    rank: "king",
    number: 14,
    element: "earth",
    astro: { en: "Fire of Earth", zhHant: "土中之火" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["stewardship", "solidity", "success", "generosity"],
        zhHant: ["掌家", "穩固", "有成", "大度"],
      },
      meaning: {
        en: "The King of Pentacles sits among his vines in a robe covered with grapes, and there is armour under it. He has made much out of little by staying with it; what he touches is taken care of.",
        zhHant:
          "錢幣國王坐在葡萄藤間，袍上也繡滿葡萄，底下穿著甲。他靠著一直守在那裡，把少變成多；經他手的，都有人顧。",
      },
      aspects: {
        situation: {
          en: "The material side is in experienced hands, and there is enough.",
          zhHant: "物質這一面由老手掌著，也夠用。",
        },
        obstacle: {
          en: "Success has been measured in one coin for so long that other kinds cannot be cashed.",
          zhHant: "成功一向用同一種錢幣來算，別種的兌不出來。",
        },
        advice: {
          en: "Manage it as something lent to you: keep it in good repair, and let others share in the harvest.",
          zhHant: "把它當成借來的管，修繕得好好的，收成的時候讓別人也有份。",
        },
        outcome: {
          en: "A stable plenty is reached, and its owner becomes known for what it makes possible.",
          zhHant: "豐足穩定下來，主人為人所知，是因為這份豐足成全了什麼。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["greed", "stubborn control", "hollow status", "changing values"],
        zhHant: ["貪多", "固執的掌控", "虛位", "價值轉變"],
      },
      meaning: {
        en: "The vine has grown over the throne and the King is explaining what everything cost. Behind the hardness there is a fear of having nothing that could not be bought, and it is a reasonable thing to look into.",
        zhHant:
          "藤蔓爬滿王座，國王正在解釋每樣東西花了多少。強硬的背後，是害怕自己擁有的全都是買得到的；這份怕，值得好好看一看。",
      },
      aspects: {
        situation: {
          en: "A large table is laid, and the talk at it is all about the table.",
          zhHant: "一張大桌擺好了，席間談的全是那張桌子。",
        },
        obstacle: {
          en: "Whatever cannot be counted is managed as though it were not there.",
          zhHant: "凡是數不出來的，就當作不存在來管。",
        },
        advice: {
          en: "Give away something whose price you know to someone who does not, and do not mention it.",
          zhHant: "挑一件你知道價錢的東西，送給不知道價錢的人，別說出來。",
        },
        outcome: {
          en: "Worth is counted anew in another currency, of which there turns out to be some in the house.",
          zhHant: "換一種貨幣重新計算價值，才發現家裡其實也有一些。",
        },
      },
    },
  },
];
