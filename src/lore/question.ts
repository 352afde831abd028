/** What a question can be about, what it hopes for, and in which form it is asked: the same for every art. */
import { vocabulary, type Vocabulary } from "../speech/mod.ts";

const MATTERS = [
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
] as const;
/** Id of a term of {@link MATTER}. */
export type Matter = (typeof MATTERS)[number];
/** Matters, the particular before the general. */
export const MATTER: Vocabulary<"questionMatter", Matter> = vocabulary("questionMatter", MATTERS);

const HOPES = ["hoped", "feared", "open"] as const;
/** Id of a term of {@link HOPE}. */
export type Hope = (typeof HOPES)[number];
/**
 * What a good sign speaks for: `hoped`, that what the question names comes about; `feared`, that it does not;
 * `open`, neither, since the question names several ways or none.
 */
export const HOPE: Vocabulary<"questionHope", Hope> = vocabulary("questionHope", HOPES);

const FORMS = ["whether", "which", "where", "when", "how"] as const;
/** Id of a term of {@link FORM}. */
export type Form = (typeof FORMS)[number];
/** How it is asked: yes or no, one of several, a place, a time, or openly (what, who, how, why). */
export const FORM: Vocabulary<"questionForm", Form> = vocabulary("questionForm", FORMS);

const QUARTERS = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;
/** Id of a term of {@link QUARTER}. */
export type Quarter = (typeof QUARTERS)[number];
/** Quarters of the horizon, clockwise from the north. */
export const QUARTER: Vocabulary<"quarter", Quarter> = vocabulary("quarter", QUARTERS);

const SPAN_UNITS = ["hours", "days", "weeks", "months", "years"] as const;
/** Id of a term of {@link SPAN_UNIT}. */
export type SpanUnit = (typeof SPAN_UNITS)[number];
/** Units in which arts count how long a matter takes. */
export const SPAN_UNIT: Vocabulary<"spanUnit", SpanUnit> = vocabulary("spanUnit", SPAN_UNITS);

/** What is looked for where: a thing, somebody who moves, or a place to live, work and go. */
export type Sought = "thing" | "creature" | "place";

/** What a question of a matter looks for when it asks where. */
export function soughtIn(matter: Matter): Sought {
  if (matter === "lostThing") return "thing";
  return ["lostAnimal", "lostPerson"].includes(matter) ? "creature" : "place";
}
