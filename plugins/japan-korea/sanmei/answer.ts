import { BRANCH, PILLAR, STEM } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { MAIN_PLACE, MAIN_STAR, SUB_PLACE, SUB_STAR } from "./stars.ts";

/** The six voids by the ten days of the day pair. */
export const VOID = vocabulary("sanmeiVoid", {
  xuHai: { native: "戌亥天中殺", roman: "inu-i tenchūsatsu" },
  shenYou: { native: "申酉天中殺", roman: "saru-tori tenchūsatsu" },
  wuWei: { native: "午未天中殺", roman: "uma-hitsuji tenchūsatsu" },
  chenSi: { native: "辰巳天中殺", roman: "tatsu-mi tenchūsatsu" },
  yinMao: { native: "寅卯天中殺", roman: "tora-u tenchūsatsu" },
  ziChou: { native: "子丑天中殺", roman: "ne-ushi tenchūsatsu" },
});

/** A void that a birth carries in its own pillars. */
export const BIRTH_VOID = vocabulary("sanmeiBirthVoid", {
  year: { native: "生年中殺", roman: "seinen-chūsatsu" },
  month: { native: "生月中殺", roman: "seigetsu-chūsatsu" },
  day: { native: "生日中殺", roman: "seijitsu-chūsatsu" },
});

/** How strong the three subordinate stars are together. */
export const STRENGTH = vocabulary("sanmeiStrength", ["strong", "middle", "light"]);

const pillar = (description: string) =>
  Type.Object(
    {
      pair: term(PILLAR, "The pair"),
      reading: Type.String({ description: "In the reading of Japan" }),
      ruler: term(STEM, "The stem of the branch that rules by the days"),
    },
    { description },
  );

export const answer = Type.Object({
  year: pillar("Pair of the year, from the day of risshun"),
  month: pillar("Pair of the solar month"),
  day: pillar("Pair of the day, from midnight"),
  daysIntoMonth: Type.Integer({
    minimum: 0,
    maximum: 33,
    description: "Days since the solar month began, counted by `termDay`",
  }),
  main: Type.Array(
    Type.Object(
      {
        place: term(MAIN_PLACE, "Where it stands", ["about"]),
        star: term(MAIN_STAR, "The star", ["portrait"]),
      },
      { description: "A main star" },
    ),
    { minItems: 5, maxItems: 5, description: "The main stars: head, chest, belly, hands" },
  ),
  subordinate: Type.Array(
    Type.Object(
      {
        place: term(SUB_PLACE, "Where it stands", ["about"]),
        star: term(SUB_STAR, "The star", ["portrait"]),
        energy: Type.Integer({ minimum: 1, maximum: 12, description: "Its points" }),
      },
      { description: "A subordinate star" },
    ),
    { minItems: 3, maxItems: 3, description: "The subordinate stars: youth, middle, later years" },
  ),
  energy: Type.Integer({ minimum: 3, maximum: 36, description: "Points of the three together" }),
  strength: term(STRENGTH, "What the sum is called"),
  void: Type.Object(
    {
      kind: term(VOID, "The void by the day pair"),
      branches: Type.Array(term(BRANCH, "A branch"), {
        minItems: 2,
        maxItems: 2,
        description: "Its two branches",
      }),
      years: Type.Array(Type.Integer(), {
        description:
          "Years from risshun on in which each pair of void years begins, to the age of 96",
      }),
      inBirth: Type.Array(term(BIRTH_VOID, "A void in the birth"), {
        description: "Voids that the birth carries in its own pillars",
      }),
    },
    { description: "天中殺: two branches of twelve that the ten days leave over" },
  ),
});
export type SanmeiAnswer = Frozen<Static<typeof answer>>;
