import { expect, test } from "bun:test";
import { LIFESPAN } from "./categories.ts";

test("questions on death or the length of a life are recognised in both languages", () => {
  for (const asked of [
    "When will I die?",
    "How long will my uncle live?",
    "他何時去世？",
    "我能活多久？",
  ]) {
    expect(LIFESPAN.test(asked)).toBe(true);
  }
  for (const asked of ["Will I find the ring?", "Shall we live in Rome?", "我會得到這份工作嗎？"]) {
    expect(LIFESPAN.test(asked)).toBe(false);
  }
});
