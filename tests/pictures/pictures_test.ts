/** Pictures of the arts on a phone: no text on another, none outside, none below 10 px at 390. */
import { afterAll, expect, test } from "bun:test";
import { resolve } from "node:path";
import { openService } from "../vectors/service.ts";
import { leavingFrame, overlaps, tooSmall } from "./text_boxes.ts";

const service = await openService(resolve(import.meta.dir, "../.."));
afterAll(() => service.close());

const CASES = 60;
/** Sixty drawings take seconds on a busy machine. */
const TIMEOUT_MS = 60_000;
const dateOf = (i: number, days: number) =>
  new Date(Date.UTC(1926, 1, 1) + i * days * 86_400_000).toISOString().slice(0, 10);
const place = { timezone: "+08:00", clock: "civil" };
const hourOf = (i: number) => `${String((i * 7) % 24).padStart(2, "0")}:30`;

/** Two people; some arts ask for no gender. */
function pairOf(i: number, hasGender: boolean) {
  const person = (days: number, hour: number, gender: string) => ({
    birthDate: dateOf(i, days),
    birthTime: hourOf(hour),
    timezone: "+08:00",
    ...(hasGender ? { gender } : {}),
  });
  return { a: person(541, i, "male"), b: person(491, i + 3, "female") };
}

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
  "bazi.chart": (i) => ({
    ...place,
    birthDate: dateOf(i, 541),
    ...(i % 20 === 0 ? {} : { birthTime: hourOf(i) }),
    gender: i % 2 ? "male" : "female",
  }),
  "bazi.forecast": (i) => ({
    ...place,
    birthDate: dateOf(i, 541),
    birthTime: hourOf(i),
    gender: i % 2 ? "male" : "female",
    from: `${1950 + i}-06-01`,
    ...(i % 3 === 0 ? { to: `${1958 + i}-06-01` } : {}),
  }),
  "taiYi.calculate": (i) => ({ ...place, date: dateOf(i, 601), time: hourOf(i) }),
  "daLiuRen.calculate": (i) => ({ ...place, date: dateOf(i, 601), time: hourOf(i) }),
  "xiaoLiuRen.calculate": (i) => ({ ...place, date: dateOf(i, 601), time: hourOf(i) }),
  "meihua.calculate": (i) => ({ ...place, date: dateOf(i, 601), time: hourOf(i) }),
  "liuyao.calculate": (i) => ({ ...place, date: dateOf(i, 601), time: hourOf(i), seed: `${i}` }),
  "boneWeight.calculate": (i) => ({ ...place, birthDate: dateOf(i, 541), birthTime: hourOf(i) }),
  "auspicious.analyzeNumber": (i) => ({ number: `09${12345678 + i * 1357911}`, kind: "phone" }),
  "numberFengShui.birthDate": (i) => ({ birthDate: dateOf(i, 541) }),
  "numberFengShui.annualFortune": (i) => ({
    birthDate: dateOf(i, 401),
    fromYear: 2024,
    toYear: 2027,
  }),
  "numberFengShui.chooseNumber": (i) => ({
    candidates: [`${1212 + i * 37}`, `${1414 + i * 53}`, `${81388 + i * 1731}`],
  }),
  "numberFengShui.partnerCompatibility": (i) => ({
    a: { birthDate: dateOf(i, 541) },
    b: { birthDate: dateOf(i, 491) },
  }),
  "nameAnalysis.analyze": (i) => ({
    surname: ["高", "歐陽", "王"][i % 3],
    given: ["宏波", "靜", "麗華"][Math.floor(i / 3) % 3],
  }),
  "almanac.daily": (i) => ({ timezone: "+08:00", date: dateOf(i, 601) }),
  "compatibility.ziwei": (i) => pairOf(i, true),
  "compatibility.bazi": (i) => pairOf(i, true),
  "compatibility.fengShuiKua": (i) => pairOf(i, true),
  "compatibility.zodiac": (i) => pairOf(i, false),
  "compatibility.element": (i) => pairOf(i, false),
  "numberFengShui.houseNumber": (i) => ({ number: `${1 + i * 37}` }),
  "numberFengShui.carPlate": (i) => ({ plate: `ABC-${1000 + i * 137}` }),
  "numberFengShui.bankAccount": (i) => ({ number: `${10_002_000_300 + i * 991}` }),
  "numberFengShui.identityNumber": (i) => ({ number: `A12345${6000 + i * 13}` }),
  "numberFengShui.phone": (i) => ({ number: `09${12345678 + i * 1357911}` }),
  "tarot.draw": (i) => ({ spread: ["single", "three", "celticCross"][i % 3], seed: `${i}` }),
  "runes.cast": (i) => ({ spread: ["single", "three", "five"][i % 3], seed: `${i}` }),
  "coinFlip.flip": (i) => ({ flips: [1, 3, 5, 7, 9][i % 5], seed: `${i}` }),
  "raml.cast": (i) => ({ seed: `${i}` }),
  "divination.draw": (i) => ({
    systemSlug: ["guanyin-100", "yuelao-100", "ganzan-daishi-100", "wong-tai-sin-100"][i % 4],
    lotNumber: 1 + i,
  }),
};

for (const [procedure, inputOf] of Object.entries(DRAWN)) {
  for (const lang of ["en", "zh-Hant"]) {
    test(
      `${procedure} draws ${CASES} cases without overprint (${lang})`,
      async () => {
        const faults: string[] = [];
        for (let i = 0; i < CASES; i++) {
          const input = { ...inputOf(i), lang, picture: true };
          const { picture } = (await service.call(procedure, input)) as {
            picture: { text: string };
          };
          const svg = picture.text;
          faults.push(
            ...[...overlaps(svg), ...leavingFrame(svg), ...tooSmall(svg)].map(
              (one) => `${i}: ${one}`,
            ),
          );
        }
        expect(faults.slice(0, 12)).toEqual([]);
      },
      TIMEOUT_MS,
    );
  }
}
