/** Puts coordinates and zones where an input names places; nothing downstream knows that it did. */
import type { Static, TObject } from "@sinclair/typebox";
import { distanceKm, languageOfNames, type PlaceName } from "../../places/mod.ts";
import type { Said } from "../../speech/mod.ts";
import { checkerOf } from "../check_input.ts";
import type { InputIssue } from "../errors.ts";
import { clocksAt, readsClock, type ZoneClock } from "./clock.ts";
import { findPlace, type Found } from "./find.ts";
import { PlaceInput, placeSpotsOf, type PlaceSpot } from "./spots.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A place that was taken for what was given. */
export interface TakenPlace {
  /** Where it was named, as in `InputIssue`: `place`, `a/place`. */
  readonly path: string;
  /** As it was given. */
  readonly given: string;
  /** For coordinates the nearest one. */
  readonly id: string;
  readonly how: Found["how"];
  readonly matched?: PlaceName;
  readonly km?: number;
  readonly passedOver: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** The zone that is read; undefined where the input takes none. */
  readonly timezone?: string;
  /** Whether the time lies before 1970; null where there is none. */
  readonly isBefore1970: boolean | null;
  /** What contradicts it and was read all the same. */
  readonly warnings: readonly Said[];
}

/** An input with its places settled. */
export interface Settled {
  readonly input: unknown;
  readonly places: readonly TakenPlace[];
  readonly issues: readonly InputIssue[];
}

/** Coordinates further than this from the place they are given with are another place. */
const APART_KM = 50;

/**
 * Replaces every place of an input by its coordinates and zone; what is given beside it goes before it.
 * Tolerates any input: what its schema refuses is left as it is.
 *
 * @param now the time of inputs that leave their date out, ms since the epoch
 */
export function settlePlaces(schema: TObject, raw: unknown, now: number): Settled {
  const places: TakenPlace[] = [];
  const issues: InputIssue[] = [];
  const lang = isFields(raw) && typeof raw["lang"] === "string" ? raw["lang"] : undefined;
  let input = raw;
  for (const spot of placeSpotsOf(schema)) {
    input = changedAt(input, spot.way, "", (fields, prefix) => {
      const settled = settleOne(fields, spot, prefix, lang, now);
      issues.push(...settled.issues);
      if (settled.place) places.push(settled.place);
      return settled.fields;
    });
  }
  return { input, places, issues };
}

interface SettledOne {
  readonly fields: Fields;
  readonly place?: TakenPlace;
  readonly issues: readonly InputIssue[];
}

function settleOne(
  given: Fields,
  spot: PlaceSpot,
  prefix: string,
  lang: string | undefined,
  now: number,
): SettledOne {
  const path = prefix + spot.place;
  const { [spot.place]: named, ...fields } = given;
  if (named === undefined) return { fields: given, issues: missing(fields, spot, prefix) };
  if (!checkerOf(PlaceInput).Check(named)) return { fields, issues: [] };
  const text = textOf(named as Static<typeof PlaceInput>);
  const found = findPlace(
    text,
    languageOfNames(lang),
    spot.hasZone && fields["timezone"] === undefined,
  );
  if ("code" in found) return { fields, issues: [{ path, ...found }] };
  const point = {
    latitude: degrees(fields[spot.latitude]) ?? found.point.latitude,
    longitude: degrees(fields[spot.longitude]) ?? found.point.longitude,
  };
  const apart = distanceKm(point, found.point);
  if (apart > APART_KM) {
    const params = { given: text, place: found.place.id, km: Math.round(apart) };
    return { fields, issues: [{ path, code: "place-apart", with: params }] };
  }
  const filled: Record<string, unknown> = {
    ...fields,
    [spot.latitude]: fields[spot.latitude] ?? point.latitude,
    [spot.longitude]: fields[spot.longitude] ?? point.longitude,
  };
  if (spot.needs.includes("name")) filled["name"] ??= found.place.latin;
  const clock = spot.hasZone ? chooseClock(filled, found, prefix, now) : NO_CLOCK;
  if (clock.timezone !== undefined) filled["timezone"] ??= clock.timezone;
  const { place, how, matched, km, passedOver } = found;
  return {
    fields: filled,
    issues: clock.issues,
    place: {
      path,
      given: text,
      id: place.id,
      how,
      ...(matched ? { matched } : {}),
      ...(km === undefined ? {} : { km }),
      passedOver,
      ...point,
      ...(clock.timezone === undefined ? {} : { timezone: clock.timezone }),
      isBefore1970: clock.isBefore1970,
      warnings: clock.warnings,
    },
  };
}

