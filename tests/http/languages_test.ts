/** The language of a call: of its answer, of what is wrong with it, and of the catalogue. */
import { describe, expect, test } from "bun:test";
import { bodyOf, hostWith, mutation, query, request } from "./support.ts";

const { host } = hostWith(10_000);
const ask = async (sent: Request) => bodyOf(await host.handle(sent));

describe("an answer", () => {
  test.each([
    [undefined, { given: "en" }, "The name has 3 letters."],
    ["zh-Hant", { requested: "zh-Hant", given: "zh-Hant" }, "此名共3字母。"],
    ["zh-TW", { requested: "zh-TW", given: "zh-Hant" }, "此名共3字母。"],
    ["zh-CN", { requested: "zh-CN", given: "zh-Hans" }, "此名共3字母。"],
    ["fr", { requested: "fr", given: "en" }, "The name has 3 letters."],
  ])("to lang %p says which one was given", async (lang, said, text) => {
    const input = { name: "Ann", ...(lang ? { lang } : {}) };
    const { data } = (await ask(mutation("sample.letters", input))).result;
    expect(data.lang).toEqual(said);
    expect(data.interpretation).toMatchObject({ text, lang: said.given });
  });

  test("has the same id and data in every language", async () => {
    const [en, zh] = await Promise.all(
      ["en", "zh-Hant"].map((lang) => ask(mutation("sample.add", { a: 1, b: 2, lang }))),
    );
    expect(en.result.data.reading.id).toBe(zh.result.data.reading.id);
    expect(en.result.data.sum).toBe(zh.result.data.sum);
    expect(en.result.data.notice.text).not.toBe(zh.result.data.notice.text);
  });
});

describe("what is wrong with an input is said", () => {
  const wrong = { a: 2000 };
  const messageOf = async (sent: Request) => (await ask(sent)).error.data.issues[0];
  const english =
    "Expected a whole number from 0 to 1000 (First number), got 2000; the nearest is 1000";
  const chinese = "須為 0 至 1000 的整數（第一個數），所給為 2000；最接近者為 1000";

  test.each([
    ["in English by default", {}, {}, english],
    ["in the language of the input", { lang: "zh-Hant" }, {}, chinese],
    [
      "in Simplified Chinese",
      { lang: "zh-CN" },
      {},
      "须为 0 至 1000 的整数（第一个数），所给为 2000；最接近者为 1000",
    ],
    ["in the language the client accepts", {}, { "accept-language": "zh-TW,en;q=0.5" }, chinese],
    ["in the input's before the client's", { lang: "en" }, { "accept-language": "zh-TW" }, english],
  ])("%s", async (_, own, headers, message) => {
    const issue = await messageOf(query("sample.add", { ...wrong, ...own }, headers as never));
    expect(issue).toEqual({ path: "a", code: "expected", message, nearest: 1000 });
  });

  test("with the field that was probably meant", async () => {
    const issue = await messageOf(
      query("sample.letters", { name: "Ann", nam: "Ann", lang: "zh-Hant" }),
    );
    expect(issue).toMatchObject({ path: "nam", code: "unknown-field", nearest: "name" });
    expect(issue.message).toBe("無此欄位，是否為「name」？");
  });
});

describe("the catalogue", () => {
  const read = (path: string) => host.handle(request(path));

  test.each([
    ["", "en", "A sample", "First"],
    ["?lang=zh-Hant", "zh-Hant", "範例", "甲數"],
    ["?lang=zh-CN", "zh-Hans", "范例", "甲数"],
    ["?lang=fr", "en", "A sample", "First"],
  ])("at %p is in %s", async (search, lang, name, label) => {
    const response = await read(`/api/v1/systems/sample.add${search}`);
    expect(response.headers.get("content-language")).toBe(lang);
    const entry = await bodyOf(response);
    expect(entry).toMatchObject({ name, lang, languages: ["en", "zh-Hant", "zh-Hans"] });
    expect(entry.input.properties.a.title).toBe(label);
    const all = await bodyOf(await read(`/api/v1/systems${search}`));
    expect(all.find(({ id }: { id: string }) => id === "sample.add")).toEqual(entry);
  });
});
