/** The Thai chart: a circle of twelve signs with Aries on top, counted against the clock, planets by their numbers. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { ChartAnswer } from "./answer.ts";
import { NUMBERS, RASI } from "./terms.ts";
import type { ThaiChartWords } from "./words/en.ts";

const [CENTRE, MIDDLE, OUTER, INNER, CORE] = [180, 236, 158, 126, 54];
const INK = "#3a2a18";

const at = (angle: number, radius: number) =>
  [CENTRE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)] as const;
/** Angle of the middle of a sign: Aries on top, the others to its left. */
const angleOf = (sign: number) => -Math.PI / 2 - (sign * Math.PI) / 6;

/** Draws it. */
export function drawThaiChart(
  { lagna, planets, birthPlanet, bangkokTime }: ChartAnswer,
  { picture, terms }: ThaiChartWords,
  lang: Lang,
): string {
  const title = picture.title;
  const rising = lagna === null ? -1 : RASI.ids.indexOf(lagna.sign);
  const sectors = RASI.ids.map((id, sign) => {
    const middle = angleOf(sign);
    const [x1, y1] = at(middle + Math.PI / 12, CORE);
    const [x2, y2] = at(middle + Math.PI / 12, OUTER);
    const [nx, ny] = at(middle, (OUTER + INNER) / 2);
    const own = planets.filter((one) => one.sign === id).map(({ number }) => String(number));
    const marks = [...(sign === rising ? [picture.lagna] : []), ...own];
    const rows = [marks.slice(0, 3), marks.slice(3, 5), marks.slice(5)].filter(
      (row) => row.length > 0,
    );
    const [px, py] = at(middle, (INNER + CORE) / 2 + 8);
    const written = rows.map((row, index) =>
      label(px, py + 6 + 18 * (index - (rows.length - 1) / 2), 16, row.join(" "), INK),
    );
    return (
      element("path", { d: `M${x1} ${y1}L${x2} ${y2}`, stroke: "#b99a6a", fill: "none" }) +
      label(
        nx,
        ny + 4,
        11,
        picture.short(terms.rasi[id]),
        sign === rising ? "#8c2f39" : "#6b6255",
      ) +
      written.join("")
    );
  });
  const circle = (r: number, fill: string) =>
    element("circle", { cx: CENTRE, cy: MIDDLE, r, fill, stroke: "#8c2f39", "stroke-width": 2 });
  const rows = planets.map((one, index) => {
    const x = index < 5 ? 95 : 265;
    const line = `${one.number} ${terms.thaiPlanet[one.planet]} ${terms.rasi[one.sign]} ${one.arc}`;
    return label(x, MIDDLE + OUTER + 34 + 20 * (index % 5), 12, line, INK);
  });
  const desc = planets
    .map((one) => `${terms.thaiPlanet[one.planet]}: ${terms.rasi[one.sign]} ${one.arc}`)
    .join("; ");
  return framePicture(
    {
      id: "thai-chart",
      lang,
      title,
      desc,
      width: 360,
      height: MIDDLE + OUTER + 34 + 20 * 5 + 4,
      paper: "#f8efdc",
    },
    label(CENTRE, 32, 18, title, "#8c2f39"),
    label(CENTRE, 54, 12, picture.time(bangkokTime.replace("T", " ")), "#6b6255"),
    circle(OUTER, "#fffaf0"),
    circle(INNER, "#fdf4e0"),
    ...sectors,
    circle(CORE, "#fbe9c6"),
    label(CENTRE, MIDDLE - 4, 30, String(NUMBERS[birthPlanet]), "#8c2f39"),
    label(CENTRE, MIDDLE + 18, 12, picture.birthday(terms.thaiPlanet[birthPlanet]), INK),
    ...rows,
  );
}
