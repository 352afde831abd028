/** The look of this folder's pictures: plain, readable on a phone. */
import { createDrawing } from "#sdk";

export const COLOURS = {
  paper: "#fffdf7",
  ink: "#1f2937",
  soft: "#6b7280",
  line: "#b45309",
  faint: "#f1e4cf",
  accent: "#9a3412",
} as const;

const FONTS = "'Noto Sans', 'Noto Sans CJK TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif";

export const { picture, label } = createDrawing({ ...COLOURS, fonts: FONTS });
