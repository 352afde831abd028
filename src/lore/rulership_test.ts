import { expect, test } from "bun:test";
import { CLASSICAL, signAt } from "./heavens.ts";
import { domicileLordOf, EXALTATIONS, faceLordAt, oppositeOf } from "./rulership.ts";

test("domicileLordOf() runs from the lights outwards on both sides (Tetrabiblos I.17)", () => {
  const solar = ["leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn"] as const;
  const lunar = ["cancer", "gemini", "taurus", "aries", "pisces", "aquarius"] as const;
  const outwards = ["mercury", "venus", "mars", "jupiter", "saturn"];
  expect(solar.map(domicileLordOf)).toEqual(["sun", ...outwards] as never);
  expect(lunar.map(domicileLordOf)).toEqual(["moon", ...outwards] as never);
});

test("EXALTATIONS face each other in three pairs, and the Moon's faces none", () => {
  const pairs = CLASSICAL.ids.flatMap((one) =>
    CLASSICAL.ids
      .filter((other) => oppositeOf(EXALTATIONS[one].sign) === EXALTATIONS[other].sign)
      .map((other) => `${one} ${other}`),
  );
  expect(pairs).toEqual([
    "sun saturn",
    "mercury venus",
    "venus mercury",
    "mars jupiter",
    "jupiter mars",
    "saturn sun",
  ]);
});

test("faceLordAt() begins and ends the zodiac with Mars and gives each planet five faces", () => {
  const lords = Array.from({ length: 36 }, (_, i) => faceLordAt(i * 10 + 5));
  expect([lords[0], lords[35]]).toEqual(["mars", "mars"]);
  expect(lords.filter((one) => one === "saturn")).toHaveLength(5);
  expect(lords.slice(3, 6)).toEqual(["mercury", "moon", "saturn"]);
});

test("signAt() holds 30° each and takes any turn", () => {
  expect([0, 29.999, 30, 359.999, 360, -0.001].map(signAt)).toEqual([
    "aries",
    "aries",
    "taurus",
    "pisces",
    "aries",
    "pisces",
  ]);
});
