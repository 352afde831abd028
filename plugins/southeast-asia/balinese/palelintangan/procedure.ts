import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { StarWords } from "./words/en.ts";

/** The star of a birth in the round of thirty-five days. */
export const palelintanganProfile = defineProcedure({
  name: "palelintangan.profile",
  tradition: "balinese",
  words: wordsIn<StarWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/lintang.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/star", "/saptawara", "/pancawara"],
    }),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  pictured: true,
  examples: [
    {
      title: "a Tuesday Kliwon, the pig",
      input: { birthDate: "2026-06-02", birthTime: "10:00", timezone: "Asia/Makassar" },
      expect: {
        star: { id: "depat" },
        saptawara: { id: "anggara" },
        pancawara: { id: "kliwon" },
      },
      source: "A. Maass (1929): Tuesday Kliwon is Sidamalung, the pig; balinese-date-js-lib: Depat",
    },
    {
      title: "the day before counts until sunrise",
      input: {
        birthDate: "2026-06-18",
        birthTime: "05:00",
        timezone: "Asia/Makassar",
        latitude: -8.65,
        longitude: 115.22,
      },
      expect: { beforeSunrise: true, saptawara: { id: "buda" }, star: { id: "atiwaTiwa" } },
      source: "balinese-date-js-lib: 17 June 2026, Wednesday Kliwon, Atiwa Tiwa",
    },
  ],
  references: [
    { title: "Astrologische Kalender der Balinesen", author: "Alfred Maass", year: "1929" },
    { title: "Bali: Sekala and Niskala", author: "Fred B. Eiseman", year: "1989" },
  ],
});
