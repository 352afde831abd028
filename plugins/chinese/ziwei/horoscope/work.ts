import {
  type Candidates,
  type Given,
  InputError,
  type InputOf,
  issuesOfCivil,
  type ReceiptNotes,
} from "#sdk";
import { resolveCivil } from "#time";
import { chartReceipt } from "#east/calendar/receipt.ts";
import type { HoroscopeAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readHoroscope } from "./periods.ts";

export { drawPeriods as picture } from "./picture.ts";

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): HoroscopeAnswer {
  const birth = give.civil();
  const { targetDate: date, targetTime: time, timezone, latitude, longitude } = given;
  const place = { timezone, latitude, longitude };
  const target = resolveCivil(time === undefined ? { date, ...place } : { date, time, ...place }, {
    backzone: birth.backzone,
  });
  if (!target.ok) {
    throw new InputError(issuesOfCivil(target.issues, { date: "targetDate", time: "targetTime" }));
  }
  return readHoroscope(birth, target.moment, {
    ...given,
    gender: given.gender ?? "male",
    soulMaster: "lifePalace",
    hurtAndEnvoy: "fixed",
  });
}

export function receipt(
  { clock, lateZi, birthHour }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): ReceiptNotes {
  return chartReceipt(
    { clock, birthHour, dayBoundary: lateZi === "nextDay" ? "23:00" : "midnight" },
    give,
  );
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  gender: () => [
    { set: { gender: "male" }, when: "male" },
    { set: { gender: "female" }, when: "female" },
  ],
};
