import { english, type Translation, type Words } from "#sdk";
import type { Ptolemaic } from "../../core/aspects.ts";
import type { Modern } from "../../core/points.ts";
import type { SpanRefusals } from "../../core/span.ts";
import * as core from "../../core/words/en.ts";
import type { answer, DailyAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import {
  clock,
  dateOf,
  hourOf,
  isBack,
  isHard,
  type Meeting,
  meetingOf,
  MOST_DATES,
  spread,
  toldNext,
  toldOfMoon,
  turnsToday,
} from "../tone.ts";
import * as says from "./en/tables.ts";
import { atTime, date, until } from "./en/times.ts";

type Contact = NonNullable<DailyAnswer["venus"]>;
type Dated = DailyAnswer["dates"][number];

const { aspect, placeName, sign, the } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const topic = { mood: "mood", love: "love", work: "work" };
const { houses } = says;

const yours = (house: number) => `your ${english.ordinal(house)} house`;
const of = ({ planets }: DailyAnswer, id: Modern) => planets.find(({ planet }) => planet === id)!;
const side = (kind: Ptolemaic, a: Modern, b: Modern): 0 | 1 => (isHard(kind, a, b) ? 1 : 0);

const STANDS: Readonly<Record<Exclude<Ptolemaic, "conjunction">, string>> = {
  sextile: "sextile to",
  square: "square to",
  trine: "trine to",
  opposition: "opposite",
};

/** What Venus brings, by whom she meets and whether either goes back. */
function courtedBy({ aspect: kind, other, retrograde, otherRetrograde }: Meeting): string {
  const hard = side(kind, "venus", other);
  if (other === "sun") return says.courted.sun[retrograde ? 1 : 0];
  if (other === "mercury" && !hard && otherRetrograde) return says.again.courted;
  return says.courted[other as keyof typeof says.courted][hard];
}

function drivenBy({ aspect: kind, other, retrograde, otherRetrograde }: Meeting): string {
  const hard = side(kind, "mars", other);
  if (other === "sun" && kind === "conjunction") return says.unseen;
  if (other === "mercury" && !hard && otherRetrograde) return says.again.driven;
  const brings = says.driven[other as keyof typeof says.driven][hard];
  return !hard && retrograde ? `${brings}, at the second try` : brings;
}

/** Where the Moon stands besides her place at noon. */
function moonMoves(answer: DailyAnswer): string {
  const enters = answer.dates.find(({ event, planet }) => event === "enters" && planet === "moon");
  if (!enters) return "";
  const other = hourOf(enters) < 12 ? (enters.house + 10) % 12 : enters.house - 1;
  const when = hourOf(enters) < 12 ? `until ${clock(enters)}` : `from ${clock(enters)}`;
  return `; ${when}, in the ${english.ordinal(other + 1)}, ${says.mood[other]}`;
}

/** New or full Moon, or its eclipse, and what it brings. */
function lunation({ dates }: DailyAnswer, house: number): string {
  const where = `${yours(house)} (${houses[house - 1]})`;
  const has = (wanted: Dated["event"]) => dates.some(({ event }) => event === wanted);
  if (has("solarEclipse")) return `a solar eclipse in ${where}: something there begins anew`;
  if (has("lunarEclipse")) return `a lunar eclipse in ${where}: something there comes to a close`;
  if (has("newMoon")) return `the new Moon in ${where}: begin something there`;
  return `the full Moon in ${where}: something there comes to light`;
}

function moonMeets(answer: DailyAnswer, one: Contact): string {
  const { other, aspect: kind, house, otherHouse, otherRetrograde } = one;
  if (other === "sun" && (kind === "conjunction" || kind === "opposition"))
    return `${atTime(one)} she ${kind === "conjunction" ? "joins" : "stands opposite"} the Sun, ${lunation(answer, house)}.`;
  const verb =
    kind === "conjunction"
      ? `joins ${the(other)} in ${yours(house)}`
      : `makes ${english.withArticle(aspect[kind])} from ${yours(house)} to ${the(other)}${house === otherHouse ? "" : ` in the ${english.ordinal(otherHouse)}`}`;
  const hard = side(kind, "moon", other);
  const brings =
    other === "mercury" && !hard && otherRetrograde
      ? says.again.contact
      : says.contact[other as Exclude<Modern, "moon">][hard];
  return `${atTime(one)} she ${verb}: ${brings}.`;
}

function moonLine(answer: DailyAnswer): string {
  const at = of(answer, "moon");
  return core.paragraph(
    `At noon the Moon, at ${placeName(at.longitudeDeg)}, is in ${yours(at.house)}: ${says.mood[at.house - 1]}${moonMoves(answer)}.`,
    ...toldOfMoon(answer.moon).map((one) => moonMeets(answer, one)),
  );
}

/** What else happens on a day: a planet turns or changes its sign. */
function eventLine(answer: DailyAnswer): string {
  const told = answer.dates.filter(
    ({ event, planet }) => event === "turns" || (event === "enters" && planet !== "moon"),
  );
  return told.map((one) => `${atTime(one)} ${happens(answer, one)}.`).join(" ");
}

function venusLine(answer: DailyAnswer): string {
  const at = of(answer, "venus");
  const next = toldNext(answer, "venus");
  const back = turnsToday(answer, "venus")
    ? ", standing still between two ways: "
    : at.retrograde
      ? ", going back over old ground: "
      : ", and ";
  const how =
    next &&
    (next.aspect === "conjunction"
      ? `joins ${the(next.other)} in ${yours(next.house)}`
      : `makes ${english.withArticle(aspect[next.aspect])} from ${yours(next.house)} to ${the(next.other)}`);
  return core.paragraph(
    `${opening(answer)}Venus is at ${placeName(at.longitudeDeg)} in ${yours(at.house)}${back}${says.love[at.house - 1]}.`,
    next && `${english.capital(until(answer, next))}, she ${how}: ${courtedBy(next)}.`,
  );
}
/** Places of longer spans are those of the first day, which the line of the slow planets names. */
const opening = ({ period }: DailyAnswer) => (period === "day" ? "" : "The same day ");

function marsLine(answer: DailyAnswer): string {
  const [at, words] = [of(answer, "mars"), of(answer, "mercury")];
  const next = toldNext(answer, "mars");
  const does = isBack(answer, "mars")
    ? `${turnsToday(answer, "mars") ? ", standing still" : ", retracing his steps"}: ${says.workBack[at.house - 1]}`
    : `, and ${(at.degreeInSign < 15 ? says.work : says.workLate)[at.house - 1]}`;
  const tells = isBack(answer, "mercury")
    ? `${turnsToday(answer, "mercury") ? "standing still" : "retrograde"} at ${placeName(words.longitudeDeg)}, says: ${says.mindBack[words.house - 1]}`
    : `at ${placeName(words.longitudeDeg)}, says: ${says.mind[words.house - 1]}`;
  const how =
    next &&
    (next.aspect === "conjunction"
      ? `joins ${the(next.other)} in ${yours(next.house)}`
      : `in ${yours(next.house)} stands ${STANDS[next.aspect]} ${the(next.other)}`);
  return core.paragraph(
    `${opening(answer)}Mars is at ${placeName(at.longitudeDeg)} in ${yours(at.house)}${does}; Mercury, ${tells}.`,
    next && `${english.capital(until(answer, next))}, when Mars ${how}, ${drivenBy(next)}.`,
  );
}

/** What a date brings, without its time. */
function happens(answer: DailyAnswer, one: Dated): string {
  const { event, planet, other, house, retrograde } = one;
  const where = `${yours(house)} (${houses[house - 1]})`;
  switch (event) {
    case "newMoon":
      return `new Moon in ${sign[one.sign]}, ${where}; begin something there`;
    case "fullMoon":
      return `full Moon in ${sign[one.sign]}, ${where}; something there comes to light`;
    case "solarEclipse":
      return `solar eclipse in ${sign[one.sign]}, ${where}; something there begins anew`;
    case "lunarEclipse":
      return `lunar eclipse in ${sign[one.sign]}, ${where}; something there comes to a close`;
    case "enters":
      return `${the(planet)} ${retrograde ? "goes back into" : "enters"} ${sign[one.sign]}, ${where}`;
    case "turns":
      return `${the(planet)} turns ${retrograde ? "retrograde" : "direct"} in ${where}: ${retrograde ? "go over it again" : "it moves on"}`;
    case "meets": {
      const kind = one.aspect!;
      const met = meetingOf(answer, one);
      return `${the(planet)} ${kind === "conjunction" ? `joins ${the(other!)} in` : `stands ${STANDS[kind]} ${the(other!)} from`} ${where}: ${planet === "venus" ? courtedBy(met) : drivenBy(met)}`;
    }
  }
}

function datesLine(answer: DailyAnswer): string | null {
  const [all, told] = [answer.dates, spread(answer)];
  if (all.length === 0) return null;
  return core.paragraph(
    all.length > MOST_DATES &&
      `Of ${all.length} dates from ${date(answer.from)} to ${date(answer.to)}, ${english.numberWord(told.length)} stand out.`,
    ...told.map((one) => `${date(dateOf(one))}: ${happens(answer, one)}.`),
  );
}

/** The slow planets for longer spans. */
function slowLine(answer: DailyAnswer): string {
  const [grows, tests] = [of(answer, "jupiter"), of(answer, "saturn")];
  return `On ${date(answer.from)} ${the("jupiter")}, at ${placeName(grows.longitudeDeg)}, gives you room in ${yours(grows.house)}, where ${houses[grows.house - 1]} can grow; ${the("saturn")}, at ${placeName(tests.longitudeDeg)}, wants order in the ${english.ordinal(tests.house)}, that of ${houses[tests.house - 1]}.`;
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
    otherRetrograde: "The other retrograde",
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
      solarEclipse: "solar eclipse",
      lunarEclipse: "lunar eclipse",
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
      ? core.paragraphs(eventLine(answer), moonLine(answer), venusLine(answer), marsLine(answer))
      : core.paragraphs(slowLine(answer), venusLine(answer), marsLine(answer), datesLine(answer)),
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
