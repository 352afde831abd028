/** Re-derives a draw and says, check by check, whether an answer is what its seed gives. */
import { InputError, invoke, prepare, textKeyOf, type Registered } from "../../../plugins/mod.ts";
import { seedOf, sha256, type Commitments } from "../commitment.ts";
import type { Fields, PastedAnswer } from "../record.ts";
import type { CheckId, Verification } from "./answer.ts";

/** What the caller noted down before the draw, or wants to hold the answer against. */
export interface Noted {
  readonly input?: Fields;
  readonly seed?: string;
  readonly salt?: string;
  readonly serverHash?: string;
}

type Difference = Verification["differences"][number];

/** Differences are named only in an answer that is otherwise right: so many at most, and this part of it. */
const MAX_DIFFERENCES = 12;
const MAX_DIFFERENT_PART = 0.1;
const MAX_SHOWN_CHARS = 60;

/**
 * Checks an answer.
 *
 * Verifying is free and draws again, so it says nothing that was not in what it was given: no value, no name of
 * a member, no number of them. Places are named only where nearly all of the answer is right, so that nobody
 * guesses one value after another by them.
 *
 * @throws {InputError} if the answer does not carry the input and none is given, or the input is faulty
 */
export async function verifyDraw(
  { procedure, plugin }: Registered,
  answer: PastedAnswer,
  noted: Noted,
  commitments: Commitments,
): Promise<Verification> {
  const { reading } = answer;
  const record = reading.draw;
  const input = noted.input ?? record?.input;
  if (!input) throw new InputError([{ path: "input", code: "input-unknown" }]);
  const seed = noted.seed ?? reading.seed;
  const now = record?.asOf === undefined ? 0 : Date.parse(record.asOf);
  const derived = await derive(input, seed);
  const { isSame: isDerived, differences } = differencesOf(derived, answer, textKeyOf(procedure));
  const checks: Verification["checks"][number][] = [];
  const note = (check: CheckId, ok: boolean) =>
    void checks.push({ check, ok, says: { code: `${check}${ok ? "Holds" : "Fails"}` } });

  note("version", reading.version === plugin.version);
  if (noted.input && record) note("input", isSame(noted.input, record.input));
  const committed = record?.commitment;
  if (committed) {
    const { serverSeed, commitment } = committed;
    const salt = noted.salt ?? committed.salt;
    const serverHash = noted.serverHash ?? committed.serverHash;
    const bound = commitments.read(procedure, input, commitment, salt);
    note("seed", reading.seed === seedOf(serverSeed, committed.salt) && seed === reading.seed);
    note("salt", salt === committed.salt && bound.bindsSalt);
    note("serverHash", sha256(serverSeed) === serverHash);
    note("commitment", bound.isOurs && bound.bindsRequest);
  } else {
    if (noted.seed !== undefined) note("seed", noted.seed === reading.seed);
    if (noted.salt !== undefined || noted.serverHash !== undefined) {
      checks.push({ check: "commitment", ok: false, says: { code: "uncommitted" } });
    }
  }
  note("id", (derived["reading"] as { id: string }).id === reading.id);
  note("answer", isDerived);
  return {
    verified: checks.every(({ ok }) => ok),
    procedure: procedure.name,
    version: { given: reading.version, served: plugin.version },
    seed,
    checks,
    differences,
    differenceCount: differences.length,
  };

  /** The answer that the input and the seed give, as it would read after a journey through JSON. */
  async function derive(asked: Fields, from: string): Promise<Fields> {
    try {
      const prepared = prepare(procedure, { ...asked, seed: from }, now);
      const outcome = await invoke(prepared, { now, plugin });
      return JSON.parse(JSON.stringify(outcome.answer)) as Fields;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(
        error.issues.map((issue) => ({ ...issue, path: `input/${issue.path}` })),
      );
    }
  }
}

/** Members of `reading` that say how a call was made and not what was drawn. */
const CALL_FACTS = new Set(["pointsCharged", "seeded", "draw", "id", "version"]);

function differencesOf(
  derived: Fields,
  given: Fields,
  textKey: string,
): { readonly isSame: boolean; readonly differences: readonly Difference[] } {
  const text = given[textKey] as { readonly writer?: unknown } | undefined;
  const written = text?.writer === "llm" ? textKey : undefined;
  const without = (answer: Fields) => {
    const { reading, [written ?? ""]: _text, ...rest } = answer;
    const facts = Object.entries((reading ?? {}) as Fields);
    return { ...rest, reading: Object.fromEntries(facts.filter(([key]) => !CALL_FACTS.has(key))) };
  };
  const differences: Difference[] = [];
  const leaves = compare(without(derived), without(given), "", differences);
  const isClose =
    differences.length <= MAX_DIFFERENCES && differences.length <= leaves * MAX_DIFFERENT_PART;
  return { isSame: differences.length === 0, differences: isClose ? differences : [] };
}

/**
 * Collects where two values differ. A member that only the derived one has is told as its parent's place.
 *
 * @returns how many values were compared
 */
function compare(
  derived: unknown,
  given: unknown,
  path: string,
  differences: Difference[],
): number {
  if (isObject(derived) && isObject(given) && Array.isArray(derived) === Array.isArray(given)) {
    let leaves = 0;
    for (const key of new Set([...Object.keys(derived), ...Object.keys(given)])) {
      const place = Object.hasOwn(given, key) ? `${path}/${key}` : path;
      leaves += compare(derived[key], given[key], place, differences);
    }
    return leaves;
  }
  if (!Object.is(derived, given)) differences.push({ path, given: shown(given) });
  return 1;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Short values as they are; long texts, lists and what is missing as null. */
function shown(value: unknown): Difference["given"] {
  if (typeof value === "string") return value.length > MAX_SHOWN_CHARS ? null : value;
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

function isSame(a: Fields, b: Fields): boolean {
  const differences: Difference[] = [];
  compare(a, b, "", differences);
  return differences.length === 0;
}
