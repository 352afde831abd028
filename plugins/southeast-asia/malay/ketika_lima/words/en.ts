import { type Translation, type Words } from "#sdk";
import type { answer, KetikaAnswer, Phrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const dateText = (date: string) =>
  `${Number(date.slice(-2))} ${MONTHS[Number(date.slice(-5, -3)) - 1]!} ${date.slice(0, -6)}`;

const malayPart = {
  morning: "morning",
  forenoon: "forenoon",
  noon: "noon",
  afternoon: "afternoon",
  evening: "evening",
};
const ketikaColour = {
  yellow: "yellow-white",
  black: "reddish black",
  white: "white",
  red: "red",
  green: "green",
};
const ketikaRuler = {
  maswara: {
    text: "Maswara",
    about:
      "lucky: ask a favour of one in power, begin any work; good news is true and bad news false",
  },
  kala: {
    text: "Kala",
    about: "unlucky: quarrels come easily, good news is false and bad news true; do not face west",
  },
  sri: { text: "Sri", about: "the table gives its colour, white, and says no more" },
  brahma: { text: "Brahma", about: "the table gives its colour, red, and says no more" },
  bisnu: { text: "Bisnu", about: "the table gives its colour, green, and says no more" },
  ahmad: {
    text: "Ahmad",
    about:
      "good for all work, for voyages, planting and trade; cattle lost southward come back; face south and a little east",
  },
  jibrail: {
    text: "Jibra'il",
    about: "fairly lucky: plant and trade; lost gold is found with trouble; do not face south",
  },
  ibrahim: {
    text: "Ibrahim",
    about: "most unlucky: bad news is true, lost things stay lost; keep at home, or face north",
  },
  yusuf: { text: "Yusuf", about: "neither good nor bad: face west" },
  azrail: { text: "ʿAzra'il", about: "most unlucky: put off all business" },
};
const clockSpan = ({ from, to }: { from: string; to: string }) => `${from}–${to}`;

export const en = {
  title: "Ketika Lima, the five times",
  summary:
    "The five times of a Malay day, who rules each, what it is good for and the colour to carry",
  fields: {
    date: "Date",
    hijriDay: "Day of the Muslim month",
    roundDay: "Day of the round",
    hours: "The five times",
    part: "Part of the day",
    from: "From",
    to: "Until",
    ruler: "Ruler",
    about: "What it brings",
    colour: "Colour",
    leaning: "Leaning",
    now: "Now",
  },
  terms: { malayPart, ketikaRuler, ketikaColour },
  phrases: {
    ruledBy: ({ ruler, part }) =>
      `${ketikaRuler[ruler].text} has the ${malayPart[part]}: ${ketikaRuler[ruler].about}`,
  },
  conventions: {
    table: {
      title: "Table",
      options: {
        gods: "Ketika Lima: Maswara, Kala, Sri, Brahma, Bisnu",
        prophets: "Five Moments: Ahmad, Jibra'il, Ibrahim, Yusuf, ʿAzra'il",
      },
    },
  },
  reading: ({ date, hijriDay, roundDay, hours, now }: KetikaAnswer) => {
    const good = hours.filter(({ leaning }) => leaning.value === "favourable");
    const bad = hours.filter(({ leaning }) => leaning.value === "adverse");
    const here = hours.find(({ part }) => part === now);
    return [
      `${dateText(date)} is day ${hijriDay} of the Muslim month, so day ${roundDay} of the round of five.`,
      ...(here
        ? [
            `Now it is ${malayPart[here.part]}, ${clockSpan(here)}, the time of ${ketikaRuler[here.ruler].text}: ${ketikaRuler[here.ruler].about}.`,
          ]
        : []),
      ...good.map(
        (hour) =>
          `Choose the ${malayPart[hour.part]}, ${clockSpan(hour)}, under ${ketikaRuler[hour.ruler].text}${hour.colour === null ? "" : `, with something ${ketikaColour[hour.colour]} about you`}.`,
      ),
      ...bad.map(
        (hour) =>
          `Begin nothing in the ${malayPart[hour.part]}, ${clockSpan(hour)}, under ${ketikaRuler[hour.ruler].text}: ${ketikaRuler[hour.ruler].about}.`,
      ),
    ];
  },
  picture: {
    title: ({ roundDay }: KetikaAnswer) => `Ketika Lima: day ${roundDay} of five`,
    desc: ({ roundDay }: KetikaAnswer) =>
      `A table of five days by five times, row ${roundDay} framed, each cell in the colour of its ruler`,
    foot: ({ hours, now }: KetikaAnswer) => {
      const here = hours.find(({ part }) => part === now);
      return here
        ? `now: ${malayPart[here.part]}, ${ketikaRuler[here.ruler].text}`
        : "rows: days of the round";
    },
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Phrases;
  conventions: typeof CONVENTIONS;
}>;

export type KetikaWords = Translation<typeof en>;
