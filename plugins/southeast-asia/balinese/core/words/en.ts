/** What the arts of Bali share, in English. */
import type { PawukonFeast, SakaFeast } from "../feasts.ts";
import * as weeks from "../weeks.ts";

/** The names of a week as Bali has them. */
const romans = <I extends string>({
  ids,
  writings,
}: {
  readonly ids: readonly I[];
  readonly writings: Readonly<Partial<Record<I, { readonly roman?: string }>>>;
}) => Object.fromEntries(ids.map((id) => [id, writings[id]!.roman!])) as Record<I, string>;

/** Names that stay as they are in every language. */
export const names = {
  dwiwara: romans(weeks.DWIWARA),
  triwara: romans(weeks.TRIWARA),
  caturwara: romans(weeks.CATURWARA),
  pancawara: romans(weeks.PANCAWARA),
  sadwara: romans(weeks.SADWARA),
  saptawara: romans(weeks.SAPTAWARA),
  astawara: romans(weeks.ASTAWARA),
  sangawara: romans(weeks.SANGAWARA),
  dasawara: romans(weeks.DASAWARA),
  wuku: romans(weeks.WUKU),
};

export const ingkel = {
  wong: "people",
  sato: "beasts",
  mina: "fish",
  manuk: "birds",
  taru: "trees",
  buku: "what has joints, as bamboo",
};

export const sasih = {
  kasa: "first month",
  karo: "second month",
  katiga: "third month",
  kapat: "fourth month",
  kalima: "fifth month",
  kanem: "sixth month",
  kapitu: "seventh month",
  kawolu: "eighth month",
  kasanga: "ninth month",
  kadasa: "tenth month",
  destha: "eleventh month",
  sadha: "twelfth month",
};

export const pawukonFeast: Readonly<Record<PawukonFeast, { text: string; about: string }>> = {
  banyuPinaruh: { text: "Banyu Pinaruh", about: "bathing at springs and by the sea before dawn" },
  somaRibek: { text: "Soma Ribek", about: "the rice in the granary is given thanks" },
  sabuhMas: { text: "Sabuh Mas", about: "gold and jewels are blessed" },
  pagerwesi: { text: "Pagerwesi", about: "the iron fence: the mind is guarded with offerings" },
  tumpekLandep: { text: "Tumpek Landep", about: "blades, tools and vehicles are blessed" },
  tumpekUduh: { text: "Tumpek Uduh", about: "fruit trees are told that Galungan is near" },
  sugihanJawa: { text: "Sugihan Jawa", about: "the world outside is cleansed before Galungan" },
  sugihanBali: { text: "Sugihan Bali", about: "the self is cleansed before Galungan" },
  penyekeban: {
    text: "Penyekeban",
    about: "bananas are laid to ripen, and the senses are held in",
  },
  penyajan: { text: "Penyajan", about: "rice cakes are made for Galungan" },
  penampahanGalungan: {
    text: "Penampahan Galungan",
    about: "the feast is cooked, the tall penjor raised",
  },
  galungan: { text: "Galungan", about: "dharma has won, and the ancestors come home" },
  manisGalungan: { text: "Manis Galungan", about: "families visit each other" },
  pemaridanGuru: { text: "Pemaridan Guru", about: "offerings are shared out among the household" },
  ulihan: { text: "Ulihan", about: "the ancestors set out on their return" },
  pemacekanAgung: {
    text: "Pemacekan Agung",
    about: "the spirits that troubled the feast are sent off",
  },
  penampahanKuningan: { text: "Penampahan Kuningan", about: "yellow rice is made ready" },
  kuningan: { text: "Kuningan", about: "yellow offerings before noon, and the ancestors leave" },
  pegatUwakan: { text: "Pegat Uwakan", about: "the penjor comes down and the season ends" },
  tumpekKrulut: { text: "Tumpek Krulut", about: "gamelan and all that sounds is blessed" },
  tumpekKandang: { text: "Tumpek Kandang", about: "cattle, pigs and poultry are blessed" },
  tumpekWayang: { text: "Tumpek Wayang", about: "puppets are blessed, and masks with them" },
  saraswati: { text: "Saraswati", about: "books are honoured and not read" },
  kajengKliwon: {
    text: "Kajeng Kliwon",
    about: "small offerings on the ground keep unseen powers content",
  },
  anggaraKasih: { text: "Anggara Kasih", about: "a Tuesday Kliwon, for cleansing oneself" },
  budaCemeng: { text: "Buda Cemeng", about: "a Wednesday Wage, when money is asked to rest" },
};

export const sakaFeast: Readonly<Record<SakaFeast, { text: string; about: string }>> = {
  siwaratri: {
    text: "the night of Siwa",
    about: "a watch is kept through the darkest night of the year",
  },
  tawur: {
    text: "the great cleansing",
    about: "ogoh-ogoh are carried through the dusk and then burnt",
  },
  nyepi: { text: "the day of silence", about: "no fire, no work, no going out, no amusement" },
  ngembak: { text: "the fire lit again", about: "people go round to ask each other's pardon" },
};
