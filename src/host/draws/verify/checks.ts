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

const MAX_DIFFERENCES = 12;
const MAX_SHOWN_CHARS = 60;

/**
 * Checks an answer.
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
  const differences = differencesOf(derived, answer, textKeyOf(procedure));
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
  note("answer", differences.length === 0);
  return {
    verified: checks.every(({ ok }) => ok),
    procedure: procedure.name,
    version: { given: reading.version, served: plugin.version },
    seed,
    checks,
    differences: differences.slice(0, MAX_DIFFERENCES),
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

function differencesOf(derived: Fields, given: Fields, textKey: string): readonly Difference[] {
  const text = given[textKey] as { readonly writer?: unknown } | undefined;
  const written = text?.writer === "llm" ? textKey : undefined;
  const without = (answer: Fields) => {
    const { reading, [written ?? ""]: _text, ...rest } = answer;
    const facts = Object.entries((reading ?? {}) as Fields);
    return { ...rest, reading: Object.fromEntries(facts.filter(([key]) => !CALL_FACTS.has(key))) };
  };
  const differences: Difference[] = [];
  compare(without(derived), without(given), "", differences);
  return differences;
}

function compare(derived: unknown, given: unknown, path: string, differences: Difference[]): void {
  if (Object.is(derived, given)) return;
  if (isObject(derived) && isObject(given) && Array.isArray(derived) === Array.isArray(given)) {
    for (const key of new Set([...Object.keys(derived), ...Object.keys(given)])) {
      compare(derived[key], given[key], `${path}/${key}`, differences);
    }
    return;
  }
  differences.push({ path, given: shown(given), derived: shown(derived) });
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
