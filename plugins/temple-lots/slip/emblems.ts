/** The emblem of each set, drawn by us in lines on a field of 48 units. */
import type { SetId } from "../packs/list.ts";

const EMBLEMS: Readonly<Record<SetId, string>> = {
  // A willow spray in a long-necked vase.
  "guanyin-100":
    "M19 25h10M20 25c0 5-5 6-5 12 0 5 4 8 9 8s9-3 9-8c0-6-5-7-5-12M24 25C24 15 29 7 38 5M27 16c4 1 8 4 9 9M31 10c4 0 8 2 10 6M25 19c-4-1-8 1-10 5",
  // A crescent blade on its pole.
  "guandi-100": "M12 45 28 22M25 20l7 5M28 22C26 13 31 5 41 3c-3 5-1 8 1 12-4 1-9 3-12 9",
  // A ram, once a stone.
  "wong-tai-sin-100":
    "M18 20c-8 2-13-3-11-9 3-5 11-2 10 4M30 20c8 2 13-3 11-9-3-5-11-2-10 4M17 19c4-4 10-4 14 0l-2 16c-1 6-9 6-10 0zM21 27v.2M27 27v.2M22 37h4",
  // A sword with its tassel.
  "lu-zu-100":
    "M36 4 19 30M39 7 22 33M36 4l4-1-1 4M14 27l12 9M19 32l-8 10M11 42c-3 1-5 3-4 5M11 42c0 2 1 4 3 5",
  // A knotted thread beneath the moon.
  "yuelao-100":
    "M34 4c-8 1-11 10-4 14-9 1-14-8-8-14 3-3 8-3 12 0M24 29c-6-8-16-4-14 3 2 6 10 4 14-3 4 7 12 9 14 3 2-7-8-11-14-3M24 29c-2 6-5 11-10 15M24 29c2 6 5 11 10 15",
  // The horned master of the amulet.
  "ganzan-daishi-100":
    "M20 16C16 12 14 7 15 2c4 3 6 8 8 13M28 16c4-4 6-9 5-14-4 3-6 8-8 13M18 20c0-7 12-7 12 0 0 5-3 8-6 8s-6-3-6-8M21.5 20v.2M26.5 20v.2M24 28v8M24 31 12 26 9 33M24 31l12-5 3 7M24 36l-8 10M24 36l8 10M19 40c3-2 7-2 10 0",
  // A pinwheel.
  "che-kung-96":
    "M24 22C24 12 29 6 37 6c0 8-5 14-13 16M24 22c10 0 14 5 14 13-8 0-13-5-14-13M24 22C14 22 9 17 10 9c8 0 13 5 14 13M24 22c0 8-4 12-12 13 0-7 5-12 12-13M24 30v16",
  // A junk on the swell.
  "liushi-jiazi-60":
    "M9 33h31c-2 5-5 7-9 7H18c-4 0-7-2-9-7M24 33V5M24 7c8 3 12 10 11 20H24M21 12c-6 3-9 8-9 15h9M5 45c3-2 6-2 9 0s6 2 9 0 6-2 9 0 6 2 9 0",
  // An old banyan.
  "wanggong-50":
    "M22 44c1-8 0-12-3-17M27 44c-1-8 0-12 3-17M24 44V28M8 24c-4-6 1-13 7-12 2-8 15-9 18-1 7-1 12 6 7 13-8 5-24 5-32 0M13 26v11M36 26v9M18 27v6",
  // The seven stars of the Dipper.
  "xuantian-shangdi-49":
    "M6 9 15 12 23 18 29 25 26 36 39 41 43 30 29 25M6 9v.2M15 12v.2M23 18v.2M29 25v.2M26 36v.2M39 41v.2M43 30v.2",
  // A fan of feathers.
  "kongming-32":
    "M24 32C15 27 9 17 11 8c6 4 11 12 13 24M24 32C20 22 20 11 24 3c4 8 4 19 0 29M24 32c2-12 7-20 13-24 2 9-4 19-13 24M24 32v14M21 38h6",
  // An ingot.
  "tudigong-32":
    "M6 20c2 12 8 18 18 18s16-6 18-18c-5 1-8 3-9 6-3-1-15-1-18 0-1-3-4-5-9-6M15 26c1-8 17-8 18 0",
  // Two blossoms on one stem.
  "zhusheng-niangniang-30":
    "M24 45c0-9-3-15-8-19M24 45c0-11 3-18 9-23M16 26c-6 0-9-4-8-9 4-1 6 0 8 2 1-3 4-4 8-3 1 5-2 10-8 10M33 22c-5 0-8-4-7-9 3-1 5 0 7 2 1-3 4-4 7-2 1 5-2 9-7 9M23 37c3-3 7-4 11-3",
  // A lotus.
  "guanyin-28":
    "M24 36c-5-6-5-16 0-23 5 7 5 17 0 23M24 36C16 35 11 28 12 19c6 2 10 8 12 17M24 36c8-1 13-8 12-17-6 2-10 8-12 17M24 36C15 39 7 36 4 29c4-1 7-1 10 1M24 36c9 3 17 0 20-7-4-1-7-1-10 1M14 43h20",
  // Two divination blocks.
  "fude-zhengshen-28":
    "M21 7C3 10 3 38 21 41C13 33 13 15 21 7zM27 7c18 3 18 31 0 34 8-8 8-26 0-34z",
  // A temple bell.
  "guanyin-24":
    "M15 38c1-6 0-12 1-18 1-6 4-9 8-9s7 3 8 9c1 6 0 12 1 18zM12 38h24M24 11V6M21 6h6M24 38v5M17 28h14",
  // An ear of grain.
  "shennong-24":
    "M24 46V8M24 14c-5-1-7-4-7-9 5 1 7 4 7 9 0-5 2-8 7-9 0 5-2 8-7 9M24 24c-5-1-8-4-8-9 5 1 8 4 8 9 0-5 3-8 8-9 0 5-3 8-8 9M24 34c-5-1-8-4-8-9 5 1 8 4 8 9 0-5 3-8 8-9 0 5-3 8-8 9",
  // A gourd.
  "taishang-laojun-28":
    "M24 5c3 0 4 3 3 6 4 1 6 4 5 8-1 3-3 4-3 6 7 2 10 7 8 13-2 5-7 7-13 7s-11-2-13-7c-2-6 1-11 8-13 0-2-2-3-3-6-1-4 1-7 5-8-1-3 0-6 3-6M17 25h14",
  // Six lines, broken and whole.
  "yijing-64": "M9 8h30M9 15h12M27 15h12M9 22h30M9 29h12M27 29h12M9 36h30M9 43h12M27 43h12",
  // The ringed staff.
  "dizang-60":
    "M24 46V14M24 14c-9-1-10-11 0-12 10 1 9 11 0 12M24 8v.2M16 12c-5 0-6 6-1 7 4 0 4-5 1-7M32 12c5 0 6 6 1 7-4 0-4-5-1-7M20 17h8M21 21h6",
  // Strips of writing, bound and half unrolled.
  "kongzi-72":
    "M8 10v26M14 10v26M20 10v26M26 10v26M32 10v26M6 17h30M6 29h30M36 12c5-3 8 3 5 6-3 2-6-1-4-4M36 34c5 3 8-3 5-6-3-2-6 1-4 4M36 12v22",
  // Three mountains.
  "sanshan-guowang-61":
    "M3 40 14 18 22 33M16 40 26 10 36 33M30 40 38 22 46 40M3 40h43M22 22l4-3 4 3M12 23l2-1 2 1",
  // A thread let down to feel the pulse.
  "baosheng-dadi-61":
    "M6 6h36M10 6v22M16 6v22M22 6v22M32 6v18M32 24c-2 3 2 5 0 8M18 38c6-5 14-7 24-5M18 38c-5 4-9 5-14 5M24 41c6 0 12-1 18-3M32 32v2",
  // A plum flower.
  "tenjin-uta-ura-64":
    "M24 20c-7-5-6-15 0-15s7 10 0 15M28 23c3-8 13-9 15-4s-6 11-15 8M27 28c9 1 13 9 8 13s-12-3-11-13M20 28c1 10-6 17-11 13s-1-12 8-13M20 23c-9 3-17-3-15-8s12-4 15 4M24 21v6M21 24h6",
  // The gate of a shrine.
  "meiji-jingu-30": "M4 11c7 2 33 2 40 0M6 15h36M14 15 12 45M34 15l2 30M10 24h28M24 15v9",
  // A stupa.
  "siam-si-28":
    "M24 2v10M22 12h4M21 17h6M24 12c-1 4-3 5-4 9h8c-1-4-3-5-4-9M18 21h12M18 21c-1 7-5 9-6 15h24c-1-6-5-8-6-15M9 36h30v4H9zM5 40h38v5H5z",
  // The black flag with its stars.
  "xuanwushan-fozu-51":
    "M11 45V4M11 7c9-4 15 4 27 0l-4 9 4 9c-12 4-18-4-27 0M17 14v.2M22 13v.2M26 16v.2M24 20v.2M19 19v.2M6 45h11",
  // A stone weir above the tide.
  "penghu-tianhou-100":
    "M24 38C12 31 7 23 11 16c4-5 10-3 13 4 3-7 9-9 13-4 4 7-1 15-13 22M24 20c-4 3-4 8 0 11M4 44c3-2 6-2 9 0s6 2 9 0 6-2 9 0 6 2 9 0",
  // A torn fan of palm leaf.
  "jigong-101":
    "M24 46V28M24 28C12 30 5 22 8 12 13 4 35 4 40 12c3 10-4 18-16 16M24 28V7M24 28 15 8M24 28 33 8M24 28 8 18M24 28l16-10M29 6l1 5-3 2",
  // The great abacus over the gate.
  "chenghuang-101":
    "M5 12h38v26H5zM5 20h38M12 12v26M20 12v26M28 12v26M36 12v26M10 16h4M18 16h4M26 16h4M34 16h4M10 26h4M10 32h4M18 29h4M18 34h4M26 25h4M34 28h4M34 33h4",
  // A brush below the star of letters.
  "wenchang-dijun-101":
    "M38 8 20 29M41 11 24 32M38 8l3 3M20 29c-4 2-6 5-7 11 5-2 9-3 11-8M12 4l1.6 4.4H18l-3.6 2.8 1.3 4.4L12 13l-3.7 2.6 1.3-4.4L6 8.4h4.4zM6 45h34",
};

/** The emblem of a set, `side` units wide. */
export function emblem(set: SetId, x: number, y: number, side: number, ink: string): string {
  return `<path transform="translate(${x} ${y}) scale(${side / 48})" d="${EMBLEMS[set]}" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}
