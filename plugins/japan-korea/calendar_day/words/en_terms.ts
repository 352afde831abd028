/** English names of officers, selected days and lodges; what is said of them is ours. */
import type { Choku, Lodge28, Selected, Zassetsu } from "../terms.ts";

type Told = { readonly text: string; readonly about: string };

export const choku: Readonly<Record<Choku, Told>> = {
  tatsu: { text: "to establish", about: "all beginnings, except moving earth" },
  nozoku: { text: "to clear away", about: "clearing, washing, healing" },
  mitsu: { text: "to fill", about: "moving house, travel, weddings" },
  taira: { text: "to level", about: "levelling the ground, agreements" },
  sadan: { text: "to settle", about: "agreements, weddings, new ventures" },
  toru: { text: "to hold", about: "sowing, building, celebrations" },
  yaburu: { text: "to break", about: "disputes and surgery alone" },
  ayabu: { text: "danger", about: "caution in everything; heights above all" },
  naru: { text: "to come about", about: "opening, study, weddings" },
  osan: { text: "to bring in", about: "gathering, buying, storing" },
  hiraku: { text: "to open", about: "opening, study, weddings" },
  tozu: { text: "to close", about: "saving, closing accounts, mending walls" },
};

export const selectedDay: Readonly<Record<Selected, Told>> = {
  tensha: {
    text: "heaven forgives",
    about: "a few days a year on which heaven forgives all, the best for beginnings",
  },
  ichiryuManbai: {
    text: "one grain, ten thousand fold",
    about: "one grain becomes ten thousand, so people sow, open and invest, and do not borrow",
  },
  kinoeNe: {
    text: "first pair of the sixty",
    about: "the first of the sixty pairs, Daikoku’s own day",
  },
  tsuchinotoMi: {
    text: "Earth Snake",
    about: "the Snake day of Benzaiten that returns every sixty days, for money and the arts",
  },
  toraNoHi: {
    text: "Tiger day",
    about: "the tiger goes a thousand ri and comes back, for travel and spending but no wedding",
  },
  miNoHi: { text: "Snake day", about: "a day of Benzaiten’s white snake, for money and the arts" },
  kishuku: {
    text: "Ghost lodge",
    about: "the Moon in the lodge in which the Buddha was born, good for all but weddings",
  },
  tenon: { text: "heaven’s grace", about: "grace falls on everyone, for celebrations" },
  tsukitoku: {
    text: "virtue of the month",
    about: "the month’s virtue, for building and moving earth",
  },
  tenichiTenjo: {
    text: "Ten’ichi in heaven",
    about: "the god Ten’ichi has gone up to heaven, and no direction is closed by him",
  },
  kanoeSaru: { text: "Metal Monkey", about: "the night of Kōshin, watched through in company" },
  ushiOfDoyo: { text: "Ox day of summer doyō", about: "eel is eaten against the heat" },
  fujoju: { text: "nothing comes of it", about: "what is begun comes to nothing" },
  sanrinbo: { text: "three neighbours", about: "builders do not raise a roof" },
  hassen: {
    text: "eight alike",
    about: "pairs of one element twice, with strong weather, no repairs and no rites",
  },
  juppogure: { text: "ten sides dusk", about: "stem and branch at odds, and talks do not close" },
  bodo: { text: "earth offended", about: "the earth god is in the ground, so nobody digs" },
};

export const zassetsu: Readonly<Record<Zassetsu, string>> = {
  setsubun: "eve of spring",
  higanIri: "higan begins",
  higanChunichi: "middle of higan",
  higanAke: "higan ends",
  shanichi: "day of the soil",
  hachijuhachiya: "eighty-eighth night",
  nyubai: "start of the rains",
  hangesho: "eleventh day of midsummer",
  nihyakutoka: "two hundred and tenth day",
  nihyakuhatsuka: "two hundred and twentieth day",
  doyoIri: "doyō begins",
  doyoAke: "doyō ends",
};

export const lodge28: Readonly<Record<Lodge28, string>> = {
  mao: "Bō-shuku",
  biNet: "Hitsu-shuku",
  zi: "Shi-shuku",
  shen: "Shin-shuku",
  jing: "Sei-shuku",
  gui: "Ki-shuku",
  liu: "Ryū-shuku",
  xing: "Sei-shuku",
  zhang: "Chō-shuku",
  yi: "Yoku-shuku",
  zhen: "Shin-shuku",
  jiao: "Kaku-shuku",
  kang: "Kō-shuku",
  di: "Tei-shuku",
  fang: "Bō-shuku",
  xin: "Shin-shuku",
  wei: "Bi-shuku",
  ji: "Ki-shuku",
  dou: "To-shuku",
  nu: "Jo-shuku",
  xu: "Kyo-shuku",
  weiRooftop: "Ki-shuku",
  shi: "Shitsu-shuku",
  bi: "Heki-shuku",
  kui: "Kei-shuku",
  lou: "Rō-shuku",
  weiStomach: "I-shuku",
  niu: "Gyū-shuku",
};
