/** What both matches say alike, in English. */
import { nakshatra as stars, place } from "../../core/words/en.ts";
import { NAKSHATRA, type NakshatraId } from "../../core/nakshatras.ts";
import type { Cell, PersonRefusals } from "../person.ts";

/** The parts of the body, as cords. */
export const cord = { foot: "foot", waist: "waist", navel: "navel", neck: "neck", head: "head" };

const nakshatra = Object.fromEntries(NAKSHATRA.ids.map((id) => [id, stars[id].text])) as Readonly<
  Record<NakshatraId, string>
>;

const half = { before: "before the middle of the sign", after: "after the middle of the sign" };

export const terms = {
  who: { a: "first person", b: "second person" },
  given: { birth: "by birth", nakshatra: "by nakshatra" },
  nakshatra,
};

const roles = { ...terms.who, bride: "bride", groom: "groom" };

export const inputs = {
  a: { label: "First person", about: "A birth, or a nakshatra with its pada" },
  b: { label: "Second person", about: "A birth, or a nakshatra with its pada" },
  nakshatra: {
    label: "Birth nakshatra",
    about: "Number of the birth nakshatra, 1 is Ashwini and 27 Revati; in place of the birth",
  },
  pada: { label: "Pada", about: "Quarter of the nakshatra, 1 to 4" },
  groom: {
    label: "Groom",
    about:
      "Who stands as groom; by gender when left out, and the first person where genders do not tell",
    values: terms.who,
  },
};

export const fields = {
  ...place,
  groom: "Groom",
  bride: "Bride",
  people: "The two people",
  given: "Given",
  moon: "Moon",
  local: "Local time",
  zone: "Time zone",
  rule: "Rule",
  "time/rule": "How the offset was found",
  offset: "Offset",
  utc: "Instant (UTC)",
  timeKnown: "Time known",
  assumed: "Taken for granted",
  warnings: "Warnings",
  "time/warnings": "To be checked",
  possible: "Possible places of the Moon",
  note: "Note",
  orders: "In both orders",
  aAsGroom: "First person as groom",
  bAsGroom: "Second person as groom",
  alternatives: "Where a Moon is not certain",
  certified: "Changes nothing",
  least: "Least",
  most: "Most",
  cases: "Cases",
};

export const phrases = {
  timeUnknown:
    "No time of birth was given: the Moon is that of noon, and all padas of the day were tried.",
  padaOpen: "The pada leaves more than one place open; all were tried.",
  cell: ({ nakshatra: star, pada, half: part }: Cell) =>
    `${nakshatra[star]} ${pada}${part ? `, ${half[part]}` : ""}`,
};

export const refusals = {
  "person-incomplete": {
    when: "A person has neither birthDate nor nakshatra, or both",
    says: ({ who, given }: PersonRefusals["person-incomplete"]) =>
      `The ${roles[who]} needs either birthDate or nakshatra; ${given} ${given === "both" ? "are" : "is"} given. Give one of the two`,
  },
};

export const omissions = {
  groom:
    "The books write some rules for a groom and a bride. No roles were named: they follow the genders where one man and one woman are given, else the first person stands as groom. The answer gives both orders.",
};
