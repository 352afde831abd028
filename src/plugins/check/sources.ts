/** What no source of a tradition may do by itself: chance, clocks and the world outside come from the host. */
import { Glob } from "bun";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isServed } from "../scan.ts";

/** What is found, and what to do instead. */
const REACHES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\brandomBytes\b/,
    'chance outside `random` cannot be drawn again: write needs: ["random"] and use give.random',
  ],
  [
    /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bBun\.nanoseconds\b|\bTemporal\.Now\b/,
    'an answer may not depend on the clock: write needs: ["now"] and use give.now',
  ],
  [
    /\bfetch\(|\bprocess\.|\bBun\.(file|env|spawn|serve|connect)\b|\bDeno\.|\bimport\.meta\.env\b|\bsetInterval\(|\beval\(|\bnew Function\(/,
    "a tradition reaches nothing outside its folder: put tables into files of its own",
  ],
];

/** A line for each place of a folder's served files that reaches for what the host lends. */
export function findReaches(root: string): readonly string[] {
  const transpiler = new Bun.Transpiler({ loader: "ts" });
  const files = [...new Glob("**/*.ts").scanSync({ cwd: root })].filter(isServed).sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const code = withoutTexts(transpiler.transformSync(source));
    return REACHES.flatMap(([pattern, instead]) => {
      const found = pattern.exec(code)?.[0];
      if (!found) return [];
      const line = source.split("\n").findIndex((one) => pattern.test(one)) + 1;
      return [`${file}${line > 0 ? `:${line}` : ""}: uses ${found.replace(/\($/, "")}; ${instead}`];
    });
  });
}

/** Code without what stands in quotes: a text may name anything. */
function withoutTexts(code: string): string {
  return code.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
}
