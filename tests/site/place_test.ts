/** The field of a place as a browser without scripts sends it: taken, or listed in a second step. */
import { describe, expect, test } from "bun:test";
import { decoded, formOf, openHost, page, send, wordsOf } from "./support.ts";

const BIRTH = { birthDate: "1990-06-15", birthTime: "14:30", gender: "female" };
const CHART = "/systems/bazi.chart";
const host = openHost();

async function sent(path: string, form: URLSearchParams | Record<string, string>, lang = "en") {
  const response = await host.handle(send(path, form, { "accept-language": lang }));
  const html = await response.text();
  return { status: response.status, html, words: decoded(wordsOf(html)) };
}

/** The answer as JSON, as the page shows it. */
const jsonOf = (html: string) =>
  JSON.parse(decoded(/id="json"[^>]*>([\s\S]*?)<\//.exec(html)![1]!));

describe("the field of a place", () => {
  test("stands before zone and coordinates, which are under details", async () => {
    const html = await (await host.handle(page(CHART))).text();
    const [shown, folded] = html.split("Time zone, coordinates, calendar");
    expect(shown).toContain('name="place"');
    for (const name of ["timezone", "latitude", "longitude"]) {
      expect(shown).not.toContain(`name="${name}"`);
      expect(folded).toContain(`name="${name}"`);
    }
  });

  test("takes a place that is certain, and says which", async () => {
    const { status, html, words } = await sent(CHART, { ...BIRTH, place: "臺南市永康區" }, "zh-TW");
    expect(status).toBe(200);
    expect(words).toContain("地點：永康");
    const { reading, time } = jsonOf(html);
    expect(time.zone).toBe("Asia/Taipei");
    expect(reading.places[0]).toMatchObject({ given: "臺南市永康區", country: { code: "TW" } });
  });

  test("lists several, and asks again with the one that was chosen", async () => {
    const first = await sent(CHART, { ...BIRTH, place: "Springfield" });
    expect(first.status).toBe(400);
    expect(first.words).toContain("Several places are called so.");
    expect(first.words).toContain("Springfield, Illinois, United States");
    expect(first.html).toMatch(/id="f-place"[^>]*aria-invalid="true"/);
    const form = await formOf(first.html);
    expect(form.get("place")).toBe("Springfield");
    form.set("place_id", "gn:4250542");
    const second = await sent(CHART, form);
    expect(second.status).toBe(200);
    expect(jsonOf(second.html).reading.places[0].id).toBe("gn:4250542");
    // What was chosen still stands when the form is sent again, and falls with the text.
    const again = await formOf(second.html);
    expect(again.get("place_id")).toBe("gn:4250542");
    again.set("place", "Taipei");
    expect(jsonOf((await sent(CHART, again)).html).time.zone).toBe("Asia/Taipei");
  });

  test("lists the nearest names for one that is not known", async () => {
    const { status, words } = await sent(CHART, { ...BIRTH, place: "Taipeii" });
    expect(status).toBe(400);
    expect(words).toContain("No place is called so.");
    expect(words).toContain("Taipei, Taiwan");
  });

  test("asks by which clock where two are in use", async () => {
    const first = await sent(CHART, { ...BIRTH, place: "乌鲁木齐" }, "zh-TW");
    expect(first.status).toBe(400);
    expect(first.words).toContain("所記時刻依哪一種時間");
    const form = await formOf(first.html);
    form.set("timezone_id", "Asia/Shanghai");
    const second = await sent(CHART, form, "zh-TW");
    expect(jsonOf(second.html).time.zone).toBe("Asia/Shanghai");
    expect((await formOf(second.html)).get("timezone")).toBe("Asia/Shanghai");
  });

  test("stands with each of two people", async () => {
    const people = { "a.birthDate": "1990-06-15", "b.birthDate": "1991-01-13" };
    const named = { ...people, "a.place": "Springfield", "b.place": "台北" };
    const first = await sent("/systems/compatibility.bazi", named);
    expect(first.html).toMatch(/id="f-a\.place"[^>]*aria-invalid="true"/);
    const form = await formOf(first.html);
    form.set("a.place_id", "gn:4250542");
    const { reading } = jsonOf((await sent("/systems/compatibility.bazi", form)).html);
    expect(reading.places.map(({ id }: { id: string }) => id)).toEqual([
      "gn:4250542",
      "gn:1668341",
    ]);
  });

  test("is asked for where the art cannot do without", async () => {
    const { words, html } = await sent("/systems/natal.tian", {
      birthDate: "1990-06-15",
      birthTime: "14:30",
    });
    expect(words).toContain("Please fill this in.");
    expect(html).toMatch(/id="f-place"[^>]*aria-invalid="true"/);
  });
});
