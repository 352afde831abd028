import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import type { AnyProcedure } from "./contract.ts";
import { defineProcedure } from "./define.ts";
import { InputError } from "./errors.ts";
import { prepare } from "./prepare.ts";
import { MomentOrNow } from "./shapes.ts";
import { birth, common, pair } from "./testing/procedures.ts";

const today = defineProcedure({
  ...common,
  name: "test.today",
  reads: "moment",
  needs: ["now"],
  input: Type.Object(MomentOrNow),
});

function issuesOf(procedure: AnyProcedure, input: unknown) {
  try {
    prepare(procedure, input, 0);
  } catch (error) {
    if (error instanceof InputError)
      return error.issues.map(({ path, nearest }) => ({ path, nearest }));
    throw error;
  }
  return [];
}

test("prepare() names the faults of the schema and of the civil time together", () => {
  const input = {
    birthDate: "2023-02-29",
    birthTime: "25:00",
    timezone: "Asia/Taipe",
    latitude: 91,
    x: 1,
  };
  const issues = issuesOf(birth, input);
  expect(issues.map(({ path }) => path).sort()).toEqual([
    "birthDate",
    "birthTime",
    "latitude",
    "timezone",
    "x",
  ]);
  expect(issues.find(({ path }) => path === "birthDate")!.nearest).toBe("2023-02-28");
  expect(issues.find(({ path }) => path === "timezone")!.nearest).toBe("Asia/Taipei");
  expect(issues.find(({ path }) => path === "latitude")!.nearest).toBe(90);
});

test("prepare() names the faults of both people", () => {
  const input = { a: { birthDate: "2023-02-29", y: 1 }, b: { birthDate: "2021-06-31" } };
  expect(
    issuesOf(pair, input)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["a/birthDate", "a/y", "b/birthDate"]);
});

test("prepare() names the faults of further people beside those of the first", () => {
  const group = {
    ...pair,
    input: Type.Object({
      ...pair.input.properties,
      others: Type.Array(Type.Object({ ...birth.input.properties })),
    }),
  } as AnyProcedure;
  const sound = { birthDate: "2021-06-30", timezone: "UTC" };
  const input = {
    a: sound,
    b: { ...sound, birthDate: "2021-06-31" },
    others: [sound, { ...sound, birthDate: "1990-13-01" }],
  };
  expect(issuesOf(group, input).map(({ path }) => path)).toEqual([
    "b/birthDate",
    "others/1/birthDate",
  ]);
});

test("prepare() refuses an hour beside a time, and a skipped hour with the nearest valid time", () => {
  expect(issuesOf(birth, { birthDate: "2020-01-01", birthTime: "10:00", birthHour: 10 })).toEqual([
    { path: "birthHour", nearest: undefined },
  ]);
  const skipped = { birthDate: "2021-03-14", birthTime: "02:30", timezone: "America/New_York" };
  expect(issuesOf(birth, skipped)).toEqual([{ path: "birthTime", nearest: "03:00" }]);
});

test("prepare() takes the day of the call where no date is given", () => {
  const now = Date.UTC(2026, 10, 21, 20, 30);
  const { input, today: taken } = prepare(today, { timezone: "Asia/Taipei" }, now);
  expect(input).toEqual({ timezone: "Asia/Taipei", date: "2026-11-22", time: "04:30:00" });
  expect(taken).toBe(true);
});
