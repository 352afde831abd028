import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, CompareAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const ayanamsaName = {
  lahiri: { text: "Lahiri", by: "Indian standard since 1955, as the almanac of 1989 gives it" },
  lahiri1940: { text: "Lahiri 1940", by: "as his first ephemeris had it" },
  lahiriVP285: { text: "Lahiri VP285", by: "both zodiacs meet in the year 285" },
  lahiriIcrc: { text: "Lahiri ICRC", by: "as the Reform Committee printed it" },
  raman: { text: "Raman", by: "B. V. Raman, from the year 397" },
  krishnamurti: { text: "Krishnamurti", by: "K. S. Krishnamurti, old value" },
  krishnamurtiSenthilathiban: { text: "Krishnamurti VP291", by: "D. Senthilathiban, new KP value" },
  trueChitra: { text: "True Chitra", by: "Spica at 180° for ever" },
  trueRevati: { text: "True Revati", by: "zeta Piscium at 359°50'" },
  truePushya: { text: "True Pushya", by: "delta Cancri at 106°" },
  galacticCentre0Sagittarius: { text: "Galactic centre", by: "galactic centre at 0° Sagittarius" },
  yukteshwar: { text: "Yukteshwar", by: "Sri Yukteswar, from the year 499" },
  suryasiddhanta: { text: "Surya Siddhanta", by: "the text's epoch of 499" },
  aryabhata: { text: "Aryabhata", by: "the same epoch by Aryabhata" },
  ushaShashi: { text: "Usha and Shashi", by: "Revati by that almanac" },
  deLuce: { text: "De Luce", by: "R. De Luce, from the birth of Christ" },
  jnBhasin: { text: "Bhasin", by: "J. N. Bhasin" },
  djwhalKhul: { text: "Djwhal Khul", by: "esoteric school of A. Bailey" },
  faganBradley: { text: "Fagan and Bradley", by: "western siderealists" },
  hipparchos: { text: "Hipparchos", by: "R. Mercier, after Hipparchos" },
  sassanian: { text: "Sassanian", by: "R. Mercier, Persian tables of 564" },
};

export const en = {
  title: "Ayanamsas compared",
  summary: "Ayanamsa values of about twenty definitions at a date and what they do to one chart",
  fields: {
    at: "Instant",
    moonTropicalDeg: "Moon, tropical (°)",
    definitions: "Definitions",
    definition: "Definition",
    by: "By",
    meanDeg: "Mean (°)",
    trueDeg: "True (°)",
    fromLahiriMinutes: "From Lahiri (')",
    moonSign: "Moon's sign",
    moonDegree: "Moon's degree",
    changed: "Change their sign",
  },
  terms: { ayanamsaName, graha: core.graha },
  reading: ({ definitions }: CompareAnswer) => {
    const [least, most] = [...definitions]
      .sort((a, b) => a.meanDeg - b.meanDeg)
      .filter((_, i, all) => i === 0 || i === all.length - 1);
    const moving = definitions.filter(({ changed }) => changed.length > 0);
    return [
      `From ${ayanamsaName[least!.definition].text} (${least!.meanDeg.toFixed(2)}°) to ${ayanamsaName[most!.definition].text} (${most!.meanDeg.toFixed(2)}°) the definitions lie ${(most!.meanDeg - least!.meanDeg).toFixed(2)}° apart. ${
        moving.length === 0
          ? "All of them leave every graha in the sign that Lahiri gives."
          : `Against Lahiri, ${english.list(moving.map((one) => `${ayanamsaName[one.definition].text} moves ${core.theseGrahas(one.changed)}`))} to another sign.`
      }`,
    ];
  },
  picture: {
    title: "Ayanamsas compared",
    name: "Definition",
    value: "Mean value",
    moon: "Moon",
    signs: core.sign,
    desc: (count: number): string =>
      `${count} definitions with their values and the Moon's place; tinted where a graha changes its sign against Lahiri`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type CompareWords = Translation<typeof en>;
