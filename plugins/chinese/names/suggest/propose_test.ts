import { expect, test } from "bun:test";
import { elementOfSound, toneOf } from "../sounds.ts";
import { propose } from "./propose.ts";

test("toneOf() reads marks and figures", () => {
  expect(["mā", "má", "mǎ", "mà", "ma", "lǜ", "ma3"].map(toneOf)).toEqual([1, 2, 3, 4, 5, 4, 3]);
});

test("elementOfSound() goes by the five notes", () => {
  expect(["bái", "dà", "gāo", "zhāng", "hóng", "ān"].map(elementOfSound)).toEqual([
    "water",
    "fire",
    "wood",
    "metal",
    "earth",
    "earth",
  ]);
});

test("propose() keeps away from the characters of elders and from their sounds", () => {
  const wish = { surname: "林", limit: 50 };
  const wanted = { element: "water", from: "asked" } as const;
  const names = propose({ ...wish, avoid: ["明", "浩"] }, wanted, "radical").names;
  expect(names.length).toBe(50);
  // 昊 sounds as 浩, 銘 and 茗 as 明.
  expect(names.filter(({ given }) => /[明浩昊銘茗]/.test(given))).toEqual([]);
});

test("propose() reads the strokes of a surname by Kangxi", () => {
  expect(propose({ surname: "陳" }, null, "radical").surnameStrokes).toEqual([16]);
  expect(propose({ surname: "司馬" }, null, "radical").surnameStrokes).toEqual([5, 10]);
});
