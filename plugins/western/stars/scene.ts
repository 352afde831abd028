/** What stars may touch in a chart, made ready once for all of them. */
import { STARS, type Position, type StarId } from "#sky";
import type { BodyPlace } from "../core/day_track.ts";
import { isClassical, type Modern, type PointId } from "../core/points.ts";
import {
  bodiesOnAngles,
  longitudeContacts,
  PARAN_ORB_DEG,
  paranContacts,
  parallelContacts,
  prominenceOf,
  type BodyOnAngles,
  type Contact,
} from "./contacts.ts";
import { TRADITIONAL } from "./natures.ts";

/** Magnitude that stands for a point without light of its own. */
const DARK = 3;

export interface StarOptions {
  readonly ids: readonly StarId[];
  readonly orbDeg: number | undefined;
  readonly paranOrbDeg: number;
  readonly natalOnly: boolean;
}

/** The options of a caller, defaults filled in. */
export function readOptions(chosen: Readonly<Record<string, unknown>>): StarOptions {
  return {
    ids: (chosen["stars"] as readonly StarId[] | undefined) ?? TRADITIONAL,
    orbDeg: chosen["orbDeg"] as number | undefined,
    paranOrbDeg: (chosen["paranOrbDeg"] as number | undefined) ?? PARAN_ORB_DEG,
    natalOnly: (chosen["natalOnly"] as boolean | undefined) ?? false,
  };
}

interface Angles {
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly armcDeg: number;
}

export interface Scene {
  readonly longitudes: readonly (readonly [PointId, number])[];
  readonly declinations: readonly (readonly [PointId, number])[];
  /** Null without time and place. */
  readonly parans: {
    readonly bodies: readonly BodyOnAngles[];
    readonly latitudeDeg: number;
  } | null;
  readonly options: StarOptions;
}

/** @param angles with the latitude of their place; null without time and place */
export function createScene(
  bodies: readonly (readonly [Modern, BodyPlace])[],
  angles: (Angles & { readonly latitudeDeg: number }) | null,
  options: StarOptions,
): Scene {
  const longitudes = bodies.map(([id, one]) => [id, one.longitudeDeg] as const);
  const classical = bodies.filter(([id]) => isClassical(id));
  return {
    longitudes: angles
      ? [...longitudes, ["ascendant", angles.ascendantDeg], ["midheaven", angles.midheavenDeg]]
      : longitudes,
    declinations: bodies.map(([id, one]) => [id, one.declinationDeg]),
    parans: angles && {
      bodies: bodiesOnAngles(
        classical,
        angles.latitudeDeg,
        options.natalOnly ? angles.armcDeg : null,
      ),
      latitudeDeg: angles.latitudeDeg,
    },
    options,
  };
}

/** One star in a scene. */
export interface Touch {
  readonly id: StarId;
  readonly contacts: readonly Contact[];
  /** 0 to 100. */
  readonly prominence: number;
}

/** How a star touches the chart, and how loudly. */
export function touchOf(id: StarId, star: Position, scene: Scene): Touch {
  const { longitudes, declinations, parans, options } = scene;
  const light = STARS.find((one) => one.id === id)!.magnitude ?? DARK;
  const contacts = [
    ...longitudeContacts(star, light, longitudes, options.orbDeg),
    ...parallelContacts(star, declinations),
    ...(parans ? paranContacts(star, parans.bodies, parans.latitudeDeg, options.paranOrbDeg) : []),
  ];
  return { id, contacts, prominence: prominenceOf(contacts, light) };
}

/** The stars with a contact, most prominent first. */
export function rank<T extends Touch>(touches: readonly T[]): readonly T[] {
  return touches
    .filter(({ contacts }) => contacts.length > 0)
    .sort((a, b) => b.prominence - a.prominence);
}
