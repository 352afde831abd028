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
  const run = `${AXE}; axe.run({ resultTypes: ["violations"] })`;
  const { violations } = (await page.evaluate(run)) as AxeResult;
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`,
    ),
  );
}
