import { Gender, MomentOrNow, oneOf, QuestionInput, Type } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";
import { BRANCH, PILLAR } from "#lore";
import { ILLNESS, PERSON, TOPIC } from "./judgement/matters.ts";

const sixOf = (minimum: number, maximum: number) =>
  Type.Optional(Type.Array(Type.Integer({ minimum, maximum }), { minItems: 6, maxItems: 6 }));

export const input = Type.Object({
  ...MomentOrNow,
  lines: sixOf(6, 9),
  coins: sixOf(0, 3),
  monthBranch: Type.Optional(oneOf(BRANCH.ids)),
  dayPillar: Type.Optional(oneOf(PILLAR.ids)),
  topic: Type.Optional(oneOf(TOPIC.ids)),
  person: Type.Optional(oneOf(PERSON.ids)),
  illness: Type.Optional(oneOf(ILLNESS.ids)),
  gender: Type.Optional(Gender),
  ...QuestionInput,
});

export const CONVENTIONS = { clock: CLOCK, dayBoundary: DAY_BOUNDARY };
