import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, wall } from "../../../core/words/days_en.ts";
import { ingkel, names, pawukonFeast } from "../../core/words/en.ts";
import type { answer, PawukonAnswer } from "../answer.ts";
import type { input } from "../input.ts";

export const en = {
  title: "Balinese Pawukon day",
  summary:
    "The ten weeks of Bali that a date stands in at once, its named week, feasts, and the dates on which it comes round every 210 days (otonan)",
  inputs: { count: { label: "Otonan", about: "How many returns are listed; default 5" } },
  fields: {
    ...dayFields,
    pawukonDay: "Day of the round",
    wuku: "Wuku",
    number: "Number",
    name: "Name",
    weeks: "The ten weeks",
    luang: "Ekawara: Luang",
    dwiwara: "Dwiwara, of two",
    triwara: "Triwara, of three",
    caturwara: "Caturwara, of four",
    pancawara: "Pancawara, of five",
    sadwara: "Sadwara, of six",
    saptawara: "Saptawara, of seven",
    astawara: "Astawara, of eight",
    sangawara: "Sangawara, of nine",
    dasawara: "Dasawara, of ten",
    urip: "Urip, weight",
    ingkel: "Ingkel",
    feasts: "Feasts",
    about: "What is kept",
    otonan: "Otonan",
    coming: "Coming feasts",
    feast: "Feast",
    "coming/date": "On",
  },
  terms: { ...names, ingkel, pawukonFeast },
  reading({ civil, wuku, weeks, urip, ingkel: left, feasts, otonan, coming }: PawukonAnswer) {
    const next = coming[0]!;
    return [
      `${dateText(civil.date)} is ${names.saptawara[weeks.saptawara]} ${names.pancawara[weeks.pancawara]} in wuku ${names.wuku[wuku.name]}, number ${wuku.number} of thirty. Day and market day weigh ${urip} together; ${weeks.luang ? "an even sum, so the one-day week says Luang and the two-day week Pepet, closed" : "an odd sum, so the one-day week is silent and the two-day week says Menga, open"}, and the week of ten gives ${names.dasawara[weeks.dasawara]}.`,
      ...feasts.map((feast) => `${pawukonFeast[feast].text}: ${pawukonFeast[feast].about}.`),
      `The ingkel of the week leaves ${ingkel[left]} in peace. Whoever was born on the day has an otonan on ${english.list(otonan.slice(0, 2).map(dateText))}; the next feast of the round is ${pawukonFeast[next.feast].text} on ${dateText(next.date)}.`,
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Pawukon, ${dateText(date)}`,
    band: (wuku: string, number: number) => `Wuku ${wuku} · ${number} of 30`,
    urip: (urip: number, left: string) => `urip ${urip}, ingkel: ${left}`,
    legend: "under each date the day of five and of three; gold: a feast",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type PawukonWords = Translation<typeof en>;
