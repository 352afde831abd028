/** Meetings of a mountain and a water star that the books name. */
import { vocabulary, type IdOf } from "#sdk";
import type { Direction } from "#east/directions.ts";

/**
 * Named meetings, either star being the mountain's.
 *
 * @source Zibai Jue 紫白訣 and Feixing Fu 飛星賦: 四一同宮, 二五交加, 交劍煞, 鬥牛煞, 穿心煞
 */
export const MEETING = vocabulary("starMeeting", {
  oneFour: { native: "四一同宮", roman: "sì yī tóng gōng" },
  oneSix: { native: "一六共宗", roman: "yī liù gòng zōng" },
  sixEight: { native: "六八武科", roman: "liù bā wǔ kē" },
  eightNine: { native: "八九輔弼", roman: "bā jiǔ fǔ bì" },
  twoFive: { native: "二五交加", roman: "èr wǔ jiāo jiā" },
  twoThree: { native: "鬥牛煞", roman: "dòu niú shà" },
  sixSeven: { native: "交劍煞", roman: "jiāo jiàn shà" },
  sevenNine: { native: "七九火災", roman: "qī jiǔ huǒ zāi" },
  threeSeven: { native: "穿心煞", roman: "chuān xīn shà" },
  fiveNine: { native: "紫黃毒藥", roman: "zǐ huáng dú yào" },
});
export type StarMeeting = IdOf<typeof MEETING>;

const BY_NUMBERS: Readonly<Record<string, StarMeeting>> = {
  14: "oneFour",
  16: "oneSix",
  68: "sixEight",
  89: "eightNine",
  25: "twoFive",
  23: "twoThree",
  67: "sixSeven",
  79: "sevenNine",
  37: "threeSeven",
  59: "fiveNine",
};

/** Returns what two stars in one palace are called, or null. */
export function meetingOf(one: number, other: number): StarMeeting | null {
  return BY_NUMBERS[`${Math.min(one, other)}${Math.max(one, other)}`] ?? null;
}

/** A palace as far as its meeting goes. */
interface Met {
  readonly direction: Direction | null;
  readonly meeting: StarMeeting | null;
}

/** The meetings of a chart, each once with every side on which it stands. */
export function meetingsOf(
  palaces: readonly Met[],
): readonly (readonly [StarMeeting, readonly (Direction | null)[]])[] {
  const sides = new Map<StarMeeting, (Direction | null)[]>();
  for (const { direction, meeting } of palaces) {
    if (meeting) sides.set(meeting, [...(sides.get(meeting) ?? []), direction]);
  }
  return [...sides];
}
