/** What a question can be about, what it hopes for, and in which form it is asked: the same for every art. */
import { vocabulary, type IdOf } from "../speech/mod.ts";

/** Matters, the particular before the general. */
export const MATTER = vocabulary("questionMatter", [
  "love",
  "marriage",
  "work",
  "money",
  "study",
  "health",
  "home",
  "travel",
  "lostThing",
  "lostAnimal",
  "lostPerson",
  "lawsuit",
  "children",
  "family",
  "friend",
  "spirit",
  "contest",
  "message",
  "weather",
  "choice",
  "general",
]);
export type Matter = IdOf<typeof MATTER>;

/**
 * What a good sign speaks for: `hoped`, that what the question names comes about; `feared`, that it does not;
 * `open`, neither, since the question names several ways or none.
 */
export const HOPE = vocabulary("questionHope", ["hoped", "feared", "open"]);
export type Hope = IdOf<typeof HOPE>;

/** How it is asked: yes or no, one of several, a place, a time, or openly (what, who, how, why). */
export const FORM = vocabulary("questionForm", ["whether", "which", "where", "when", "how"]);
export type Form = IdOf<typeof FORM>;

/** Quarters of the horizon, clockwise from the north. */
export const QUARTER = vocabulary("quarter", [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
]);
export type Quarter = IdOf<typeof QUARTER>;

/** Units in which arts count how long a matter takes. */
export const SPAN_UNIT = vocabulary("spanUnit", ["hours", "days", "weeks", "months", "years"]);
export type SpanUnit = IdOf<typeof SPAN_UNIT>;

/** What is looked for where: a thing, somebody who moves, or a place to live, work and go. */
export type Sought = "thing" | "creature" | "place";

/** What a question of a matter looks for when it asks where. */
export function soughtIn(matter: Matter): Sought {
  if (matter === "lostThing") return "thing";
  return ["lostAnimal", "lostPerson"].includes(matter) ? "creature" : "place";
}
