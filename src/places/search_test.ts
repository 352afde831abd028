import { describe, expect, test } from "bun:test";
import { openAtlas } from "./atlas.ts";
import { searchPlaces } from "./search.ts";
import type { PlaceQuery } from "./search.ts";

function search(text: string, rest: Omit<PlaceQuery, "text"> = {}) {
  return searchPlaces(openAtlas(), { text, ...rest });
}

function latin(text: string, rest: Omit<PlaceQuery, "text"> = {}): readonly string[] {
  return search(text, rest).map(({ place }) => place.latin);
}

describe("searchPlaces() while somebody types", () => {
  for (const [text, first] of [
    ["par", "Paris"],
    ["lond", "London"],
    ["ho chi", "Ho Chi Minh City"],
    ["новосиб", "Novosibirsk"],
    ["臺", "Taipei"],
    ["とうき", "Tokyo"],
    ["서울", "Seoul"],
    ["القاه", "Cairo"],
    ["मुंब", "Mumbai"],
  ] as const)
    test(`${text} … ${first}`, () => expect(latin(text)[0]).toBe(first));

  test("says how each was found", () => {
    expect(search("Paris")[0]?.how).toBe("exact");
    expect(search("lond")[0]?.how).toBe("prefix");
    expect(search("Constantinopel")[0]).toMatchObject({
      how: "typo",
      matched: { text: "Constantinople" },
    });
  });
});

describe("searchPlaces() by language", () => {
  test("puts first what lies where the language is spoken", () => {
    expect(search("birmingham", { lang: "en-US" })[0]?.place.country.code).toBe("US");
    expect(search("birmingham", { lang: "en-GB" })[0]?.place.country.code).toBe("GB");
  });

  test("names places, divisions and countries in it", () => {
    const [hit] = search("Wien", { lang: "zh-Hant" });
    expect(hit?.place.name).toEqual({ text: "維也納", lang: "zh-Hant" });
    expect(hit?.place.country.name).toEqual({ text: "奧地利", lang: "zh-Hant" });
    const languages = ["ru", "uk", "ja", "zh-Hans", "zh-Hant", "ar", "fa", "el"];
    const names = (text: string) =>
      languages.map((lang) => search(text, { lang })[0]?.place.name.text);
    // Titles of the article in the Wikipedias of these languages.
    expect(names("Vienna").join()).toBe("Вена,Відень,ウィーン,维也纳,維也納,فيينا,وین,Βιέννη");
    // Neither a zone's city nor a division: its former names lose to those that sound like the usual one.
    expect(names("Gdańsk").slice(0, 7).join()).toBe(
      "Гданьск,Гданськ,グダニスク,格但斯克,格但斯克,غدانسك,گدانسک",
    );
    expect(names("Sydney").slice(3, 5).join()).toBe("悉尼,雪梨");
  });

  test("never says that a name is in a language of which that is not known", () => {
    for (const { place } of search("san", { lang: "fr", limit: 50 }))
      expect(["fr", "und-Latn"]).toContain(place.name.lang);
  });
});

describe("searchPlaces() within limits", () => {
  test("of a country and a division", () => {
    const inTaiwan = search("da", { country: "TW", limit: 50 });
    expect(inTaiwan.length).toBeGreaterThan(5);
    expect(new Set(inTaiwan.map(({ place }) => place.country.code))).toEqual(new Set(["TW"]));
    const inIllinois = search("spring", { division: "Illinois" });
    expect(new Set(inIllinois.map(({ place }) => place.division?.code))).toEqual(
      new Set(["US.IL"]),
    );
  });

  test("gives nothing where one of them names nothing", () => {
    expect(search("london", { country: "Narnia" })).toEqual([]);
  });

  test("of number, each place once", () => {
    const hits = search("san", { limit: 500 });
    expect(hits.length).toBe(50);
    expect(new Set(hits.map(({ place }) => place.id)).size).toBe(50);
    expect(search("san", { limit: 0 }).length).toBe(1);
  });
});

test("searchPlaces() gives the same answer twice and takes any text", () => {
  expect(search("springf")).toEqual(search("springf"));
  for (const text of ["", " ", ",,,", "'", "x".repeat(5_000), "\u0000", "🙂🙂"])
    expect(Array.isArray(search(text))).toBe(true);
});
