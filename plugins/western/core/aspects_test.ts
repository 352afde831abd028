import { expect, test } from "bun:test";
import { aspectBetween, aspectsAmong, ASPECTS, orbOf } from "./aspects.ts";

const at = (id: "sun" | "moon" | "mars", longitudeDeg: number, speed = 0) => ({
  id,
  longitudeDeg,
  speed,
});
const orb = () => 8;

test("aspectBetween() sees across 0° Aries", () => {
  const seen = aspectBetween(at("sun", 358), at("mars", 3), orb)!;
  expect(seen.aspect).toBe("conjunction");
  expect(seen.orbDeg).toBeCloseTo(5, 9);
  expect(seen.inSign).toBe(false);
});

test("aspectBetween() tells applying from separating on either side", () => {
  const cases = [
    { moon: 10, sun: 15, applying: true },
    { moon: 20, sun: 15, applying: false },
    { moon: 100, sun: 15, applying: true },
    { moon: 110, sun: 15, applying: false },
    { moon: 284, sun: 15, applying: true },
    { moon: 286, sun: 15, applying: false },
  ];
  for (const { moon, sun, applying } of cases) {
    const seen = aspectBetween(at("moon", moon, 13), at("sun", sun, 1), orb)!;
    expect({ moon, applying: seen.applying }).toEqual({ moon, applying });
  }
});

test("orbOf() widens luminaries, narrows angles and follows Lilly's half orbs", () => {
  expect(orbOf(ASPECTS.trine, "sun", "mars", "modern")).toBe(9);
  expect(orbOf(ASPECTS.trine, "venus", "mars", "modern")).toBe(7);
  expect(orbOf(ASPECTS.trine, "venus", "ascendant", "modern")).toBe(5);
  // Sun 15° and Saturn 9°: half of both is 12° (Christian Astrology, p. 107).
  expect(orbOf(ASPECTS.square, "sun", "saturn", "moieties")).toBe(12);
  expect(orbOf(ASPECTS.quincunx, "sun", "saturn", "moieties")).toBe(0);
});

test("aspectsAmong() makes no aspect of an axis", () => {
  const points = [
    { id: "ascendant" as const, longitudeDeg: 0, speed: 0 },
    { id: "midheaven" as const, longitudeDeg: 270, speed: 0 },
  ];
  expect(aspectsAmong(points, "modern")).toEqual([]);
});
