import { writeFileSync } from "node:fs";
import { OUTPUT_WIDTH, readDictionary } from "./han_dictionaries.ts";

/**
 * Writes `src/places/han_variants.ts`: the Chinese characters that are searched for as another one, from
 * OpenCC's tables: a Japanese form by its traditional one, a traditional one by its simplified one.
 */
export function writeHanVariants(): void {
  const simplified = readDictionary("TSCharacters");
  const traditional = new Map(
    [...readDictionary("JPShinjitaiCharacters")].map(([one, many]) => [one, many[0]!]),
  );
  const pairs: string[] = [];
  for (const from of new Set([...traditional.keys(), ...simplified.keys()]).values()) {
    const middle = traditional.get(from) ?? from;
    const to = simplified.get(middle)?.[0] ?? middle;
    if (to !== from && from.length === 1 && to.length === 1) pairs.push(from + to);
  }
  pairs.sort();
  const lines: string[] = [];
  for (let at = 0; at < pairs.length; at += OUTPUT_WIDTH)
    lines.push(`  ${JSON.stringify(pairs.slice(at, at + OUTPUT_WIDTH).join(""))},`);
  writeFileSync(
    new URL("../../src/places/han_variants.ts", import.meta.url),
    `/**
 * ${pairs.length} pairs of a Chinese character and the one it is searched for as, without separators: Japanese
 * and traditional forms to simplified ones. Written by \`bun run places:generate\` from OpenCC's tables
 * (Apache License 2.0; see NOTICE).
 */
export const HAN_VARIANTS: readonly string[] = [
${lines.join("\n")}
];
`,
  );
}
