import * as core from "../../core/words/zh_hant.ts";
import { ASPECTS, type Ptolemaic } from "../../core/aspects.ts";
import type { PointId } from "../../core/points.ts";
import type { Contact, TransitsAnswer } from "../answer.ts";
import { senseOfTransit, type TransitsWords } from "./en.ts";
import { readContacts, slowEntries } from "../weight.ts";

const { body: names, point, sign, themeOf, topicOf, paragraphs } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const MOST_READ = 10;
const MOST_HOUSES = 6;
const SHORT: Readonly<Partial<Record<PointId, string>>> = { ascendant: "上升", midheaven: "天頂" };
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
const joined: Readonly<Record<Ptolemaic, string>> = {
  conjunction: "合",
  sextile: "六合",
  square: "刑",
  trine: "三合",
  opposition: "沖",
};

function contact(one: Contact): string {
  const { planet, natal, aspect, passes, begins, ends } = one;
  const exact = passes
    .map((pass) => `${day(pass)}${pass.motion === "retrograde" ? "（逆行）" : ""}`)
    .join("、");
  const span = begins && ends ? `${day(begins)} 至 ${day(ends)}，` : "";
  const sense = senseOfTransit(one, core.pairs, core.angleSenses);
  const meaning = sense ? `其時${sense}` : `其時${themeOf(planet)}與${themeOf(natal)}相連`;
  return `${span}行運${body[planet]}${joined[aspect]}本命${point[natal]}，準確於 ${exact}；${meaning}。`;
}

function opening({ contacts }: TransitsAnswer): string {
  if (contacts.length === 0) {
    return "此段期間所查行星未與本命成準確相位：手上之事照舊進行，天上沒有推力。";
  }
  const loops = contacts.filter(({ passes }) => passes.length > 1).length;
  const again = loops > 0 ? `，其中 ${loops} 次因行星逆行而重複：初次開端，再次回顧，末次定局` : "";
  return `此段期間與本命成準確相位共 ${contacts.length} 次${again}。`;
}

function houses({ houses: entries }: TransitsAnswer): string | null {
  const shown = slowEntries(entries ?? []).slice(0, MOST_HOUSES);
  return shown
    .map(
      ({ planet, house, ...at }) =>
        `${day(at)} ${body[planet]}入${core.houseName(house)}，${themeOf(planet)}轉向${topicOf(house)}。`,
    )
    .join("");
}

export const zhHant: TransitsWords = {
  title: "行運",
  summary: "區間內行運與本命之相位：各次準確之日、留、入宮，並附解讀",
  inputs: {
    ...core.spanInputs,
    planets: {
      label: "行星",
      about: "行運之星，未填則查火星至冥王星；含月亮時至多 550 日",
      values: body,
    },
    aspects: { label: "相位", about: "未填則五種皆查", values: core.aspect },
  },
  fields: {
    ...core.place,
    ...core.when,
    signs: "出生星座",
    sun,
    moon,
    mercury,
    venus,
    mars,
    jupiter,
    saturn,
    uranus,
    neptune,
    pluto,
    ascendant: point.ascendant,
    contacts: "相位",
    planet: "行星",
    aspect: "相位",
    natal: "本命",
    begins: "入容許度",
    ends: "出容許度",
    passes: "準確",
    motion: "行向",
    houses: "入宮",
    house: "宮位",
    stations: "留",
    turns: "轉為",
  },
  terms: { body, point, aspect: core.aspect, sign, turn: core.turn },
  conventions: {
    houseSystem: core.conventions.houseSystem,
    orb: { title: "容許度", options: { "1": "一度", "2": "二度" } },
  },
  refusals: { ...core.chartRefusals, ...core.spanRefusals },
  omissions: {
    birthTime: "未提供出生時刻，以正午計：本命月亮、軸點與宮位從缺，快星之日期可差半日。",
    latitude: "未提供出生地：軸點與宮位從缺。",
  },
  reading: (answer) => ({
    paragraphs: paragraphs(
      opening(answer),
      ...readContacts(answer.contacts, MOST_READ).map(contact),
      houses(answer),
    ),
    outline: ["全期概觀", "最重之相位", "入宮"],
    facts: {
      contacts: readContacts(answer.contacts, MOST_READ).map(
        ({ planet, aspect, natal, passes }) => ({
          planet: body[planet],
          aspect: core.aspect[aspect],
          natal: point[natal],
          exact: passes.map(day),
        }),
      ),
    },
  }),
  picture: {
    title: "行運時程",
    desc: (count) => `${count} 次相位中最重者依曆日排列`,
    row: (planet, aspect, natal) =>
      `${body[planet].slice(0, 2)}${ASPECTS[aspect].angleDeg}°${SHORT[natal] ?? point[natal].slice(0, 2)}`,
  },
};
