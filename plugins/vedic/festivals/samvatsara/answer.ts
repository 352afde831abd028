import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { SAMVATSARA } from "../../core/samvatsara.ts";

/** Lords of the twelve groups of five years. */
export const YUGA_LORD = vocabulary("yugaLord", {
  vishnu: { native: "विष्णु", roman: "Vishnu" },
  brihaspati: { native: "बृहस्पति", roman: "Brihaspati" },
  indra: { native: "इन्द्र", roman: "Indra" },
  agni: { native: "अग्नि", roman: "Agni" },
  tvashtri: { native: "त्वष्टृ", roman: "Tvashtri" },
  ahirbudhnya: { native: "अहिर्बुध्न्य", roman: "Ahirbudhnya" },
  pitris: { native: "पितृ", roman: "Pitris" },
  vishvedevas: { native: "विश्वेदेव", roman: "Vishvedevas" },
  soma: { native: "सोम", roman: "Soma" },
  indragni: { native: "इन्द्राग्नी", roman: "Indragni" },
  ashvins: { native: "अश्विन्", roman: "Ashvins" },
  bhaga: { native: "भग", roman: "Bhaga" },
});
/** Whose third of the sixty years it is. */
export const THIRD = vocabulary("third", {
  brahma: { native: "ब्रह्म", roman: "Brahma" },
  vishnu: { native: "विष्णु", roman: "Vishnu" },
  shiva: { native: "शिव", roman: "Shiva" },
});

export type Refusals = { "year-or-date": {} };

export const answer = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 60, description: "Place in the sixty, 1 Prabhava" }),
  name: term(SAMVATSARA, "Name of the year"),
  lord: term(YUGA_LORD, "Lord of its group of five"),
  yuga: Type.Integer({ minimum: 1, maximum: 12, description: "Which group of five" }),
  third: term(THIRD, "Whose twenty years they are"),
  shaka: Type.Integer({ description: "Shaka years passed" }),
  from: Type.String({ description: "First day, YYYY-MM-DD" }),
  until: Type.String({ description: "First day of the next, YYYY-MM-DD" }),
  next: term(SAMVATSARA, "Name of the next"),
});
export type SamvatsaraAnswer = Frozen<Static<typeof answer>>;
