/** Freyr's aett, runes 1-8. Texts are original; sources of names and elements stand in runes.ts. */
import type { Rune } from "./rune.ts";

export const FREYR: readonly Rune[] = [
  {
    id: "fehu",
    number: 1,
    name: { en: "Fehu", zhHant: "菲胡" },
    native: "*fehu",
    gloss: { en: "cattle, wealth", zhHant: "牛群、財富" },
    unicode: "ᚠ",
    letter: "F",
    sound: "f",
    aett: "freyr",
    element: "fire",
    reversible: true,
    upright: {
      keywords: {
        en: ["movable wealth", "energy", "circulation", "first effort"],
        zhHant: ["流動的財", "活力", "周轉", "初步的勁"],
      },
      meaning: {
        en: "Fehu is cattle: wealth on four legs that has to be fed, counted and moved to new grass. What it stands for grows while it circulates, and begins quarrels as soon as it is merely kept.",
        zhHant:
          "菲胡是牛群，四條腿的財富，要餵、要數、要趕往新的草地。它指的東西越流動越多，一旦只拿來存著，爭執就來了。",
      },
      aspects: {
        situation: {
          en: "There is something of value on the hoof, and it wants tending every day.",
          zhHant: "手邊有樣會走動的值錢東西，天天都得照料。",
        },
        obstacle: {
          en: "Counting the herd has taken over from asking what the herd is for.",
          zhHant: "只顧點數牛隻，忘了問養牛是為了什麼。",
        },
        advice: {
          en: "Put a part of what you have to work where others can use it too, and look after it in person.",
          zhHant: "把手上的一部分拿出來用，也讓別人用得到，並且親自看著。",
        },
        outcome: {
          en: "A modest beginning multiplies through use, and generosity becomes affordable.",
          zhHant: "小小的本錢因為用而生出更多，大方起來也負擔得起。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["drain", "hoarding", "discord over goods", "tired energy"],
        zhHant: ["漏失", "囤積", "為財失和", "力氣見底"],
      },
      meaning: {
        en: "The gate was left open, or else it was shut so tightly that the animals are going thin. What looks like a lack of means may be energy that has been promised in too many places.",
        zhHant:
          "不是柵門沒關，就是關得太緊，牲口都瘦了。看似缺的是本錢，其實可能是力氣許給了太多地方。",
      },
      aspects: {
        situation: {
          en: "Kin are sitting at one table and each of them knows what the others own.",
          zhHant: "一家人同桌吃飯，彼此都清楚對方有多少。",
        },
        obstacle: {
          en: "Fear of losing ties up exactly what would have to move.",
          zhHant: "怕失去，偏偏綁住了最該流動的那一份。",
        },
        advice: {
          en: "Find the gap through which it runs away and mend that before you acquire anything new.",
          zhHant: "先找出從哪個口子漏掉的，補好了，再添新的。",
        },
        outcome: {
          en: "Less is owned than before, and it is better fed.",
          zhHant: "擁有的比從前少，卻養得比從前好。",
        },
      },
    },
  },
  {
    id: "uruz",
    number: 2,
    name: { en: "Uruz", zhHant: "烏魯茲" },
    native: "*ūruz",
    gloss: { en: "aurochs", zhHant: "原牛" },
    unicode: "ᚢ",
    letter: "U",
    sound: "u",
    aett: "freyr",
    element: "earth",
    reversible: true,
    upright: {
      keywords: {
        en: ["raw strength", "stamina", "shaping force", "courage"],
        zhHant: ["原始的力", "耐力", "成形之勢", "膽氣"],
      },
      meaning: {
        en: "Uruz is the aurochs, the great wild ox that nobody ever drove to market. It brings strength before strength has manners, and asks for a task as large as itself.",
        zhHant:
          "烏魯茲是原牛，從沒有人趕得牠上市集的大野牛。它帶來還沒學會禮貌的力氣，要一件和自己一樣大的事來做。",
      },
      aspects: {
        situation: {
          en: "A powerful force is standing in the clearing, awake and not yet aimed.",
          zhHant: "空地上站著一股很大的力，醒著，還沒有方向。",
        },
        obstacle: {
          en: "Strength wants to go straight through, where going round would be shorter.",
          zhHant: "有力氣就想直直穿過去，其實繞一下還比較近。",
        },
        advice: {
          en: "Take on the heavy part yourself, early in the day, and rest as thoroughly as you worked.",
          zhHant: "重的那一段自己來，趁早做，做得多徹底，就歇得多徹底。",
        },
        outcome: {
          en: "What was formless is pushed into shape and holds.",
          zhHant: "原先沒有形狀的，被推出了樣子，而且站得住。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["spent force", "misused power", "roughness", "missed test"],
        zhHant: ["力竭", "用力過當", "粗暴", "錯過的考驗"],
      },
      meaning: {
        en: "The ox is tired or is in the wrong field. Strength that was borrowed from next week is being called in, or it breaks the gate which it might have opened with its nose.",
        zhHant:
          "牛累了，不然就是走錯了田。預支下禮拜的力氣，現在被討了回去；或者本來鼻子一頂就開的柵門，牠硬是撞壞。",
      },
      aspects: {
        situation: {
          en: "Much noise of hooves is heard, and the same ground is being trodden flat.",
          zhHant: "蹄聲震天，踩平的卻一直是同一塊地。",
        },
        obstacle: {
          en: "Weakness is being hidden with a display that uses up the last reserves.",
          zhHant: "為了遮掩虛弱而擺出陣仗，把最後一點存糧也耗光。",
        },
        advice: {
          en: "Do half of it, and do that half gently enough to be able to do it again.",
          zhHant: "做一半就好，而且做得溫和，溫和到明天還能再做。",
        },
        outcome: {
          en: "Force returns after fallow time, and it has learnt to ask where it is going.",
          zhHant: "歇過地，力氣又回來了，這回懂得先問要往哪裡去。",
        },
      },
    },
  },
  {
    id: "thurisaz",
    number: 3,
    name: { en: "Thurisaz", zhHant: "瑟理薩茲" },
    native: "*þurisaz",
    gloss: { en: "giant, thorn", zhHant: "巨人、棘刺" },
    unicode: "ᚦ",
    letter: "TH",
    sound: "θ",
    aett: "freyr",
    element: "fire",
    reversible: true,
    upright: {
      keywords: {
        en: ["thorn", "defence", "sharp threshold", "catalyst"],
        zhHant: ["棘刺", "防衛", "尖銳的門檻", "觸發"],
      },
      meaning: {
        en: "Thurisaz is the thorn and the giant behind it: a force that one meets by being pricked. It guards a threshold, and those who stop to look before grasping come through with their hands whole.",
        zhHant:
          "瑟理薩茲是刺，也是刺後面的巨人，一被扎到就認識它了。它守著門檻，肯先停下來看再伸手的人，過去了手還是好的。",
      },
      aspects: {
        situation: {
          en: "A hedge stands across the way, in flower, and full of points.",
          zhHant: "路上橫著一道樹籬，開著花，滿是尖刺。",
        },
        obstacle: {
          en: "Striking back at the thorn only drives it deeper.",
          zhHant: "對著刺反擊，只會讓它扎得更深。",
        },
        advice: {
          en: "Stop, look at what exactly stings, and use the hedge as a hedge before you think of cutting it.",
          zhHant: "停下來，看清楚到底是什麼在扎，先把樹籬當樹籬用，再想要不要砍。",
        },
        outcome: {
          en: "A needed boundary is drawn, at the price of a scratch.",
          zhHant: "該有的界線劃下來了，代價是一道刮痕。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["compulsion", "spite", "thin skin", "opened gate"],
        zhHant: ["衝動", "賭氣", "臉皮薄", "門戶洞開"],
      },
      meaning: {
        en: "The thorn has turned in the hand. Irritation is looking for a cause, and the giant whom everybody fears may be an old annoyance that was fed after midnight.",
        zhHant:
          "刺在手裡轉了方向。煩躁正在找理由，大家都怕的那個巨人，說不定只是半夜餵大的一樁舊不快。",
      },
      aspects: {
        situation: {
          en: "Somebody is leaning on a fence that was never finished.",
          zhHant: "有人靠在一道始終沒築完的圍籬上。",
        },
        obstacle: {
          en: "Readiness to be hurt makes each ordinary word arrive with a point on it.",
          zhHant: "隨時準備受傷，平常的話聽來句句都帶尖。",
        },
        advice: {
          en: "Take your hand away, draw the splinter in good light, and decide nothing while it smarts.",
          zhHant: "先把手抽開，在光線好的地方挑出刺來，還痛的時候什麼都別決定。",
        },
        outcome: {
          en: "The swelling goes down, and the quarrel is found to have been about the size of a thorn.",
          zhHant: "腫消了，才看出那場爭執不過一根刺那麼大。",
        },
      },
    },
  },
  {
    id: "ansuz",
    number: 4,
    name: { en: "Ansuz", zhHant: "安蘇茲" },
    native: "*ansuz",
    gloss: { en: "god, mouth", zhHant: "神、口" },
    unicode: "ᚨ",
    letter: "A",
    sound: "a",
    aett: "freyr",
    element: "air",
    reversible: true,
    upright: {
      keywords: {
        en: ["word", "inspiration", "counsel", "message"],
        zhHant: ["話語", "靈感", "忠告", "訊息"],
      },
      meaning: {
        en: "Ansuz is the god's rune and the mouth's: breath that carries meaning. It comes as advice, a song, a sentence overheard at the right moment, and it favours those who are quiet enough to be told.",
        zhHant:
          "安蘇茲屬於神，也屬於口，是帶著意思的一口氣。它以忠告、歌聲、恰好聽見的一句話前來，眷顧安靜得聽得進去的人。",
      },
      aspects: {
        situation: {
          en: "Something has been said that goes on working after the speaker has left.",
          zhHant: "有人說了句話，說的人走了，話還在起作用。",
        },
        obstacle: {
          en: "Eloquence is taken for understanding, chiefly by the eloquent.",
          zhHant: "口才被當成理解，尤其是口才好的人自己。",
        },
        advice: {
          en: "Ask someone older than the problem, and write down the answer in their words.",
          zhHant: "去問一個比這問題還老的人，照他的話記下來。",
        },
        outcome: {
          en: "The right word is found, and people begin to mean the same thing by it.",
          zhHant: "找到了對的那個詞，大家說起它，指的開始是同一件事。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["misunderstanding", "bad advice", "idle talk", "lost voice"],
        zhHant: ["誤解", "餿主意", "空話", "失聲"],
      },
      meaning: {
        en: "The message has come without its messenger. Words are plentiful and breath is short, or else the one sentence that matters is being rehearsed for the seventh time and not spoken.",
        zhHant:
          "訊息到了，送信的沒到。不是話太多、氣太短，就是要緊的那一句排練到第七遍，還沒說出口。",
      },
      aspects: {
        situation: {
          en: "Advice is being given loudly in a room where nobody asked for it.",
          zhHant: "沒人問，滿屋子卻有人大聲出主意。",
        },
        obstacle: {
          en: "A clever phrase has settled the matter too soon.",
          zhHant: "一句漂亮話，太早替事情下了結論。",
        },
        advice: {
          en: "Say it again in shorter words, and ask the other person what they heard.",
          zhHant: "換短一點的話再說一遍，然後問對方聽到了什麼。",
        },
        outcome: {
          en: "Noise drops, and the voice that was under it can be made out.",
          zhHant: "雜音退下去，底下那個聲音聽得出來了。",
        },
      },
    },
  },
  {
    id: "raidho",
    number: 5,
    name: { en: "Raidho", zhHant: "萊多" },
    native: "*raidō",
    gloss: { en: "ride, journey", zhHant: "騎行、旅程" },
    unicode: "ᚱ",
    letter: "R",
    sound: "r",
    aett: "freyr",
    element: "air",
    reversible: true,
    upright: {
      keywords: {
        en: ["journey", "rhythm", "right order", "riding"],
        zhHant: ["旅程", "節奏", "條理", "騎行"],
      },
      meaning: {
        en: "Raidho is the ride and the wagon, which are easy to praise from a bench by the fire. It concerns the right order of things in motion: horse, road, pace and rest, each in its turn.",
        zhHant:
          "萊多是騎行，也是車，坐在爐邊稱讚它最容易。它管的是動起來之後的次序：馬、路、快慢、歇息，輪著來。",
      },
      aspects: {
        situation: {
          en: "Things are under way, and a rhythm can be felt beneath them.",
          zhHant: "事情上了路，底下感覺得到一個節拍。",
        },
        obstacle: {
          en: "Hurrying has broken the rhythm that would have been the quickest way.",
          zhHant: "一趕，反倒打斷了本來最快的那個節奏。",
        },
        advice: {
          en: "Set out at a pace the slowest part of you can keep, and let the stages be short.",
          zhHant: "用自己最慢的那部分跟得上的速度出發，一段一段走短些。",
        },
        outcome: {
          en: "The road teaches what the map left out, and arrival finds the traveller in step.",
          zhHant: "地圖漏掉的，路會教，到的時候，人和步子合上了。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["detour", "disorder", "forced march", "wrong time"],
        zhHant: ["繞路", "亂了次序", "硬趕", "時候不對"],
      },
      meaning: {
        en: "A wheel is out of true. Everything still moves, but each turn of it costs more than it should, and the wish to be already there makes the bumps worse.",
        zhHant: "有個輪子歪了。車還在走，只是每一圈都比該花的更費力，越想快點到，越覺得顛。",
      },
      aspects: {
        situation: {
          en: "The luggage has gone ahead and the passengers are still discussing the route.",
          zhHant: "行李先走了，人還在討論路線。",
        },
        obstacle: {
          en: "A journey is being made mainly to avoid standing still.",
          zhHant: "走這一趟，多半是為了不要停下來。",
        },
        advice: {
          en: "Halt, put the load in order, and ask whether this is the road or only the direction.",
          zhHant: "停車，把東西重新擺好，問問這是路，還是只是方向。",
        },
        outcome: {
          en: "The detour turns out to have been the way to one place worth seeing.",
          zhHant: "繞的那段路，走到後來竟是通往一處值得看的地方。",
        },
      },
    },
  },
  {
    id: "kenaz",
    number: 6,
    name: { en: "Kenaz", zhHant: "開納茲" },
    native: "*kaunan",
    gloss: { en: "torch (older reading: sore)", zhHant: "火炬（較古的解釋是瘡）" },
    unicode: "ᚲ",
    letter: "K",
    sound: "k",
    aett: "freyr",
    element: "fire",
    reversible: true,
    upright: {
      keywords: {
        en: ["torch", "craft", "insight", "warmth"],
        zhHant: ["火炬", "手藝", "看清", "溫暖"],
      },
      meaning: {
        en: "Kenaz is the torch in the hall: fire tamed to a size at which one can read, work and see faces by it. It stands for skill handed on as flame is, without anyone having less.",
        zhHant:
          "開納茲是廳堂裡的火炬，馴到可以照著讀書、做活、看人臉的火。它代表像火一樣傳下去的本事，給了別人，自己並沒有少。",
      },
      aspects: {
        situation: {
          en: "A light has been carried into the room, and details are coming out of the dark.",
          zhHant: "有人端了燈進來，細節從暗處一樣樣出現。",
        },
        obstacle: {
          en: "The light is held so that it flatters the one who holds it.",
          zhHant: "燈照的角度，剛好讓舉燈的人好看。",
        },
        advice: {
          en: "Work by this light while you have it, and show somebody how the thing is done.",
          zhHant: "趁有光就做，也教一個人這東西是怎麼做的。",
        },
        outcome: {
          en: "Understanding becomes ability, and a second torch is lit from the first.",
          zhHant: "懂了，漸漸就會了，第二支火炬從第一支點著。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["dimmed light", "lost skill", "feverish glow", "false clarity"],
        zhHant: ["光弱了", "手生", "虛熱", "假的清楚"],
      },
      meaning: {
        en: "The torch has burnt down to the hand. What was bright is now mostly hot, and it may be kinder to the work to sit a while in the dark and let the eyes adjust.",
        zhHant:
          "火炬快燒到手了。原先亮的，如今多半是燙，不如在暗裡坐一會，讓眼睛習慣，對手上的活也比較好。",
      },
      aspects: {
        situation: {
          en: "A lamp is burning in the workshop, and its owner has been away for some time.",
          zhHant: "工坊裡燈亮著，主人離開好一陣了。",
        },
        obstacle: {
          en: "A single bright explanation is hiding several dim and truer ones.",
          zhHant: "一個很亮的解釋，遮住了好幾個暗一點、也更真的。",
        },
        advice: {
          en: "Trim the wick, do one thing by hand that you used to do by heart, and go to bed in time.",
          zhHant: "剪剪燈芯，從前閉著眼會做的事，挑一樣慢慢用手做，然後早點睡。",
        },
        outcome: {
          en: "A smaller flame is enough to find the door with.",
          zhHant: "小一點的火，也夠找到門了。",
        },
      },
    },
  },
  {
    id: "gebo",
    number: 7,
    name: { en: "Gebo", zhHant: "給波" },
    native: "*gebō",
    gloss: { en: "gift", zhHant: "贈禮" },
    unicode: "ᚷ",
    letter: "G",
    sound: "ɡ",
    aett: "freyr",
    element: "air",
    reversible: false,
    upright: {
      keywords: {
        en: ["gift", "exchange", "partnership", "balance"],
        zhHant: ["贈禮", "往來", "結伴", "對等"],
      },
      meaning: {
        en: "Gebo is two staves leaning against each other, a gift and the gift that answers it. It forms a bond between free people, and for that reason it must never be so large that it cannot be returned.",
        zhHant:
          "給波是兩根互相倚著的木條，一份禮，和回應它的那份禮。它在自由的人之間繫上連結，所以禮不能大到還不起。",
      },
      aspects: {
        situation: {
          en: "Something has been given, and the space between two parties is no longer empty.",
          zhHant: "有東西送出去了，兩邊之間不再是空的。",
        },
        obstacle: {
          en: "A gift that cannot be refused has begun to feel like a claim.",
          zhHant: "推不掉的禮物，感覺起來漸漸像是索求。",
        },
        advice: {
          en: "Give what suits the other person, accept what is offered, and let the balance swing a little.",
          zhHant: "送適合對方的，別人給的就收下，讓天平稍微晃一晃。",
        },
        outcome: {
          en: "An exchange becomes a tie that both sides would choose again.",
          zhHant: "一來一往成了情分，再選一次，兩邊都還願意。",
        },
      },
    },
  },
  {
    id: "wunjo",
    number: 8,
    name: { en: "Wunjo", zhHant: "溫究" },
    native: "*wunjō",
    gloss: { en: "joy", zhHant: "喜悅" },
    unicode: "ᚹ",
    letter: "W",
    sound: "w",
    aett: "freyr",
    element: "earth",
    reversible: true,
    upright: {
      keywords: {
        en: ["joy", "fellowship", "harmony", "relief"],
        zhHant: ["喜悅", "同心", "和諧", "寬慰"],
      },
      meaning: {
        en: "Wunjo is joy of the housed sort: enough to eat, no quarrel pending, and people at the table whom one would have invited. It comes when the parts of a life are pulling on the same side.",
        zhHant:
          "溫究是有屋可住的那種喜悅：吃得飽，沒有架要吵，坐在桌邊的都是自己想請的人。生活的各部分往同一邊使力時，它就來了。",
      },
      aspects: {
        situation: {
          en: "For the present nothing hurts, and good company is within call.",
          zhHant: "眼下沒什麼痛，喊一聲就有好夥伴。",
        },
        obstacle: {
          en: "Contentment would rather not look at what is knocking.",
          zhHant: "過得正好，誰在敲門就不太想看。",
        },
        advice: {
          en: "Share it soon and in simple form, with those who knew you when things were hard.",
          zhHant: "趁早分享，簡單就好，跟你不順的時候認識你的那些人。",
        },
        outcome: {
          en: "A wish and its circumstances come to agree, and work is done singing.",
          zhHant: "心願和處境對上了，做起事來也哼著歌。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["estrangement", "strained cheer", "delay of joy", "solitary mood"],
        zhHant: ["疏離", "勉強的歡顏", "喜悅遲到", "獨自的心情"],
      },
      meaning: {
        en: "The banner is hanging upside down over a party that goes on. Joy has been expected at a certain hour and feels the pressure, and someone at the edge of the room is happier than they look, or less so.",
        zhHant:
          "旗子倒掛著，底下的聚會照常進行。喜悅被要求準時到場，也覺得有壓力，屋角那個人，比看起來快樂，或者更不快樂。",
      },
      aspects: {
        situation: {
          en: "A merry table has one chair pushed a little back from it.",
          zhHant: "熱鬧的一桌，有張椅子往後挪了一點。",
        },
        obstacle: {
          en: "Agreement is being bought with small silences.",
          zhHant: "一團和氣是用一次次小小的不說換來的。",
        },
        advice: {
          en: "Stop arranging happiness for a day, and see who comes of their own accord.",
          zhHant: "停一天別再張羅快樂，看看誰會自己來。",
        },
        outcome: {
          en: "Gladness arrives late, by the side door, and is no worse for that.",
          zhHant: "喜悅晚到，從側門進來，並不因此打折。",
        },
      },
    },
  },
];
