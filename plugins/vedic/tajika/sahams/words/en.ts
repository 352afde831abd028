import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { tajikaInputs, tajikaRefusals } from "../../words/en.ts";
import type { answer, Refusals, SahamsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign } = core;
/** "fortune and merit, learning, and fame". */
const serial = (items: readonly string[]) =>
  items.length > 2 ? `${items.slice(0, -1).join(", ")}, and ${items.at(-1)!}` : english.list(items);
const saham = {
  punya: { text: "Punya", matter: "fortune and merit" },
  vidya: { text: "Vidya", matter: "learning" },
  yashas: { text: "Yashas", matter: "fame" },
  mitra: { text: "Mitra", matter: "friends" },
  mahatmya: { text: "Mahatmya", matter: "greatness" },
  asha: { text: "Asha", matter: "wishes" },
  samartha: { text: "Samartha", matter: "ability" },
  bhratri: { text: "Bhratri", matter: "brothers and sisters" },
  gaurava: { text: "Gaurava", matter: "respect" },
  pitri: { text: "Pitri", matter: "father" },
  rajya: { text: "Rajya", matter: "office" },
  matri: { text: "Matri", matter: "mother" },
  putra: { text: "Putra", matter: "children" },
  jeeva: { text: "Jeeva", matter: "livelihood" },
  karma: { text: "Karma", matter: "work" },
  roga: { text: "Roga", matter: "illness" },
  kali: { text: "Kali", matter: "quarrels" },
  shastra: { text: "Shastra", matter: "sciences" },
  bandhu: { text: "Bandhu", matter: "kin" },
  paradesha: { text: "Paradesha", matter: "foreign places" },
  artha: { text: "Artha", matter: "money" },
  paradara: { text: "Paradara", matter: "affairs" },
  vanik: { text: "Vanik", matter: "trade" },
  karyasiddhi: { text: "Karyasiddhi", matter: "success of a work" },
  vivaha: { text: "Vivaha", matter: "marriage" },
  santapa: { text: "Santapa", matter: "grief" },
  shraddha: { text: "Shraddha", matter: "faith" },
  priti: { text: "Priti", matter: "affection" },
  jadya: { text: "Jadya", matter: "dullness" },
  vyapara: { text: "Vyapara", matter: "business" },
  shatru: { text: "Shatru", matter: "rivals" },
  jalapatana: { text: "Jalapatana", matter: "water journeys" },
  bandhana: { text: "Bandhana", matter: "ties and confinement" },
  labha: { text: "Labha", matter: "gain" },
};

const GOOD = [1, 2, 4, 5, 7, 9, 10, 11];

export const en = {
  title: "Tajika sahams",
  summary: "Thirty-four sensitive points of the annual or natal chart",
  inputs: {
    ...tajikaInputs,
    night: {
      label: "Night",
      about: "Whether a drawn chart is of the night; default by the Sun's sign",
    },
  },
  fields: {
    night: "Night",
    sahams: "Sahams",
    saham: "Saham",
    matter: "Matter",
    longitudeDeg: "Sidereal longitude (°)",
    sign: "Sign",
    degree: "Degree",
    house: "House",
    lord: "Lord",
    lordHouse: "House of the lord",
  },
  terms: { saham, graha },
  conventions: {
    between: {
      title: "Thirty degrees are added unless C lies",
      options: { signs: "in a sign between B and A", degrees: "on the arc from B to A" },
    },
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
  },
  refusals: tajikaRefusals,
  reading: ({ sahams, night }: SahamsAnswer) => {
    const well = sahams.filter(
      ({ house, lordHouse }) => GOOD.includes(house) && [1, 4, 7, 10, 5, 9, 11].includes(lordHouse),
    );
    const ill = sahams.filter(
      ({ house, lordHouse }) => [6, 8, 12].includes(house) && [6, 8, 12].includes(lordHouse),
    );
    const of = (id: string) => sahams.find((one) => one.saham === id)!;
    const punya = of("punya");
    return [
      `In this chart of the ${night ? "night" : "day"}, Punya, the point of fortune, falls at ${punya.degree} of ${sign[punya.sign]}, in ${core.houseName(punya.house)}. Its lord, ${core.the(punya.lord)}, stands in ${core.houseName(punya.lordHouse)}.`,
      well.length > 0
        ? `Point and lord are both well placed for ${serial(
            well.slice(0, 8).map(({ saham: id }) => saham[id].matter),
          )}.`
        : "No point has both itself and its lord well placed.",
      ill.length > 0
        ? `Both stand in the sixth, eighth or twelfth for ${serial(ill.map(({ saham: id }) => saham[id].matter))}: there the year asks for work.`
        : "None has both itself and its lord in the sixth, eighth or twelfth.",
    ];
  },
  picture: {
    title: "Tajika sahams",
    columns: ["Saham", "Place", "House", "Lord (house)"] as readonly string[],
    signs: sign,
    desc: (count: number): string => `${count} points with their signs, houses and lords`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type SahamsWords = Translation<typeof en>;
