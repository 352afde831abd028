/**
 * The 22 trumps, ids 0-21, in the numbering with Strength at 8 and Justice at 11.
 *
 * Texts are original. Signs, planets and elements: Golden Dawn "Book T" (The Equinox I.8, 1912);
 * a planet's card takes the element of the sign that the planet rules and that carries its nature in
 * modern use (Mercury air, Moon water, Venus earth, Jupiter fire, Mars fire, Sun fire, Saturn earth).
 */
import type { TarotCard } from "./card.ts";

export const MAJORS: readonly TarotCard[] = [
  {
    id: 0,
    slug: "the-fool",
    name: { en: "The Fool", zhHant: "愚者" },
    arcana: "major",
    number: 0,
    element: "air",
    astro: { en: "Air", zhHant: "風元素" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["beginning", "trust", "lightness", "leap"],
        zhHant: ["起步", "信任", "輕裝", "跨出一步"],
      },
      meaning: {
        en: "The Fool sets out before the map is finished and finds that the road can be read by walking it. What is on offer is not safety but room, and the lightness of owing nothing yet to how things are usually done.",
        zhHant:
          "愚者在地圖畫好之前就出發，走著走著，路便認得了。這張牌給的不是保障，而是餘地：還沒欠慣例什麼，腳步才輕得起來。",
      },
      aspects: {
        situation: {
          en: "A door stands open, and nobody has yet settled what lies behind it.",
          zhHant: "一扇門開著，門後是什麼還沒有人說定。",
        },
        obstacle: {
          en: "The charm of starting can hide how little has been packed, and a cheerful mood is asked to do the work of preparation.",
          zhHant: "開始的興頭蓋過了行囊的單薄，好心情被拿來頂替準備。",
        },
        advice: {
          en: "Take one real step small enough to learn from, and keep your hands free for what you find.",
          zhHant: "先跨一小步，小到摔了也學得到東西，手空著，才接得住路上的發現。",
        },
        outcome: {
          en: "It opens onto ground that could not be seen from the doorstep, where being a beginner is an honest position.",
          zhHant: "它通向站在門口看不見的地方，在那裡當個新手，一點也不丟臉。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["hesitation", "carelessness", "false start", "second look"],
        zhHant: ["遲疑", "輕率", "白跑一趟", "再看一眼"],
      },
      meaning: {
        en: "The leap has come loose from the reason for leaping: either the foot hangs in the air for weeks, or it comes down without looking. Both are ways of not deciding, and both look more cheerful than they feel.",
        zhHant:
          "這一跳，跟當初想跳的理由脫了鉤：不是腳懸在半空好幾個禮拜，就是看也不看便踩下去。兩種都是沒有決定，只是看起來比心裡輕鬆。",
      },
      aspects: {
        situation: {
          en: "A bag stands packed in the hall while the traveller keeps going back to check the stove.",
          zhHant: "行李早就擺在玄關，人卻一趟趟回頭看瓦斯關了沒有。",
        },
        obstacle: {
          en: "Playing innocent spares you a hard question today and hands it back tomorrow with the ground already moving.",
          zhHant: "裝作不懂，今天躲得過那個難題，明天它會在地面晃動的時候回來。",
        },
        advice: {
          en: "Name the drop out loud before you choose, since a risk you have looked at is a different thing from one you have ignored.",
          zhHant: "先把這一步的落差說出口再選；看過的風險和假裝沒看見的風險，是兩回事。",
        },
        outcome: {
          en: "The road bends back to the starting line, which is less a defeat than a chance to set out properly shod.",
          zhHant: "路繞回了起點，與其說是失敗，不如說是有機會換雙合腳的鞋再走。",
        },
      },
    },
  },
  {
    id: 1,
    slug: "the-magician",
    name: { en: "The Magician", zhHant: "魔術師" },
    arcana: "major",
    number: 1,
    element: "air",
    astro: { en: "Mercury", zhHant: "水星" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["skill", "intention", "resources", "focus"],
        zhHant: ["技藝", "意圖", "資源", "專注"],
      },
      meaning: {
        en: "Everything needed is already on the table; the Magician's work is to pick things up in the right order and mean it. Attention is the real instrument here, and what it rests on begins to take shape.",
        zhHant:
          "要用的東西都在桌上了，魔術師的本事是依序拿起，並且當真。真正的法器是注意力，它停在哪裡，哪裡就開始成形。",
      },
      aspects: {
        situation: {
          en: "The tools are laid out, the hands are ready, and one clear intention is enough to set them moving.",
          zhHant: "器具齊了，手也熱了，只差一個清楚的念頭讓它們動起來。",
        },
        obstacle: {
          en: "Cleverness gets ahead of purpose, and a fine performance takes up the time in which the thing itself could be made.",
          zhHant: "聰明跑在目的前面，表演得漂亮，真正該做的東西卻沒動工。",
        },
        advice: {
          en: "Say in a single sentence what you want to bring about, then use the nearest tool to do the first part today.",
          zhHant: "用一句話講清楚想做成什麼，再拿手邊最近的工具，今天就完成第一段。",
        },
        outcome: {
          en: "What was a knack becomes a craft, and an idea gets a handle that other people can hold.",
          zhHant: "原本的小聰明磨成了手藝，想法長出把手，別人也握得住。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["sleight of hand", "scattered talent", "unused means", "persuasion"],
        zhHant: ["障眼法", "才能分散", "備而不用", "話術"],
      },
      meaning: {
        en: "The gift is present but pointed at the wrong thing, or at five things at once. Watch for words that work better than the facts behind them, your own included.",
        zhHant:
          "天分在，只是對錯了方向，或一次對著五個方向。要留意那些比事實更好聽的話，自己說的也算在內。",
      },
      aspects: {
        situation: {
          en: "A full workbench gathers dust while the talk goes on about what could be built with it.",
          zhHant: "工作檯上樣樣不缺，積了一層灰，大家還在聊可以拿它做些什麼。",
        },
        obstacle: {
          en: "Something here depends on nobody asking how the trick is done, and that makes every honest question feel like an attack.",
          zhHant: "這裡有件事要靠沒人追問才撐得住，於是每個老實的問題聽來都像找碴。",
        },
        advice: {
          en: "Put down the tools you hold only for show and finish one plain piece of work with the rest.",
          zhHant: "放下只拿來擺樣子的工具，用剩下的踏實做完一件小事。",
        },
        outcome: {
          en: "Once the polish comes off, it becomes visible what the skill is really worth and to whom.",
          zhHant: "亮光漆褪掉以後，這身本事究竟值多少、對誰有用，反而看得清楚。",
        },
      },
    },
  },
  {
    id: 2,
    slug: "the-high-priestess",
    name: { en: "The High Priestess", zhHant: "女祭司" },
    arcana: "major",
    number: 2,
    element: "water",
    astro: { en: "Moon", zhHant: "月亮" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["stillness", "intuition", "discretion", "depth"],
        zhHant: ["靜默", "直覺", "守密", "深處"],
      },
      meaning: {
        en: "The High Priestess knows more than she says and does not mind the wait. Some matters ripen out of sight, and what they ask for is quiet company rather than a verdict.",
        zhHant:
          "女祭司知道的比說的多，也不介意再等。有些事在看不見的地方成熟，它要的是安靜陪伴，不是判決。",
      },
      aspects: {
        situation: {
          en: "Beneath the spoken part of this lies a larger part that has not found its words.",
          zhHant: "說出口的底下，還有更大一塊沒找到字句。",
        },
        obstacle: {
          en: "The silence has gone on so long that it is taken for an answer, and each side fills it in alone.",
          zhHant: "沉默太久，被當成了回答，兩邊各自替它填上內容。",
        },
        advice: {
          en: "Ask nothing of it for a day or two, and note what you keep knowing when nobody is asking you.",
          zhHant: "先別逼它，過一兩天，看看在沒有人問的時候，你始終知道的是什麼。",
        },
        outcome: {
          en: "An understanding surfaces that no argument could have fetched, and it arrives already familiar.",
          zhHant: "有一份明白自己浮上來，不是辯出來的，來的時候像早就認識。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["withheld knowledge", "gossip", "inner static", "overlooked signal"],
        zhHant: ["隱而不說", "閒話", "內心雜訊", "錯過的徵兆"],
      },
      meaning: {
        en: "The veil is either drawn too tight or has slipped. Something is being kept from the light that would be easier to bear in it, and the quiet inner voice is drowned out by opinions borrowed from elsewhere.",
        zhHant:
          "簾子不是拉得太緊，就是滑了下來。有些事藏著反而更重，而心裡那個小小的聲音，正被借來的意見蓋過去。",
      },
      aspects: {
        situation: {
          en: "Half-sentences circulate, and everyone in the room believes that somebody else has the whole story.",
          zhHant: "話都只講一半，滿屋子的人都以為別人知道全貌。",
        },
        obstacle: {
          en: "You have asked so many people what you feel that the first plain answer has been buried under theirs.",
          zhHant: "你問了太多人自己的感覺是什麼，最初那個直白的答案就被壓在下面了。",
        },
        advice: {
          en: "Choose one person and one fact, and let that fact be spoken where it can be checked.",
          zhHant: "挑一個人、一件事實，讓它在能查證的地方說出來。",
        },
        outcome: {
          en: "What was guarded comes into ordinary conversation and turns out smaller, and more workable, than the secret was.",
          zhHant: "原先守著的事進了日常談話，才發現它比祕密的模樣小，也好處理得多。",
        },
      },
    },
  },
  {
    id: 3,
    slug: "the-empress",
    name: { en: "The Empress", zhHant: "皇后" },
    arcana: "major",
    number: 3,
    element: "earth",
    astro: { en: "Venus", zhHant: "金星" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["abundance", "care", "senses", "growth"],
        zhHant: ["豐盛", "照料", "感官", "生長"],
      },
      meaning: {
        en: "Under the Empress things grow because they are fed, looked at and touched. She measures by warmth rather than by effort, and she trusts that a living thing left in good soil knows its own business.",
        zhHant:
          "皇后手下的東西會長，因為有人餵養、看顧、碰觸。她用溫度衡量，不用苦勞；她相信活的東西放在好土裡，自己知道該怎麼長。",
      },
      aspects: {
        situation: {
          en: "The ground is rich, and what has been tended is putting out leaves on its own.",
          zhHant: "土是肥的，照顧過的東西自己冒出了葉子。",
        },
        obstacle: {
          en: "So much comfort gathers round the matter that nobody wishes to be the one who prunes it.",
          zhHant: "四周太舒服，沒有人願意當那個動手修枝的人。",
        },
        advice: {
          en: "Feed what is already growing, and let beauty count as a practical reason.",
          zhHant: "已經在長的就好好餵它，美也可以算是實際的理由。",
        },
        outcome: {
          en: "It comes to leaf in its own season, giving more than was planned and asking to be shared out.",
          zhHant: "它照自己的季節長成，給得比預想多，也等著分出去。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["overgiving", "smothering", "neglected body", "barren stretch"],
        zhHant: ["給過了頭", "悶住", "忘了身體", "荒疏"],
      },
      meaning: {
        en: "Care has lost its measure. It pours out until the giver is dry, or it wraps so closely that nothing inside can move, and in either case the one who is never asked how they are is the carer.",
        zhHant:
          "照顧失了分寸：倒到自己見底，或裹得太緊，裡頭的東西動不了。無論哪一種，從來沒被問一句「你還好嗎」的，都是照顧人的那個。",
      },
      aspects: {
        situation: {
          en: "A garden is watered every hour by someone who has not sat down to eat.",
          zhHant: "有人每個鐘頭都去澆花，自己卻一直沒坐下來吃飯。",
        },
        obstacle: {
          en: "Being needed has become so sweet that anyone else's growth looks a little like being left.",
          zhHant: "被需要的滋味太甜，別人一長大，看起來就有點像離開。",
        },
        advice: {
          en: "Return one hour of your care to yourself, in food, daylight or sleep, and watch what manages without you.",
          zhHant: "把一個小時的照顧還給自己，吃頓飯、曬曬太陽、睡一覺，看看哪些事沒有你也行。",
        },
        outcome: {
          en: "A dry patch ends quietly once the soil is allowed to lie fallow instead of being urged.",
          zhHant: "讓地好好休耕、不再催它，乾裂的那塊才慢慢緩過來。",
        },
      },
    },
  },
  {
    id: 4,
    slug: "the-emperor",
    name: { en: "The Emperor", zhHant: "皇帝" },
    arcana: "major",
    number: 4,
    element: "fire",
    astro: { en: "Aries", zhHant: "牡羊座" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["structure", "authority", "steadiness", "limits"],
        zhHant: ["架構", "權責", "穩固", "界線"],
      },
      meaning: {
        en: "The Emperor builds the wall that lets others sleep. His order is worth having when it is clear, when it applies to himself as well, and when it serves the life inside it.",
        zhHant:
          "皇帝砌牆，是讓裡面的人睡得著。他的秩序要清楚、自己也守、為的是牆裡的日子，才值得擁有。",
      },
      aspects: {
        situation: {
          en: "Roles, rules and a responsible person are in place, and the weight rests on something solid.",
          zhHant: "角色、規矩、負責的人都定了，重量落在實處。",
        },
        obstacle: {
          en: "A rule that once protected has become a fence, and questioning it is heard as disloyalty.",
          zhHant: "從前保護人的規定成了圍籬，一問起它，就被聽成不忠。",
        },
        advice: {
          en: "Decide what is yours to decide, write down the limits, and then keep to them yourself first.",
          zhHant: "該你定的就定下來，把界線寫清楚，然後自己先遵守。",
        },
        outcome: {
          en: "A frame is raised that can carry weight for years, provided someone keeps it in repair.",
          zhHant: "一副骨架立起來了，有人肯修補，就能承重多年。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["rigidity", "control", "missing backbone", "quarrel with power"],
        zhHant: ["僵硬", "控制", "沒有主心骨", "與權威較勁"],
      },
      meaning: {
        en: "Order has turned into an end in itself, or has gone missing where it was most needed. Behind a raised voice there is often a person who does not feel in charge of anything.",
        zhHant:
          "秩序成了目的，或在最需要它的地方缺了席。嗓門大的背後，往往是個覺得什麼都管不住的人。",
      },
      aspects: {
        situation: {
          en: "The chair at the head of the table is either gripped with both hands or standing empty.",
          zhHant: "主位那張椅子，不是被人雙手緊抓，就是空著。",
        },
        obstacle: {
          en: "Winning against the person in charge has come to matter more than the thing you wanted from them.",
          zhHant: "贏過管事的人，變得比當初想要的那件事更要緊。",
        },
        advice: {
          en: "Loosen one rule that exists only to prove who rules, and tighten one that actually shelters somebody.",
          zhHant: "鬆開一條只為證明誰大的規矩，收緊一條真能護住人的。",
        },
        outcome: {
          en: "The old command loses its grip, and a steadier kind of authority has room to be earned.",
          zhHant: "舊的號令使不動了，另一種更穩的威信才有地方慢慢掙來。",
        },
      },
    },
  },
  {
    id: 5,
    slug: "the-hierophant",
    name: { en: "The Hierophant", zhHant: "教皇" },
    arcana: "major",
    number: 5,
    element: "earth",
    astro: { en: "Taurus", zhHant: "金牛座" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["tradition", "teaching", "shared values", "blessing"],
        zhHant: ["傳統", "教導", "共同信念", "認可"],
      },
      meaning: {
        en: "The Hierophant hands on what was handed to him: a form, a vow, a way of doing things that has held other people up before. He offers belonging, and in return he asks that you learn the words before you change them.",
        zhHant:
          "教皇把接過來的再傳下去：一套形式、一個誓約、一種撐住過許多人的做法。他給人歸屬，也要求你先學會那些話，再來改它。",
      },
      aspects: {
        situation: {
          en: "There is a customary way to do this, with people who know it well and are willing to teach.",
          zhHant: "這件事自有老規矩，也有熟門熟路又肯教的人。",
        },
        obstacle: {
          en: "Approval is being waited for from a teacher who may never have been asked.",
          zhHant: "一直在等一位老師點頭，而他可能根本沒被問過。",
        },
        advice: {
          en: "Find someone who has done this properly before and follow the form once from beginning to end.",
          zhHant: "找一個真正做過的人，照著規矩從頭到尾走一遍。",
        },
        outcome: {
          en: "A private conviction finds its place in a larger house and gains company there.",
          zhHant: "私下的信念在更大的屋簷下找到位置，也有了同伴。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["own conscience", "empty ritual", "dogma", "new custom"],
        zhHant: ["自己的良知", "空殼儀式", "教條", "新的規矩"],
      },
      meaning: {
        en: "The form goes on after its meaning has left the room. What remains is to sort out which parts of the inheritance are alive, and to take responsibility for a belief that no institution has stamped.",
        zhHant:
          "意義已經走了，儀式還在進行。剩下的功課，是分辨繼承來的哪些部分還活著，並為一份沒有機構蓋章的信念負責。",
      },
      aspects: {
        situation: {
          en: "The old words are recited correctly, and several of those present are looking at the floor.",
          zhHant: "老話念得一字不差，在場卻有好幾個人低頭看地板。",
        },
        obstacle: {
          en: "Rebelling against the teaching keeps it at the centre as firmly as obedience would.",
          zhHant: "一味反對那套教導，其實和順從一樣，都讓它坐在正中央。",
        },
        advice: {
          en: "Keep the one practice that still feeds you, let the others rest, and say so without contempt.",
          zhHant: "留下仍能滋養你的那一項，其餘的先放著，講的時候不必帶輕蔑。",
        },
        outcome: {
          en: "A faith or method made to your own measure takes shape, plainer than the old one and easier to live by.",
          zhHant: "一套合自己尺寸的信念或方法漸漸成形，比舊的樸素，也比較過得下去。",
        },
      },
    },
  },
  {
    id: 6,
    slug: "the-lovers",
    name: { en: "The Lovers", zhHant: "戀人" },
    arcana: "major",
    number: 6,
    element: "air",
    astro: { en: "Gemini", zhHant: "雙子座" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["choice", "union", "attraction", "consent"],
        zhHant: ["抉擇", "結合", "吸引", "心甘情願"],
      },
      meaning: {
        en: "The Lovers stand undisguised before each other and before a choice. What is decided here is decided with the heart in full view, and it binds because nobody was pushed.",
        zhHant:
          "戀人坦然相對，也坦然面對選擇。在這裡做的決定是把心攤開來做的，因為沒有人被推，所以才算數。",
      },
      aspects: {
        situation: {
          en: "Two things that belong to different worlds have turned to face each other.",
          zhHant: "分屬兩個世界的兩樣東西，轉過身來面對面。",
        },
        obstacle: {
          en: "Wanting both roads to stay open keeps either one from being walked.",
          zhHant: "兩條路都想留著，結果哪一條都沒走成。",
        },
        advice: {
          en: "Choose the thing you would still choose if nobody ever praised you for it.",
          zhHant: "選那個就算沒有人稱讚，你還是會選的。",
        },
        outcome: {
          en: "A wholehearted yes gathers scattered forces, and the no that goes with it becomes easier to say.",
          zhHant: "一個真心的「好」把散開的力氣收攏，連帶那個「不」也比較說得出口。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["divided heart", "mismatch", "avoidance of choice", "repair"],
        zhHant: ["心分兩半", "不相稱", "逃避抉擇", "修補"],
      },
      meaning: {
        en: "Head and heart are pulling on different ropes, or two people mean different things by the same word. The card does not say that love has failed; it says that something has been agreed to which was never truly chosen.",
        zhHant:
          "頭和心各拉一條繩，或者兩個人用同一個詞說著不同的事。這張牌不是說情分沒了，而是說有件事點過頭，卻從沒真正選過。",
      },
      aspects: {
        situation: {
          en: "A pair stand side by side, each looking at a reflection in the other's window.",
          zhHant: "兩個人並肩站著，看的卻都是對方窗上自己的倒影。",
        },
        obstacle: {
          en: "The decision has been left to habit, so that whatever happens can be called nobody's fault.",
          zhHant: "決定交給了習慣，這樣無論怎樣都可以說不是誰的錯。",
        },
        advice: {
          en: "Say what you cannot give as clearly as what you can, and listen for the relief.",
          zhHant: "給得起的說清楚，給不起的也一樣，然後聽聽看誰鬆了一口氣。",
        },
        outcome: {
          en: "A false harmony comes apart, leaving either an honest distance or a bond that has been chosen this time.",
          zhHant: "表面的和諧拆開了，留下的要麼是誠實的距離，要麼是這回真正選過的關係。",
        },
      },
    },
  },
  {
    id: 7,
    slug: "the-chariot",
    name: { en: "The Chariot", zhHant: "戰車" },
    arcana: "major",
    number: 7,
    element: "water",
    astro: { en: "Cancer", zhHant: "巨蟹座" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["drive", "direction", "self-command", "momentum"],
        zhHant: ["衝勁", "方向", "自持", "動能"],
      },
      meaning: {
        en: "The Chariot moves because two unlike animals have been persuaded to pull one way. Its victory is over the pull of opposite wishes, and the hand on the reins matters more than the speed.",
        zhHant:
          "戰車動得起來，是因為兩頭性子不同的獸被說服往同一邊拉。它勝過的是彼此拉扯的念頭，握韁的手比速度要緊。",
      },
      aspects: {
        situation: {
          en: "Opposing forces have been harnessed, and the whole thing has begun to roll.",
          zhHant: "相反的力道套進了同一副軛，整輛車開始滾動。",
        },
        obstacle: {
          en: "Sheer momentum is doing the steering, and stopping to ask the way feels like losing.",
          zhHant: "車子靠慣性在轉彎，停下來問路都覺得像輸了。",
        },
        advice: {
          en: "Hold one direction long enough for it to be tested, and give both of your contrary wishes a share of the work.",
          zhHant: "認定一個方向，撐到看得出對不對，讓兩個相反的念頭各分一份活。",
        },
        outcome: {
          en: "Ground is covered and the distance behind becomes visible, along with the next gate.",
          zhHant: "走過的路回頭看得見了，下一道城門也看得見。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["loss of reins", "stalled advance", "overdrive", "detour"],
        zhHant: ["韁繩鬆脫", "進退不得", "過度使力", "繞道"],
      },
      meaning: {
        en: "The wheels spin. Force is being used where direction is missing, or a direction is known and nobody has fed the horses.",
        zhHant: "輪子空轉。不是沒方向卻硬使力，就是知道方向卻沒人餵馬。",
      },
      aspects: {
        situation: {
          en: "The vehicle is magnificent, the road is mud, and each passenger is shouting a different turn.",
          zhHant: "車很氣派，路是爛泥，車上的人各喊各的彎。",
        },
        obstacle: {
          en: "You are fighting for control of something that would go better with a lighter hand.",
          zhHant: "你在爭一件事的掌控權，而它手放輕一點反而走得順。",
        },
        advice: {
          en: "Stop, rest what pulls the cart, and settle the destination before the pace.",
          zhHant: "先停下，讓拉車的喘口氣，目的地談妥了再談快慢。",
        },
        outcome: {
          en: "A slower route proves passable, and the ambition that survives the delay is the one worth keeping.",
          zhHant: "慢的那條路走得通，耽擱之後還留著的志向，才是值得留的。",
        },
      },
    },
  },
  {
    id: 8,
    slug: "strength",
    name: { en: "Strength", zhHant: "力量" },
    arcana: "major",
    number: 8,
    element: "fire",
    astro: { en: "Leo", zhHant: "獅子座" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["quiet courage", "patience", "warmth", "gentle power"],
        zhHant: ["沉靜的勇氣", "耐性", "溫厚", "以柔御剛"],
      },
      meaning: {
        en: "Strength rests an open hand on the lion and lets it feel that the hand is not afraid. What is fierce is neither caged nor obeyed; it is befriended, and the force it guarded becomes available.",
        zhHant:
          "力量把攤開的手放在獅子身上，讓牠感覺這隻手不怕。猛烈的東西不關起來，也不聽牠使喚，而是與牠交上朋友，牠守著的那股勁才用得上。",
      },
      aspects: {
        situation: {
          en: "Something strong and easily startled is being met with a calm that does not hurry.",
          zhHant: "一個強烈又容易受驚的東西，遇上了不急不躁的平靜。",
        },
        obstacle: {
          en: "So much strength is spent on looking composed that none is left for the matter itself.",
          zhHant: "力氣都用在維持鎮定的樣子，真正的事反而沒力氣管。",
        },
        advice: {
          en: "Lower your voice, stay near what frightens or angers you, and let it get used to being looked at.",
          zhHant: "把聲音放低，留在讓你怕、讓你氣的東西旁邊，讓它習慣被看著。",
        },
        outcome: {
          en: "Trust grows between the will and the appetite, and a great deal becomes possible without force.",
          zhHant: "意志和欲望之間慢慢有了信任，許多事不必硬來也做得到。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["self-doubt", "raw temper", "exhaustion", "forced control"],
        zhHant: ["懷疑自己", "脾氣", "力竭", "硬壓"],
      },
      meaning: {
        en: "The lion has noticed that the hand is trembling. Courage has not gone, but it has been spent on holding things down, and what was pressed under for good manners now shows its teeth at small occasions.",
        zhHant:
          "獅子察覺那隻手在抖。勇氣沒有消失，只是都用來壓東西了，為了體面壓下去的，便在小事上露出牙來。",
      },
      aspects: {
        situation: {
          en: "A patient person has been patient for too long, and the cups rattle on their shelf.",
          zhHant: "一個有耐性的人忍得太久，櫃上的杯子輕輕碰響。",
        },
        obstacle: {
          en: "You measure yourself against a bravery that nobody actually has.",
          zhHant: "你拿來比較自己的那種勇敢，其實誰也沒有。",
        },
        advice: {
          en: "Rest before you are brave again, and admit the size of the animal to someone kind.",
          zhHant: "要再勇敢之前先歇歇，把那頭獸有多大，講給一個厚道的人聽。",
        },
        outcome: {
          en: "Confidence returns by small, kept promises rather than by one great show of nerve.",
          zhHant: "自信是靠一個個守住的小約定回來的，不是靠一次大大的逞強。",
        },
      },
    },
  },
  {
    id: 9,
    slug: "the-hermit",
    name: { en: "The Hermit", zhHant: "隱者" },
    arcana: "major",
    number: 9,
    element: "earth",
    astro: { en: "Virgo", zhHant: "處女座" },
    polarity: 0,
    upright: {
      keywords: {
        en: ["solitude", "inquiry", "lantern light", "discernment"],
        zhHant: ["獨處", "探問", "提燈", "辨明"],
      },
      meaning: {
        en: "The Hermit leaves the company in order to hear one question at a time. His lamp lights only the next few steps, which is enough, and it can be seen from far off by others who are looking.",
        zhHant:
          "隱者離開人群，為的是一次只聽一個問題。他的燈只照得到眼前幾步，這就夠了，而且遠處在找路的人也看得見。",
      },
      aspects: {
        situation: {
          en: "Someone has stepped away from the noise and is looking at the matter by a small, steady light.",
          zhHant: "有人離開喧鬧，就著一盞小而穩的燈端詳這件事。",
        },
        obstacle: {
          en: "Distance has become so comfortable that coming back down the hill keeps being postponed.",
          zhHant: "隔著距離太自在，下山的日子一延再延。",
        },
        advice: {
          en: "Withdraw for a set time with one question, and leave the door on the latch.",
          zhHant: "帶著一個問題退開一陣子，講好期限，門留著別鎖。",
        },
        outcome: {
          en: "A quiet certainty is reached that can be carried back and handed on without preaching.",
          zhHant: "得到一份安靜的把握，帶得回去，也能不說教地交給別人。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["isolation", "avoidance", "return to company", "cold light"],
        zhHant: ["孤立", "迴避", "重回人群", "冷光"],
      },
      meaning: {
        en: "Solitude has stopped teaching. The lamp is held so close to one's own face that it blinds, or the search is over and the seeker has not yet noticed that people are waiting below.",
        zhHant:
          "獨處不再教人什麼了。燈舉得離自己的臉太近，反而刺眼；或者早就找到了，只是還沒發現山下有人在等。",
      },
      aspects: {
        situation: {
          en: "The curtains stay closed long after the thinking was finished.",
          zhHant: "事情早就想完了，窗簾還一直拉著。",
        },
        obstacle: {
          en: "A wish not to be disturbed is passing itself off as depth.",
          zhHant: "不想被打擾的心情，正冒充成深沉。",
        },
        advice: {
          en: "Tell one living person what you have been turning over alone, in the order in which you thought it.",
          zhHant: "把獨自翻來覆去的事，照著你想的順序，講給一個活生生的人聽。",
        },
        outcome: {
          en: "The path runs down towards voices, and what was learned alone is tested in company.",
          zhHant: "小徑往有人聲的地方下去，獨自學到的，要在人群裡試過才算。",
        },
      },
    },
  },
  {
    id: 10,
    slug: "wheel-of-fortune",
    name: { en: "Wheel of Fortune", zhHant: "命運之輪" },
    arcana: "major",
    number: 10,
    element: "fire",
    astro: { en: "Jupiter", zhHant: "木星" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["turning point", "cycles", "timing", "luck in motion"],
        zhHant: ["轉折", "循環", "時機", "流動的運"],
      },
      meaning: {
        en: "The Wheel of Fortune turns, and those on it rise or sink without having become better or worse people. What can be chosen is where to stand: the rim is giddy, while the hub moves very little.",
        zhHant:
          "命運之輪轉動，輪上的人或升或降，並沒有因此變好或變壞。能選的是站在哪裡：輪緣讓人頭暈，輪軸幾乎不動。",
      },
      aspects: {
        situation: {
          en: "The conditions themselves are changing, and what was stuck has begun to shift of its own accord.",
          zhHant: "條件本身在變，原先卡住的，自己鬆動了。",
        },
        obstacle: {
          en: "Waiting for the right moment has become a trade, and moments keep being weighed instead of used.",
          zhHant: "等時機等成了職業，每個時機都在秤，沒有一個拿來用。",
        },
        advice: {
          en: "Move with the turn while it is easy, and keep your centre where good and bad luck both look alike.",
          zhHant: "趁轉得順時跟著走，心卻放在好運壞運看來都差不多的地方。",
        },
        outcome: {
          en: "One round closes and another takes its first turn, with different people at the top.",
          zhHant: "一圈走完，另一圈開始轉，在上面的換了人。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["repetition", "resistance", "bad timing", "lesson returning"],
        zhHant: ["重演", "抗拒", "不逢時", "功課又來"],
      },
      meaning: {
        en: "The same spoke has come round again, and it is tempting to call it fate. The Wheel reversed points to the hand that keeps giving it the same push.",
        zhHant: "同一根輻條又轉回來了，很想把它叫做命。逆位的輪子要看的是，哪隻手一直往同一邊推。",
      },
      aspects: {
        situation: {
          en: "An old scene is being played with new actors, and the lines come out word for word.",
          zhHant: "舊戲換了新演員，台詞一個字也沒改。",
        },
        obstacle: {
          en: "Much effort goes into holding still a thing whose nature is to turn.",
          zhHant: "本來就會轉的東西，花了好大力氣不讓它動。",
        },
        advice: {
          en: "Change the smallest thing that is yours in the pattern, and do not apologise to the pattern for it.",
          zhHant: "在這個循環裡，改掉屬於你的那一小塊，不必向它道歉。",
        },
        outcome: {
          en: "The run slows to where it can be stepped off, somewhat bruised and much better informed.",
          zhHant: "轉速慢到可以下車了，有些瘀青，也懂得多了。",
        },
      },
    },
  },
  {
    id: 11,
    slug: "justice",
    name: { en: "Justice", zhHant: "正義" },
    arcana: "major",
    number: 11,
    element: "air",
    astro: { en: "Libra", zhHant: "天秤座" },
    polarity: 0,
    upright: {
      keywords: {
        en: ["fairness", "cause and effect", "honesty", "balance"],
        zhHant: ["公允", "因果", "誠實", "權衡"],
      },
      meaning: {
        en: "Justice asks what happened, who did it and what would set it right, in that order. She weighs deeds rather than intentions, and her sword is there to separate the facts from the story.",
        zhHant:
          "正義依序問三件事：發生了什麼、誰做的、怎樣才算補正。她秤的是作為，不是用意；手上的劍，是用來把事實和說法分開的。",
      },
      aspects: {
        situation: {
          en: "Accounts are open on the table, and each side can be read next to the other.",
          zhHant: "帳目攤在桌上，兩邊可以並排著看。",
        },
        obstacle: {
          en: "Being in the right has become a place to live, and it leaves no chair for anyone else.",
          zhHant: "「我有理」成了住處，裡頭沒有別人的椅子。",
        },
        advice: {
          en: "State your own part first and exactly, then ask for what is owed to you in the same plain tone.",
          zhHant: "先把自己那一份老老實實說清楚，再用同樣平的口氣，要回該你的。",
        },
        outcome: {
          en: "Consequences come home to their causes, and a settlement is reached that both sides can look at in daylight.",
          zhHant: "後果回到各自的原因，談成的結果，兩邊都能在日光下看。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["bias", "evasion", "unequal terms", "self-reproach"],
        zhHant: ["偏頗", "推託", "條件不等", "自責"],
      },
      meaning: {
        en: "A thumb is resting on the scale. It may belong to someone who gains by it, or it may be your own, pressing down on your side of the blame out of habit.",
        zhHant: "秤盤上壓著一根拇指。也許是占便宜的人，也許是你自己，習慣性地把過錯往自己這邊壓。",
      },
      aspects: {
        situation: {
          en: "Everyone agrees that the matter was handled correctly, and no one feels at ease about it.",
          zhHant: "人人都說處理得合規矩，卻沒有一個人覺得踏實。",
        },
        obstacle: {
          en: "The grievance is so carefully kept that mending it would leave you with nothing to hold.",
          zhHant: "委屈收藏得太仔細，真要彌補了，反而手上空空。",
        },
        advice: {
          en: "Read the terms again as though they had been written for a friend, and question what you would not let them accept.",
          zhHant: "把那些條件再看一遍，當作是寫給朋友的，你不會讓他答應的，就提出來問。",
        },
        outcome: {
          en: "What was tilted is noticed, and that alone begins to bring the pans closer to level.",
          zhHant: "傾斜的地方被看見了，單是這樣，兩邊就開始往平處靠。",
        },
      },
    },
  },
  {
    id: 12,
    slug: "the-hanged-man",
    name: { en: "The Hanged Man", zhHant: "倒吊人" },
    arcana: "major",
    number: 12,
    element: "water",
    astro: { en: "Water", zhHant: "水元素" },
    polarity: 0,
    upright: {
      keywords: {
        en: ["pause", "surrender", "new angle", "willing sacrifice"],
        zhHant: ["停頓", "放手", "換個角度", "甘願付出"],
      },
      meaning: {
        en: "The Hanged Man has stopped by his own consent and sees the world the other way up. Nothing moves, and yet a good deal changes, because what looked like ground turns out to have been a point of view.",
        zhHant:
          "倒吊人是自己答應停下來的，從那裡看，世界上下顛倒。什麼都沒動，卻變了不少，因為原先以為的地面，不過是一種看法。",
      },
      aspects: {
        situation: {
          en: "Everything is suspended, and the strange quiet is showing the matter from underneath.",
          zhHant: "一切懸著，這股奇怪的安靜，正從底下照出事情的另一面。",
        },
        obstacle: {
          en: "Waiting has taken on a noble look, which makes it hard to ask whether it serves anyone.",
          zhHant: "等待有了崇高的樣子，於是不好意思問它到底對誰有益。",
        },
        advice: {
          en: "Leave off pushing, and write the problem out as the other person, or the opposite wish, would tell it.",
          zhHant: "別再推了，試著用對方的口吻，或那個相反的心願，把問題重寫一遍。",
        },
        outcome: {
          en: "Letting go of one fixed idea costs something real and returns a wider view.",
          zhHant: "放下一個認定，確實有代價，換回來的是更寬的視野。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["pointless sacrifice", "delay", "martyrdom", "coming down"],
        zhHant: ["白白犧牲", "拖延", "苦情", "落地"],
      },
      meaning: {
        en: "The rope was untied some time ago. What keeps the figure hanging is the hope that somebody will notice how long it has been, and the discovery that they may not is the beginning of movement.",
        zhHant:
          "繩子早就解開了。還掛在那裡，是盼著有人注意到掛了多久；發現可能不會有人注意，才是動起來的開頭。",
      },
      aspects: {
        situation: {
          en: "Something has been given up for so long that nobody remembers what it was meant to buy.",
          zhHant: "有樣東西放棄了太久，沒人記得當初是拿它換什麼。",
        },
        obstacle: {
          en: "Stalling is easier to forgive than refusing, so the refusal never gets said.",
          zhHant: "拖著比拒絕好交代，於是那句拒絕一直沒說。",
        },
        advice: {
          en: "Come down, shake out your legs, and take up the next ordinary task without explaining the gap.",
          zhHant: "下來吧，把腿甩一甩，做下一件普通的事，中間那段空白不必解釋。",
        },
        outcome: {
          en: "Motion resumes a little stiffly, and the sacrifice is seen for what it was and was not.",
          zhHant: "動作有點僵，但總算又動了；那份犧牲是什麼、不是什麼，也看得分明。",
        },
      },
    },
  },
  {
    id: 13,
    slug: "death",
    name: { en: "Death", zhHant: "死神" },
    arcana: "major",
    number: 13,
    element: "water",
    astro: { en: "Scorpio", zhHant: "天蠍座" },
    polarity: 0,
    upright: {
      keywords: {
        en: ["transformation", "ending", "clearing", "passage"],
        zhHant: ["蛻變", "了結", "清空", "過渡"],
      },
      meaning: {
        en: "The card called Death is about form: a shape that has served comes to its close so that what it held can take another. It sweeps rather than punishes, and beyond its gate the sun is coming up.",
        zhHant:
          "叫做「死神」的這張牌講的是形體：一個盡了用處的樣子到此收束，裡頭的東西才好換成別的。它像掃地，不像懲罰；門那頭，太陽正要升起。",
      },
      aspects: {
        situation: {
          en: "A chapter has reached its last page, and the hand that holds the book knows it.",
          zhHant: "一章讀到最後一頁，捧書的手也知道。",
        },
        obstacle: {
          en: "The old form is being carried along out of courtesy, and the courtesy grows heavier each week.",
          zhHant: "舊樣子靠著情面一路抬著走，這情面一週比一週沉。",
        },
        advice: {
          en: "Clear one shelf completely, thank what you take away, and leave the space empty for a while.",
          zhHant: "徹底清空一層架子，跟拿走的東西道聲謝，那塊空位先留著。",
        },
        outcome: {
          en: "An old skin is left behind, and what walks on is recognisable but lighter.",
          zhHant: "舊皮留在原地，往前走的仍認得出來，只是輕了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["clinging", "slow change", "half-farewell", "renewal refused"],
        zhHant: ["緊抓不放", "緩慢的變", "道別一半", "不肯換新"],
      },
      meaning: {
        en: "The change has been agreed to in principle and postponed in every particular. Leaves that should have dropped are still on the branch in spring, and the new buds have to push past them.",
        zhHant:
          "原則上同意要變，細節上樣樣延後。早該落的葉子到春天還掛在枝上，新芽得從旁邊擠出來。",
      },
      aspects: {
        situation: {
          en: "Boxes stand half-packed in a room that everyone still calls by its former name.",
          zhHant: "屋裡的箱子裝了一半，大家還用老名字叫這間房。",
        },
        obstacle: {
          en: "You keep the finished thing warm so that you need not meet the quiet that follows it.",
          zhHant: "已經結束的東西還在替它保溫，是為了不去面對接下來的安靜。",
        },
        advice: {
          en: "Say the goodbye in full, aloud if you can, and let the day after it be plain.",
          zhHant: "把那句再見說完整，可以的話說出聲，隔天就過得平平常常。",
        },
        outcome: {
          en: "What was delayed arrives by inches, asking less courage each day than it did in imagination.",
          zhHant: "拖著的改變一寸一寸來，每天要的勇氣，都比想像的少。",
        },
      },
    },
  },
  {
    id: 14,
    slug: "temperance",
    name: { en: "Temperance", zhHant: "節制" },
    arcana: "major",
    number: 14,
    element: "fire",
    astro: { en: "Sagittarius", zhHant: "射手座" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["moderation", "blending", "patience", "steady rhythm"],
        zhHant: ["調和", "摻合", "耐心", "緩和的節奏"],
      },
      meaning: {
        en: "Temperance pours from one cup to the other without spilling, neither hot nor cold but exactly warm enough. It is the art of the mixture, learned by tasting and adjusting rather than by rule.",
        zhHant:
          "節制把水從一個杯子倒進另一個，一滴不灑，不冷不燙，剛好溫。這是摻合的功夫，靠嚐、靠調，不靠公式。",
      },
      aspects: {
        situation: {
          en: "Two unlike elements are being mixed a little at a time, and the mixture is holding.",
          zhHant: "兩種不同的東西一點一點摻在一起，居然合得住。",
        },
        obstacle: {
          en: "Smoothing everything to the middle takes the salt out of it.",
          zhHant: "樣樣都往中間抹平，味道也跟著淡了。",
        },
        advice: {
          en: "Adjust by small amounts, wait for the taste to settle, and adjust again.",
          zhHant: "一次只調一點，等味道定了，再調一點。",
        },
        outcome: {
          en: "An even rhythm sets in that asks for no heroics and can be kept up for a long time.",
          zhHant: "節奏漸漸勻了，不必逞英雄，也就走得久。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["excess", "impatience", "clashing mixture", "lost rhythm"],
        zhHant: ["過量", "心急", "不合拍", "失了節奏"],
      },
      meaning: {
        en: "The pouring has become hurried, and half of it lands on the floor. Somewhere between too much and not at all there is a measure that the mood of the moment keeps stepping over.",
        zhHant: "倒得太急，一半灑在地上。過多和全無之間，本來有個分寸，卻一再被當下的心情跨過去。",
      },
      aspects: {
        situation: {
          en: "Feast days follow fast days, and ordinary days have gone missing.",
          zhHant: "大吃一頓和什麼都不碰輪著來，平常的日子不見了。",
        },
        obstacle: {
          en: "Each party dilutes the other's plan until neither can taste what they came for.",
          zhHant: "兩邊互相沖淡對方的打算，最後誰都嚐不出自己要的味道。",
        },
        advice: {
          en: "Turn both the work and the play down by a third for a week, and see what you actually miss.",
          zhHant: "忙的和玩的都先減三分之一，過一個禮拜，看看真正想念的是哪樣。",
        },
        outcome: {
          en: "The scale comes to rest after swinging, and a humbler recipe proves good enough.",
          zhHant: "晃了一陣，秤終於停下，一張更樸素的方子也夠用了。",
        },
      },
    },
  },
  {
    id: 15,
    slug: "the-devil",
    name: { en: "The Devil", zhHant: "惡魔" },
    arcana: "major",
    number: 15,
    element: "earth",
    astro: { en: "Capricorn", zhHant: "摩羯座" },
    polarity: -2,
    upright: {
      keywords: {
        en: ["attachment", "desire", "bargain", "shadow"],
        zhHant: ["執著", "欲望", "交換", "陰影"],
      },
      meaning: {
        en: "The Devil's chains are loose enough to lift over the head; it is the bargain that holds. This card speaks of what is wanted so much that the price goes unread, and of the strange comfort of having no choice.",
        zhHant:
          "惡魔的鎖鏈鬆得可以從頭上取下，真正綁住人的是那筆交換。這張牌說的是太想要、以至於沒看價錢的東西，還有「我沒得選」裡那份奇怪的舒服。",
      },
      aspects: {
        situation: {
          en: "An arrangement that began as pleasure is now kept going by fear of what its absence would be like.",
          zhHant: "一開始圖快活的安排，如今靠著怕它不在而維持。",
        },
        obstacle: {
          en: "What holds you flatters you first, and it is hard to resent a flatterer.",
          zhHant: "綁住人的東西先會奉承，而奉承者很難惹人怨。",
        },
        advice: {
          en: "Read the bargain aloud with its price, and test the chain by lifting it once.",
          zhHant: "把這筆交換連同價錢念出來，再試著把鏈子拿起來一次。",
        },
        outcome: {
          en: "The hold tightens for as long as it stays unspoken, and loosens by a link each time it is named.",
          zhHant: "不說它就越勒越緊，每說破一次，便鬆開一環。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["release", "temptation seen", "shame aired", "loosened bond"],
        zhHant: ["鬆綁", "看穿誘惑", "羞愧見光", "鏈子鬆了"],
      },
      meaning: {
        en: "The spell is breaking, which is less tidy than it sounds. Hands that have been tied for a long time do not know at first what to do, and the old cellar is at least a place one knows.",
        zhHant:
          "咒語在鬆動，過程沒有聽起來那麼俐落。綁久了的手，一時不曉得放哪裡，而那間老地窖，至少是個熟悉的地方。",
      },
      aspects: {
        situation: {
          en: "A light has been switched on in a room where everyone had got used to the dark.",
          zhHant: "大家早習慣摸黑的房間裡，有人開了燈。",
        },
        obstacle: {
          en: "Shame over having been caught keeps you closer to the trap than the trap does.",
          zhHant: "上過當的羞愧，比那個陷阱更把人留在原地。",
        },
        advice: {
          en: "Take off one link and put something kind in the place where it used to sit.",
          zhHant: "先拿掉一環，在原來那個位置放點溫和的東西。",
        },
        outcome: {
          en: "Freedom comes in awkward instalments, and the appetite beneath it learns a better name.",
          zhHant: "自由分期來，有點彆扭；底下那份渴望，也學會一個比較好的名字。",
        },
      },
    },
  },
  {
    id: 16,
    slug: "the-tower",
    name: { en: "The Tower", zhHant: "高塔" },
    arcana: "major",
    number: 16,
    element: "fire",
    astro: { en: "Mars", zhHant: "火星" },
    polarity: -2,
    upright: {
      keywords: {
        en: ["upheaval", "revelation", "collapse of pretence", "sudden truth"],
        zhHant: ["動盪", "揭露", "假象瓦解", "突來的真相"],
      },
      meaning: {
        en: "The Tower was built on a false foundation, and lightning only finds what was already tall and hollow. What falls is the structure and its boast; those who leave it stand, shaken, on real ground.",
        zhHant:
          "高塔蓋在錯的地基上，閃電找上的，本來就是又高又空的東西。倒下的是那座架子和它的誇口，走出來的人驚魂未定，腳下卻是實地。",
      },
      aspects: {
        situation: {
          en: "A construction that took great effort to keep upright has stopped being able to stand.",
          zhHant: "一座費了大力氣才撐住的東西，再也撐不住了。",
        },
        obstacle: {
          en: "Energy goes into propping the wall, and the crack is discussed as if it were decoration.",
          zhHant: "力氣都拿去頂牆，那道裂縫被當成裝飾來談。",
        },
        advice: {
          en: "Get yourself out from under it first, and decide what to rebuild only when the dust is down.",
          zhHant: "先從底下出來，要重建什麼，等塵埃落定再說。",
        },
        outcome: {
          en: "The view is suddenly wide, because something that blocked it is no longer there.",
          zhHant: "視野忽然開了，因為擋著的東西不在了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["crisis deferred", "inner quake", "narrow escape", "slow dismantling"],
        zhHant: ["延後的震動", "內在地震", "擦身而過", "慢慢拆"],
      },
      meaning: {
        en: "The shaking is happening inside, or has been put off by skilful patching. There is still time to take the building down by hand, floor by floor, and that is a gentler thing than lightning.",
        zhHant:
          "搖晃發生在裡面，或被熟練的修補拖住了。現在還來得及一層一層親手拆，比等閃電溫和得多。",
      },
      aspects: {
        situation: {
          en: "Plaster dust lies on the furniture every morning, and it is wiped away before breakfast.",
          zhHant: "每天早上家具都蒙著一層灰泥，早餐前就被擦掉。",
        },
        obstacle: {
          en: "The fear of one loud moment has been stretched into a year of small tremors.",
          zhHant: "怕那一聲巨響，結果拉成了一整年的小震。",
        },
        advice: {
          en: "Remove a single prop that you know to be false, on a day of your own choosing.",
          zhHant: "挑一個自己選的日子，拆掉一根你明知是假的支柱。",
        },
        outcome: {
          en: "What could not last is brought down in an orderly way, and much of the brick can be used again.",
          zhHant: "留不住的東西有條理地拆了，磚頭多半還能再用。",
        },
      },
    },
  },
  {
    id: 17,
    slug: "the-star",
    name: { en: "The Star", zhHant: "星星" },
    arcana: "major",
    number: 17,
    element: "air",
    astro: { en: "Aquarius", zhHant: "水瓶座" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["hope", "calm", "openness", "renewal"],
        zhHant: ["希望", "平靜", "敞開", "復甦"],
      },
      meaning: {
        en: "After the noise, the Star: one bare figure by the water, pouring it out as though there were plenty. The hope meant here is quiet and undefended, a direction to steer by rather than a wish to be granted.",
        zhHant:
          "喧囂過後是星星：水邊一個人，毫無遮掩地把水傾出，彷彿取之不盡。這裡的希望很安靜，也不設防，是用來辨認方向的，不是等人實現的願望。",
      },
      aspects: {
        situation: {
          en: "The sky has cleared, and a sensitive thing can be left uncovered without harm.",
          zhHant: "天清了，嬌嫩的東西敞著也不會受傷。",
        },
        obstacle: {
          en: "Gazing at the far light is so soothing that the near field goes unplanted.",
          zhHant: "望著遠處的光太安慰人，近處的田就沒有種。",
        },
        advice: {
          en: "Choose one distant point to steer by, and do the small restoring things each evening.",
          zhHant: "選一個遠方的點來定向，每天傍晚做些小小的、讓自己回復的事。",
        },
        outcome: {
          en: "A slow renewal sets in from the inside, more like water rising than like an event.",
          zhHant: "從裡面慢慢回復，像水位上升，不像發生了什麼事。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["discouragement", "clouded faith", "guarded heart", "faint signal"],
        zhHant: ["氣餒", "信心蒙雲", "心有防備", "微弱的光"],
      },
      meaning: {
        en: "The star has not gone out; the sky is overcast. Disappointment has taught a caution that looks like realism, and it now refuses even what costs nothing.",
        zhHant:
          "星星沒有熄，只是天陰。失望教會了一種看似務實的小心，如今連不用代價的東西也一併推開。",
      },
      aspects: {
        situation: {
          en: "The jug is kept carefully full because pouring it out did not help the last time.",
          zhHant: "壺裡的水小心留滿，因為上回倒出去也沒什麼用。",
        },
        obstacle: {
          en: "You ask hope for proof, and proof is the one thing it cannot carry.",
          zhHant: "你向希望要證據，而證據偏偏是它帶不動的東西。",
        },
        advice: {
          en: "Look for the smallest thing that still goes well, and visit it daily without asking it to grow.",
          zhHant: "找出還順的那件最小的事，每天去看看它，別要求它長大。",
        },
        outcome: {
          en: "Belief comes back in modest portions, beginning with trust in a single person or place.",
          zhHant: "相信一小份一小份地回來，先從一個人、一處地方開始。",
        },
      },
    },
  },
  {
    id: 18,
    slug: "the-moon",
    name: { en: "The Moon", zhHant: "月亮" },
    arcana: "major",
    number: 18,
    element: "water",
    astro: { en: "Pisces", zhHant: "雙魚座" },
    polarity: -1,
    upright: {
      keywords: {
        en: ["uncertainty", "dreams", "instinct", "illusion"],
        zhHant: ["不明", "夢", "本能", "幻影"],
      },
      meaning: {
        en: "By the light of the Moon a coat on a chair becomes a visitor. The path between the two towers is real, and so is the fear on it, but the shapes beside it belong partly to the one who walks.",
        zhHant:
          "月光底下，椅背上的外套會變成訪客。兩座塔中間的路是真的，路上的怕也是真的，路旁的影子卻有一半屬於走路的人。",
      },
      aspects: {
        situation: {
          en: "Outlines shift, the facts are few, and feelings are supplying the rest.",
          zhHant: "輪廓在動，事實不多，剩下的由感覺補上。",
        },
        obstacle: {
          en: "A fear borrowed from another time is being fitted to this one, and it nearly fits.",
          zhHant: "從別的時候借來的怕，套在眼前這件事上，偏偏差不多合身。",
        },
        advice: {
          en: "Go slowly, keep to the path you can feel underfoot, and postpone conclusions until morning.",
          zhHant: "慢慢走，踩著腳底感覺得到的路，結論留到天亮再下。",
        },
        outcome: {
          en: "The night passage is walked through without a guide, and by its end the eyes have learned to see in half-light.",
          zhHant: "這段夜路沒人帶，走到頭，眼睛已學會在微光裡看。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["clearing fog", "exposed illusion", "restless mind", "fear named"],
        zhHant: ["霧散", "幻象現形", "心神不寧", "說出害怕"],
      },
      meaning: {
        en: "The mist is thinning unevenly, so that some things come into view before one is ready for them. It is a relief and an embarrassment at once to see what one had been running from.",
        zhHant:
          "霧散得不均勻，有些東西在還沒準備好的時候就露出來。看清自己一直在躲什麼，既鬆口氣，也有點難為情。",
      },
      aspects: {
        situation: {
          en: "First light falls on a garden that had seemed full of strangers all night.",
          zhHant: "天光照進院子，整夜看來都是陌生人的地方。",
        },
        obstacle: {
          en: "A comfortable confusion is being defended, because clarity would ask for something.",
          zhHant: "有人護著那份舒服的糊塗，因為一旦清楚，就得做點什麼。",
        },
        advice: {
          en: "Check one suspicion against a plain fact, and let go of it if the fact is friendly.",
          zhHant: "拿一個疑心去對一件實在的事，事實若是和善的，就放了它。",
        },
        outcome: {
          en: "What seemed to have no shape becomes a list, and a list can be worked through.",
          zhHant: "原先沒有形狀的東西變成一張清單，清單是可以一項項做的。",
        },
      },
    },
  },
  {
    id: 19,
    slug: "the-sun",
    name: { en: "The Sun", zhHant: "太陽" },
    arcana: "major",
    number: 19,
    element: "fire",
    astro: { en: "Sun", zhHant: "太陽" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["joy", "clarity", "vitality", "candour"],
        zhHant: ["喜悅", "明朗", "活力", "坦率"],
      },
      meaning: {
        en: "Under the Sun nothing has to be guessed. The child on the horse has no reins and needs none, because what is simple and warm is for once also true.",
        zhHant:
          "太陽底下，什麼都不必猜。馬背上的孩子沒有韁繩，也用不著，因為這一次，單純、溫暖的，恰好也是真的。",
      },
      aspects: {
        situation: {
          en: "It is noon in this matter: everything is visible, and most of it is friendly.",
          zhHant: "這件事正當中午，樣樣看得見，而且多半友善。",
        },
        obstacle: {
          en: "The light is so flattering that nobody thinks to look at what is being scorched.",
          zhHant: "光照得人人好看，沒有人想到去看什麼正被曬焦。",
        },
        advice: {
          en: "Show yourself plainly, say the glad thing as well as the sensible one, and share the warmth while it lasts.",
          zhHant: "坦坦白白地站出來，該說的話要說，高興的話也要說，趁暖和時分給大家。",
        },
        outcome: {
          en: "Things come out into the open and are the better for it, and energy returns to where it was missing.",
          zhHant: "事情攤到陽光下，反而更好，缺了力氣的地方又有了精神。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["dimmed joy", "overexposure", "forced cheer", "delayed warmth"],
        zhHant: ["喜悅轉淡", "曝曬過度", "強顏歡笑", "遲來的暖"],
      },
      meaning: {
        en: "The sun is behind a thin cloud and still gives light enough to work by. There may be too much brightness on the surface, a smile that is expected daily, and a wish to be allowed an ordinary mood.",
        zhHant:
          "太陽躲在薄雲後，光線還夠做事。也可能表面太亮，每天都得笑，心裡只想被允許有個普通的心情。",
      },
      aspects: {
        situation: {
          en: "The party is well lit, the photographs are cheerful, and somebody is standing a long time at the sink.",
          zhHant: "聚會燈火通明，照片個個開心，有個人在水槽邊站了很久。",
        },
        obstacle: {
          en: "Pride in being the bright one makes it hard to ask for shade.",
          zhHant: "當慣了發亮的那個，就不好意思說想躲躲蔭。",
        },
        advice: {
          en: "Take one pleasure in private, with no one to report it to, and notice its real size.",
          zhHant: "私下享受一件樂事，不必向誰報告，看看它真正有多大。",
        },
        outcome: {
          en: "Warmth reaches the matter late and at a slant, and it proves to be enough.",
          zhHant: "暖意來得晚，也斜斜的，卻夠用了。",
        },
      },
    },
  },
  {
    id: 20,
    slug: "judgement",
    name: { en: "Judgement", zhHant: "審判" },
    arcana: "major",
    number: 20,
    element: "fire",
    astro: { en: "Fire", zhHant: "火元素" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["awakening", "reckoning", "calling", "absolution"],
        zhHant: ["醒悟", "總結", "召喚", "寬免"],
      },
      meaning: {
        en: "Judgement sounds a trumpet, and what had been put away gets up to be counted. It is a summons rather than a sentence: the past is called by its name so that it can stop calling you.",
        zhHant:
          "審判吹起號角，收起來的東西紛紛起身點名。這是召喚，不是判刑：把過去的名字叫出來，它才不再一直叫你。",
      },
      aspects: {
        situation: {
          en: "Something long settled asks to be looked at again, in the open and all at once.",
          zhHant: "早已塵封的事要求再看一遍，公開地、一次看完。",
        },
        obstacle: {
          en: "You wait to be told that you are forgiven by someone who does not know they were asked.",
          zhHant: "你在等某個人說一句「沒關係」，而對方不知道自己被問過。",
        },
        advice: {
          en: "Answer the call that keeps repeating, and take the whole of your past along rather than the presentable half.",
          zhHant: "那個一再響起的召喚，回它一聲，帶著整個過去去，不要只帶體面的那一半。",
        },
        outcome: {
          en: "An honest summing-up closes the account, and a truer task can be heard in the silence after it.",
          zhHant: "老實總結一次，帳就結了，之後的安靜裡，聽得見更貼切的使命。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["self-judgement", "ignored call", "lingering regret", "second hearing"],
        zhHant: ["苛責自己", "充耳不聞", "懊悔", "重新聆聽"],
      },
      meaning: {
        en: "The trumpet has been heard and the pillow pulled over the ears. Or the court sits every night inside one head, with the same witness, and never reaches a verdict.",
        zhHant:
          "號角聽見了，只是把枕頭蒙在耳朵上。不然就是腦子裡夜夜開庭，證人同一個，判決從來不下。",
      },
      aspects: {
        situation: {
          en: "An old mistake is taken out, polished and put back in its place every evening.",
          zhHant: "一樁舊錯，每晚拿出來擦亮，再放回原位。",
        },
        obstacle: {
          en: "Doubt about whether you deserve to begin again is using up the time to begin.",
          zhHant: "老在想自己配不配重新開始，開始的時間就用完了。",
        },
        advice: {
          en: "Let the case be heard once by somebody fair, accept what can be mended, and close the court.",
          zhHant: "請一位公道的人把這案子聽一次，能補的補，然後退庭。",
        },
        outcome: {
          en: "The call grows softer without ceasing, and can be answered later than one had feared.",
          zhHant: "召喚越來越輕，並沒有停，回應它的時間比原先擔心的要寬。",
        },
      },
    },
  },
  {
    id: 21,
    slug: "the-world",
    name: { en: "The World", zhHant: "世界" },
    arcana: "major",
    number: 21,
    element: "earth",
    astro: { en: "Saturn", zhHant: "土星" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["completion", "wholeness", "integration", "wide horizon"],
        zhHant: ["圓滿", "完整", "融會", "寬闊"],
      },
      meaning: {
        en: "The World dances inside a finished wreath, and all four corners are looking on. Something has come full circle and fits together; the joy of it lies in the fit rather than in the applause.",
        zhHant:
          "世界在編好的花環裡起舞，四個角落都看著。有件事繞了整整一圈，終於合得上；喜悅在於這份相合，不在掌聲。",
      },
      aspects: {
        situation: {
          en: "The pieces are in place, and the whole can be seen as one thing.",
          zhHant: "每一片都到了位，看得出是完整的一件。",
        },
        obstacle: {
          en: "Perfection is being guarded so closely that the door to the next room stays shut.",
          zhHant: "守著這份完滿守得太緊，通往下一間的門就一直關著。",
        },
        advice: {
          en: "Finish it properly, mark the day, and allow yourself to be glad before you plan again.",
          zhHant: "好好收尾，把這天記下來，先高興一下，再做別的打算。",
        },
        outcome: {
          en: "A circle closes with everything inside it, and its edge turns out to be a threshold.",
          zhHant: "圓合攏了，什麼都在裡面，而它的邊緣，原來是道門檻。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["unfinished business", "last step missing", "narrow world", "loose end"],
        zhHant: ["未竟", "差一步", "天地變小", "線頭"],
      },
      meaning: {
        en: "Nine tenths are done, and the last tenth has become strangely hard. It may be easier to leave a thing nearly perfect than to complete it and find out who one is afterwards.",
        zhHant:
          "做了九成，最後一成忽然變得好難。讓一件事停在差一點完美，也許比做完它、再去面對之後的自己容易。",
      },
      aspects: {
        situation: {
          en: "A beautiful piece of work lies one seam short of being worn.",
          zhHant: "一件漂亮的衣裳，只差一道縫線就能穿。",
        },
        obstacle: {
          en: "Looking for a grander ending keeps the available one from being used.",
          zhHant: "總想要更盛大的結局，眼前能用的那個就擱著。",
        },
        advice: {
          en: "Find the single loose end that bothers you most and tie it, even with an ugly knot.",
          zhHant: "找出最掛心的那個線頭，打個結，醜一點也行。",
        },
        outcome: {
          en: "It reaches an end that is smaller than imagined and solid enough to be built on.",
          zhHant: "結局比想像小，卻夠結實，可以往上蓋。",
        },
      },
    },
  },
];
