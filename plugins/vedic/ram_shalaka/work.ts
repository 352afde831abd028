import { type Give, type InputOf, requireAnswerable, standingOf, understand } from "#sdk";
import type { ShalakaAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { CELLS, letterAt, readingFrom, SCORE, SIDE, VERSES, verseAt } from "./verses.ts";

export { drawShalaka as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): ShalakaAnswer {
  const { question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const draw = () => 1 + random.below(CELLS);
  const cell = given.cell ?? draw();
  const verse = VERSES[verseAt(cell)]!;
  const options = given.cell
    ? []
    : asked.options.map(() => {
        const own = draw();
        return { cell: own, number: verseAt(own) + 1 };
      });
  return {
    question: question ?? null,
    asked,
    reply: {
      standing: standingOf(SCORE[verse.speaks], asked.hope),
      where: null,
      when: null,
      weighed: options.map(({ number }, i) => ({
        option: asked.options[i]!,
        score: SCORE[VERSES[number - 1]!.speaks],
      })),
    },
    castBy: given.cell ? "caller" : "chance",
    cell,
    row: Math.floor((cell - 1) / SIDE) + 1,
    column: ((cell - 1) % SIDE) + 1,
    letter: letterAt(cell),
    squares: readingFrom(cell),
    number: verseAt(cell) + 1,
    verse: {
      original: verse.lines,
      lang: "awa",
      code: "sense",
      with: { verse: verseAt(cell) + 1 },
    },
    kanda: verse.kanda,
    speaks: verse.speaks,
    options,
  };
}
