import type { FileReport } from "./run.ts";

/** Sums of all files. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function totalsOf(reports: readonly FileReport[]): Totals {
  return reports.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed.length,
      skipped: sum.skipped + countOf(skipped),
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function countOf(skipped: ReadonlyMap<string, number>): number {
  return [...skipped.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * What is printed of one file.
 *
 * @param shown differing cases that are printed at most
 */
export function linesOf(report: FileReport, shown: number): readonly string[] {
  const { file, passed, failed, skipped, measures } = report;
  return [
    `${file}: ${passed} passed, ${failed.length} failed, ${countOf(skipped)} skipped`,
    ...failed.slice(0, shown).map((line) => `  failed ${line}`),
    ...[...skipped].map(([reason, count]) => `  skipped ${count}: ${reason}`),
    ...[...measures].map(
      ([name, { agreed, all }]) =>
        `  ${name}: ${agreed} of ${all} (${Math.round((100 * agreed) / all)} %)`,
    ),
  ];
}

/** The last line: sums of all files. */
export function lineOfTotals({ passed, failed, skipped }: Totals): string {
  return `all files: ${passed} passed, ${failed} failed, ${skipped} skipped`;
}
