import { describe, expect, test } from "bun:test";
import { openAtlas } from "./atlas.ts";
import { resolvePlace } from "./resolve.ts";
import type { PlaceQuery } from "./search.ts";

function resolve(text: string, rest: Omit<PlaceQuery, "text"> = {}) {
  return resolvePlace(openAtlas(), { text, ...rest });
}

/** The Latin name and division or country of the one place, or what came instead. */
function taken(text: string, rest: Omit<PlaceQuery, "text"> = {}): string {
  const answer = resolve(text, rest);
  if (answer.kind !== "one") return answer.kind;
  const { latin, division, country } = answer.place;
  return `${latin}, ${division?.code ?? country.code}`;
}

test("Springfield alone is several places, the largest first", () => {
  const answer = resolve("Springfield");
  if (answer.kind !== "several") throw new Error(answer.kind);
  expect(answer.total).toBeGreaterThan(20);
  expect(answer.choices.slice(0, 3).map(({ division }) => division?.code)).toEqual([
    "US.MO",
    "US.MA",
    "US.IL",
  ]);
});

test("a large city comes before a small one where no source says whose main name it is", () => {
  const answer = resolve("Одесса", { lang: "ru" });
  if (answer.kind !== "several") throw new Error(answer.kind);
  expect(answer.choices[0]!.country.code).toBe("UA");
});

describe("what narrows a name", () => {
  for (const text of [
    "Springfield, Illinois",
    "Springfield Illinois",
    "Springfield, IL",
    "springfield il usa",
    "Illinois, Springfield",
    "Спрингфилд, Иллинойс",
    "伊利諾伊州 Springfield",
    "Springfield (IL, USA)",
    "Springfield（美國伊利諾伊州）",
  ])
    test(text, () => expect(taken(text)).toBe("Springfield, US.IL"));

  test("by division and country given apart, as codes or names", () => {
    for (const division of ["US.IL", "us-il", "Illinois", "伊利諾伊州"])
      expect(taken("Springfield", { division })).toBe("Springfield, US.IL");
    expect(taken("Paris", { country: "US", division: "Texas" })).toBe("Paris, US.TX");
    expect(taken("London", { country: "Canada" })).toBe("London, CA.08");
  });

  test("written together, from the larger to the smaller", () => {
    expect(taken("臺南市永康區")).toBe("Yongkang, TW.TNN");
    expect(taken("广东省深圳市")).toBe("Shenzhen, CN.30");
    expect(taken("福建省泉州市晋江市")).toBe("Jinjiang, CN.07");
  });

  test("by a city nearby", () => expect(taken("Soho, London")).toBe("Soho, GB.ENG"));
});

describe("which place of a name is certain", () => {
  test("one so much larger that hardly anybody means the others", () => {
    const answer = resolve("Paris");
    if (answer.kind !== "one") throw new Error(answer.kind);
    expect(answer.place.country.code).toBe("FR");
    expect(answer.passedOver.map(({ division }) => division?.code)).toContain("US.TX");
  });

  test("none where the language asked is spoken beside another one", () => {
    expect(taken("松山", { lang: "ja" })).toBe("Matsuyama, JP.05");
    expect(taken("松山", { lang: "zh-Hant" })).toBe("several");
  });

  test("none by a former name that is another place's own today", () => {
    expect(taken("Batavia")).toBe("several");
    expect(taken("Leningrad")).toBe("Saint Petersburg, RU.66");
  });

  test("never one of like size", () => {
    for (const text of ["Cambridge", "Hamilton", "San José", "大安區", "朝阳"])
      expect(taken(text)).toBe("several");
  });
});

describe("a text that no place is called by", () => {
  test("a typo is never taken, its likely places are named", () => {
    const answer = resolve("Sprngfield Illinois");
    if (answer.kind !== "none") throw new Error(answer.kind);
    expect(answer.because).toBe("name");
    expect(answer.nearest.map(({ division }) => division?.code)).toEqual(["US.IL"]);
  });

  test("a place that is not there says where it is", () => {
    const answer = resolve("London, Japan");
    if (answer.kind !== "none") throw new Error(answer.kind);
    expect(answer.because).toBe("area");
    expect(answer.nearest[0]?.country.code).toBe("GB");
  });

  test("a country or division that is none is said to be it", () => {
    expect(resolve("London", { country: "Narnia" })).toMatchObject({
      kind: "none",
      because: "country",
    });
    expect(resolve("London", { division: "Narnia" })).toMatchObject({
      kind: "none",
      because: "division",
    });
  });

  test("a district that is missing is answered with its city", () => {
    const answer = resolve("東京都新宿区");
    if (answer.kind !== "none") throw new Error(answer.kind);
    expect(answer.nearest[0]?.latin).toBe("Tokyo");
  });

  test("nothing like it leaves nothing", () => {
    for (const text of ["", "  ", "xqzwvkjx", "…", "🙂"])
      expect(resolve(text)).toEqual({ kind: "none", because: "name", nearest: [] });
  });
});

test("a language tag that is none is refused", () => {
  expect(() => resolve("Paris", { lang: "not a tag" })).toThrow(RangeError);
});

test("a text of any length and shape is answered", () => {
  for (const text of ["a".repeat(10_000), ",".repeat(500), "山".repeat(500), "a b ".repeat(400)])
    expect(resolve(text).kind).toBe("none");
});
