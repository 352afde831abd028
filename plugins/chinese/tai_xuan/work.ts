import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import type { Phase, Quarter } from "#lore";
import { standardLocalTime } from "#time";
import { replyBy, unitFor } from "../core/question/reply.ts";
import type { HeadAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  countStalks,
  idOf,
  indexOf,
  isDay,
  isYang,
  luckOf,
  phaseOf,
  scoreOf,
  SPEAKING,
  symbolOf,
  watchOf,
} from "./tetragrams.ts";

export { drawTetragram as picture } from "./picture.ts";

/** Sides of the phases: 三八為木為東方, 四九為金為西方, 二七為火為南方, 一六為水為北方, 五五為土為中央. */
const SIDES: Readonly<Record<Phase, Quarter | null>> = {
  wood: "east",
  metal: "west",
  fire: "south",
  water: "north",
  earth: null,
};

export function run(given: InputOf<typeof input>, give: Give<"now" | "random">): HeadAnswer {
  const { question = null } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const watch = given.watch ?? watchOf(standardLocalTime(give.civil()).hour);
  const digits = given.digits ?? countStalks(give.random);
  const index = indexOf(digits);
  const head = idOf(index);
  const luck = luckOf(index, watch);
  const phase = phaseOf(index);
  const speaking = SPEAKING[watch];
  const good = speaking.filter((appraisal) => isDay(index, appraisal)).length;
  const options = (given.digits ? [] : asked.options).map(() => indexOf(countStalks(give.random)));
  return {
    castBy: given.digits ? "caller" : "chance",
    digits,
    head,
    number: index + 1,
    symbol: symbolOf(index),
    yang: isYang(index),
    phase,
    gist: { code: "headGist", with: { head } },
    watch,
    appraisals: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((appraisal) => ({
      number: appraisal,
      day: isDay(index, appraisal),
      speaks: speaking.includes(appraisal),
      gist: { code: "appraisalGist", with: { head, appraisal } },
    })),
    verdict: {
      value: luck,
      because: [{ code: "threeSpeak", with: { head, watch, good, luck } }],
    },
    asked,
    reply: replyBy(asked, {
      score: scoreOf(index, watch),
      phase,
      quarter: SIDES[phase],
      count: (index % 9) + 1,
      unit: unitFor(asked),
      weighed: options.map((one, i) => ({ option: asked.options[i]!, score: scoreOf(one, watch) })),
    }),
    optionHeads: options.map((one) => ({ head: idOf(one), luck: luckOf(one, watch) })),
    question,
  };
}

export function weigh({ number, watch, verdict }: HeadAnswer): Weighing {
  const score = scoreOf(number - 1, watch);
  return { score, testimonies: verdict.because.map((why) => ({ ...why, weight: score })) };
}
