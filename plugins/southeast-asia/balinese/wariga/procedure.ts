import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { WarigaWords } from "./words/en.ts";

/** Days of a span fit for an undertaking, and why the others are not. */
export const warigaSelectDay = defineProcedure({
  name: "wariga.selectDay",
  tradition: "balinese",
  words: wordsIn<WarigaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/wariga.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "no wedding from Galungan to Pegat Uwakan",
      input: { activity: "wedding", from: "2026-06-17", to: "2026-07-22" },
      expect: { best: [], counts: { good: 0, fair: 0, poor: 0, barred: 36 } },
      source:
        "idntimes.com: Uncal Balung is the time from Galungan to Buda Kliwon Pahang; 17 June and 22 July in 2026",
    },
    {
      title: "the day of silence",
      input: { activity: "templeOfferings", from: "2026-03-19", to: "2026-03-19" },
      expect: { days: [{ verdict: { id: "barred" }, reasons: [{ id: "nyepi" }] }] },
      source: "Public holidays of Indonesia, 2026: Nyepi on 19 March",
    },
  ],
  references: [
    { title: "Larangan Pemilihan Hari Perkawinan", part: "gamabali.com" },
    { title: "Dewasa Pawiwahan", part: "lenteradharma.blogspot.com", year: "2016" },
    {
      title: "Sasih Kadasa dan Sasih Kapat, Hari Baik untuk Nganten",
      part: "I Gede Marayana, balisaja.com",
      year: "2008",
    },
  ],
});
