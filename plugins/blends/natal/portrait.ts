/** What the describing arts say of a birth, as two paragraphs of a portrait. */
import type { Lang, Text } from "#old";
import { valueAt, type Fields } from "../members/member.ts";
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

/** What an answer says at a place: a term, or a text, in the language in which the answer was given. */
function at(data: Fields | null, lang: Lang, ...pointers: readonly string[]): string {
  for (const pointer of pointers) {
    const value = valueAt(data, pointer);
    if (typeof value === "string") return value;
    if (isFields(value) && typeof value["text"] === "string") return value["text"];
    const said = isFields(value) && value[lang === "en" ? "en" : "zhHant"];
    if (typeof said === "string") return said;
  }
  throw new Error(`Cannot describe the birth: nothing stands at ${pointers.join(", ")}`);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Signs of Sun, Moon and the rising point; the last is missing without time and place. */
function westernOf(data: Fields, lang: Lang) {
  const isUnknown = valueAt(data, "/signs/ascendant") === undefined;
  return {
    sun: at(data, lang, "/signs/sun"),
    moon: at(data, lang, "/signs/moon"),
    rising: isUnknown ? undefined : at(data, lang, "/signs/ascendant"),
  };
}

const STAR_SIGN = ["/moon/sign", "/moon/signName"] as const;
const STAR_NAME = ["/nakshatra", "/name"] as const;

function chartsEn(data: Data): string {
  const [bazi, western, star] = [
    data("bazi.chart"),
    data("astrology.calculate"),
    data("vedic.nakshatra"),
  ];
  const parts: string[] = [];
  if (bazi) {
    const master = `${at(bazi, "en", "/dayMaster")} (${at(bazi, "en", "/dayMaster/native")})`;
    parts.push(
      `The four pillars take ${master} for the self, call it ${at(bazi, "en", "/strength/verdict/value")}, and look to ${at(bazi, "en", "/usefulGod/verdict/value")} to set it right.`,
    );
  }
  if (western) {
    const { sun, moon, rising } = westernOf(western, "en");
    const ascendant = rising ? `, with ${rising} rising` : "";
    parts.push(`The Western sky has the Sun in ${sun} and the Moon in ${moon}${ascendant}.`);
  }
  if (star) {
    const opener = western
      ? "India, which counts from the stars and not from the equinox,"
      : "India";
    parts.push(
      `${opener} finds that Moon in ${at(star, "en", ...STAR_SIGN)}, in the mansion ${at(star, "en", ...STAR_NAME)}.`,
    );
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
    const element = at(bazi, "zh-Hant", "/usefulGod/verdict/value/native");
    parts.push(
      `八字以${at(bazi, "zh-Hant", "/dayMaster/native")}為日主，${at(bazi, "zh-Hant", "/strength/verdict/value/native")}，取${element}為用。`,
    );
  }
  if (western) {
    const { sun, moon, rising } = westernOf(western, "zh-Hant");
    const ascendant = rising ? `，上升${rising}` : "";
    parts.push(`西洋星盤上，太陽在${sun}，月亮在${moon}${ascendant}。`);
  }
  if (star) {
    const opener = western ? "印度不從春分點而從恆星量起，同一個月亮便落在" : "印度占星之月落在";
    parts.push(
      `${opener}${at(star, "zh-Hant", ...STAR_SIGN)}，宿在${at(star, "zh-Hant", ...STAR_NAME)}。`,
    );
  }
  return parts.join("");
}

const DAY_GLOSS = ["/day/day", "/day/gloss"] as const;

function signsEn(data: Data): string {
  const days: string[] = [];
  const maya = data("maya.birthSign");
  const aztec = data("aztec.tonalpohualli");
  const java = data("weton.calculate");
  const ki = data("nineStarKi.chart");
  const tree = data("celticTree.sign");
  const angel = data("kabbalah.birthAngel");
  if (maya)
    days.push(
      `${at(maya, "en", "/day/text")} to the Maya, the day of ${the(at(maya, "en", ...DAY_GLOSS))}`,
    );
  if (aztec)
    days.push(
      `${at(aztec, "en", "/day/text")}, ${the(at(aztec, "en", ...DAY_GLOSS))}, to the Aztecs`,
    );
  if (java) days.push(`${at(java, "en", "/weton")} in Java`);
  const counts = days.length > 0 ? `By the counts of days the birth fell on ${listEn(days)}.` : "";
  const signs: string[] = [];
  if (ki)
    signs.push(`Nine Star Ki puts it under ${at(ki, "en", "/year/star/roman", "/year/roman")}`);
  if (tree) signs.push(`the ring of trees under the ${at(tree, "en", "/tree").toLowerCase()}`);
  if (angel) signs.push(`the seventy-two names begin for it with ${at(angel, "en", "/arc/angel")}`);
  return [counts, signs.length > 0 ? `${capitalised(listEn(signs))}.` : ""]
    .filter(Boolean)
    .join(" ");
}

/** A gloss with its article; some have one already. */
function the(gloss: string): string {
  return gloss.startsWith("the ") ? gloss : `the ${gloss}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function signsZh(data: Data): string {
  const days: string[] = [];
  const maya = data("maya.birthSign");
  const aztec = data("aztec.tonalpohualli");
  const java = data("weton.calculate");
  const ki = data("nineStarKi.chart");
  const tree = data("celticTree.sign");
  const angel = data("kabbalah.birthAngel");
  const say = (data: Fields, ...pointers: readonly string[]) => at(data, "zh-Hant", ...pointers);
  if (maya) days.push(`馬雅為 ${say(maya, "/day/text")}（${say(maya, ...DAY_GLOSS)}之日）`);
  if (aztec) days.push(`阿茲特克為 ${say(aztec, "/day/text")}（${say(aztec, ...DAY_GLOSS)}）`);
  if (java) days.push(`爪哇為 ${say(java, "/weton")}`);
  const counts = days.length > 0 ? `以日計之曆，此日在${days.join("，在")}。` : "";
  const signs: string[] = [];
  if (ki) signs.push(`九星屬${say(ki, "/year/star/native", "/year/native")}`);
  if (tree) signs.push(`樹曆屬${say(tree, "/tree")}`);
  if (angel) signs.push(`七十二聖名以 ${say(angel, "/arc/angel")} 為首`);
  return [counts, signs.length > 0 ? `${signs.join("，")}。` : ""].filter(Boolean).join("");
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
    [elementAt(bazi, "/pillars/day/stemElement"), SOURCES.day],
    [elementAt(data("nineStarKi.chart"), "/year/element"), SOURCES.ki],
    [elementAt(data("tibetan.natal"), "/element"), SOURCES.tibet],
  ];
  const groups = Object.keys(ELEMENTS).map((id) => ({
    id,
    from: votes.filter(([vote]) => vote === id).map(([, source]) => source),
  }));
  const first = groups.sort((a, b) => b.from.length - a.from.length)[0]!;
  return first.from.length > 1 ? first : null;
}

/** The id of an element, which is a term or the id itself. */
function elementAt(data: Fields | null, pointer: string): string | undefined {
  const value = valueAt(data, pointer);
  return (isFields(value) ? value["id"] : value) as string | undefined;
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
