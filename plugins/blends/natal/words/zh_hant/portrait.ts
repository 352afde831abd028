/** 生辰之概觀。 */
import type { Phase } from "#lore";
import type { ElementSource, Portrait } from "../../portrait.ts";

/** Paragraphs for the systems that answered; empty where none of these did. */
export function describe(portrait: Portrait): readonly string[] {
  return [chartsOf(portrait), signsOf(portrait), elementOf(portrait)].filter(Boolean);
}

function chartsOf({ pillars, sky, mansion }: Portrait): string {
  const parts: string[] = [];
  if (pillars) {
    const { master, strength, useful } = pillars;
    parts.push(`八字以${master.text}為日主，${strength.text}，取${useful.text}為用。`);
  }
  if (sky) {
    const rising = sky.rising ? `，上升${sky.rising.text}` : "";
    parts.push(`西洋星盤上，太陽在${sky.sun.text}，月亮在${sky.moon.text}${rising}。`);
  }
  if (mansion) {
    const opener = sky ? "印度不從春分點而從恆星量起，同一個月亮便落在" : "印度占星之月落在";
    parts.push(`${opener}${mansion.sign.text}，宿在${mansion.name.text}。`);
  }
  return parts.join("");
}

function signsOf({ maya, aztec, weton, star, tree, angel }: Portrait): string {
  const days = [
    ...(maya ? [`馬雅為 ${maya.text}（${maya.day.text}之日）`] : []),
    ...(aztec ? [`阿茲特克為 ${aztec.text}（${aztec.day.text}）`] : []),
    ...(weton === null ? [] : [`爪哇為 ${weton}`]),
  ];
  const signs = [
    ...(star ? [`九星屬${star.native}`] : []),
    ...(tree ? [`樹曆屬${tree.text}`] : []),
    ...(angel === null ? [] : [`七十二聖名以 ${angel} 為首`]),
  ];
  const counts = days.length > 0 ? `以日計之曆，此日在${days.join("，在")}。` : "";
  return [counts, signs.length > 0 ? `${signs.join("，")}。` : ""].filter(Boolean).join("");
}

const ELEMENTS: Readonly<Record<Phase, string>> = {
  wood: "木",
  fire: "火",
  earth: "土",
  metal: "金",
  water: "水",
};

const SOURCES: Readonly<Record<ElementSource, string>> = {
  strongest: "八字中最盛",
  dayMaster: "即日主本身",
  star: "九星之五行",
  year: "西藏年之五行",
};

function elementOf({ element }: Portrait): string {
  if (!element) return "";
  const from = element.from.map((one) => SOURCES[one]).join("，又為");
  return `有一行反覆出現：${ELEMENTS[element.id]}，${from}。這幾家本有淵源，呼應算不得證明；當作主調記在心上便好。`;
}
