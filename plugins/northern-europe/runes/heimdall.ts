/** Heimdall's aett, runes 9-16. Texts are original; sources of names and elements stand in runes.ts. */
import type { Rune } from "./rune.ts";

export const HEIMDALL: readonly Rune[] = [
  {
    id: "hagalaz",
    number: 9,
    name: { en: "Hagalaz", zhHant: "哈格拉茲" },
    native: "*hagalaz",
    gloss: { en: "hail", zhHant: "冰雹" },
    unicode: "ᚺ",
    letter: "H",
    sound: "h",
    aett: "heimdall",
    element: "ice",
    reversible: false,
    upright: {
      keywords: {
        en: ["hail", "disruption", "seed of change", "exposure"],
        zhHant: ["冰雹", "打斷", "變的種子", "露出實情"],
      },
      meaning: {
        en: "Hagalaz is hail, the hard white grain that falls on every field alike and an hour later is water. It breaks what was brittle and shows what was sound, and it has nobody in particular in mind.",
        zhHant:
          "哈格拉茲是冰雹，又硬又白的顆粒，落在每一塊田上不分彼此，一個鐘頭後就是水。它打碎脆的，顯出結實的，並不是衝著誰來。",
      },
      aspects: {
        situation: {
          en: "Weather has come over the matter from outside, and plans are lying flat.",
          zhHant: "外頭的天氣掃過這件事，計畫都倒伏在地。",
        },
        obstacle: {
          en: "Being indignant at the hail keeps everyone standing in it.",
          zhHant: "氣冰雹不公平，於是大家都還站在外頭淋。",
        },
        advice: {
          en: "Take cover first, count the damage afterwards, and water something with what melts.",
          zhHant: "先躲，之後再清點損失，化下來的水拿去澆點什麼。",
        },
        outcome: {
          en: "The ground is clear and wet, and it can be seen which stems were living.",
          zhHant: "地清了，也濕了，看得出哪些莖是活的。",
        },
      },
    },
  },
  {
    id: "nauthiz",
    number: 10,
    name: { en: "Nauthiz", zhHant: "瑙提茲" },
    native: "*naudiz",
    gloss: { en: "need", zhHant: "匱乏" },
    unicode: "ᚾ",
    letter: "N",
    sound: "n",
    aett: "heimdall",
    element: "fire",
    reversible: false,
    upright: {
      keywords: {
        en: ["need", "constraint", "friction", "resourcefulness"],
        zhHant: ["需要", "束縛", "摩擦", "窮則變通"],
      },
      meaning: {
        en: "Nauthiz is need, drawn as two sticks rubbed together until they smoke. The lack it speaks of is real, and so is the fire which lack alone knows how to make.",
        zhHant:
          "瑙提茲是匱乏，畫成兩根互相摩擦、直到冒煙的木棍。它說的欠缺是真的，而唯有欠缺才懂得生的那種火，也是真的。",
      },
      aspects: {
        situation: {
          en: "There is not enough of something, and the shortage is deciding a good deal.",
          zhHant: "有樣東西不夠，許多事便由這份不夠來決定。",
        },
        obstacle: {
          en: "Wanting has grown so loud that nothing already here can be heard.",
          zhHant: "想要的聲音太大，已經有的都聽不見。",
        },
        advice: {
          en: "Name the need exactly, cut away the wants that ride on it, and begin with what is in the shed.",
          zhHant: "把真正需要的說準，順帶搭車的欲望先放下，從柴房裡現成的開始。",
        },
        outcome: {
          en: "Restraint teaches a craft that plenty would never have required.",
          zhHant: "束縛教會一門手藝，換作充裕的時候，根本用不到。",
        },
      },
    },
  },
  {
    id: "isa",
    number: 11,
    name: { en: "Isa", zhHant: "伊薩" },
    native: "*īsaz",
    gloss: { en: "ice", zhHant: "冰" },
    unicode: "ᛁ",
    letter: "I",
    sound: "i",
    aett: "heimdall",
    element: "ice",
    reversible: false,
    upright: {
      keywords: {
        en: ["ice", "stillness", "standstill", "clarity"],
        zhHant: ["冰", "靜止", "停擺", "清透"],
      },
      meaning: {
        en: "Isa is ice: one upright line, a bridge for those who walk gently and a wall for those who push. Under it the river has not gone anywhere.",
        zhHant: "伊薩是冰，一道直線；對輕輕走的人是橋，對硬推的人是牆。底下的河，哪裡也沒去。",
      },
      aspects: {
        situation: {
          en: "Everything has come to a stop, and in the stillness the outlines are very sharp.",
          zhHant: "一切都停了，靜得輪廓格外分明。",
        },
        obstacle: {
          en: "Coolness that was meant as protection has closed over the thing it protected.",
          zhHant: "冷本來是為了保護，如今把要保護的也封在裡面。",
        },
        advice: {
          en: "Leave it alone for now, keep your own fire going, and test the surface with care.",
          zhHant: "先別動它，把自己的火顧好，踩上去之前先試冰面。",
        },
        outcome: {
          en: "The thaw keeps its own date, and what was preserved is found unchanged.",
          zhHant: "融冰自有日子，凍住的東西，到時還是原來的樣子。",
        },
      },
    },
  },
  {
    id: "jera",
    number: 12,
    name: { en: "Jera", zhHant: "耶拉" },
    native: "*jēra",
    gloss: { en: "year, harvest", zhHant: "年、收成" },
    unicode: "ᛃ",
    letter: "J",
    sound: "j",
    aett: "heimdall",
    element: "earth",
    reversible: false,
    upright: {
      keywords: {
        en: ["harvest", "season", "patience", "due return"],
        zhHant: ["收成", "時令", "耐心", "應得的回報"],
      },
      meaning: {
        en: "Jera is the year come round, two half-turns that never touch and never part. It gives back what was put in, in kind and in season, and it cannot be hurried by needing it.",
        zhHant:
          "耶拉是繞回來的一年，兩個半圈，從不相碰，也從不分開。種了什麼就還什麼，到了時令才還，急也沒有用。",
      },
      aspects: {
        situation: {
          en: "A cycle is nearing its natural turn, and the work already done is ripening.",
          zhHant: "一個週期快到它自然的轉角，做過的工正在熟。",
        },
        obstacle: {
          en: "Looking for the harvest in spring, people dig up the seed.",
          zhHant: "春天就想看收成，於是把種子挖了出來。",
        },
        advice: {
          en: "Do what belongs to this month and nothing that belongs to the next.",
          zhHant: "做這個月該做的，下個月的先別碰。",
        },
        outcome: {
          en: "The yield is fair, and it is stored by the same hands that sowed it.",
          zhHant: "收成公道，收進倉的手，就是當初播種的手。",
        },
      },
    },
  },
  {
    id: "eihwaz",
    number: 13,
    name: { en: "Eihwaz", zhHant: "艾瓦茲" },
    native: "*īhwaz",
    gloss: { en: "yew", zhHant: "紫杉" },
    unicode: "ᛇ",
    letter: "EI",
    sound: "æː",
    aett: "heimdall",
    element: "air",
    reversible: false,
    upright: {
      keywords: {
        en: ["yew", "endurance", "axis", "passage between"],
        zhHant: ["紫杉", "堅忍", "軸心", "兩端之間"],
      },
      meaning: {
        en: "Eihwaz is the yew, rough outside, green all winter, and supple enough for bows. It joins what is above with what is below, and lends its patience to anyone who has to stand between the two.",
        zhHant:
          "艾瓦茲是紫杉，外皮粗，整個冬天都綠，韌得可以做弓。它連著上面與下面，誰得站在中間，它就把耐性借給誰。",
      },
      aspects: {
        situation: {
          en: "Beneath the changes there is a trunk that has not moved.",
          zhHant: "變來變去，底下有根樹幹沒動過。",
        },
        obstacle: {
          en: "Endurance has become an end, and the reason for enduring was mislaid on the way.",
          zhHant: "撐成了目的，當初為什麼撐，在路上弄丟了。",
        },
        advice: {
          en: "Bend as far as the bow needs and no farther, and keep your aim while you wait.",
          zhHant: "彎到弓需要的程度就好，等的時候，靶心別移開。",
        },
        outcome: {
          en: "A long strain is released in one clean direction.",
          zhHant: "繃了很久的，往一個俐落的方向放出去。",
        },
      },
    },
  },
  {
    id: "perthro",
    number: 14,
    name: { en: "Perthro", zhHant: "佩斯洛" },
    native: "*perþō",
    gloss: { en: "lot cup (uncertain)", zhHant: "籤筒（意義未定）" },
    unicode: "ᛈ",
    letter: "P",
    sound: "p",
    aett: "heimdall",
    element: "water",
    reversible: true,
    upright: {
      keywords: {
        en: ["lot cup", "chance", "hidden things", "play"],
        zhHant: ["籤筒", "機緣", "隱藏之物", "遊戲"],
      },
      meaning: {
        en: "Perthro is perhaps the dice cup; the old poem sets it where people sit laughing over a game. It stands for what cannot be known before it is tipped out, and for the good humour needed to play at all.",
        zhHant:
          "佩斯洛也許是骰盅，老詩把它放在人們圍坐談笑的賭局裡。它代表倒出來之前無從知道的，以及要玩下去所需要的好脾氣。",
      },
      aspects: {
        situation: {
          en: "The lots are still in the cup, and everyone is watching the hand.",
          zhHant: "籤還在筒裡，人人盯著那隻手。",
        },
        obstacle: {
          en: "Guessing at what is hidden has replaced the move that is open.",
          zhHant: "光猜藏著的，眼前能走的那一步就擱著。",
        },
        advice: {
          en: "Venture only what you could lose with a laugh, and then tip the cup.",
          zhHant: "只拿落空了還笑得出來的去試，然後把盅翻過來。",
        },
        outcome: {
          en: "Something unforeseen comes out on the table, and it can be played.",
          zhHant: "桌上開出一樣沒料到的，倒也能打。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["bad timing at play", "secrets", "disappointment", "closed cup"],
        zhHant: ["時機不巧", "祕密", "失望", "封住的籤筒"],
      },
      meaning: {
        en: "The cup stands mouth down, with a hand on it. Something is being kept back so long that its meaning has changed, or a disappointment is being taken for a pattern.",
        zhHant:
          "籤筒口朝下扣著，上面壓著一隻手。有件事瞞得太久，意思都變了；或者一次落空，被當成了定數。",
      },
      aspects: {
        situation: {
          en: "The game goes on after the pleasure has left it.",
          zhHant: "樂趣早就走了，牌局還在打。",
        },
        obstacle: {
          en: "Having lost one throw, you are trying to win it back from the wrong table.",
          zhHant: "輸了一把，卻到不相干的桌上去贏回來。",
        },
        advice: {
          en: "Lift your hand from the cup, show what is there, and sit out a round.",
          zhHant: "手從盅上拿開，讓人看看裡面是什麼，這一輪先不下。",
        },
        outcome: {
          en: "What was concealed comes out at last, smaller than its shadow.",
          zhHant: "藏著的終於出來，比它的影子小。",
        },
      },
    },
  },
  {
    id: "algiz",
    number: 15,
    name: { en: "Algiz", zhHant: "阿爾吉茲" },
    native: "*algiz",
    gloss: { en: "elk, protection", zhHant: "麋鹿、庇護" },
    unicode: "ᛉ",
    letter: "Z",
    sound: "z",
    aett: "heimdall",
    element: "air",
    reversible: true,
    upright: {
      keywords: {
        en: ["protection", "alertness", "sanctuary", "raised hands"],
        zhHant: ["庇護", "警醒", "安身之處", "舉起的手"],
      },
      meaning: {
        en: "Algiz is the elk with its head up, or the sedge that cuts the careless hand. It protects by noticing early, and it marks a place as not to be trodden on.",
        zhHant:
          "阿爾吉茲是抬起頭的麋鹿，也是會割粗心之手的莎草。它的保護在於及早察覺，也把一塊地方標明：不許踐踏。",
      },
      aspects: {
        situation: {
          en: "A safe place has been marked out, and someone is awake in it.",
          zhHant: "一塊安全的地方劃好了，裡面有人醒著。",
        },
        obstacle: {
          en: "Watching for danger has taken the place of whatever was to be kept safe.",
          zhHant: "一直在防，要防護的到底是什麼，倒沒人顧了。",
        },
        advice: {
          en: "Attend to the first small warning, stand close to your own, and raise the hand before the voice.",
          zhHant: "留意第一個小小的警訊，跟自己人站近些，先舉手，再提高聲音。",
        },
        outcome: {
          en: "The boundary is respected, and behind it something shy can graze.",
          zhHant: "界線有人尊重，後面膽小的，也能安心吃草。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["lowered guard", "false alarm", "exposure", "overprotection"],
        zhHant: ["疏於防備", "虛驚", "暴露", "保護過度"],
      },
      meaning: {
        en: "The antlers are down. Either a plain sign was overlooked because it was inconvenient, or so many alarms have been raised that the herd no longer lifts its head.",
        zhHant:
          "鹿角低垂著。不是一個明白的徵兆因為麻煩而被略過，就是警報拉得太多，鹿群連頭也不抬。",
      },
      aspects: {
        situation: {
          en: "A gate has been guarded on the side from which nobody comes.",
          zhHant: "守得嚴嚴的那道門，從來沒有人走。",
        },
        obstacle: {
          en: "Shelter has been offered so closely that there is no air in it.",
          zhHant: "庇護貼得太近，裡頭沒有空氣。",
        },
        advice: {
          en: "Check the one thing you have been told twice, and let the rest of the watch stand down.",
          zhHant: "有人跟你說過兩次的那件事，去查一查，其餘的崗先撤。",
        },
        outcome: {
          en: "Care finds a looser form in which both the guard and the guarded can breathe.",
          zhHant: "照顧換成比較鬆的樣子，守的和被守的都喘得過氣。",
        },
      },
    },
  },
  {
    id: "sowilo",
    number: 16,
    name: { en: "Sowilo", zhHant: "索維洛" },
    native: "*sōwilō",
    gloss: { en: "sun", zhHant: "太陽" },
    unicode: "ᛊ",
    letter: "S",
    sound: "s",
    aett: "heimdall",
    element: "air",
    reversible: false,
    upright: {
      keywords: {
        en: ["sun", "vitality", "clear aim", "guidance"],
        zhHant: ["太陽", "元氣", "明確目標", "指引"],
      },
      meaning: {
        en: "Sowilo is the sun as sailors mean it: warmth on the deck and a bearing to steer by. It does not remove the waves; it lets them be seen in time.",
        zhHant:
          "索維洛是水手口中的太陽，甲板上有暖意，也有了定向的準。它不會把浪拿走，只是讓人來得及看見。",
      },
      aspects: {
        situation: {
          en: "Light falls on the whole course, and strength is there to follow it.",
          zhHant: "整條航線都照得到光，也有力氣照著走。",
        },
        obstacle: {
          en: "Certainty is so bright that nobody looks into its shadow.",
          zhHant: "篤定太亮，沒有人去看它的影子。",
        },
        advice: {
          en: "Steer by the large and constant thing, and do the visible next stroke with good heart.",
          zhHant: "認準那個大而不變的來掌舵，看得見的下一槳，用好心情划下去。",
        },
        outcome: {
          en: "The aim and the means come into line, and ice that barred the way turns to water.",
          zhHant: "目標和辦法對齊了，擋路的冰化成了水。",
        },
      },
    },
  },
];
