import { english } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { HellenisticAnswer } from "../../answer.ts";
import { topics } from "../../../natal/words/en/topics.ts";
import { factsOf, lordOfAscendant } from "../../facts.ts";

type Planet = HellenisticAnswer["planets"][number];

const { capital, list } = english;
const { houseName, paragraph, placeName, sign, the, The } = core;

function planetOf({ planets }: HellenisticAnswer, id: string): Planet {
  return planets.find(({ planet }) => planet === id)!;
}

const topicOf = (house: number) => topics[house - 1]!;

/** `Mars at 12°34′ Leo`. */
function placed({ planet, longitudeDeg }: Planet): string {
  return `${the(planet)} at ${placeName(longitudeDeg)}`;
}

function sectLines(answer: HellenisticAnswer): string | null {
  if (!answer.sect) return null;
  const { sect, light, benefic, malefic, contraryMalefic } = answer.sect;
  const [leads, help, harder, milder] = [light, benefic, contraryMalefic, malefic].map((id) =>
    planetOf(answer, id),
  );
  return paragraph(
    `This birth by ${sect} is led by ${placed(leads!)} in ${houseName(leads!.house!)}.`,
    `The readiest help comes from ${placed(help!)} where ${topicOf(help!.house!)} are concerned.`,
    `Against the sect stands ${placed(harder!)} and asks patience of ${topicOf(harder!.house!)} while ${placed(milder!)} is the milder of the two hard planets.`,
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
  const joy = lord.inJoy ? " and has its joy there" : "";
  return paragraph(
    `${capital(placeName(ascendant.longitudeDeg))} rises and ${placed(lord)} steers the life from ${houseName(lord.house!)}${joy} by way of ${topicOf(lord.house!)}.`,
    `${The(lord.planet)} in ${sign[lord.sign]} ${strengthOf(lord)}.`,
  );
}

function strengthOf({ dignities }: Planet): string {
  const has = (...ids: Planet["dignities"]) => ids.some((id) => dignities.includes(id));
  if (has("detriment", "fall")) return "is a stranger and must work with borrowed tools";
  if (has("domicile")) return "sits in its own house and can be relied on";
  if (has("exaltation")) return "has an honoured seat and can be relied on";
  return has("triplicity", "bound")
    ? "has rights of its own and can be relied on"
    : "has no rights of its own and depends on the lord of that sign";
}

/** Who helps and who tries whom; each planet in the house where it is felt. */
function conditionLines({ planets }: HellenisticAnswer): string {
  const met = (key: "bonification" | "maltreatment") =>
    planets
      .filter((one) => one[key].length > 0 && one.house !== null)
      .slice(0, 3)
      .map((one) => {
        const by = [...new Set(one[key].map((condition) => condition.by))];
        return { one, by: by.map(the), many: by.length > 1 };
      });
  const helped = met("bonification").map(
    ({ one, by, many }) =>
      `${capital(list(by))} ${many ? "favour" : "favours"} ${placed(one)} and with it ${topicOf(one.house!)}.`,
  );
  const tried = met("maltreatment").map(
    ({ one, by, many }) =>
      `${capital(list(by))} ${many ? "put" : "puts"} ${placed(one)} to the test and with it ${topicOf(one.house!)}.`,
  );
  return paragraph(
    ...helped,
    ...tried,
    tried.length > 0 && "What is tested there tends to be learnt slowly and kept.",
  );
}

function lotLines({ lots }: HellenisticAnswer): string | null {
  if (!lots) return null;
  const told = (id: string, what: string) => {
    const { longitudeDeg, house, lord } = lots.find(({ lot }) => lot === id)!;
    return `${what} lies at ${placeName(longitudeDeg)} among ${topicOf(house)} in the keeping of ${the(lord)}.`;
  };
  return paragraph(
    told("fortune", "Fortune or what befalls a person"),
    told("spirit", "Spirit or what one chooses"),
  );
}

function timeLines({ profection, firdaria, releasing }: HellenisticAnswer): string | null {
  if (!profection) return null;
  const { ageYears, annual, house } = profection;
  const [major, sub] = [firdaria?.activeMajor, firdaria?.activeSub];
  const within =
    sub === major
      ? " who rules the sub-period as well"
      : sub
        ? ` and within it with ${the(sub)}`
        : "";
  const [first, second] = releasing?.spirit.active ?? [];
  return paragraph(
    `At ${ageYears} the profected year has come to ${sign[annual.sign]} and brings ${topicOf(house)} to the fore with ${the(annual.lord)} as lord of the year.`,
    major && `The firdaria are with ${the(major)}${within}.`,
    first &&
      second &&
      `Released from Spirit the time stands in ${sign[first.sign]} and within it in ${sign[second.sign]}${second.marks.includes("angularFromFortune") ? " at a peak for work and standing" : ""}${second.marks.includes("loosingOfBond") ? " after the loosing of the bond that changes the course" : ""}.`,
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
