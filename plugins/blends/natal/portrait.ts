/** What the describing arts say of a birth, as two paragraphs of a portrait. */
import type { Lang, Text } from "#old";
import { listAt, valueAt, type Fields } from "../members/member.ts";
import { listEn } from "../prose/english.ts";
import type { System } from "../weigh/systems.ts";

type Data = (system: string) => Fields | null;

/** Paragraphs for the systems that answered; empty where none of these did. */
export function portraitOf(systems: readonly System[], lang: Lang): readonly string[] {
  const data: Data = (name) =>
    systems.find(({ system, delivered }) => system === name && delivered)?.data ?? null;
  const paragraphs =
    lang === "en"
      ? [chartsEn(data), signsEn(data), elementEn(data)]
      : [chartsZh(data), signsZh(data), elementZh(data)];
  return paragraphs.filter((paragraph) => paragraph !== "");
}

function at<T = string>(data: Fields | null, pointer: string): T {
  return valueAt(data, pointer) as T;
}

interface Western {
  readonly sun: Text;
  readonly moon: Text;
  readonly rising: Text | undefined;
}

function westernOf(data: Fields): Western {
  const bodies = listAt<{ id: string; signName: Text }>(data, "/bodies");
  const sign = (id: string) => bodies.find((body) => body.id === id)!.signName;
  const rising = valueAt(data, "/angles/ascendant/signName") as Text | undefined;
  return { sun: sign("sun"), moon: sign("moon"), rising };
}

function chartsEn(data: Data): string {
  const [bazi, western, star] = [
    data("bazi.chart"),
    data("astrology.calculate"),
    data("vedic.nakshatra"),
  ];
  const parts: string[] = [];
  if (bazi) {
    const master = `${at(bazi, "/dayMaster/gloss")} (${at(bazi, "/dayMaster/native")})`;
    parts.push(
      `The four pillars take ${master} for the self, call it ${at(bazi, "/strength/name/gloss")}, and look to ${at(bazi, "/usefulGod/name/gloss")} to set it right.`,
    );
  }
  if (western) {
    const { sun, moon, rising } = westernOf(western);
    const ascendant = rising ? `, with ${rising.en} rising` : "";
    parts.push(`The Western sky has the Sun in ${sun.en} and the Moon in ${moon.en}${ascendant}.`);
  }
  if (star) {
    const [sign, name] = [at<Text>(star, "/moon/signName"), at<Text>(star, "/name")];
    const opener = western
      ? "India, which counts from the stars and not from the equinox,"
      : "India";
    parts.push(`${opener} finds that Moon in ${sign.en}, in the mansion ${name.en}.`);
  }
  return parts.join(" ");
}

function chartsZh(data: Data): string {
  const [bazi, western, star] = [
    data("bazi.chart"),
    data("astrology.calculate"),
    data("vedic.nakshatra"),
  ];
  const parts: string[] = [];
  if (bazi) {
    const element = at(bazi, "/usefulGod/name/native");
    parts.push(
      `八字以${at(bazi, "/dayMaster/native")}為日主，${at(bazi, "/strength/name/native")}，取${element}為用。`,
    );
  }
  if (western) {
    const { sun, moon, rising } = westernOf(western);
    const ascendant = rising ? `，上升${rising.zhHant}` : "";
    parts.push(`西洋星盤上，太陽在${sun.zhHant}，月亮在${moon.zhHant}${ascendant}。`);
  }
  if (star) {
    const [sign, name] = [at<Text>(star, "/moon/signName"), at<Text>(star, "/name")];
    const opener = western ? "印度不從春分點而從恆星量起，同一個月亮便落在" : "印度占星之月落在";
    parts.push(`${opener}${sign.zhHant}，宿在${name.zhHant}。`);
  }
  return parts.join("");
}

function signsEn(data: Data): string {
  const told: string[] = [];
  const maya = data("maya.birthSign");
  const aztec = data("aztec.tonalpohualli");
  const java = data("weton.calculate");
  const ki = data("nineStarKi.chart");
  const tree = data("celticTree.sign");
  const angel = data("kabbalah.birthAngel");
  if (maya)
    told.push(`${at(maya, "/day/text")} to the Maya, the day of ${the(at(maya, "/day/gloss/en"))}`);
  if (aztec)
    told.push(`${at(aztec, "/day/text")}, ${the(at(aztec, "/day/gloss/en"))}, to the Aztecs`);
  if (java) told.push(`${at(java, "/weton")} in Java`);
  const days = told.length > 0 ? `By the counts of days the birth fell on ${listEn(told)}.` : "";
  const signs: string[] = [];
  if (ki) signs.push(`Nine Star Ki puts it under ${at(ki, "/year/roman")}`);
  if (tree) signs.push(`the ring of trees under the ${at(tree, "/tree/name/en").toLowerCase()}`);
  if (angel) signs.push(`the seventy-two names begin for it with ${at(angel, "/arc/angel")}`);
  return [days, signs.length > 0 ? `${capitalised(listEn(signs))}.` : ""].filter(Boolean).join(" ");
}

