/** Casts and questions for the comparison of their readings. */

const MOMENT = {
  date: "2026-11-03",
  time: "14:20",
  timezone: "Asia/Taipei",
  longitude: 121.5,
} as const;

/** Procedure and the input beside question, seed and language. */
export const CASTS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["tarot.draw", { spread: "single" }],
  ["tarot.draw", { spread: "three" }],
  ["tarot.draw", { spread: "celticCross" }],
  ["tarot.openingOfTheKey", {}],
  ["lenormand.draw", { spread: "three" }],
  ["lenormand.draw", { spread: "nine" }],
  ["lenormand.grandTableau", { person: 29 }],
  ["playingCards.draw", { deck: "32", spread: "three" }],
  ["playingCards.draw", { deck: "32", spread: "house" }],
  ["kipper.draw", { spread: "line" }],
  ["kipper.draw", { spread: "full" }],
  ["etteilla.draw", { spread: "three" }],
  ["etteilla.draw", { spread: "seven" }],
  ["runes.cast", { spread: "single" }],
  ["runes.cast", { spread: "three" }],
  ["runes.cast", { spread: "five" }],
  ["coinFlip.flip", {}],
  ["raml.cast", {}],
  ["ramal.cast", {}],
  ["sikidy.cast", {}],
  ["ifa.cast", {}],
  ["hakata.cast", {}],
  ["mo.cast", {}],
  ["shagai.cast", {}],
  ["kumalak.cast", {}],
  ["xiaoLiuRen.calculate", MOMENT],
  ["meihua.calculate", MOMENT],
  ["liuyao.calculate", { ...MOMENT, seed: "one seed" }],
  ["yijing.cast", { ...MOMENT, seed: "one seed" }],
  ["daLiuRen.calculate", MOMENT],
  ["qimen.calculate", MOMENT],
  ["horary.judge", { ...MOMENT, latitude: 25.03 }],
  ["divination.draw", { systemSlug: "guanyin-100" }],
  ["divination.draw", { systemSlug: "yuelao-100" }],
];

type Pairs = readonly (readonly [string, string])[];

/** Twenty pairs of different matter; some of one form, some of two. */
export const PAIRS: Readonly<Record<"en" | "zh-Hant", Pairs>> = {
  en: [
    ["Will he marry me?", "Where is my dog?"],
    ["Will I get the job?", "Will I recover soon?"],
    ["Does she love me?", "Will we win the lawsuit?"],
    ["When will I be promoted?", "When will we have a baby?"],
    ["Will my debts be paid off?", "Will I pass the exam?"],
    ["Where is my ring?", "Where should we live next year?"],
    ["Should I move house?", "Should I invest in gold?"],
    ["Beach or mountains?", "Will my flight be cancelled?"],
    ["Is there a ghost in the house?", "Will my boss fire me?"],
    ["How is my health this year?", "How will my marriage go?"],
    ["Can I trust my friend?", "Will my son be happy?"],
    ["When will my letter arrive?", "When will the pain stop?"],
    ["Will it rain tomorrow?", "Will our team win the match?"],
    ["Where is my cat?", "Where are my keys?"],
    ["Will my ex come back?", "Will my rent go up?"],
    ["Am I pregnant?", "Will I be sued?"],
    ["Should I go back to school?", "Should I get divorced?"],
    ["What do my ancestors want?", "What should I do with my savings?"],
    ["Will my mother forgive me?", "Will my company fail?"],
    ["Which university should I choose?", "Which car should I buy?"],
  ],
  "zh-Hant": [
    ["他會娶我嗎？", "我的狗在哪裡？"],
    ["我會得到這份工作嗎？", "我的病會好嗎？"],
    ["她愛我嗎？", "官司打得贏嗎？"],
    ["什麼時候升職？", "什麼時候會懷孕？"],
    ["債還得清嗎？", "考試會過嗎？"],
    ["戒指在哪裡？", "明年該住在哪裡？"],
    ["該搬家嗎？", "該買黃金嗎？"],
    ["喝茶還是喝咖啡？", "班機會取消嗎？"],
    ["家裡有鬼嗎？", "老闆會開除我嗎？"],
    ["今年健康如何？", "婚姻會怎樣？"],
    ["這個朋友能信任嗎？", "兒子會快樂嗎？"],
    ["包裹什麼時候到？", "疼痛什麼時候會停？"],
    ["明天會下雨嗎？", "球隊會贏嗎？"],
    ["貓在哪裡？", "鑰匙在哪裡？"],
    ["前男友會回頭嗎？", "房租會漲嗎？"],
    ["我懷孕了嗎？", "我會被告嗎？"],
    ["該回學校念書嗎？", "該離婚嗎？"],
    ["祖先想要什麼？", "積蓄該怎麼用？"],
    ["媽媽會原諒我嗎？", "公司會倒閉嗎？"],
    ["選哪所大學好？", "哪一輛車好？"],
  ],
};

/** Two wordings of one question. */
export const REWORDED: Readonly<Record<"en" | "zh-Hant", Pairs>> = {
  en: [
    ["Will I get the job?", "Am I going to get this job?"],
    ["Where is my ring?", "Where did I leave my ring?"],
    ["When will I get married?", "How soon will my wedding be?"],
    ["Does he love me?", "Is he in love with me?"],
    ["Will we win the lawsuit?", "Is the court case going to be won by us?"],
  ],
  "zh-Hant": [
    ["我會得到這份工作嗎？", "這份工作我拿得到嗎？"],
    ["戒指在哪裡？", "我的戒指放到哪裡去了？"],
    ["我什麼時候結婚？", "婚期在何時？"],
    ["他愛我嗎？", "他是不是愛我？"],
    ["官司會贏嗎？", "這場官司打得贏嗎？"],
  ],
};
