/**
 * Which minor stars colour a major star or a transformation: by groups, as the books pair them.
 *
 * @source Ziwei Doushu Quanshu, "zhu xing wen da lun" 諸星問答論: each major star with helpers and killers
 */
import type { Palace } from "./palace.ts";
import type { MajorId, MinorId, StarId, TransformationId } from "#east/purple_star/stars.ts";

/** Groups of minor stars that work alike beside a major star. */
export type Group =
  "aides" | "letters" | "patrons" | "store" | "horse" | "blades" | "fires" | "voids";

const GROUP_OF: Readonly<Record<MinorId, Group>> = {
  zuoFu: "aides",
  youBi: "aides",
  wenChang: "letters",
  wenQu: "letters",
  tianKui: "patrons",
  tianYue: "patrons",
  luCun: "store",
  tianMa: "horse",
  qingYang: "blades",
  tuoLuo: "blades",
  huoXing: "fires",
  lingXing: "fires",
  diKong: "voids",
  diJie: "voids",
};

/** What meets each transformation, the telling ones first: 祿馬, 權 with aides, 科 with letters, 忌 with killers. */
const TELLING: Readonly<Record<TransformationId, readonly Group[]>> = {
  lu: ["horse", "voids", "aides", "fires", "letters", "store", "blades", "patrons"],
  quan: ["aides", "fires", "voids", "letters", "horse", "blades", "patrons", "store"],
  ke: ["letters", "voids", "aides", "fires", "horse", "patrons", "store", "blades"],
  ji: ["fires", "voids", "aides", "letters", "horse", "blades", "patrons", "store"],
};

/** A major star and the group that colours it. */
export interface Meeting {
  readonly major: MajorId;
  readonly group: Group;
}

/** The first ruler of a palace with the first that stands beside it; null where none does. */
export function meetingOf(
  rulers: Palace["majorStars"],
  [first]: readonly MinorId[],
): Meeting | null {
  return first ? { major: rulers[0]!.star, group: GROUP_OF[first] } : null;
}

/**
 * The most telling minor star that a transformation meets; null without one.
 *
 * @param changed star that is transformed
 * @param square its palace first, then those that look at it
 */
export function metBy(
  change: TransformationId,
  changed: StarId,
  square: readonly Palace[],
): { readonly star: MinorId; readonly group: Group } | null {
  const met = square
    .flatMap(({ minorStars }) => minorStars.map(({ star }) => star))
    .filter((star) => star !== changed);
  for (const group of TELLING[change]) {
    const star = met.find((one) => GROUP_OF[one] === group);
    if (star) return { star, group };
  }
  return null;
}
