import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import type { HakataAnswer } from "./answer.ts";
import { fallOf, SCORES, TABLET, throwTablets, TOPIC_OF } from "./falls.ts";
import type { input } from "./input.ts";
import { answerBy } from "./reply.ts";

export { drawThrow as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): HakataAnswer {
  const { falls, question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const topic = given.topic ?? (question ? TOPIC_OF[asked.matter] : undefined);
  const open = falls ?? throwTablets(random);
  const thrown = fallOf(open);
  const { number, id: fall, leaning } = thrown;
  const answered = answerBy(falls ? undefined : random, asked, open, thrown);
  return {
    question: question ?? null,
    asked,
    reply: answered.reply,
    optionFalls: answered.falls.map(({ id }) => id),
    castBy: falls ? "caller" : "chance",
    tablets: TABLET.ids.map((tablet, i) => ({ tablet, open: open[i]! })),
    fall,
    number,
    topic: topic
      ? { matter: topic, counsel: { code: "topicLeans", with: { topic, leaning } } }
      : null,
    leaning: { value: leaning, because: [{ code: "byFall", with: { fall, leaning } }] },
    score: SCORES[leaning],
  };
}

export function weigh({ fall, leaning, score }: HakataAnswer): Weighing {
  return {
    score,
    testimonies: [{ code: "byFall", with: { fall, leaning: leaning.value }, weight: score - 50 }],
  };
}
