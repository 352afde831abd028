import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { defineProcedure } from "../define.ts";
import { InputError } from "../errors.ts";
import { explainIssues } from "../explain.ts";
import { prepare } from "../prepare.ts";
import { Latitude, Longitude, MomentOrNow } from "../shapes.ts";
import { birth, common, pair } from "../testing/procedures.ts";

const now = defineProcedure({
  ...common,
  name: "test.now",
  reads: "moment",
  needs: ["now"],
  input: Type.Object({ ...MomentOrNow, latitude: Latitude, longitude: Longitude }),
});
const points = defineProcedure({
  ...common,
  name: "test.points",
  input: Type.Object({
    places: Type.Array(
      Type.Object({ name: Type.String(), latitude: Latitude, longitude: Longitude }),
    ),
  }),
});

const BORN = { birthDate: "1990-05-17", birthTime: "14:30" };
// GeoNames' centre of Taipei; the zone of zone.tab.
const TAIPEI = { timezone: "Asia/Taipei", latitude: 25.0478, longitude: 121.5319 };

type AnyTest = Parameters<typeof prepare>[0];

function issuesOf(procedure: AnyTest, input: unknown) {
  try {
    prepare(procedure, input, 0);
  } catch (error) {
    if (error instanceof InputError) return error.issues;
    throw error;
  }
  return [];
}

const codesOf = (procedure: AnyTest, input: unknown) =>
  issuesOf(procedure, input).map(({ path, code }) => `${path}: ${code}`);

test("a place becomes coordinates and zone, whatever it is called by", () => {
  for (const place of ["Taipei", "台北", "臺北市", "Тайбэй", "타이베이", "gn:1668341"]) {
    const { input, places } = prepare(birth, { ...BORN, place }, 0);
    expect(input).toEqual({ ...BORN, ...TAIPEI });
    expect(places).toMatchObject([{ path: "place", given: place, id: "gn:1668341" }]);
  }
});

test("coordinates take the zone of the place nearest to them", () => {
  const { input, places } = prepare(birth, { ...BORN, place: "25.05, 121.53" }, 0);
  expect(input).toEqual({ ...BORN, timezone: "Asia/Taipei", latitude: 25.05, longitude: 121.53 });
  expect(places[0]).toMatchObject({ how: "coordinates", timezone: "Asia/Taipei" });
  const numbers = { latitude: 25.05, longitude: 121.53 };
  expect(prepare(birth, { ...BORN, place: numbers }, 0).input).toEqual(input);
  expect(codesOf(birth, { ...BORN, place: "-50, -120" })).toEqual(["place: place-far"]);
  expect(codesOf(birth, { ...BORN, place: "121.53, 25.05" })).toEqual(["place: place-beyond"]);
  const atSea = { ...BORN, place: "-50, -120", timezone: "LMT" };
  expect(codesOf(birth, atSea)).toEqual([]);
});

test("several places are refused with a list to choose from, none with the nearest names", async () => {
  const [several] = issuesOf(birth, { ...BORN, place: "Springfield" });
  expect(several).toMatchObject({ path: "place", code: "place-several" });
  expect(several!.choices!.length).toBeGreaterThan(5);
  const [told] = await explainIssues([several!], "en", birth);
  expect(told!.choices!.map(({ text }) => text)).toContain("Springfield, Illinois, United States");
  expect(told!.message).toContain("[gn:4250542]");
  const chosen = { ...BORN, place: "gn:4250542" };
  expect(prepare(birth, chosen, 0).input["timezone"]).toBe("America/Chicago");
  const [none] = issuesOf(birth, { ...BORN, place: "Taipeii" });
  expect(none).toMatchObject({ code: "place-unknown", nearest: "gn:1668341" });
  expect(codesOf(birth, { ...BORN, place: "gn:1" })).toEqual(["place: place-id-unknown"]);
});

