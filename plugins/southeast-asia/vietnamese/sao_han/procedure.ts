import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SaoHanWords } from "./words/en.ts";

/** Luminary and hardship of a year. */
export const saoHanYear = defineProcedure({
  name: "saoHan.year",
  tradition: "vietnamese",
  words: wordsIn<SaoHanWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/sao_han.svg",
  input,
  output: answer,
  omittable: {
    gender: { assume: { gender: "male" }, exhaustive: true, verdicts: ["/luminary", "/hardship"] },
  },
  refusals: ["beforeBirth"],
  work: () => import("./work.ts"),
  examples: [
    {
      title: "a man of 1984 in 2021",
      input: { birthYear: 1984, gender: "male", year: 2021 },
      expect: {
        nominalAge: 38,
        luminary: { native: "Thổ Tú" },
        hardship: { native: "Ngũ Mộ" },
      },
      source: "vansu.net, Xem sao hạn năm 2021: Giáp Tý, nam mạng",
    },
    {
      title: "a woman of 1960 in 2021",
      input: { birthYear: 1960, gender: "female", year: 2021 },
      expect: { luminary: { native: "Thái Bạch" }, hardship: { native: "Thiên La" } },
      source: "vansu.net, Xem sao hạn năm 2021: Canh Tý, nữ mạng",
    },
  ],
  references: [
    { title: "Cách tính sao", author: "xaynhadan.vn" },
    { title: "Xem sao hạn năm 2021", author: "vansu.net" },
    { title: "Sao tử vi 2020", author: "mobo.vn", part: "days of the offering" },
  ],
});
