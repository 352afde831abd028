/** Characters that names are made of, with their sounds and elements. */
import type { Phase } from "#lore";

/** A character of the pool. */
export interface PoolCharacter {
  readonly character: string;
  /** Pinyin with its mark. */
  readonly sound: string;
  readonly radical: Phase;
  readonly meaning: Phase;
  readonly lean: "male" | "female" | "either";
}

const PHASES: Readonly<Record<string, Phase>> = {
  w: "wood",
  f: "fire",
  e: "earth",
  m: "metal",
  a: "water",
};
const LEANS = { m: "male", f: "female", n: "either" } as const;

/**
 * Rows of a character, its sound, and letters for the element of its radical, that of its meaning, and its lean.
 *
 * Chosen here from names in common use in Taiwan; by the radical a character has the element that its radical shows or,
 * where it shows none, the one that lists of names give it.
 */
const ROWS =
  "宏 hóng awm, 安 ān een, 宇 yǔ eem, 宸 chén emm, 家 jiā wwn, 寧 níng efn, 柏 bǎi wwm, 林 lín wwn, 楷 kǎi wwm, 桐 tóng wwn, 楓 fēng wwn, 榮 róng wwn, 棠 táng wwf, 梓 zǐ wwn, 杰 jié wwm, 森 sēn wwm, 芸 yún wwf, 芳 fāng wwf, 芷 zhǐ wwf, 若 ruò wwf, 茗 míng wwf, 萱 xuān wwf, 蓉 róng wwf, 蓁 zhēn wwf, 藝 yì wwn, 蘭 lán wwf, 蕙 huì wwf, 英 yīng wwn, 茵 yīn wwf, 筠 yún wwn, 竹 zhú wwn, 策 cè wmm, 明 míng fan, 晨 chén fmn, 昕 xīn ffn, 昱 yù ffm, 晴 qíng fff, 晏 yàn fen, 昊 hào ffm, 旭 xù ffm, 景 jǐng fmn, 智 zhì ffn, 曜 yào ffm, 曉 xiǎo ffn, 晟 shèng ffm, 煜 yù ffm, 燁 yè ffn, 炫 xuàn ffn, 煥 huàn ffm, 熙 xī fan, 焱 yàn ffm, 彤 tóng fff, 志 zhì ffm, 心 xīn fmn, 思 sī fmf, 怡 yí fef, 恩 ēn fen, 慈 cí fmf, 慧 huì faf, 恆 héng fam, 惟 wéi fen, 悅 yuè fmf, 忻 xīn fwf, 坤 kūn een, 培 péi eem, 城 chéng emm, 均 jūn een, 垚 yáo eem, 堯 yáo eem, 墨 mò eem, 山 shān eem, 岳 yuè eem, 峻 jùn eem, 崇 chóng emm, 嵐 lán eef, 佑 yòu een, 倫 lún efm, 伊 yī eef, 維 wéi een, 宥 yòu eem, 恬 tián fmf, 玉 yù ewf, 琪 qí ewf, 瑜 yú emn, 瑞 ruì emn, 琳 lín ewf, 瑋 wěi eem, 珊 shān emf, 珮 pèi eef, 璇 xuán eff, 瑩 yíng ewf, 琦 qí ewn, 璟 jǐng ewm, 珩 héng eam, 金 jīn mmn, 鈞 jūn mmm, 銘 míng mmm, 鋒 fēng mmm, 錦 jǐn mmf, 鈺 yù mmn, 鑫 xīn mmm, 鎧 kǎi mmm, 鈴 líng mmf, 鐸 duó mfm, 銳 ruì mmm, 誠 chéng mmn, 詩 shī mmf, 語 yǔ mwf, 諾 nuò mfn, 謙 qiān mwm, 諺 yàn mwn, 新 xīn mmn, 鈿 diàn mmf, 剛 gāng mmm, 仁 rén mmn, 信 xìn mmm, 承 chéng mmm, 丞 chéng mmm, 世 shì mmm, 書 shū mmn, 文 wén aan, 博 bó aam, 沐 mù aan, 沛 pèi aam, 泓 hóng aan, 浩 hào aam, 涵 hán aaf, 淳 chún aan, 清 qīng aan, 湘 xiāng aaf, 源 yuán aam, 溪 xī aaf, 潔 jié aaf, 潤 rùn aan, 澄 chéng aan, 澤 zé aam, 瀚 hàn aam, 沁 qìn aaf, 汝 rǔ aaf, 淇 qí aan, 濬 jùn aam, 渝 yú aaf, 雲 yún aan, 雯 wén aaf, 霖 lín aam, 霈 pèi aam, 雅 yǎ ewf, 婷 tíng eff, 妍 yán eaf, 嫻 xián eff, 好 hǎo eaf, 妤 yú eef, 子 zǐ aan, 孟 mèng aam, 學 xué aam, 永 yǒng aam, 冠 guān mwm, 凱 kǎi wwm, 傑 jié wwm, 哲 zhé wfm, 品 pǐn wan, 嘉 jiā wwn, 君 jūn wwn, 元 yuán wwm, 卓 zhuó ffm, 彥 yàn wwm, 德 dé ffm, 律 lǜ ffn, 睿 ruì emn, 真 zhēn mmn, 祥 xiáng mmn, 祐 yòu men, 穎 yǐng wwf, 秀 xiù wmf, 立 lì ffm, 翔 xiáng eem, 翰 hàn aam, 育 yù aen, 賢 xián mwn, 辰 chén een, 韻 yùn mef, 馨 xīn faf";

/** The pool, in no order of merit. */
export const POOL: readonly PoolCharacter[] = ROWS.split(", ").map((row) => {
  const [character, sound, marks] = row.split(" ") as [string, string, string];
  return {
    character,
    sound,
    radical: PHASES[marks[0]!]!,
    meaning: PHASES[marks[1]!]!,
    lean: LEANS[marks[2] as keyof typeof LEANS],
  };
});
