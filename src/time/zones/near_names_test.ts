import { expect, test } from "bun:test";
import { nearestZoneName } from "./near_names.ts";

const NEAR: readonly (readonly [text: string, name: string | null, why: string])[] = [
  ["taipei", "Asia/Taipei", "a city without its continent"],
  ["Taipei ", "Asia/Taipei", "with a blank"],
  ["Europe/Taipei", "Asia/Taipei", "on the wrong continent"],
  ["Asia/Taibei", "Asia/Taipei", "one letter wrong"],
  ["Asia/Tokio", "Asia/Tokyo", "one letter wrong"],
  ["Europe/Pariss", "Europe/Paris", "one letter too many"],
  ["Londn", "Europe/London", "one letter too few"],
  ["Asia/Hongkong", "Asia/Hong_Kong", "joined otherwise"],
  ["America/NewYork", "America/New_York", "joined otherwise"],
  ["new york", "America/New_York", "a blank between"],
  ["US Eastern", "US/Eastern", "a blank for the slash"],
  ["São Paulo", "America/Sao_Paulo", "with its accent"],
  ["Zürich", "Europe/Zurich", "with its accent"],
  ["Taipei City", "Asia/Taipei", "a city within the text"],
  ["Los Angeles, CA", "America/Los_Angeles", "a city within the text"],
  ["Buenos Aires", "America/Argentina/Buenos_Aires", "under a country"],
  ["Taiwan", "Asia/Taipei", "a country"],
  ["China", "Asia/Shanghai", "a country, not Asia/Chita"],
  ["台灣", "Asia/Taipei", "a country in Chinese"],
  ["日本", "Asia/Tokyo", "a country in Japanese"],
  ["United States", "America/New_York", "a country of many zones: its most populous"],
  ["Hanoi", "Asia/Hanoi", "a name of the backzone file"],
  ["Beijing", null, "no zone's city, and no slip of the pen for Berlin"],
  ["Nowhere/City", null, "nothing like it"],
  ["PST", null, "too short to be read as another abbreviation"],
  ["UTC +8", null, "an offset, which must not be taken for Etc/GMT+8, its opposite"],
  ["", null, "nothing at all"],
  ["😀".repeat(50), null, "no letters"],
];

for (const [text, name, why] of NEAR) {
  test(`nearestZoneName() of ${JSON.stringify(text.slice(0, 20))} is ${name}: ${why}`, () => {
    expect(nearestZoneName(text)).toBe(name);
  });
}
