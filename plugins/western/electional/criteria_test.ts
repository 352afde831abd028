import { expect, test } from "bun:test";
import { CRITERIA, CRITERION, judged, type Moment } from "./criteria.ts";
import { MATTERS, PURPOSE } from "./purposes.ts";
import { stretchesOf, type Candidate } from "./search.ts";

/** Aries rises, whole signs for houses; every planet quiet. */
const QUIET: Moment = {
  julianDayUt: 2451545,
  longitudes: { sun: 130, moon: 80, mercury: 150, venus: 170, mars: 70, jupiter: 130, saturn: 160 },
  speeds: { sun: 1, moon: 13, mercury: 1, venus: 1, mars: 0.5, jupiter: 0.1, saturn: 0.1 },
  ascendantDeg: 10,
  midheavenDeg: 280,
  cuspsDeg: Array.from({ length: 12 }, (_, i) => 30 * i),
  hourRuler: null,
  moonVoid: false,
  moonNext: null,
  natal: null,
};
const held = (change: Partial<Moment>) =>
  judged({ ...QUIET, ...change }, MATTERS.wedding).because.map(({ criterion }) => criterion);

test("judged() holds the Moon to what Bonatti and Ramesey ask of her", () => {
  expect(held({ moonVoid: true })).toContain("moonVoid");
  expect(held({ moonNext: { planet: "saturn", aspect: "square" } })).toContain("moonToMalefic");
  expect(held({ moonNext: { planet: "saturn", aspect: "trine" } })).not.toContain("moonToMalefic");
  expect(held({ moonNext: { planet: "jupiter", aspect: "trine" } })).toContain("moonToBenefic");
  const moon = (deg: number) => held({ longitudes: { ...QUIET.longitudes, moon: deg } });
  expect(moon(33)).toContain("moonStrong");
  expect(moon(213)).toEqual(expect.arrayContaining(["moonWeak", "moonBurntWay", "moonWaxing"]));
  expect(moon(226)).not.toContain("moonBurntWay");
  expect(moon(120)).toContain("moonCombust");
});

test("a retrograde or burnt Venus speaks against a wedding, her hour for it", () => {
  expect(held({ speeds: { ...QUIET.speeds, venus: -0.3 } })).toContain("rulerRetrograde");
  expect(held({ longitudes: { ...QUIET.longitudes, venus: 133 } })).toContain("rulerCombust");
  expect(held({ hourRuler: "venus" })).toContain("rulerHour");
});

test("every criterion can hold, and none weighs nothing", () => {
  expect(CRITERION.ids.every((id) => (CRITERIA[id].points as number) !== 0)).toBe(true);
  for (const id of PURPOSE.ids) expect(MATTERS[id].house).toBeWithin(1, 13);
});

test("stretchesOf() gives the best first, hours apart, with how long each keeps", () => {
  const step = 15 / 1440;
  const scores = [0, 5, 6, 6, 2, ...Array.from({ length: 30 }, () => -1), 4];
  const candidates = scores.map((score, i): Candidate => ({
    moment: { ...QUIET, julianDayUt: 2451545 + i * step },
    score,
    because: [],
  }));
  const found = stretchesOf(candidates, 2);
  expect(found.map(({ best }) => best.score)).toEqual([6, 4]);
  expect(found[0]!.fromUt).toBeCloseTo(2451545 + step, 6);
  expect(found[0]!.toUt).toBeCloseTo(2451545 + 4 * step, 6);
});
