import { english, type Translation, type Words } from "#sdk";
import { dateText } from "../../core/words/en.ts";
import type { SkyRefusals } from "../../moon/core/sky.ts";
import { refusals as sky } from "../../moon/core/words/en.ts";
import type { answer, JainAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const jainMonth = {
  chaitra: "Chaitra",
  vaishakha: "Vaishakha",
  jyeshtha: "Jyeshtha",
  ashadha: "Ashadha",
  shravana: "Shravana",
  bhadrapada: "Bhadrapada",
  ashvina: "Ashvina",
  kartika: "Kartika",
  margashirsha: "Margashirsha",
  pausha: "Pausha",
  magha: "Magha",
  phalguna: "Phalguna",
};
const jainFeast = {
  birthOfMahavira: {
    text: "Birth of Mahavira",
    about: "the mother's dreams are shown, and his image is carried through the streets",
  },
  akshayaTritiya: {
    text: "Akshaya Tritiya",
    about:
      "those who ate on alternate days for a year break the fast with cane juice, as Rishabha did",
  },
  omniscienceOfMahavira: {
    text: "Omniscience of Mahavira",
    about: "under a sal tree by the river Rijubalika he came to know all",
  },
  shrutaPanchami: {
    text: "Shruta Panchami",
    about: "manuscripts are brought out, dusted and honoured",
  },
  rainsBegin: {
    text: "Chaumasi Chaudas of the rains",
    about: "monks and nuns settle in one place for four months",
  },
  viraShasana: { text: "Vira Shasana Jayanti", about: "the first sermon of Mahavira at Rajagriha" },
  liberationOfParshva: {
    text: "Liberation of Parshva",
    about: "sweets are offered for the twenty-third tirthankara, freed on Mount Shikharji",
  },
  samvatsari: {
    text: "Samvatsari",
    about: "everyone is asked for pardon, and pardons: micchami dukkadam",
  },
  samvatsariOfTheFifth: {
    text: "Samvatsari of the fifth",
    about: "everyone is asked for pardon, and pardons: micchami dukkadam",
  },
  sugandhaDashami: {
    text: "Sugandha Dashami",
    about: "incense is burnt in the temple, as karma is to be burnt",
  },
  anantaChaturdashi: {
    text: "Ananta Chaturdashi",
    about: "the ten days of the virtues end with a fast and the bathing of the image",
  },
  kshamavani: { text: "Kshamavani", about: "pardon is asked of all that live" },
  liberationOfMahavira: {
    text: "Liberation of Mahavira, Diwali",
    about:
      "he left the body at Pava as the night of no Moon was ending, and lamps stood in for his light",
  },
  newYear: {
    text: "New year of the Vira era",
    about: "at that dawn Gautama, the first disciple, came to know all",
  },
  jnanaPanchami: { text: "Jnana Panchami", about: "knowledge is worshipped in its books" },
  rainsEnd: { text: "Chaumasi Chaudas of autumn", about: "the stay of the rains is over" },
  kartikaPurnima: {
    text: "Kartika Purnima",
    about: "pilgrims climb Shatrunjaya, open again after the rains",
  },
  maunaEkadashi: {
    text: "Mauna Ekadashi",
    about: "a day of silence, on which a hundred and fifty events of tirthankaras meet",
  },
  birthOfParshva: { text: "Birth of Parshva", about: "three days of single meals honour him" },
  liberationOfRishabha: {
    text: "Liberation of Rishabha, Meru Trayodashi",
    about: "little mounts Meru of ghee are offered for the first tirthankara",
  },
  liberationOfRishabhaSky: {
    text: "Liberation of Rishabha",
    about: "the first tirthankara was freed on Mount Ashtapada",
  },
  springRite: {
    text: "Chaumasi Chaudas of spring",
    about: "the third of the four-monthly confessions",
  },
};
const jainSeason = {
  paryushana: {
    text: "Paryushana",
    about: "eight days of fasting, of listening to the Kalpa Sutra, and of making up",
  },
  dasLakshana: {
    text: "Das Lakshana",
    about: "a day for each of ten virtues, from forgiveness to chastity",
  },
  ayambilOliOfSpring: {
    text: "Ayambil Oli of spring",
    about: "nine days of one plain meal, without oil, salt or spice",
  },
  ayambilOliOfAutumn: {
    text: "Ayambil Oli of autumn",
    about: "nine days of one plain meal, without oil, salt or spice",
  },
  ashtahnikaOfRains: {
    text: "Ashtahnika of the rains",
    about: "the gods are said to worship on Nandishvara's isle, and so do people here",
  },
  ashtahnikaOfAutumn: {
    text: "Ashtahnika of autumn",
    about: "the gods are said to worship on Nandishvara's isle, and so do people here",
  },
  ashtahnikaOfSpring: {
    text: "Ashtahnika of spring",
    about: "the gods are said to worship on Nandishvara's isle, and so do people here",
  },
};

const tithiText = (tithi: number) =>
  tithi === 15
    ? "the full Moon"
    : tithi === 30
      ? "the night of no Moon"
      : `the ${english.ordinal(tithi > 15 ? tithi - 15 : tithi)} of the ${tithi > 15 ? "dark" : "bright"} half`;

function keeping({ kept, tithi }: JainAnswer): string {
  if (kept.length === 0) {
    return `${english.capital(tithiText(tithi))} prevails at two sunrises; the second day keeps it, and this one is left empty.`;
  }
  if (kept.length === 1) return "";
  return `${english.capital(tithiText(kept[1]!))} sees no sunrise, so this day keeps it beside its own.`;
}

export const en = {
  title: "Jain day",
  summary:
    "Year since the nirvana of Mahavira, the tithi of a day at a place, days of fasting, Paryushana and other feasts by school",
  fields: {
    civil: "Civil day",
    date: "Date",
    weekday: "Weekday",
    year: "Vira Nirvana Samvat",
    month: "Lunar month",
    monthOfNorth: "Month of the north",
    addedMonth: "Added month",
    bright: "Bright half",
    tithi: "Tithi, 1 to 30",
    inHalf: "In its half",
    sunrise: "Sunrise",
    tithiBegins: "Tithi begins",
    tithiEnds: "Tithi ends",
    utc: "UTC",
    kept: "Tithis kept",
    fasts: "Days of fasting",
    season: "Season",
    about: "What is done",
    dayOfSeason: "Day of the season",
    feasts: "Feasts",
  },
  terms: { jainMonth, jainFeast, jainSeason },
  refusals: {
    ...sky,
    "sun-keeps-up-or-down": {
      when: "The Sun does not rise at the place on that day",
      says: ({ date }: SunRefusals["sun-keeps-up-or-down"]) =>
        `The Sun does not rise there on ${date} or the day after, and the day runs from sunrise to sunrise. Give another date or place`,
    },
  },
  conventions: {
    school: {
      title: "School",
      options: {
        murtipujak: "Shvetambara Murtipujak",
        sthanakvasi: "Shvetambara Sthanakvasi, Terapanthi",
        digambara: "Digambara",
      },
    },
  },
  reading(given: JainAnswer) {
    const { civil, year, month, monthOfNorth, addedMonth, tithi, fasts, feasts, season } = given;
    const north =
      monthOfNorth !== null && monthOfNorth !== month
        ? `, which the north of India already calls ${jainMonth[monthOfNorth]}`
        : "";
    const added = addedMonth ? " The month is an added one, and feasts wait for the true one." : "";
    const fast =
      fasts.length > 0
        ? `It is a day of fasting: ${english.list(fasts.map(tithiText))}.`
        : "It is not among the days of fasting.";
    const span =
      season === null
        ? ""
        : given.dayOfSeason === null
          ? `It lies within ${jainSeason[season].text}: ${jainSeason[season].about}.`
          : `It is day ${given.dayOfSeason} of ${jainSeason[season].text}: ${jainSeason[season].about}.`;
    return [
      `At sunrise on ${dateText(civil.date)} the Moon is in ${tithiText(tithi)} of ${jainMonth[month]}${north}, in the year ${year} since the nirvana of Mahavira.${added}`,
      [keeping(given), fast].filter((one) => one !== "").join(" "),
      ...feasts.map((feast) => `${jainFeast[feast].text}: ${jainFeast[feast].about}.`),
      ...(span === "" ? [] : [span]),
    ];
  },
  picture: {
    title: (date: string) => `Jain day, ${dateText(date)}`,
    half: (bright: boolean) => (bright ? "bright half" : "dark half"),
    season: (name: string, day: number | null) => (day === null ? name : `${name}, day ${day}`),
    fast: "day of fasting",
    year: (year: number) => `Vira Nirvana ${year}`,
    civil: dateText,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SkyRefusals & SunRefusals;
}>;

type SunRefusals = { "sun-keeps-up-or-down": { date: string } };
export type JainWords = Translation<typeof en>;
