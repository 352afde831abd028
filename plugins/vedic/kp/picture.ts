import type { Lang } from "#sdk";
import type { Sign } from "#lore";
import type { GrahaId } from "../core/grahas.ts";
import { drawTable } from "../core/table_picture.ts";

interface Row {
  readonly sign: Sign;
  readonly degree: string;
  readonly signLord: GrahaId;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  readonly subSubLord: GrahaId;
}
interface Told {
  readonly planets: readonly (Row & {
    readonly graha: GrahaId;
    readonly house: number;
    readonly retrograde: boolean;
  })[];
  readonly cusps: readonly (Row & { readonly house: number })[];
}

/** Cusps and planets with their four lords. */
export function drawKp(
  id: string,
  lang: Lang,
  { planets, cusps }: Told,
  says: {
    readonly title: string;
    readonly heading: string;
    readonly desc: string;
    readonly columns: readonly string[];
    readonly graha: Readonly<Record<GrahaId, string>>;
    readonly short: Readonly<Record<GrahaId, string>>;
    readonly sign: Readonly<Record<Sign, string>>;
    readonly cusp: (house: number) => string;
  },
  asked?: number,
): string {
  const lords = (one: Row) => [
    says.short[one.signLord],
    says.short[one.starLord],
    says.short[one.subLord],
    says.short[one.subSubLord],
  ];
  return drawTable({
    id,
    lang,
    title: says.title,
    heading: says.heading,
    desc: says.desc,
    columns: says.columns.map((title, i) => ({ title, share: [4, 6, 2, 2, 2, 2][i]! })),
    rows: [
      ...cusps.map((one) => ({
        cells: [says.cusp(one.house), `${says.sign[one.sign]} ${one.degree}`, ...lords(one)],
        ...(one.house === asked ? { tint: "#f4c98a" } : {}),
      })),
      ...planets.map((one) => ({
        cells: [
          `${says.graha[one.graha]}${one.retrograde && one.graha !== "rahu" && one.graha !== "ketu" ? " ℞" : ""} · ${one.house}`,
          `${says.sign[one.sign]} ${one.degree}`,
          ...lords(one),
        ],
        tint: "#e9eef6",
      })),
    ],
  });
}
