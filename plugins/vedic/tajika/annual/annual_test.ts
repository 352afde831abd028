import { expect, test } from "bun:test";
import { PLANET_IDS, type PlanetId } from "../../core/grahas.ts";
import { fiveStrengths, harshaOf, officesOf, yearLordOf } from "./strengths.ts";
import { yogasOfChart, yogasOfPair, type Standings } from "./yogas.ts";

const sign = (index: number) => 30 * index + 15;
/** Chart 66 of P. V. R. Narasimha Rao: a year that begins by night, drawn in signs. */
const CHART_66 = {
  sun: sign(10),
  moon: sign(11),
  mars: sign(11),
  mercury: sign(10),
  jupiter: sign(0),
  venus: sign(9),
  saturn: sign(0),
  lagna: sign(9),
};

test("the joys of example 119", () => {
  const joys = PLANET_IDS.map((id) => harshaOf(id, { longitudes: CHART_66, night: true }));
  expect(joys).toEqual([0, 15, 0, 10, 5, 10, 5]);
});

test("exaltation is counted in twentieths: Jupiter at 8°30' of Virgo has 12.94 of 20", () => {
  const { uchcha } = fiveStrengths("jupiter", { ...CHART_66, jupiter: 158.5 });
  expect(uchcha).toBeCloseTo(12.94, 2);
});

test("the five who may lead the year of example 120: the muntha has reached Taurus", () => {
  const offices = officesOf({ longitudes: CHART_66, night: true }, 4, (4 + 33) % 12);
  expect(offices).toEqual({
    light: "jupiter",
    natalLagna: "sun",
    muntha: "venus",
    yearLagna: "saturn",
    triad: "mars",
  });
});

test("one who does not see the lagna does not lead where another does", () => {
  const offices = officesOf({ longitudes: CHART_66, night: true }, 4, 1);
  const { graha, seesLagna } = yearLordOf(offices, { longitudes: CHART_66 });
  expect(seesLagna).toBe(true);
  // The Sun in the second from the lagna does not see it.
  expect(graha).not.toBe("sun");
});

const standing = (longitudeDeg: number, change: Partial<Standings["sun"]> = {}) => ({
  longitudeDeg,
  house: 1,
  dignified: false,
  hurt: false,
  ...change,
});
/** Far from each other's light unless a test says otherwise. */
const all = (change: Partial<Record<PlanetId, Standings["sun"]>>): Standings => ({
  sun: standing(0),
  moon: standing(33),
  mars: standing(67),
  mercury: standing(205),
  jupiter: standing(159),
  venus: standing(100),
  saturn: standing(345),
  ...change,
});

test("a quicker third between two lords that do not see each other carries the light", () => {
  // Venus in Cancer and Jupiter in Leo are blind to each other; the Moon has left one and applies to the other.
  const chart = all({ venus: standing(95), jupiter: standing(132), moon: standing(10) });
  expect(yogasOfPair(chart, "venus", "jupiter")).toContainEqual({ yoga: "nakta", by: "moon" });
});

test("a slower third to which both apply gathers it", () => {
  const chart = all({ mercury: standing(95), venus: standing(126), saturn: standing(10) });
  expect(yogasOfPair(chart, "mercury", "venus")).toContainEqual({ yoga: "yamaya", by: "saturn" });
});

test("a lord that is burnt turns back what the two agree", () => {
  const chart = all({ mercury: standing(45, { hurt: true }), jupiter: standing(49) });
  const ids = yogasOfPair(chart, "mercury", "jupiter").map(({ yoga }) => yoga);
  expect(ids).toContain("ithasala");
  expect(ids).toContain("rudda");
});

test("all in declining houses make Induvara, all outside them Ikkabala", () => {
  const at = (house: number) =>
    Object.fromEntries(PLANET_IDS.map((id) => [id, standing(0, { house })])) as Record<
      PlanetId,
      Standings["sun"]
    >;
  const ids = (house: number) => yogasOfChart(at(house), []).map(({ yoga }) => yoga);
  expect(ids(3)).toContain("induvara");
  expect(ids(4)).toContain("ikkabala");
  expect(ids(3)).not.toContain("ikkabala");
});
