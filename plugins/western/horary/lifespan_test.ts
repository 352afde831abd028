import { expect, test } from "bun:test";
import { asksLifespan } from "./lifespan.ts";

test("asksLifespan() finds questions on a death to come or the length of a life", () => {
  for (const asked of [
    "When will I die?",
    "Will my mother die this year?",
    "Is my uncle going to pass away soon?",
    "How long will my uncle live?",
    "How long have I got left to live?",
    "What is the date of my death?",
    "Will grandmother survive the operation?",
    "他何時去世？",
    "我能活多久？",
    "爺爺會死嗎？",
    "母親的壽命還有多長？",
  ]) {
    expect([asked, asksLifespan(asked)]).toEqual([asked, true]);
  }
});

test("asksLifespan() lets questions pass that only hold a hard word", () => {
  for (const asked of [
    "Will I find the ring?",
    "Shall we live in Rome?",
    "A brother gone into the west, no news for weeks: living or dead?",
    "Will I inherit after the death of my aunt?",
    "Will the battery of my phone die on the journey?",
    "Is the deadline still possible?",
    "我會得到這份工作嗎？",
    "失聯的弟弟是生是死？",
    "他會死心嗎？",
  ]) {
    expect([asked, asksLifespan(asked)]).toEqual([asked, false]);
  }
});
