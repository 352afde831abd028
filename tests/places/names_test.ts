/** Names in eight scripts find their places, by coordinates from outside the atlas. */
import { describe, expect, test } from "bun:test";
import { openAtlas, resolvePlace } from "../../src/places/mod.ts";
import type { Place } from "../../src/places/mod.ts";
import { distanceKm } from "../../src/places/distance.ts";
import { SIXTY_NAMES } from "./sixty_names.ts";
import type { KnownName } from "./sixty_names.ts";

/** A city's airport and the middle of a large city may be this far apart. */
const NEAR_KM = 30;

test("there are sixty names", () => {
  expect(SIXTY_NAMES.length).toBe(60);
});

describe("resolvePlace() takes or lists the place called", () => {
  for (const known of SIXTY_NAMES)
    test(`${known.text} (${known.source})`, () => {
      const answer = resolvePlace(openAtlas(), { text: known.text });
      const places = answer.kind === "one" ? [answer.place] : [];
      const listed = answer.kind === "several" ? answer.choices : places;
      expect(listed.some((place) => isPlace(place, known))).toBe(true);
      if (answer.kind === "one") expect(isPlace(answer.place, known)).toBe(true);
    });
});

test("fifty of the sixty are taken without asking", () => {
  const atlas = openAtlas();
  const taken = SIXTY_NAMES.filter(({ text }) => resolvePlace(atlas, { text }).kind === "one");
  expect(taken.length).toBeGreaterThanOrEqual(50);
});

function isPlace(place: Place, { country, at: [latitude, longitude] }: KnownName): boolean {
  return place.country.code === country && distanceKm(place, { latitude, longitude }) <= NEAR_KM;
}
