import { english, type Translation, type Words } from "#sdk";
import { ASPECTS, type Ptolemaic } from "../../core/aspects.ts";
import type { Modern } from "../../core/points.ts";
import type { SpanRefusals } from "../../core/span.ts";
import * as core from "../../core/words/en.ts";
import type { answer, DailyAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { contact, courted, driven, houses, love, mind, mood, work } from "./en/tables.ts";

type Contact = NonNullable<DailyAnswer["venus"]>;
type Dated = DailyAnswer["dates"][number];

const { aspect, placeName, sign, the, The } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const topic = { mood: "mood", love: "love", work: "work" };
const HARSH: ReadonlySet<Modern> = new Set(["mars", "saturn", "pluto"]);
const MOST_CONTACTS = 2;
const MOST_DATES = 14;

/** 0 for the kind side of a contact, 1 for the hard one. */
function side(kind: Ptolemaic, other: Modern): 0 | 1 {
  const { nature } = ASPECTS[kind];
  if (nature === "union") return HARSH.has(other) ? 1 : 0;
  return nature === "tense" ? 1 : 0;
}
const hour = ({ local }: { readonly local: string }) => local.slice(-8, -3);
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
/** How far ahead a contact is: `today`, `in 5 days, on 2026-01-06`. */
function until({ from }: DailyAnswer, when: { readonly local: string }): string {
  const days = Math.round((Date.parse(day(when)) - Date.parse(from)) / 86_400_000);
  if (days < 1) return `on ${from}, at ${hour(when)}`;
  return days === 1 ? `tomorrow, on ${day(when)}` : `in ${days} days, on ${day(when)}`;
}
const yours = (house: number) => `your ${english.ordinal(house)} house`;
const of = ({ planets }: DailyAnswer, id: Modern) => planets.find(({ planet }) => planet === id)!;

function moonLine(answer: DailyAnswer): string {
  const at = of(answer, "moon");
  const told = [...answer.moon]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_CONTACTS)
    .sort((a, b) => a.local.localeCompare(b.local));
  return core.paragraph(
    `The Moon, at ${placeName(at.longitudeDeg)} by midday, is in ${yours(at.house)}: ${mood[at.house - 1]}.`,
    ...told.map(
      ({ other, aspect: kind, otherHouse, house, ...when }) =>
        `At ${hour(when)} she ${kind === "conjunction" ? "joins" : `makes ${english.withArticle(aspect[kind])} to`} ${the(other)} from ${yours(house)}${house === otherHouse ? "" : ` to the ${english.ordinal(otherHouse)}`}: ${contact[other as Exclude<Modern, "moon">][side(kind, other)]}.`,
    ),
  );
}
const weight = ({ other }: Contact) =>
  ["neptune", "uranus", "pluto", "mercury", "sun", "mars", "saturn", "venus", "jupiter"].indexOf(
    other,
  );

function venusLine(answer: DailyAnswer): string {
  const at = of(answer, "venus");
  const next = answer.venus;
  const meets = next
    ? ` ${english.capital(until(answer, next))} she makes ${english.withArticle(aspect[next.aspect])} from ${yours(next.house)} to ${the(next.other)}, and ${courted[next.other as keyof typeof courted][side(next.aspect, next.other)]}.`
    : "";
  return `Venus is at ${placeName(at.longitudeDeg)} in ${yours(at.house)}${at.retrograde ? ", going back over old ground," : ""} and ${love[at.house - 1]}.${meets}`;
}

function marsLine(answer: DailyAnswer): string {
  const [at, words] = [of(answer, "mars"), of(answer, "mercury")];
  const next = answer.mars;
  const meets = next
    ? ` ${english.capital(until(answer, next))}, when Mars in ${yours(next.house)} stands in ${aspect[next.aspect]} with ${the(next.other)}, ${driven[next.other as keyof typeof driven][side(next.aspect, next.other)]}.`
    : "";
  return `Mars is at ${placeName(at.longitudeDeg)} in ${yours(at.house)}, and ${work[at.house - 1]}; Mercury, at ${placeName(words.longitudeDeg)}, says: ${mind[words.house - 1]}.${meets}`;
}

