import { dayPlanet as names, direction } from "../../core/words/zh_hant.ts";
import type { Bond } from "../wheel.ts";
import type { ThaksaWords } from "./en.ts";

const dayPlanet = {
  sun: { text: names.sun, portrait: "自重、大方，火氣來得快去得也快" },
  moon: { text: names.moon, portrait: "舉止柔和，心意多變，懂得討人歡喜" },
  mars: { text: names.mars, portrait: "敢為、直率，難的先做" },
  mercury: { text: names.mercury, portrait: "口齒伶俐、好奇，以言語為業" },
  jupiter: { text: names.jupiter, portrait: "天生為師，公道，愛條理" },
  venus: { text: names.venus, portrait: "迷人，愛藝術也愛舒服" },
  saturn: { text: names.saturn, portrait: "認真、耐苦，不輕易信人" },
  rahu: { text: names.rahu, portrait: "暗處膽大，難以矇騙，容易走極端" },
};

const birthday = {
  sunday: "星期日",
  monday: "星期一",
  tuesday: "星期二",
  wednesdayDay: "星期三（白天）",
  saturday: "星期六",
  thursday: "星期四",
  wednesdayNight: "星期三（夜間）",
  friday: "星期五",
};

const colour = {
  red: "紅",
  creamYellow: "乳白與黃",
  pink: "粉紅",
  green: "綠",
  purple: "紫",
  orange: "橙",
  greyBlack: "灰與黑",
  blue: "藍",
};

const place = {
  boriwan: { text: "眷屬", theme: "家人、部屬與身邊的人" },
  ayu: { text: "生氣", theme: "健康與起居" },
  det: { text: "威勢", theme: "權柄、職位與聲望" },
  si: { text: "吉祥", theme: "福氣、魅力與財富" },
  mula: { text: "根基", theme: "房屋、田產與積蓄" },
  utsaha: { text: "勤勉", theme: "工作與毅力" },
  montri: { text: "貴人", theme: "師長與提攜的人" },
  kalakini: { text: "忌凶", theme: "取名時宜避之物" },
};

const bond: Readonly<Record<Bond, string>> = {
  friends: "相友",
  enemies: "相敵",
  neutral: "不親不敵",
};

const stands = (of: keyof typeof place, how: Bond) => `${place[of].text}之星與本命星${bond[how]}`;

export const zhHant: ThaksaWords = {
  title: "泰國大塔薩輪",
  summary:
    "依生日星期所起的八宮輪：眷屬、生氣、威勢、吉祥、根基、勤勉、貴人、忌凶，附字母、顏色與方位",
  weighs: "吉祥、貴人、威勢、忌凶四宮之星與本命星的親疏，為諸條之和",
  inputs: {
    nightAfter: { label: "星期三入夜時刻", about: "星期三夜間開始的時刻，HH:MM；預設 18:00" },
  },
  fields: {
    planet: "星",
    portrait: "性情",
    birthday: "生日",
    weekday: "星期",
    night: "星期三夜間",
    wheel: "八宮",
    place: "宮",
    theme: "所主",
    planetNumber: "星之數",
    letters: "字母",
    colour: "顏色",
    direction: "方位",
    luckyLetters: "取名宜用字母",
    avoidLetters: "取名宜避字母",
  },
  terms: { dayPlanet, birthday, colour, direction, place },
  phrases: {
    base: "任何生日",
    si: ({ bond }) => stands("si", bond),
    montri: ({ bond }) => stands("montri", bond),
    det: ({ bond }) => stands("det", bond),
    kalakini: ({ bond }) => stands("kalakini", bond),
    nightBegins: ({ time }) => `入夜時刻須在 12:00 至 23:59 之間，所給為 ${time}`,
  },
  omissions: {
    birthTime: "未提供出生時刻，以正午計；清晨六時前出生屬前一日，星期三夜間另有所主。",
  },
  reading: ({ wheel, birthday: day, planet }) => {
    const at = (id: keyof typeof place) => wheel.find((one) => one.place === id)!;
    const name = (id: keyof typeof place) => names[at(id).planet];
    const [fortune, patron, misfortune] = [at("si"), at("montri"), at("kalakini")];
    return [
      `出生屬${birthday[day]}，由${names[planet]}所主：${dayPlanet[planet].portrait}。`,
      `由此順時針數去，威勢在${name("det")}，吉祥在${name("si")}，貴人在${name("montri")}。好事往${direction[fortune.direction]}方尋，宜用${colour[fortune.colour]}色；貴人在${direction[patron.direction]}方。`,
      `取名可用 ${fortune.letters.join(" ")} 起首，避開 ${misfortune.letters.join(" ")}，那是${name("kalakini")}的字母；${colour[misfortune.colour]}色宜少穿。`,
    ];
  },
  picture: { title: (day) => `大塔薩輪：${birthday[day]}` },
};
