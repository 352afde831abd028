import { expect, test } from "bun:test";
import { readCoordinates } from "./coordinates_text.ts";

const CASES = [
  ["25.033, 121.565", 25.033, 121.565],
  ["25.033 121.565", 25.033, 121.565],
  ["geo:-33.87,151.21", -33.87, 151.21],
  ["at:23.1012,121.3767", 23.1012, 121.3767],
  ["−33.87；151.21", -33.87, 151.21],
  ["51.5N 0.13W", 51.5, -0.13],
  ["51.5N,0.13W", 51.5, -0.13],
  ["25°02'N 121°34'E", 25.033333, 121.566667],
  [`40°42'46"N, 74°0'22"W`, 40.712778, -74.006111],
  ["0, 0", 0, 0],
] as const;

for (const [text, latitude, longitude] of CASES) {
  test(`readCoordinates() reads ${text}`, () => {
    expect(readCoordinates(text)).toEqual({ point: { latitude, longitude }, sound: true });
  });
}

test("readCoordinates() says which lie beyond the globe, and leaves names alone", () => {
  expect(readCoordinates("121.565, 25.033")?.sound).toBe(false);
  for (const name of ["台北", "Springfield", "1770", "Paris 75001", "51N", "a 1, 2"])
    expect(readCoordinates(name)).toBeNull();
});
