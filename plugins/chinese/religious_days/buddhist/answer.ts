import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { lunarDate } from "../shape.ts";
import { BUDDHA_DAY } from "./buddha_days.ts";
import { PRECEPT_NOTE } from "./precept_notes.ts";

/** Kinds of fast. */
export const FAST = vocabulary("fast", {
  newFull: { native: "朔望齋", roman: "shuò wàng zhāi" },
  six: { native: "六齋", roman: "liù zhāi" },
  ten: { native: "十齋", roman: "shí zhāi" },
  guanyin: { native: "觀音齋", roman: "guān yīn zhāi" },
  month: { native: "三長齋月", roman: "sān cháng zhāi yuè" },
});
export type Fast = IdOf<typeof FAST>;

export const answer = Type.Object({
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  lunar: lunarDate,
  buddhistYear: Type.Integer({ description: "佛曆: year since the nirvana of the Buddha" }),
  buddhaDays: Type.Array(term(BUDDHA_DAY, "A day"), {
    description: "Days of buddhas and bodhisattvas that fall on it",
  }),
  fasts: Type.Array(term(FAST, "A fast", ["about"]), {
    description: "Fasts that fall on it; 三長齋月 where its month is one",
  }),
  notes: Type.Array(term(PRECEPT_NOTE, "A note"), {
    description: "What the list of days of abstinence notes",
  }),
  ahead: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
        lunar: Type.String({ description: "Lunar month and day, as they are written" }),
        day: term(BUDDHA_DAY, "The day"),
      },
      { description: "A day to come" },
    ),
    { description: "The next three days of buddhas and bodhisattvas" },
  ),
  nextFast: Type.Object(
    {
      date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
      fast: term(FAST, "The fast", ["about"]),
    },
    { description: "The next day of the six or ten fasts after it" },
  ),
});
export type BuddhistAnswer = Frozen<Static<typeof answer>>;
