/** The fourteen cups, ids 36-49, ace to king. Texts are original; decans stand in decans.ts. */
import type { TarotCard } from "./card.ts";
import { nameDecan } from "./decans.ts";

export const CUPS: readonly TarotCard[] = [
  {
    id: 36,
    slug: "ace-of-cups",
    name: { en: "Ace of Cups", zhHant: "聖杯王牌" },
    arcana: "minor",
    suit: "cups",
    rank: "ace",
    number: 1,
    element: "water",
    astro: { en: "Root of Water", zhHant: "水之根" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["opening heart", "affection", "receptivity", "overflow"],
        zhHant: ["敞開的心", "情意", "承接", "滿溢"],
      },
      meaning: {
        en: "A cup stands under a fountain and cannot hold what it is given, so it gives it on. The Ace of Cups is feeling at the moment it wells up, before it has been told whom it belongs to.",
        zhHant:
          "杯子擺在泉水底下，接不住那麼多，就往外流。聖杯王牌是感情剛湧上來的那一刻，還沒有人告訴它該屬於誰。",
      },
      aspects: {
        situation: {
          en: "Something tender has risen to the surface and would like to be met.",
          zhHant: "有份柔軟浮到了水面，盼著有人來迎。",
        },
        obstacle: {
          en: "The feeling is so welcome that no one asks whether there is a vessel for it.",
          zhHant: "這份感覺太討喜，沒人問一句有沒有容器來裝。",
        },
        advice: {
          en: "Let yourself be touched, say so simply, and offer something without counting the return.",
          zhHant: "讓自己被觸動，簡單說出來，給一點東西，別算回報。",
        },
        outcome: {
          en: "A spring begins to run, and dry ground around it remembers what it was for.",
          zhHant: "泉水流起來了，周圍乾掉的地想起自己原本能長什麼。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["held-back feeling", "private grief", "overflow", "empty cup"],
        zhHant: ["壓住的感情", "私下的難過", "氾濫", "空杯"],
      },
      meaning: {
        en: "The cup has been turned over, and perhaps on purpose. Feeling has gone inward where it can be kept from view, or it pours where nothing can catch it, and either way the thirst belongs to the one who is pouring.",
        zhHant:
          "杯子倒扣著，也許是故意的。感情往裡收，不讓人看見；或者倒在什麼都接不住的地方。無論哪一種，渴的都是倒水的人。",
      },
      aspects: {
        situation: {
          en: "A kind word was ready, and was swallowed with the tea.",
          zhHant: "一句好話到了嘴邊，跟著茶吞了下去。",
        },
        obstacle: {
          en: "Afraid of asking too much, you ask for nothing and are hurt by receiving it.",
          zhHant: "怕要得太多，就什麼也不要，然後為什麼都沒得到而受傷。",
        },
        advice: {
          en: "Fill your own cup first with something that asks for no audience, such as music, water or sleep.",
          zhHant: "先把自己的杯子裝滿，用不需要觀眾的東西：音樂、水、睡眠。",
        },
        outcome: {
          en: "Feeling finds a smaller channel and runs there more clearly than in the flood.",
          zhHant: "感情找到比較窄的河道，流得比氾濫時清。",
        },
      },
    },
  },
  {
    id: 37,
    slug: "two-of-cups",
    name: { en: "Two of Cups", zhHant: "聖杯二" },
    arcana: "minor",
    suit: "cups",
    rank: "two",
    number: 2,
    element: "water",
    astro: nameDecan("cups", 2),
    polarity: 2,
    upright: {
      keywords: {
        en: ["mutuality", "meeting", "partnership", "pledge"],
        zhHant: ["互相", "相遇", "結伴", "心照"],
      },
      meaning: {
        en: "Two people lift their cups at the same height, and something winged appears between them that neither brought along. The Two of Cups is the respect inside affection, the moment when an exchange is even.",
        zhHant:
          "兩個人把杯子舉到一樣高，中間出現了帶翅膀的東西，不是誰帶來的。聖杯二是情意裡的敬重，是一來一往剛好對等的片刻。",
      },
      aspects: {
        situation: {
          en: "Two sides have seen each other clearly and liked what they saw.",
          zhHant: "兩邊把對方看清楚了，也喜歡看見的樣子。",
        },
        obstacle: {
          en: "So much is understood without words that the one needful word is not spoken.",
          zhHant: "太多事不說也懂，結果該說的那一句也沒說。",
        },
        advice: {
          en: "Meet the other halfway, exactly, and let them walk their half.",
          zhHant: "走到中間去迎，剛剛好一半，另一半讓對方自己走。",
        },
        outcome: {
          en: "A bond is sealed that makes both parties more themselves.",
          zhHant: "一份連結定下來，兩個人都更像自己。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["imbalance", "misunderstanding", "cooled rapport", "self-regard regained"],
        zhHant: ["失衡", "誤會", "冷了下來", "找回自重"],
      },
      meaning: {
        en: "One cup is held higher than the other. The liking may still be real, but the exchange has a slope, and what rolls down it gathers at one person's feet.",
        zhHant:
          "一只杯子舉得比另一只高。喜歡也許還是真的，只是這份往來有了坡度，滾下去的都堆在同一個人腳邊。",
      },
      aspects: {
        situation: {
          en: "Two people are talking politely across a table that used to be narrower.",
          zhHant: "兩個人隔著桌子客氣地說話，這張桌子以前沒這麼寬。",
        },
        obstacle: {
          en: "Each is waiting for the other's apology as a sign that it is safe to make one.",
          zhHant: "兩邊都等對方先道歉，好確定自己道歉是安全的。",
        },
        advice: {
          en: "Put into words what you give and what you receive, without blame, as if you were describing a room.",
          zhHant: "把給出去的和收到的說成話，不帶責怪，像在形容一個房間。",
        },
        outcome: {
          en: "The tie is loosened or retied at a truer length, and each party gets a hand back.",
          zhHant: "繩子鬆了，或照更合適的長度重新繫過，兩邊都空出一隻手來。",
        },
      },
    },
  },
  {
    id: 38,
    slug: "three-of-cups",
    name: { en: "Three of Cups", zhHant: "聖杯三" },
    arcana: "minor",
    suit: "cups",
    rank: "three",
    number: 3,
    element: "water",
    astro: nameDecan("cups", 3),
    polarity: 2,
    upright: {
      keywords: {
        en: ["friendship", "celebration", "community", "shared harvest"],
        zhHant: ["友誼", "歡聚", "同儕", "共享收成"],
      },
      meaning: {
        en: "Three women dance with their cups high among pumpkins and vines. The Three of Cups belongs to those who were there during the work and are therefore allowed to make the toast.",
        zhHant: "三個女子在瓜果藤蔓間舉杯起舞。聖杯三屬於一起做過工的人，所以這杯酒由她們來敬。",
      },
      aspects: {
        situation: {
          en: "Good company has gathered, and the mood is better than any one person's mood.",
          zhHant: "好夥伴聚在一起，氣氛比任何一個人的心情都好。",
        },
        obstacle: {
          en: "In the pleasant noise of the group, one quiet matter cannot get itself heard.",
          zhHant: "在一群人的熱鬧裡，有件小聲的事怎麼也插不上話。",
        },
        advice: {
          en: "Call your friends together, share the news while it is fresh, and let them be happy for you.",
          zhHant: "把朋友叫來，趁新鮮分享消息，讓他們替你高興。",
        },
        outcome: {
          en: "Joy is multiplied by being divided, and a circle grows that can be leaned on later.",
          zhHant: "喜悅愈分愈多，也多了一圈日後靠得住的人。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["excess", "third party", "gossip", "time apart"],
        zhHant: ["過頭", "第三方", "流言", "分開一下"],
      },
      meaning: {
        en: "The music is still playing, but the dancers are looking over one another's shoulders. A circle can warm or it can close, and someone here has begun to feel its edge.",
        zhHant:
          "音樂還在放，跳舞的人眼光卻越過彼此的肩。一個圈子可以取暖，也可以關上，這裡有人開始碰到它的邊。",
      },
      aspects: {
        situation: {
          en: "Plans are made in a group of three and unmade in groups of two.",
          zhHant: "三個人一起訂的計畫，兩個兩個地取消。",
        },
        obstacle: {
          en: "Belonging costs a little more each round, and nobody likes to be the first to put the cup down.",
          zhHant: "合群的代價一輪比一輪高，誰也不想先放下杯子。",
        },
        advice: {
          en: "Leave the party early once, and find out who calls in the morning.",
          zhHant: "提早離席一次，看看隔天早上打來的是誰。",
        },
        outcome: {
          en: "The crowd thins to those who would have come without the wine.",
          zhHant: "人散得差不多了，留下的是沒有酒也會來的那些。",
        },
      },
    },
  },
  {
    id: 39,
    slug: "four-of-cups",
    name: { en: "Four of Cups", zhHant: "聖杯四" },
    arcana: "minor",
    suit: "cups",
    rank: "four",
    number: 4,
    element: "water",
    astro: nameDecan("cups", 4),
    polarity: -1,
    upright: {
      keywords: {
        en: ["apathy", "contemplation", "discontent", "unseen offer"],
        zhHant: ["倦怠", "沉思", "不滿足", "沒看見的邀約"],
      },
      meaning: {
        en: "Under a tree sits someone with folded arms and three full cups before him; a fourth is held out, and he does not look. Boredom of this kind is a form of honesty: it knows that more of the same will not do.",
        zhHant:
          "樹下有人抱著手臂，眼前三只滿杯，第四只遞了過來，他沒看。這樣的無聊也是一種誠實：它知道，再多一份一樣的並沒有用。",
      },
      aspects: {
        situation: {
          en: "Nothing is missing, and nothing tastes of anything.",
          zhHant: "什麼都不缺，什麼都沒味道。",
        },
        obstacle: {
          en: "Disappointment with the known cups has closed the eyes to the unknown one.",
          zhHant: "對喝過的杯子失望，眼睛也就閉上，沒看見那只沒喝過的。",
        },
        advice: {
          en: "Sit with the dissatisfaction until it says what it wants, and look up at least once while you sit.",
          zhHant: "陪那份不滿坐一會，等它說出要什麼；坐著的時候，至少抬一次頭。",
        },
        outcome: {
          en: "A stillness ends in which the old satisfactions were quietly sorted out and set aside.",
          zhHant: "一段靜止結束了，舊的滿足在那段時間裡悄悄分揀過、收了起來。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["renewed interest", "waking up", "accepted cup", "stirring"],
        zhHant: ["重燃興趣", "醒過來", "接過杯子", "心思活動"],
      },
      meaning: {
        en: "The arms unfold. Something small got through where large offers had failed, a smell or a sentence, and the one beneath the tree finds himself thirsty again.",
        zhHant:
          "抱著的手臂鬆開了。大的邀約進不來，倒是一個小小的東西鑽了進來，一陣氣味、一句話，樹下的人發現自己又渴了。",
      },
      aspects: {
        situation: {
          en: "After a grey stretch, somebody has asked a question and wanted to know the answer.",
          zhHant: "灰了一陣子之後，有人問了個問題，而且真的想知道答案。",
        },
        obstacle: {
          en: "Newly awake, you are inclined to drink from every cup at once.",
          zhHant: "剛醒來，就想每只杯子一口氣都喝。",
        },
        advice: {
          en: "Say yes to one offer that is near at hand and unimpressive.",
          zhHant: "答應一個近在手邊、不怎麼起眼的邀約。",
        },
        outcome: {
          en: "Appetite returns with more discernment than it had before it went to sleep.",
          zhHant: "胃口回來了，比睡著以前更會挑。",
        },
      },
    },
  },
  {
    id: 40,
    slug: "five-of-cups",
    name: { en: "Five of Cups", zhHant: "聖杯五" },
    arcana: "minor",
    suit: "cups",
    rank: "five",
    number: 5,
    element: "water",
    astro: nameDecan("cups", 5),
    polarity: -1,
    upright: {
      keywords: {
        en: ["regret", "loss", "mourning", "what remains"],
        zhHant: ["懊悔", "失落", "傷懷", "還留著的"],
      },
      meaning: {
        en: "Three cups are spilt, and the cloaked figure looks only at them; behind stand two that are full, and a bridge. This card does not hurry grief. It only mentions, when the time is right, that there is something at one's back.",
        zhHant:
          "三只杯子翻了，披斗篷的人只看著它們；身後還有兩只滿的，還有一座橋。這張牌不催人走出難過。它只在合適的時候提一句：背後還有東西。",
      },
      aspects: {
        situation: {
          en: "A loss takes up the whole of the view, though it is not the whole of the scene.",
          zhHant: "一樁失去占滿了視線，雖然那並不是全部的景象。",
        },
        obstacle: {
          en: "Faithfulness to what is gone forbids a single glance at what stayed.",
          zhHant: "對失去的守著忠誠，就不許自己看一眼留下來的。",
        },
        advice: {
          en: "Give the sorrow its hour and its name, then turn your head as far as the two cups.",
          zhHant: "給這份難過一個鐘頭、一個名字，然後把頭轉到看得見那兩只杯子的地方。",
        },
        outcome: {
          en: "The bridge is crossed with a lighter cloak, and two cups come along.",
          zhHant: "過橋的時候斗篷輕了些，兩只杯子也帶著。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["acceptance", "return", "forgiveness", "lingering guilt"],
        zhHant: ["接納", "回頭", "原諒", "餘疚"],
      },
      meaning: {
        en: "The figure has turned round. It is a small movement after a long standing still, and the full cups look almost improper at first; those who have mourned must learn again to be given things.",
        zhHant:
          "那個人轉過身來了。站了那麼久，這只是小小一動，起初連那兩只滿杯都顯得不太應該；難過過的人，得重新學著收下東西。",
      },
      aspects: {
        situation: {
          en: "The stain on the ground has dried, and someone is coming back across the bridge with news.",
          zhHant: "地上的痕跡乾了，有人從橋那頭帶著消息走回來。",
        },
        obstacle: {
          en: "Guilt offers itself as the last way of staying close.",
          zhHant: "愧疚自稱是最後一種親近的方式。",
        },
        advice: {
          en: "Accept one comfort without earning it, and tell the one who offers it that it helped.",
          zhHant: "白白收下一份安慰，再告訴給的人，這有幫助。",
        },
        outcome: {
          en: "What was lost is given a place in the house instead of the whole of it.",
          zhHant: "失去的在屋裡有了一個位置，不再占著整間屋。",
        },
      },
    },
  },
  {
    id: 41,
    slug: "six-of-cups",
    name: { en: "Six of Cups", zhHant: "聖杯六" },
    arcana: "minor",
    suit: "cups",
    rank: "six",
    number: 6,
    element: "water",
    astro: nameDecan("cups", 6),
    polarity: 1,
    upright: {
      keywords: {
        en: ["memory", "innocence", "kindness", "old ties"],
        zhHant: ["回憶", "純真", "善意", "舊情"],
      },
      meaning: {
        en: "An older child hands a younger one a cup with a flower in it, in the courtyard of an old house. The Six of Cups is sweetness carried over from before, a gift with no calculation in it.",
        zhHant:
          "老屋的院子裡，大孩子把插著花的杯子遞給小的。聖杯六是從以前帶過來的甜，一份不打算盤的禮物。",
      },
      aspects: {
        situation: {
          en: "Something from earlier days has come back in a gentle form.",
          zhHant: "從前的什麼，以溫柔的樣子回來了。",
        },
        obstacle: {
          en: "The past is so lovingly arranged that the present cannot find a chair in it.",
          zhHant: "過去擺設得太深情，現在進去找不到椅子坐。",
        },
        advice: {
          en: "Look up someone who knew you before your titles, and bring them a plain and friendly gift.",
          zhHant: "去找一個在你有頭銜以前就認識你的人，帶份樸實的心意。",
        },
        outcome: {
          en: "An old kindness is passed on to someone younger, and becomes new by that.",
          zhHant: "一份舊日的好意交到更年輕的人手裡，就這樣又成了新的。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["nostalgia", "outgrown past", "revisited childhood", "leaving home"],
        zhHant: ["戀舊", "穿不下的過去", "重看童年", "離家"],
      },
      meaning: {
        en: "The courtyard is smaller than one remembered. To see the old house at its actual size can sting, and it also makes it possible at last to take from it what is useful and go.",
        zhHant: "院子比記得的小。看見老屋真正的大小會有點刺痛，卻也總算能拿走有用的，然後動身。",
      },
      aspects: {
        situation: {
          en: "A story from long ago is being told again, and this time someone asks what happened next.",
          zhHant: "很久以前的事又被說起，這一回有人問：後來呢？",
        },
        obstacle: {
          en: "People are being held to a version of themselves that they have outgrown.",
          zhHant: "大家還用一個早就長大、穿不下的樣子，來要求彼此。",
        },
        advice: {
          en: "Keep the flower and give back the pot, for not everything that was given has to be kept in use.",
          zhHant: "花留下，盆子還回去；別人給過的，不必樣樣都用到現在。",
        },
        outcome: {
          en: "Memory takes its place as a good neighbour rather than as the landlord.",
          zhHant: "回憶搬到隔壁當好鄰居，不再是房東。",
        },
      },
    },
  },
  {
    id: 42,
    slug: "seven-of-cups",
    name: { en: "Seven of Cups", zhHant: "聖杯七" },
    arcana: "minor",
    suit: "cups",
    rank: "seven",
    number: 7,
    element: "water",
    astro: nameDecan("cups", 7),
    polarity: -1,
    upright: {
      keywords: {
        en: ["fantasy", "many choices", "wishful thinking", "imagination"],
        zhHant: ["幻想", "選項太多", "一廂情願", "想像力"],
      },
      meaning: {
        en: "Seven cups float in a cloud, and each shows something marvellous: a castle, a wreath, jewels, a veiled figure with a glow around it. All of them are possible as long as none has been picked up.",
        zhHant:
          "七只杯子浮在雲裡，樣樣奇妙：城堡、花冠、珠寶、一個發光的蒙面人。只要一只都還沒拿，全都有可能。",
      },
      aspects: {
        situation: {
          en: "Possibilities crowd the air, and no two of them can be had together.",
          zhHant: "可能性擠滿了空中，沒有兩樣能同時擁有。",
        },
        obstacle: {
          en: "Imagining the result gives such pleasure that the wish for the real thing goes to sleep.",
          zhHant: "光想像結果就夠愉快了，想要真東西的心，反而睡著了。",
        },
        advice: {
          en: "Pick two cups, write beneath each what an ordinary Tuesday with it would be like, and put one of them back.",
          zhHant: "挑兩只杯子，底下寫寫有了它以後，平常的星期二會怎麼過，然後放回一只。",
        },
        outcome: {
          en: "The cloud disperses, and the one cup that does not fade can be held in the hand.",
          zhHant: "雲散了，沒有淡掉的那一只，可以握在手裡。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["clarity", "decision", "sobering", "confusion within"],
        zhHant: ["清醒", "決定", "回到實際", "內裡混亂"],
      },
      meaning: {
        en: "The vapour clears, and most of the cups turn out to have been painted on it. One is a little sadder and much better informed; the remaining choice is smaller and can be made.",
        zhHant:
          "霧氣散開，大半的杯子原來是畫在霧上的。心裡有點惆悵，卻明白多了；剩下的選擇小了些，可以做了。",
      },
      aspects: {
        situation: {
          en: "A long wish list has been crossed out down to a single dull, honest line.",
          zhHant: "一長串願望劃到只剩一行，平淡，但老實。",
        },
        obstacle: {
          en: "Having been fooled once, you now distrust the one cup that is really there.",
          zhHant: "上過一次當，就連真的那一只也不肯信了。",
        },
        advice: {
          en: "Decide for a trial period and let use, rather than longing, give the verdict.",
          zhHant: "先試一段時間再決定，讓使用的結果來評，別讓渴望來評。",
        },
        outcome: {
          en: "Appetite and means come to terms, and a dream is given working clothes.",
          zhHant: "胃口和能力談攏了，夢也換上了工作服。",
        },
      },
    },
  },
  {
    id: 43,
    slug: "eight-of-cups",
    name: { en: "Eight of Cups", zhHant: "聖杯八" },
    arcana: "minor",
    suit: "cups",
    rank: "eight",
    number: 8,
    element: "water",
    astro: nameDecan("cups", 8),
    polarity: 0,
    upright: {
      keywords: {
        en: ["departure", "deeper search", "walking away", "quiet resolve"],
        zhHant: ["離開", "往深處尋", "轉身", "靜靜的決心"],
      },
      meaning: {
        en: "By moonlight someone leaves eight cups that are neatly stacked, with one gap in the row. Nothing is wrong with them; it is simply that they no longer hold what is being looked for.",
        zhHant:
          "月光下，有人離開八只疊得整整齊齊的杯子，當中留著一個缺口。杯子沒什麼不好，只是要找的東西，已經不在裡面了。",
      },
      aspects: {
        situation: {
          en: "What has been built up with care is being left standing by the one who built it.",
          zhHant: "一手仔細搭起來的，搭的人讓它留在原地。",
        },
        obstacle: {
          en: "Loyalty to the effort already spent argues against the step that everything else advises.",
          zhHant: "對已經花下去的力氣太忠心，攔住了其餘一切都說該走的那一步。",
        },
        advice: {
          en: "Leave without slamming the door, and do not wait until you are able to explain it.",
          zhHant: "走就走，別摔門，也不必等到解釋得清楚才走。",
        },
        outcome: {
          en: "The path climbs out of the familiar valley, and the missing cup becomes a question worth walking for.",
          zhHant: "路往上，走出熟悉的山谷，缺的那只杯子，成了值得為它走一趟的問題。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["drifting", "return", "fear of leaving", "one more try"],
        zhHant: ["飄著", "折返", "怕走", "再試一次"],
      },
      meaning: {
        en: "The walker has stopped halfway up. Going on looks lonely and going back looks like defeat, but there is a third thing, which is to go back on purpose and with one clear condition.",
        zhHant:
          "走的人在半山停住了。往前看來孤單，往回像認輸；其實還有第三種：帶著一個清楚的條件，有意地走回去。",
      },
      aspects: {
        situation: {
          en: "A suitcase has been packed and unpacked so often that it stays by the door.",
          zhHant: "行李箱收了又開、開了又收，就一直擺在門邊。",
        },
        obstacle: {
          en: "You mistake being tired of a place for having finished with it.",
          zhHant: "把「在這裡累了」當成「跟這裡了結了」。",
        },
        advice: {
          en: "Name the one thing that would make staying worthwhile, and ask for it before you take another step.",
          zhHant: "說出那件「有了它就值得留」的事，先開口要，再走下一步。",
        },
        outcome: {
          en: "Drift turns into direction, either out or in, and the valley looks different for it.",
          zhHant: "飄著的有了方向，往外或往內都好，山谷看起來也不一樣了。",
        },
      },
    },
  },
  {
    id: 44,
    slug: "nine-of-cups",
    name: { en: "Nine of Cups", zhHant: "聖杯九" },
    arcana: "minor",
    suit: "cups",
    rank: "nine",
    number: 9,
    element: "water",
    astro: nameDecan("cups", 9),
    polarity: 2,
    upright: {
      keywords: {
        en: ["contentment", "wish", "pleasure", "gratitude"],
        zhHant: ["滿足", "心願", "享受", "感謝"],
      },
      meaning: {
        en: "A well-fed man sits with folded arms before a shelf of nine cups, and there is no irony in his smile. This is enjoyment that one is allowed to have; it asks only to be noticed while it lasts.",
        zhHant:
          "吃飽喝足的人抱著手臂，坐在一排九只杯子前，笑得一點也不諷刺。這是可以擁有的享受，它只求在的時候有人留意。",
      },
      aspects: {
        situation: {
          en: "A wish has come near enough to be sat down beside.",
          zhHant: "心願近了，近到可以在它旁邊坐下來。",
        },
        obstacle: {
          en: "Comfort is arranged like a wall of cups with nobody on the other side.",
          zhHant: "舒服排成一道杯牆，牆那邊一個人也沒有。",
        },
        advice: {
          en: "Enjoy it without explaining, and give thanks in the direction it came from.",
          zhHant: "好好享受，不必解釋，往它來的方向道聲謝。",
        },
        outcome: {
          en: "Satisfaction settles in, and from it comes the freedom to want something less obvious.",
          zhHant: "滿足安頓下來，人才有餘裕去想要一點不那麼明顯的東西。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["smugness", "wish revised", "inner emptiness", "modest joy"],
        zhHant: ["自滿", "修改心願", "內裡空", "小小的喜"],
      },
      meaning: {
        en: "The shelf is full, and the host counts again. A wish granted to the letter can leave its spirit outside, and this card reversed is often the moment when one finds out which wish one actually had.",
        zhHant:
          "架子是滿的，主人又數了一遍。心願照字面實現，意思卻可能留在門外；這張牌逆過來，往往是發現自己真正許的是哪個願的時候。",
      },
      aspects: {
        situation: {
          en: "Everything on the list has been ticked, and the pen is still in the hand.",
          zhHant: "單子上每一項都勾了，筆還握在手裡。",
        },
        obstacle: {
          en: "Pleasure is asked to do the work of meaning and is called a failure when it cannot.",
          zhHant: "拿享樂去做意義的工作，做不來，就說它失敗。",
        },
        advice: {
          en: "Revise the wish in the light of what you really enjoyed last month.",
          zhHant: "照上個月真正讓你開心的事，把心願改寫一次。",
        },
        outcome: {
          en: "A simpler delight takes the seat of the grand one, and it is more comfortable there.",
          zhHant: "比較簡單的快樂坐上大快樂的位子，坐起來還更舒服。",
        },
      },
    },
  },
  {
    id: 45,
    slug: "ten-of-cups",
    name: { en: "Ten of Cups", zhHant: "聖杯十" },
    arcana: "minor",
    suit: "cups",
    rank: "ten",
    number: 10,
    element: "water",
    astro: nameDecan("cups", 10),
    polarity: 2,
    upright: {
      keywords: {
        en: ["harmony", "family", "belonging", "lasting joy"],
        zhHant: ["和睦", "家人", "歸屬", "長久的喜樂"],
      },
      meaning: {
        en: "A rainbow of cups stands over a small house; two people raise their arms and two children dance without looking up. The Ten of Cups is happiness that has become ordinary, shared and under one roof.",
        zhHant:
          "小屋上方一道杯子彩虹，兩個大人舉起手，兩個孩子只顧跳舞，頭也沒抬。聖杯十是變得平常的幸福，同在一個屋簷下，大家都有份。",
      },
      aspects: {
        situation: {
          en: "People who belong together are at peace, and the house shows it.",
          zhHant: "該在一起的人都安好，連屋子也看得出來。",
        },
        obstacle: {
          en: "The picture of the happy family has to be kept up, and someone pays for the frame.",
          zhHant: "幸福家庭的畫面得維持，有人默默付著畫框的錢。",
        },
        advice: {
          en: "Tend the common table: come home on time, say what was good, and let the children interrupt.",
          zhHant: "顧好那張共用的桌子：準時回家，說說今天的好事，孩子插嘴就讓他插。",
        },
        outcome: {
          en: "Affection finds its daily form, which is humbler than the rainbow and lasts better.",
          zhHant: "情意找到每天的樣子，比彩虹樸素，也比彩虹耐久。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["discord at home", "ideal strained", "broken picture", "chosen kin"],
        zhHant: ["家裡不和", "理想吃緊", "畫面破了", "自選的家人"],
      },
      meaning: {
        en: "The rainbow hangs over the next house along. Expectation is the trouble more than love is, for every real household falls short of the card, and this one has been measured against it once too often.",
        zhHant:
          "彩虹掛在隔壁屋頂。問題多半不在愛，在期待，因為真實的家都比不上牌面，而這個家又被拿去比了太多次。",
      },
      aspects: {
        situation: {
          en: "Everyone is home, and the doors along the corridor are closed.",
          zhHant: "大家都在家，走廊上的門一扇扇關著。",
        },
        obstacle: {
          en: "An old family rule about what may be said is obeyed by people who never agreed to it.",
          zhHant: "家裡有條「什麼話不能說」的老規矩，從沒答應過的人也都照著守。",
        },
        advice: {
          en: "Repair one daily thing between you, such as a meal or a goodbye, before you discuss the whole.",
          zhHant: "先修好一件每天的小事，一頓飯、一聲再見也好，再來談整個局面。",
        },
        outcome: {
          en: "A truer picture of belonging is put together, with some new faces in it and some empty frames allowed.",
          zhHant: "另拼一幅比較真的歸屬圖，有幾張新面孔，也容得下幾個空框。",
        },
      },
    },
  },
  {
    id: 46,
    slug: "page-of-cups",
    name: { en: "Page of Cups", zhHant: "聖杯侍者" },
    arcana: "minor",
    suit: "cups",
    rank: "page",
    number: 11,
    element: "water",
    astro: { en: "Earth of Water", zhHant: "水中之土" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["tender message", "imagination", "wonder", "openness"],
        zhHant: ["溫柔的消息", "想像", "驚奇", "敞開"],
      },
      meaning: {
        en: "A fish puts its head out of the cup, and the Page, in a flowered tunic, is charmed rather than alarmed. He listens to unlikely things, and so they speak to him.",
        zhHant:
          "一條魚從杯裡探出頭來，穿花衣的侍者不驚，只覺得有趣。他肯聽不太可能的事，事情便對他開口。",
      },
      aspects: {
        situation: {
          en: "A small surprise of feeling has come up and is being received kindly.",
          zhHant: "冒出一個小小的、心裡的意外，被好好地接住了。",
        },
        obstacle: {
          en: "Delight in the mood leaves the letter unwritten and the promise afloat.",
          zhHant: "沉浸在那個心情裡，信沒寫，約定也還在半空漂。",
        },
        advice: {
          en: "Take the odd idea seriously for an hour, and answer the tender message in your own hand.",
          zhHant: "花一個鐘頭認真看待那個怪念頭，溫柔的訊息，用自己的話來回。",
        },
        outcome: {
          en: "A shy beginning in art or affection learns to stay in the room.",
          zhHant: "藝術或感情上一個害羞的開頭，學會留在屋裡不躲。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["moodiness", "escapism", "blocked creativity", "childish hurt"],
        zhHant: ["情緒化", "逃避", "創作卡住", "孩子氣的受傷"],
      },
      meaning: {
        en: "The fish has slipped back under. Something sensitive was laughed at, perhaps long ago, and now hides behind daydreams or pretends to have been joking first.",
        zhHant:
          "魚又縮回水裡。有份敏感被笑過，也許是很久以前，如今躲進白日夢，不然就搶先說自己在開玩笑。",
      },
      aspects: {
        situation: {
          en: "A drawing has been turned face down on the desk before anyone could ask about it.",
          zhHant: "一張畫被翻過去扣在桌上，趕在別人問起之前。",
        },
        obstacle: {
          en: "Every remark is held against the heart to see whether it hurts, and most things do if they are pressed.",
          zhHant: "每句話都貼到心口試試痛不痛，而壓得夠用力，多半都會痛。",
        },
        advice: {
          en: "Make something badly and for nobody, just to let the water move.",
          zhHant: "為了讓水流動，做一樣東西，做壞了也行，不給誰看。",
        },
        outcome: {
          en: "The sensitive thing grows a skin of its own and comes back up to look around.",
          zhHant: "敏感的長出一層自己的皮，又浮上來四處看看。",
        },
      },
    },
  },
  {
    id: 47,
    slug: "knight-of-cups",
    name: { en: "Knight of Cups", zhHant: "聖杯騎士" },
    arcana: "minor",
    suit: "cups",
    rank: "knight",
    number: 12,
    element: "water",
    astro: { en: "Air of Water", zhHant: "水中之風" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["romance", "invitation", "ideal", "following the heart"],
        zhHant: ["浪漫", "邀請", "理想", "隨心而行"],
      },
      meaning: {
        en: "The Knight of Cups rides slowly, holding his cup level so as not to spill the feeling in it. He comes with a proposal, and he means it as he says it.",
        zhHant: "聖杯騎士騎得慢，把杯子端平，怕灑了裡面的情意。他帶著提議來，說的時候，是真心的。",
      },
      aspects: {
        situation: {
          en: "An offer has been made from the heart, with some style.",
          zhHant: "有一份邀約出自真心，還帶點風度。",
        },
        obstacle: {
          en: "The ideal rides so far ahead that no living person can walk beside it.",
          zhHant: "理想騎得太前面，活人誰也跟不上。",
        },
        advice: {
          en: "Make the offer in person and in full, and include what you can keep up in bad weather.",
          zhHant: "當面把話說完整，連天氣壞的時候做得到的也算進去。",
        },
        outcome: {
          en: "An inward image sets out to meet an outward one, and both are changed by the meeting.",
          zhHant: "心裡的影像出門去會外面的那一個，一見面，兩邊都變了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["empty charm", "moody quest", "disenchantment", "unkept vow"],
        zhHant: ["空有魅力", "任性的追尋", "幻滅", "沒守的約"],
      },
      meaning: {
        en: "The horse has stopped to admire its reflection. Charm goes on sounding after its meaning has left, or a sincere person finds that he has promised a mood and cannot deliver it twice.",
        zhHant:
          "馬停下來欣賞自己的倒影。話的意思走了，魅力還在響；或者一個真誠的人發現，自己許諾的是一種心情，交不出第二次。",
      },
      aspects: {
        situation: {
          en: "A beautiful letter has arrived, and it does not mention when.",
          zhHant: "來了一封漂亮的信，就是沒寫什麼時候。",
        },
        obstacle: {
          en: "You are in love with the longing and a little annoyed by its object.",
          zhHant: "愛上的是那份想念，對想念的人倒有點不耐煩。",
        },
        advice: {
          en: "Translate the fine feeling into one errand and do it without being asked.",
          zhHant: "把美好的感覺換算成一件跑腿的事，沒人開口就去做。",
        },
        outcome: {
          en: "The spell wears thin, and what can be lived with in daylight is found to be enough or is let go.",
          zhHant: "魔力磨薄了，日光下過得下去的，不是發現已經夠好，就是放它走。",
        },
      },
    },
  },
  {
    id: 48,
    slug: "queen-of-cups",
    name: { en: "Queen of Cups", zhHant: "聖杯王后" },
    arcana: "minor",
    suit: "cups",
    rank: "queen",
    number: 13,
    element: "water",
    astro: { en: "Water of Water", zhHant: "水中之水" },
    polarity: 2,
    upright: {
      keywords: {
        en: ["compassion", "intuition", "emotional depth", "listening"],
        zhHant: ["慈悲", "直覺", "情感深度", "傾聽"],
      },
      meaning: {
        en: "The Queen of Cups gazes into a closed chalice and hears what is in it. She feels with others without drowning in them, because her throne stands on the shore.",
        zhHant:
          "聖杯王后凝視一只蓋著的聖杯，聽得見裡面有什麼。她與人同感卻不沉下去，因為她的座位在岸上。",
      },
      aspects: {
        situation: {
          en: "A listening presence makes it possible for difficult things to be said.",
          zhHant: "有個肯聽的人在，難說的話才說得出來。",
        },
        obstacle: {
          en: "Understanding everyone has become a way of never being asked to choose.",
          zhHant: "誰都體諒，成了永遠不必被要求選邊的辦法。",
        },
        advice: {
          en: "Trust the first feeling, keep your own shore, and listen until the other person has finished.",
          zhHant: "信任最初的感覺，守住自己的岸，聽到對方說完為止。",
        },
        outcome: {
          en: "Feeling is given a form it can live in, and others come there to be understood.",
          zhHant: "感情有了可以住的形式，別人也願意來這裡被懂。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["over-involvement", "martyrdom of feeling", "porous borders", "self-care"],
        zhHant: ["涉入太深", "為情所苦", "界線太薄", "顧好自己"],
      },
      meaning: {
        en: "The tide is over the steps of the throne. What is felt may be someone else's weather, and the kindest listener needs an hour in which nobody tells her anything.",
        zhHant:
          "潮水漫上了座前的台階。感覺到的，也許是別人的天氣；再溫柔的聽眾，也需要一個沒有人對她訴苦的鐘頭。",
      },
      aspects: {
        situation: {
          en: "Everybody's troubles are kept in one house, carefully labelled.",
          zhHant: "每個人的煩惱都收在同一間屋裡，仔細貼著標籤。",
        },
        obstacle: {
          en: "Compassion is being used to avoid a plain and unwelcome no.",
          zhHant: "拿體恤來躲開一個直白而不討喜的「不」。",
        },
        advice: {
          en: "Give back one sorrow that was handed to you for safe keeping, and do it gently.",
          zhHant: "有份難過是別人託你保管的，溫和地還給他一份。",
        },
        outcome: {
          en: "The water withdraws to its bed, and sympathy has a floor to stand on again.",
          zhHant: "水退回河床，同情又有了站腳的地。",
        },
      },
    },
  },
  {
    id: 49,
    slug: "king-of-cups",
    name: { en: "King of Cups", zhHant: "聖杯國王" },
    arcana: "minor",
    suit: "cups",
    rank: "king",
    number: 14,
    element: "water",
    astro: { en: "Fire of Water", zhHant: "水中之火" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["emotional balance", "generosity", "diplomacy", "calm"],
        zhHant: ["情緒平穩", "寬厚", "圓融", "沉著"],
      },
      meaning: {
        en: "The King of Cups sits on a stone that floats on a rough sea, and his robe is dry. He does not deny the waves; he has learned their habits and steers by them.",
        zhHant:
          "聖杯國王坐在浮於大浪的石座上，袍子是乾的。他不否認有浪，只是摸透了它們的脾氣，順著來掌舵。",
      },
      aspects: {
        situation: {
          en: "A mature and friendly calm is holding a stirred-up situation together.",
          zhHant: "一份成熟友善的沉穩，托住了翻騰的局面。",
        },
        obstacle: {
          en: "So much tact has been used that nobody knows where he himself stands.",
          zhHant: "圓融用得太多，沒有人曉得他自己站在哪裡。",
        },
        advice: {
          en: "Answer the feeling before the argument, and keep your promises small and dry.",
          zhHant: "先回應心情，再回應道理；承諾小一點，別讓浪打濕。",
        },
        outcome: {
          en: "Tempers settle around a steady centre, and a workable kindness becomes the custom of the place.",
          zhHant: "眾人的脾氣圍著一個穩定的中心平下來，行得通的厚道，成了這裡的風氣。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["moodiness hidden", "manipulation", "coldness", "swell beneath"],
        zhHant: ["藏著的情緒", "操弄", "冷淡", "底下的湧浪"],
      },
      meaning: {
        en: "The surface is smooth, and the fish are nervous. Feeling that is never shown starts to govern by other means, with a silence here and a favour withdrawn there.",
        zhHant:
          "水面平滑，魚卻不安。從不表露的感情，開始用別的方式統治：這邊一陣沉默，那邊收回一點好處。",
      },
      aspects: {
        situation: {
          en: "A considerate voice says that it is not angry, and the room stays careful.",
          zhHant: "一個體貼的聲音說沒在生氣，全屋子的人還是小心翼翼。",
        },
        obstacle: {
          en: "Being the calm one serves as a throne from which other people's feelings can be judged.",
          zhHant: "「我最冷靜」成了一張寶座，好從上面評判別人的情緒。",
        },
        advice: {
          en: "Say the feeling while it is still small and has no need of a strategy.",
          zhHant: "趁那份感覺還小、還用不著手段，就說出來。",
        },
        outcome: {
          en: "The storm comes up into view, where it can be sailed in company.",
          zhHant: "風浪浮上檯面，就可以有人同船共渡。",
        },
      },
    },
  },
];