/** A gloss with its article; some have one already. */
function the(gloss: string): string {
  return gloss.startsWith("the ") ? gloss : `the ${gloss}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function signsZh(data: Data): string {
  const told: string[] = [];
  const maya = data("maya.birthSign");
  const aztec = data("aztec.tonalpohualli");
  const java = data("weton.calculate");
  const ki = data("nineStarKi.chart");
  const tree = data("celticTree.sign");
  const angel = data("kabbalah.birthAngel");
  if (maya) told.push(`馬雅為 ${at(maya, "/day/text")}（${at(maya, "/day/gloss/zhHant")}之日）`);
  if (aztec) told.push(`阿茲特克為 ${at(aztec, "/day/text")}（${at(aztec, "/day/gloss/zhHant")}）`);
  if (java) told.push(`爪哇為 ${at(java, "/weton")}`);
  const days = told.length > 0 ? `以日計之曆，此日在${told.join("，在")}。` : "";
  const signs: string[] = [];
  if (ki) signs.push(`九星屬${at(ki, "/year/native")}`);
  if (tree) signs.push(`樹曆屬${at(tree, "/tree/name/zhHant")}`);
  if (angel) signs.push(`七十二聖名以 ${at(angel, "/arc/angel")} 為首`);
  return [days, signs.length > 0 ? `${signs.join("，")}。` : ""].filter(Boolean).join("");
}

const ELEMENTS: Readonly<Record<string, Text>> = {
  wood: { en: "wood", zhHant: "木" },
  fire: { en: "fire", zhHant: "火" },
  earth: { en: "earth", zhHant: "土" },
  metal: { en: "metal", zhHant: "金" },
  water: { en: "water", zhHant: "水" },
};

const SOURCES = {
  bazi: { en: "strongest in the four pillars", zhHant: "八字中最盛" },
  day: { en: "the day master itself", zhHant: "即日主本身" },
  ki: { en: "the element of the Ki star", zhHant: "九星之五行" },
  tibet: { en: "the element of the Tibetan year", zhHant: "西藏年之五行" },
} as const;

/** The element that most of the East Asian arts name, where at least two do. */
function commonElement(data: Data): { id: string; from: readonly Text[] } | null {
  const bazi = data("bazi.chart");
  const percents = Object.entries(
    (valueAt(bazi, "/balance/percent") ?? {}) as Record<string, number>,
  );
  const strongest = percents.sort((a, b) => b[1] - a[1])[0]?.[0];
  const votes: readonly (readonly [string | undefined, Text])[] = [
    [strongest, SOURCES.bazi],
    [valueAt(bazi, "/dayMaster/element") as string | undefined, SOURCES.day],
    [valueAt(data("nineStarKi.chart"), "/year/element") as string | undefined, SOURCES.ki],
    [valueAt(data("tibetan.natal"), "/element/id") as string | undefined, SOURCES.tibet],
  ];
  const groups = Object.keys(ELEMENTS).map((id) => ({
    id,
    from: votes.filter(([vote]) => vote === id).map(([, source]) => source),
  }));
  const first = groups.sort((a, b) => b.from.length - a.from.length)[0]!;
  return first.from.length > 1 ? first : null;
}

function elementEn(data: Data): string {
  const found = commonElement(data);
  if (!found) return "";
  const { en } = ELEMENTS[found.id]!;
  return `One element returns: ${en}, which is ${listEn(found.from.map((one) => one.en))}. These arts have common ancestors, so the echo proves nothing; as a theme it is worth keeping in mind.`;
}

function elementZh(data: Data): string {
  const found = commonElement(data);
  if (!found) return "";
  const { zhHant } = ELEMENTS[found.id]!;
  const sources = found.from.map((one) => one.zhHant).join("，又為");
  return `有一行反覆出現：${zhHant}，${sources}。這幾家本有淵源，呼應算不得證明；當作主調記在心上便好。`;
}
