/** The decade and the year that are running, by the four pillars, Purple Star and the Vimshottari periods. */
import { PHASE, PILLAR, type Phase } from "#lore";
import { idOf, type Named, type Role } from "./themes.ts";

/** Each part is null where its system did not answer or nothing of it is running. */
export interface Present {
  /** Year of the sexagenary count. */
  readonly year: string;
  /** The part that the element of the year's stem plays in the four pillars. */
  readonly yearRole: Role | null;
  readonly yearElement: Phase;
  readonly luck: {
    readonly pillar: Named;
    readonly tenGod: Named;
    readonly from: number;
    readonly to: number;
  } | null;
  readonly decade: { readonly palace: Named; readonly from: number; readonly to: number } | null;
  readonly periods: {
    readonly great: Named;
    readonly greatEnds: number;
    readonly sub: Named | null;
    readonly subEnds: number | null;
  } | null;
}

interface Bazi {
  readonly usefulGod: { readonly roles: Readonly<Record<Role, { readonly element: Named }>> };
  readonly luck: {
    readonly pillars: readonly {
      readonly pillar: Named;
      readonly tenGod: Named;
      readonly startYear: number;
      readonly endYear: number;
    }[];
  } | null;
}
interface Ziwei {
  readonly lunarDate: { readonly year: number };
  readonly palaces: readonly {
    readonly palace: Named;
    readonly decade: { readonly from: number; readonly to: number } | null;
  }[];
}
interface Dasha {
  readonly periods: readonly {
    readonly level: Named;
    readonly lord: Named;
    readonly start: string;
    readonly end: string;
  }[];
}

/** Element of a stem by its place among the ten: two stems to each phase, wood first. */
const elementOfYear = (index: number): Phase => PHASE.ids[Math.floor((index % 10) / 2)]!;

/**
 * What is running on a day.
 *
 * @param read the answer of a system, in codes or in words; null where it gave none
 * @param date `YYYY-MM-DD`; the year of the pillars turns about 4 February
 */
export function presentOf(read: (system: string) => unknown, date: string): Present {
  const [civil, month, day] = date.split("-").map(Number) as [number, number, number];
  const year = month < 2 || (month === 2 && day < 4) ? civil - 1 : civil;
  const index = (((year - 4) % 60) + 60) % 60;
  const yearElement = elementOfYear(index);
  const bazi = read("bazi.chart") as Bazi | null;
  const ziwei = read("ziwei.chart") as Ziwei | null;
  const dasha = read("dasha.vimshottari") as Dasha | null;
  const roles = bazi?.usefulGod.roles;
  const yearRole = (Object.keys(roles ?? {}) as Role[]).find(
    (role) => idOf(roles![role].element) === yearElement,
  );
  const luck = bazi?.luck?.pillars.find(
    ({ startYear, endYear }) => year >= startYear && year < endYear,
  );
  const age = ziwei ? civil - ziwei.lunarDate.year + 1 : 0;
  const decade = ziwei?.palaces.find(
    (one) => one.decade && one.decade.from <= age && age <= one.decade.to,
  );
  const running = (level: string) =>
    dasha?.periods.find(
      (one) =>
        idOf(one.level) === level && one.start.slice(0, 10) <= date && date < one.end.slice(0, 10),
    );
  const [great, sub] = [running("maha"), running("antar")];
  const yearOf = (instant: string) => Number(instant.slice(0, 4));
  return {
    year: PILLAR.ids[index]!,
    yearRole: yearRole ?? null,
    yearElement,
    luck: luck
      ? { pillar: luck.pillar, tenGod: luck.tenGod, from: luck.startYear, to: luck.endYear }
      : null,
    decade: decade
      ? { palace: decade.palace, from: decade.decade!.from, to: decade.decade!.to }
      : null,
    periods: great
      ? {
          great: great.lord,
          greatEnds: yearOf(great.end),
          sub: sub?.lord ?? null,
          subEnds: sub ? yearOf(sub.end) : null,
        }
      : null,
  };
}
