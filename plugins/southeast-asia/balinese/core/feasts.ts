/**
 * Feasts of the Pawukon and of the Moon (rahinan).
 *
 * @source F. B. Eiseman, Bali: Sekala and Niskala (1989), on the calendar; balinese-date-js-lib, its rahinan
 */
import { vocabulary, type IdOf } from "#sdk";
import { balineseSakaDay, type BalineseSakaDay } from "#time";
import { SAPTAWARA, WUKU, weeksOf, type Weeks } from "./weeks.ts";

/** Feasts by wuku and weekday, both from the first, 0. */
const OF_WUKU = {
  banyuPinaruh: [0, 0],
  somaRibek: [0, 1],
  sabuhMas: [0, 2],
  pagerwesi: [0, 3],
  tumpekLandep: [1, 6],
  tumpekUduh: [6, 6],
  sugihanJawa: [9, 4],
  sugihanBali: [9, 5],
  penyekeban: [10, 0],
  penyajan: [10, 1],
  penampahanGalungan: [10, 2],
  galungan: [10, 3],
  manisGalungan: [10, 4],
  pemaridanGuru: [10, 6],
  ulihan: [11, 0],
  pemacekanAgung: [11, 1],
  penampahanKuningan: [11, 5],
  kuningan: [11, 6],
  pegatUwakan: [15, 3],
  tumpekKrulut: [16, 6],
  tumpekKandang: [21, 6],
  tumpekWayang: [26, 6],
  saraswati: [29, 6],
} as const satisfies Readonly<Record<string, readonly [wuku: number, weekday: number]>>;
type OfWuku = keyof typeof OF_WUKU;
const OF_WUKU_IDS = Object.keys(OF_WUKU) as [OfWuku, ...OfWuku[]];

export const PAWUKON_FEAST = vocabulary("pawukonFeast", [
  ...OF_WUKU_IDS,
  "kajengKliwon",
  "anggaraKasih",
  "budaCemeng",
]);
export type PawukonFeast = IdOf<typeof PAWUKON_FEAST>;

/** Feasts of a day by the weeks. */
export function pawukonFeasts({
  wuku,
  saptawara,
  pancawara,
  triwara,
}: Weeks): readonly PawukonFeast[] {
  const [week, day] = [WUKU.ids.indexOf(wuku), SAPTAWARA.ids.indexOf(saptawara)];
  const own = OF_WUKU_IDS.filter((id) => OF_WUKU[id][0] === week && OF_WUKU[id][1] === day);
  const isKliwon = pancawara === "kliwon";
  return [
    ...own,
    ...(triwara === "kajeng" && isKliwon ? (["kajengKliwon"] as const) : []),
    ...(saptawara === "anggara" && isKliwon ? (["anggaraKasih"] as const) : []),
    ...(saptawara === "buda" && pancawara === "wage" ? (["budaCemeng"] as const) : []),
  ];
}

/** The next day of each feast of a wuku within the round of 210 days, soonest first. */
export function comingFeasts(fixed: number, most: number) {
  const from = weeksOf(fixed).pawukonDay;
  return OF_WUKU_IDS.map((feast) => {
    const [week, day] = OF_WUKU[feast];
    const ahead = (7 * week + day - from + 210) % 210;
    return { feast, fixed: fixed + (ahead === 0 ? 210 : ahead) };
  })
    .sort((a, b) => a.fixed - b.fixed)
    .slice(0, most);
}

export const SAKA_FEAST = vocabulary("sakaFeast", {
  siwaratri: { roman: "Siwa Ratri" },
  tawur: { roman: "Tawur Agung Kasanga" },
  nyepi: { roman: "Nyepi" },
  ngembak: { roman: "Ngembak Geni" },
});
export type SakaFeast = IdOf<typeof SAKA_FEAST>;
const KAPITU = 7;

/** Feasts of a day by the Moon. */
export function sakaFeasts(fixed: number): readonly SakaFeast[] {
  const next = balineseSakaDay(fixed + 1);
  const today: BalineseSakaDay = balineseSakaDay(fixed);
  if (next.month === KAPITU && !next.added && next.moon === "tilem") return ["siwaratri"];
  if (next.year > today.year) return ["tawur"];
  const before = balineseSakaDay(fixed - 1);
  if (before.year < today.year) return ["nyepi"];
  return balineseSakaDay(fixed - 2).year < today.year ? ["ngembak"] : [];
}
