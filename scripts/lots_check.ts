/**
 * `bun run lots:check [SLUG | FILE.json …]`: runs the checks of verse, words and variety over the packs and
 * prints a report per pack. A file is checked beside the served packs as a pack of its name, so that a pack
 * can be measured while it is written. Exits 1 when a hard check found a case or a soft one went over its budget.
 *
 * Not run: the comparison with printed sets (no fingerprint list of them is at hand).
 */
import { basename } from "node:path";
import { SYSTEMS } from "../plugins/temple-lots/library/facts.ts";
import { buildLibrary } from "../plugins/temple-lots/library/library.ts";
import type { LotPack } from "../plugins/temple-lots/library/pack.ts";
import { PACKS } from "../plugins/temple-lots/packs/list.ts";
import type { Finding } from "./lots/finding.ts";
import { checkStockPhrases, checkVariety } from "./lots/variety_checks.ts";
import { checkVerse } from "./lots/verse_checks.ts";
import { checkWords } from "./lots/word_checks.ts";

const SHOWN = Number(process.env["LOTS_SHOWN"] ?? 10);
const wanted = process.argv.slice(2).filter((one) => !one.endsWith(".json"));
const files = process.argv.slice(2).filter((one) => one.endsWith(".json"));
const library = buildLibrary(PACKS, SYSTEMS);
let failed = false;

for (const file of files) await reportFile(file);
if (files.length > 0 && wanted.length === 0) process.exit(failed ? 1 : 0);

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

async function reportFile(file: string): Promise<void> {
  const pack = (await Bun.file(file).json()) as LotPack;
  const slug = basename(file, ".json");
  console.log(`${file}: ${pack.lots.length} lots`);
  try {
    buildLibrary({ ...PACKS, [slug]: pack }, SYSTEMS);
  } catch (error) {
    failed = true;
    const reasons = String((error as Error).message).split("; ");
    console.log(`  FAIL hard pack rules: ${reasons.length}`);
    for (const one of reasons.slice(0, SHOWN * 4)) console.log(`       ${one}`);
  }
  report([...checkVerse(pack), ...checkVariety(pack), ...checkWords(pack)]);
  const others = [...library.values()].map((one) => one.pack).filter((one) => one.slug !== slug);
  report([checkStockPhrases([...others, pack])]);
}

function report(findings: readonly Finding[]): void {
  for (const { check, kind, ok, figure, cases } of findings) {
    if (!ok) failed = true;
    console.log(`  ${ok ? "ok  " : "FAIL"} ${kind} ${check}: ${figure}`);
    if (!ok || process.env["LOTS_SHOWN"])
      for (const one of cases.slice(0, SHOWN)) console.log(`       ${one}`);
  }
}
