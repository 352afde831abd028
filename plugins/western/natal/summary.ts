/** The chart in a few sentences, in both languages. */
import type { Text } from "#old";
import { ASPECTS } from "../core/aspects.ts";
import {
  ELEMENT_NAMES,
  houseName,
  inProse,
  MODERN,
  pointName,
  SIGNS,
  type Element,
} from "../core/names.ts";
import type { PointId } from "../core/names.ts";
import { PHASE_NAMES } from "../core/lunar_phase.ts";
import type { PatternId } from "../core/patterns.ts";
import { capital, countWord, listTexts } from "../core/prose.ts";
import type { NatalAnswer } from "./output.ts";

type Facts = Omit<NatalAnswer, "summary">;

const PATTERN_TEXTS: Readonly<Record<PatternId, Text>> = {
  grandTrine: { en: "a grand trine", zhHant: "大三角" },
  tSquare: { en: "a T-square", zhHant: "T 型三角" },
  grandCross: { en: "a grand cross", zhHant: "大十字" },
  yod: { en: "a yod", zhHant: "上帝之指" },
  kite: { en: "a kite", zhHant: "風箏" },
  mysticRectangle: { en: "a mystic rectangle", zhHant: "神秘矩形" },
  stellium: { en: "a stellium", zhHant: "星群" },
};

/** Writes the summary. */
export function summarise(facts: Facts): Text {
  const parts = [lights(facts), rising(facts), balance(facts), closest(facts), figures(facts)];
  const kept = parts.filter((part): part is Text => part !== null);
  return {
    en: kept.map(({ en }) => en).join(" "),
    zhHant: kept.map(({ zhHant }) => zhHant).join(""),
  };
}

function lights({ bodies, lunarPhase, moonRange }: Facts): Text | null {
  const sun = bodies.find(({ id }) => id === "sun");
  const moon = bodies.find(({ id }) => id === "moon");
  if (!sun || !moon) return null;
  const phase = PHASE_NAMES[lunarPhase.phase];
  const moves = moonRange && moonRange.from.sign !== moonRange.to.sign;
  if (moves) {
    return {
      en: `The Sun stands at ${sun.formatted.en}. In the course of the day the Moon passed from ${moonRange.from.signName.en} into ${moonRange.to.signName.en}, so its sign hangs on the hour of birth.`,
      zhHant: `太陽在${sun.formatted.zhHant}。當日月亮由${moonRange.from.signName.zhHant}進入${moonRange.to.signName.zhHant}，月亮星座須視出生時刻而定。`,
    };
  }
  const moonAt = moonRange ? moon.signName : moon.formatted;
  return {
    en: `The Sun stands at ${sun.formatted.en} and the Moon ${moonRange ? "in" : "at"} ${moonAt.en}, in the phase of the ${phase.en}.`,
    zhHant: `太陽在${sun.formatted.zhHant}，月亮在${moonAt.zhHant}，時為${phase.zhHant}。`,
  };
}

function rising({ angles, chartRuler, bodies }: Facts): Text | null {
  if (!angles || !chartRuler) return null;
  const lord = bodies.find(({ id }) => id === chartRuler);
  const where = lord?.house ? houseName(lord.house) : null;
  const name = pointName(chartRuler);
  const en = inProse(chartRuler).en;
  return {
    en: `${angles.ascendant.signName.en} rises at ${angles.ascendant.formatted.en.split(" ")[0]}${where && lord ? `; its lord, ${en}, is in ${lord.signName.en} in ${where.en}` : ""}.`,
    zhHant: `上升點在${angles.ascendant.formatted.zhHant}${where && lord ? `，其主星${name.zhHant}落在${lord.signName.zhHant}、${where.zhHant}` : ""}。`,
  };
}

function balance({ balances }: Facts): Text {
  const entries = Object.entries(balances.elements) as [Element, string[]][];
  const most = [...entries].sort((a, b) => b[1].length - a[1].length)[0]!;
  const none = entries.filter(([, ids]) => ids.length === 0).map(([id]) => ELEMENT_NAMES[id]);
  const count = countWord(most[1].length);
  const name = ELEMENT_NAMES[most[0]];
  const absent = listTexts(none);
  return {
    en: `${capital(count.en)} of the ten planets are in ${name.en} signs${none.length ? ` and none in ${absent.en.replace(" and ", " or ")}` : ""}.`,
    zhHant: `十星之中${count.zhHant}顆在${name.zhHant}象星座${none.length ? `，${absent.zhHant}象則無` : ""}。`,
  };
}

function closest({ aspects }: Facts): Text | null {
  const found = aspects.find(
    ({ a, b, aspect }) => ASPECTS[aspect].major && isPlanetLike(a) && isPlanetLike(b),
  );
  if (!found) return null;
  const [a, b] = [found.a as PointId, found.b as PointId];
  const arc = found.orbDeg.toFixed(1);
  return {
    en: `The closest major aspect is the ${ASPECTS[found.aspect].name.en} of ${inProse(a).en} and ${inProse(b).en}, ${arc}° from exact.`,
    zhHant: `最緊密的主要相位是${pointName(a).zhHant}與${pointName(b).zhHant}的${ASPECTS[found.aspect].name.zhHant}，差 ${arc}°。`,
  };
}

function isPlanetLike(id: string): boolean {
  return (MODERN as readonly string[]).includes(id);
}

function figures({ patterns }: Facts): Text | null {
  if (patterns.length === 0) return null;
  const named = patterns.map(({ kind, bodies, sign }): Text => {
    const members = listTexts(bodies.map((id) => inProse(id as PointId)));
    const place = sign ? SIGNS.find(({ id }) => id === sign)!.name : null;
    return {
      en: `${PATTERN_TEXTS[kind].en}${place ? ` in ${place.en}` : ""} of ${members.en}`,
      zhHant: `${members.zhHant}構成${place ? place.zhHant : ""}${PATTERN_TEXTS[kind].zhHant}`,
    };
  });
  return {
    en: `The planets form ${named.map(({ en }) => en).join("; ")}.`,
    zhHant: `${named.map(({ zhHant }) => zhHant).join("；")}。`,
  };
}
