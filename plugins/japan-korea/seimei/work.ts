import { elementOfNumber, luckOf } from "#east/eighty_one.ts";
import { fiveGrids, within81 } from "#east/five_grids.ts";
import { phaseRelation } from "#lore";
import { Refusal, type InputOf } from "#sdk";
import { KAKU, type SeimeiAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { countOf, type Counted, type StrokeRule } from "./strokes.ts";

export { drawName as picture } from "./picture.ts";

function count(name: string, rule: StrokeRule): readonly Counted[] {
  const counted: Counted[] = [];
  for (const character of name.normalize("NFC").replace(/[\s・･'’.-]/gu, "")) {
    const one = countOf(character, counted.at(-1), rule);
    if (!one) throw new Refusal("unknownCharacter", { character });
    counted.push(one);
  }
  if (counted.length === 0) throw new Refusal("unknownCharacter", { character: name });
  return counted;
}

export function run({
  surname,
  given,
  strokes,
}: InputOf<typeof input, typeof CONVENTIONS>): SeimeiAnswer {
  const [above, below] = [count(surname, strokes), count(given, strokes)];
  const sums = fiveGrids(
    above.map((one) => one.strokes),
    below.map((one) => one.strokes),
  );
  const kaku = KAKU.ids.map((id) => {
    const number = sums[id];
    const shown = within81(number);
    return {
      kaku: id,
      number,
      within81: shown,
      luck: luckOf(shown),
      element: elementOfNumber(number),
    };
  });
  const [heaven, person, earth] = kaku.map(({ element }) => element);
  const tie = (one: typeof heaven, other: typeof heaven) => ({
    one: one!,
    other: other!,
    relation: phaseRelation(one!, other!),
  });
  return {
    surname: above,
    given: below,
    kaku,
    threePowers: {
      elements: [heaven!, person!, earth!],
      ties: [
        { code: "heavenPerson", with: tie(heaven, person) },
        { code: "personEarth", with: tie(person, earth) },
      ],
    },
  };
}
