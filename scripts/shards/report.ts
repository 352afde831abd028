/** Reads what `bun test` leaves behind, and makes of it what a person reads. */

/** Numbers of tests; one that is still to be written counts as skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file's suite stands two spaces deep in a report, its groups deeper. */
const FILE_SUITE =
  /^ {2}<testsuite name="[^"]*" file="([^"]*)" tests="(\d+)" assertions="\d+" failures="(\d+)" skipped="(\d+)"/gm;

/** Counts of each file in a JUnit report; a file without a test is not in it. */
export function readReport(xml: string): ReadonlyMap<string, Counts> {
  const rows = [...xml.matchAll(FILE_SUITE)].map(([, file, ...numbers]) => {
    const [tests, failed, skipped] = numbers.map(Number) as [number, number, number];
    return [file!, { passed: tests - failed - skipped, failed, skipped }] as const;
  });
  return new Map(rows.filter(([, { passed, failed, skipped }]) => passed + failed + skipped > 0));
}

const PASSED = /^\((pass|skip|todo)\)/;
const FAILED = /^\(fail\)/;
const ERROR = /^(# Unhandled|error: |\w*Error: )/;
const SUMMARY =
  /^( *\d+ (pass|fail|skip|todo|error|errors|expect\(\) calls|filtered out)|Ran \d+ tests? |bun test v|\d+ tests? (failed|skipped|todo):)/;
const HEADING = /^\S+\.[cm]?[jt]sx?:$/;

/** What a file printed, test by test. */
interface Passage {
  readonly heading: string;
  /** Up to the line that says what came of a test, that line included. */
  readonly lines: readonly string[];
}

function passagesOf(log: string): readonly Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  let lines: string[] = [];
  const end = () => {
    if (lines.some((line) => line.trim() !== "")) passages.push({ heading, lines });
    lines = [];
  };
  for (const line of log.split("\n")) {
    // Failures are listed once more after the last file.
    if (/^\d+ tests? (failed|skipped|todo):$/.test(line)) break;
    if (HEADING.test(line)) {
      end();
      heading = line;
    } else if (!SUMMARY.test(line)) {
      if (!PASSED.test(line)) lines.push(line);
      if (PASSED.test(line) || FAILED.test(line)) end();
    }
  }
  end();
  return passages;
}

function write(passages: readonly Passage[]): string {
  let last = "";
  return passages
    .flatMap(({ heading, lines }) => {
      const head = heading === last ? [] : [heading];
      last = heading;
      return [...head, ...lines];
    })
    .join("\n")
    .trim();
}

/** What a log says beside the names of tests that passed or were skipped. */
export function remarksOf(log: string): string {
  return write(passagesOf(log));
}

/** The failed tests of a log in full, and errors outside of tests. */
export function failuresOf(log: string): string {
  return write(
    passagesOf(log).filter(
      ({ lines }) => FAILED.test(lines.at(-1)!) || lines.some((line) => ERROR.test(line)),
    ),
  );
}
