/** What a blend was given, and the input it makes for each kind of system; `asks` of a procedure is one of these. */
import type { Params } from "../speech/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Why a system cannot be asked what a blend was asked; a phrase of the system. */
export interface Unasked {
  readonly code: string;
  readonly with?: Params;
}

/** Everything a system may be asked from. */
export interface Asked {
  /** Birth fields as given: `birthDate`, `birthTime`, `timezone` and so on. */
  readonly birth?: Fields;
  readonly gender?: string;
  readonly name?: string;
  readonly question?: string;
  /** What kind of matter is asked about. */
  readonly matter?: string;
  /** Two people. */
  readonly a?: AskedPerson;
  readonly b?: AskedPerson;
  /** The moment of the question: `date`, `time`, `timezone`, `latitude?`, `longitude?`. */
  readonly at?: Fields;
  /** Reproduces a draw. */
  readonly seed?: string;
}

/** One of two people. */
export interface AskedPerson {
  readonly birth: Fields;
  readonly gender?: string;
  readonly name?: string;
}

type Asks = (asked: Asked) => Fields | Unasked;

/** The birth alone. */
export const byBirth: Asks = ({ birth }) => ({ ...birth });

/** The birth, with the gender where it was given. */
export const byBirthAndGender: Asks = ({ birth, gender }) => ({
  ...birth,
  ...(gender ? { gender } : {}),
});

/** The birth as a moment, for day-counts that read any day. */
export const byBirthDay: Asks = ({ birth }) => {
  const { birthDate, birthTime, birthHour, ...place } = birth ?? {};
  const hour = birthHour === undefined ? undefined : `${String(birthHour).padStart(2, "0")}:30`;
  const time = birthTime ?? hour;
  return { date: birthDate, ...(time === undefined ? {} : { time }), ...place };
};

/** A name is read where it has Latin letters; else the art goes by the date alone. */
export const byBirthAndName: Asks = ({ birth, name }) => ({
  ...birth,
  ...(readsLatin(name) ? { name } : {}),
});

/** Whether a name has letters that the Latin number tables value. */
export function readsLatin(name: string | undefined): boolean {
  return name !== undefined && /\p{Script=Latin}/u.test(name);
}

/** The birth and the name, read on the day of the question. */
export const byNameAndDay: Asks = (asked) => ({
  ...byBirthAndName(asked),
  ...(asked.at ? { currentDate: asked.at["date"] } : {}),
});

/** The moment of the question, with the question where there is one. */
export const byMoment: Asks = ({ at, question }) => ({ ...at, ...(question ? { question } : {}) });

/** A moment alone, where there is no room for a question. */
export const byDay: Asks = ({ at }) => ({ ...at });

/** The birth, read for the year of the question. */
export const byBirthAndYear: Asks = ({ birth, at }) => ({
  ...birth,
  ...(at ? { year: Number(String(at["date"]).slice(0, 4)) } : {}),
});

/** A draw; the blend makes the seed of each from its own and the system's name. */
export const byChance: Asks = ({ seed, question }) => ({
  ...(seed ? { seed } : {}),
  ...(question ? { question } : {}),
});

/** A draw that reads the moment too. */
export const byChanceAndMoment: Asks = (asked) => ({ ...byMoment(asked), ...byChance(asked) });

/** A draw or a board with further settings, such as its spread. */
export function withSettings(asks: Asks, settings: Fields): Asks {
  return (asked) => ({ ...settings, ...asks(asked) });
}

/** The births of two people. */
export const byPair: Asks = ({ a, b }) => ({ a: a?.birth, b: b?.birth });

/** The births of two people, each with the gender where it was given. */
export const byPairAndGender: Asks = ({ a, b }) => ({ a: withGender(a), b: withGender(b) });

/** The names of two people. */
export const byNames: Asks = ({ a, b }) => ({ a: a?.name, b: b?.name });

function withGender(person: AskedPerson | undefined): Fields {
  return { ...person?.birth, ...(person?.gender ? { gender: person.gender } : {}) };
}
