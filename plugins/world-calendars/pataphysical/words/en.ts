import { type Translation, type Words } from "#sdk";
import { dateText, issues } from "../../core/words/en.ts";
import type { answer, PataphysicalAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const pataphysicalMonth = {
  absolu: { text: "Absolu", about: "the Absolute" },
  haha: { text: "Haha", about: "the one word of the baboon Bosse-de-Nage" },
  as: { text: "As", about: "the skiff of Doctor Faustroll, which is also a sieve" },
  sable: { text: "Sable", about: "sand, and black in heraldry" },
  decervelage: { text: "Décervelage", about: "the machine that takes out brains" },
  gueules: { text: "Gueules", about: "red in heraldry, and mouths" },
  pedale: { text: "Pédale", about: "the bicycle" },
  clinamen: { text: "Clinamen", about: "the smallest swerve of an atom" },
  palotin: { text: "Palotin", about: "the henchmen of Ubu" },
  merdre: { text: "Merdre", about: "the first word of Ubu Roi" },
  gidouille: { text: "Gidouille", about: "the spiral on the belly of Ubu" },
  tatane: { text: "Tatane", about: "the shoe" },
  phalle: { text: "Phalle", about: "the phallus" },
};
const pataphysicalDegree = {
  first: "supreme feast of the first degree",
  second: "supreme feast of the second degree",
  third: "supreme feast of the third degree",
  fourth: "supreme feast of the fourth degree",
  vacuation: "vacuation",
};
const pataphysicalFeast = {
  birthOfJarry: "Birth of Alfred Jarry",
  emmanuelGod: "Emmanuel God",
  ageOfFaustroll: "The age of Doctor Faustroll",
  haHa: "Feast of Haha",
  bosseDeNageRises: "Resurrection of Bosse-de-Nage",
  occultationOfJarry: "Occultation of Alfred Jarry",
  navigationOfFaustroll: "Voyage of Doctor Faustroll",
  lautreamont: "Saint Lautréamont",
  conceptionOfUbu: "Conception of Father Ubu",
  exaltationOfUbuRoi: "Exaltation of Ubu Roi (winter Ubu)",
  khurmookum: "Khurmookum of Doctor Faustroll",
  caesarAntichrist: "Caesar-Antichrist",
  debraining: "The Debraining",
  chairOfFaustroll: "Chair of Doctor Faustroll",
  physickStick: "Showing of the Physick-stick",
  saintSex: "Saint Sex, stylite",
  sengle: "Saint Sengle, deserter",
  inventionOfPataphysics: "Invention of ’Pataphysics",
  polyhedra: "Feast of the Polyhedra",
  palotins: "The Palotins of Phynance",
  cuckoldryOfUbu: "Cuckoldry of Father Ubu",
  ontogeny: "Pataphysical ontogeny",
  apparitionOfUbuRoi: "Apparition of Ubu Roi",
  visitationOfMotherUbu: "Visitation of Mother Ubu",
  gidouille: "Feast of the Gidouille",
  nameOfUbu: "The Name of Ubu",
  feastOfUbu: "Feast of Father Ubu (summer Ubu)",
  hook: "Taking up of the Merdre-hook",
  processionOfPhynances: "Procession of Phynance",
  ubuEnchained: "Ubu Enchained",
  assumptionOfMessalina: "Assumption of Saint Messalina",
  dragoness: "Saint Dragoness, fire-eater",
};
const weekdays = {
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
};

export const en = {
  title: "Pataphysical date",
  summary:
    "Date of the Pataphysical era and back, with the degree of its feast or its vacuation; feasts of the two highest degrees by name",
  inputs: {
    pataphysical: { label: "Pataphysical date", about: "Goes before the date" },
    year: { label: "Year", about: "Of the Pataphysical era" },
    month: { label: "Month", about: "1 Absolu to 13 Phalle" },
    day: { label: "Day", about: "1 to 28; the 29th of Gidouille, and of Gueules in leap years" },
  },
  fields: {
    civil: "Vulgar day",
    date: "Date",
    weekday: "Weekday",
    pataphysical: "Pataphysical date",
    year: "Year",
    month: "Month, by number",
    day: "Day",
    monthName: "Month",
    about: "Named after",
    "civil/weekday": "Vulgar weekday",
    hunyadi: "A lived 29th",
    degree: "Kind of day",
    feast: "Feast",
    hunyadiFollows: "Imaginary 29th follows",
    leapYear: "Year with 29 Gueules",
    formatted: "As it is written",
  },
  terms: { pataphysicalMonth, pataphysicalDegree, pataphysicalFeast },
  phrases: { ...issues, beforeEra: "The era begins on 8 September 1873" },
  reading(given: PataphysicalAnswer) {
    const { civil, pataphysical, monthName, weekday, degree, feast, hunyadiFollows } = given;
    const { day, year } = pataphysical;
    const week =
      weekday === null
        ? "It is a hunyadi that is really lived through, and so belongs to no week."
        : `By its own week it is a ${weekdays[weekday]}${day === 13 ? ", the 13th, as in each of the thirteen months" : ""}, whatever the vulgar week says (${weekdays[civil.weekday]}).`;
    const kept =
      feast === null
        ? degree === "vacuation"
          ? "The calendar gives it to no saint: it is a vacuation."
          : `The calendar keeps it as a ${pataphysicalDegree[degree]}; whose it is, the Collège has printed and keeps as its own.`
        : `It is the ${pataphysicalDegree[degree]} called “${pataphysicalFeast[feast]}”.`;
    return [
      `By vulgar reckoning ${dateText(civil.date)}, it is ${day} ${pataphysicalMonth[monthName].text} of the year ${year} of the Pataphysical era; the month is named after ${pataphysicalMonth[monthName].about}.`,
      `${week} ${kept}`,
      ...(hunyadiFollows
        ? [
            `After it comes 29 ${pataphysicalMonth[monthName].text}, which is imaginary: vulgar time passes straight to the first of the next month.`,
          ]
        : []),
    ];
  },
  picture: { title: (formatted: string) => formatted, civil: dateText },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type PataphysicalWords = Translation<typeof en>;
