/** What the runes and the blank stave say, in English. */
import type { RuneText, RuneTexts } from "../../rune.ts";
import { freyr } from "./freyr.ts";
import { heimdall } from "./heimdall.ts";
import { tyr } from "./tyr.ts";

const blank: RuneText = {
  name: "The blank stave",
  gloss: "the unwritten",
  upright: {
    keywords: ["the unwritten", "pause", "open question", "trust"],
    meaning:
      "The blank stave is a modern guest among the runes and says, in effect, nothing yet. It returns the question unopened, which is at times the most honest thing a lot can do.",
    aspects: {
      situation: "Nothing has been written here so far.",
      obstacle: "A demand for signs is crowding out the thing they would point to.",
      advice: "Put the question away unanswered, and notice what you do in the meantime.",
      outcome: "It stays open, and the next mark on it is made by a hand rather than a lot.",
    },
  },
};

export const runes: RuneTexts = { ...freyr, ...heimdall, ...tyr, blank };
