/** How a file of reference cases is put to a service. */

/** Calls a procedure through the public API and gives `result.data`, or throws with the error's message. */
export type Call = (
  name: string,
  input: Readonly<Record<string, unknown>>,
) => Promise<Record<string, unknown>>;

/** A case as its file has it. */
export type VectorCase = Readonly<Record<string, unknown>>;

/** What an adapter says of one case. */
export type Verdict = (
  | { readonly kind: "passed" }
  /** `differences`: one line per wrong field, `path: expected …, got …`. */
  | { readonly kind: "failed"; readonly differences: readonly string[] }
  /** A case that cannot be judged, with a reason a specialist would accept. */
  | { readonly kind: "skipped"; readonly reason: string }
) & {
  /** What of the case agreed, by name: a file of books' cases is counted by each, skipped cases too. */
  readonly measures?: Readonly<Record<string, boolean>>;
};

export interface Adapter {
  /** File names it reads, without folder: `/^chinese-bazi-chart\.json$/`. */
  readonly files: RegExp;
  /** Procedures it needs for a case; a case whose procedure is not served is reported as "not served yet". */
  procedures(one: VectorCase): readonly string[];
  judge(one: VectorCase, call: Call, file: Readonly<Record<string, unknown>>): Promise<Verdict>;
}

type Observer = (field: string, difference: number) => void;
let observer: Observer | undefined;

/** Hears of every number that is compared, while a case is judged. */
export function observeWith(heard: Observer | undefined): void {
  observer = heard;
}

/** Tells how far a number is off; the field without the places in lists. */
export function observed(field: string, difference: number): void {
  observer?.(field.replaceAll(/\/\d+/g, "/*"), Math.abs(difference));
}

/** Compares expected with actual by given paths; the differences as `judge` reports them. */
export function differ(
  expected: unknown,
  actual: unknown,
  options: { readonly tolerance?: number; readonly path?: string } = {},
): readonly string[] {
  const { tolerance = 0, path = "" } = options;
  if (typeof expected === "number" && typeof actual === "number") {
    if (tolerance > 0) observed(path, expected - actual);
    return Math.abs(expected - actual) <= tolerance ? [] : [line(path, expected, actual)];
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return [line(path, expected, actual)];
    return expected.flatMap((one, i) =>
      differ(one, actual[i], { tolerance, path: `${path}/${i}` }),
    );
  }
  if (isRecord(expected) && isRecord(actual)) {
    return Object.keys(expected).flatMap((key) =>
      differ(expected[key], actual[key], { tolerance, path: `${path}/${key}` }),
    );
  }
  return Object.is(expected, actual) ? [] : [line(path, expected, actual)];
}

/** The verdict that a list of differences amounts to. */
export function verdictOf(differences: readonly string[]): Verdict {
  return differences.length === 0 ? { kind: "passed" } : { kind: "failed", differences };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function line(path: string, expected: unknown, actual: unknown): string {
  return `${path || "/"}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}
