/** Shapes of the shared ephemeris vectors. */
export interface BodyCase {
  readonly lon: number;
  readonly lat: number;
  readonly dist?: number;
  readonly speedLon: number;
}

export interface HouseCase {
  readonly cusps: readonly number[];
  readonly asc: number;
  readonly mc: number;
  readonly armc: number;
  readonly vertex: number;
  readonly fallback?: string;
}

export interface EphemerisCase {
  readonly id: string;
  readonly utc: string;
  readonly jdUt: number;
  readonly jdTt: number;
  readonly deltaT: number;
  readonly lat: number;
  readonly lon: number;
  readonly bodies: Readonly<Record<string, BodyCase | null>>;
  readonly uranian: Readonly<Record<string, BodyCase>>;
  readonly houses: Readonly<Record<string, HouseCase>>;
  readonly angles: Readonly<Record<"asc" | "mc" | "armc" | "vertex" | "eastPoint", number>>;
  readonly ayanamsa: Readonly<Record<string, number>>;
  readonly ayanamsaTrue: Readonly<Record<string, number>>;
  readonly frame: Readonly<
    Record<"trueObliquity" | "meanObliquity" | "nutationLon" | "nutationObl" | "gastHours", number>
  >;
}

/** The vectors' `MeanNode` is our `meanNode`. */
export function toId(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The era of a case: within the bars' range or not. */
export function isModern({ utc }: { readonly utc: string }): boolean {
  const year = Number(utc.slice(0, utc.indexOf("-", 1)));
  return year >= 1800 && year < 2100;
}
