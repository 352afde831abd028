import type { Brief, Frozen, Lang, Text } from "#old";
import { formatArc } from "../core/format.ts";
import { themeOf } from "../core/meanings.ts";
import { inProse, pointName, type PointId } from "../core/names.ts";
import { capital, listTexts, paragraphs, sentences } from "../core/prose.ts";
import type { DeclinationAnswer } from "./declination_compute.ts";

/** Writes the reading of declinations. */
export function writeBrief(answer: Frozen<DeclinationAnswer>, lang: Lang): Brief {
  return {
    facts: {
      obliquityDeg: answer.obliquityDeg,
      outOfBounds: answer.outOfBounds,
      aspects: answer.aspects,
      declinations: answer.declinations,
      moonRange: answer.moonRange,
    },
    outline:
      lang === "en"
        ? ["Out of bounds", "Parallels", "Contraparallels", "Mirror points"]
        : ["越界行星", "平行", "反平行", "映點"],
    plain: paragraphs([
      sentences([opening(answer), moon(answer)], lang),
      sentences(outside(answer), lang),
      sentences(pairs(answer), lang),
      sentences([mirrors(answer)], lang),
    ]),
  };
}

function opening({ obliquityDeg }: Frozen<DeclinationAnswer>): Text {
  const limit = formatArc(obliquityDeg);
  return {
    en: `Declination measures how far north or south of the celestial equator a body stands. The Sun never goes beyond ${limit}; what does is called out of bounds.`,
    zhHant: `赤緯量的是天體距天赤道南北多遠。太陽至多行至 ${limit}，超出者稱為「越界」。`,
  };
}

function moon({ moonRange }: Frozen<DeclinationAnswer>): Text | null {
  if (!moonRange) return null;
  const [from, to] = [degrees(moonRange.fromDeg), degrees(moonRange.toDeg)];
  return {
    en: `The hour of birth is unknown: in the course of the day the Moon moved from ${from.en} to ${to.en}, and what is said of it holds for noon.`,
    zhHant: `出生時刻未知：當日月亮自${from.zhHant}行至${to.zhHant}，以下涉及月亮之處以正午為準。`,
  };
}

function degrees(value: number): Text {
  const arc = formatArc(Math.abs(value));
  return value < 0
    ? { en: `${arc} south`, zhHant: `赤緯南 ${arc}` }
    : { en: `${arc} north`, zhHant: `赤緯北 ${arc}` };
}

function outside({ outOfBounds, bodies }: Frozen<DeclinationAnswer>): readonly Text[] {
  if (outOfBounds.length === 0) {
    return [
      {
        en: "Every body keeps within the Sun's path, which is read as temperaments that stay inside common rules.",
        zhHant: "所有天體都在太陽的行程之內，象徵性情不離常軌。",
      },
    ];
  }
  return outOfBounds.map((id, i) => {
    const body = bodies.find((one) => one.id === id)!;
    const at = degrees(body.declinationDeg);
    const theme = themeOf(id as PointId);
    const until = body.outOfBoundsSpan?.to?.slice(0, 10) ?? null;
    const name = inProse(id as PointId);
    return i % 2 === 0
      ? {
          en: `${capital(name.en)} stands out of bounds at ${at.en}${until ? ` and stayed there until ${until}` : ""}: ${theme.en} go their own way, beyond what others would allow themselves, for invention as easily as for excess.`,
          zhHant: `${name.zhHant}越界，在${at.zhHant}${until ? `，至 ${until} 方回` : ""}：${theme.zhHant}自有一套，敢做旁人不敢做的事，可成創見，也可能過度。`,
        }
      : {
          en: `So does ${name.en}, at ${at.en}${until ? ` (until ${until})` : ""}; here it is ${theme.en} that know no fence.`,
          zhHant: `${name.zhHant}亦越界，在${at.zhHant}${until ? `（至 ${until}）` : ""}；不受約束的是${theme.zhHant}。`,
        };
  });
}

const MOST_PAIRS = 4;

function pairs({ aspects }: Frozen<DeclinationAnswer>): readonly Text[] {
  if (aspects.length === 0) {
    return [
      {
        en: "No two bodies share a declination within the orb, so this layer adds no ties between them.",
        zhHant: "容許度內沒有任何兩個天體赤緯相同，這一層不增添星體間的連結。",
      },
    ];
  }
  const sorted = [...aspects].sort((x, y) => x.orbDeg - y.orbDeg).slice(0, MOST_PAIRS);
  const told = sorted.map((one, i): Text => {
    const [a, b] = [inProse(one.a as PointId), inProse(one.b as PointId)];
    const [x, y] = [themeOf(one.a as PointId), themeOf(one.b as PointId)];
    const orb = formatArc(one.orbDeg);
    if (one.kind === "parallel") {
      return {
        en: `${i === 0 ? "Closest is the parallel of" : "A parallel ties"} ${a.en} ${i === 0 ? "and" : "to"} ${b.en} (${orb}), which works like a quiet conjunction: ${x.en} pull together with ${y.en}.`,
        zhHant: `${i === 0 ? "最緊密的是" : ""}${a.zhHant}與${b.zhHant}平行（${orb}），如同不顯眼的合相：${x.zhHant}與${y.zhHant}同心協力。`,
      };
    }
    return {
      en: `${i === 0 ? "Closest is the contraparallel of" : "A contraparallel sets"} ${a.en} ${i === 0 ? "and" : "against"} ${b.en} (${orb}); as in an opposition, ${x.en} must come to terms with ${y.en}.`,
      zhHant: `${i === 0 ? "最緊密的是" : ""}${a.zhHant}與${b.zhHant}反平行（${orb}），近於對分相：${x.zhHant}須與${y.zhHant}取得平衡。`,
    };
  });
  const more = aspects.length - sorted.length;
  return more > 0
    ? [
        ...told,
        {
          en: `${more} wider ${more === 1 ? "pair is" : "pairs are"} listed in the figures.`,
          zhHant: `其餘 ${more} 組較寬者列於數據之中。`,
        },
      ]
    : told;
}

function mirrors({ antisciaContacts }: Frozen<DeclinationAnswer>): Text | null {
  if (antisciaContacts.length === 0) return null;
  const told = antisciaContacts
    .slice(0, 3)
    .map(({ a, b }) => listTexts([pointName(a as PointId), pointName(b as PointId)]));
  const all = listTexts(
    told.map(({ en, zhHant }) => ({ en: en.replace(" and ", " with "), zhHant })),
  );
  return {
    en: `By mirror image in the solstice or equinox axis these meet: ${all.en}. The old authors took such pairs for partners that see each other without an aspect.`,
    zhHant: `以二至或二分軸為鏡相互映照的有：${told.map(({ zhHant }) => zhHant).join("；")}。古人視之為不成相位而仍能互見的夥伴。`,
  };
}
