/** The generals who serve as spirit of the year. */

/**
 * Generals of the sixty years, 甲子 first.
 *
 * @source the list of the temples of Taiwan and of Baiyun Guan in its newer form; prints differ in a third of the
 *   names (庚午 王濟 or 王清, 戊寅 魯先 or 曾光, 己丑 傅佑 or 潘佐, 丁酉 唐杰 or 康傑)
 */
export const GENERALS: readonly string[] =
  "金辨 陳材 耿章 沈興 趙達 郭燦 王濟 李素 劉旺 康志 施廣 任保 郭嘉 汪文 魯先 龍仲 董德 鄭但 陸明 魏仁 方杰 蔣崇 白敏 封濟 鄒鐺 傅佑 鄔桓 范寧 彭泰 徐單 章詞 楊仙 管仲 唐杰 姜武 謝太 盧秘 楊信 賀諤 皮時 李誠 吳遂 文哲 繆丙 徐浩 程寶 倪秘 葉堅 丘德 朱得 張朝 萬清 辛亞 楊彥 黎卿 傅黨 毛梓 石政 洪充 虞程".split(
    " ",
  );
