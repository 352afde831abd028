/** The faults that a comparison with other programs found in this folder's rules, each by its number there. */
import { describe, expect, test } from "bun:test";
import { ashtakavargaOf } from "./ashtakavarga.ts";
import type { GrahaId } from "./grahas.ts";
import { arudhaOf, rulerOf } from "./jaimini.ts";
import { yogaChartOf } from "./yogas/chart.ts";
import { yogasOf } from "./yogas/all.ts";

const SIGNS = { sun: 0, moon: 3, mars: 7, mercury: 5, jupiter: 8, venus: 1, saturn: 10 } as const;
const SCHOOL = {
  ashtakavargaTable: "parashara",
  virgoMultiplier: "6",
  lagnaOccupies: "no",
} as const;

describe("finding 6: shodhya pinda", () => {
  test("Virgo multiplies by six or by five, and by as much as it holds", () => {
    const six = ashtakavargaOf(SIGNS, 2, SCHOOL);
    const five = ashtakavargaOf(SIGNS, 2, { ...SCHOOL, virgoMultiplier: "5" });
    for (const id of ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const) {
      expect(six.pinda[id].rashi - five.pinda[id].rashi).toBe(six.reduced[id][5]!);
    }
  });

  test("the sign that rises may count as occupied: the two signs of a lord are then reduced otherwise", () => {
    // Sagittarius holds Jupiter; Pisces rises and holds none.
    const empty = ashtakavargaOf(SIGNS, 11, SCHOOL);
    const full = ashtakavargaOf(SIGNS, 11, { ...SCHOOL, lagnaOccupies: "yes" });
    const changed = (
      ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const
    ).filter((id) => empty.reduced[id][11] !== full.reduced[id][11]);
    expect(changed.length).toBeGreaterThan(0);
    for (const id of changed) expect(full.reduced[id][11]!).toBeGreaterThan(empty.reduced[id][11]!);
  });
});

const LONGITUDES: Readonly<Record<GrahaId, number>> = {
  sun: 15,
  moon: 100,
  mars: 220,
  mercury: 20,
  jupiter: 250,
  venus: 40,
  saturn: 310,
  rahu: 95,
  ketu: 275,
};

describe("finding 9: lords of Scorpio and Aquarius", () => {
  test("Mars and Saturn alone, or the stronger of two: the one who is not at home", () => {
    expect(rulerOf(7, LONGITUDES, "single")).toBe("mars");
    expect(rulerOf(7, LONGITUDES, "stronger")).toBe("ketu");
    expect(rulerOf(10, LONGITUDES, "single")).toBe("saturn");
    expect(rulerOf(10, LONGITUDES, "stronger")).toBe("rahu");
  });

  test("the arudha follows its lord: Scorpio's by Ketu in Capricorn is Pisces", () => {
    expect(arudhaOf(7, LONGITUDES, "stronger")).toBe(11);
  });
});

describe("finding 9: exchanges by kind", () => {
  const speeds = Object.fromEntries(Object.keys(LONGITUDES).map((id) => [id, 1])) as Record<
    GrahaId,
    number
  >;
  const kinds = (longitudes: Partial<Record<GrahaId, number>>) =>
    yogasOf(yogaChartOf({ longitudes: { ...LONGITUDES, ...longitudes }, speeds }, 5, true, true))
      .present.map(({ yoga }) => yoga)
      .filter((yoga) => yoga.endsWith("Parivartana"));

  test("with a lord of the sixth, eighth or twelfth it is dainya, and not maha", () => {
    // Aries rises: the lord of the eighth (Mars) in the eleventh, its lord (Saturn) in the eighth.
    expect(kinds({ mars: 310, saturn: 220 })).toContain("dainyaParivartana");
    expect(kinds({ mars: 310, saturn: 220 })).not.toContain("mahaParivartana");
  });
});
