import type { Brief, Frozen, Lang, Text } from "#old";
import { formatArc } from "../core/format.ts";
import { themeOf } from "../core/meanings.ts";
import { inProse, type PointId } from "../core/names.ts";
import { capital, countWord, paragraphs, sentences } from "../core/prose.ts";
import { STAR_LORE, type StarLore } from "./catalogue.ts";
import type { StarAngle } from "./contacts.ts";
import type { StarsAnswer } from "./fixed_stars_locate.ts";

type Star = Frozen<StarsAnswer>["stars"][number];

const MOST_STARS = 5;

/** Writes the reading of the most prominent stars. */
export function writeBrief(answer: Frozen<StarsAnswer>, lang: Lang): Brief {
  const leading = answer.ranking
    .slice(0, MOST_STARS)
    .flatMap(({ id }) => answer.stars.filter((star) => star.id === id));
  return {
    facts: { leading, timeAndPlace: answer.parans.reckoned, ranking: answer.ranking },
    outline: leading.map(({ name }) => (lang === "en" ? name.en : name.zhHant)),
    plain: paragraphs([
      sentences([opening(answer, leading.length)], lang),
      ...leading.map((star, i) => sentences(tell(star, i), lang)),
      sentences([closing(answer)], lang),
    ]),
  };
}

function opening({ stars, ranking }: Frozen<StarsAnswer>, shown: number): Text {
  if (ranking.length === 0) {
    return {
      en: `None of the ${stars.length} stars asked for touches this chart within the orbs. The tradition takes that for a life told by its planets alone, without the louder voices of the sky behind them.`,
      zhHant: `所查 ${stars.length} 顆恆星在容許度內皆未觸及此盤。傳統上視為只由行星述說，背後沒有恆星高聲相和。`,
    };
  }
  const count = countWord(ranking.length);
  return {
    en: `${capital(count.en)} of ${stars.length} stars ${ranking.length === 1 ? "touches" : "touch"} this chart${ranking.length > shown ? `; the ${countWord(shown).en} strongest are told here` : ""}. A star speaks through the planet or angle that it meets.`,
    zhHant: `${stars.length} 顆恆星之中有 ${ranking.length} 顆觸及此盤${ranking.length > shown ? `，以下說最強的${countWord(shown).zhHant}顆` : ""}。恆星藉所遇的行星或軸點發聲。`,
  };
}

function loreOf(id: string): StarLore | undefined {
  return STAR_LORE.find((one) => one.id === id);
}

function tell(star: Star, order: number): readonly Text[] {
  const best = [...star.contacts].sort((a, b) => b.strength - a.strength)[0]!;
  const theme = loreOf(star.id)?.theme ?? { en: "a voice of its own", zhHant: "獨有的聲音" };
  const point = inProse(best.point as PointId);
  const life = themeOf(best.point as PointId);
  const orb = formatArc(best.orbDeg);
  const how = contactText(best, point, orb);
  const score = { en: `prominence ${star.prominence}`, zhHant: `顯著度 ${star.prominence}` };
  const more = star.contacts.length - 1;
  const lines: readonly Text[] = [
    {
      en: `${star.name.en}, the star of ${theme.en}, ${how.en} (${score.en} of 100). It lends that note to ${life.en}.`,
      zhHant: `${star.name.zhHant}主${theme.zhHant}，${how.zhHant}（${score.zhHant}，滿分一百），其調性見於${life.zhHant}。`,
    },
    {
      en: `${star.name.en} ${how.en}: ${life.en} take a colour of ${theme.en} (${score.en}).`,
      zhHant: `${star.name.zhHant}${how.zhHant}，${life.zhHant}便染上「${theme.zhHant}」的色彩（${score.zhHant}）。`,
    },
    {
      en: `Where ${life.en} are concerned, ${star.name.en} is heard as well, for it ${how.en}; its subject is ${theme.en} (${score.en}).`,
      zhHant: `說到${life.zhHant}，也聽得見${star.name.zhHant}：它${how.zhHant}，主題是${theme.zhHant}（${score.zhHant}）。`,
    },
  ];
  const chosen = lines[order % lines.length]!;
  if (more <= 0) return [chosen];
  return [
    chosen,
    {
      en:
        more === 1
          ? "One further contact supports it."
          : `${capital(countWord(more).en)} further contacts support it.`,
      zhHant: `另有${countWord(more).zhHant}項接觸為輔。`,
    },
  ];
}

const ANGLE_TEXTS: Readonly<Record<StarAngle, Text>> = {
  rising: { en: "rises", zhHant: "升起" },
  culminating: { en: "culminates", zhHant: "上中天" },
  setting: { en: "sets", zhHant: "西落" },
  anticulminating: { en: "crosses the lower meridian", zhHant: "下中天" },
};

function contactText(contact: Star["contacts"][number], point: Text, orb: string): Text {
  switch (contact.kind) {
    case "conjunction":
      return {
        en: `stands with ${point.en}, ${orb} away`,
        zhHant: `與${point.zhHant}同度，相距 ${orb}`,
      };
    case "opposition":
      return {
        en: `stands opposite ${point.en}, within ${orb}`,
        zhHant: `與${point.zhHant}相對，差 ${orb}`,
      };
    case "parallel":
      return {
        en: `shares its declination with ${point.en}, within ${orb}`,
        zhHant: `與${point.zhHant}赤緯相同，差 ${orb}`,
      };
    default: {
      const [own, other] = [
        ANGLE_TEXTS[contact.starAngle as StarAngle],
        ANGLE_TEXTS[contact.pointAngle as StarAngle],
      ];
      return {
        en: `${own.en} at the birthplace as ${point.en} ${other.en}`,
        zhHant: `於${point.zhHant}在出生地${other.zhHant}時${own.zhHant}`,
      };
    }
  }
}

function closing({ parans }: Frozen<StarsAnswer>): Text | null {
  if (parans.reckoned) return null;
  return {
    en: "Without a time and place of birth, the angles and the risings and settings shared with planets could not be reckoned; the scores rest on longitude and declination alone.",
    zhHant: "缺出生時刻或地點，軸點與恆星行星同升同落者無從計算，分數僅依黃經與赤緯。",
  };
}
