import { describe, expect, test } from "bun:test";
import { asksOfDeath, speaksOfDeath } from "./taboo.ts";

const REFUSED: readonly string[] = [
  "You will live to a great age and die in peace.",
  "A long life and much longevity are shown.",
  "Your lifespan is eighty years.",
  "Life expectancy rises after forty.",
  "Someone close may pass away this autumn.",
  "The danger is fatal.",
  "此命壽命綿長。",
  "恐有性命之憂，難免一死。",
  "晚年長壽安康。",
  "親人將於秋天去世。",
  "可活到八十歲。",
  "此人长寿，寿命绵长。",
  "You will live to be 91.",
  "Morirás en otoño.",
  "Vous mourrez, la mort est proche.",
  "Он скоро умрёт.",
  "長くは生きず、亡くなるでしょう。",
];

const ALLOWED: readonly string[] = [
  "The deadline of the project calls for diligence and a steady audience.",
  "A lifetime of friendship begins in the seventh house.",
  "日柱逢空亡，凡事宜緩。",
  "生活安穩，事業有成。",
];

describe("speaksOfDeath()", () => {
  for (const text of REFUSED) {
    test(`finds it in: ${text}`, () => expect(speaksOfDeath(text, {})).toBe(true));
  }
  for (const text of ALLOWED) {
    test(`finds nothing in: ${text}`, () => expect(speaksOfDeath(text, {})).toBe(false));
  }

  test("lets a name among the facts stand as a name, and only as one", () => {
    const facts = { cards: [{ name: "Death", position: 1 }] };
    expect(speaksOfDeath("The Death card speaks of change.", facts)).toBe(false);
    expect(speaksOfDeath('"Death" stands first.', facts)).toBe(false);
    expect(speaksOfDeath("Death is near.", facts)).toBe(true);
    expect(speaksOfDeath("The Death card speaks of change.", {})).toBe(true);
  });

  test("lets the gates and stages of the Chinese arts be named", () => {
    const facts = { gate: "死門", stage: "死" };
    expect(speaksOfDeath("值使落死門，宜靜不宜動。", facts)).toBe(false);
    expect(speaksOfDeath("日主居「死」地。", facts)).toBe(false);
    expect(speaksOfDeath("恐有死傷。", facts)).toBe(true);
  });

  test("reads no permission out of prose", () => {
    const facts = { text: "You will die on a Tuesday in the month of March, says the oracle." };
    expect(speaksOfDeath(facts.text, facts)).toBe(true);
  });
});

const DECLINED: readonly string[] = [
  "When will my grandmother die?",
  "How long has my father got left?",
  "Will he live to see his grandchildren?",
  "Will my mother survive the operation?",
  "Will the king still be alive in 2030?",
  "我還能活多久？",
  "爺爺撐得過今年嗎？",
  "他還剩多少日子？",
  "外公什麼時候走？幾歲走？",
];
const ANSWERED: readonly string[] = [
  "Will the bill pass by June?",
  "How long will the repair take?",
  "Will the start-up survive its first year?",
  "Shall I move to Kaohsiung?",
  "生活會不會好轉？",
  "明年活動辦得成嗎？",
];

describe("asksOfDeath()", () => {
  for (const question of DECLINED) {
    test(`declines: ${question}`, () => expect(asksOfDeath(question)).toBe(true));
  }
  for (const question of ANSWERED) {
    test(`lets pass: ${question}`, () => expect(asksOfDeath(question)).toBe(false));
  }
});
