/** Whom or what a call is about, for the line of its reading and the cover of its document. */

type Fields = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 80;

/** What an input says of that. */
export interface AboutCall {
  /** Names, a question, or the date that was asked about; null where the input says none of them. */
  readonly subject: string | null;
  /** Dates, hours and places of births, a line for each person. */
  readonly births: readonly string[];
}

/** Reads an input as it was noted. */
export function aboutCall(input: Fields): AboutCall {
  const people = [input, ...Object.values(input).filter(isFields)];
  const names = people.flatMap((one) => textOf(one, "name", "fullName", "surname") ?? []);
  const births = people.flatMap((one) => birthOf(one) ?? []);
  const question = textOf(input, "question", "text", "word");
  const day = textOf(input, "date", "from");
  const subject = names.length > 0 ? names.join(" & ") : (question ?? births[0] ?? day ?? null);
  return { subject: subject && shortened(subject), births };
}

function birthOf(one: Fields): string | null {
  const date = textOf(one, "birthDate");
  if (date === null) return null;
  const place = textOf(one, "placeName", "place");
  // An id says nothing to a reader.
  const named = place !== null && !/^(?:gn|at):/.test(place) ? place : null;
  return [date, textOf(one, "birthTime"), named].filter((part) => part !== null).join(" · ");
}

function textOf(one: Fields, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = one[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return null;
}

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, " ")];
  return letters.length <= MAX_LENGTH
    ? letters.join("")
    : `${letters.slice(0, MAX_LENGTH - 1).join("")}…`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
