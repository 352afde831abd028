import type { Lang } from "#old";
import { box, drawing, line, PAPER, SERIF, text } from "../core/svg.ts";
import type { Page } from "./page.ts";

const WIDTH = 360;
const MARGIN = 12;
const GOOD = "#9c1f17";
const BAD = "#3a3a3a";
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const WEEKDAYS = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  "zh-Hant": ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
} as const;

/** Draws the page as a tear-off calendar shows it. */
export function drawPage(page: Page, lang: Lang): string {
  const en = lang === "en";
  const [year, month, day] = page.date.split("-").map(Number) as [number, number, number];
  const head = en ? `${MONTHS[month - 1]} ${year}` : `${year} 年 ${month} 月`;
  const suitable = wrap(
    page.suitable.map((act) => (en ? act.gloss : act.native)),
    lang,
  );
  const avoid = wrap(
    page.avoid.map((act) => (en ? act.gloss : act.native)),
    lang,
  );
  const top = 268;
  const suitableHeight = Math.max(40, suitable.length * 17 + 20);
  const avoidTop = top + suitableHeight + 8;
  const avoidHeight = Math.max(40, avoid.length * 17 + 20);
  const hoursTop = avoidTop + avoidHeight + 30;
  const height = hoursTop + 92;
  const word = (name: { readonly native: string; readonly gloss: string }) =>
    en ? name.gloss : name.native;
  const facts: readonly (readonly [string, string])[] = [
    [en ? "officer" : "建除", `${page.officer.native}${en ? ` ${page.officer.gloss}` : ""}`],
    [
      en ? "mansion" : "星宿",
      en
        ? `${page.mansion.native} ${page.mansion.gloss}`
        : page.mansion.native + page.mansion.luminary.native + page.mansion.animal.native,
    ],
    [en ? "day god" : "值神", word(page.dayGod)],
    [
      en ? "clash" : "沖煞",
      en
        ? `${page.clash.branch.gloss}, ${page.clash.sha.gloss}`
        : `沖${page.clash.branch.animalNative}煞${page.clash.sha.native}`,
    ],
  ];
  const step = (WIDTH - 2 * MARGIN) / 4;
  const parts = [
    box(MARGIN, 10, WIDTH - 2 * MARGIN, height - 20, { fill: PAPER.card, stroke: PAPER.line }),
    text(MARGIN + 12, 34, head, { size: 14, anchor: "start", weight: 600 }),
    text(WIDTH - MARGIN - 12, 34, WEEKDAYS[lang][page.dayOfWeek]!, {
      size: 14,
      anchor: "end",
      weight: 600,
    }),
    text(WIDTH / 2, 124, String(day), { size: 92, weight: 700, family: SERIF, fill: GOOD }),
    text(WIDTH / 2, 156, page.lunar.native, { size: 19, family: SERIF, weight: 600 }),
    text(
      WIDTH / 2,
      180,
      `${page.pillars.year.native}年 ${page.pillars.month.native}月 ${page.pillars.day.native}日`,
      { size: 14, family: SERIF },
    ),
    text(WIDTH / 2, 200, termLine(page, lang), { size: 11, fill: PAPER.faint }),
    line(MARGIN + 10, 210, WIDTH - MARGIN - 10, 210),
    ...facts.flatMap(([label, value], i) => [
      text(MARGIN + (i + 0.5) * step, 228, label, { size: 10, fill: PAPER.faint }),
      text(MARGIN + (i + 0.5) * step, 246, value, { size: en ? 9.5 : 13, weight: 600 }),
    ]),
    ...drawActs(top, suitableHeight, en ? "Do" : "宜", suitable, GOOD, lang),
    ...drawActs(avoidTop, avoidHeight, en ? "Avoid" : "忌", avoid, BAD, lang),
    ...drawHours(page, hoursTop, lang),
  ];
  return drawing(WIDTH, height, { ...describe(page, lang), lang }, parts);
}

function termLine(page: Page, lang: Lang): string {
  const { solarTerm, festival, phenology } = page;
  const en = lang === "en";
  const term = en
    ? `${solarTerm.term.gloss}, day ${solarTerm.day + 1}`
    : `${solarTerm.term.native}第${solarTerm.day + 1}日 ${phenology.native}`;
  if (!festival) return term;
  return `${en ? festival.gloss : festival.native} · ${term}`;
}

function drawActs(
  top: number,
  height: number,
  label: string,
  lines: readonly string[],
  fill: string,
  lang: Lang,
): readonly string[] {
  const left = MARGIN + 10;
  return [
    box(left, top, 52, height, { fill, radius: 4 }),
    text(left + 26, top + height / 2 + (lang === "en" ? 5 : 8), label, {
      size: lang === "en" ? 13 : 24,
      weight: 700,
      fill: "#ffffff",
      family: lang === "en" ? undefined : SERIF,
    }),
    ...lines.map((row, i) =>
      text(left + 62, top + 22 + i * 17, row, { size: 12.5, anchor: "start" }),
    ),
  ];
}

function drawHours(page: Page, top: number, lang: Lang): readonly string[] {
  const step = (WIDTH - 2 * MARGIN - 20) / 12;
  const heading =
    lang === "en" ? "Hours: filled are those of the yellow road" : "十二時辰：塗色為黃道吉時";
  return [
    text(MARGIN + 10, top - 8, heading, { size: 11, anchor: "start", fill: PAPER.faint }),
    ...page.hours.flatMap((hour, i) => {
      const good = hour.god.road.id === "yellow";
      const x = MARGIN + 10 + i * step;
      return [
        box(x + 1, top, step - 2, 48, { fill: good ? "#f3d9a4" : "#f3f0ea", radius: 3 }),
        text(x + step / 2, top + 20, hour.native[0]!, { size: 14, family: SERIF }),
        text(x + step / 2, top + 39, hour.native[1]!, { size: 14, family: SERIF }),
        text(x + step / 2, top + 62, hour.from.slice(0, 2), { size: 9, fill: PAPER.faint }),
      ];
    }),
  ];
}

/** Breaks a list of acts into lines that fit beside the label. */
function wrap(words: readonly string[], lang: Lang): readonly string[] {
  const limit = lang === "en" ? 40 : 19;
  const separator = lang === "en" ? ", " : "　";
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + separator.length + word.length <= limit) {
      lines[lines.length - 1] = last + separator + word;
    } else {
      if (last !== undefined && lang === "en") lines[lines.length - 1] = `${last},`;
      lines.push(word);
    }
  }
  return lines.length > 0 ? lines : [lang === "en" ? "nothing marked" : "無特別標示"];
}

function describe(page: Page, lang: Lang) {
  const names = (acts: Page["suitable"]) =>
    acts.map((act) => (lang === "en" ? act.gloss : act.native)).join(lang === "en" ? ", " : "、");
  return lang === "en"
    ? {
        title: `Almanac page of ${page.date}, ${page.lunar.native}`,
        desc: `Suitable: ${names(page.suitable)}. Avoid: ${names(page.avoid)}.`,
      }
    : {
        title: `${page.date} 黃曆，${page.lunar.native}`,
        desc: `宜：${names(page.suitable)}。忌：${names(page.avoid)}。`,
      };
}
