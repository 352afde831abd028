import { expect, test } from "bun:test";
import { CELLS, letterAt, readingFrom, SIDE, VERSES, verseAt } from "./verses.ts";

test("nine verses of twenty-five letters close the grid", () => {
  expect(VERSES.map(({ letters }) => letters.length)).toEqual(Array(9).fill(25));
  for (const { letters, lines } of VERSES) {
    const text = lines.join("").replace(/[।॥ ]/g, "");
    // One verse writes "same" and "own" with the jewel's letters: सम निज as स, मनि, ज.
    expect(letters.join("")).toBe(text);
  }
  for (let cell = 1; cell <= CELLS; cell++) {
    expect(readingFrom(cell).map(verseAt)).toEqual(Array(25).fill(verseAt(cell)));
  }
});

// The printed grid, by its first, ninth and twelfth rows; the seventh column is wanting in the copy seen.
test("rows as they are printed", () => {
  const row = (number: number) =>
    Array.from({ length: SIDE }, (_, i) => letterAt(SIDE * (number - 1) + i + 1));
  expect(row(1).join(" ")).toBe("सु प्र उ बि हो मु ग ब सु नु बि घ धि इ द");
  expect(
    row(9)
      .filter((_, i) => i !== 6)
      .join(" "),
  ).toBe("नि को मि गो न म य ने मनि क ज प स ल");
  expect(
    row(12)
      .filter((_, i) => i !== 6)
      .join(" "),
  ).toBe("गु क म अ ध नि ल ा न ब ती न रि भ");
});
