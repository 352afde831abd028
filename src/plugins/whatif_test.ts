import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { phrase, term, verdict, vocabulary, type IdOf } from "../speech/mod.ts";
import { defineProcedure } from "./define.ts";
import { invoke } from "./invoke.ts";
import { prepare } from "./prepare.ts";
import { oneOf } from "./shapes.ts";
import { differences } from "./whatif.ts";

const STRENGTH = vocabulary("strength", ["strong", "weak"]);
type Phrases = { byNumber: { number: number } };

const words = {
  title: "T",
  summary: "T",
  terms: { strength: { strong: "quite strong", weak: "rather weak" } },
  phrases: { byNumber: ({ number }: { number: number }) => `The number is ${number}` },
  conventions: { school: { title: "School", options: { old: "Old", new: "New" } } },
  omissions: { side: "Left was assumed.", hour: "Without an hour there is no total." },
};

const candidates = {
  side: () => ["left", "right"].map((side) => ({ set: { side }, when: side })),
  hour: () => [0, 1, 2].map((hour) => ({ set: { hour }, when: `hour ${hour}` })),
};

/** Whether a person of a number and a side is strong; the side matters only at 5. */
const strength = defineProcedure({
  name: "test.strength",
  tradition: "test",
  words: { languages: () => ["en"], load: async () => words },
  kind: "calculation",
  cost: 1,
  input: Type.Object({
    number: Type.Integer({ minimum: 0, maximum: 9 }),
    side: Type.Optional(oneOf(["left", "right"])),
    hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  }),
  output: Type.Object({
    strength: verdict(term(STRENGTH, "Strong or weak"), phrase<Phrases>("Why"), "The verdict"),
    total: Type.Union([Type.Integer(), Type.Null()], { description: "Sum or product" }),
  }),
  conventions: { school: { default: "old", options: { old: {}, new: {} } } },
  omittable: {
    side: {
      assume: { side: "left" },
      exhaustive: true,
      verdicts: ["/strength/value"],
      marker: "sideAssumption",
    },
    hour: {
      assume: null,
      exhaustive: true,
      verdicts: ["/strength/value", "/total"],
    },
  },
  work: async () => ({
    candidates,
    run: ({ number, side, hour, school }) => {
      const isStrong = number > 5 || (number === 5 && side === "right");
      const value: IdOf<typeof STRENGTH> = isStrong ? "strong" : "weak";
      const because = [{ code: "byNumber", with: { number } } as const];
      const total = hour === undefined ? null : school === "old" ? number + hour : number * hour;
      return { strength: { value, because }, total };
    },
  }),
  examples: [
    {
      title: "t",
      input: { number: 1 },
      expect: { strength: { value: { id: "weak" } } },
      source: "definition",
    },
  ],
  references: [{ title: "t" }],
});

const plugin = { id: "test", version: "1.0.0" };
const WEAK = { id: "weak", text: "rather weak" };
const STRONG = { id: "strong", text: "quite strong" };

async function answerOf(input: Record<string, unknown>) {
  const { answer } = await invoke(prepare(strength, input, 0), { now: 0, plugin });
  return answer as Record<string, any>;
}

test("invoke() certifies an omission that no candidate changes", async () => {
  const answer = await answerOf({ number: 3, hour: 1 });
  expect(answer["omitted"]).toEqual([
    {
      input: "side",
      assumed: { side: "left" },
      text: "Left was assumed.",
      certified: true,
      exhaustive: true,
      candidates: 2,
      settled: [{ field: "/strength/value", value: WEAK }],
      open: [],
    },
  ]);
  expect(answer["sideAssumption"]).toEqual(answer["omitted"][0]);
});

test("invoke() says where an omission splits the verdict", async () => {
  const answer = await answerOf({ number: 5, hour: 1 });
  expect(answer["sideAssumption"].certified).toBe(false);
  expect(answer["sideAssumption"].open).toEqual([
    {
      field: "/strength/value",
      alternatives: [
        { value: WEAK, when: ["left"] },
        { value: STRONG, when: ["right"] },
      ],
    },
  ]);
});

test("invoke() crosses two omissions and leaves out what nothing was assumed for", async () => {
  const answer = await answerOf({ number: 3 });
  expect(answer["total"]).toBeNull();
  const [side, hour] = answer["omitted"];
  expect(side.certified).toBe(true);
  expect(hour.settled).toEqual([{ field: "/strength/value", value: WEAK }]);
  expect(side.settled).toEqual([{ field: "/strength/value", value: WEAK }]);
  expect(hour.open[0].alternatives.map((one: { value: number }) => one.value)).toEqual([3, 4, 5]);
});

test("invoke() blames an open field on the input that changes it, not on the other", async () => {
  const answer = await answerOf({ number: 5 });
  const [side, hour] = answer["omitted"];
  expect(side.certified).toBe(false);
  expect(hour.settled).toEqual([{ field: "/strength/value", openBy: ["side"] }]);
  expect(hour.open.map((one: { field: string }) => one.field)).toEqual(["/total"]);
});

test("invoke() leaves out omissions and markers when everything is given", async () => {
  const answer = await answerOf({ number: 5, side: "left", hour: 1 });
  expect(answer["omitted"]).toBeUndefined();
  expect(answer["sideAssumption"]).toBeUndefined();
});

test("invoke() compares schools and returns only what differs", async () => {
  const answer = await answerOf({ number: 3, side: "left", hour: 2, compare: ["school"] });
  expect(answer["conventions"]).toEqual([
    { name: "school", value: "old", chosen: false, alternatives: ["new"], text: "Old" },
  ]);
  expect(answer["compared"]).toEqual([
    {
      convention: "school",
      used: "old",
      alternatives: [
        { value: "new", text: "New", differs: [{ field: "/total", used: 5, here: 6 }], more: 0 },
      ],
    },
  ]);
});

test("differences() finds every leaf that differs, absent ones too", () => {
  expect(differences({ a: [1, 2], b: { c: 1 } }, { a: [1, 3, 4], b: { c: 1 }, d: 0 })).toEqual([
    { field: "/a/1", used: 2, here: 3 },
    { field: "/a/2", used: null, here: 4 },
    { field: "/d", used: null, here: 0 },
  ]);
});

test("long certifying lets others have their turn", async () => {
  const slow = defineProcedure({
    ...strength,
    name: "test.slow",
    work: async () => ({
      candidates,
      run: async (input, give) => {
        const until = performance.now() + 10;
        while (performance.now() < until);
        return (await strength.work()).run(input, give);
      },
    }),
  });
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await invoke(prepare(slow, { number: 5 }, 0), { now: 0, plugin });
  clearInterval(timer);
  // Six candidates of 10 ms each; one unbroken stretch would leave no turn at all.
  expect(turns).toBeGreaterThan(3);
});
