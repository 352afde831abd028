import { describe, expect, test } from "bun:test";
import { openAtlas } from "./atlas.ts";
import { describePlace } from "./describe.ts";
import { findNearestPlace, findPlaceById } from "./find.ts";
import { readLanguage } from "./languages.ts";

const english = readLanguage("en");

test("findPlaceById() finds every kind of place by the id it was given out with", () => {
  const atlas = openAtlas();
  const kinds = new Set<string>();
  for (let place = 0; place < atlas.pack.header.places; place += 997) {
    const described = describePlace(atlas, place, english);
    kinds.add(described.id.slice(0, 2));
    expect(findPlaceById(atlas, described.id)).toEqual(described);
  }
  expect(kinds).toEqual(new Set(["gn", "at"]));
});

test("findPlaceById() finds Taipei by GeoNames' number, and nothing by what is no id", () => {
  expect(findPlaceById(openAtlas(), "gn:1668341", "zh-Hant")?.name.text).toBe("台北");
  for (const id of ["gn:0", "gn:99999999", "at:0,0", "at:200,500", "Taipei", "", "gn:1668341 "])
    expect(findPlaceById(openAtlas(), id)).toBeNull();
});

describe("findNearestPlace()", () => {
  test("finds the town of a point", () => {
    // Greenwich observatory, 51°28′40″N 0°00′05″W (Explanatory Supplement, table of observatories).
    const { place, km } = findNearestPlace(openAtlas(), { latitude: 51.4778, longitude: -0.0014 });
    expect(place.zone).toBe("Europe/London");
    expect(km).toBeLessThan(3);
  });

  test("looks across the date line", () => {
    const { place } = findNearestPlace(openAtlas(), { latitude: -16.8, longitude: -179.99 });
    expect(place.country.code).toBe("FJ");
  });

  test("refuses a point outside the Earth", () => {
    expect(() => findNearestPlace(openAtlas(), { latitude: 91, longitude: 0 })).toThrow(
      "Cannot find a place: 91°, 0° must be within ±90° and ±180°",
    );
  });
});