test("what is given beside a place goes before it, and contradictions are said", () => {
  const near = { ...BORN, place: "Taipei", latitude: 25.1, longitude: 121.6 };
  expect(prepare(birth, near, 0).input).toMatchObject({ latitude: 25.1, longitude: 121.6 });
  const apart = { ...BORN, place: "Taipei", latitude: 35.68, longitude: 139.69 };
  expect(codesOf(birth, apart)).toEqual(["place: place-apart"]);
  const { input, places } = prepare(birth, { ...BORN, place: "Taipei", timezone: "UTC" }, 0);
  expect(input["timezone"]).toBe("UTC");
  expect(places[0]!.warnings).toMatchObject([{ code: "place-other-clock" }]);
  const same = prepare(birth, { ...BORN, place: "Taipei", timezone: "+08:00" }, 0);
  expect(same.places[0]!.warnings).toEqual([]);
});

test("where two clocks are in use it asks which, unless they agreed or there is no clock time", () => {
  const urumqi = { ...BORN, place: "Ürümqi" };
  const [asked] = issuesOf(birth, urumqi);
  expect(asked).toMatchObject({ path: "timezone", code: "place-clock" });
  expect(asked!.choices!.map(({ value }) => value)).toEqual(["Asia/Urumqi", "Asia/Shanghai"]);
  for (const timezone of ["Asia/Urumqi", "Asia/Shanghai"])
    expect(prepare(birth, { ...urumqi, timezone }, 0).places[0]!.warnings).toEqual([]);
  expect(codesOf(birth, { birthDate: "1990-05-17", place: "Ürümqi" })).toEqual([]);
  expect(codesOf(now, { place: "Ürümqi" })).toEqual(["timezone: place-clock"]);
  // Both zones give the mean time of the longitude before 1901.
  expect(codesOf(birth, { ...urumqi, birthDate: "1890-05-17" })).toEqual([]);
});

test("each of two people has a place of their own", () => {
  const { input, places } = prepare(
    pair,
    { a: { ...BORN, place: "Zermatt" }, b: { ...BORN, ...TAIPEI } },
    0,
  );
  expect(input["a"]).toMatchObject({ timezone: "Europe/Zurich" });
  expect(places.map(({ path }) => path)).toEqual(["a/place"]);
  const both = { a: { ...BORN, place: "Springfield" }, b: { ...BORN, place: "Ürümqi" } };
  expect(codesOf(pair, both)).toEqual(["a/place: place-several", "b/timezone: place-clock"]);
});

test("what is required of a place may be left out where one is named", () => {
  expect(codesOf(now, {})).toEqual(["place: place-missing"]);
  expect(codesOf(now, { latitude: 25 })).toEqual(["longitude: place-missing"]);
  expect(codesOf(now, { place: "Taipei" })).toEqual([]);
  expect(now.input).toMatchObject({
    if: { required: ["place"] },
    else: { required: ["latitude", "longitude"] },
  });
});

test("points of a list are named by their places", () => {
  const { input } = prepare(points, { places: [{ place: "東京" }, { name: "x", ...HERE }] }, 0);
  expect(input["places"]).toEqual([
    { name: "Tokyo", latitude: 35.6895, longitude: 139.6917 },
    { name: "x", ...HERE },
  ]);
});

const HERE = { latitude: 1, longitude: 2 };

test("any other value is left to the schema, beside the other faults", () => {
  for (const place of [
    null,
    5,
    "",
    " ",
    {},
    { latitude: 91, longitude: 0 },
    ["Taipei"],
    "x".repeat(121),
  ])
    expect(codesOf(birth, { ...BORN, place })).toEqual(["place: expected"]);
  const all = { birthDate: "2023-02-29", place: "Springfield", x: 1 };
  expect(codesOf(birth, all).sort()).toEqual([
    "birthDate: no-such-day",
    "place: place-several",
    "x: unknown-field",
  ]);
});