/** What names the place; coordinates as they are written, to a tenth of a metre. */
function textOf(named: Static<typeof PlaceInput>): string {
  if (typeof named === "string") return named;
  return [named.latitude, named.longitude].map((degrees) => +degrees.toFixed(6)).join(", ");
}

/**
 * What a procedure requires and neither a place nor the fields themselves give: told of the place where all
 * of it is missing, else of each field.
 */
function missing(
  fields: Fields,
  { needs, place }: PlaceSpot,
  prefix: string,
): readonly InputIssue[] {
  const absent = needs.filter((name) => fields[name] === undefined);
  const at = absent.length === needs.length ? absent.slice(0, 1).map(() => place) : absent;
  return at.map((name) => ({
    path: prefix + name,
    code: "place-missing",
    with: { fields: absent },
  }));
}

interface ChosenClock {
  readonly timezone?: string;
  readonly isBefore1970: boolean | null;
  readonly warnings: readonly Said[];
  readonly issues: readonly InputIssue[];
}

const NO_CLOCK: ChosenClock = { isBefore1970: null, warnings: [], issues: [] };

/** The zone that was given, or the place's own; where two are in use there that differ, it is asked for. */
function chooseClock(fields: Fields, found: Found, prefix: string, now: number): ChosenClock {
  const { timezone: given } = fields;
  const clocks = clocksAt(fields, found.zones, now);
  const [own] = clocks as readonly [ZoneClock, ...ZoneClock[]];
  const isBefore1970 = own.epochMs === null ? null : own.epochMs < 0;
  if (typeof given === "string") {
    const [theirs] = clocksAt(fields, [given], now) as readonly [ZoneClock];
    const agrees =
      theirs.offset === null ||
      own.offset === null ||
      clocks.some(({ zone, offset }) => zone === given || offset === theirs.offset);
    const { zone, offset } = own;
    const params = { place: found.place.id, given, givenOffset: theirs.offset, zone, offset };
    const warnings = agrees ? [] : [{ code: "place-other-clock", with: params }];
    return { timezone: given, isBefore1970, warnings, issues: [] };
  }
  const differing = clocks.filter(({ offset }) => offset !== own.offset);
  if (differing.length > 0 && readsClock(fields)) {
    const asked = clocks.filter(
      ({ offset }, at) => clocks.findIndex((one) => one.offset === offset) === at,
    );
    const choices = asked.map(({ zone, offset }) => ({
      value: zone,
      ...(offset === null ? {} : { text: `${zone} (${offset})` }),
    }));
    const issue = { path: `${prefix}timezone`, code: "place-clock", choices };
    return { isBefore1970, warnings: [], issues: [{ ...issue, with: { place: found.place.id } }] };
  }
  return { timezone: own.zone, isBefore1970, warnings: [], issues: [] };
}

/** An input with the objects on a way exchanged; what is not there or no object is left as it is. */
function changedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  prefix: string,
  change: (fields: Fields, prefix: string) => Fields,
): unknown {
  if (step === "*") {
    if (!Array.isArray(value)) return value;
    return value.map((one, at) => changedAt(one, rest, `${prefix}${at}/`, change));
  }
  if (!isFields(value)) return value;
  if (step === undefined) return change(value, prefix);
  const member = value[step];
  const changed = changedAt(member, rest, `${prefix}${step}/`, change);
  return changed === member ? value : { ...value, [step]: changed };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function degrees(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
