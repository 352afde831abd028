/** Re-derives a draw and says, check by check, whether an answer is what its seed gives. */
import {
  InputError,
  invoke,
  prepare,
  textKeyOf,
  type Lang,
  type Registered,
} from "../plugins/mod.ts";
import { InputError as OldInputError, type Text } from "../plugins/old/sdk.ts";
import { seedOf, sha256, type Commitments } from "./draws_commitment.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What `reading` of a draw carries beside the usual: all that is needed to draw again. */
export interface DrawRecord {
  /** The input as it was sent, without seed, commitment and salt. */
  readonly input: Fields;
  /** The clock, for draws that read it: ISO 8601, UTC. */
  readonly asOf?: string;
  readonly commitment?: {
    readonly commitment: string;
    readonly serverHash: string;
    readonly serverSeed: string;
    readonly salt: string;
  };
}

/** The parts of an answer that the checks look at. */
export interface PastedAnswer extends Fields {
  readonly reading: {
    readonly id: string;
    readonly procedure: string;
    readonly version: string;
    readonly seed: string;
    readonly draw?: DrawRecord;
  };
}

/** What the caller noted down before the draw, or wants to hold the answer against. */
export interface Noted {
  readonly input?: Fields;
  readonly seed?: string;
  readonly salt?: string;
  readonly serverHash?: string;
}

export const CHECKS = [
  "version",
  "input",
  "seed",
  "salt",
  "serverHash",
  "commitment",
  "id",
  "answer",
] as const;
export type CheckId = (typeof CHECKS)[number];

export interface Check {
  readonly check: CheckId;
  readonly ok: boolean;
  readonly says: string;
}

/** A place where an answer is not what its seed gives. */
export interface Difference {
  /** JSON pointer. */
  readonly path: string;
  readonly given: unknown;
  /** Null where it is a long text: the reading itself is not told for nothing. */
  readonly derived: unknown;
}

