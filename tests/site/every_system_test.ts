/** What holds for the page of every system: its form can ask what its example asks, and its answer can be read. */
import { describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { languagesOf, voiceOf } from "../../src/plugins/mod.ts";
import { SITE_ASSETS } from "../../src/host/site/frame.ts";
import { ASSETS } from "../../src/ui/mod.ts";
import { knownLabels, shownLabels, unlabelledFields } from "./labels.ts";
import { formOf, openHost, page, registry, send, wordsOf } from "./support.ts";

const host = openHost();
/** Transfer of a page with everything it loads, bytes. */
const MAX_BYTES = 150_000;
const loaded = [...ASSETS, ...SITE_ASSETS].reduce((sum, { bytes }) => sum + bytes, 0);
/** The icons of a page and its neighbours, by the largest there is. */
const icons =
  7 * Math.max(...[...registry.procedures.values()].map(({ icon }) => icon.length + 400));

const all = [...registry.procedures.values()].flatMap(({ procedure }) =>
  languagesOf(procedure).map((lang) => [procedure.name, lang] as const),
);

async function unpacked(response: Response): Promise<{ html: string; bytes: number }> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { html: gunzipSync(bytes).toString(), bytes: bytes.byteLength };
}

describe("every system", () => {
  test.each(all)("%s in %s asks its own example and reads well", async (name, lang) => {
    const headers = { "accept-language": lang, "accept-encoding": "gzip" };
    const { procedure } = registry.procedures.get(name)!;
    const shown = await unpacked(await host.handle(page(`/systems/${name}?example=0`, headers)));
    const { words: own, finish } = await voiceOf(procedure, lang);
    expect(wordsOf(shown.html)).toContain(wordsOf(finish(own.title)));
    const form = await formOf(shown.html);
    const response = await host.handle(send(`/systems/${name}`, form, headers));
    const answer = await unpacked(response);
    const faults = [...answer.html.matchAll(/class="fault"[\s\S]*?<\/span>/g)].map(([one]) =>
      wordsOf(one),
    );
    expect(faults).toEqual([]);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const words = wordsOf(answer.html.replaceAll(/<code[\s\S]*?<\/code>/g, ""));
    expect(words).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b/);
    expect(answer.html).toContain('class="answer"');
    const known = await knownLabels(registry, procedure, lang);
    const labels = await shownLabels(answer.html);
    expect([...labels].filter((label) => !known.has(label))).toEqual([]);
    expect(await unlabelledFields(registry, procedure, lang, answer.html)).toEqual([]);
    for (const { bytes } of [shown, answer]) {
      expect(bytes + loaded + icons).toBeLessThan(MAX_BYTES);
    }
  });

  test("says the same through its form as through the interface", async () => {
    const { procedure } = registry.procedures.get("bazi.chart")!;
    const input = { ...procedure.examples[0].input, lang: "en" };
    const url = `http://localhost/api/trpc/bazi.chart?input=${encodeURIComponent(JSON.stringify(input))}`;
    const free = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
    const { result } = (await (await free.handle(new Request(url))).json()) as never as {
      result: { data: { interpretation: { text: string } } };
    };
    const form = await formOf(
      await (await host.handle(page("/systems/bazi.chart?example=0"))).text(),
    );
    const html = await (await host.handle(send("/systems/bazi.chart", form))).text();
    for (const paragraph of result.data.interpretation.text.split("\n\n")) {
      expect(wordsOf(html)).toContain(paragraph.replaceAll("'", "&#39;"));
    }
  });
});
