import type { InputOf } from "#sdk";
import { readType, RING } from "../types.ts";
import type { BloodProfile } from "./answer.ts";
import type { input } from "./input.ts";
import { PROFILES } from "./traits.ts";

export { drawRing as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>): BloodProfile {
  const type = readType("type", given.type);
  const at = (steps: number) => RING[(RING.indexOf(type) + steps) % RING.length]!;
  return {
    type,
    ...PROFILES[type],
    minds: at(1),
    mindedBy: at(3),
    facing: at(2),
    history: { code: "history" },
    evidence: { code: "evidence" },
  };
}
