/** Faults of accessibility, as axe finds them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What axe finds wrong on a page, of any level. */
export async function findFaults(page: Page): Promise<readonly string[]> {
  // What is not asked for is neither made nor sent: a place is known by its text.
  const run = `${AXE}; axe.run({ resultTypes: ["violations"], selectors: false }).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(run)) as AxeResult["violations"];
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`,
    ),
  );
}
