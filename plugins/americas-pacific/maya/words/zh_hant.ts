/** What the two Maya arts share, in Chinese. */
import type * as en from "./en.ts";
import type { Translation } from "#sdk";

/** The twenty days by what they are named after. */
export const daySign: Translation<typeof en.daySign> = {
  imix: { text: "睡蓮", portrait: "思緒如夢如潮，靈感來時不妨先睡一覺，再動手" },
  ik: { text: "風", portrait: "一進門便牽動空氣，話快、氣也快，到戶外走走才舒展" },
  akbal: { text: "晨昏", portrait: "慣在明暗之間往來，能開啟關著的門，也是說媒牽線的好手" },
  kan: { text: "網", portrait: "把人與物都收進一張網，要學的是哪些結該解開" },
  chikchan: { text: "蛇", portrait: "力氣盤在脊底，平時安靜，動起來才見分量" },
  kimi: { text: "先人", portrait: "聽得見先人的話，肯寬恕，寥寥數語便能止爭" },
  manik: { text: "鹿", portrait: "四足穩立，帶路而不推人，也盼人平等相待" },
  lamat: { text: "種子", portrait: "肯播種、肯等、肯分，對田地的耐性勝過對人" },
  muluk: { text: "奉獻", portrait: "總覺得有所虧欠，還清了，心才輕" },
  ok: { text: "犬", portrait: "守家、公道，動了情卻容易被牽著走" },
  chuwen: { text: "線", portrait: "把開端紡成一根線，會玩、會織，也記得住花樣" },
  eb: { text: "路", portrait: "走在路上最自在，給每個旅人都有一句話" },
  ben: { text: "蘆葦", portrait: "守著灶火與權杖，要彎也只像蘆葦那樣彎" },
  ix: { text: "美洲豹", portrait: "腳步輕、夜裡看得見，與山林同氣" },
  men: { text: "鳥", portrait: "居高看遠，開口求福不怯，也常求得到" },
  kib: { text: "寬恕者", portrait: "知道過失的滋味，因此能替別人解開" },
  kaban: { text: "思慮", portrait: "把一件事想到底，有人問才說" },
  etznab: { text: "燧石", portrait: "一刀見骨，能割也能療，只是舌頭的鋒口要收好" },
  kawak: { text: "雷雨", portrait: "把一家人連同煩惱都聚在屋簷下，最後總能雨過天青" },
  ajaw: { text: "吹箭獵手", portrait: "瞄得久，只發一箭，以命中為榮，也好奇暗處有什麼" },
};

/** Points on which students of the calendar differ. */
export const language: Translation<typeof en.language> = {
  title: "日名語言",
  options: { kiche: "基切語，守日者所用", yucatec: "尤卡坦語，書籍所用" },
};
export const correlation: Translation<typeof en.correlation> = {
  title: "長計曆對應常數",
  options: {
    "584283": "584283，高地至今未斷之曆",
    "584285": "584285，遲兩日",
    "584286": "584286，遲三日",
  },
};
