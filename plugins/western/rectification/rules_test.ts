import { describe, expect, test } from "bun:test";
import { bestSpans, evidenceOf, lordOfYear, solarArc, standingOf, type Trial } from "./rules.ts";
import { chanceScores, datedEvents, scoresOf, SPAN_TRIALS, trialsBetween } from "./trials.ts";

const TRIAL: Trial = {
  julianDayUt: 2448052.5,
  angles: { ascendant: 100, midheaven: 10 },
  natal: [["venus", 130]],
  lunation: { planet: "jupiter", degree: 25 },
};
const event = (arcDeg: number, julianDayUt = 2458052.5) =>
  ({ kind: "union", julianDayUt, arcDeg, transits: [] }) as const;

test("solarArc() moves the Sun a day for a year", () => {
  // Swiss Ephemeris 2.10.03: 79.35242° at noon UT of 10 June 1990, 107.978405° on 10 July.
  expect(solarArc(2448053, 2448053 + 30 * 365.2422)).toBeCloseTo(107.978405 - 79.35242, 4);
});

test("evidenceOf() finds the angle that has come to a planet, and weighs the planets of the event's kind", () => {
  const arcs = (arcDeg: number) =>
    evidenceOf(TRIAL, [event(arcDeg)]).filter(({ technique }) => technique === "arcOfAngle");
  // Venus at 130: the ascendant comes to her from 100, the midheaven to her square from 10.
  expect(arcs(30)).toMatchObject([
    { axis: "ascendant", planet: "venus", aspect: "conjunction", orbDeg: 0, points: 2.5 },
    { axis: "midheaven", planet: "venus", aspect: "square", orbDeg: 0, points: 2 },
  ]);
  expect(arcs(31)).toEqual([]);
});

test("lordOfYear() counts signs from the rising one, a year each", () => {
  // Cancer rises; at 28 the fifth sign from it, Scorpio, has the year.
  const at = TRIAL.julianDayUt + 28.5 * 365.2422;
  expect(lordOfYear(TRIAL, at)).toBe("mars");
});

test("bestSpans() overlap nowhere and are never a single time", () => {
  const found = bestSpans([0, 0, 5, 5, 5, 0, 0, 9, 0, 0], 3, 3);
  expect(found[0]).toEqual({ first: 2, last: 4, score: 5 });
  expect(found[1]!.first).toBeGreaterThan(4);
});

describe("what chance reaches", () => {
  const place = { latitudeDeg: 51.5, longitudeDeg: -0.12 };
  const [from, to] = [2448052.5, 2448052.75];
  test("events on days of no meaning seldom stand out from others", async () => {
    // Ten sets of three arbitrary days: were the yardstick wrong, most would call themselves more than chance.
    let leaning = 0;
    for (let set = 0; set < 10; set++) {
      const events = [0, 1, 2].map((i) => ({
        kind: "union" as const,
        julianDayUt: 2455000 + (((set * 3 + i) * 1237.7) % 6000),
      }));
      const trials = trialsBetween(from, to, place);
      const best = bestSpans(scoresOf(trials, datedEvents(from + 0.5, events)), SPAN_TRIALS, 1)[0]!;
      const chance = await chanceScores(trials, events, from + 0.5, () => Promise.resolve());
      const asGood = chance.filter((score) => score >= best.score).length;
      if (standingOf(asGood, chance.length) === "leaning") leaning += 1;
    }
    expect(leaning).toBeLessThanOrEqual(2);
  });
});
