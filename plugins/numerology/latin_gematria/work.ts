import { type InputOf, Refusal } from "#sdk";
import type { GematriaAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { KEY, lettersOf, rootOf, triangleOf, valueOf } from "./rules.ts";

export { drawLetters as picture } from "./picture.ts";

export function run({ text, keys = [...KEY.ids] }: InputOf<typeof input>): GematriaAnswer {
  const letters = lettersOf(text);
  if (letters.length === 0) throw new Refusal("no-latin-letters");
  return {
    text,
    read: letters.join(""),
    keys: keys.map((key) => {
      const valued = letters.map((letter) => ({ letter, value: valueOf(key, letter) }));
      const total = valued.reduce((sum, { value }) => sum + value, 0);
      return { key, total, root: rootOf(total), triangle: triangleOf(total), letters: valued };
    }),
  };
}
