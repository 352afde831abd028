/**
 * `bun run lots:check [SLUG …]`: runs the checks of verse, words and variety over the packs and prints a
 * report per pack. Exits 1 when a hard check found a case or a soft one went over its budget.
 *
 * Not run: the comparison with printed sets (no fingerprint list of them is at hand).
 */
import { SYSTEMS } from "../plugins/temple-lots/library/facts.ts";
import { buildLibrary } from "../plugins/temple-lots/library/library.ts";
import { PACKS } from "../plugins/temple-lots/packs/list.ts";
import type { Finding } from "./lots/finding.ts";
import { checkStockPhrases, checkVariety } from "./lots/variety_checks.ts";
import { checkVerse } from "./lots/verse_checks.ts";
import { checkWords } from "./lots/word_checks.ts";

const SHOWN = Number(process.env["LOTS_SHOWN"] ?? 10);
const wanted = process.argv.slice(2);
const library = buildLibrary(PACKS, SYSTEMS);
let failed = false;

for (const [slug, { pack }] of library) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  console.log(`${slug} ${pack.version}: ${pack.count} lots`);
  report([...checkVerse(pack), ...checkVariety(pack), ...checkWords(pack)]);
}
console.log(
  `all packs: ${[...library.values()].reduce((sum, { pack }) => sum + pack.count, 0)} lots`,
);
report([checkStockPhrases([...library.values()].map(({ pack }) => pack))]);
process.exit(failed ? 1 : 0);

function report(findings: readonly Finding[]): void {
  for (const { check, kind, ok, figure, cases } of findings) {
    if (!ok) failed = true;
    console.log(`  ${ok ? "ok  " : "FAIL"} ${kind} ${check}: ${figure}`);
    if (!ok || process.env["LOTS_SHOWN"])
      for (const one of cases.slice(0, SHOWN)) console.log(`       ${one}`);
  }
}
