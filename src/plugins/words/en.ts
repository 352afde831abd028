/** What every procedure has in common, in English. */
import type { LoreTerms } from "../../lore/vocabularies.ts";
import { en as lore } from "../../lore/words/en.ts";
import { english } from "../../speech/mod.ts";
import { writePhrase, type Phrase, type RangeCode } from "../../time/mod.ts";
import { phrases as time } from "../../time/words/en.ts";
import { expectationIn, shownIn, type Expected } from "./expected.ts";
import {
  listed,
  type OtherClock,
  type PlaceAsked,
  type PlaceNames,
  type PlaceZone,
} from "./places.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  value: "another value",
};
const wanted = expectationIn({
  kinds: KINDS,
  oneOf: (values, more) => `one of ${values.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  bounded: (kind, { least, most, counts = "value", visible }) => {
    const range =
      least === undefined
        ? `at most ${most}`
        : most === undefined
          ? `at least ${least}`
          : `${least} to ${most}`;
    if (counts !== "value") return `${kind} of ${range} ${counts}${visible ? ", not blank" : ""}`;
    return `${kind} ${least !== undefined && most !== undefined ? "from" : "of"} ${range}`;
  },
});
const places = (asked: PlaceAsked, total?: number) =>
  listed(asked.choices ?? [], "; ", (count) => `${count} more`, total);
const shown = shownIn({
  nothing: "nothing",
  null: "null",
  object: "an object",
  array: (count) => `a list of ${count}`,
});

const ownTerms = {
  questionCertainty: {
    set: "set by the caller",
    sure: "the words say it",
    likely: "the words hint at it",
    guess: "nothing says it; assumed",
  },
  castBy: { chance: "chance", caller: "your own hand" },
  leaning: { favourable: "favourable", mixed: "mixed", adverse: "adverse" },
  band: {
    excellent: "excellent",
    good: "good",
    mixed: "mixed",
    challenging: "challenging",
  },
};

const ownPhrases = {
  "place-label": ({ name, division, country }: PlaceNames): string =>
    english.address(name, division, country),
  "place-other-clock": ({ place, given, givenOffset, zone, offset }: OtherClock): string =>
    `The time was read by ${given} (${givenOffset}), as it was given; the clocks of ${place} showed ` +
    `${offset} then (${zone}).`,
  "place-zone-agreed": ({ zone }: PlaceZone): string =>
    `Since 1970 this is the one zone of the place: the list of places and the boundaries of the zones both name ${zone}.`,
  "place-zone-overlap": ({ zone, alternatives }: PlaceZone): string =>
    `More than one clock is in use here: ${[zone, ...alternatives].join(" and ")}.`,
  "place-zone-differ": ({ zone, alternatives }: PlaceZone): string =>
    `The sources name different zones here: ${[zone, ...alternatives].join(" and ")}.`,
  "place-zone-own": ({ zone }: PlaceZone): string =>
    `Before 1970 the history of ${zone} is that of this place or of the city next to it.`,
  "place-zone-extended": ({ zone }: PlaceZone): string =>
    `Before 1970 ${zone} follows the city it is named after; clocks of this place may have differed.`,
  "place-zone-local-option": ({ zone }: PlaceZone): string =>
    `Before 1970 states, counties and towns here set their own daylight saving time; ${zone} follows one city alone. ` +
    "Check the clock of the day in a local record.",
  today: "No date was given; the moment of the call was taken.",
  invalid_input: "What was given to this system is not acceptable",
  plugin_fault: "The system failed",
  not_declared: "The system is no member of this blend",
  caller_gone: "The caller has gone",
};

/** Why an input is not acceptable. */
const ownIssues = {
  "unknown-field": ({ nearest }: { nearest?: unknown }): string =>
    nearest === undefined ? "Unknown field" : `Unknown field; did you mean "${nearest}"?`,
  missing: ({ expected, about }: Expected): string =>
    `Missing: ${wanted(expected)}${about ? ` (${about})` : ""}`,
  expected: ({ expected, got, about, nearest }: Expected): string =>
    `Expected ${wanted(expected)}${about ? ` (${about})` : ""}, got ${shown(got)}` +
    (nearest === undefined ? "" : `; the nearest is ${JSON.stringify(nearest)}`),
  "both-time-and-hour": "Give birthTime or birthHour, not both",
  "clock-without-place": (): string =>
    "Cannot place the time: whose clock was it? Give a place such as Taipei, a zone such as Asia/Taipei, an offset " +
    "such as +08:00 or a longitude, or leave the time out",
  "place-missing": ({ fields }: { fields: readonly string[] }): string =>
    `Missing: a place, or in its stead ${fields.join(", ")}`,
  "place-several": (asked: PlaceAsked & { total: number }): string =>
    `${asked.total} places are called "${asked.given}": ${places(asked, asked.total)}. Send the id of one, or add its ` +
    "country, state or a city near it",
  "place-unknown": (asked: PlaceAsked): string =>
    `No place called "${asked.given}" is known` +
    (asked.choices ? `; near it: ${places(asked)}` : "; send coordinates and a time zone"),
  "place-elsewhere": (asked: PlaceAsked): string =>
    `No place "${asked.given}" is known there; elsewhere: ${places(asked)}`,
  "place-id-unknown": ({ given }: PlaceAsked): string => `No place has the id "${given}"`,
  "place-beyond": ({ given }: PlaceAsked): string =>
    `"${given}" lies beyond the globe: latitude comes first, within ±90°, then longitude, within ±180°`,
  "place-far": ({ given, km }: { given: string; km: number }): string =>
    `No place lies within ${Math.floor(km)} km of "${given}", so its time zone is not known; send timezone too`,
  "place-apart": ({ given, place, km }: { given: string; place: string; km: number }): string =>
    `The latitude and longitude lie ${km} km from ${place}, which "${given}" means; give one or the other`,
  "place-clock": ({
    place,
    choices = [],
  }: {
    place: string;
    choices?: PlaceAsked["choices"];
  }): string =>
    `Clocks were not set alike around ${place} then: ${choices.map(({ text }) => text).join(" or ")}. ` +
    "Say with timezone by which the time was read",
  "expected-boolean": "Expected true or false",
  "seed-and-commitment": "Leave it out: the commitment makes the seed",
  "commitment-text": ({ least, most }: { least: number; most: number }): string =>
    `Expected a text of ${least} to ${most} characters; commitment and salt come together`,
  "foreign-commitment": "Expected a commitment that draws.commit of this service made",
  "other-salt": "Expected the salt whose hash was given to draws.commit",
  "other-request":
    "Expected the procedure and input that were given to draws.commit; lang and picture may differ",
};

export const en = {
  title: "",
  summary: "",
  notice:
    "Readings belong to symbolic traditions; they are not validated predictions. Lifespan and death are not calculated.",
  inputs: {
    birthDate: {
      label: "Date of birth",
      about:
        "Calendar date, YYYY-MM-DD; years outside 0000-9999 as ±YYYYYY (astronomical: year 0 is 1 BCE)",
    },
    birthTime: {
      label: "Time of birth",
      about: "Wall-clock time, HH:MM or HH:MM:SS, 24 hours",
    },
    birthHour: {
      label: "Hour of birth, where minutes are unknown",
      about: "Hour of birth where minutes are unknown, 0 to 23, read as half past",
    },
    date: {
      label: "Date",
      about:
        "Calendar date, YYYY-MM-DD; years outside 0000-9999 as ±YYYYYY (astronomical: year 0 is 1 BCE)",
    },
    time: { label: "Time", about: "Wall-clock time, HH:MM or HH:MM:SS, 24 hours" },
    place: {
      label: "Place",
      about:
        "City, town or village, with country, state or a city near it where several are called so; an id of places.search (gn:1668341); or coordinates (25.03, 121.56). Stands for time zone, latitude and longitude",
    },
    timezone: {
      label: "Time zone",
      about:
        "IANA time zone (Asia/Taipei), fixed offset (+08:00), UTC or LMT (local mean time by longitude)",
    },
    latitude: { label: "Latitude", about: "Degrees, north positive" },
    longitude: { label: "Longitude", about: "Degrees, east positive" },
    calendar: {
      label: "Calendar",
      about: "Calendar in which the date is given; default gregorian",
      values: { gregorian: "Gregorian", julian: "Julian" },
    },
    backzone: {
      label: "Whose clock before 1970",
      about:
        "Whose clock the name of a zone had before 1970: listed (default) as the zone table lists it, all with every own history that was ever recorded, none with zones joined that agree since 1970",
      values: { listed: "As listed", all: "All histories", none: "Joined zones" },
    },
    fold: {
      label: "Which of two equal clock times",
      about: "Which reading of a local time that occurred twice: 0 first (default), 1 second",
    },
    gender: {
      label: "Gender",
      about: "Gender as the art reads it",
      values: { male: "male", female: "female" },
    },
    question: { label: "Question", about: "The question asked; echoed, never part of the chance" },
    matter: {
      label: "Matter",
      about: "What the question is about; read from its words when left out",
      values: lore.questionMatter as LoreTerms["questionMatter"],
    },
    hope: {
      label: "Hope",
      about:
        "What a good sign speaks for: that what the question names comes about (hoped), that it does not (feared), or neither; read from its words when left out",
      values: lore.questionHope as LoreTerms["questionHope"],
    },
    form: {
      label: "Form of the question",
      about: "Yes or no, which, where, when, or openly; read from its words when left out",
      values: lore.questionForm as LoreTerms["questionForm"],
    },
    a: { label: "First person", about: "The first of two people" },
    b: { label: "Second person", about: "The second of two people" },
    lang: {
      label: "Language",
      about:
        "Language of texts as a BCP 47 tag (en, zh-Hant, zh-Hans, …); default en. The answer says which one was given",
    },
    compare: {
      label: "Compare schools",
      about: "Conventions whose other schools are computed too; the answer lists what differs",
    },
    seed: { label: "Seed", about: "Reproduces a draw; random when left out" },
    picture: {
      label: "Picture",
      about: "Whether the answer carries the chart as SVG; default false",
    },
    dryRun: {
      label: "Price only",
      about: "Answers the price and the balance; nothing is run and nothing is charged",
    },
    commitment: {
      label: "Commitment",
      about: "What draws.commit answered for this request; goes with `salt` and without `seed`",
    },
    salt: { label: "Salt", about: "The text whose SHA-256 was given to draws.commit" },
  },
  fields: {
    score: "Score",
    testimonies: "Reasons of the score",
    weight: "Points",
    code: "Code",
    source: "Source",
    because: "Reasons",
    value: "Value",
    band: "Grade",
    components: "Components",
    strengths: "Strengths",
    cautions: "To be minded",
    question: "Question",
    reply: "What it answers",
    standing: "How it stands",
    where: "Where",
    when: "When",
    quarter: "Direction",
    ground: "Kind of ground",
    unit: "Unit",
    from: "From",
    to: "To",
    weighed: "Options",
    option: "Option",
    count: "How many",
    asked: "What was understood",
    matter: "Matter",
    hope: "Hope",
    form: "Form of the question",
    certainty: "How it was come by",
    words: "Words that decided",
    options: "What it chooses among",
    castBy: "Cast by",
    a: "First person",
    b: "Second person",
    id: "Id",
    native: "In its own script",
    roman: "Romanised",
    text: "Text",
    original: "In its own tongue",
    lang: "Language",
    conventions: "Schools used",
    compared: "What other schools would change",
    time: "Time as it was read",
    omitted: "What was left out",
    reading: "Reading",
    interpretation: "Reading",
    synthesis: "Reading",
    thesis: "Reading",
    picture: "Picture",
    notice: "Notice",
    creditsUsed: "Points charged",
  },
  terms: { ...lore, ...ownTerms } as LoreTerms & typeof ownTerms,
  phrases: { ...time, ...ownPhrases } as typeof time & typeof ownPhrases,
  refusals: {
    lifespan: {
      when: "The question is about death or the length of a life, which is not calculated",
      says: "The question is about death or the length of a life, which is not calculated here. Please ask something else",
    },
    "date-out-of-range": {
      when: "The date lies beyond the years for which its calendar or the sky is served",
      says: (phrase: Phrase<RangeCode>): string => writePhrase(time, phrase),
    },
  },
  issues: { ...time, ...ownIssues } as typeof time & typeof ownIssues,
};
