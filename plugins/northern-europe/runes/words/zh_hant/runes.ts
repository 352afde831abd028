/** What the runes and the blank stave say, in Chinese. */
import type { RuneText, RuneTexts } from "../../rune.ts";
import { freyr } from "./freyr.ts";
import { heimdall } from "./heimdall.ts";
import { tyr } from "./tyr.ts";

const blank: RuneText = {
  name: "空白籤",
  gloss: "未寫",
  upright: {
    keywords: ["未寫", "停頓", "懸著的問題", "信任"],
    meaning:
      "空白籤是盧恩裡的現代來客，說的其實是「還沒有」。它把問題原封退回，有時候，這是一支籤能做的最誠實的事。",
    aspects: {
      situation: "這裡到目前為止，什麼都還沒寫。",
      obstacle: "一味討徵兆，徵兆要指的東西反而沒處站。",
      advice: "問題先收著，不必有答案，留意這段時間你在做什麼。",
      outcome: "它還開著，下一筆由手來寫，不由籤來寫。",
    },
  },
};

export const runes: RuneTexts = { ...freyr, ...heimdall, ...tyr, blank };
