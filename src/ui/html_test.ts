import { describe, expect, test } from "bun:test";
import {
  attributes,
  chooseLang,
  html,
  keepLang,
  langName,
  pathInLang,
  readLang,
  trustedHtml,
  writePage,
} from "./mod.ts";

describe("html", () => {
  const NASTY = `<script>alert('x')</script>&"`;
  const SAFE = "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;";

  test("escapes text in content, attributes and lists", () => {
    expect(html`<p title="${NASTY}">${[NASTY, [NASTY]]}</p>`.text).toBe(
      `<p title="${SAFE}">${SAFE}${SAFE}</p>`,
    );
  });

  test("keeps HTML, writes numbers, and nothing for what is missing", () => {
    expect(html`${html`<b>${1}</b>`}${null}${undefined}${false}${0}`.text).toBe("<b>1</b>0");
    expect(html`${trustedHtml("<i>")}`.text).toBe("<i>");
  });

  test("attributes() writes, escapes and leaves out", () => {
    const some = attributes({ a: NASTY, b: true, c: false, d: null, e: undefined, f: 0 });
    expect(some.text).toBe(` a="${SAFE}" b f="0"`);
  });
});

describe("readLang()", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    readLang(new Request(`http://localhost${path}`, { headers }));

  test.each([
    ["/", {}, "en"],
    ["/", { "accept-language": "zh-TW,zh;q=0.9,en;q=0.8" }, "zh-Hant"],
    ["/", { "accept-language": "zh-CN" }, "zh-Hant"],
    ["/", { "accept-language": "en;q=0.5, zh;q=0.9" }, "zh-Hant"],
    ["/", { "accept-language": "fr, de" }, "en"],
    ["/", { "accept-language": "zh;q=0" }, "en"],
    ["/", { "accept-language": "zh", cookie: "a=b; lang=en" }, "en"],
    ["/?lang=zh-Hant", { cookie: "lang=en" }, "zh-Hant"],
    ["/?lang=xx", { cookie: "lang=zh-Hant" }, "zh-Hant"],
  ])("of %s with %o is %s", (path, headers, lang) => {
    expect(ask(path, headers as Record<string, string>)).toBe(lang as "en");
  });

  test.each([
    ["/", { "accept-language": "zh-CN" }, "zh-Hans"],
    ["/", { "accept-language": "zh-TW" }, "zh-Hant"],
    ["/", { "accept-language": "fr-CA, en;q=0.5" }, "fr"],
    ["/", { "accept-language": "de" }, "en"],
    ["/?lang=FR", { cookie: "lang=zh-Hant" }, "fr"],
    ["/?lang=de", { cookie: "lang=zh-Hans" }, "zh-Hans"],
    ["/?lang=%3Cscript%3E", {}, "en"],
  ])("chooseLang() of %s with %o is %s", (path, headers, lang) => {
    const request = new Request(`http://localhost${path}`, {
      headers: headers as Record<string, string>,
    });
    expect(chooseLang(request, ["en", "fr", "zh-Hans", "zh-Hant"])).toBe(lang);
  });

  test("keepLang() keeps only what is on offer", () => {
    const asked = new Request("http://localhost/?lang=fr");
    expect(keepLang(asked)).toBeNull();
    expect(keepLang(asked, ["en", "fr"])).toStartWith("lang=fr; Path=/");
  });

  test("langName() says what a language calls itself", () => {
    expect(["en", "zh-Hant", "zh-Hans", "fr", "ja"].map(langName)).toEqual([
      "English",
      "繁體中文",
      "简体中文",
      "Français",
      "日本語",
    ]);
  });

  test("keepLang() keeps only what the address asked for", () => {
    expect(keepLang(new Request("http://localhost/"))).toBeNull();
    const kept = keepLang(new Request("https://w.example/?lang=zh-Hant"));
    expect(kept).toBe("lang=zh-Hant; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
  });

  test("pathInLang() changes the language and nothing else", () => {
    expect(pathInLang("/a?b=c%26d&lang=en", "zh-Hant")).toBe("/a?b=c%26d&lang=zh-Hant");
  });
});

test("writePage() says the language, forbids frames and inline code, and is not stored", async () => {
  const request = new Request("http://localhost/?lang=zh-Hant");
  const page = writePage(request, {
    title: "<T>",
    body: html`<body>
      x
    </body>`,
    scripts: false,
  });
  const text = await page.text();
  expect(text).toStartWith("<!doctype html>");
  expect(text).toContain('<html lang="zh-Hant">');
  expect(text).toContain("<title>&lt;T&gt;</title>");
  expect(text).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("set-cookie")).toContain("lang=zh-Hant");
});
