import { english } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { HellenisticAnswer } from "../../answer.ts";
import { factsOf, lordOfAscendant } from "../../facts.ts";

type Planet = HellenisticAnswer["planets"][number];

const { capital, list } = english;
const { houseName, paragraph, sign, the, The, themeOf, topicOf } = core;

function planetOf({ planets }: HellenisticAnswer, id: string): Planet {
  return planets.find(({ planet }) => planet === id)!;
}

function where({ sign: at, house }: Planet): string {
  return `in ${sign[at]}${house === null ? "" : `, ${houseName(house)}`}`;
}

function sectLines(answer: HellenisticAnswer): string | null {
  if (!answer.sect) return null;
  const { sect, light, benefic, malefic, contraryMalefic } = answer.sect;
  const [help, harder] = [planetOf(answer, benefic), planetOf(answer, contraryMalefic)];
  return paragraph(
    `This is a ${sect} birth, so the ${core.point[light]} leads, ${where(planetOf(answer, light))}, and the planets of the ${sect} work with it.`,
    `The readiest help comes from ${the(benefic)}, ${where(help)}, and so where ${topicOf(help.house!)} are concerned.`,
    `${The(contraryMalefic)} stands against the sect and asks most, ${where(harder)}: ${topicOf(harder.house!)} want patience. ${The(malefic)}, of the sect, is the milder of the two hard planets.`,
  );
}

function withoutTime({ planets }: HellenisticAnswer): string {
  const strong = planets.filter(({ dignities }) =>
    dignities.some((one) => one === "domicile" || one === "exaltation"),
  );
  const names = capital(list(strong.map(({ planet }) => the(planet))));
  const remains =
    strong.length === 0
      ? "none stands in a sign of its own rule or exaltation, so each works by the leave of another."
      : strong.length === 1
        ? `${names} stands in a sign of its own rule or exaltation and can act by its own means.`
        : `${names} stand in a sign of their own rule or exaltation and can act by their own means.`;
  return paragraph(
    "Without a time and place of birth the Greek method loses its frame: sect, houses, lots and the lords of time all hang on the horizon, and nothing is said of them here.",
    `What remains are the planets in their signs${strong.length === 0 ? "; " : ". "}${remains}`,
  );
}

function risingLines(answer: HellenisticAnswer): string | null {
  const { ascendant } = answer;
  const lord = lordOfAscendant(answer);
  if (!ascendant || !lord) return null;
  const joy = lord.inJoy ? ", where it has its joy" : "";
  return paragraph(
    `${sign[ascendant.sign]} rises, and ${the(lord.planet)} steers the life from ${sign[lord.sign]} in ${houseName(lord.house!)}, the place of ${topicOf(lord.house!)}${joy}.`,
    strengthOf(lord),
  );
}

function strengthOf({ dignities }: Planet): string {
  const has = (...ids: Planet["dignities"]) => ids.some((id) => dignities.includes(id));
  if (has("detriment", "fall")) {
    return "It stands in a sign foreign to it and must work with borrowed tools.";
  }
  if (has("domicile")) return "It has its own house there and can be relied on.";
  if (has("exaltation")) return "It has an honoured seat there and can be relied on.";
  return has("triplicity", "bound")
    ? "It has rights of its own there and can be relied on."
    : "It has no rights of its own there and depends on the lord of that sign.";
}

function conditionLines({ planets }: HellenisticAnswer): string {
  const listed = (key: "bonification" | "maltreatment") =>
    list(
      planets
        .filter((one) => one[key].length > 0)
        .slice(0, 3)
        .map((one) => {
          const by = list([...new Set(one[key].map((condition) => condition.by))].map(the));
          return `${the(one.planet)} (${themeOf(one.planet)}) by ${by}`;
        }),
    );
  const [helped, burdened] = [listed("bonification"), listed("maltreatment")];
  return paragraph(
    helped && `Helped are ${helped}.`,
    burdened &&
      `Put to the test are ${burdened}; what is tested there tends to be learnt slowly and kept.`,
  );
}

function lotLines({ lots }: HellenisticAnswer): string | null {
  if (!lots) return null;
  const at = (id: string) => {
    const { sign: own, house } = lots.find(({ lot }) => lot === id)!;
    return `lies in ${sign[own]} in ${houseName(house)} (${topicOf(house)})`;
  };
  const lordOf = (id: string) => the(lots.find(({ lot }) => lot === id)!.lord);
  return paragraph(
    `Fortune, what befalls a person, ${at("fortune")}, in the keeping of ${lordOf("fortune")}.`,
    `Spirit, what one chooses, ${at("spirit")}, under ${lordOf("spirit")}.`,
  );
}

function timeLines({ profection, firdaria, releasing }: HellenisticAnswer): string | null {
  if (!profection) return null;
  const { ageYears, annual, house } = profection;
  const [major, sub] = [firdaria?.activeMajor, firdaria?.activeSub];
  const within =
    sub === major ? "who rules the sub-period as well" : sub && `and within it with ${the(sub)}`;
  const [first, second] = releasing?.spirit.active ?? [];
  return paragraph(
    `At ${ageYears} the profected year has come to ${sign[annual.sign]}, ${houseName(house)} from the start: ${topicOf(house)} come to the fore, and ${the(annual.lord)} is lord of the year.`,
    major && `The firdaria are with ${the(major)}${within ? `, ${within}` : ""}.`,
    first &&
      second &&
      `Released from Spirit, the time stands in ${sign[first.sign]}, and within it in ${sign[second.sign]}${second.marks.includes("angularFromFortune") ? ", a peak for work and standing" : ""}${second.marks.includes("loosingOfBond") ? ", after the loosing of the bond, when the course changes" : ""}.`,
  );
}

/** The reading of a nativity in the Greek manner. */
export function reading(answer: HellenisticAnswer) {
  return {
    paragraphs: core.paragraphs(
      answer.sect ? sectLines(answer) : withoutTime(answer),
      risingLines(answer),
      conditionLines(answer),
      lotLines(answer),
      timeLines(answer),
    ),
    outline: [
      "Sect",
      "The rising sign and its lord",
      "Helps and burdens",
      "Lots",
      "Lords of the time",
    ],
    facts: factsOf(answer),
  };
}
