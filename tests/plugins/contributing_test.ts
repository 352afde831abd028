/** The procedure that CONTRIBUTING shows whole is the one that `plugin:new` writes, filled in. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFilledFolder } from "./filled_folder.ts";

const outside = mkdtempSync(join(tmpdir(), "auspex-contributing-"));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** The files of a procedure, as they are read: what is asked, what is answered, how, and what is said. */
const FILES = [
  ..."input terms answer rules picture procedure work".split(" "),
  ...["words/en", "words/zh_hant"],
];

test("CONTRIBUTING shows one procedure, every file of it", async () => {
  await writeFilledFolder("norse-lots", outside);
  const text = await Bun.file(join(import.meta.dir, "../../CONTRIBUTING.md")).text();
  const shown = new Map(
    [...text.matchAll(/```ts\n\/\/ weekday\/(\S+)\.ts\n([\s\S]*?)```/g)].map(
      ([, name, code]) => [name, code!.trim()] as const,
    ),
  );
  expect([...shown.keys()]).toEqual(FILES);
  for (const [name, code] of shown) {
    const written = await Bun.file(join(outside, "norse-lots/weekday", `${name}.ts`)).text();
    expect(code).toBe(written.trim());
  }
});
