/** What a question is about: which line stands for it, and by which rules it is judged. */
import { vocabulary, type IdOf } from "#sdk";
import type { Relative } from "../../na_jia.ts";

/**
 * How a matter is judged: something wished for; what may befall the asker; how somebody fares; whether
 * somebody comes; the weather.
 */
export type Kind = "wish" | "self" | "person" | "return" | "rain" | "clearSky";

/** The line that stands for a matter: a relative, the asker's own 世, or the other side's 應. */
export type Bearer = Relative | "self" | "response";

interface Matter {
  readonly bearer: Bearer;
  readonly kind: Kind;
}

/**
 * Matters, the line that stands for each, and how each is judged.
 *
 * @source 增刪卜易, ch. 8 (useful lines), 35 (weather), 38 (fortune of a lifetime), 49, 55 (examinations, posts), 68 (wealth), 91 (journeys),
 *   94 (who is away), 95 (dangers, suits), 99 (illness: one's own is read from 世)
 */
export const MATTERS = {
  wealth: { bearer: "wealth", kind: "wish" },
  fortune: { bearer: "wealth", kind: "wish" },
  trade: { bearer: "wealth", kind: "wish" },
  loan: { bearer: "wealth", kind: "wish" },
  lost: { bearer: "wealth", kind: "wish" },
  career: { bearer: "officer", kind: "wish" },
  exam: { bearer: "officer", kind: "wish" },
  patron: { bearer: "officer", kind: "wish" },
  theft: { bearer: "officer", kind: "wish" },
  study: { bearer: "parents", kind: "wish" },
  papers: { bearer: "parents", kind: "wish" },
  house: { bearer: "parents", kind: "wish" },
  marriage: { bearer: "wealth", kind: "wish" },
  animals: { bearer: "children", kind: "wish" },
  medicine: { bearer: "children", kind: "wish" },
  pregnancy: { bearer: "children", kind: "person" },
  husband: { bearer: "officer", kind: "person" },
  wife: { bearer: "wealth", kind: "person" },
  parents: { bearer: "parents", kind: "person" },
  siblings: { bearer: "siblings", kind: "person" },
  children: { bearer: "children", kind: "person" },
  friends: { bearer: "response", kind: "person" },
  health: { bearer: "self", kind: "person" },
  self: { bearer: "self", kind: "self" },
  year: { bearer: "self", kind: "self" },
  danger: { bearer: "self", kind: "self" },
  lawsuit: { bearer: "self", kind: "self" },
  journey: { bearer: "self", kind: "self" },
  grave: { bearer: "self", kind: "self" },
  return: { bearer: "response", kind: "return" },
  rain: { bearer: "parents", kind: "rain" },
  clearSky: { bearer: "children", kind: "clearSky" },
} as const satisfies Readonly<Record<string, Matter>>;

/** Matters of a question. */
export const TOPIC = vocabulary("topic", Object.keys(MATTERS) as readonly (keyof typeof MATTERS)[]);
export type Topic = IdOf<typeof TOPIC>;

/** Whom a question is about, and the line that stands for each. */
export const PERSONS = {
  self: "self",
  parents: "parents",
  siblings: "siblings",
  children: "children",
  husband: "officer",
  wife: "wealth",
  servant: "wealth",
  master: "parents",
  other: "response",
} as const satisfies Readonly<Record<string, Bearer>>;

/** Persons a question may be about. */
export const PERSON = vocabulary(
  "person",
  Object.keys(PERSONS) as readonly (keyof typeof PERSONS)[],
);
export type Person = IdOf<typeof PERSON>;

/** Whether an illness is new or of long standing: the signs reverse. */
export const ILLNESS = vocabulary("illness", ["recent", "long"]);
export type Illness = IdOf<typeof ILLNESS>;

/** A question as it is judged. */
export interface Asked {
  readonly topic: Topic;
  readonly person: Person;
  readonly illness: Illness | null;
  /** A woman asks of her marriage. */
  readonly asksOfHusband: boolean;
  /** The question is on which day, and takes for granted that it comes. */
  readonly asksWhen: boolean;
}

/** The line that stands for what is asked, and the kind of the matter: a person comes before the matter. */
export function bearerOf({ topic, person, asksOfHusband }: Asked): Matter {
  const { bearer, kind }: Matter = MATTERS[topic];
  if (kind === "rain" || kind === "clearSky") return { bearer, kind };
  if (person !== "self")
    return { bearer: PERSONS[person], kind: kind === "return" ? kind : "person" };
  if (topic === "marriage" && asksOfHusband) return { bearer: "officer", kind };
  return { bearer, kind };
}
