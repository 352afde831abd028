/** The days that stand as lines, the hours offered upon them: the fuller the green, the higher the score. */
import type { Lang } from "#sdk";
import { drawLine } from "../../core/day/line.ts";
import type { FindAnswer } from "./answer.ts";
import type { FindWords } from "./words/en.ts";

const MOST_ROWS = 31;
const TICKS = [0, 6, 12, 18, 24];

/** Hours since the midnight that begins a date, by the clock of the answer. */
function hoursOf(local: string, date: string): number {
  const [day, time] = local.split("T") as [string, string];
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const days = (Date.parse(day) - Date.parse(date)) / 864e5;
  return 24 * days + hour + minute / 60;
}

const tintOf = (score: number) => (score >= 85 ? "#276749" : score >= 70 ? "#48a06d" : "#b7dcc0");

export function drawFound(
  { windows, days, activity }: FindAnswer,
  { terms, picture: says }: FindWords,
  lang: Lang,
): string {
  const standing = days.filter(({ best }) => best !== null);
  const listed = standing
    .filter(({ date }) => windows.some((one) => one.date === date))
    .slice(0, MOST_ROWS);
  return drawLine({
    id: "muhurta-find",
    lang,
    title: terms.purpose[activity],
    heading: says.heading(standing.length, days.length),
    desc: says.heading(standing.length, days.length),
    from: 0,
    to: 30,
    ticks: TICKS.map((hour) => ({ at: hour, text: `${hour}h` })),
    rows: (listed.length > 0 ? listed : days.slice(0, 1)).map(({ date }) => ({
      name: date,
      spans: windows
        .filter((one) => one.date === date)
        .map(({ begins, ends, score }) => ({
          from: hoursOf(begins.local, date),
          to: hoursOf(ends.local, date),
          colour: tintOf(score),
          text: String(score),
        })),
    })),
  });
}
