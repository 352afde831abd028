import { expect, test } from "bun:test";
import { dayEighth } from "./day_eighths.ts";

/** The printed table for a day from six in the morning to six in the evening, Sunday first. */
const PRINTED = {
  rahu: ["16:30", "7:30", "15:00", "12:00", "13:30", "10:30", "9:00"],
  yama: ["12:00", "10:30", "9:00", "7:30", "6:00", "15:00", "13:30"],
  gulika: ["15:00", "13:30", "12:00", "10:30", "9:00", "7:30", "6:00"],
} as const;

test.each(Object.entries(PRINTED))("dayEighth() gives %s as panchangas print it", (of, starts) => {
  starts.forEach((printed, weekday) => {
    const { begins, ends } = dayEighth(of as keyof typeof PRINTED, weekday, 6, 18);
    const [hours, minutes] = printed.split(":").map(Number) as [number, number];
    expect(begins).toBe(hours + minutes / 60);
    expect(ends - begins).toBe(1.5);
  });
});
