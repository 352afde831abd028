import {
  type Give,
  InputError,
  type InputOf,
  requireAnswerable,
  understand,
  type Weighing,
} from "#sdk";
import { replyBy } from "#east/draw/reply.ts";
import type { KumalakAnswer } from "./answer.ts";
import {
  COLUMN,
  countOf,
  dealBeans,
  ELEMENTS,
  fillOf,
  leaningOf,
  middleOf,
  quarterOf,
  ROW,
  rowOf,
  scoreOf,
  sumOf,
  unitOf,
  wrongRow,
} from "./beans.ts";
import type { input } from "./input.ts";

export { drawBeans as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): KumalakAnswer {
  const { question } = given;
  requireAnswerable(question);
  const wrong = given.heaps && wrongRow(given.heaps);
  if (given.heaps && wrong) {
    const sum = sumOf(given.heaps, wrong);
    throw new InputError([{ path: "heaps", code: "notDealt", with: { row: wrong, sum } }]);
  }
  const asked = understand(question, given);
  const heaps = given.heaps ?? dealBeans(random);
  const again = given.heaps ? undefined : () => dealBeans(random);
  const { reply, others } = replyBy(asked, heaps, again, {
    score: scoreOf,
    where: (cast) => ({ quarter: quarterOf(cast), ground: ELEMENTS[middleOf(cast, "feet")] }),
    when: (cast) => ({ count: null, unit: unitOf(cast), from: null, to: null }),
  });
  const score = scoreOf(heaps);
  return {
    question: question ?? null,
    asked,
    reply,
    optionHeaps: others.map((one) => [...one]),
    castBy: given.heaps ? "caller" : "chance",
    heaps: [...heaps],
    rows: ROW.ids.map((row) => ({
      row,
      sum: sumOf(heaps, row),
      fill: fillOf(heaps, row),
      fields: rowOf(heaps, row).map((beans, i) => ({
        column: COLUMN.ids[i]!,
        beans,
        count: countOf(beans),
      })),
    })),
    leaning: {
      value: leaningOf(score),
      because: [
        { code: "byHeart", with: { count: middleOf(heaps, "heart") } },
        { code: "byHorse", with: { count: middleOf(heaps, "feet") } },
        ...ROW.ids.map((row) => ({
          code: "byRow" as const,
          with: { row, fill: fillOf(heaps, row) },
        })),
      ],
    },
    score,
  };
}

export function weigh({ leaning, score }: KumalakAnswer): Weighing {
  return { score, testimonies: [{ ...leaning.because[0]!, weight: score - 50 }] };
}
