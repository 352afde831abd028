/** What a text that stands for a place means, in the shape of an answer. */
import { openAtlas, readPlace, type Place, type PlaceQuery } from "#places";
import { told } from "../core/place.ts";
import type { ResolveAnswer } from "./answer.ts";

const NOTHING: Omit<ResolveAnswer, "outcome" | "says"> = {
  place: null,
  how: null,
  matched: null,
  km: null,
  zones: [],
  passedOver: [],
  choices: [],
  total: 0,
  because: [],
  near: [],
};

/** Reads a name, an id or coordinates. */
export function resolve(query: PlaceQuery): ResolveAnswer {
  const read = readPlace(openAtlas(), query);
  const given = query.text.trim();
  const none = (because: ResolveAnswer["because"][number], near: readonly Place[] = []) => ({
    ...NOTHING,
    outcome: "none" as const,
    says: { code: "none", with: { given, nearest: near.length } } as const,
    because: [because],
    near: near.map(told),
  });
  switch (read.kind) {
    case "one": {
      const { how, matched, passedOver } = read;
      const said = { given, label: labelOf(read.place), passedOver: passedOver.length };
      return {
        ...taken(read.place),
        says: { code: "taken", with: said },
        how,
        matched,
        passedOver: passedOver.map(told),
        total: passedOver.length + 1,
      };
    }
    case "id": {
      const said = { given, label: labelOf(read.place), passedOver: 0 };
      return { ...taken(read.place), says: { code: "taken", with: said }, how: "id" };
    }
    case "coordinates": {
      const km = Math.round(read.km * 10) / 10;
      const said = { given, label: labelOf(read.place), km };
      const { zones } = read;
      const near = { ...taken(read.place), how: "coordinates" as const, km, zones };
      return { ...near, says: { code: "nearest", with: said } };
    }
    case "several": {
      const { choices, total } = read;
      return {
        ...NOTHING,
        outcome: "several",
        says: { code: "several", with: { given, total } },
        choices: choices.map(told),
        total,
      };
    }
    case "none":
      return none(read.because, read.nearest);
    case "unknown-id":
      return none("id");
    case "beyond":
      return none("globe");
  }
}

function taken(place: Place) {
  const zones = [place.zone, ...place.zoneReliability.alternatives];
  return { ...NOTHING, outcome: "one" as const, place: told(place), zones, total: 1 };
}

function labelOf(place: Place) {
  return told(place).label.with;
}
