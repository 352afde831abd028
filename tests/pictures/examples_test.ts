/** Every picture that any procedure draws for its examples: no text on another, none outside. */
import { afterAll, expect, test } from "bun:test";
import { resolve } from "node:path";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { openService } from "../vectors/service.ts";
import { leavingFrame, overlaps } from "./text_boxes.ts";

const root = resolve(import.meta.dir, "../..");
const registry = createRegistry(await discover([resolve(root, "plugins")]));
const service = await openService(root);
afterAll(() => service.close());

const drawing = [...registry.procedures.values()]
  .map(({ procedure }) => procedure)
  .filter(({ pictured }) => pictured);

test("procedures that draw are found", () => {
  expect(drawing.length).toBeGreaterThan(50);
});

for (const { name, examples } of drawing) {
  test(`${name} draws its examples without overprint`, async () => {
    const faults: string[] = [];
    for (const { input } of examples) {
      for (const lang of ["en", "zh-Hant"]) {
        const asked = { ...(input as object), lang, picture: true };
        const { picture } = (await service.call(name, asked)) as { picture: { text: string } };
        faults.push(
          ...[...overlaps(picture.text), ...leavingFrame(picture.text)].map(
            (fault) => `${lang}: ${fault}`,
          ),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}
