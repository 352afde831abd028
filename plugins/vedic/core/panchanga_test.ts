import { describe, expect, test } from "bun:test";
import { signedDeg } from "#sky";
import { julianDayOfEpochMs, toTt } from "#time";
import { limbAt, type LimbKind } from "./panchanga.ts";
import { siderealSkyAt } from "./positions.ts";

const AT = toTt(julianDayOfEpochMs(Date.parse("2024-06-01T00:00:00Z")));
const ARC: Readonly<Record<LimbKind, number>> = {
  tithi: 12,
  karana: 6,
  nakshatra: 360 / 27,
  yoga: 360 / 27,
};

/** The angle that a limb divides, from the places of its own instant. */
function angleAt(kind: LimbKind, julianDayTt: number, places: "apparent" | "true"): number {
  const { sun, moon } = siderealSkyAt(julianDayTt, "lahiri", "mean", places).longitudes;
  if (kind === "nakshatra") return moon;
  return kind === "yoga" ? sun + moon : moon - sun;
}

describe.each(["apparent", "true"] as const)("limbAt() by %s places", (places) => {
  const at = siderealSkyAt(AT, "lahiri", "mean", places);
  test.each(Object.keys(ARC) as LimbKind[])("%s begins and ends on its borders", (kind) => {
    const { number, start, end } = limbAt(kind, at, "lahiri");
    for (const [border, julianDayUt] of [
      [number - 1, start],
      [number, end],
    ] as const) {
      const miss = signedDeg(angleAt(kind, toTt(julianDayUt), places) - border * ARC[kind]);
      expect(Math.abs(miss)).toBeLessThan(2e-5);
    }
  });
});

test("limbAt() by true places ends a tithi some 40 seconds off the one that is seen", () => {
  // Aberration and light time move the Sun by 20.5" and the Moon by 0.7" against it: at 12.2° a day, 39 s.
  const ends = (["apparent", "true"] as const).map(
    (places) => limbAt("tithi", siderealSkyAt(AT, "lahiri", "mean", places), "lahiri").end,
  );
  expect(Math.abs(ends[1]! - ends[0]!) * 86400).toBeWithin(30, 50);
});
