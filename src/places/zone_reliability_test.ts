import { expect, test } from "bun:test";
import { openAtlas } from "./atlas.ts";
import { resolvePlace } from "./resolve.ts";

function reliability(text: string) {
  const answer = resolvePlace(openAtlas(), { text });
  if (answer.kind !== "one") throw new Error(`${text}: ${answer.kind}`);
  return answer.place.zoneReliability;
}

test("a zone's own city and the places around it have its history before 1970", () => {
  for (const text of ["Taipei", "Chicago", "Evanston, Illinois"])
    expect(reliability(text)).toEqual({
      since1970: "agreed",
      before1970: "own",
      alternatives: [],
    });
});

test("other places have it by extension, in the United States and Canada by local option", () => {
  expect(reliability("Kaohsiung").before1970).toBe("extended");
  expect(reliability("Springfield, Illinois").before1970).toBe("local-option");
  expect(reliability("Ottawa").before1970).toBe("local-option");
});

test("Xinjiang has two zones in use", () => {
  expect(reliability("Ürümqi")).toMatchObject({
    since1970: "overlap",
    alternatives: ["Asia/Shanghai"],
  });
});
