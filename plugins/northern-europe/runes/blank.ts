import type { Rune } from "./rune.ts";

/** The blank stave: a custom of the 1980s without historical ground, drawn only when it is asked for. */
export const BLANK: Rune = {
  id: "blank",
  number: 0,
  name: { en: "The blank stave", zhHant: "空白籤" },
  gloss: { en: "the unwritten", zhHant: "未寫" },
  reversible: false,
  upright: {
    keywords: {
      en: ["the unwritten", "pause", "open question", "trust"],
      zhHant: ["未寫", "停頓", "懸著的問題", "信任"],
    },
    meaning: {
      en: "The blank stave is a modern guest among the runes and says, in effect, nothing yet. It returns the question unopened, which is at times the most honest thing a lot can do.",
      zhHant:
        "空白籤是盧恩裡的現代來客，說的其實是「還沒有」。它把問題原封退回，有時候，這是一支籤能做的最誠實的事。",
    },
    aspects: {
      situation: {
        en: "Nothing has been written here so far.",
        zhHant: "這裡到目前為止，什麼都還沒寫。",
      },
      obstacle: {
        en: "A demand for signs is crowding out the thing they would point to.",
        zhHant: "一味討徵兆，徵兆要指的東西反而沒處站。",
      },
      advice: {
        en: "Put the question away unanswered, and notice what you do in the meantime.",
        zhHant: "問題先收著，不必有答案，留意這段時間你在做什麼。",
      },
      outcome: {
        en: "It stays open, and the next mark on it is made by a hand rather than a lot.",
        zhHant: "它還開著，下一筆由手來寫，不由籤來寫。",
      },
    },
  },
};
