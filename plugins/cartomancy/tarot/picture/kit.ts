/** The pieces that all cards are drawn from: one hand, one palette. Lengths are units of a card 110 wide. */
import { element } from "#sdk";

/** The colours of the deck. */
export const HUE = {
  ink: "#2a2340",
  paper: "#fdf6e3",
  gold: "#e2a92b",
  red: "#b23f2b",
  blue: "#2f6591",
  night: "#27335c",
  dawn: "#f3d9a4",
  day: "#bfdbe4",
  dusk: "#d98f66",
  green: "#5a8448",
  stone: "#948b7c",
  earth: "#a9764a",
  skin: "#f1d0a8",
  white: "#fffaf0",
  violet: "#6b4a92",
} as const;

/** The picture's own field on a card: x from -46 to 46, y from -62 to 58. */
export const FIELD = { left: -46, top: -62, width: 92, height: 120 } as const;

const OUTLINE = { stroke: HUE.ink, "stroke-width": 1.4, "stroke-linejoin": "round" } as const;

export function shape(d: string, fill: string): string {
  return element("path", { d, fill, ...OUTLINE });
}

/** A stroke without a filling. */
export function line(d: string, stroke: string = HUE.ink, width = 2.2): string {
  return element("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
  });
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return element("circle", { cx, cy, r, fill, ...OUTLINE });
}

/** The whole field in one colour. */
export function sky(fill: string): string {
  const { left: x, top: y, width, height } = FIELD;
  return element("rect", { x, y, width, height, fill });
}

/** Ground from a height down, with a gentle rise. */
export function ground(y: number, fill: string = HUE.green): string {
  return shape(`M-46 ${y + 4}Q-20 ${y - 6} 4 ${y + 2}T46 ${y - 2}V58H-46z`, fill);
}

export function water(y: number): string {
  const wave = (at: number) =>
    line(`M-44 ${at}q6-5 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0`, HUE.white, 1.4);
  return shape(`M-46 ${y}H46V58H-46z`, HUE.blue) + wave(y + 9) + wave(y + 20);
}

/** A star of so many rays. */
export function star(
  cx: number,
  cy: number,
  r: number,
  rays: number,
  fill: string = HUE.gold,
): string {
  const points = Array.from({ length: 2 * rays }, (_, i) => {
    const length = i % 2 === 0 ? r : r * 0.42;
    const angle = (Math.PI * i) / rays - Math.PI / 2;
    return `${round(cx + length * Math.cos(angle))} ${round(cy + length * Math.sin(angle))}`;
  });
  return shape(`M${points.join("L")}z`, fill);
}

/** A sun with straight rays. */
export function sun(cx: number, cy: number, r: number): string {
  return star(cx, cy, r * 1.75, 16) + disc(cx, cy, r, HUE.gold);
}

/** A crescent, open to the right. */
export function crescent(cx: number, cy: number, r: number, fill: string = HUE.white): string {
  return shape(
    `M${cx + r * 0.5} ${cy - r * 0.87}A${r} ${r} 0 1 0 ${cx + r * 0.5} ${cy + r * 0.87}A${r * 0.8} ${r * 0.8} 0 1 1 ${cx + r * 0.5} ${cy - r * 0.87}z`,
    fill,
  );
}

/** Somebody in a robe, seen from the front; the feet at (x, y). */
export function figure(
  x: number,
  y: number,
  height: number,
  robe: string,
  hair: string = HUE.ink,
): string {
  const h = height;
  const head = h * 0.15;
  const neck = y - h + 2 * head;
  return (
    shape(
      `M${x} ${round(neck)}c${round(h * 0.2)} 0 ${round(h * 0.22)} ${round(h * 0.2)} ${round(h * 0.3)} ${round(y - neck)}H${round(x - h * 0.3)}c${round(h * 0.08)} ${round(neck - y)} ${round(h * 0.1)} ${round(neck - y)} ${round(h * 0.3)} ${round(neck - y)}z`,
      robe,
    ) +
    disc(x, round(neck - head * 0.8), round(head), HUE.skin) +
    shape(
      `M${round(x - head)} ${round(neck - head * 0.8)}a${round(head)} ${round(head)} 0 0 1 ${round(2 * head)} 0c${round(-head * 0.5)} ${round(-head * 0.6)} ${round(-head * 1.5)} ${round(-head * 0.6)} ${round(-2 * head)} 0z`,
      hair,
    )
  );
}

/** A crown of three points; its foot in the middle at (x, y). */
export function crown(x: number, y: number, width: number): string {
  const w = width / 2;
  return shape(
    `M${x - w} ${y}L${x - w} ${y - w}L${x - w / 2} ${y - w * 0.5}L${x} ${y - w * 1.3}L${x + w / 2} ${y - w * 0.5}L${x + w} ${y - w}V${y}z`,
    HUE.gold,
  );
}

export function pillar(x: number, top: number, foot: number, fill: string): string {
  return (
    shape(`M${x - 6} ${top + 5}H${x + 6}V${foot - 5}H${x - 6}z`, fill) +
    shape(`M${x - 9} ${top}H${x + 9}V${top + 5}H${x - 9}z`, fill) +
    shape(`M${x - 9} ${foot - 5}H${x + 9}V${foot}H${x - 9}z`, fill)
  );
}

/** A lemniscate lying over somebody's head. */
export function lemniscate(x: number, y: number): string {
  return line(`M${x} ${y}c4-7 13-7 13 0s-9 7-13 0c-4-7-13-7-13 0s9 7 13 0z`, HUE.gold, 2.6);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
