/** A folder outside the repository that brings its own words and a third language, served as it is. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withServed } from "../plugins/served_folder.ts";
import { decoded, wordsOf } from "./support.ts";

interface Entry {
  readonly name: string;
  readonly lang: string;
  readonly languages: readonly string[];
  readonly description: string;
  readonly traditionName: string;
  readonly input: { readonly properties: Readonly<Record<string, { readonly title: string }>> };
}

/** What was asked of the service in one language. */
interface Asked {
  readonly entry: Entry;
  readonly listed: Entry | undefined;
  readonly form: string;
  readonly answer: string;
}

const CASES = [
  {
    lang: "en",
    name: "Daisy petals",
    tradition: "Pulled petals",
    inputs: ["Petals", "First line", "Rhyme", "loves me not", "Two lines, as in England"],
    answer: [
      "Whole rounds",
      "Lines of the rhyme",
      "What it says",
      "The daisy says",
      "The 13th petal falls on “loves me”",
      "No first line was named; the count begins with “loves me”.",
      "Five lines, as in France",
    ],
  },
  {
    lang: "zh-Hant",
    name: "摘雛菊",
    tradition: "摘花瓣",
    inputs: ["花瓣數", "第一句", "唱法", "不愛我", "兩句，英國唱法"],
    answer: [
      "完整輪數",
      "歌謠各句",
      "其意",
      "雛菊說",
      "第十三瓣落在「愛我」",
      "未指定第一句，由「愛我」數起。",
      "五句，法國唱法",
    ],
  },
  {
    lang: "zh-Hans",
    name: "摘雏菊",
    tradition: "摘花瓣",
    inputs: ["花瓣数", "第一句", "唱法", "不爱我", "两句，英国唱法"],
    answer: ["完整轮数", "歌谣各句", "雏菊说", "第十三瓣落在「爱我」", "五句，法国唱法"],
  },
  {
    lang: "fr",
    name: "La marguerite",
    tradition: "Pétales effeuillés",
    inputs: ["Pétales", "Premier vers", "Comptine", "ne m’aime pas", "Deux vers, à l’anglaise"],
    answer: [
      "Tours entiers",
      "Vers de la comptine",
      "Ce qu’il dit",
      "La marguerite dit",
      "Le pétale numéro 13 tombe sur « m’aime »",
      "Aucun premier vers n’a été donné ; on commence par « m’aime ».",
      "Cinq vers, à la française",
    ],
  },
] as const;

const outside = mkdtempSync(join(tmpdir(), "auspex-third-"));
const asked = new Map<string, Asked>();

async function ask(origin: string, lang: string): Promise<Asked> {
  const read = async <T>(path: string) =>
    (await (await fetch(`${origin}${path}?lang=${lang}`)).json()) as T;
  const page = `${origin}/systems/daisy.pluck?lang=${lang}`;
  const form = new URLSearchParams({ petals: "13", compare: "rhyme" });
  const answered = await fetch(page, { method: "POST", body: form });
  const all = await read<readonly (Entry & { readonly id: string })[]>("/api/v1/systems");
  return {
    entry: await read<Entry>("/api/v1/systems/daisy.pluck"),
    listed: all.find(({ id }) => id === "daisy.pluck"),
    form: await (await fetch(page)).text(),
    answer: await answered.text(),
  };
}

describe("a folder with a third language", () => {
  beforeAll(async () => {
    cpSync(join(import.meta.dir, "fixtures/plugins"), outside, { recursive: true });
    await withServed(outside, async (origin) => {
      for (const { lang } of CASES) asked.set(lang, await ask(origin, lang));
    });
  }, 60_000);
  afterAll(() => rmSync(outside, { recursive: true, force: true }));

  for (const { lang, name, tradition, inputs, answer } of CASES) {
    test(`is in the catalogue in ${lang}`, () => {
      const { entry, listed } = asked.get(lang)!;
      expect(entry).toMatchObject({ name, traditionName: tradition, lang });
      expect(entry.languages).toEqual(["en", "fr", "zh-Hant", "zh-Hans"]);
      expect(entry.input.properties["petals"]!.title).toBe(inputs[0]);
      expect(listed).toEqual(entry);
    });

    test(`has a form and an answer with its own labels in ${lang}`, () => {
      const { form, answer: html } = asked.get(lang)!;
      const shown = decoded(wordsOf(form));
      for (const text of [name, tradition, ...inputs]) expect(shown).toContain(text);
      const answered = decoded(wordsOf(html.replaceAll(/<code[\s\S]*?<\/code>/g, "")));
      for (const text of answer) expect(answered).toContain(text);
      for (const bare of ["rounds", "rhyme", "outcome", "says"]) {
        const asLabel = new RegExp(
          `<(?:dt|summary|th|p class="judged-name")[^>]*>\\s*${bare}\\s*<`,
        );
        expect([bare, asLabel.test(html)]).toEqual([bare, false]);
      }
      expect(/<img\s+src="data:image\/svg\+xml,/.test(html)).toBe(true);
    });
  }

  test("leaves the rest of the page to the site, in English, and marks what is French", () => {
    const { form } = asked.get("fr")!;
    const marks = [
      /<html lang="en">/,
      /<h1\s+lang="fr">La marguerite<\/h1>/,
      /<h2>Ask this art<\/h2>/,
      /hreflang="fr"\s+aria-current="true"/,
    ];
    expect(marks.filter((mark) => !mark.test(form))).toEqual([]);
  });
});