export interface Verification {
  readonly verified: boolean;
  readonly procedure: string;
  readonly version: { readonly given: string; readonly served: string };
  readonly seed: string;
  readonly checks: readonly Check[];
  readonly differences: readonly Difference[];
  readonly differenceCount: number;
}

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
  lang: Lang,
): Promise<Verification> {
  const { reading } = answer;
  const record = reading.draw;
  const input = noted.input ?? record?.input;
  if (!input) {
    const message = "Required: this answer does not carry the input it was drawn from";
    throw new OldInputError([{ path: "input", message }]);
  }
  const seed = noted.seed ?? reading.seed;
  const now = record?.asOf === undefined ? 0 : Date.parse(record.asOf);
  const derived = await derive(input, seed);
  const found = differencesOf(derived, answer, textKeyOf(procedure));
  const checks: Check[] = [];
  const told = (check: CheckId, ok: boolean, [good, bad]: readonly [Text, Text]) => {
    const text = ok ? good : bad;
    checks.push({ check, ok, says: lang === "en" ? text.en : text.zhHant });
  };

  told("version", reading.version === plugin.version, SAYS.version);
  if (noted.input && record) told("input", isSame(noted.input, record.input), SAYS.input);
  const committed = record?.commitment;
  if (committed) {
    const { serverSeed, commitment } = committed;
    const salt = noted.salt ?? committed.salt;
    const serverHash = noted.serverHash ?? committed.serverHash;
    const bound = commitments.read(procedure, input, commitment, salt);
    told(
      "seed",
      reading.seed === seedOf(serverSeed, committed.salt) && seed === reading.seed,
      SAYS.seed,
    );
    told("salt", salt === committed.salt && bound.bindsSalt, SAYS.salt);
    told("serverHash", sha256(serverSeed) === serverHash, SAYS.serverHash);
    told("commitment", bound.isOurs && bound.bindsRequest, SAYS.commitment);
  } else {
    if (noted.seed !== undefined) told("seed", noted.seed === reading.seed, SAYS.seed);
    if (noted.salt !== undefined || noted.serverHash !== undefined) {
      told("commitment", false, [SAYS.commitment[0], SAYS.uncommitted]);
    }
  }
  told("id", (derived["reading"] as { id: string }).id === reading.id, SAYS.id);
  told("answer", found.length === 0, SAYS.answer);
  return {
    verified: checks.every(({ ok }) => ok),
    procedure: procedure.name,
    version: { given: reading.version, served: plugin.version },
    seed,
    checks,
    differences: found.slice(0, MAX_DIFFERENCES),
    differenceCount: found.length,
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

const SAYS = {
  version: [
    {
      en: "The answer was made by the version that is served now",
      zhHant: "此解由現行版本所出",
    },
    {
      en: "The answer was made by another version of the plugin: its results may have changed on purpose",
      zhHant: "此解出自另一版本，結果可能已有意更動",
    },
  ],
  input: [
    { en: "The input is that of the answer", zhHant: "輸入與此解相同" },
    {
      en: "The input you give is not the one the answer says it was drawn from",
      zhHant: "所給輸入並非此解所稱之輸入",
    },
  ],
  seed: [
    { en: "The seed is the one the draw had to use", zhHant: "種子正是此抽所應用者" },
    {
      en: "The seed is not the one the draw had to use: it does not follow from server seed and salt, or is not the one you noted",
      zhHant: "種子並非此抽所應用者：不能由伺服器種子與鹽推得，或與你所記不同",
    },
  ],
  salt: [
    { en: "The salt is yours", zhHant: "鹽確為你所給" },
    {
      en: "The salt is not the one that was fixed by its hash before the draw",
      zhHant: "鹽並非抽前以雜湊所定者",
    },
  ],
  serverHash: [
    {
      en: "The server seed is the one whose hash was given before the draw",
      zhHant: "伺服器種子與抽前所示雜湊相符",
    },
    {
      en: "The server seed is not the one whose hash was given before the draw",
      zhHant: "伺服器種子與抽前所示雜湊不符",
    },
  ],
  commitment: [
    {
      en: "The commitment is of this service and binds this request",
      zhHant: "承諾由本服務所發，且綁定此請求",
    },
    {
      en: "The commitment is not of this service, or binds another procedure or input",
      zhHant: "承諾非本服務所發，或綁定別的程序或輸入",
    },
  ],
  uncommitted: {
    en: "The answer was drawn without a commitment, so a salt or server hash proves nothing about it",
    zhHant: "此解未經承諾而抽，鹽與伺服器雜湊於它無所證明",
  },
  id: [
    {
      en: "The id of the reading follows from procedure, version, input and seed",
      zhHant: "解讀編號可由程序、版本、輸入與種子推得",
    },
    {
      en: "The id of the reading does not follow from procedure, version, input and seed: one of them was changed",
      zhHant: "解讀編號不能由程序、版本、輸入與種子推得：其中有一項已被更動",
    },
  ],
  answer: [
    { en: "The seed gives exactly this answer", zhHant: "此種子正得此解" },
    {
      en: "The seed gives another answer; the differences are listed",
      zhHant: "此種子得出不同之解，差異如列",
    },
  ],
} as const;

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
  const found: Difference[] = [];
  compare(without(derived), without(given), "", found);
  return found;
}

function compare(derived: unknown, given: unknown, path: string, found: Difference[]): void {
  if (Object.is(derived, given)) return;
  if (isObject(derived) && isObject(given) && Array.isArray(derived) === Array.isArray(given)) {
    for (const key of new Set([...Object.keys(derived), ...Object.keys(given)])) {
      compare(derived[key], given[key], `${path}/${key}`, found);
    }
    return;
  }
  found.push({ path, given: shown(given), derived: shown(derived) });
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Short values as they are; long texts, lists and what is missing as null. */
function shown(value: unknown): unknown {
  if (typeof value === "string") return value.length > MAX_SHOWN_CHARS ? null : value;
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

function isSame(a: Fields, b: Fields): boolean {
  const found: Difference[] = [];
  compare(a, b, "", found);
  return found.length === 0;
}
