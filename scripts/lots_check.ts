/**
 * `bun run lots:check [SLUG | FOLDER …]`: runs the checks of verse, words and variety over the packs and
 * prints a report per pack. A folder with `lots.json`, `en.json` and `zh_hant.json` is checked beside the served
 * packs as a pack of its name, so that a pack can be measured while it is written. Exits 1 when a hard
 * check has a case or a soft one goes over its budget.
 *
 * Not run: the comparison with printed sets (no fingerprint list of them is at hand).
 */
import { basename, join } from "node:path";
import { SYSTEMS } from "../plugins/temple-lots/library/facts.ts";
import type { LotPack, PackTexts } from "../plugins/temple-lots/library/pack.ts";
import { checkPacks } from "../plugins/temple-lots/testing/check_packs.ts";
import {
  joinPack,
  servedPacks,
  type WholePack,
} from "../plugins/temple-lots/testing/whole_pack.ts";
import type { Finding } from "./lots/finding.ts";
import { checkForm } from "./lots/form_checks.ts";
import { checkKlon } from "./lots/klon_checks.ts";
import { checkVoices } from "./lots/voice.ts";
import { checkStockPhrases, checkVariety } from "./lots/variety_checks.ts";
import { checkVerse } from "./lots/verse_checks.ts";
import { checkWords } from "./lots/word_checks.ts";

const SHOWN = Number(process.env["LOTS_SHOWN"] ?? 10);
const wanted = process.argv.slice(2).filter((one) => !one.includes("/"));
const folders = process.argv.slice(2).filter((one) => one.includes("/"));
const served = await servedPacks();
const library = checkPacks(served, SYSTEMS);
let failed = false;

for (const folder of folders) await reportFolder(folder);
if (folders.length > 0 && wanted.length === 0) process.exit(failed ? 1 : 0);

for (const [slug, pack] of library) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  console.log(`${slug} ${pack.version}: ${pack.count} lots`);
  report(checksOf(pack));
}
console.log(`all packs: ${[...library.values()].reduce((sum, { count }) => sum + count, 0)} lots`);
report([checkStockPhrases([...library.values()]), ...checkVoices([...library.values()])]);
process.exit(failed ? 1 : 0);

function checksOf(pack: WholePack): readonly Finding[] {
  return [
    ...checkVerse(pack),
    ...checkKlon(pack),
    ...checkVariety(pack),
    ...checkWords(pack),
    ...checkForm(pack),
  ];
}

async function reportFolder(folder: string): Promise<void> {
  const read = async (name: string) =>
    (await Bun.file(join(folder, `${name}.json`)).json()) as unknown;
  const [lots, en, zh] = [await read("lots"), await read("en"), await read("zh_hant")];
  const pack = joinPack(lots as LotPack, en as PackTexts, zh as PackTexts);
  const slug = basename(folder);
  console.log(`${folder}: ${pack.lots.length} lots`);
  try {
    checkPacks({ ...served, [slug]: pack }, SYSTEMS);
  } catch (error) {
    failed = true;
    const reasons = String((error as Error).message).split("; ");
    console.log(`  FAIL hard pack rules: ${reasons.length}`);
    for (const one of reasons.slice(0, SHOWN * 4)) console.log(`       ${one}`);
  }
  report(checksOf(pack));
  const others = [...library.values()].filter((one) => one.slug !== slug);
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
