/** A saved person: what is written down of them, and how a call is filled in with it. */
import { HttpError } from "../problem.ts";
import type { People } from "../../wallet/contract.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What may be known of a person. */
export interface Person {
  readonly name: string;
  /** YYYY-MM-DD, Gregorian. */
  readonly birthDate: string;
  /** HH:MM on the clocks of the place. */
  readonly birthTime?: string;
  /** A place by name or id, as every input takes it. */
  readonly place?: string;
  /** What the place is called, where `place` is an id. */
  readonly placeName?: string;
  readonly gender?: "female" | "male";
}

/** Names of an input by which a saved person is named. */
export const PROFILE = "profileId";
const MAX_NAME = 80;
const MAX_PLACE = 120;

/** What is wrong with a field of a person; the code is the field's. */
export type PersonFault = Exclude<keyof Person, "placeName">;

/** Reads a person from what a form or a body gives. @returns the person, or the fields that are wrong */
export function readPerson(given: Fields): { person: Person } | { faults: readonly PersonFault[] } {
  const text = (name: PersonFault) => {
    const value = given[name];
    return typeof value === "string" ? value.trim() : value === undefined ? "" : null;
  };
  const [name, birthDate, birthTime] = [text("name"), text("birthDate"), text("birthTime")];
  const [place, gender] = [text("place"), text("gender")];
  const named = given["placeName"];
  const placeName = typeof named === "string" ? named.slice(0, MAX_PLACE) : "";
  const faults: PersonFault[] = [];
  if (!name || name.length > MAX_NAME) faults.push("name");
  if (!birthDate || !isDate(birthDate)) faults.push("birthDate");
  if (birthTime === null || !/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(birthTime)) {
    faults.push("birthTime");
  }
  if (place === null || place.length > MAX_PLACE) faults.push("place");
  if (gender === null || !["", "female", "male"].includes(gender)) faults.push("gender");
  if (faults.length > 0) return { faults };
  return {
    person: {
      name: name!,
      birthDate: birthDate!,
      ...(birthTime ? { birthTime } : {}),
      ...(place ? { place } : {}),
      ...(place && placeName ? { placeName } : {}),
      ...(gender ? { gender: gender as "female" | "male" } : {}),
    },
  };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The parts of a schema that are looked at. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Inputs that say what a field of a person would say, in another way. */
const INSTEAD: Readonly<Partial<Record<keyof Person, readonly string[]>>> = {
  birthTime: ["birthHour"],
  place: ["timezone", "latitude", "longitude"],
};
const FIELDS = ["name", "birthDate", "birthTime", "place", "gender"] as const;

/** What a person says to the fields of a schema that are not given. */
export function fillPerson({ properties = {} }: Schema, given: Fields, person: Person): Fields {
  const filled: Record<string, unknown> = { ...given };
  for (const name of FIELDS) {
    const isSaid = [name, ...(INSTEAD[name] ?? [])].some((one) => given[one] !== undefined);
    if (!isSaid && name in properties && person[name] !== undefined) filled[name] = person[name];
  }
  return filled;
}

/** Whether an input names a saved person anywhere that one may be named. */
export function namesPerson(input: unknown): input is Fields {
  return (
    isFields(input) &&
    [input, ...Object.values(input)].some((one) => isFields(one) && PROFILE in one)
  );
}

/**
 * Puts saved persons where they are named: `profileId` in the input, or in an object of it such as `a`.
 *
 * @returns the input, and the names of the persons in their order
 * @throws {HttpError} 404 for an id that is not one of this owner's
 */
export async function fillPeople(
  people: Pick<People, "read">,
  userId: number,
  schema: Schema,
  input: Fields,
): Promise<{ readonly input: Fields; readonly names: readonly string[] }> {
  const names: string[] = [];
  async function fill(at: Schema, given: Fields): Promise<Fields> {
    const { [PROFILE]: id, ...rest } = given;
    if (id === undefined) return given;
    const saved = typeof id === "string" ? await people.read(userId, id) : null;
    if (!saved) throw unknownPerson();
    const person = JSON.parse(saved.data) as Person;
    names.push(person.name);
    return fillPerson(at, rest, person);
  }
  const whole: Record<string, unknown> = { ...(await fill(schema, input)) };
  for (const [name, member] of Object.entries(whole)) {
    const at = schema.properties?.[name];
    if (at?.properties && isFields(member)) whole[name] = await fill(at, member);
  }
  return { input: whole, names };
}

/** No such person, whosever the id may be. */
export function unknownPerson(): HttpError {
  return new HttpError(404, "unknown_profile", "Cannot find the profile: there is none of this id");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
