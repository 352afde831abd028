/** Parts of an answer that both matches share. */
import { phrase, term, Type, type Frozen, type Static, type TSchema } from "#sdk";
import { place, placeOfLongitude } from "../core/shapes.ts";
import { GIVEN, pairsOf, type Cell, type Person, type Possibility } from "./person.ts";
import { WHO } from "./roles.ts";

/** Why a Moon is not certain. */
export type NotePhrases = { timeUnknown: {}; padaOpen: {} };
/** Where a Moon would stand. */
export type CellPhrases = { cell: Cell };

/** A remark of `#time`; its words are those that all procedures share. */
const remark = (description: string) => Type.Unsafe<object>(phrase<{}>(description));

export const person = (description: string) =>
  Type.Object(
    {
      given: term(GIVEN, "How the person was given"),
      moon: place("Where the Moon stands"),
      time: Type.Optional(
        Type.Object(
          {
            local: Type.String({ description: "Date and time as they were given, ISO 8601" }),
            zone: Type.String({ description: "Zone name, LMT, or a fixed offset" }),
            rule: Type.String({ description: "How the offset was found, such as tzdb" }),
            offset: Type.String({ description: "Offset from universal time, such as +08:00" }),
            utc: Type.String({ description: "The instant, ISO 8601 UTC" }),
            timeKnown: Type.Boolean({ description: "False: noon was taken" }),
            assumed: Type.Array(remark("What was taken for granted"), {
              description: "Everything that was taken for granted",
            }),
            warnings: Type.Array(remark("What should be checked"), {
              description: "Everything that should be checked",
            }),
          },
          { description: "How the civil time of the birth was read" },
        ),
      ),
      possible: Type.Array(phrase<CellPhrases>("A place"), {
        description: "Where the Moon may stand; one place when it is certain",
      }),
      note: Type.Optional(phrase<NotePhrases>("Why there are several")),
    },
    { description },
  );

/** What both matches say of roles and people. */
export const PEOPLE = {
  groom: term(WHO, "Who stands as groom"),
  people: Type.Object(
    { a: person("The first person"), b: person("The second person") },
    { description: "What was read of the two" },
  ),
};
export type PersonReport = Frozen<Static<ReturnType<typeof person>>>;

/** Reports a person as {@link PEOPLE} does. */
export function reportPerson({ given, moonDeg, possible, civil }: Person): PersonReport {
  const receipt = civil?.receipt;
  return {
    given,
    moon: placeOfLongitude(moonDeg),
    ...(receipt
      ? {
          time: {
            local: receipt.local,
            zone: receipt.zone,
            rule: receipt.rule,
            offset: receipt.offset,
            utc: receipt.utc,
            timeKnown: receipt.timeKnown,
            assumed: receipt.assumed,
            warnings: receipt.warnings,
          },
        }
      : {}),
    possible: possible.map(saidCell),
    ...(possible.length > 1
      ? { note: { code: given === "birth" ? "timeUnknown" : "padaOpen" } }
      : {}),
  };
}

function saidCell({ cell }: Possibility) {
  return { code: "cell" as const, with: cell };
}

/** One value in both orders. */
export const orders = <S extends TSchema>(value: S) =>
  Type.Object(
    { aAsGroom: value, bAsGroom: value },
    { description: "The same in both orders of the two" },
  );

/** Values over all places the Moons may have, where one is not certain. */
export const alternatives = <S extends TSchema>(value: S) =>
  Type.Object(
    {
      certified: Type.Boolean({ description: "Every possibility gives the same" }),
      least: value,
      most: value,
      cases: Type.Array(
        Type.Object({
          value,
          a: phrase<CellPhrases>("Where the Moon of the first person would stand"),
          b: phrase<CellPhrases>("Where the Moon of the second person would stand"),
        }),
        { description: "Every pair of places" },
      ),
    },
    { description: "Over all places the Moons may have, where one is not certain" },
  );

/**
 * Reports {@link alternatives}; nothing where both Moons are certain.
 *
 * @param valueOf what the match comes to where the Moons of the first and second stand so, degrees
 */
export function alternativesOf(a: Person, b: Person, valueOf: (a: number, b: number) => number) {
  const cases = pairsOf(a, b).map(([one, other]) => ({
    value: valueOf(one.moonDeg, other.moonDeg),
    a: saidCell(one),
    b: saidCell(other),
  }));
  if (cases.length === 1) return {};
  const values = cases.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { alternatives: { certified: least === most, least, most, cases } };
}
