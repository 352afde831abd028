/** Which reason of a score a text names. */
import type { Testimony } from "../core/system.ts";

/** Codes of the start that every sum has. */
const BASES: ReadonlySet<string> = new Set(["base", "evenStart"]);
const EVEN = 50;

/** What one board says, with its reasons. */
interface Judged {
  readonly score: number | null;
  readonly testimonies: readonly Testimony[];
}

/**
 * The reason that moved some boards most, one way or the other.
 *
 * A judgement that is not a sum has one reason, which stands for all of its distance from even.
 *
 * @param sign 1 for the strongest reason for, -1 for the strongest against
 */
export function strongest(boards: readonly Judged[], sign: 1 | -1): Testimony | undefined {
  const reasons = boards.flatMap(({ score, testimonies }) =>
    testimonies
      .filter(({ code }) => !BASES.has(code))
      .map((reason) => ({
        reason,
        pull: testimonies.length === 1 ? (score ?? EVEN) - EVEN : reason.weight,
      })),
  );
  return reasons.filter(({ pull }) => sign * pull > 0).sort((a, b) => sign * (b.pull - a.pull))[0]
    ?.reason;
}
