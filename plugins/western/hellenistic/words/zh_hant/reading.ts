import { chinese } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import type { HellenisticAnswer } from "../../answer.ts";
import { factsOf, lordOfAscendant } from "../../facts.ts";

type Planet = HellenisticAnswer["planets"][number];

const { list } = chinese;
const { body, houseName, paragraph, sign, themeOf, topicOf } = core;

function planetOf({ planets }: HellenisticAnswer, id: string): Planet {
  return planets.find(({ planet }) => planet === id)!;
}

function where({ sign: at, house }: Planet): string {
  return `在${sign[at]}${house === null ? "" : `、${houseName(house)}`}`;
}

function sectLines(answer: HellenisticAnswer): string | null {
  if (!answer.sect) return null;
  const { light, benefic, malefic, contraryMalefic } = answer.sect;
  const side = core.sect[answer.sect.sect];
  const [help, harder] = [planetOf(answer, benefic), planetOf(answer, contraryMalefic)];
  return paragraph(
    `此為${side}生盤，以${body[light]}為首（${where(planetOf(answer, light))}），${side}方諸星順其勢而行。`,
    `最可靠的助力來自${body[benefic]}（${where(help)}），見於${topicOf(help.house!)}。`,
    `${body[contraryMalefic]}與區分相逆，要求最嚴（${where(harder)}）：${topicOf(harder.house!)}宜多耐心。${body[malefic]}屬本區分，在兩顆凶星中較為溫和。`,
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
  const joy = lord.inJoy ? "，亦為其喜樂之宮" : "";
  return paragraph(
    `上升為${sign[ascendant.sign]}，命主${body[lord.planet]}自${sign[lord.sign]}、${houseName(lord.house!)}掌舵，此宮主${topicOf(lord.house!)}${joy}。`,
    strengthOf(lord),
  );
}

function strengthOf({ dignities }: Planet): string {
  const has = (...ids: Planet["dignities"]) => ids.some((id) => dignities.includes(id));
  if (has("detriment", "fall")) return "其所在之座與之不合，行事須借他人之器。";
  if (has("domicile")) return "它在彼處如居自宅，可資信賴。";
  if (has("exaltation")) return "它在彼處如坐上席，可資信賴。";
  return has("triplicity", "bound")
    ? "它在彼處自有權分，可資信賴。"
    : "它在彼處無權分可言，須仰賴該座之主。";
}

function conditionLines({ planets }: HellenisticAnswer): string {
  const listed = (key: "bonification" | "maltreatment", verb: string) =>
    list(
      planets
        .filter((one) => one[key].length > 0)
        .slice(0, 3)
        .map((one) => {
          const by = [...new Set(one[key].map((condition) => condition.by))];
          return `${body[one.planet]}（${themeOf(one.planet)}）${verb}${list(by.map((id) => body[id]))}`;
        }),
    );
  const [helped, burdened] = [listed("bonification", "得自"), listed("maltreatment", "受制於")];
  return paragraph(
    helped && `受益者：${helped}。`,
    burdened && `受考驗者：${burdened}；此處所學雖慢，卻能長留。`,
  );
}

function lotLines({ lots }: HellenisticAnswer): string | null {
  if (!lots) return null;
  const at = (id: string) => {
    const { sign: own, house } = lots.find(({ lot }) => lot === id)!;
    return `在${sign[own]}、${houseName(house)}（${topicOf(house)}）`;
  };
  const lordOf = (id: string) => body[lots.find(({ lot }) => lot === id)!.lord];
  return paragraph(
    `福點示際遇，${at("fortune")}，由${lordOf("fortune")}看管。`,
    `精神點示抉擇，${at("spirit")}，由${lordOf("spirit")}主理。`,
  );
}

function timeLines({ profection, firdaria, releasing }: HellenisticAnswer): string | null {
  if (!profection) return null;
  const { ageYears, annual, house } = profection;
  const [major, sub] = [firdaria?.activeMajor, firdaria?.activeSub];
  const [first, second] = releasing?.spirit.active ?? [];
  return paragraph(
    `${ageYears} 歲小限行至${sign[annual.sign]}，為${houseName(house)}：${topicOf(house)}成為重點，年主為${body[annual.lord]}。`,
    major && `法達大運在${body[major]}${sub ? `，小運在${body[sub]}` : ""}。`,
    first &&
      second &&
      `自精神點釋放，時在${sign[first.sign]}，其內為${sign[second.sign]}${second.marks.includes("angularFromFortune") ? "，屬事業與名望之高峰期" : ""}${second.marks.includes("loosingOfBond") ? "，正值鬆綁之後、方向轉換之時" : ""}。`,
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
