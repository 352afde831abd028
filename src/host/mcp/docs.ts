/** The documentation by paragraphs: the guides for callers that stand in this repository. */
import { readFile } from "node:fs/promises";

const ROOT = new URL("../../../", import.meta.url);
const FILES = [
  "README.md",
  "src/host/README.md",
  "src/host/mcp/README.md",
  "packages/client/README.md",
] as const;
const MOST = 4;
const MOST_CHARS = 1_800;

export interface Passage {
  readonly from: string;
  readonly heading: string;
  readonly text: string;
}

let passages: Promise<readonly Passage[]> | undefined;

/** The passages that speak most of the words of a query; none where no word occurs. */
export async function searchDocs(query: string): Promise<Passage[]> {
  passages ??= readAll();
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.-]+/u)
    .filter((word) => word.length > 1);
  const scored = (await passages).map((passage) => {
    const heading = passage.heading.toLowerCase();
    const text = passage.text.toLowerCase();
    const score = words.reduce(
      (sum, word) =>
        sum + (heading.includes(word) ? 4 : 0) + Math.min(3, text.split(word).length - 1),
      0,
    );
    return { passage, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ passage }) => ({ ...passage, text: passage.text.slice(0, MOST_CHARS) }));
}

async function readAll(): Promise<readonly Passage[]> {
  const read = FILES.map(async (from) =>
    split(from, await readFile(new URL(from, ROOT), "utf8").catch(() => "")),
  );
  return (await Promise.all(read)).flat();
}

/** A passage for each heading. */
function split(from: string, text: string): readonly Passage[] {
  return text.split(/^(?=#{1,3} )/m).flatMap((part) => {
    const [first = "", ...rest] = part.split("\n");
    const body = rest.join("\n").trim();
    return body === "" ? [] : [{ from, heading: first.replace(/^#+ /, ""), text: body }];
  });
}
