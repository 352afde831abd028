/**
 * Where an answer differs from the part of it that is expected; one line per place.
 *
 * @param tolerance absolute, for numbers
 */
export function mismatches(
  expected: unknown,
  actual: unknown,
  tolerance: number,
  path = "",
): readonly string[] {
  if (typeof expected === "number" && typeof actual === "number") {
    return Math.abs(expected - actual) <= tolerance ? [] : [describe(path, expected, actual)];
  }
  if (typeof expected !== "object" || expected === null) {
    return Object.is(expected, actual) ? [] : [describe(path, expected, actual)];
  }
  if (typeof actual !== "object" || actual === null) return [describe(path, expected, actual)];
  if (Array.isArray(expected) && (!Array.isArray(actual) || actual.length !== expected.length)) {
    return [describe(path, expected, actual)];
  }
  return Object.entries(expected).flatMap(([key, value]) =>
    mismatches(value, (actual as Record<string, unknown>)[key], tolerance, `${path}/${key}`),
  );
}

function describe(path: string, expected: unknown, actual: unknown): string {
  return `${path || "/"}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}
