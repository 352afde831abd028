import type { Brief, Frozen, Lang, Text } from "#old";
import { themeOf } from "../core/meanings.ts";
import { formatArc } from "../core/format.ts";
import { inProse, pointName, type PointId } from "../core/names.ts";
import { capital, paragraphs, sentences } from "../core/prose.ts";
import type { CosmobiologyAnswer } from "./cosmobiology_compute.ts";

type Answer = Frozen<CosmobiologyAnswer>;
type Contact = Answer["planetaryPictures"][number];

const MOST = 5;

/** Writes the reading by combination. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  const personal = new Set(["sun", "moon", "ascendant", "midheaven"]);
  const ranked = [...answer.planetaryPictures].sort(
    (x, y) => weight(x, personal) - weight(y, personal),
  );
  const told = ranked.slice(0, MOST);
  return {
    facts: { pictures: told, directed: answer.directed, count: answer.planetaryPictures.length },
    outline: told.map(({ point, pair }) => `${point} = ${pair.join("/")}`),
    plain: paragraphs([
      sentences([opening(answer)], lang),
      sentences(
        told.map((one, i) => tell(one, i)),
        lang,
      ),
      sentences(directed(answer), lang),
    ]),
  };
}

function weight(contact: Contact, personal: ReadonlySet<string>): number {
  return contact.orbDeg - (personal.has(contact.point) ? 0.5 : 0);
}

function opening({ planetaryPictures, orbDeg, dial }: Answer): Text {
  const hasAngles = dial.some(({ id }) => id === "ascendant");
  return {
    en: `Cosmobiology reads the chart by its axes: a planet at the middle of two others joins what they stand for. ${planetaryPictures.length} such pictures lie within ${formatArc(orbDeg)} here; these weigh most.${hasAngles ? "" : " Ascendant and midheaven are missing for want of a time and place of birth."}`,
    zhHant: `宇宙生物學以軸線讀盤：一星居於兩星之中點，便把兩者所主連結起來。此盤在 ${formatArc(orbDeg)} 之內有 ${planetaryPictures.length} 組，以下最為要緊。${hasAngles ? "" : "因缺出生時刻或地點，未計上升點與天頂。"}`,
  };
}

function tell({ point, pair, orbDeg, contactDeg }: Contact, order: number): Text {
  const [a, b] = pair as readonly [PointId, PointId];
  const id = point as PointId;
  const orb = formatArc(orbDeg);
  const direct = contactDeg === 0 || contactDeg === 90 || contactDeg === 180;
  const [x, y, z] = [themeOf(a), themeOf(b), themeOf(id)];
  const axis = {
    en: `${pointName(a).en}/${pointName(b).en}`,
    zhHant: `${pointName(a).zhHant}／${pointName(b).zhHant}`,
  };
  const lines: readonly Text[] = [
    {
      en: `${capital(inProse(id).en)} stands on the axis ${axis.en} (${orb}): through ${z.en}, ${x.en} meet ${y.en}.`,
      zhHant: `${pointName(id).zhHant}在${axis.zhHant}軸上（${orb}）：${x.zhHant}與${y.zhHant}藉由${z.zhHant}相會。`,
    },
    {
      en: `On ${axis.en} lies ${inProse(id).en}, ${orb} from exact; where ${x.en} meet ${y.en}, ${z.en} ${direct ? "show themselves openly" : "work from behind"}.`,
      zhHant: `${axis.zhHant}之中點有${pointName(id).zhHant}，差 ${orb}；${x.zhHant}與${y.zhHant}交會之處，${z.zhHant}${direct ? "顯於外" : "隱於內"}。`,
    },
    {
      en: `${capital(z.en)} are called upon whenever ${x.en} come together with ${y.en}, for ${inProse(id).en} holds the middle of ${axis.en} (${orb}).`,
      zhHant: `每當${x.zhHant}與${y.zhHant}並起，便牽動${z.zhHant}，因${pointName(id).zhHant}居${axis.zhHant}之中（${orb}）。`,
    },
  ];
  return lines[order % lines.length]!;
}

function directed({ directed: found }: Answer): readonly Text[] {
  const first = found?.contacts[0];
  if (!found) return [];
  if (!first) {
    return [
      {
        en: `With a solar arc of ${formatArc(found.arcDeg)} no directed point meets an axis within ten minutes of arc.`,
        zhHant: `太陽弧 ${formatArc(found.arcDeg)}，十分之內沒有推運點觸及軸線。`,
      },
    ];
  }
  const [a, b] = first.pair as readonly [PointId, PointId];
  const id = first.point as PointId;
  return [
    {
      en: `For ${found.date} the solar arc is ${formatArc(found.arcDeg)}; directed ${pointName(id).en} reaches ${pointName(a).en}/${pointName(b).en}, which brings ${themeOf(id).en} to bear on ${themeOf(a).en} as well as on ${themeOf(b).en}.`,
      zhHant: `${found.date} 之太陽弧為 ${formatArc(found.arcDeg)}；推運${pointName(id).zhHant}行至${pointName(a).zhHant}／${pointName(b).zhHant}，使${themeOf(id).zhHant}作用於${themeOf(a).zhHant}與${themeOf(b).zhHant}。`,
    },
  ];
}
