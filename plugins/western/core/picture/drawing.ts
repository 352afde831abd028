/** The look of this folder's pictures. */
import { createDrawing } from "#sdk";

/** Fonts that every system has in some form; glyphs of planets and signs are paths and need none. */
const FONTS = "'Noto Sans', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', Arial, sans-serif";

/** Ink and paper shared by all pictures of this folder. */
export const COLOURS = {
  paper: "#fbf8f1",
  ink: "#26304a",
  faint: "#c9c3b4",
  soft: "#6d6a62",
  fire: "#b8402e",
  earth: "#7a6a2c",
  air: "#2e7f92",
  water: "#31549b",
  easy: "#2a6fb0",
  tense: "#c0392b",
  union: "#8a5a13",
  subtle: "#8d8a80",
} as const;

export const { picture, label } = createDrawing({ ...COLOURS, fonts: FONTS });

/** The point at an angle and distance from a centre; 0° points right, angles run counter-clockwise. */
export function polar(centre: number, radius: number, angleDeg: number): readonly [number, number] {
  const angle = (angleDeg * Math.PI) / 180;
  return [centre + radius * Math.cos(angle), centre - radius * Math.sin(angle)];
}
