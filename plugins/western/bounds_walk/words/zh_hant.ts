import * as core from "../../core/words/zh_hant.ts";
import type { Walker } from "../rules.ts";
import type { BoundsWalkWords } from "./en.ts";

const { body, point, sign, themeOf } = core;
const walkers: Readonly<Record<Walker, string>> = {
  ascendant: point.ascendant,
  midheaven: point.midheaven,
  sun: body.sun,
  moon: body.moon,
  fortune: point.fortune,
};
const MATTER: Readonly<Record<Walker, string>> = {
  ascendant: "身體舉止",
  midheaven: "事業地位",
  sun: "志向名聲",
  moon: "日常生活與往來之人",
  fortune: "生計機遇",
};
const RAYS: Readonly<Record<number, string>> = {
  0: "本體",
  60: "六分相",
  90: "四分相",
  120: "三分相",
  180: "對分相",
  240: "三分相",
  270: "四分相",
  300: "六分相",
};

export const zhHant: BoundsWalkWords = {
  title: "界推運",
  summary: "上升點或他點依赤經上升時間行經諸界，列出分配星與夥伴星",
  inputs: {
    ...core.inputs,
    point: { label: "推運之點", about: "預設為上升點", values: walkers },
    toAge: { label: "推至年歲", about: "所涵年歲，預設九十" },
  },
  fields: {
    ...core.place,
    point: "推運之點",
    natal: "本命位置",
    stages: "諸界",
    fromDegree: "界首度數",
    lord: "分配星",
    arcDeg: "弧（度）",
    age: "年歲",
    date: "日期",
    partners: "夥伴星",
    planet: "行星",
    ray: "光線（度）",
    active: "所問之時",
    index: "所在之界（自零數）",
    partner: "夥伴星",
  },
  terms: { point: walkers, sign },
  conventions: {
    bounds: core.conventions.bounds,
    key: {
      title: "弧與年之換算",
      options: { ptolemy: "一度一年", naibod: "每年零度五十九分八秒（奈博德）" },
    },
  },
  refusals: { ...core.angleRefusals, ...core.targetRefusals },
  reading: ({ point: carried, stages, active }) => {
    const now = active && stages[active.index];
    if (!now) {
      const [first] = stages;
      return [
        `所問日期不在所涵年歲之內。${walkers[carried]}自${sign[first!.sign]}之${body[first!.lord]}界出發，其間行經${core.count(stages.length)}界。`,
      ];
    }
    const next = stages[active.index + 1];
    const ahead = now.partners.filter(({ planet }) => planet !== active.partner).slice(0, 2);
    return core.paragraphs(
      core.paragraph(
        `${walkers[carried]}主${MATTER[carried]}，自 ${now.date} 起行經${sign[now.sign]}之${body[now.lord]}界：這些年由${body[now.lord]}分配，帶來${themeOf(now.lord)}。`,
        active.partner &&
          active.partner !== now.lord &&
          `最近所遇之光線屬${body[active.partner]}，與之共掌，兼及${themeOf(active.partner)}。`,
      ),
      ahead.length > 0 &&
        `此界之中將遇${ahead.map(({ planet, ray, age }) => `${body[planet]}之${RAYS[ray]}（${age.toFixed(1)} 歲）`).join("、")}。`,
      next && `${next.date} 轉入${body[next.lord]}界，時年 ${Math.floor(next.age)}。`,
    );
  },
  picture: {
    title: "行經諸界",
    note: "分配星 · 星座與度數 · 入界之年歲與日期",
    ray: (ray) => RAYS[ray]!,
    desc: (count, carried) => `${walkers[carried]}行經${core.count(count)}界`,
  },
};
