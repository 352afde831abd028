/** The table of eras, found by name or by day. */
import { ERA_TABLE } from "./table.ts";

export interface Era {
  readonly native: string;
  readonly roman: string;
  /** Western year that it counts as its first. */
  readonly first: number;
  /** Rata Die of the first day. */
  readonly from: number;
  /** Rata Die of the day after the last; null where it goes on. */
  readonly until: number | null;
  readonly court: "northern" | "southern" | null;
}

/** By what the first days of two southern eras are told. */
export type SouthernEras = "chronicles" | "documents";

/** First days by the earliest documents: 5 of month 2, 1370, and 28 of month 4, 1372. */
const BY_DOCUMENTS: Readonly<Record<string, number>> = { 建徳: 500_087, 文中: 500_907 };

const tables = new Map<SouthernEras, readonly Era[]>();

/** Every era in the order of its first day. */
export function allEras(rule: SouthernEras = "chronicles"): readonly Era[] {
  const known = tables.get(rule);
  if (known) return known;
  const eras = rule === "chronicles" ? readTable() : byDocuments(readTable());
  tables.set(rule, eras);
  return eras;
}

/** An era that begins on another day ends the one before it on another, too. */
function byDocuments(eras: readonly Era[]): readonly Era[] {
  const moved = new Map(
    eras.flatMap(({ native, from }) => {
      const day = BY_DOCUMENTS[native];
      return day === undefined ? [] : [[from, day] as const];
    }),
  );
  return eras.map((era) =>
    era.court === "southern"
      ? {
          ...era,
          from: moved.get(era.from) ?? era.from,
          until: era.until === null ? null : (moved.get(era.until) ?? era.until),
        }
      : era,
  );
}

function readTable(): readonly Era[] {
  return ERA_TABLE.split("; ")
    .filter((row) => row !== "")
    .map((row) => {
      const [native, roman, first, from, ...rest] = row.split(" ");
      const until = rest.find((one) => /^\d+$/.test(one));
      const court = rest.includes("N") ? "northern" : rest.includes("S") ? "southern" : null;
      return {
        native: native!,
        roman: roman!,
        first: Number(first),
        from: Number(from),
        until: until ? Number(until) : null,
        court,
      };
    });
}

/** Eras in force on a day. */
export function erasOn(fixed: number, rule?: SouthernEras): readonly Era[] {
  return allEras(rule).filter(
    ({ from, until }) => from <= fixed && (until === null || fixed < until),
  );
}

/** Old forms of the characters of era names, each before the one in use. */
const OLD_FORMS =
  "應応德徳寬寛齊斉龜亀寶宝廣広曆暦嘉嘉延延觀観貞貞慶慶壽寿萬万靈霊攝摂國国會会靜静祿禄祥祥祐祐禎禎福福亨亨享享永永曆暦圓円澤沢鷄鶏";
/** What Simplified Chinese writes otherwise. */
const SIMPLIFIED =
  "应応观観宽寛龟亀宝宝万万庆慶贞貞历暦祯禎齐斉广広云雲兴興养養长長凤鳳铜銅鸟鳥灵霊国国护護祚祚";

let folded: ReadonlyMap<string, string> | undefined;

/** A name as it is compared: in the forms in use, without spaces, marks and capitals. */
export function keyOf(name: string): string {
  folded ??= new Map(
    [...`${OLD_FORMS}${SIMPLIFIED}`.matchAll(/(\P{ASCII})(\P{ASCII})/gu)].map(([, from, to]) => [
      from!,
      to!,
    ]),
  );
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s'’-]/g, "")
    .toLowerCase()
    .replace(/年号|年號$/, "")
    // Letters write a long vowel with or without a mark, and n before p and b as m.
    .replaceAll("ou", "o")
    .replaceAll("oo", "o")
    .replaceAll("uu", "u")
    .replace(/m(?=[bp])/g, "n");
  return [...plain].map((char) => folded!.get(char) ?? char).join("");
}

/** Eras of a name, written or in letters. */
export function erasNamed(name: string, rule?: SouthernEras): readonly Era[] {
  const key = keyOf(name);
  return allEras(rule).filter(({ native, roman }) => keyOf(native) === key || keyOf(roman) === key);
}
