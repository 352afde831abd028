/** A name and its language. */
export interface PlaceName {
  readonly text: string;
  /**
   * BCP 47. `und-` with a script (`und-Latn`, `und-Cyrl`) where the source does not say which of the
   * languages of that script it is.
   */
  readonly lang: string;
}

/** A country or a first-order division. */
export interface Area {
  /** ISO 3166-1 alpha-2 of a country ("US"); country, full stop and GeoNames' code of a division ("US.IL"). */
  readonly code: string;
  readonly name: PlaceName;
}

/** A populated place. */
export interface Place {
  /** `gn:` and GeoNames' number, or `at:` and the coordinates where the source gives no number. */
  readonly id: string;
  /** In the language asked for where there is such a name, else in Latin letters. */
  readonly name: PlaceName;
  /** The usual name in Latin letters. */
  readonly latin: string;
  readonly country: Area;
  readonly division: Area | null;
  /** Degrees, north positive, to four places (11 m). */
  readonly latitude: number;
  /** Degrees, east positive, to four places. */
  readonly longitude: number;
  /** Null where the source gives none. */
  readonly population: number | null;
  /** IANA name, such as "Asia/Taipei". */
  readonly zone: string;
  readonly zoneReliability: ZoneReliability;
}

/** How far the clocks of a place's zone can be taken for those of the place. */
export interface ZoneReliability {
  /**
   * From 1970 on, for which the tz database means a zone to be whole:
   * `agreed`: the list of places and the boundaries of the zones name this zone alone;
   * `overlap`: two zones are in use here, as in Xinjiang;
   * `differ`: the two sources name different zones.
   */
  readonly since1970: "agreed" | "overlap" | "differ";
  /**
   * Before 1970, where the tz database follows one city of the zone:
   * `own`: this place, or one within 30 km of that city;
   * `extended`: another place of the zone, whose clocks may have differed;
   * `local-option`: another place in the United States or Canada, where states, counties and towns set
   * their own daylight saving time, in the United States up to 1967.
   */
  readonly before1970: "own" | "extended" | "local-option";
  /** The other zones that the sources name; empty where they agree. */
  readonly alternatives: readonly string[];
}
