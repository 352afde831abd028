/** Tyr's aett, runes 17-24. Texts are original; sources of names and elements stand in runes.ts. */
import type { Rune } from "./rune.ts";

export const TYR: readonly Rune[] = [
  {
    id: "tiwaz",
    number: 17,
    name: { en: "Tiwaz", zhHant: "提瓦茲" },
    native: "*tīwaz",
    gloss: { en: "the god Tyr", zhHant: "提爾神" },
    unicode: "ᛏ",
    letter: "T",
    sound: "t",
    aett: "tyr",
    element: "air",
    reversible: true,
    upright: {
      keywords: {
        en: ["justice", "commitment", "sacrifice", "steady star"],
        zhHant: ["公義", "承諾", "捨得", "恆定的星"],
      },
      meaning: {
        en: "Tiwaz is the spear pointing up, the sign of the god who gave a hand so that a promise could be kept. It stands for the right thing done at one's own cost, and for a star that does not wander.",
        zhHant:
          "提瓦茲是朝上的矛，屬於那位為了守約交出一隻手的神。它代表自己付代價去做對的事，也代表一顆不漂移的星。",
      },
      aspects: {
        situation: {
          en: "A principle is at stake, and somebody is prepared to pay for it.",
          zhHant: "有個原則擺上了檯面，也有人準備為它付代價。",
        },
        obstacle: {
          en: "The cause has become so noble that the people in it are hard to see.",
          zhHant: "名義太崇高，裡頭的人反而看不清。",
        },
        advice: {
          en: "Keep the promise that nobody would blame you for breaking.",
          zhHant: "那個就算毀了也沒人怪你的約定，守住它。",
        },
        outcome: {
          en: "The matter is decided on its merits, and whoever gave way can do so with honour.",
          zhHant: "事情照是非來定，讓步的人也讓得光彩。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["wavering resolve", "unfairness", "pointless fight", "blocked will"],
        zhHant: ["心志動搖", "不公", "無謂之爭", "意志受阻"],
      },
      meaning: {
        en: "The spear is pointing at the ground. Courage has leaked away in small concessions, or a great deal of it is being spent on winning what was never in dispute.",
        zhHant: "矛尖指著地。勇氣在一次次小讓步裡漏掉了，不然就是大把花在本來沒人爭的東西上。",
      },
      aspects: {
        situation: {
          en: "A fair rule is being applied to the wrong case by tired people.",
          zhHant: "一條公平的規矩，被一群累了的人用在不合的事上。",
        },
        obstacle: {
          en: "To give up the fight would mean asking what it was for.",
          zhHant: "要是不打了，就得問問當初為什麼打。",
        },
        advice: {
          en: "Lay the weapon across your knees and find out what you would still defend without an enemy.",
          zhHant: "把武器橫在膝上，想想沒有敵人的時候，還有什麼是你要守的。",
        },
        outcome: {
          en: "Resolve comes back in a plainer coat, and takes up the smaller, truer cause.",
          zhHant: "決心換件樸素的外衣回來，接起那個小一些、也真一些的理由。",
        },
      },
    },
  },
  {
    id: "berkano",
    number: 18,
    name: { en: "Berkano", zhHant: "貝卡諾" },
    native: "*berkanan",
    gloss: { en: "birch", zhHant: "樺樹" },
    unicode: "ᛒ",
    letter: "B",
    sound: "b",
    aett: "tyr",
    element: "earth",
    reversible: true,
    upright: {
      keywords: {
        en: ["birch", "beginning", "nurture", "quiet growth"],
        zhHant: ["樺樹", "新生", "養育", "悄悄的生長"],
      },
      meaning: {
        en: "Berkano is the birch, first into leaf on burnt ground, bearing no showy fruit and covering a hillside all the same. It tends beginnings behind a curtain and has no wish to be watched.",
        zhHant:
          "貝卡諾是樺樹，火燒過的地上最先發葉，不結顯眼的果，照樣蓋滿一整座山坡。它在簾子後面照料開端，不喜歡人盯著看。",
      },
      aspects: {
        situation: {
          en: "Something new is growing under cover, and it is doing well.",
          zhHant: "有樣新的在遮蔽下長著，長得不錯。",
        },
        obstacle: {
          en: "So much sheltering has been done that the young thing has met no wind.",
          zhHant: "護得太周到，幼苗還沒見過風。",
        },
        advice: {
          en: "Keep it warm and small, and show it to nobody whose opinion would weigh on it.",
          zhHant: "讓它暖、讓它小，意見太重的人，先別給他看。",
        },
        outcome: {
          en: "Leaves come, first on one branch and then everywhere.",
          zhHant: "葉子來了，先是一根枝條，接著到處都是。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["stalled growth", "domestic worry", "overcare", "neglected start"],
        zhHant: ["生長停頓", "家中掛慮", "照顧過頭", "被冷落的開頭"],
      },
      meaning: {
        en: "The sapling was planted in the shade of its planter. Growth has paused, less from lack of care than from an excess of looking, and the house is holding its breath.",
        zhHant: "樹苗種在種樹人的影子裡。不長了，多半不是照顧得少，而是看得太多，一家子都屏著氣。",
      },
      aspects: {
        situation: {
          en: "A cradle has been carved with great care while the window above it stands open.",
          zhHant: "搖籃雕得精細，上方那扇窗卻一直開著。",
        },
        obstacle: {
          en: "Worry is a way of holding on to what ought to be learning to stand.",
          zhHant: "擔心也是一種抓住，抓住那個該學著站的。",
        },
        advice: {
          en: "Step back by one pace, open one shutter, and trust the root for a week.",
          zhHant: "往後退一步，開一扇窗板，信任那條根一個禮拜。",
        },
        outcome: {
          en: "The shoot bends towards a light of its own, and catches up.",
          zhHant: "新芽朝自己的光彎過去，趕上了。",
        },
      },
    },
  },
  {
    id: "ehwaz",
    number: 19,
    name: { en: "Ehwaz", zhHant: "伊瓦茲" },
    native: "*ehwaz",
    gloss: { en: "horse", zhHant: "馬" },
    unicode: "ᛖ",
    letter: "E",
    sound: "e",
    aett: "tyr",
    element: "earth",
    reversible: true,
    upright: {
      keywords: {
        en: ["horse", "trust", "teamwork", "steady progress"],
        zhHant: ["馬", "信任", "搭檔", "穩步前進"],
      },
      meaning: {
        en: "Ehwaz is the horse, and more exactly horse and rider as one thing that neither could be alone. It is the rune of trust earned by daily handling, and of progress so even that one notices it only by the milestones.",
        zhHant:
          "伊瓦茲是馬，說得準些，是人與馬合成的那一樣，單獨一個都成不了。它是天天相處掙來的信任，也是勻到看里程碑才察覺的前進。",
      },
      aspects: {
        situation: {
          en: "Two who differ in nature are moving well together.",
          zhHant: "性子不同的兩個，正一起走得好。",
        },
        obstacle: {
          en: "One of the pair is doing the steering and the other all the noticing.",
          zhHant: "一個只管駕，另一個得樣樣留神。",
        },
        advice: {
          en: "Match your pace to your partner's breathing, and change direction only after a signal.",
          zhHant: "步調跟著搭檔的呼吸，要轉彎，先打個招呼。",
        },
        outcome: {
          en: "Ground is covered without strain, and loyalty deepens by use.",
          zhHant: "路走得不吃力，情義越用越深。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["mistrust", "mismatched pace", "restlessness", "stuck team"],
        zhHant: ["不信任", "步調不合", "躁動", "拉不動的一組"],
      },
      meaning: {
        en: "Horse and rider are of two minds, and the reins have become a topic. Before anyone is to blame there is usually something simple the matter, such as a stone in the shoe or a fright nobody saw.",
        zhHant:
          "馬有馬的意思，人有人的，韁繩成了話題。在怪誰以前，通常先有件簡單的事，比如蹄裡一顆石子，或一次沒人看見的驚嚇。",
      },
      aspects: {
        situation: {
          en: "One of the two wishes to gallop and the other is looking at the grass.",
          zhHant: "一個想跑，另一個在看草。",
        },
        obstacle: {
          en: "Tightening the rein is answered by a stiffer neck.",
          zhHant: "韁繩一收，脖子就更硬。",
        },
        advice: {
          en: "Get down and walk beside it until the ears come forward again.",
          zhHant: "下來，在旁邊陪著走，走到牠耳朵又豎向前。",
        },
        outcome: {
          en: "The pair part amiably or start afresh from a walk.",
          zhHant: "這一對不是好好分開，就是從慢步重新來過。",
        },
      },
    },
  },
  {
    id: "mannaz",
    number: 20,
    name: { en: "Mannaz", zhHant: "瑪納茲" },
    native: "*mannaz",
    gloss: { en: "human being", zhHant: "人" },
    unicode: "ᛗ",
    letter: "M",
    sound: "m",
    aett: "tyr",
    element: "air",
    reversible: true,
    upright: {
      keywords: {
        en: ["person", "community", "self-knowledge", "shared mind"],
        zhHant: ["人", "群體", "自知", "同心協力"],
      },
      meaning: {
        en: "Mannaz is the human being, who is dear to the kin and bound sooner or later to disappoint them. It holds up a mirror in company, so that one sees oneself as one among others, neither more nor less.",
        zhHant:
          "瑪納茲是人，受親友疼愛，也遲早要讓他們失望的人。它在人群裡舉起一面鏡子，照出自己是眾人之一，不多也不少。",
      },
      aspects: {
        situation: {
          en: "A circle of people is concerned in this, and each holds a part of the picture.",
          zhHant: "這件事牽涉一圈人，每人手上各有一塊圖。",
        },
        obstacle: {
          en: "Everyone is being consulted, so that nobody may be responsible.",
          zhHant: "人人都問過了，這樣誰都不必負責。",
        },
        advice: {
          en: "See yourself as a fair neighbour would, and ask for help in the ordinary way.",
          zhHant: "用一位公道鄰居的眼光看自己，需要幫忙就照平常那樣開口。",
        },
        outcome: {
          en: "A shared understanding is reached in which each person has grown a little more exact.",
          zhHant: "彼此有了共識，每個人也都看得更準一些。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["isolation", "self-deception", "rivalry", "outsider's view"],
        zhHant: ["孤立", "自欺", "較量", "局外人的眼"],
      },
      meaning: {
        en: "The mirror has been turned to the wall, or else it is the only thing looked at. One feels alone in a crowd chiefly when one is performing for it.",
        zhHant: "鏡子面朝牆，不然就是眼裡只剩鏡子。在人群裡覺得孤單，多半是因為正在演給他們看。",
      },
      aspects: {
        situation: {
          en: "A meeting is going on in which everybody is thinking about how they appear.",
          zhHant: "一場會開著，人人都在想自己看起來怎樣。",
        },
        obstacle: {
          en: "The enemy in this matter has, on inspection, a familiar face.",
          zhHant: "這件事裡的對手，細看之下，臉很熟。",
        },
        advice: {
          en: "Tell one person something true about yourself that is not to your credit and not a confession either.",
          zhHant: "跟一個人說件關於自己的真話，不光彩，但也不算懺悔。",
        },
        outcome: {
          en: "The distance is seen from both sides, and somebody laughs first.",
          zhHant: "這段距離，兩邊都看見了，有人先笑了出來。",
        },
      },
    },
  },
  {
    id: "laguz",
    number: 21,
    name: { en: "Laguz", zhHant: "拉古茲" },
    native: "*laguz",
    gloss: { en: "water, lake", zhHant: "水、湖" },
    unicode: "ᛚ",
    letter: "L",
    sound: "l",
    aett: "tyr",
    element: "water",
    reversible: true,
    upright: {
      keywords: {
        en: ["water", "flow", "intuition", "depth"],
        zhHant: ["水", "流動", "直覺", "深處"],
      },
      meaning: {
        en: "Laguz is the water that looks endless to those in a rocking boat. It bears whoever trusts it, follows the lowest way, and knows things by touch.",
        zhHant:
          "拉古茲是水，在搖晃的小船上看，簡直沒有邊際。它托得起信任它的人，往最低處走，憑觸摸知道事情。",
      },
      aspects: {
        situation: {
          en: "A current is running under the surface, stronger than it looks.",
          zhHant: "水面下有股流，比看起來強。",
        },
        obstacle: {
          en: "To go with the flow is pleasant until one asks where it is going.",
          zhHant: "順流而下很舒服，直到有人問起它流去哪裡。",
        },
        advice: {
          en: "Trust the feeling as far as you can see the bottom, and from there take soundings.",
          zhHant: "看得見底的地方就信任感覺，再過去，邊走邊量水深。",
        },
        outcome: {
          en: "What was stuck is floated off, and finds its level.",
          zhHant: "擱淺的浮了起來，找到自己的水位。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["fear of depth", "confusion", "flooding", "dried bed"],
        zhHant: ["怕深", "迷亂", "漫溢", "乾涸的河床"],
      },
      meaning: {
        en: "The water is either over the banks or gone. Feeling is mistrusted because it once came all at once, and the channel, being unused, silts up and makes another flood more likely.",
        zhHant:
          "水不是漫過岸，就是不見了。感情曾經一次湧來，就此不被信任；河道久不用，淤了起來，反而更容易再漫一次。",
      },
      aspects: {
        situation: {
          en: "A boat is lying on dry stones with its oars neatly shipped.",
          zhHant: "一艘船擱在乾石頭上，槳收得好好的。",
        },
        obstacle: {
          en: "Waves are being counted by someone who ought to bail.",
          zhHant: "該舀水的人，在那裡數浪。",
        },
        advice: {
          en: "Go back to where the stream is narrow, and let a little through each day.",
          zhHant: "回到河窄的地方，每天放一點水過去。",
        },
        outcome: {
          en: "A bed is cut again, and feeling keeps to it most of the time.",
          zhHant: "河床重新切出來，感情多半時候都照著它走。",
        },
      },
    },
  },
  {
    id: "ingwaz",
    number: 22,
    name: { en: "Ingwaz", zhHant: "英格瓦茲" },
    native: "*ingwaz",
    gloss: { en: "the god Ing, seed", zhHant: "英格神、種子" },
    unicode: "ᛜ",
    letter: "NG",
    sound: "ŋ",
    aett: "tyr",
    element: "earth",
    reversible: false,
    upright: {
      keywords: {
        en: ["seed", "gestation", "inner store", "completion"],
        zhHant: ["種子", "孕育", "內在的存糧", "完足"],
      },
      meaning: {
        en: "Ingwaz is the closed field and the seed inside it, strength that has gone indoors to finish. Nothing shows, and for once nothing needs to.",
        zhHant:
          "英格瓦茲是圍起來的田，和裡面的種子，是進屋去做收尾的力量。外面什麼也看不見，這一次，也不必看見。",
      },
      aspects: {
        situation: {
          en: "A thing is complete in itself and is waiting for its hour.",
          zhHant: "有樣東西自身已經完足，正在等時候。",
        },
        obstacle: {
          en: "The seed is opened again and again to see whether it is ready.",
          zhHant: "種子一再被剝開，只為看看好了沒有。",
        },
        advice: {
          en: "Close the door, finish the inside, and let the outside be plain for now.",
          zhHant: "把門關上，先做完裡面，外面暫時樸素就好。",
        },
        outcome: {
          en: "A stored strength is released all at once, and a new stretch of life gets room.",
          zhHant: "存著的力量一次放出來，人生新的一段有了地方。",
        },
      },
    },
  },
  {
    id: "dagaz",
    number: 23,
    name: { en: "Dagaz", zhHant: "達加茲" },
    native: "*dagaz",
    gloss: { en: "day", zhHant: "白晝" },
    unicode: "ᛞ",
    letter: "D",
    sound: "d",
    aett: "tyr",
    element: "fire",
    reversible: false,
    upright: {
      keywords: {
        en: ["daybreak", "turning point", "clarity", "balance of light"],
        zhHant: ["破曉", "轉捩點", "明朗", "明暗平衡"],
      },
      meaning: {
        en: "Dagaz is daybreak, the moment at which night and day weigh the same. Nothing has been done, and all of it looks different; the change is in the light.",
        zhHant: "達加茲是破曉，夜與晝一樣重的那一刻。什麼都還沒做，看起來卻全不同了，變的是光。",
      },
      aspects: {
        situation: {
          en: "Morning has reached the matter, and colours are coming back into it.",
          zhHant: "天光照到這件事上，顏色慢慢回來。",
        },
        obstacle: {
          en: "People still speak in the low voices of the night.",
          zhHant: "大家還用夜裡的低聲說話。",
        },
        advice: {
          en: "Look again at what you decided in the dark, and decide it once more by day.",
          zhHant: "把暗處做的決定拿出來再看，白天重新決定一次。",
        },
        outcome: {
          en: "One state passes into its opposite without a seam, and nobody can say at which minute.",
          zhHant: "一種狀態無縫地過渡到相反的那一種，誰也說不出是哪一分鐘。",
        },
      },
    },
  },
  {
    id: "othala",
    number: 24,
    name: { en: "Othala", zhHant: "歐瑟拉" },
    native: "*ōþila",
    gloss: { en: "inherited land, home", zhHant: "祖產、家園" },
    unicode: "ᛟ",
    letter: "O",
    sound: "o",
    aett: "tyr",
    element: "earth",
    reversible: true,
    upright: {
      keywords: {
        en: ["home", "inheritance", "belonging", "true property"],
        zhHant: ["家園", "承傳", "歸屬", "真正的所有"],
      },
      meaning: {
        en: "Othala is the enclosed land, and all that is meant by one's own: house, language, recipe, the stern manner of an uncle. It is held best by those who know that they are holding it for someone else.",
        zhHant:
          "歐瑟拉是圍起來的土地，以及一切稱作「自家的」：屋子、話語、食譜、某位叔伯嚴肅的神情。知道自己是替別人保管的，最守得住。",
      },
      aspects: {
        situation: {
          en: "Here is solid ground with a name on it, and the name is an old one.",
          zhHant: "這是塊踏實的地，上面有名字，而且是老名字。",
        },
        obstacle: {
          en: "The fence that once kept cattle in is keeping company out.",
          zhHant: "從前用來圈牛的籬笆，如今把客人擋在外面。",
        },
        advice: {
          en: "Put the house in order, find out what is truly yours in it, and set one more place at the table.",
          zhHant: "把屋裡理一理，弄清楚哪些真正是你的，桌上再多擺一副碗筷。",
        },
        outcome: {
          en: "What was received is taken over consciously, and becomes something one can give.",
          zhHant: "接過來的，這回是有意地接，也就成了可以給出去的。",
        },
      },
    },
    merkstave: {
      keywords: {
        en: ["uprooting", "family strain", "clinging to place", "new ground"],
        zhHant: ["離根", "家族的拉扯", "守著不放", "新的土地"],
      },
      meaning: {
        en: "The gatepost is leaning. An inheritance presses on those who never signed for it, or someone has left home and finds that the argument came along in the luggage.",
        zhHant:
          "門柱斜了。有份承接壓著從沒簽收過的人；或者有人離了家，才發現那場爭論也跟著行李一起來。",
      },
      aspects: {
        situation: {
          en: "The key to a house is being carried about by a person who no longer lives there.",
          zhHant: "有個人早就不住那裡，鑰匙還一直帶在身上。",
        },
        obstacle: {
          en: "Loyalty to the old place is used as a reason not to arrive in the new one.",
          zhHant: "以對老地方的情義為由，遲遲不肯真正住進新地方。",
        },
        advice: {
          en: "Choose one thing to carry on and one to lay down, and tell the family which.",
          zhHant: "選一樣接下去，選一樣放下來，並且告訴家裡是哪兩樣。",
        },
        outcome: {
          en: "A threshold is made elsewhere, from some of the same timber.",
          zhHant: "在別處另立一道門檻，用的還有些是原來的木料。",
        },
      },
    },
  },
];
