import { expect, test } from "bun:test";
import { forecastOf } from "./forecast.ts";

/** What almanacs printed for 2024 (甲辰) and 2023 (癸卯) give to the animals. */
const PRINTED = [
  [2024, "snake", ["taiYang", "tianXi", "guChen"]],
  [2024, "pig", ["longDe", "hongLuan"]],
  [2024, "rat", ["baiHu", "jiangXing"]],
  [2024, "ox", ["fuDe", "panAn", "guaSu"]],
  [2024, "rooster", ["xiaoHao", "xianChi"]],
  [2024, "dog", ["suiPo"]],
  [2024, "rabbit", ["bingFu", "yangRen"]],
  [2024, "tiger", ["diaoKe", "yiMa", "luShen"]],
  [2023, "rat", ["hongLuan"]],
  [2023, "horse", ["tianXi"]],
] as const;

test("starsOf() brings to each animal what almanacs print", () => {
  for (const [year, animal, stars] of PRINTED) {
    const found = forecastOf(year, animal).animals[0]!.stars;
    for (const star of stars) expect(found).toContain(star);
  }
});

test("forecastOf() ranks all twelve, with months from li chun on", () => {
  const { animals } = forecastOf(2024, undefined);
  expect(animals.map(({ score }) => score)).toEqual(
    animals.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  const dog = animals.find(({ animal }) => animal === "dog")!;
  expect(dog.offences).toEqual(["chongTaiSui"]);
  expect(dog.months[0]).toMatchObject({ branch: "yin", from: "2024-02-04", tone: "good" });
  expect(dog.months.at(-1)).toMatchObject({ branch: "chou", from: "2025-01-05" });
  expect(dog.months.find(({ branch }) => branch === "chen")!.tone).toBe("hard");
});