function dateLine(one: Dated): string {
  const { event, planet, other, house, retrograde } = one;
  const where = `${yours(house)} (${houses[house - 1]})`;
  switch (event) {
    case "newMoon":
      return `${day(one)}: new Moon in ${sign[one.sign]}, ${where}; begin something there.`;
    case "fullMoon":
      return `${day(one)}: full Moon in ${sign[one.sign]}, ${where}; something there comes to light.`;
    case "enters":
      return `${day(one)}: ${the(planet)} ${retrograde ? "goes back into" : "enters"} ${sign[one.sign]}, ${where}.`;
    case "turns":
      return `${day(one)}: ${the(planet)} turns ${retrograde ? "retrograde; go over it again" : "direct; it moves on"} in ${where}.`;
    case "meets":
      return `${day(one)}: ${the(planet)} in ${aspect[one.aspect!]} with ${the(other!)}, from ${where}: ${planet === "venus" ? courted[other as keyof typeof courted][side(one.aspect!, other!)] : driven[other as keyof typeof driven][side(one.aspect!, other!)]}.`;
  }
}

/** The slow planets for longer spans. */
function slowLine(answer: DailyAnswer): string {
  const [grows, tests] = [of(answer, "jupiter"), of(answer, "saturn")];
  return `${The("jupiter")}, at ${placeName(grows.longitudeDeg)}, gives you room in ${yours(grows.house)}, where ${houses[grows.house - 1]} can grow; ${the("saturn")}, at ${placeName(tests.longitudeDeg)}, wants order in the ${english.ordinal(tests.house)}, that of ${houses[tests.house - 1]}.`;
}

export const en = {
  title: "Horoscope of a sign",
  summary: "Horoscope of a sign for a day, week, month or year, written from the sky of that span",
  inputs: {
    sign: { label: "Sign", about: "Sign of the Sun or the ascendant", values: sign },
    birthDate: { label: "Date of birth", about: "In place of a sign, YYYY-MM-DD" },
    period: {
      label: "Span",
      about: "The day when left out",
      values: { day: "day", week: "week", month: "month", year: "year" },
    },
    date: { label: "Date", about: "A day within the span; today" },
  },
  fields: {
    ...core.place,
    ...core.when,
    period: "Span",
    from: "From",
    to: "To",
    topics: "Topics",
    topic: "Topic",
    score: "Score",
    planets: "Planets",
    planet: "Planet",
    house: "House",
    retrograde: "Retrograde",
    moon: "The Moon's aspects",
    aspect: "Aspect",
    other: "With",
    otherHouse: "House of the other",
    venus: "Next aspect of Venus",
    mars: "Next aspect of Mars",
    dates: "Dates",
    event: "Event",
  },
  terms: {
    sign,
    body,
    aspect,
    horoscopePeriod: { day: "day", week: "week", month: "month", year: "year" },
    horoscopeTopic: topic,
    horoscopeEvent: {
      newMoon: "new Moon",
      fullMoon: "full Moon",
      enters: "entry",
      turns: "station",
      meets: "aspect",
    },
  },
  conventions: {},
  refusals: {
    ...core.spanRefusals,
    "sign-missing": {
      when: "Neither a sign nor a date of birth was given",
      says: "It is not known for whom this is. Give a sign, or a date of birth",
    },
  },
  reading: (answer: DailyAnswer): readonly string[] =>
    answer.period === "day"
      ? [moonLine(answer), venusLine(answer), marsLine(answer)]
      : core.paragraphs(
          slowLine(answer),
          venusLine(answer),
          marsLine(answer),
          answer.dates.length > 0 && answer.dates.slice(0, MOST_DATES).map(dateLine).join(" "),
        ),
  picture: {
    title: "Horoscope",
    houses,
    desc: (topics: DailyAnswer["topics"]) =>
      topics.map((one) => `${topic[one.topic]} ${one.score}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals & { "sign-missing": {} };
}>;

export type DailyWords = Translation<typeof en>;
