/** Pictures of the arts on a phone: no text on another, none outside, none below 10 px at 390. */
import { afterAll, expect, test } from "bun:test";
import { resolve } from "node:path";
import { openService } from "../vectors/service.ts";
import { leavingFrame, overlaps, tooSmall } from "./text_boxes.ts";

const service = await openService(resolve(import.meta.dir, "../.."));
afterAll(() => service.close());

const CASES = 60;
const dateOf = (i: number, days: number) =>
  new Date(Date.UTC(1926, 1, 1) + i * days * 86_400_000).toISOString().slice(0, 10);
const place = { timezone: "+08:00", clock: "civil" };
const hourOf = (i: number) => `${String((i * 7) % 24).padStart(2, "0")}:30`;

/** Procedures that are measured, with the inputs of many cases. */
const DRAWN: Readonly<Record<string, (i: number) => Readonly<Record<string, unknown>>>> = {
  "ziwei.chart": (i) => ({
    ...place,
    birthDate: dateOf(i, 541),
    birthTime: hourOf(i),
    gender: i % 2 ? "male" : "female",
    ...(i % 3 === 0 ? { onDate: "2026-06-01" } : {}),
  }),
  "qimen.calculate": (i) => ({
    ...place,
    date: dateOf(i, 601),
    time: hourOf(i),
    plate: i % 4 === 3 ? "flying" : "rotating",
    topic: (["money", "love", "career", "lost"] as const)[i % 4],
  }),
  "taiYi.calculate": (i) => ({ ...place, date: dateOf(i, 601), time: hourOf(i) }),
};

for (const [procedure, inputOf] of Object.entries(DRAWN)) {
  for (const lang of ["en", "zh-Hant"]) {
    test(`${procedure} draws ${CASES} cases without overprint (${lang})`, async () => {
      const faults: string[] = [];
      for (let i = 0; i < CASES; i++) {
        const input = { ...inputOf(i), lang, picture: true };
        const { picture } = (await service.call(procedure, input)) as { picture: { text: string } };
        const svg = picture.text;
        faults.push(
          ...[...overlaps(svg), ...leavingFrame(svg), ...tooSmall(svg)].map(
            (one) => `${i}: ${one}`,
          ),
        );
      }
      expect(faults.slice(0, 12)).toEqual([]);
    });
  }
}
