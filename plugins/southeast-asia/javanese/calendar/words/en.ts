import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_en.ts";
import type { answer, JavaneseAnswer } from "../answer.ts";
import type { CONVENTIONS, input, Issues } from "../input.ts";

const javaneseMonth = {
  sura: "Sura",
  sapar: "Sapar",
  mulud: "Mulud",
  bakdaMulud: "Bakda Mulud",
  jumadilawal: "Jumadilawal",
  jumadilakir: "Jumadilakir",
  rejeb: "Rejeb",
  ruwah: "Ruwah",
  pasa: "Pasa",
  sawal: "Sawal",
  sela: "Sela",
  besar: "Besar",
};
const javaneseYear = {
  alip: "Alip",
  ehe: "Ehé",
  jimawal: "Jimawal",
  je: "Jé",
  dal: "Dal",
  be: "Bé",
  wawu: "Wawu",
  jimakir: "Jimakir",
};
const windu = { kuntara: "Kuntara", sangara: "Sangara", sancaya: "Sancaya", adi: "Adi" };
const kurup = {
  jamngiah: "Jamngiah, Alip on a Friday Legi",
  kamsiah: "Kamsiah, Alip on a Thursday Kliwon",
  arbangiah: "Arbangiah (Aboge), Alip on a Wednesday Wage",
  salasiah: "Salasiah (Asapon), Alip on a Tuesday Pon",
  isnaniah: "Isnaniah (Anenhing), Alip on a Monday Pahing",
  ahadiah: "Akadiah, Alip on a Sunday Legi",
  sabtiah: "Sabtiah, Alip on a Saturday Kliwon",
};
const mangsa = {
  kasa: { text: "Kasa", about: "leaves fall, and dry fields are burnt off" },
  karo: { text: "Karo", about: "the soil cracks, mango and kapok trees put out shoots" },
  katelu: { text: "Katelu", about: "wells sink, creepers climb their poles" },
  kapat: { text: "Kapat", about: "springs are at their lowest, small birds nest" },
  kalima: { text: "Kalima", about: "the first rains, and the first ploughing" },
  kanem: { text: "Kanem", about: "fruit ripens, seedbeds of rice are sown" },
  kapitu: { text: "Kapitu", about: "wind and flood, the rice is planted out" },
  kawolu: { text: "Kawolu", about: "the rice turns green and swells" },
  kasanga: { text: "Kasanga", about: "cicadas sing, the ears come out" },
  kasapuluh: { text: "Kasapuluh", about: "the rice turns yellow, birds feed their young" },
  dhesta: { text: "Dhesta", about: "the harvest is brought in" },
  sadha: { text: "Sadha", about: "cold nights, the rice is stored" },
};
const javaneseFeast = {
  siji: {
    text: "New Year, the first of Sura",
    about: "a night of silence, walking and washing of heirlooms",
  },
  muludan: {
    text: "Garebeg Mulud",
    about: "the Prophet's birth; mountains of rice leave the palace",
  },
  rejeban: { text: "Rejeban", about: "the Prophet's night journey" },
  ruwahan: { text: "Nisfu Ruwah", about: "forebears are prayed for before the fast" },
  bada: {
    text: "Garebeg Sawal",
    about: "the fast is over, and pardon is asked from house to house",
  },
  besaran: { text: "Garebeg Besar", about: "the feast of sacrifice" },
};
const dina = {
  sunday: "Ngahad",
  monday: "Senèn",
  tuesday: "Selasa",
  wednesday: "Rebo",
  thursday: "Kemis",
  friday: "Jemuwah",
  saturday: "Setu",
};
const pasaran = { legi: "Legi", pahing: "Pahing", pon: "Pon", wage: "Wage", kliwon: "Kliwon" };

export const en = {
  title: "Javanese calendar",
  summary:
    "A civil day in the calendar of Sultan Agung: date, weekday and market day, year of the windu, kurup and season; or such a date back to its civil day",
  inputs: {
    javanese: { label: "Javanese date", about: "Goes before the date" },
    year: { label: "Year", about: "Anno Javanico: 1960 begins in June 2026" },
    month: { label: "Month", about: "1 Sura to 12 Besar" },
    day: { label: "Day", about: "Of the month" },
  },
  fields: {
    ...dayFields,
    javanese: "Javanese date",
    year: "Year",
    month: "Month, by number",
    day: "Day",
    monthName: "Month",
    monthDays: "Days of the month",
    weton: "Weton",
    dina: "Day of the week",
    pasaran: "Market day",
    neptu: "Neptu",
    wuku: "Wuku",
    name: "Name",
    days: "Days",
    windu: "Windu",
    yearOfWindu: "Year of the windu",
    kurup: "Kurup",
    firstDay: "First of Sura",
    firstWeton: "Weton of that day",
    feasts: "Feasts",
    about: "What belongs to it",
    mangsa: "Mangsa, season",
  },
  terms: { javaneseMonth, javaneseYear, windu, kurup, mangsa, javaneseFeast, dina, pasaran },
  phrases: issues,
  conventions: {
    kurup: {
      title: "Kurup since 1936",
      options: { asapon: "a day left out in 1936 (Asapon)", aboge: "none left out (Aboge)" },
    },
    dalYear: {
      title: "The year Dal",
      options: { long: "355 days, months in turn", short: "354 days, Jé has 355 (Surakarta)" },
    },
  },
  reading(given: JavaneseAnswer) {
    const { civil, javanese, monthName, monthDays, weton, year, feasts, mangsa: season } = given;
    return [
      `${dateText(civil.date)}, from the sunset before it, is ${dina[weton.dina]} ${pasaran[weton.pasaran]}, ${javanese.day} ${javaneseMonth[monthName]} ${javaneseYear[year.name]} ${javanese.year}, in a month of ${monthDays} days and in wuku ${weton.wuku}; its neptu is ${weton.neptu}.`,
      ...feasts.map((feast) => `${javaneseFeast[feast].text}: ${javaneseFeast[feast].about}.`),
      `${javaneseYear[year.name]} is the ${english.ordinal(year.yearOfWindu)} of eight years in windu ${windu[year.windu]} and has ${year.days} days; it began on ${dateText(year.firstDay)}, a ${year.firstWeton}. The kurup is ${kurup[year.kurup]}.`,
      `For the farmer it is day ${season.day} of ${mangsa[season.name].text}: ${mangsa[season.name].about}.`,
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Javanese calendar, ${dateText(date)}`,
    band: (month: string, year: number) => `${month} ${year}`,
    year: (name: string, of: string) => `year ${name}, windu ${of}`,
    wuku: (wuku: string, neptu: number) => `wuku ${wuku}, neptu ${neptu}`,
    mangsa: (name: string, day: number) => `mangsa ${name}, day ${day}`,
    legend: "market day and day of the month; gold: Selasa Kliwon, Jemuwah Kliwon",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Issues;
}>;

export type JavaneseWords = Translation<typeof en>;
