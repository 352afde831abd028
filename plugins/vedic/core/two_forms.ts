/** A chart in the North and the South Indian form below each other. */
import type { Sign } from "#lore";
import type { Lang } from "#sdk";
import { drawNorth } from "./north.ts";
import { drawSouth, type South } from "./south.ts";
import { COLOURS, label, picture } from "./svg.ts";

const SIZE = 780;
const LEFT = 20;
const LARGE = SIZE - 2 * LEFT;
const SMALL = 520;
const HEADING = 60;
const LINE = 30;

/** What the two forms show. */
export interface TwoForms extends South {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  /** Lines below the title. */
  readonly head: readonly string[];
  readonly north: string;
  readonly south: string;
  readonly signShort: Readonly<Record<Sign, string>>;
  /** A line at the foot. */
  readonly foot: string;
}

/** Draws both forms; without a lagna the southern one alone, which needs none. */
export function drawTwoForms(forms: TwoForms): string {
  const heading = (text: string, y: number) =>
    label(text, SIZE / 2, y, { "font-size": 24, "font-weight": 700 });
  const parts = [
    label(forms.title, SIZE / 2, 30, { "font-size": 26, "font-weight": 700 }),
    ...forms.head.map((line, i) => label(line, SIZE / 2, 64 + i * LINE, { "font-size": 20 })),
  ];
  let top = 60 + forms.head.length * LINE;
  if (forms.lagna >= 0) {
    parts.push(heading(forms.north, top + 34));
    parts.push(drawNorth(forms, LEFT, top + HEADING, LARGE));
    top += HEADING + LARGE;
  }
  parts.push(heading(forms.south, top + 34));
  parts.push(drawSouth(forms.signShort, forms, (SIZE - SMALL) / 2, top + HEADING, SMALL));
  top += HEADING + SMALL;
  parts.push(label(forms.foot, SIZE / 2, top + 28, { "font-size": 20, fill: COLOURS.soft }));
  return picture(
    forms.id,
    { width: SIZE, height: top + 56 },
    { lang: forms.lang, title: forms.title, desc: forms.desc },
    ...parts,
  );
}
