import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import { replyBy } from "#east/draw/reply.ts";
import type { Phrases, ShagaiAnswer } from "./answer.ts";
import {
  chiefOf,
  countsOf,
  kindOf,
  leaningOf,
  PARTS,
  QUARTERS,
  scoreOf,
  SIDE,
  throwBones,
  unitOf,
} from "./bones.ts";
import type { input } from "./input.ts";

export { drawBones as picture } from "./picture.ts";

type Reason = { [C in keyof Phrases]: { code: C; with: Phrases[C] } }[keyof Phrases];

export function run(given: InputOf<typeof input>, { random }: Give<"random">): ShagaiAnswer {
  const { question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const bones = given.bones ?? throwBones(random);
  const again = given.bones ? undefined : () => throwBones(random);
  const { reply, others } = replyBy(asked, bones, again, {
    score: scoreOf,
    where: (cast) => ({ quarter: QUARTERS[chiefOf(cast)], ground: PARTS[chiefOf(cast)] }),
    when: (cast) => ({ count: null, unit: unitOf(cast), from: null, to: null }),
  });
  const score = scoreOf(bones);
  const thrown = kindOf(bones);
  const counts = countsOf(bones).map((count, i) => ({ side: SIDE.ids[i]!, count }));
  const bySides: Reason[] = counts
    .filter(({ count }) => count > 0)
    .map((one) => ({ code: "bySide", with: one }));
  return {
    question: question ?? null,
    asked,
    reply,
    optionBones: others.map((one) => [...one]),
    castBy: given.bones ? "caller" : "chance",
    bones: [...bones],
    counts,
    chief: chiefOf(bones),
    thrown,
    leaning: {
      value: leaningOf(score),
      because: thrown === "allFour" ? [{ code: "byThrow", with: { thrown } }] : bySides,
    },
    score,
  };
}

export function weigh({ thrown, score }: ShagaiAnswer): Weighing {
  return {
    score,
    testimonies: [{ code: "byThrow", with: { thrown }, weight: score - 50 }],
  };
}
