/** How each match is asked, where roles or genders decide and may be missing. */
import type { Asked, AskedPerson } from "#sdk";
import type { Ask, Reach, Way } from "../core/call.ts";
import type { SystemId } from "../core/system.ts";

/** Two people as they are asked about. */
export interface Pair {
  readonly a: AskedPerson;
  readonly b: AskedPerson;
}

/** Matches that the books write for a groom and a bride. */
const BY_ROLES: readonly SystemId[] = ["compatibility.vedicAshtakoot", "compatibility.nakshatra"];
/** Matches that cannot be reckoned without both genders. */
const BY_GENDERS: readonly SystemId[] = ["compatibility.fengShuiKua"];
/** Matches that read one person as seen from the other; neither is first in a blend, so both are read. */
const BY_ORDER: readonly SystemId[] = ["compatibility.mayanTzolkin", "compatibility.nineStarKi"];

const GENDERS = ["male", "female"] as const;

/** All ways to ask one system: one where everything is known, else every one that fits. */
export function waysOf(system: SystemId, pair: Pair, ask: Reach["ask"]): Ask["ways"] {
  const ways = BY_ROLES.includes(system)
    ? groomsOf(pair).map((groom) => ({ pair, more: { groom }, assumed: { groom } }))
    : BY_GENDERS.includes(system)
      ? gendersOf(pair)
      : BY_ORDER.includes(system)
        ? [
            { pair, assumed: { first: "a" } },
            { pair: { a: pair.b, b: pair.a }, assumed: { first: "b" } },
          ]
        : [{ pair }];
  const asked: Way[] = [];
  for (const { pair: one, more, assumed } of ways as readonly Trial[]) {
    const outcome = ask(system, one as Asked);
    if (!outcome.ok) return outcome;
    asked.push({ input: { ...outcome.input, ...more }, ...(assumed ? { assumed } : {}) });
  }
  return asked;
}

interface Trial {
  readonly pair: Pair;
  /** Added to the input. */
  readonly more?: Readonly<Record<string, string>>;
  readonly assumed?: Readonly<Record<string, string>>;
}

/** One man and one woman are groom and bride; any other pair is read both ways round. */
function groomsOf({ a, b }: Pair): readonly ("a" | "b")[] {
  const genders = [a.gender, b.gender];
  if (!genders.includes("male") || !genders.includes("female")) return ["a", "b"];
  return [a.gender === "male" ? "a" : "b"];
}

function gendersOf({ a, b }: Pair): readonly Trial[] {
  const of = ({ gender }: AskedPerson) => (gender ? [gender] : GENDERS);
  return of(a).flatMap((one) =>
    of(b).map((other) => ({
      pair: { a: { ...a, gender: one }, b: { ...b, gender: other } },
      assumed: { a: one, b: other },
    })),
  );
}
