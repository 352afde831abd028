/** Nine centres and the channels between them; defined ones are filled. */
import { element, type Captions, type Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import type { BodygraphAnswer } from "./answer.ts";
import { CENTRE, CHANNEL, CHANNELS, type Centre } from "./wheel.ts";
import type { BodygraphWords } from "./words/en.ts";

const WIDTH = 780;
const FONT = 20;
const LINE = 28;
const HEAD = 136;
const HEIGHT = 760;
const ROW = 32;

/** Where the centres stand, units from the left and below the head. */
const PLACES: Readonly<Record<Centre, readonly [number, number]>> = {
  head: [390, 50],
  ajna: [390, 170],
  throat: [390, 300],
  g: [390, 430],
  heart: [590, 480],
  spleen: [120, 580],
  solarPlexus: [650, 600],
  sacral: [390, 580],
  root: [390, 710],
};
const HALF: readonly [number, number] = [92, 42];
/** Active gates in a line of a centre. */
const GATES_A_LINE = 5;

/** Draws centres and channels alone, each channel in its colour; for graphs of two skies or two people. */
export function drawCentres(
  id: string,
  { lang, title, desc }: { readonly lang: Lang; readonly title: string; readonly desc: string },
  caption: readonly string[],
  legend: readonly string[],
  centreNames: Readonly<Record<Centre, string>>,
  defined: ReadonlySet<Centre>,
  colourOf: (channel: (typeof CHANNEL.ids)[number]) => string | null,
): string {
  const head = 40 + caption.length * LINE;
  const foot = head + HEIGHT;
  return picture(
    id,
    { width: WIDTH, height: foot + legend.length * LINE + 24 },
    { lang, title, desc },
    ...caption.map((line, i) => label(line, WIDTH / 2, 30 + i * LINE, { "font-size": FONT })),
    element(
      "g",
      { transform: `translate(0 ${head})` },
      ...CHANNEL.ids.map((channel) => channelLine(channel, colourOf(channel))),
      ...CENTRE.ids.map((centre) => {
        const [x, y] = PLACES[centre];
        const filled = defined.has(centre);
        return (
          element("rect", {
            x: x - HALF[0],
            y: y - HALF[1],
            width: 2 * HALF[0],
            height: 2 * HALF[1],
            rx: 12,
            fill: filled ? COLOURS.union : COLOURS.paper,
            stroke: COLOURS.ink,
            "stroke-width": 2,
          }) +
          label(centreNames[centre], x, y, {
            "font-size": FONT,
            "font-weight": 700,
            fill: filled ? "#ffffff" : COLOURS.ink,
          })
        );
      }),
    ),
    ...legend.map((line, i) =>
      label(line, WIDTH / 2, foot + (i + 0.5) * LINE, { "font-size": FONT, fill: COLOURS.soft }),
    ),
  );
}

/** Draws the centres, the channels, and the two lists of gates below. */
export function drawBodygraph(
  answer: BodygraphAnswer,
  { picture: says, terms }: BodygraphWords,
  lang: Lang,
  captions: Captions,
): string {
  const defined = new Set(answer.channels.map(({ channel }) => channel));
  const lines = CHANNEL.ids.map((id) => channelLine(id, defined.has(id) ? COLOURS.union : null));
  const centres = answer.centres.map(({ centre, defined: isDefined, gates }) => {
    const [x, y] = PLACES[centre];
    return (
      element("rect", {
        x: x - HALF[0],
        y: y - HALF[1],
        width: 2 * HALF[0],
        height: 2 * HALF[1],
        rx: 12,
        fill: isDefined ? COLOURS.union : COLOURS.paper,
        stroke: COLOURS.ink,
        "stroke-width": 2,
      }) +
      [terms.centre[centre], ...gateLines(gates)]
        .map((line, i, all) =>
          label(line, x, y + (i - (all.length - 1) / 2) * 25, {
            "font-size": FONT,
            "font-weight": i === 0 ? 700 : 400,
            fill: isDefined ? "#ffffff" : COLOURS.ink,
          }),
        )
        .join("")
    );
  });
  const table = HEAD + HEIGHT + 20;
  const rows = [answer.design, answer.personality].flatMap((side, c) =>
    side.map(({ body, gate, line }, i) => {
      const left = c === 0 ? 70 : 430;
      const y = table + (i + 1.6) * ROW;
      const ink = {
        "font-size": FONT,
        "text-anchor": "start",
        fill: c ? COLOURS.ink : COLOURS.tense,
      };
      return (
        label(terms.activation[body], left, y, ink) + label(`${gate}.${line}`, left + 200, y, ink)
      );
    }),
  );
  const heads = [says.design, says.personality].map((text, c) =>
    label(text, c === 0 ? 70 : 430, table + 0.5 * ROW, {
      "font-size": FONT,
      "font-weight": 700,
      "text-anchor": "start",
    }),
  );
  const foot = table + 15 * ROW;
  const caption = [
    ...captionLines(captions[""]),
    `${terms.bodygraphType[answer.type]} · ${terms.authority[answer.authority]}`,
    `${answer.profile} · ${terms.definition[answer.definition]}`,
  ];
  return picture(
    "bodygraph",
    { width: WIDTH, height: foot + says.legend.length * LINE + 16 },
    { lang, title: says.title, desc: says.desc(answer) },
    ...caption.map((line, i) => label(line, WIDTH / 2, 26 + i * LINE, { "font-size": FONT })),
    element("g", { transform: `translate(0 ${HEAD})` }, ...lines, ...centres),
    ...heads,
    ...rows,
    ...says.legend.map((line, i) =>
      label(line, WIDTH / 2, foot + (i + 0.5) * LINE, { "font-size": FONT, fill: COLOURS.soft }),
    ),
  );
}

function gateLines(gates: readonly number[]): readonly string[] {
  return Array.from({ length: Math.ceil(gates.length / GATES_A_LINE) }, (_, i) =>
    gates.slice(GATES_A_LINE * i, GATES_A_LINE * (i + 1)).join(" "),
  ).slice(0, 2);
}

/** A channel between its centres; channels of one pair of centres lie beside each other. */
function channelLine(id: (typeof CHANNEL.ids)[number], colour: string | null): string {
  const ends = CHANNELS[id];
  const pair = [...ends].sort().join();
  const beside = CHANNEL.ids.filter((other) => [...CHANNELS[other]].sort().join() === pair);
  const shift = (beside.indexOf(id) - (beside.length - 1) / 2) * 16;
  const [from, to] = [...ends].sort() as [Centre, Centre];
  const [[x1, y1], [x2, y2]] = [PLACES[from], PLACES[to]];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * shift, (-(x2 - x1) / length) * shift];
  return element("line", {
    x1: x1 + dx,
    y1: y1 + dy,
    x2: x2 + dx,
    y2: y2 + dy,
    stroke: colour ?? COLOURS.faint,
    "stroke-width": colour ? 7 : 3,
  });
}
