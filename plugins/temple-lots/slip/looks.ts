/** How the slip of each set looks: its paper, its ink, its frame and how it counts. */
import type { SetId } from "../packs/list.ts";

/**
 * The frame of a slip: two lines; brackets at the corners; a band of colour over the name; corners cut inward; rules
 * above and below; a line of beads.
 */
export type Frame = "double" | "brackets" | "band" | "notched" | "rules" | "beads";

export interface Look {
  readonly paper: string;
  /** Frame, name, seal and emblem. */
  readonly accent: string;
  readonly frame: Frame;
}

const CREAM = "#fbf3e0";
const ROSE = "#fbe9e4";
const STRAW = "#f8efc9";
const MIST = "#eef3ee";
const SHELL = "#fffdf8";
const SKY = "#eaf1f6";
const VERMILION = "#a3291f";
const CRIMSON = "#8f1d3f";
const PINE = "#2c5a45";
const INDIGO = "#27406f";
const SOOT = "#33302c";
const OCHRE = "#8a5414";
const PLUM = "#5f3272";

export const LOOKS: Readonly<Record<SetId, Look>> = {
  "guanyin-100": { paper: CREAM, accent: VERMILION, frame: "double" },
  "guandi-100": { paper: STRAW, accent: PINE, frame: "notched" },
  "wong-tai-sin-100": { paper: STRAW, accent: VERMILION, frame: "band" },
  "lu-zu-100": { paper: SKY, accent: INDIGO, frame: "double" },
  "yuelao-100": { paper: ROSE, accent: CRIMSON, frame: "beads" },
  "ganzan-daishi-100": { paper: SHELL, accent: SOOT, frame: "rules" },
  "che-kung-96": { paper: ROSE, accent: VERMILION, frame: "brackets" },
  "liushi-jiazi-60": { paper: ROSE, accent: INDIGO, frame: "band" },
  "wanggong-50": { paper: MIST, accent: PINE, frame: "brackets" },
  "xuantian-shangdi-49": { paper: SKY, accent: SOOT, frame: "notched" },
  "kongming-32": { paper: MIST, accent: INDIGO, frame: "rules" },
  "tudigong-32": { paper: STRAW, accent: OCHRE, frame: "double" },
  "zhusheng-niangniang-30": { paper: ROSE, accent: PLUM, frame: "notched" },
  "guanyin-28": { paper: SKY, accent: PINE, frame: "beads" },
  "fude-zhengshen-28": { paper: CREAM, accent: OCHRE, frame: "band" },
  "guanyin-24": { paper: CREAM, accent: INDIGO, frame: "brackets" },
  "shennong-24": { paper: STRAW, accent: PINE, frame: "rules" },
  "taishang-laojun-28": { paper: SKY, accent: PLUM, frame: "brackets" },
  "yijing-64": { paper: SHELL, accent: INDIGO, frame: "double" },
  "dizang-60": { paper: STRAW, accent: PLUM, frame: "beads" },
  "kongzi-72": { paper: SHELL, accent: OCHRE, frame: "double" },
  "sanshan-guowang-61": { paper: ROSE, accent: PINE, frame: "band" },
  "baosheng-dadi-61": { paper: MIST, accent: VERMILION, frame: "double" },
  "tenjin-uta-ura-64": { paper: SHELL, accent: CRIMSON, frame: "brackets" },
  "meiji-jingu-30": { paper: SHELL, accent: PINE, frame: "rules" },
  "siam-si-28": { paper: ROSE, accent: OCHRE, frame: "notched" },
  "xuanwushan-fozu-51": { paper: MIST, accent: SOOT, frame: "notched" },
  "penghu-tianhou-100": { paper: SKY, accent: CRIMSON, frame: "band" },
  "jigong-101": { paper: CREAM, accent: PLUM, frame: "brackets" },
  "chenghuang-101": { paper: SHELL, accent: VERMILION, frame: "rules" },
  "wenchang-dijun-101": { paper: CREAM, accent: SOOT, frame: "double" },
};
