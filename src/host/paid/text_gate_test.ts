import { expect, test } from "bun:test";
import { createTextGate } from "./text_gate.ts";
import type { Progress } from "../stream.ts";

const text = (what: string): Progress => ({ event: "text", text: what });
const system = (name: string): Progress => ({ event: "system", system: name, delivered: true });

test("createTextGate() lets systems pass and holds text back until its payment is made, in order", async () => {
  const left: Progress[] = [];
  const { promise: paid, resolve: pay } = Promise.withResolvers<void>();
  let payments = 0;
  const gate = createTextGate(
    (progress) => void left.push(progress),
    () => {
      payments++;
      return paid;
    },
  );
  gate.tell(system("a"));
  gate.tell(text("one"));
  gate.tell(system("b"));
  gate.tell({ event: "reset", reason: "again" });
  gate.tell(text("two"));
  expect([left, payments, gate.isOpen()]).toEqual([[system("a")], 1, false]);
  pay();
  await gate.settled();
  gate.tell(text("three"));
  expect(left).toEqual([
    system("a"),
    text("one"),
    system("b"),
    { event: "reset", reason: "again" },
    text("two"),
    text("three"),
  ]);
});

test("createTextGate() lets no text pass when the payment fails, and says so to who waits", async () => {
  const left: Progress[] = [];
  const stopped: unknown[] = [];
  const gate = createTextGate(
    (progress) => void left.push(progress),
    () => Promise.reject(new Error("no points")),
    (cause) => void stopped.push(cause),
  );
  gate.tell(text("one"));
  await expect(gate.settled()).rejects.toThrow("no points");
  gate.tell(text("two"));
  expect([left, stopped.length, gate.isOpen()]).toEqual([[], 1, false]);
});

test("createTextGate() without a payment waits until it is opened", async () => {
  const left: Progress[] = [];
  const gate = createTextGate((progress) => void left.push(progress));
  gate.tell(text("one"));
  await gate.settled();
  expect(left).toEqual([]);
  gate.open();
  expect(left).toEqual([text("one")]);
});
