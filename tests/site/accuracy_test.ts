/** `/accuracy` shows what the runner counted, in both languages, with a name for every matter and body. */
import { Glob } from "bun";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { FIGURES } from "../../src/host/site/accuracy/figures.ts";
import { en } from "../../src/host/site/accuracy/words/en.ts";
import { zhHant } from "../../src/host/site/accuracy/words/zh_hant.ts";
import { openHost, page, wordsOf } from "./support.ts";

interface Convention {
  readonly title: string;
  readonly options: readonly { readonly title: string; readonly source?: string }[];
}

const CASES = join(import.meta.dir, "../../packages/conformance/cases");
const host = openHost();

test("every file of cases that the service agrees with is measured, and every matter has a name", () => {
  const files = [...new Glob("*.json").scanSync({ cwd: CASES })].map((file) => file.slice(0, -5));
  const measured = FIGURES.matters.map(({ id }) => id);
  expect(measured.filter((id) => !files.includes(id))).toEqual([]);
  expect(measured.length).toBeGreaterThan(30);
  for (const words of [en, zhHant]) {
    expect(files.filter((id) => !words.matters[id])).toEqual([]);
    expect(FIGURES.sky.bodies.filter(({ body }) => !words.bodies[body])).toEqual([]);
  }
});

for (const [lang, words] of [
  ["en", en],
  ["zh-Hant", zhHant],
] as const) {
  test(`/accuracy shows the counts and the curves in ${lang}`, async () => {
    const response = await host.handle(page("/accuracy", { "accept-language": lang }));
    expect(response.status).toBe(200);
    const markup = await response.text();
    const text = wordsOf(markup).replaceAll("&amp;", "&").replaceAll("&#39;", "'");
    expect(text).toContain(words.title);
    expect(text).toContain(FIGURES.date);
    for (const { id, agreed, source } of FIGURES.matters) {
      expect(text).toContain(words.matters[id]!);
      expect(text).toContain(new Intl.NumberFormat("en").format(agreed));
      expect(text).toContain(source.slice(0, 20));
    }
    expect(Buffer.byteLength(markup)).toBeLessThan(150_000);
    // Every school beside its others, with who says so.
    const entries = await host.handle(page(`/api/v1/systems?lang=${lang}`));
    const systems = (await entries.json()) as readonly { conventions: readonly Convention[] }[];
    const ofBazi = systems.find((one) => (one as { id?: string }).id === "bazi.chart")!;
    expect(ofBazi.conventions.length).toBeGreaterThan(3);
    for (const { title, options } of ofBazi.conventions.slice(0, 3)) {
      expect(text).toContain(title);
      for (const { title: school, source } of options) {
        expect(text).toContain(school);
        if (source) expect(text).toContain(source);
      }
    }
    const drawn = FIGURES.sky.bodies.filter(({ curve }) => curve.length > 0);
    expect(markup.match(/class="accuracy-curve"/g)).toHaveLength(drawn.length);
  });
}

test("/about leads there", async () => {
  const markup = await (await host.handle(page("/about"))).text();
  expect(markup).toContain('href="/accuracy"');
});
