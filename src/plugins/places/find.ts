/** What a text that stands for a place means: one place, or why it cannot be taken. */
import { openAtlas, readPlace, type Place, type PlaceName, type Point } from "../../places/mod.ts";
import type { InputIssue } from "../errors.ts";

/** A place that was found. */
export interface Found {
  /** For coordinates the nearest place. */
  readonly place: Place;
  readonly point: Point;
  /** The likelier first. */
  readonly zones: readonly string[];
  /**
   * `exact`: it is called so; `sound`: its name in other letters sounds so; `id`: by its id;
   * `coordinates`: the nearest place to them.
   */
  readonly how: "exact" | "sound" | "id" | "coordinates";
  /** The name by which it was found. */
  readonly matched?: PlaceName;
  /** From the coordinates to the place. */
  readonly km?: number;
  /** Ids of smaller places of the name. */
  readonly passedOver: readonly string[];
}

/** Further from every place than this, a zone would be a guess. */
const FARTHEST_KM = 200;
/** Places that a message lists. */
const MOST_CHOICES = 20;

/**
 * Finds what a text means.
 *
 * @param lang its language counts where several are called so
 * @param needsZone whether coordinates are of use without a zone
 */
export function findPlace(
  text: string,
  lang: string,
  needsZone: boolean,
): Found | Omit<InputIssue, "path"> {
  const given = text.trim();
  const read = readPlace(openAtlas(), { text: given, lang, limit: MOST_CHOICES });
  switch (read.kind) {
    case "one": {
      const { place, how, matched, passedOver } = read;
      return { ...found(place, how), matched, passedOver: passedOver.map(({ id }) => id) };
    }
    case "id":
      return found(read.place, "id");
    case "coordinates": {
      const { place, point, zones, km } = read;
      if (needsZone && km > FARTHEST_KM) return { code: "place-far", with: { given, km } };
      return { place, point, zones, how: "coordinates", km, passedOver: [] };
    }
    case "several": {
      const { choices, total } = read;
      return { code: "place-several", with: { given, total }, choices: idsOf(choices) };
    }
    case "none": {
      const choices = idsOf(read.nearest);
      const code = read.because === "area" ? "place-elsewhere" : "place-unknown";
      const near = choices.length > 0 ? { choices, nearest: choices[0]!.value } : {};
      return { code, with: { given }, ...near };
    }
    case "unknown-id":
      return { code: "place-id-unknown", with: { given } };
    case "beyond":
      return { code: "place-beyond", with: { given } };
  }
}

function found(place: Place, how: Found["how"]): Found {
  const { zone, zoneReliability, latitude, longitude } = place;
  const zones = [zone, ...zoneReliability.alternatives];
  return { place, point: { latitude, longitude }, zones, how, passedOver: [] };
}

function idsOf(places: readonly Place[]): readonly { readonly value: string }[] {
  return places.map(({ id }) => ({ value: id }));
}
