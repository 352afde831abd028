import type { Brief, Frozen, Lang, Text } from "#old";
import { ASPECTS } from "../core/aspects.ts";
import { MANNERS, themeOf, topicOf } from "../core/meanings.ts";
import { houseName, pointName, SIGNS, type PointId } from "../core/names.ts";
import type { PhaseId } from "../core/lunar_phase.ts";
import { paragraphs, sentences, withArticle } from "../core/prose.ts";
import type { ProgressionsAnswer } from "./output.ts";

type Answer = Frozen<ProgressionsAnswer>;

const PHASE_TEXTS: Readonly<Record<PhaseId, Text>> = {
  new: { en: "beginnings that do not yet know themselves", zhHant: "尚未自知的開端" },
  crescent: { en: "effort, to break away from what was", zhHant: "自舊局掙脫的努力" },
  firstQuarter: { en: "decisions and building", zhHant: "抉擇與建設" },
  gibbous: { en: "refinement, before the result shows", zhHant: "成果顯現前的琢磨" },
  full: { en: "clarity, and what was begun seen whole", zhHant: "清明，所起之事得見全貌" },
  disseminating: { en: "sharing what has been understood", zhHant: "分享所悟" },
  lastQuarter: {
    en: "reappraisal, when old structures are questioned",
    zhHant: "對舊有結構的反省",
  },
  balsamic: { en: "letting go and making room", zhHant: "放下與騰出空間" },
};

/** Writes the reading of progressions. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  return {
    facts: {
      ageYears: answer.ageYears,
      progressed: answer.secondary.bodies,
      contacts: answer.contacts,
      solarArc: answer.solarArc.contacts.slice(0, 8),
      lunation: answer.lunation,
      returns: answer.returns,
    },
    outline:
      lang === "en"
        ? ["Season of life", "Progressed Sun and Moon", "Contacts", "Returns"]
        : ["人生時節", "推進日月", "相位", "回歸"],
    plain: paragraphs([
      sentences([season(answer)], lang),
      sentences([light(answer, "sun"), light(answer, "moon")], lang),
      sentences(contacts(answer), lang),
      sentences([returns(answer)], lang),
    ]),
  };
}

function season({ lunation, ageYears }: Answer): Text {
  const age = ageYears.toFixed(1);
  const meaning = PHASE_TEXTS[lunation.phase];
  return {
    en: `Progressions let each day after birth stand for a year. At ${age} years the progressed lights have reached the ${lunation.name.en}: a time of ${meaning.en}. The present cycle began around ${lunation.previousNew.slice(0, 7)}, and the next begins around ${lunation.nextNew.slice(0, 7)}.`,
    zhHant: `次限推運以一日當一年。${age} 歲時推進日月行至${lunation.name.zhHant}，主${meaning.zhHant}。此輪約始於 ${lunation.previousNew.slice(0, 7)}，下一輪約始於 ${lunation.nextNew.slice(0, 7)}。`,
  };
}

function light({ secondary, changes }: Answer, id: "sun" | "moon"): Text | null {
  const body = secondary.bodies.find((one) => one.id === id);
  if (!body) return null;
  const manner = MANNERS[body.sign];
  const topic = body.house === null ? null : topicOf(body.house);
  const moved = body.sign !== body.natalSign;
  const from = SIGNS.find((sign) => sign.id === body.natalSign)!.name;
  const entered = changes.filter((one) => one.body === "sun" && one.sign === body.sign).at(-1);
  if (id === "sun") {
    return {
      en: `The progressed Sun stands at ${body.formatted.en}${moved ? `, no longer in the ${from.en} of birth${entered ? ` since ${entered.date.slice(0, 4)}` : ""}` : ", still in the sign of birth"}: purposes are pursued ${manner.en}${topic ? `, above all around ${topic.en}` : ""}.`,
      zhHant: `推進太陽在${body.formatted.zhHant}，${moved ? `${entered ? `自 ${entered.date.slice(0, 4)} 年起` : ""}已離開本命${from.zhHant}` : "仍在本命星座"}：追求目標時${manner.zhHant}${topic ? `，重心在${topic.zhHant}` : ""}。`,
    };
  }
  return {
    en: `The Moon, quickest of the progressed bodies, passes through ${body.signName.en}${body.house ? ` and ${houseName(body.house).en}` : ""}; moods and needs move ${manner.en}${topic ? `, and ${topic.en} take up the days` : ""}.`,
    zhHant: `推進月亮行速最快，現經${body.signName.zhHant}${body.house ? `、${houseName(body.house).zhHant}` : ""}；心緒與需求${manner.zhHant}${topic ? `，日常多繫於${topic.zhHant}` : ""}。`,
  };
}

function contacts({ contacts: all }: Answer): readonly Text[] {
  // Quick bodies first: the outer planets hardly move in a lifetime of days.
  const quick = ["sun", "moon", "mercury", "venus", "mars"];
  const slow = ({ progressed }: Answer["contacts"][number]) => Number(!quick.includes(progressed));
  const told = all
    .filter(({ progressed, natal }) => progressed !== natal)
    .sort((x, y) => slow(x) - slow(y) || x.orbDeg - y.orbDeg)
    .slice(0, 4);
  if (told.length === 0) {
    return [
      {
        en: "No progressed body stands within a degree of an aspect to the birth chart; the year works out what earlier ones began.",
        zhHant: "目前沒有推進星體與本命成一度內的相位；這一年承接先前所起之事。",
      },
    ];
  }
  return told.map((one) => {
    const [a, b] = [one.progressed as PointId, one.natal as PointId];
    const { name, nature } = ASPECTS[one.aspect];
    const when = one.exactDate
      ? {
          en: one.applying
            ? `, exact in ${one.exactDate.slice(0, 7)}`
            : `, exact in ${one.exactDate.slice(0, 7)} and now fading`,
          zhHant: one.applying
            ? `，於 ${one.exactDate.slice(0, 7)} 準確`
            : `，已於 ${one.exactDate.slice(0, 7)} 準確，漸退`,
        }
      : { en: "", zhHant: "" };
    const verb =
      nature === "tense"
        ? { en: "press against", zhHant: "與之較勁的是" }
        : nature === "easy"
          ? { en: "find support in", zhHant: "得其支持的是" }
          : { en: "merge with", zhHant: "相融的是" };
    const [x, y] = [themeOf(a), themeOf(b)];
    return {
      en: `Progressed ${pointName(a).en} makes ${withArticle(name.en)} to natal ${pointName(b).en}${when.en}: ${x.en} ${verb.en} ${y.en}.`,
      zhHant: `推進${pointName(a).zhHant}與本命${pointName(b).zhHant}成${name.zhHant}${when.zhHant}：${x.zhHant}為主，${verb.zhHant}${y.zhHant}。`,
    };
  });
}

function returns({ returns: found }: Answer): Text | null {
  if (!found) return null;
  const { solar, lunar } = found;
  const rising = solar.previous.ascendant;
  return {
    en: `The solar year in force began on ${solar.previous.utc.slice(0, 10)}${rising ? ` with ${rising.signName.en} rising` : ""}; the Moon next returns to its place of birth on ${lunar.next.utc.slice(0, 10)}.`,
    zhHant: `現行太陽年始於 ${solar.previous.utc.slice(0, 10)}${rising ? `，上升${rising.signName.zhHant}` : ""}；月亮下次回歸本命位置在 ${lunar.next.utc.slice(0, 10)}。`,
  };
}
