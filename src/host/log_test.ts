import { expect, test } from "bun:test";
import { createLog, describeError } from "./log.ts";

test("createLog() writes whole JSON lines, gathered", () => {
  const written: string[] = [];
  const log = createLog(
    (text) => written.push(text),
    () => 0,
  );
  log.info("one", { a: 1 });
  log.error("two\nlines", { b: undefined });
  log.warn("three");
  expect(written).toEqual([]);
  log.flush();
  expect(written).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","message":"one","a":1}\n' +
      '{"time":"1970-01-01T00:00:00.000Z","level":"error","message":"two\\nlines"}\n' +
      '{"time":"1970-01-01T00:00:00.000Z","level":"warn","message":"three"}\n',
  ]);
});

test("createLog() does not wait when much is waiting", () => {
  const written: string[] = [];
  const log = createLog((text) => written.push(text));
  for (let index = 0; index < 2_000; index++) log.info("x".repeat(50));
  expect(written.length).toBeGreaterThan(0);
  log.flush();
});

test("describeError() tells the causes as well", () => {
  const error = new Error("outer", { cause: new Error("inner") });
  expect(describeError(error)).toMatchObject({ error: "outer", cause: { error: "inner" } });
});
