import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { AlmutenWords } from "./en.ts";

const { body, houseName, themeOf, topicOf } = core;
const place = {
  sun: "太陽",
  moon: "月亮",
  ascendant: "上升點",
  fortune: "福點",
  lunation: "產前朔望",
};

export const zhHant: AlmutenWords = {
  title: "命主強星",
  summary: "依伊本·以斯拉之法求全盤最強之星，並列完整分數表",
  inputs: {},
  fields: {
    ...core.place,
    almuten: "強星",
    places: "諸位",
    place: "位",
    lunation: "產前朔望",
    kind: "種類",
    utc: "UTC",
    dayRuler: "日主",
    hourRuler: "時主",
    planets: "行星",
    planet: "行星",
    dignities: "尊貴",
    points: "分數",
    house: "宮位",
    housePoints: "宮位得分",
    dayPoints: "日主得分",
    hourPoints: "時主得分",
    total: "總分",
  },
  terms: { vitalPlace: place, syzygy: { new: "新月", full: "滿月" } },
  conventions: {
    bounds: core.conventions.bounds,
    triplicity: core.conventions.triplicity,
    houseSystem: core.conventions.houseSystem,
  },
  refusals: core.angleRefusals,
  reading: ({ almuten, planets, dayRuler, hourRuler }) => {
    const [first, second] = planets;
    const { planet, total, house, dignities, housePoints } = first!;
    const from = dignities.map((one) => `在${place[one.place]}得 ${one.points} 分`).join("，");
    const offices = [dayRuler === planet && "日主", hourRuler === planet && "時主"].filter(
      (one): one is string => one !== false,
    );
    return core.paragraphs(
      almuten.length === 1
        ? `${body[planet]}以 ${total} 分為全盤強星，較次位之${body[second!.planet]}多 ${total - second!.total} 分：一生所謀，靠${themeOf(planet)}成事，於${topicOf(house)}尤著。`
        : `${chinese.list(almuten.map((id) => body[id]))}各得 ${total} 分，並列為首：全盤有二主，${chinese.list(almuten.map(themeOf))}並用則最順。`,
      core.paragraph(
        `${body[planet]}之分，${houseName(house)}得 ${housePoints} 分${from ? `，${from}` : ""}。`,
        offices.length > 0 && `又兼為出生時之${chinese.list(offices)}。`,
      ),
    );
  },
  picture: {
    title: "強星",
    columns: ["宮位", "日時", "總分"],
    desc: ({ planets }) =>
      planets.map(({ planet, total }) => `${body[planet]} ${total}`).join("；"),
  },
};
