import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { EvidenceRow, SpanRow } from "../answer.ts";
import type { EventKind } from "../kinds.ts";
import type { Standing } from "../rules.ts";
import type { RectificationWords } from "./en.ts";

const { body } = core;

const eventKind: Readonly<Record<EventKind, string>> = {
  union: "結婚或同居",
  separation: "分離",
  child: "子女出生",
  promotion: "升遷或成功",
  setback: "事業受挫",
  move: "遷居",
  emigration: "移居他國",
  study: "就學",
  ownBusiness: "自立門戶",
};
const technique = {
  arcOfAngle: "軸點太陽弧",
  arcOfPlanet: "行星太陽弧",
  transit: "行運",
  lordOfYear: "年主星",
  lunationDegree: "朔望主星度數",
};
const standing: Readonly<Record<Standing, { text: string; about: string }>> = {
  chance: {
    text: "不優於偶然",
    about: "這些日期分辨時辰的本領，並不勝過任意日期",
  },
  weak: {
    text: "薄弱",
    about: "少數幾組別的日期也能同樣支持某一時段；可作尋訪文件的線索，不能更進一步",
  },
  leaning: {
    text: "偏向一方",
    about: "沒有一組別的日期如此支持某一時段；仍非證明，因為單憑偶然，二十五組中也會有一組如此",
  },
};
const axis = { ascendant: "上升點", midheaven: "天頂" };
const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);
const spanName = (one: SpanRow) => `${clock(one.begins)}–${clock(one.ends)}`;

function evidence({ technique: by, event, axis: at, planet, aspect }: EvidenceRow): string {
  if (by === "lunationDegree") return `${axis[at!]}與產前朔望之主${body[planet]}同度數`;
  const happened = `${event!.date} ${eventKind[event!.kind]}`;
  if (by === "lordOfYear") return `${happened}之年以${body[planet]}為主`;
  if (by === "transit")
    return `${happened}時，${body[planet]}行至${axis[at!]}之${core.aspect[aspect!]}`;
  return by === "arcOfAngle"
    ? `${happened}時，${axis[at!]}依太陽弧行至${body[planet]}之${core.aspect[aspect!]}`
    : `${happened}時，${body[planet]}依太陽弧行至${axis[at!]}之${core.aspect[aspect!]}`;
}

function told(span: SpanRow): string {
  const best = span.evidence.slice(0, 3).map(evidence);
  const about = `${spanName(span)}，${core.sign[span.ascendant.sign]}上升（${span.score} 分）`;
  return best.length === 0 ? `${about}。` : `${about}：${best.join("；")}。`;
}

export const zhHant: RectificationWords = {
  title: "生時校正：可能時段",
  summary: "由有日期的人生事件，求數種技法共同支持的出生時段，並列其證據與單憑偶然所能達到的程度",
  inputs: {
    marginMinutes: {
      label: "前後幅度（分鐘）",
      about: "在所給時刻前後試算的分鐘數，預設為 120；未給時刻則試全日",
    },
    events: { label: "事件", about: "三至二十件" },
    kind: { label: "何事", about: "事件種類", values: eventKind },
    date: { label: "何日", about: "事件日期" },
  },
  fields: {
    ...core.when,
    ...core.place,
    searched: "試算範圍",
    begins: "始",
    ends: "終",
    minutes: "分鐘",
    spans: "時段",
    score: "得分",
    ascendant: "上升",
    midheaven: "天頂",
    evidence: "證據",
    technique: "技法",
    event: "事件",
    kind: "種類",
    date: "日期",
    axis: "軸點",
    planet: "行星",
    aspect: "相位",
    orbDeg: "容許度（°）",
    points: "分數",
    chance: "單憑偶然",
    sets: "別組日期",
    asGood: "不遜者",
    best: "最高",
    standing: "分量",
    about: "其意",
  },
  terms: { eventKind, technique, standing, axis, aspect: core.aspect },
  refusals: {
    "place-needed": core.angleRefusals["place-needed"],
    "event-before-birth": {
      when: "事件早於出生",
      says: ({ date }) => `${date} 早於出生。請給出生以後的事件`,
    },
  },
  reading: ({ searched, spans, chance, standing: worth }) => {
    const [first, ...rest] = spans;
    if (!first) {
      return [
        `自 ${clock(searched.begins)} 至 ${clock(searched.ends)}，這些事件不支持任何時段：此處所用技法分不出彼此。`,
      ];
    }
    return core.paragraphs(
      `${searched.minutes} 分鐘之中，諸事最支持 ${told(first)}`,
      rest.length > 0 && `其次：${rest.map(told).join("")}`,
      `分量：${standing[worth].text}。把同樣的事件換成別的日期，${chance.sets} 組中${chance.asGood === 0 ? "無一" : `有${chinese.numeral(chance.asGood)}組`}能同樣支持某一時段（其中最高 ${chance.best} 分）；${standing[worth].about}。`,
      "上升點四分鐘即移一度，而各技法皆有容許度，故此處不定某一分鐘。出生證明、醫院紀錄或在場者的證言，分量勝過以上一切。",
    );
  },
  picture: {
    title: "受支持的時段",
    desc: (count: number) => `試算範圍內的 ${count} 個時段`,
    chance: ({ sets, asGood }) => `別的日期 ${sets} 組，其中 ${asGood} 組不遜於此`,
    row: (one: SpanRow) => `${spanName(one)} · ${core.sign[one.ascendant.sign]}上升 · ${one.score}`,
  },
};
