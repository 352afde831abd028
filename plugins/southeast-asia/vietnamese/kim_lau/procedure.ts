import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { KimLauWords } from "./words/en.ts";

/** A year for building or marrying by Kim Lâu, Hoang Ốc and Tam Tai. */
export const kimLauCheck = defineProcedure({
  name: "kimLau.check",
  tradition: "vietnamese",
  words: wordsIn<KimLauWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kim_lau.svg",
  input,
  output: answer,
  refusals: ["beforeBirth"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "nominal age 53 leaves 8 over nine",
      input: { birthYear: 1985, year: 2037 },
      expect: {
        nominalAge: 53,
        kimLau: { id: "livestock" },
        tamTai: false,
        hoangOc: { native: "Nhị Nghi" },
      },
      source:
        "the rule: 53 = 5 × 9 + 8; 50 is the fifth station, 51, 52, 53 the sixth, first and second",
    },
    {
      title: "a wedding in the first year of Tam Tai",
      input: { birthYear: 1995, year: 2025, purpose: "marry" },
      expect: { nominalAge: 31, tamTai: true, tamTaiYears: [2025, 2026, 2027] },
      source: "popular almanacs of 2025: Hợi, Mão, Mùi have Tam Tai in Tỵ, Ngọ, Mùi",
    },
  ],
  references: [{ title: "Ngọc Hạp Thông Thư", part: "as popular almanacs of Vietnam give it" }],
});
