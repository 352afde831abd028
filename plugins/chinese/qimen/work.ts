import {
  type Give,
  type Given,
  type InputOf,
  type ReceiptNotes,
  requireAnswerable,
  understand,
  type Understood,
} from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { quarterOfPalace, replyBy, unitFor } from "../core/question/reply.ts";
import type { QimenAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { layTime } from "./laid.ts";
import { readMatter } from "./matter.ts";
import type { Matter } from "./matter_shape.ts";
import { PALACE_PHASES } from "./palaces.ts";
import { givenTime, isGivenBoard, timeOf } from "./time.ts";
import { TOPIC_OF } from "./topics.ts";

export { drawQimen as picture } from "./picture.ts";
export { weighBoard as weigh, weighPalaces as places } from "./weight.ts";

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): QimenAnswer {
  const { clock, dayBoundary, method, plate, centre, question = null } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const topic = given.topic ?? TOPIC_OF[asked.matter];
  const time = isGivenBoard(given)
    ? givenTime(given)
    : timeOf(give.civil(), clock, dayBoundary, method);
  const laid = {
    ...layTime(time, plate, centre, given.formations),
    asked,
    question,
  };
  const matter = readMatter(laid, topic);
  return { ...laid, matter, reply: answerBy(asked, matter) };
}

export function receipt(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): ReceiptNotes {
  return isGivenBoard(given) ? {} : chartReceipt(given, give);
}

/**
 * What the board answers: the palace of the chief sign is where, its number the time.
 *
 * @source Dunjia Yanyi, juan 3: what is lost lies on the side of the hour's stem; numbers of palaces for times
 */
function answerBy(asked: Understood, { signs, points }: Matter): QimenAnswer["reply"] {
  const palace = signs[0]!.palace;
  return replyBy(asked, {
    score: Math.max(0, Math.min(100, Math.round(50 + points))),
    phase: PALACE_PHASES[palace - 1]!,
    quarter: quarterOfPalace(palace),
    count: palace,
    unit: unitFor(asked),
  });
}
