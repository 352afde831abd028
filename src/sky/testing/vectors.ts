import { existsSync, readFileSync } from "node:fs";

/**
 * Reads the cases of a shared vector file, or says loudly that they are absent.
 *
 * @returns undefined when the file is not there, so that the test can be skipped
 */
export function readVectors<Case>(fileName: string): readonly Case[] | undefined {
  const url = new URL(`../../../../shared/vectors/${fileName}`, import.meta.url);
  if (!existsSync(url)) {
    console.warn(`SKIPPED: ${fileName} is absent, its reference cases were not run`);
    return undefined;
  }
  return (JSON.parse(readFileSync(url, "utf8")) as { cases: Case[] }).cases;
}
