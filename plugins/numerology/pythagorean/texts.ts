/**
 * What the numbers say in each of their places.
 *
 * Texts are original; the themes of the numbers follow F. Campbell, Your Days Are Numbered (1931),
 * and L. D. Balliett, The Philosophy of Numbers (1908).
 */
import type { Text } from "#old";

/** A number in every place in which it can stand. */
export interface NumberText {
  readonly keywords: { readonly en: readonly string[]; readonly zhHant: readonly string[] };
  /** Life path: two sentences. */
  readonly path: Text;
  /** Expression: one sentence. */
  readonly expression: Text;
  /** Soul urge: one sentence. */
  readonly desire: Text;
  /** Personality: one sentence. */
  readonly face: Text;
  /** Birthday: one sentence. */
  readonly gift: Text;
  /** A span of time under the number: a phrase that follows "a time for". */
  readonly season: Text;
}

export const NUMBER_TEXTS: Readonly<Record<number, NumberText>> = {
  1: {
    keywords: { en: ["initiative", "independence", "will"], zhHant: ["開創", "獨立", "意志"] },
    path: {
      en: "A path of One is walked in front: things move because somebody began, and that somebody learns to be alone with a decision. Its long lesson is to lead without needing followers.",
      zhHant:
        "生命數一走在最前面：有人先動，事情才動，而先動的那個人要學會獨自面對決定。它漫長的功課，是帶頭而不需要跟隨者。",
    },
    expression: {
      en: "The name speaks as a One, in short sentences that begin things.",
      zhHant: "名字以一發聲，句子短，一開口事情就開了頭。",
    },
    desire: {
      en: "At heart there is a wish to stand on one's own feet and to have chosen the ground.",
      zhHant: "心底想靠自己站著，而且那塊地是自己選的。",
    },
    face: {
      en: "Others meet somebody who seems to know the way, whether or not that is so.",
      zhHant: "別人遇見的，是一個看來認得路的人，不管是不是真的認得。",
    },
    gift: {
      en: "The birthday adds a talent for beginnings.",
      zhHant: "生日添上一份起頭的本事。",
    },
    season: { en: "beginning and standing alone", zhHant: "開頭、獨當一面" },
  },
  2: {
    keywords: { en: ["partnership", "tact", "patience"], zhHant: ["合作", "體貼", "耐心"] },
    path: {
      en: "A path of Two is walked beside someone: its strength is in listening, timing and the sense for what would help. Its long lesson is that peace kept at one's own cost is only a loan.",
      zhHant:
        "生命數二走在別人身旁，力量在於傾聽、拿捏時機，知道怎樣才幫得上忙。它漫長的功課是：靠委屈自己換來的和氣，只是借來的。",
    },
    expression: {
      en: "The name speaks as a Two, and what it says usually joins two others.",
      zhHant: "名字以二發聲，說出來的話，多半把兩個人接在一起。",
    },
    desire: {
      en: "At heart there is a wish for company in which nothing has to be proved.",
      zhHant: "心底想要一種陪伴，什麼都不必證明。",
    },
    face: {
      en: "Others meet a quiet manner that notices more than it mentions.",
      zhHant: "別人遇見的是安靜的樣子，看見的比說出口的多。",
    },
    gift: {
      en: "The birthday adds an ear for tone and half-tones.",
      zhHant: "生日添上一副聽得出語氣輕重的耳朵。",
    },
    season: { en: "cooperation, waiting and detail", zhHant: "合作、等待、顧細節" },
  },
  3: {
    keywords: { en: ["expression", "joy", "imagination"], zhHant: ["表達", "歡喜", "想像"] },
    path: {
      en: "A path of Three is walked aloud: words, colours and company are its tools, and gladness its working material. Its long lesson is to finish one song before starting the next.",
      zhHant:
        "生命數三走得有聲有色，話語、顏色、朋友都是工具，歡喜是材料。它漫長的功課，是把一首歌唱完，再唱下一首。",
    },
    expression: {
      en: "The name speaks as a Three, with colour, and is remembered for how it said things.",
      zhHant: "名字以三發聲，帶著色彩，別人記得的是它怎麼說。",
    },
    desire: {
      en: "At heart there is a wish to be delighted, and to pass the delight on.",
      zhHant: "心底想被什麼打動，再把那份開心傳出去。",
    },
    face: {
      en: "Others meet warmth first and find the sensitive side later.",
      zhHant: "別人先遇見熱情，過些時候才發現細膩的那一面。",
    },
    gift: {
      en: "The birthday adds a gift for saying it well.",
      zhHant: "生日添上一份把話說得好聽的才能。",
    },
    season: { en: "expression, friends and making things", zhHant: "表達、交遊、創作" },
  },
  4: {
    keywords: { en: ["order", "work", "foundation"], zhHant: ["秩序", "實作", "根基"] },
    path: {
      en: "A path of Four is built rather than walked, a course at a time, and what stands at the end can be lived in. Its long lesson is to tell a wall that carries from one that merely encloses.",
      zhHant:
        "生命數四的路是砌出來的，一層一層，砌完了住得進去。它漫長的功課，是分得清哪道牆在承重，哪道牆只是圍住自己。",
    },
    expression: {
      en: "The name speaks as a Four, plainly, and is taken at its word.",
      zhHant: "名字以四發聲，平實，說了別人就信。",
    },
    desire: {
      en: "At heart there is a wish for firm ground and for work that can be seen at evening.",
      zhHant: "心底想要踏實的地面，以及到了傍晚看得見成果的工作。",
    },
    face: {
      en: "Others meet someone they would give a key to.",
      zhHant: "別人遇見的，是可以把鑰匙交給他的人。",
    },
    gift: {
      en: "The birthday adds the patience of a builder.",
      zhHant: "生日添上一份工匠的耐性。",
    },
    season: { en: "work, order and laying foundations", zhHant: "實作、理序、打根基" },
  },
  5: {
    keywords: { en: ["freedom", "change", "senses"], zhHant: ["自由", "變動", "感官"] },
    path: {
      en: "A path of Five turns corners: it learns by trying, and there is little that it has not tried. Its long lesson is that freedom grows when it is spent on something.",
      zhHant:
        "生命數五的路愛轉彎，靠嘗試學習，沒試過的不多。它漫長的功課是：自由要花在什麼東西上，才會變多。",
    },
    expression: {
      en: "The name speaks as a Five, quickly, in more than one language of life.",
      zhHant: "名字以五發聲，快，而且不只會一種活法的語言。",
    },
    desire: {
      en: "At heart there is a wish to keep the door on the latch.",
      zhHant: "心底想讓門虛掩著，隨時出得去。",
    },
    face: {
      en: "Others meet movement, curiosity and a bag already half packed.",
      zhHant: "別人遇見的是動靜、好奇，和一個收拾了一半的包。",
    },
    gift: {
      en: "The birthday adds quick feet and a wide taste.",
      zhHant: "生日添上腳程快、口味廣。",
    },
    season: { en: "change, travel and trying out", zhHant: "變動、遠行、嘗試" },
  },
  6: {
    keywords: { en: ["care", "responsibility", "harmony"], zhHant: ["照顧", "責任", "和諧"] },
    path: {
      en: "A path of Six leads home and keeps the kettle on: people bring it their troubles because it can carry them. Its long lesson is to help without arranging.",
      zhHant:
        "生命數六的路通回家，爐上總有熱水，人們把煩惱帶來，因為它扛得動。它漫長的功課，是幫忙而不替人安排。",
    },
    expression: {
      en: "The name speaks as a Six, kindly, with a view on how the room should be.",
      zhHant: "名字以六發聲，溫厚，對屋子該怎麼擺也有主張。",
    },
    desire: {
      en: "At heart there is a wish to be needed and to see everybody fed.",
      zhHant: "心底想被需要，想看見每個人都吃飽。",
    },
    face: {
      en: "Others meet somebody they would tell it to.",
      zhHant: "別人遇見的，是願意對他說心事的人。",
    },
    gift: {
      en: "The birthday adds a hand for making people feel at home.",
      zhHant: "生日添上一雙讓人自在的手。",
    },
    season: { en: "home, duty and mending ties", zhHant: "家庭、責任、修補情分" },
  },
  7: {
    keywords: { en: ["inquiry", "solitude", "insight"], zhHant: ["探究", "獨處", "洞見"] },
    path: {
      en: "A path of Seven goes inward and takes notes: it would rather know one thing than have heard of ten. Its long lesson is to trust before the proof is complete.",
      zhHant:
        "生命數七往裡走，邊走邊記，寧可弄懂一件，不要聽說十件。它漫長的功課，是證據還沒齊，就敢信一點。",
    },
    expression: {
      en: "The name speaks as a Seven, seldom, and has thought about it.",
      zhHant: "名字以七發聲，話少，想過才說。",
    },
    desire: {
      en: "At heart there is a wish for quiet in which something can be understood.",
      zhHant: "心底想要一段安靜，好把一件事想通。",
    },
    face: {
      en: "Others meet reserve, and take it for distance until they are asked in.",
      zhHant: "別人遇見的是矜持，被請進門以前，總以為那是疏遠。",
    },
    gift: {
      en: "The birthday adds a mind that takes things apart and puts them back.",
      zhHant: "生日添上一個拆得開也裝得回去的腦袋。",
    },
    season: { en: "study, rest and turning inward", zhHant: "研讀、休養、向內看" },
  },
  8: {
    keywords: { en: ["power", "means", "judgement"], zhHant: ["力量", "資源", "權衡"] },
    path: {
      en: "A path of Eight deals in means: money, office, leverage, and the question of what they are for. Its long lesson is that power returns in the coin in which it was paid out.",
      zhHant:
        "生命數八與資源打交道：錢、職位、槓桿，還有這些拿來做什麼。它漫長的功課是：力量怎麼給出去，就怎麼回來。",
    },
    expression: {
      en: "The name speaks as an Eight, and people check their figures.",
      zhHant: "名字以八發聲，旁人便回頭核對數字。",
    },
    desire: {
      en: "At heart there is a wish to build something that works without supervision.",
      zhHant: "心底想造出一樣不必盯著也會運轉的東西。",
    },
    face: {
      en: "Others meet authority and look for the person inside it.",
      zhHant: "別人遇見的是威儀，然後在裡面找那個人。",
    },
    gift: {
      en: "The birthday adds a sense for what a thing is worth.",
      zhHant: "生日添上一份看得出東西值多少的眼力。",
    },
    season: { en: "means, office and harvest", zhHant: "資源、職權、收成" },
  },
  9: {
    keywords: { en: ["compassion", "breadth", "completion"], zhHant: ["慈悲", "寬廣", "圓滿"] },
    path: {
      en: "A path of Nine has room in it: it feels at home among strangers and is moved by what does not concern it. Its long lesson is to close a door gently and leave it closed.",
      zhHant:
        "生命數九的路很寬，在陌生人中間也自在，會為不相干的事動心。它漫長的功課，是輕輕把門帶上，就讓它關著。",
    },
    expression: {
      en: "The name speaks as a Nine, to more people than are in the room.",
      zhHant: "名字以九發聲，聽眾比屋裡的人多。",
    },
    desire: {
      en: "At heart there is a wish that it may be well with everyone.",
      zhHant: "心底希望每個人都好。",
    },
    face: {
      en: "Others meet generosity with a far-away look in it.",
      zhHant: "別人遇見的是大方，眼神裡帶點遠方。",
    },
    gift: {
      en: "The birthday adds a heart that takes in more than its own.",
      zhHant: "生日添上一顆裝得下別人的心。",
    },
    season: { en: "finishing, giving and letting go", zhHant: "收尾、付出、放手" },
  },
  11: {
    keywords: { en: ["inspiration", "sensitivity", "signal"], zhHant: ["靈感", "敏銳", "訊號"] },
    path: {
      en: "A path of Eleven runs close to the wire: it picks up what is in the air and has to earth it in a Two's daily patience. Its long lesson is to be a lamp without being consumed as the oil.",
      zhHant:
        "生命數十一緊貼著電線走，空氣裡有什麼它先收到，再靠二的日常耐心接地。它漫長的功課，是做燈，而不把自己當油燒掉。",
    },
    expression: {
      en: "The name speaks as an Eleven, and now and then says more than it knew.",
      zhHant: "名字以十一發聲，偶爾說出自己原本不知道的話。",
    },
    desire: {
      en: "At heart there is a wish to be a window for something larger.",
      zhHant: "心底想做一扇窗，讓更大的東西透進來。",
    },
    face: {
      en: "Others meet a charge in the air and cannot quite say whence it comes.",
      zhHant: "別人遇見的是空氣裡的一股電，說不上從哪裡來。",
    },
    gift: {
      en: "The birthday adds a fine antenna and the need to rest it.",
      zhHant: "生日添上一根靈敏的天線，以及讓它休息的必要。",
    },
    season: { en: "inspiration, and nerves to be looked after", zhHant: "捕捉靈感、照顧神經" },
  },
  22: {
    keywords: { en: ["large works", "method", "service"], zhHant: ["大工程", "方法", "服務"] },
    path: {
      en: "A path of Twenty-two is a Four that draws on a larger sheet: it can build for people it will never meet. Its long lesson is that the great plan is made of Tuesdays.",
      zhHant:
        "生命數二十二是畫在大圖紙上的四，能為永遠不會見面的人蓋東西。它漫長的功課是：再大的計畫，也是由一個個星期二砌成的。",
    },
    expression: {
      en: "The name speaks as a Twenty-two, in plans that others can carry out.",
      zhHant: "名字以二十二發聲，說的是別人做得出來的計畫。",
    },
    desire: {
      en: "At heart there is a wish to leave something that holds.",
      zhHant: "心底想留下一樣站得住的東西。",
    },
    face: {
      en: "Others meet calm competence and seldom see the size of what it is measuring.",
      zhHant: "別人遇見的是沉穩能幹，少有人看見它在丈量多大的東西。",
    },
    gift: {
      en: "The birthday adds the head of an architect on a mason's shoulders.",
      zhHant: "生日添上建築師的腦，和泥水匠的肩。",
    },
    season: { en: "building on a large scale", zhHant: "從大處著手建造" },
  },
  33: {
    keywords: { en: ["teaching", "devotion", "example"], zhHant: ["教導", "奉獻", "身教"] },
    path: {
      en: "A path of Thirty-three is a Six whose household has no walls: it teaches by how it does things. Its long lesson is to care for the carer too.",
      zhHant:
        "生命數三十三是沒有圍牆的六，做事的樣子就是教材。它漫長的功課，是連照顧人的那個人也一併照顧。",
    },
    expression: {
      en: "The name speaks as a Thirty-three, and what it says has been lived first.",
      zhHant: "名字以三十三發聲，說出來的，都先活過。",
    },
    desire: {
      en: "At heart there is a wish to lift what can be lifted.",
      zhHant: "心底想把扶得起來的，都扶起來。",
    },
    face: {
      en: "Others meet a kindness that makes them behave better.",
      zhHant: "別人遇見一種善意，自己也跟著好了一點。",
    },
    gift: {
      en: "The birthday adds the patience to explain it once more.",
      zhHant: "生日添上再解釋一遍的耐心。",
    },
    season: { en: "teaching and wholehearted service", zhHant: "教導、全心服務" },
  },
};

