/** The fourteen swords, ids 50-63, ace to king. Texts are original; decans stand in decans.ts. */
import type { TarotCard } from "./card.ts";
import { nameDecan } from "./decans.ts";

export const SWORDS: readonly TarotCard[] = [
  {
    id: 50,
    slug: "ace-of-swords",
    name: { en: "Ace of Swords", zhHant: "寶劍王牌" },
    arcana: "minor",
    suit: "swords",
    rank: "ace",
    number: 1,
    element: "air",
    astro: { en: "Root of Air", zhHant: "風之根" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["clarity", "truth", "decision", "breakthrough"],
        zhHant: ["清明", "真話", "決斷", "突破"],
      },
      meaning: {
        en: "The blade is lifted straight through a crown, and the air is very clear around it. The Ace of Swords is the one thought that cuts through the rest; it serves whoever takes it up with clean hands.",
        zhHant:
          "劍筆直穿過冠冕，四周的空氣異常清澈。寶劍王牌是劈開其他念頭的那一個念頭，誰用乾淨的手拿起它，它就為誰所用。",
      },
      aspects: {
        situation: {
          en: "A plain fact has come to light and is sorting everything near it.",
          zhHant: "一件明白的事實浮現，把周圍的一切分出了條理。",
        },
        obstacle: {
          en: "Being sharp is mistaken for being right, and every cut looks like an insight to the one who cuts.",
          zhHant: "把銳利當成正確，下刀的人看每一刀都像見解。",
        },
        advice: {
          en: "State the matter in ten words, decide on that basis, and put the blade away afterwards.",
          zhHant: "用十個字把事情講明，據此決定，然後把劍收起來。",
        },
        outcome: {
          en: "Confusion parts, and a line is drawn that both thought and conduct can follow.",
          zhHant: "混沌分開了，畫出一條想法和做法都能跟著走的線。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["confusion", "harsh words", "clouded judgement", "misused truth"],
        zhHant: ["混亂", "重話", "判斷模糊", "誤用真話"],
      },
      meaning: {
        en: "The point is turned downwards. A truth may be held back because it would hurt, or used because it will, and meanwhile the mind sharpens itself against its own edge.",
        zhHant:
          "劍尖朝下。真話可能因為會傷人而留著，也可能因為會傷人才拿出來用，腦子則拿自己的刃磨自己。",
      },
      aspects: {
        situation: {
          en: "Two accurate statements are being used to build a false picture.",
          zhHant: "兩句都正確的話，拼出了一幅假的圖。",
        },
        obstacle: {
          en: "There is so much arguing about how it was said that what was said goes unanswered.",
          zhHant: "老在爭那話是怎麼說的，說了什麼反倒沒人回應。",
        },
        advice: {
          en: "Sleep on the sentence, take the barb off it, and say it tomorrow if it is still true.",
          zhHant: "那句話先擱一晚，把倒鉤拔掉，明天若還是真的，再說。",
        },
        outcome: {
          en: "Thinking runs clear again once the mud is given time to sink.",
          zhHant: "給泥沙時間沉下去，思路自然又清了。",
        },
      },
    },
  },
  {
    id: 51,
    slug: "two-of-swords",
    name: { en: "Two of Swords", zhHant: "寶劍二" },
    arcana: "minor",
    suit: "swords",
    rank: "two",
    number: 2,
    element: "air",
    astro: nameDecan("swords", 2),
    polarity: 0,
    upright: {
      keywords: {
        en: ["stalemate", "balance", "withheld choice", "inner listening"],
        zhHant: ["僵局", "平衡", "暫不選擇", "向內聽"],
      },
      meaning: {
        en: "A blindfolded woman holds two swords crossed before her heart, with the sea quiet at her back. She is keeping a peace by not looking, and for a short while that is wisdom.",
        zhHant:
          "蒙眼的女子在心口交叉握著兩把劍，背後的海很靜。她靠著不看來維持和平，在短時間內，這算得上智慧。",
      },
      aspects: {
        situation: {
          en: "Two claims are in exact balance, and nothing moves.",
          zhHant: "兩種主張分量剛好，什麼都不動。",
        },
        obstacle: {
          en: "Neutrality is tiring the arms, and each side takes it to be meant against them.",
          zhHant: "保持中立，手臂先痠了，兩邊還都以為是衝著自己來。",
        },
        advice: {
          en: "Keep still long enough to hear the tide turn, then take the blindfold off before you speak.",
          zhHant: "靜著，聽到潮水轉向，然後先拿下眼罩，再開口。",
        },
        outcome: {
          en: "The truce lasts until one weight shifts, and the choice turns out to have been ripening in the dark.",
          zhHant: "停戰維持到一邊的重量動了為止，這才發現，選擇早在暗中慢慢成熟。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["indecision ending", "exposure", "truth admitted", "overload"],
        zhHant: ["僵局鬆動", "看見了", "承認", "負荷過重"],
      },
      meaning: {
        en: "The cloth has slipped. What was known all along is now seen as well, and it is a relief to the arms, though hardly to the eyes.",
        zhHant: "布滑了下來。一直都知道的，現在也看見了；手臂鬆了，眼睛倒未必。",
      },
      aspects: {
        situation: {
          en: "Both sides have laid their papers on the same desk, and someone must now read them.",
          zhHant: "兩邊的文件擺在同一張桌上，總得有人來讀。",
        },
        obstacle: {
          en: "Advice keeps being collected so that the deciding voice may be somebody else's.",
          zhHant: "意見一直收集，好讓拿主意的是別人的聲音。",
        },
        advice: {
          en: "Admit which way you have been leaning, and put down the other sword first.",
          zhHant: "承認自己其實一直偏向哪邊，先放下另一把劍。",
        },
        outcome: {
          en: "The deadlock opens on one side, and feeling, long held level, spills a little as it does.",
          zhHant: "僵局從一邊鬆開，端平了很久的感情，也跟著灑出一點。",
        },
      },
    },
  },
  {
    id: 52,
    slug: "three-of-swords",
    name: { en: "Three of Swords", zhHant: "寶劍三" },
    arcana: "minor",
    suit: "swords",
    rank: "three",
    number: 3,
    element: "air",
    astro: nameDecan("swords", 3),
    polarity: -2,
    upright: {
      keywords: {
        en: ["heartache", "painful truth", "separation", "clearing rain"],
        zhHant: ["心痛", "刺人的真相", "分離", "沖洗的雨"],
      },
      meaning: {
        en: "Three blades meet in one red heart, and rain falls behind it. The card is exact about pain: it has entered, it has a shape, and it is neither the whole sky nor for ever.",
        zhHant:
          "三把劍插在一顆紅心上，背後下著雨。這張牌對痛很精確：它進來了，它有形狀，它不是整片天，也不會一直下去。",
      },
      aspects: {
        situation: {
          en: "A truth has hurt, and pretending otherwise would hurt more.",
          zhHant: "有句真話傷了人，假裝沒有，只會更傷。",
        },
        obstacle: {
          en: "The wound is explained so well that nobody gets around to tending it.",
          zhHant: "傷口分析得太透徹，反而沒有人動手照料。",
        },
        advice: {
          en: "Let it rain, tell one person exactly where it hurts, and ask for no verdict from them.",
          zhHant: "讓雨下，找一個人，準確地說出哪裡痛，別請他評理。",
        },
        outcome: {
          en: "The heart keeps its shape around the mark, and understands a language it did not know before.",
          zhHant: "心帶著那個印子，仍是心的樣子，還聽得懂一種從前不懂的語言。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["recovery", "release", "swallowed hurt", "reopening"],
        zhHant: ["復原", "釋放", "吞下的痛", "再裂開"],
      },
      meaning: {
        en: "One of the blades has been drawn out, which hurts in its own way and is how mending begins. Where the pain was swallowed instead, it speaks up now at odd times and to the wrong people.",
        zhHant:
          "有一把劍拔了出來，拔也有拔的痛，癒合就是這樣開始的。若當初是吞下去的，那份痛便挑奇怪的時候，對不相干的人開口。",
      },
      aspects: {
        situation: {
          en: "The rain has stopped, and the street still shines with it.",
          zhHant: "雨停了，街面還亮著水光。",
        },
        obstacle: {
          en: "The old hurt has become a reference, and everything new is checked against it.",
          zhHant: "舊傷成了字典，新的事都要拿去對照一遍。",
        },
        advice: {
          en: "Forgive the slow part of yourself that is still there, and remove only what is ready to come out.",
          zhHant: "原諒自己還慢慢走在後面的那一塊，只拔已經鬆動的。",
        },
        outcome: {
          en: "Tenderness returns around the scar, and it has better judgement than before.",
          zhHant: "疤的四周又柔軟了，而且比從前更有分寸。",
        },
      },
    },
  },
  {
    id: 53,
    slug: "four-of-swords",
    name: { en: "Four of Swords", zhHant: "寶劍四" },
    arcana: "minor",
    suit: "swords",
    rank: "four",
    number: 4,
    element: "air",
    astro: nameDecan("swords", 4),
    polarity: 0,
    upright: {
      keywords: {
        en: ["rest", "retreat", "recuperation", "contemplation"],
        zhHant: ["歇息", "退隱", "養息", "靜思"],
      },
      meaning: {
        en: "A knight lies with folded hands beneath a coloured window; three swords hang on the wall and one lies under him. The contest is adjourned, and this rest is a task, to be done as thoroughly as any other.",
        zhHant:
          "騎士合掌躺在彩窗下，三把劍掛在牆上，一把枕在身下。較量暫停，這份歇息也是一件差事，該做得和別的事一樣徹底。",
      },
      aspects: {
        situation: {
          en: "A pause has been declared in the middle of things, and the quiet is doing its work.",
          zhHant: "事情正到中途喊了停，安靜在做它該做的。",
        },
        obstacle: {
          en: "Lying still with the problem underneath is not quite the same as resting.",
          zhHant: "人躺著不動，問題還壓在身下，那並不算休息。",
        },
        advice: {
          en: "Withdraw in good order, tell people when to expect you back, and sleep before you plan.",
          zhHant: "有條有理地退下，告訴大家何時回來，先睡，再打算。",
        },
        outcome: {
          en: "Strength gathers unseen, and the next step is taken from a lower and surer place.",
          zhHant: "力氣在看不見的地方聚攏，下一步從更低、更穩的位置踏出。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["restlessness", "return to action", "burnout", "forced pause"],
        zhHant: ["躺不住", "重新行動", "耗竭", "被迫停下"],
      },
      meaning: {
        en: "The sleeper has one eye open. Either the body is up and the spirit is still lying down, or the rest was so good that the door of the chapel begins to look like a threat.",
        zhHant:
          "睡的人睜著一隻眼。要麼身體起來了、精神還躺著，要麼休息得太好，小教堂的門倒像是威脅。",
      },
      aspects: {
        situation: {
          en: "Lights are being switched on again one by one, some of them too early.",
          zhHant: "燈一盞一盞重新點亮，有幾盞點早了。",
        },
        obstacle: {
          en: "The fear of falling behind turns every pause into work done lying down.",
          zhHant: "怕落後的心情，把每次停頓都變成躺著做的工作。",
        },
        advice: {
          en: "Come back by degrees, one sword at a time, and keep a window of silence in the day.",
          zhHant: "慢慢回來，一次拿一把劍，一天裡留一段安靜。",
        },
        outcome: {
          en: "Activity resumes at a pace that includes its own rest.",
          zhHant: "動是又動了，步調裡卻已經含著歇息。",
        },
      },
    },
  },
  {
    id: 54,
    slug: "five-of-swords",
    name: { en: "Five of Swords", zhHant: "寶劍五" },
    arcana: "minor",
    suit: "swords",
    rank: "five",
    number: 5,
    element: "air",
    astro: nameDecan("swords", 5),
    polarity: -2,
    upright: {
      keywords: {
        en: ["hollow win", "conflict", "humiliation", "cost of being right"],
        zhHant: ["空虛的勝", "衝突", "難堪", "得理的代價"],
      },
      meaning: {
        en: "One man gathers up the swords and smiles, while two walk away towards grey water. He has won the argument and the field, and nobody is left with whom to enjoy either.",
        zhHant:
          "一個人收拾地上的劍，臉上帶笑，另外兩個走向灰色的水邊。他贏了爭論，也贏了場子，卻沒有人留下來一起高興。",
      },
      aspects: {
        situation: {
          en: "A quarrel has ended with the wrong kind of silence.",
          zhHant: "一場爭吵結束了，靜得不太對。",
        },
        obstacle: {
          en: "The wish to have the last word is costing more words than the matter is worth.",
          zhHant: "想說最後一句，花掉的話早超過這件事的價值。",
        },
        advice: {
          en: "Ask what you would have to lose in order to keep the person, and weigh whether you can lose it.",
          zhHant: "想一想，要留住這個人得輸掉什麼，再掂掂自己輸不輸得起。",
        },
        outcome: {
          en: "The field empties, and it becomes plain which victories were not worth attending.",
          zhHant: "人都散了，哪些勝利根本不值得到場，也就清楚了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["reconciliation", "old resentment", "admission", "walking back"],
        zhHant: ["和解", "積怨", "認錯", "往回走"],
      },
      meaning: {
        en: "Somebody has turned round at the water's edge. A quarrel can be left the way it was entered, by a step; pride says the step is a mile long, and usually it is only wet.",
        zhHant:
          "有人在水邊回過頭來。爭吵怎麼走進去，就怎麼走出來，不過一步；面子說這一步有一里長，其實通常只是會弄濕鞋。",
      },
      aspects: {
        situation: {
          en: "A borrowed sword is being carried back to its owner, wrapped in cloth.",
          zhHant: "一把借來的劍包著布，正送還給主人。",
        },
        obstacle: {
          en: "The apology is being drafted as another proof of who was right.",
          zhHant: "道歉信寫著寫著，又成了證明誰對的文件。",
        },
        advice: {
          en: 'Concede the part that is true, without a "but", and leave the rest for another day.',
          zhHant: "對的那部分就認了，後面別接「可是」，其餘改天再說。",
        },
        outcome: {
          en: "Resentment thins out, and it can be seen who would come back if they were asked.",
          zhHant: "怨氣淡了，看得出誰是只要開口就肯回來的。",
        },
      },
    },
  },
  {
    id: 55,
    slug: "six-of-swords",
    name: { en: "Six of Swords", zhHant: "寶劍六" },
    arcana: "minor",
    suit: "swords",
    rank: "six",
    number: 6,
    element: "air",
    astro: nameDecan("swords", 6),
    polarity: 0,
    upright: {
      keywords: {
        en: ["transition", "passage", "calmer water", "leaving behind"],
        zhHant: ["過渡", "擺渡", "水面漸平", "離岸"],
      },
      meaning: {
        en: "A ferryman poles a hooded woman and a child across; the swords stand upright in the boat, and the far water is smooth. What hurt comes along on this journey, and is carried by the boat instead of the back.",
        zhHant:
          "船夫撐篙，渡著戴頭巾的女子和孩子，幾把劍直立在船裡，遠處的水是平的。傷人的東西這一趟也帶著，只是改由船來載，不由人來背。",
      },
      aspects: {
        situation: {
          en: "A rough stretch is being left for a quieter one, with few words.",
          zhHant: "離開一段顛簸，往安靜處去，話不多。",
        },
        obstacle: {
          en: "Looking back over the stern, one takes the wake for the way.",
          zhHant: "回頭望著船尾，把水痕錯認成航道。",
        },
        advice: {
          en: "Let yourself be ferried, take only what the boat can bear, and do not rock it with explanations.",
          zhHant: "讓人渡你，只帶船承得住的，別拿解釋去搖它。",
        },
        outcome: {
          en: "The other bank is reached without triumph, and thoughts begin to fit inside the head again.",
          zhHant: "到了對岸，沒有歡呼，腦袋裡又放得下自己的念頭了。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["stuck passage", "unfinished leave-taking", "rough crossing", "return trip"],
        zhHant: ["渡不過去", "沒道完的別", "風浪", "回程"],
      },
      meaning: {
        en: "The boat is still tied to the old bank by a rope that everyone forgot. It may be a message that was never sent, or a hope that never quite gave notice.",
        zhHant:
          "船還繫在舊岸，那條繩子大家都忘了。也許是一則沒送出的訊息，也許是一個始終沒正式辭行的盼望。",
      },
      aspects: {
        situation: {
          en: "The same stretch of water has been crossed three times in one season, in both directions.",
          zhHant: "一季之內，同一段水來來回回渡了三趟。",
        },
        obstacle: {
          en: "Leaving is done so carefully that it never quite takes place.",
          zhHant: "離開得太小心，結果始終沒有真的離開。",
        },
        advice: {
          en: "Find the rope, decide whether to untie it or to go ashore, and do that before you row.",
          zhHant: "先找到那條繩子，決定解開還是上岸，做完再划槳。",
        },
        outcome: {
          en: "The crossing is finished later and more honestly, with less luggage on board.",
          zhHant: "渡是晚了些才渡完，也比較老實，船上的行李少了。",
        },
      },
    },
  },
  {
    id: 56,
    slug: "seven-of-swords",
    name: { en: "Seven of Swords", zhHant: "寶劍七" },
    arcana: "minor",
    suit: "swords",
    rank: "seven",
    number: 7,
    element: "air",
    astro: nameDecan("swords", 7),
    polarity: -1,
    upright: {
      keywords: {
        en: ["stratagem", "stealth", "independence", "half-truth"],
        zhHant: ["計策", "悄悄行事", "獨行", "半句實話"],
      },
      meaning: {
        en: "He tiptoes from the camp with five swords in his arms and leaves two standing. It may be theft, or it may be the only sensible way out; the Seven of Swords asks who would be surprised to learn of it.",
        zhHant:
          "他踮著腳離開營地，懷裡五把劍，留下兩把插在地上。也許是偷，也許是唯一聰明的脫身法；寶劍七要問的是：誰知道了會嚇一跳？",
      },
      aspects: {
        situation: {
          en: "Something is being managed around the edges, out of general view.",
          zhHant: "有件事在邊上處理，避開大家的視線。",
        },
        obstacle: {
          en: "Cleverness has to stay awake all night to remember what it told to whom.",
          zhHant: "聰明得整夜醒著，才記得跟誰說了什麼。",
        },
        advice: {
          en: "Use wit instead of force, but plan nothing that you could not explain later to someone you respect.",
          zhHant: "用巧勁代替硬碰，但別做日後對敬重的人交代不了的事。",
        },
        outcome: {
          en: "Part of the aim is carried off, and the part left standing asks to be fetched by daylight.",
          zhHant: "目的達成一部分，留在原地的那部分，要人白天再來拿。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["confession", "caught out", "conscience", "returned goods"],
        zhHant: ["坦白", "被看穿", "良心", "物歸原主"],
      },
      meaning: {
        en: "Halfway to the tents, the thief looks over his shoulder and sees himself. Secrets have begun to weigh more than what they hide, and coming clean looks, for the first time, like the lazier option.",
        zhHant:
          "走到半途，偷的人回頭，看見了自己。祕密漸漸比它藏的東西還重，坦白頭一回看起來是比較省力的那條路。",
      },
      aspects: {
        situation: {
          en: "A story has been told twice with one detail changed, and a listener has noticed.",
          zhHant: "同一個故事說了兩遍，改了一處，有人聽出來了。",
        },
        obstacle: {
          en: "The lie being kept up is the one told inwardly, and it has no audience to convince.",
          zhHant: "還在維持的是對自己說的那個謊，而那裡並沒有觀眾要說服。",
        },
        advice: {
          en: "Bring one thing back before it is asked for, and tell it from the beginning.",
          zhHant: "趁還沒人來要，先把一樣東西還回去，從頭說起。",
        },
        outcome: {
          en: "Daylight does less damage than was feared, and what remains to be done can be done standing upright.",
          zhHant: "天光造成的損害比想的小，剩下該做的，可以站直了做。",
        },
      },
    },
  },
  {
    id: 57,
    slug: "eight-of-swords",
    name: { en: "Eight of Swords", zhHant: "寶劍八" },
    arcana: "minor",
    suit: "swords",
    rank: "eight",
    number: 8,
    element: "air",
    astro: nameDecan("swords", 8),
    polarity: -1,
    upright: {
      keywords: {
        en: ["restriction", "trapped feeling", "self-limiting thought", "waiting"],
        zhHant: ["受限", "困住的感覺", "自我設限", "等待"],
      },
      meaning: {
        en: "She is bound loosely, blindfolded, and fenced by swords that leave the front open. What holds her is real and is also partly a conclusion; her feet, one notices, are free.",
        zhHant:
          "她被鬆鬆綁著，蒙著眼，劍插成一圈，前面卻是空的。困住她的有真的部分，也有一部分是推論；仔細看，她的腳是自由的。",
      },
      aspects: {
        situation: {
          en: "Every way out has been examined in thought and has been found closed there.",
          zhHant: "每條出路都在腦子裡查過了，也都在腦子裡關上了。",
        },
        obstacle: {
          en: "A list of reasons has hardened into a fence, and each post was once a sensible caution.",
          zhHant: "一串理由硬成了圍籬，每根樁子原本都是合理的小心。",
        },
        advice: {
          en: "Feel for the loosest knot, move one foot, and check each wall by touching it.",
          zhHant: "摸摸哪個結最鬆，挪動一隻腳，每面牆都用手去碰碰看。",
        },
        outcome: {
          en: "The circle is found to be open on the side that nobody had thought of trying.",
          zhHant: "這個圈有一面是開的，只是沒有人想到去試。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["loosening", "new perspective", "self-acceptance", "old cage missed"],
        zhHant: ["鬆開", "換眼光", "接納自己", "想念舊籠"],
      },
      meaning: {
        en: "The blindfold is off, and the swords look thinner than they felt. Freedom has its own vertigo, though, and it is not unusual to miss the narrow place where nothing could be asked of one.",
        zhHant:
          "眼罩拿下來，劍看起來比感覺的細。只是自由也會叫人發暈，想念起那個窄窄的、誰也不能要求什麼的地方，並不奇怪。",
      },
      aspects: {
        situation: {
          en: "Someone is walking slowly in an open field, with both hands still held behind the back.",
          zhHant: "有人在空地上慢慢走，兩隻手還背在身後。",
        },
        obstacle: {
          en: "Anger at the years in the ring keeps you standing near its posts.",
          zhHant: "氣那些年被圈住，結果人還站在樁子旁邊。",
        },
        advice: {
          en: "Make a small decision that nobody has to approve, and make another one tomorrow.",
          zhHant: "做一個不必誰批准的小決定，明天再做一個。",
        },
        outcome: {
          en: "Room to move is taken up by inches until it feels like one's own.",
          zhHant: "可以動的地方一寸一寸用起來，用到覺得是自己的。",
        },
      },
    },
  },
  {
    id: 58,
    slug: "nine-of-swords",
    name: { en: "Nine of Swords", zhHant: "寶劍九" },
    arcana: "minor",
    suit: "swords",
    rank: "nine",
    number: 9,
    element: "air",
    astro: nameDecan("swords", 9),
    polarity: -2,
    upright: {
      keywords: {
        en: ["worry", "sleeplessness", "dread", "self-reproach"],
        zhHant: ["憂慮", "失眠", "忐忑", "自責"],
      },
      meaning: {
        en: "A figure sits up in bed with hidden face while nine swords hang on the dark wall, none of them touching the bed. The Nine of Swords is the mind at three in the morning, when everything is a question and everything is addressed to you.",
        zhHant:
          "有人坐在床上掩著臉，暗牆上掛著九把劍，沒有一把碰到床。寶劍九是凌晨三點的腦袋，那時候什麼都是問題，每個問題都衝著你來。",
      },
      aspects: {
        situation: {
          en: "The same thought has come round so often in one night that it has begun to look like evidence.",
          zhHant: "同一個念頭一夜裡繞了太多圈，看起來都像證據了。",
        },
        obstacle: {
          en: "Fear is doing the arithmetic, and it carries every figure over.",
          zhHant: "是害怕在算帳，而它每一筆都往上進位。",
        },
        advice: {
          en: "Put on a lamp, write the worries down in order of size, and leave the list until someone is awake to share it.",
          zhHant: "點盞燈，把擔心的事按大小寫下來，單子先擱著，等有人醒了一起看。",
        },
        outcome: {
          en: "Morning makes the swords a row on the wall again, to be taken down one at a time.",
          zhHant: "天一亮，劍又只是牆上的一排，可以一把一把取下來。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["dawn", "hope after worry", "secret shame", "help accepted"],
        zhHant: ["天將亮", "憂後的盼望", "藏著的羞愧", "接受幫忙"],
      },
      meaning: {
        en: "The quilt has roses on it, and they are visible now. Either the worst of the night is behind, or something has been suffered in private for so long that saying it aloud is the only pillow left.",
        zhHant:
          "被面上有玫瑰，這會兒看得見了。不是夜裡最難的一段過去了，就是有件事獨自熬得太久，說出來，成了僅剩的枕頭。",
      },
      aspects: {
        situation: {
          en: "A lamp has been lit in one more room of the house.",
          zhHant: "屋裡又有一個房間點了燈。",
        },
        obstacle: {
          en: "The dread is known and loyal, while relief would have to be learned.",
          zhHant: "忐忑是熟人，忠心耿耿；安心反而得從頭學起。",
        },
        advice: {
          en: "Tell the thing that cannot be told to a person who is used to hearing such things.",
          zhHant: "把說不出口的，說給一個聽慣了這種事的人。",
        },
        outcome: {
          en: "The night is divided among several people and becomes short enough to get through.",
          zhHant: "這個夜分給幾個人過，就短得熬得過去了。",
        },
      },
    },
  },
  {
    id: 59,
    slug: "ten-of-swords",
    name: { en: "Ten of Swords", zhHant: "寶劍十" },
    arcana: "minor",
    suit: "swords",
    rank: "ten",
    number: 10,
    element: "air",
    astro: nameDecan("swords", 10),
    polarity: -2,
    upright: {
      keywords: {
        en: ["ending", "rock bottom", "exhaustion of a path", "dawn line"],
        zhHant: ["到底", "谷底", "一條路走盡", "天邊微光"],
      },
      meaning: {
        en: "Ten blades, which is more than any point needs to be made, and beyond them a line of yellow at the horizon. The Ten of Swords declares that this way of thinking is finished, a little theatrically, so that one may stop defending it.",
        zhHant:
          "十把劍，講什麼道理都用不著這麼多；再過去，天邊有一線黃。寶劍十略帶誇張地宣布：這條思路走完了，不必再替它辯護。",
      },
      aspects: {
        situation: {
          en: "A course of action has run out completely, and everyone can see that it has.",
          zhHant: "一種做法走到盡頭，人人看得見。",
        },
        obstacle: {
          en: "There is a strange grandeur in the worst case, and it makes the next small step look petty.",
          zhHant: "最壞的局面有種奇異的壯闊，襯得下一小步很寒酸。",
        },
        advice: {
          en: "Stop arguing with what is over, lie low for a day, and look for the light at its lowest edge.",
          zhHant: "別再跟已經結束的事爭，先伏低一天，往最低的天邊找光。",
        },
        outcome: {
          en: "From here the view can only widen, and the first thing to be seen is modest and near.",
          zhHant: "從這裡起，視野只會變寬，最先看見的是近處一樣小東西。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["slow recovery", "refusal to end", "survival", "lesson kept"],
        zhHant: ["緩緩回復", "不肯了結", "挺過來了", "留住教訓"],
      },
      meaning: {
        en: "One by one the swords are slipping out. Getting up is awkward after so complete a fall, and there is some danger of lying down again merely because the story of it was so good.",
        zhHant:
          "劍一把一把滑落。跌得這麼徹底，爬起來總有點狼狽；也要小心，別因為那故事太精彩，又躺了回去。",
      },
      aspects: {
        situation: {
          en: "Somebody is sweeping up after a disaster and humming under their breath.",
          zhHant: "有人在收拾一場災難的殘局，嘴裡輕輕哼著歌。",
        },
        obstacle: {
          en: "The wound's story has grown grander than the person it happened to.",
          zhHant: "受傷的故事，長得比受傷的人還大。",
        },
        advice: {
          en: "Keep one lesson, return the other nine swords to the shed, and eat something.",
          zhHant: "留一個教訓，另外九把劍收回棚子裡，然後吃點東西。",
        },
        outcome: {
          en: "Ordinary strength comes back under an ordinary sky, which is more than had been hoped.",
          zhHant: "平常的力氣，在平常的天空下回來了，這已經比盼的還多。",
        },
      },
    },
  },
  {
    id: 60,
    slug: "page-of-swords",
    name: { en: "Page of Swords", zhHant: "寶劍侍者" },
    arcana: "minor",
    suit: "swords",
    rank: "page",
    number: 11,
    element: "air",
    astro: { en: "Earth of Air", zhHant: "風中之土" },
    polarity: 0,
    upright: {
      keywords: {
        en: ["alertness", "curiosity", "sharp questions", "watchfulness"],
        zhHant: ["機警", "求知", "尖銳的提問", "觀察"],
      },
      meaning: {
        en: "The Page of Swords stands on windy ground and looks the other way from where the blade is pointing. He wants to know, at once and exactly, and his questions are better than his manners.",
        zhHant:
          "寶劍侍者站在風大的高處，眼睛看的和劍指的不是同一邊。他想知道，要馬上、要準確，問題問得比禮貌好。",
      },
      aspects: {
        situation: {
          en: "Somebody is asking the question that the others had agreed to leave alone.",
          zhHant: "大家說好不碰的那個問題，有人問了。",
        },
        obstacle: {
          en: "Watching everything takes the place of taking part in anything.",
          zhHant: "樣樣都盯著，就樣樣都沒參與。",
        },
        advice: {
          en: "Ask, listen to the end, and check the report at its source before you carry it on.",
          zhHant: "開口問，聽到完，消息要轉述之前，先回源頭查證。",
        },
        outcome: {
          en: "News clears the air, though it may ruffle it first, and a quick mind finds its craft.",
          zhHant: "消息先攪動空氣，再讓它清朗，腦筋快的也找到了用武之地。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["cynicism", "hasty words", "spying", "all talk"],
        zhHant: ["冷嘲", "快嘴", "窺探", "光說不練"],
      },
      meaning: {
        en: "The sword is waved about to keep people at a distance. Under the cutting remark there is often someone young who was once made to feel stupid and decided never again.",
        zhHant:
          "揮著劍，是不讓人靠近。帶刺的話底下，往往是個年少時被弄得覺得自己笨、從此發誓絕不再有的人。",
      },
      aspects: {
        situation: {
          en: "A clever message is passed from hand to hand with the sender's name removed.",
          zhHant: "一則機靈的訊息傳來傳去，發的人名字被拿掉了。",
        },
        obstacle: {
          en: "You collect facts against a person instead of questions for them.",
          zhHant: "蒐集了一堆針對對方的事實，卻沒有一個要問對方的問題。",
        },
        advice: {
          en: "Hold back the second sentence, and put your real question in its place.",
          zhHant: "第二句先別出口，換成你真正想問的那個問題。",
        },
        outcome: {
          en: "Wit calms down into interest, and conversation becomes safe again.",
          zhHant: "機鋒沉成了興趣，說話又安全了。",
        },
      },
    },
  },
  {
    id: 61,
    slug: "knight-of-swords",
    name: { en: "Knight of Swords", zhHant: "寶劍騎士" },
    arcana: "minor",
    suit: "swords",
    rank: "knight",
    number: 12,
    element: "air",
    astro: { en: "Air of Air", zhHant: "風中之風" },
    polarity: 0,
    upright: {
      keywords: {
        en: ["speed", "directness", "ambition", "cutting through"],
        zhHant: ["迅疾", "直接", "進取", "破風"],
      },
      meaning: {
        en: "Horse, cloak and clouds all stream one way, and the Knight of Swords is ahead of his own shout. He is the quickest route between a thought and its consequence.",
        zhHant:
          "馬、斗篷、雲都往同一邊飛，寶劍騎士跑在自己的喊聲前面。一個念頭到它的後果，最短的路就是他。",
      },
      aspects: {
        situation: {
          en: "A direct approach is being made at speed, and caution is eating dust.",
          zhHant: "有人直直地快速逼近，謹慎只能在後頭吃灰。",
        },
        obstacle: {
          en: "The argument arrives at full gallop and rides past the point.",
          zhHant: "道理策馬而來，卻從重點旁邊衝了過去。",
        },
        advice: {
          en: "Go straight to the person concerned, say it briefly, and keep your eyes open as you ride.",
          zhHant: "直接去找當事人，話說短，騎的時候眼睛睜著。",
        },
        outcome: {
          en: "A knot is cut that was never going to be untied, and the loose ends need a calmer hand.",
          zhHant: "一個解不開的結被劈開了，剩下的線頭，需要更平靜的手。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["rashness", "argument", "scattered force", "braking"],
        zhHant: ["躁進", "爭辯", "力道分散", "煞車"],
      },
      meaning: {
        en: "The charge has lost its object and kept its speed. Words are thrown because they are in the hand, and it is some minutes before anyone asks what had been attacked.",
        zhHant:
          "衝鋒的對象沒了，速度還在。話會丟出去，只因為正好在手上，過了好幾分鐘才有人問，剛剛到底在打什麼。",
      },
      aspects: {
        situation: {
          en: "A meeting is over, everyone is out of breath, and nothing was decided.",
          zhHant: "會開完了，人人氣喘吁吁，什麼也沒決定。",
        },
        obstacle: {
          en: "To slow down would let the doubt catch up, so the pace is kept for safety's sake.",
          zhHant: "一慢下來，懷疑就會追上，所以為了安全，只好一直快。",
        },
        advice: {
          en: "Dismount before you answer, and find out what the other side is afraid of.",
          zhHant: "先下馬再回答，弄清楚對方怕的是什麼。",
        },
        outcome: {
          en: "The rush is spent, and accuracy gets a hearing that it could not have had earlier.",
          zhHant: "急勁用完了，精確這才有人肯聽。",
        },
      },
    },
  },
  {
    id: 62,
    slug: "queen-of-swords",
    name: { en: "Queen of Swords", zhHant: "寶劍王后" },
    arcana: "minor",
    suit: "swords",
    rank: "queen",
    number: 13,
    element: "air",
    astro: { en: "Water of Air", zhHant: "風中之水" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["discernment", "independence", "candour", "clear boundaries"],
        zhHant: ["明辨", "獨立", "直言", "清楚的界線"],
      },
      meaning: {
        en: "The Queen of Swords raises one hand to the visitor and keeps the blade upright in the other. She has known sorrow and does not decorate it; what she says is short, fair and useful.",
        zhHant:
          "寶劍王后一手迎向來客，一手把劍豎直。她嚐過傷心，不替它上妝；話說得短、公道、有用。",
      },
      aspects: {
        situation: {
          en: "A clear-eyed judgement is available from someone who has nothing to gain by flattery.",
          zhHant: "有個不必靠奉承得好處的人，看得清，也肯說。",
        },
        obstacle: {
          en: "Standards kept high for protection are keeping out the wanted guest as well.",
          zhHant: "標準築得高是為了保護自己，連想見的客人也擋在外面。",
        },
        advice: {
          en: "Say precisely what you mean and what you will accept, and extend the free hand while you say it.",
          zhHant: "把意思和底線說精確，說的時候，空著的那隻手伸出去。",
        },
        outcome: {
          en: "Illusion falls away without cruelty, and respect takes its place.",
          zhHant: "幻想不帶殘忍地落下，換上來的是敬重。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["coldness", "bitterness", "harsh judgement", "softened edge"],
        zhHant: ["冷", "苦澀", "苛評", "收起鋒芒"],
      },
      meaning: {
        en: "The chair has been turned a little from the door. Old grief is speaking in the voice of principle, and the principle is sound, but the voice is tired.",
        zhHant: "椅子稍稍轉離了門口。舊日的傷心借了原則的嗓子說話，原則沒錯，只是那嗓子累了。",
      },
      aspects: {
        situation: {
          en: "A correct letter is lying on the table, and every kind word has been taken out of it.",
          zhHant: "桌上一封信，寫得無可挑剔，每個溫暖的字都拿掉了。",
        },
        obstacle: {
          en: "You judge yourself by a rule you would call merciless in anyone else's mouth.",
          zhHant: "拿來審判自己的規矩，換了別人嘴裡說出來，你會說太狠。",
        },
        advice: {
          en: "Let one person see the sorrow behind the standard, and notice that the standard survives it.",
          zhHant: "讓一個人看看標準後面的傷心，然後你會發現，標準還好好的。",
        },
        outcome: {
          en: "Frost goes out of the exchange, and truth can be spoken at room temperature.",
          zhHant: "話裡的霜化了，真話可以用室溫來說。",
        },
      },
    },
  },
  {
    id: 63,
    slug: "king-of-swords",
    name: { en: "King of Swords", zhHant: "寶劍國王" },
    arcana: "minor",
    suit: "swords",
    rank: "king",
    number: 14,
    element: "air",
    astro: { en: "Fire of Air", zhHant: "風中之火" },
    polarity: 1,
    upright: {
      keywords: {
        en: ["intellect", "authority", "fairness", "principle"],
        zhHant: ["理智", "權威", "公正", "原則"],
      },
      meaning: {
        en: "The King of Swords faces forward, the blade slightly tilted, because he has to use it. He listens to both sides, decides by a rule he could state, and is prepared to be unpopular until it is understood.",
        zhHant:
          "寶劍國王面朝前方，劍微微傾斜，因為他真的得用。他聽兩邊，依一條說得出來的規矩裁斷，在被理解之前，願意先不討喜。",
      },
      aspects: {
        situation: {
          en: "The matter is in the hands of reason, and reason has taken its seat.",
          zhHant: "事情交到理性手上，理性已經就座。",
        },
        obstacle: {
          en: "A cool head has ruled so long that the heart sends its petitions under false names.",
          zhHant: "冷靜的頭腦當家太久，心只好用假名遞陳情書。",
        },
        advice: {
          en: "Put the rule before the case, hear the person you are inclined to disbelieve, and decide once.",
          zhHant: "先立規矩再論個案，聽聽那個你不太想信的人，然後一次裁定。",
        },
        outcome: {
          en: "A decision is reached that can be explained to those it disappoints.",
          zhHant: "做出的決定，對失望的人也說得清道理。",
        },
      },
    },
    reversed: {
      keywords: {
        en: ["misuse of power", "rigidity of mind", "manipulation", "learned doubt"],
        zhHant: ["濫用權柄", "腦筋僵硬", "擺布", "學會存疑"],
      },
      meaning: {
        en: "The verdict was written before the hearing. A brilliant case can be made for almost anything, and the King reversed has made so many that he is no longer sure which of them he holds.",
        zhHant:
          "判詞在開庭前就寫好了。再荒謬的事也能辯得漂亮，逆位的國王辯過太多，已經不確定哪一個才是自己的看法。",
      },
      aspects: {
        situation: {
          en: "The rules of the discussion change whenever one side begins to do well.",
          zhHant: "只要有一邊開始占上風，討論的規則就改。",
        },
        obstacle: {
          en: "Intelligence is spent on never being caught in the wrong.",
          zhHant: "聰明才智全花在不讓人抓到錯處。",
        },
        advice: {
          en: "Argue the opposite side for ten minutes in good faith, and then reopen what moved you.",
          zhHant: "誠心替反方辯十分鐘，然後把打動你的地方重新打開來看。",
        },
        outcome: {
          en: "Judgement recovers its doubt, and with doubt its fairness.",
          zhHant: "判斷找回了存疑，也就找回了公道。",
        },
      },
    },
  },
];
