import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { Vara } from "../../../core/panchanga.ts";
import { EKADASHI } from "../rules.ts";
import type { answer, FestivalYearAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { festival } from "./en/names.ts";

export const ekadashi = Object.fromEntries(
  EKADASHI.ids.map((id) => [
    id,
    (id.charAt(0).toUpperCase() + id.slice(1)).replace(/(?=Putrada)/, " "),
  ]),
) as Readonly<Record<(typeof EKADASHI.ids)[number], string>>;

const kala = {
  arunodaya: { text: "at dawn", sense: "the tithi prevails two muhurtas before sunrise" },
  sunrise: { text: "at sunrise", sense: "the tithi prevails at sunrise (udaya)" },
  purvahna: { text: "in the morning", sense: "the tithi prevails in the forenoon" },
  madhyahna: { text: "at midday", sense: "the tithi prevails at the middle of the day" },
  aparahna: {
    text: "in the afternoon",
    sense: "the tithi prevails in the fourth fifth of the day",
  },
  pradosha: { text: "after sunset", sense: "the tithi prevails at dusk (pradosha)" },
  nishita: { text: "at midnight", sense: "the tithi prevails in the middle of the night" },
  moonrise: { text: "at moonrise", sense: "the tithi prevails as the Moon rises" },
  sankranti: { text: "the Sun's entry", sense: "by the Sun's entry into a sidereal sign" },
  nakshatra: { text: "star at sunrise", sense: "by the nakshatra at sunrise in a solar month" },
};
const vrata = {
  ekadashi: "Ekadashi",
  pradosham: "Pradosham",
  sankashti: "Sankashti Chaturthi",
  vinayaka: "Vinayaka Chaturthi",
  shivaratri: "Masik Shivaratri",
  purnima: "Purnima",
  amavasya: "Amavasya",
};
const short: Readonly<Record<Vara, string>> = {
  Ravivara: "Sun",
  Somavara: "Mon",
  Mangalavara: "Tue",
  Budhavara: "Wed",
  Guruvara: "Thu",
  Shukravara: "Fri",
  Shanivara: "Sat",
};

export const en = {
  title: "Hindu festivals of a year",
  summary:
    "Dates of Hindu festivals, ekadashis and vratas of a year for a place, with the tithi rule used",
  inputs: {
    year: { label: "Year", about: "Civil year" },
    latitude: { label: "Latitude", about: "Default: Central Station of India, 23°11' N" },
    longitude: { label: "Longitude", about: "Default: Central Station of India, 82°30' E" },
  },
  fields: {
    ...core.when,
    reckonedFor: "Reckoned for",
    latitude: "Latitude",
    longitude: "Longitude",
    assumed: "Assumed",
    festivals: "Festivals",
    festival: "Festival",
    sense: "Sense",
    date: "Date",
    weekday: "Weekday",
    rule: "Rule",
    others: "Kept otherwise",
    keeper: "By whom",
    tithi: "Tithi",
    tithiBegins: "Tithi begins",
    tithiEnds: "Tithi ends",
    vratas: "Fasts",
    vrata: "Fast",
    ekadashi: "Name of the eleventh",
    month: "Month",
    months: "Lunar months",
    kind: "Kind",
    secondName: "Second name",
    begins: "Begins",
    ends: "Ends",
  },
  terms: {
    vara: core.vara,
    kala,
    keeper: {
      vaishnava: "Vaishnavas",
      secondDay: "those who take the second day",
      nextMorning: "those who take the next morning",
    },
    festival,
    vrata,
    ekadashi,
    tithi: core.tithi,
    lunarMonth: core.lunarMonth,
    monthKind: core.monthKind,
  },
  conventions: {
    month: {
      title: "Months end",
      options: {
        amanta: "with the new moon (amanta)",
        purnimanta: "with the full moon (purnimanta)",
      },
    },
    ayanamsa: core.conventions.ayanamsa,
    sunrise: core.conventions.sunrise,
  },
  refusals: core.sunRefusals,
  reading: ({ festivals, months, reckonedFor }: FestivalYearAnswer) => {
    const year = festivals[0]?.date.slice(0, 4) ?? "";
    const on = (id: string) => festivals.find((one) => one.festival === id)?.date.slice(5);
    const added = months.filter(({ kind }) => kind === "adhika");
    const apart = festivals.filter(({ others }) => others.length > 0);
    return [
      `In ${year} Maha Shivaratri falls on ${on("mahaShivaratri")}, Holi on ${on("holi")}, Rama Navami on ${on("ramaNavami")}, Ganesh Chaturthi on ${on("ganeshChaturthi")}, Dussehra on ${on("vijayadashami")} and Diwali on ${on("diwali")}${reckonedFor.assumed ? ", reckoned for the Central Station of India" : " at the place asked for"}.`,
      added.length > 0
        ? `${added.map(({ month }) => core.lunarMonth[month]).join(", ")} comes twice: its first run, from ${added[0]!.begins.local.slice(0, 10)}, is an added month without festivals.`
        : `No month is added, so the festivals stand about eleven days earlier than the year before.`,
      ...(apart.length > 0
        ? [
            `Not everywhere on one day: ${english.list(apart.map((one) => `${festival[one.festival].text} (also ${one.others.map(({ date }) => date.slice(5)).join(", ")})`))}.`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ festivals }: FestivalYearAnswer): string =>
      `Festivals of ${festivals[0]?.date.slice(0, 4) ?? ""}`,
    desc: ({ festivals }: FestivalYearAnswer): string =>
      festivals.map((one) => `${one.date} ${festival[one.festival].text}`).join(", "),
    date: "Date",
    festival: "Festival",
    rule: "Rule",
    weekday: short,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type FestivalYearWords = Translation<typeof en>;