/** What a missing number asks to be practised: a phrase that follows "the name lacks". */
export const LESSON_TEXTS: Readonly<Record<number, Text>> = {
  1: { en: "saying what one wants", zhHant: "說出自己要什麼" },
  2: { en: "waiting for another's pace", zhHant: "等一等別人的步調" },
  3: { en: "showing what one feels", zhHant: "把感受表現出來" },
  4: { en: "keeping at it in order", zhHant: "按部就班地做下去" },
  5: { en: "welcoming change", zhHant: "歡迎變動" },
  6: { en: "carrying a duty gladly", zhHant: "甘心擔起一份責任" },
  7: { en: "being alone with a thought", zhHant: "與一個念頭獨處" },
  8: { en: "handling means and power", zhHant: "應付資源與權力" },
  9: { en: "feeling with strangers", zhHant: "對陌生人也有同感" },
};

/** The four debts, as one sentence each. */
export const DEBT_TEXTS: Readonly<Record<number, Text>> = {
  13: {
    en: "Thirteen on the way to Four asks for work that was once left to others.",
    zhHant: "途經十三而成四，要補的是從前留給別人做的工。",
  },
  14: {
    en: "Fourteen on the way to Five asks for measure where freedom was once misused.",
    zhHant: "途經十四而成五，要補的是從前用過頭的自由，如今學著有節制。",
  },
  16: {
    en: "Sixteen on the way to Seven asks for humility: what was built on pride is taken down to be built on truth.",
    zhHant: "途經十六而成七，要補的是謙卑：靠面子蓋起的拆下來，照實情重蓋。",
  },
  19: {
    en: "Nineteen on the way to One asks for help to be accepted as well as given.",
    zhHant: "途經十九而成一，要補的是：不只幫人，也肯讓人幫。",
  },
};

/** A challenge, 0-8: a phrase that follows "the difficulty is". */
export const CHALLENGE_TEXTS: Readonly<Record<number, Text>> = {
  0: { en: "left to one's own choice", zhHant: "自己挑一樣來學" },
  1: { en: "standing up for oneself without fighting", zhHant: "為自己站出來而不吵架" },
  2: { en: "being sensitive without taking offence", zhHant: "敏感而不見怪" },
  3: { en: "speaking up without scattering", zhHant: "敢說而不散漫" },
  4: { en: "being thorough without being rigid", zhHant: "扎實而不僵硬" },
  5: { en: "being free without running away", zhHant: "自由而不逃開" },
  6: { en: "caring without deciding for others", zhHant: "關心而不替人作主" },
  7: { en: "being private without shutting doors", zhHant: "保有隱私而不關上門" },
  8: { en: "handling power without being handled by it", zhHant: "握權而不為權所握" },
};
