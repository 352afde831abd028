import { chinese } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import type { HellenisticAnswer } from "../../answer.ts";
import { topics } from "../../../natal/words/zh_hant/topics.ts";
import { factsOf, lordOfAscendant } from "../../facts.ts";

type Planet = HellenisticAnswer["planets"][number];

const { list } = chinese;
const { body, houseName, paragraph, placeName, sign } = core;

function planetOf({ planets }: HellenisticAnswer, id: string): Planet {
  return planets.find(({ planet }) => planet === id)!;
}

const topicOf = (house: number) => topics[house - 1]!;

/** 獅子座12°34′之火星。 */
function placed({ planet, longitudeDeg }: Planet): string {
  return `${placeName(longitudeDeg)}之${body[planet]}`;
}

function sectLines(answer: HellenisticAnswer): string | null {
  if (!answer.sect) return null;
  const { sect, light, benefic, malefic, contraryMalefic } = answer.sect;
  const [leads, help, harder, milder] = [light, benefic, contraryMalefic, malefic].map((id) =>
    planetOf(answer, id),
  );
  return paragraph(
    `此${core.sect[sect]}生盤以${houseName(leads!.house!)}內${placed(leads!)}為首。`,
    `最可靠的助力是${placed(help!)}，見於${topicOf(help!.house!)}者多。`,
    `${placed(harder!)}與區分相逆而在${topicOf(harder!.house!)}上要求最嚴，兩凶星中較溫和的則是${placed(milder!)}。`,
  );
}

function withoutTime({ planets }: HellenisticAnswer): string {
  const strong = planets.filter(({ dignities }) =>
    dignities.some((one) => one === "domicile" || one === "exaltation"),
  );
  const names = list(strong.map(({ planet }) => body[planet]));
  return paragraph(
    "缺出生時刻或地點，希臘占星便失其框架：晝夜、宮位、希臘點與時主皆繫於地平，此處不論。",
    strong.length > 0
      ? `所餘者為行星與星座。${names}居於廟或旺之座，能憑己力行事。`
      : "所餘者為行星與星座；無一居廟居旺，各須仰賴他星之許。",
  );
}

function risingLines(answer: HellenisticAnswer): string | null {
  const { ascendant } = answer;
  const lord = lordOfAscendant(answer);
  if (!ascendant || !lord) return null;
  const joy = lord.inJoy ? "喜樂之" : "";
  return paragraph(
    `${placeName(ascendant.longitudeDeg)}上升而由${placed(lord)}在${joy}${houseName(lord.house!)}掌舵，一生行經${topicOf(lord.house!)}。`,
    `${sign[lord.sign]}的${body[lord.planet]}${STRENGTH[strengthKey(lord)]}。`,
  );
}

type Strength = "foreign" | "home" | "seat" | "rights" | "none";
const STRENGTH: Readonly<Record<Strength, string>> = {
  foreign: "身在異鄉而行事須借他人之器",
  home: "如居自宅而可資信賴",
  seat: "如坐上席而可資信賴",
  rights: "自有權分而可資信賴",
  none: "無權分可言而須仰賴該座之主",
};

function strengthKey({ dignities }: Planet): Strength {
  const has = (...ids: Planet["dignities"]) => ids.some((id) => dignities.includes(id));
  if (has("detriment", "fall")) return "foreign";
  if (has("domicile")) return "home";
  if (has("exaltation")) return "seat";
  return has("triplicity", "bound") ? "rights" : "none";
}

/** 何星助之、何星試之，皆就其所在之宮而言。 */
function conditionLines({ planets }: HellenisticAnswer): string {
  const met = (key: "bonification" | "maltreatment", verb: string) =>
    planets
      .filter((one) => one[key].length > 0 && one.house !== null)
      .slice(0, 3)
      .map((one) => {
        const by = [...new Set(one[key].map((condition) => condition.by))];
        return `${list(by.map((id) => body[id]))}${verb}${placed(one)}而及於${topicOf(one.house!)}。`;
      });
  const tried = met("maltreatment", "考驗");
  return paragraph(
    ...met("bonification", "扶助"),
    ...tried,
    tried.length > 0 && "受考驗處所學雖慢卻能長留。",
  );
}

function lotLines({ lots }: HellenisticAnswer): string | null {
  if (!lots) return null;
  const told = (id: string, what: string) => {
    const { longitudeDeg, house, lord } = lots.find(({ lot }) => lot === id)!;
    return `${what}在${placeName(longitudeDeg)}而落於${topicOf(house)}並由${body[lord]}看管。`;
  };
  return paragraph(told("fortune", "示際遇的福點"), told("spirit", "示抉擇的精神點"));
}

function timeLines({ profection, firdaria, releasing }: HellenisticAnswer): string | null {
  if (!profection) return null;
  const { ageYears, annual, house } = profection;
  const [major, sub] = [firdaria?.activeMajor, firdaria?.activeSub];
  const [first, second] = releasing?.spirit.active ?? [];
  return paragraph(
    `${ageYears} 歲小限行至${sign[annual.sign]}而以${topicOf(house)}為重並以${body[annual.lord]}為年主。`,
    major && `法達大運在${body[major]}${sub ? `而小運在${body[sub]}` : ""}。`,
    first &&
      second &&
      `自精神點釋放則時在${sign[first.sign]}而其內為${sign[second.sign]}${second.marks.includes("angularFromFortune") ? "並屬事業與名望之高峰期" : ""}${second.marks.includes("loosingOfBond") ? "且值鬆綁之後方向轉換之時" : ""}。`,
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
    outline: ["晝夜區分", "上升星座與命主", "助力與負擔", "希臘點", "時主"],
    facts: factsOf(answer),
  };
}
