/** Pictures of charts of every latitude: no text on another, none outside the frame, none under 10 px on a phone. */
import { afterAll, expect, test } from "bun:test";
import { resolve } from "node:path";
import { openService } from "../vectors/service.ts";
import { leavingFrame, overlaps, tooSmall } from "./text_boxes.ts";

const service = await openService(resolve(import.meta.dir, "../.."));
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;

const SYSTEMS = ["placidus", "wholeSign", "equal", "koch", "regiomontanus"] as const;

/** Births of 1900 to 2030 at seeded places; every fifth lies beyond a polar circle, south or north. */
function birthsOf(count: number): readonly Fields[] {
  let state = 11;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return Array.from({ length: count }, (_, i) => ({
    birthDate: `${1900 + Math.floor(random() * 130)}-${two(1 + random() * 12)}-${two(1 + random() * 28)}`,
    birthTime: `${two(random() * 24)}:${two(random() * 60)}`,
    timezone: "UTC",
    latitude: i % 5 === 0 ? (i % 2 === 0 ? -75 : 78) : Math.round(random() * 130 - 65),
    longitude: Math.round(random() * 360 - 180),
  }));
}
const BIRTHS = birthsOf(200);
const momentOf = ({ birthDate, birthTime, ...where }: Fields) => ({
  date: birthDate,
  time: birthTime,
  ...where,
});

/** Procedures with the inputs of each birth, and how many births are drawn. */
const DRAWN: Readonly<
  Record<string, readonly [count: number, inputOf: (birth: Fields, i: number) => Fields]>
> = {
  "astrology.calculate": [200, (birth, i) => ({ ...birth, houseSystem: SYSTEMS[i % 5] })],
  "hellenistic.calculate": [40, (birth) => birth],
  "compatibility.horoscope": [40, (birth, i) => ({ a: birth, b: BIRTHS[i + 1] })],
  "progressions.calculate": [40, (birth) => ({ ...birth, targetDate: "2031-05-05" })],
  "horary.judge": [
    40,
    (birth) => ({ ...momentOf(birth), question: "Will it come?", quesitedHouse: 7 }),
  ],
  "themaMundi.chart": [40, (birth) => birth],
  "cosmobiology.compute": [40, (birth) => birth],
  "astrocartography.calculate": [40, (birth) => birth],
  "declination.compute": [40, (birth, i) => ({ ...birth, includeNode: i % 2 === 0 })],
  "fixedStars.locate": [40, (birth) => birth],
  "fixedStars.parans": [40, (birth) => birth],
  "temperament.compute": [40, (birth) => birth],
  "electional.find": [
    12,
    ({ latitude, longitude }, i) => ({
      purpose: ["wedding", "journey", "publication", "agreement"][i % 4],
      from: `20${10 + i}-0${1 + (i % 9)}-01`,
      to: `20${10 + i}-0${1 + (i % 9)}-${i % 3 === 0 ? "04" : "28"}`,
      timezone: "UTC",
      latitude,
      longitude,
      limit: 1 + (i % 8),
    }),
  ],
  "rectification.candidates": [
    8,
    (birth, i) => ({
      ...birth,
      marginMinutes: 30 + 60 * i,
      events: ["union", "move", "promotion"].map((kind, k) => ({
        kind,
        date: `2040-0${k + 1}-11`,
      })),
    }),
  ],
  "progressions.primaryDirections": [
    20,
    (birth, i) => ({
      ...birth,
      ...(i % 2 === 0 ? { promissors: ["planets", "aspects", "bounds"] } : {}),
    }),
  ],
  "compatibility.vedicAshtakoot": [20, (birth, i) => ({ a: birth, b: BIRTHS[i + 1] })],
  "compatibility.nakshatra": [20, (birth, i) => ({ a: birth, b: BIRTHS[i + 1] })],
  "composite.chart": [
    40,
    (birth, i) => ({ a: birth, b: BIRTHS[i + 1], ...(i % 2 === 0 ? {} : { method: "davison" }) }),
  ],
  "bodygraph.chart": [20, (birth) => birth],
  "vedic.chart": [40, (birth) => birth],
  "dasha.vimshottari": [40, (birth) => birth],
};

for (const [procedure, [count, inputOf]] of Object.entries(DRAWN)) {
  test(`${procedure} draws ${count} births without overprint`, async () => {
    const faults: string[] = [];
    for (const [i, birth] of BIRTHS.slice(0, count).entries()) {
      const lang = i % 2 === 0 ? "en" : "zh-Hant";
      const { picture } = (await service.call(procedure, {
        ...inputOf(birth, i),
        lang,
        picture: true,
      })) as { picture: { text: string } };
      const svg = picture.text;
      const found = [...overlaps(svg), ...leavingFrame(svg), ...tooSmall(svg)];
      faults.push(...found.map((one) => `${i}: ${one}`));
    }
    expect(faults.slice(0, 12)).toEqual([]);
  }, 60_000);
}
