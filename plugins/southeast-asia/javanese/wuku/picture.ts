/** The sheet of a wuku: its god in the middle, tree and bird above, house and danger below. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { WukuAnswer } from "./answer.ts";
import { BIRD, GOD, TREE } from "./table.ts";
import type { WukuWords } from "./words/en.ts";

const [INK, FAINT] = ["#3a2a18", "#6b6255"];

/** Draws it. */
export function drawWuku(answer: WukuAnswer, { picture, terms }: WukuWords, lang: Lang): string {
  const { wuku, god, tree, bird, house, danger, kala } = answer;
  const title = picture.title(wuku.name, wuku.number);
  const panel = (x: number, y: number, width: number, head: string, name: string, note: string) =>
    element("rect", { x, y, width, height: 84, rx: 8, fill: "#fffaf0", stroke: "#8a5a1b" }) +
    label(x + width / 2, y + 22, 11, head, FAINT) +
    label(x + width / 2, y + 46, 17, name, INK) +
    label(x + width / 2, y + 68, 11, note, FAINT);
  const unknown = picture.unknown;
  const panels = [
    panel(16, 70, 160, picture.tree, TREE.writings[tree]!.roman!, terms.wukuTree[tree].text),
    panel(
      184,
      70,
      160,
      picture.bird,
      bird === null ? unknown : BIRD.writings[bird]!.roman!,
      bird === null ? "" : terms.wukuBird[bird].text,
    ),
    panel(60, 166, 240, picture.god, GOD.writings[god]!.roman!, terms.wukuGod[god].text),
    panel(16, 262, 160, picture.house, house === null ? unknown : terms.wukuHouse[house].text, ""),
    panel(
      184,
      262,
      160,
      picture.kala,
      kala === null ? unknown : terms.direction[kala],
      danger === null ? "" : terms.wukuDanger[danger],
    ),
  ];
  const desc = [
    terms.wukuGod[god].text,
    terms.wukuTree[tree].text,
    ...(bird === null ? [] : [terms.wukuBird[bird].text]),
  ].join("; ");
  return framePicture(
    { id: "wuku", lang, title, desc, width: 360, height: 364, paper: "#f3e6cc" },
    label(180, 36, 20, title, "#6b4a1e"),
    label(180, 58, 12, picture.span(wuku.begins), FAINT),
    ...panels,
  );
}
