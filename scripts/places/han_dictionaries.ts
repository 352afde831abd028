import { readFileSync } from "node:fs";

/** Pairs of characters a line of the written table holds. */
export const OUTPUT_WIDTH = 23;

const FOLDER = new URL("../../node_modules/opencc-js/dist/esm-lib/dict/", import.meta.url);

type Dictionary = ReadonlyMap<string, readonly string[]>;

/** Reads one of OpenCC's tables: a text to the texts it may become, the usual one first. */
export function readDictionary(name: string): Dictionary {
  const source = readFileSync(new URL(`${name}.js`, FOLDER), "utf8");
  const text = JSON.parse(source.slice(source.indexOf('"'), source.lastIndexOf('"') + 1)) as string;
  return new Map(
    text.split("|").map((row) => {
      const [from, ...to] = row.split(" ");
      return [from!, to];
    }),
  );
}
