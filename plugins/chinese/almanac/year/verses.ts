/** Which years' verses of the Earth Mother are held as a gist. */

/** Pairs whose verse we had before us, or knew from more than one print. */
export const HELD: ReadonlySet<string> = new Set(
  "甲子 乙丑 丙寅 丁卯 戊辰 己巳 庚子 辛丑 壬寅 癸卯 甲辰 乙巳 丙午 甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 壬戌 癸亥".split(
    " ",
  ),
);
