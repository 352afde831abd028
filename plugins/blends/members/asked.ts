/** What a caller gave, and the input it makes for each kind of system. */
import type { Lang } from "#old";
import type { Fields } from "./member.ts";

/** Everything a system may be asked from. */
export interface Asked {
  readonly lang: Lang;
  /** Birth fields as given: `birthDate`, `birthTime`, `timezone` and so on. */
  readonly birth?: Fields;
  readonly gender?: string;
  readonly name?: string;
  readonly question?: string;
  /** House of the matter, for horary. */
  readonly matter?: string;
  /** Two people: their birth fields, genders and names. */
  readonly a?: Person;
  readonly b?: Person;
  /** The moment of the question: `date`, `time`, `timezone`, `latitude?`, `longitude?`. */
  readonly at?: Fields;
  /** From which each draw's own seed follows. */
  readonly seed?: string;
}

/** One of two people. */
export interface Person {
  readonly birth: Fields;
  readonly gender?: string;
  readonly name?: string;
}

/** Makes one system's input. */
export type Asks = (asked: Asked, system: string) => Fields;

export const byBirth: Asks = ({ birth, lang }) => ({ ...birth, lang });

export const byBirthAndGender: Asks = ({ birth, gender, lang }) => ({
  ...birth,
  ...(gender ? { gender } : {}),
  lang,
});

/** The birth as a moment, for day-counts that read any day. */
export const byBirthDay: Asks = ({ birth, lang }) => {
  const { birthDate, birthTime, birthHour, ...place } = birth ?? {};
  const hour = birthHour === undefined ? undefined : `${String(birthHour).padStart(2, "0")}:30`;
  const time = birthTime ?? hour;
  return { date: birthDate, ...(time === undefined ? {} : { time }), ...place, lang };
};

/** A name is read where it has Latin letters; else the art goes by the date alone. */
export const byBirthAndName: Asks = ({ birth, name, lang }) => ({
  ...birth,
  ...(readsLatin(name) ? { name } : {}),
  lang,
});

/** Whether a name has letters that the Latin number tables value. */
export function readsLatin(name: string | undefined): boolean {
  return name !== undefined && /\p{Script=Latin}/u.test(name);
}

export const byNameAndDay: Asks = (asked, system) => ({
  ...byBirthAndName(asked, system),
  ...(asked.at ? { currentDate: asked.at["date"] } : {}),
});

export const byMoment: Asks = ({ at, question, lang }) => ({
  ...at,
  ...(question ? { question } : {}),
  lang,
});

/** The page of a day has no room for a question. */
export const byDay: Asks = ({ at, lang }) => ({ ...at, lang });

export const byHourBoard: Asks = (asked, system) => ({ ...byMoment(asked, system), scope: "hour" });

export const byHorary: Asks = (asked, system) => ({
  ...byMoment(asked, system),
  category: asked.matter,
});

export const byChance: Asks = ({ seed, question, lang }, system) => ({
  ...(seed ? { seed: seedOf(seed, system) } : {}),
  ...(question ? { question } : {}),
  lang,
});

export const byChanceAndMoment: Asks = (asked, system) => ({
  ...byMoment(asked, system),
  ...byChance(asked, system),
});

/** A draw with further settings, such as its spread. */
export function byChanceWith(settings: Fields): Asks {
  return (asked, system) => ({ ...settings, ...byChance(asked, system) });
}

export const byBirthAndYear: Asks = ({ birth, at, lang }) => ({
  ...birth,
  ...(at ? { year: Number(String(at["date"]).slice(0, 4)) } : {}),
  lang,
});

/** Longest seed that a draw takes. */
const MAX_SEED = 128;

/** The seed of one system's draw: the blend's own with the system's name behind it. */
export function seedOf(seed: string, system: string): string {
  const tail = `/${system}`;
  return seed.slice(0, MAX_SEED - tail.length) + tail;
}

export const byPair: Asks = ({ a, b, lang }) => ({ a: a?.birth, b: b?.birth, lang });

export const byPairAndGender: Asks = ({ a, b, lang }) => ({
  a: withGender(a),
  b: withGender(b),
  lang,
});

export const byNames: Asks = ({ a, b, lang }) => ({ a: a?.name, b: b?.name, lang });

function withGender(person: Person | undefined): Fields {
  return { ...person?.birth, ...(person?.gender ? { gender: person.gender } : {}) };
}
