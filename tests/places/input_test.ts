/** A place by its name is the same birth as its coordinates and zone: 200 places, years 1900 to 2026. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { findPlaceById, openAtlas, resolvePlace, type Place } from "../../src/places/mod.ts";
import { placeSpotsOf } from "../../src/plugins/places/mod.ts";
import {
  createRegistry,
  discover,
  invoke,
  prepare,
  type Registered,
} from "../../src/plugins/mod.ts";
import { repeatable } from "../../src/plugins/check/mod.ts";
import { callExample } from "../../src/host/trial_call.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const NOW = Date.UTC(2026, 0, 15);
const PLACES = 200;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2026;

/** Places all over the index by size, whose full name is certain and whose zone is. */
function somePlaces(): readonly { readonly name: string; readonly place: Place }[] {
  const atlas = openAtlas();
  const found: { name: string; place: Place }[] = [];
  const step = 37;
  for (let rank = 0; found.length < PLACES; rank += step + found.length) {
    const at = atlas.pack.columns;
    const geonames = at.geonamesHigh[rank]! * 256 + at.geonamesLow[rank]!;
    if (geonames === 0) continue;
    const own = resolvePlace(atlas, { text: namesOf(`gn:${geonames}`) });
    if (own.kind !== "one" || own.place.zoneReliability.since1970 !== "agreed") continue;
    found.push({ name: namesOf(own.place.id), place: own.place });
  }
  return found;
}

/** `Zermatt, Valais, Switzerland` */
function namesOf(id: string): string {
  const { latin, division, country } = findPlaceById(openAtlas(), id)!;
  return [latin, ...(division ? [division.name.text] : []), country.name.text].join(", ");
}

async function ask(name: string, input: Readonly<Record<string, unknown>>) {
  const { procedure, plugin } = registry.procedures.get(name)!;
  const { answer } = await invoke(prepare(procedure, input, NOW), { now: NOW, plugin });
  const { places, ...reading } = answer["reading"] as { places?: unknown };
  return { answer: { ...answer, reading }, places };
}

test(`births by name equal those by coordinates and zone, for ${PLACES} places and ${FIRST_YEAR}-${LAST_YEAR}`, async () => {
  const places = somePlaces();
  expect(new Set(places.map(({ place }) => place.country.code)).size).toBeGreaterThan(40);
  expect(new Set(places.map(({ place }) => place.zone)).size).toBeGreaterThan(60);
  for (const [index, { name, place }] of places.entries()) {
    const year = FIRST_YEAR + (index % (LAST_YEAR - FIRST_YEAR + 1));
    const month = String((index % 12) + 1).padStart(2, "0");
    const day = String((index % 28) + 1).padStart(2, "0");
    const time = `${String((index * 5) % 24).padStart(2, "0")}:${String((index * 7) % 60).padStart(2, "0")}`;
    const born = { birthDate: `${year}-${month}-${day}`, birthTime: time, gender: "female" };
    const { latitude, longitude, zone: timezone } = place;
    for (const procedure of ["bazi.chart", "astrology.calculate"]) {
      const { gender, ...bare } = born;
      const own = procedure === "bazi.chart" ? { ...bare, gender } : bare;
      const byName = await ask(procedure, { ...own, place: name });
      const byPoint = await ask(procedure, { ...own, latitude, longitude, timezone });
      expect(byName.answer).toEqual(byPoint.answer);
      expect(byName.places).toMatchObject([{ id: place.id, latitude, longitude, timezone }]);
    }
  }
}, 300_000);

for (const one of registry.procedures.values()) {
  const { procedure } = one;
  const spots = placeSpotsOf(procedure.input);
  if (spots.length === 0) continue;
  test(`${procedure.name} answers by names as by coordinates`, async () => {
    const { input } = procedure.examples[0];
    for (const { way, place, latitude, longitude, hasZone } of spots) {
      const zone = hasZone ? { timezone: ROME.timezone } : {};
      const at = { [latitude]: ROME.latitude, [longitude]: ROME.longitude, ...zone };
      const without = [latitude, longitude, ...(hasZone ? ["timezone"] : [])];
      const byName = exchanged(input, way, without, { [place]: "Roma" });
      const byPoint = exchanged(input, way, without, at);
      if (!byName || !byPoint) continue;
      const [named, pointed] = await Promise.all(
        [byName, byPoint].map((each) => answerOf(one, each)),
      );
      expect(named!.rest).toEqual(pointed!.rest);
      expect(named!.places).toMatchObject([{ given: "Roma", country: { code: "IT" } }]);
    }
  });
}

// GeoNames' centre of Rome; the zone of zone.tab.
const ROME = { timezone: "Europe/Rome", latitude: 41.8919, longitude: 12.5113 };

type Input = Readonly<Record<string, any>>;

/** The input with one object's place exchanged; null where the example has no such object. */
function exchanged(
  input: Input,
  [step, ...way]: readonly string[],
  without: readonly string[],
  where: Input,
): Input | null {
  if (step === undefined) {
    const rest = Object.entries(input).filter(([name]) => !without.includes(name));
    return { ...Object.fromEntries(rest), ...where };
  }
  const inner = step === "*" ? input[0] : input[step];
  const changed = inner && exchanged(inner, way, without, where);
  if (!changed) return null;
  return step === "*" ? [changed, ...(input as any[]).slice(1)] : { ...input, [step]: changed };
}

async function answerOf(one: Registered, input: Input) {
  const answer = await callExample(registry, one, repeatable(one.procedure, input));
  const { places, ...reading } = answer["reading"] as { places?: unknown };
  return { rest: { ...answer, reading }, places };
}

test("every procedure that reads a time or a place takes a place", () => {
  const without = [...registry.procedures.values()].flatMap(({ procedure }) => {
    const spots = placeSpotsOf(procedure.input).map(({ way, place }) => [...way, place].join("/"));
    const wanted =
      procedure.reads === "births"
        ? ["a/place", "b/place"]
        : [
            ...(procedure.reads ? ["place"] : []),
            ...(procedure.input.properties["at"]?.type === "object" ? ["at/place"] : []),
          ];
    return wanted.filter((one) => !spots.includes(one)).map((one) => `${procedure.name}: ${one}`);
  });
  expect(without).toEqual([]);
});

test("whatever takes a zone or a latitude takes a place", () => {
  const bare = [...registry.procedures.values()].flatMap(({ procedure }) =>
    unplaced(procedure.input, procedure.name),
  );
  expect(bare).toEqual([]);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

function unplaced({ properties, items }: Schema, path: string): readonly string[] {
  const names = Object.keys(properties ?? {});
  const reads = names.some((name) => /^(timezone|latitude|longitude|.+Latitude)$/.test(name));
  const takes = names.some((name) => /^place$|Place$/.test(name));
  return [
    ...(reads && !takes ? [path] : []),
    ...names.flatMap((name) => unplaced(properties![name]!, `${path}/${name}`)),
    ...(items ? unplaced(items, `${path}/*`) : []),
  ];
}
