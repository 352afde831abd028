/** Reference cases are written in simplified characters, answers in traditional ones. */

const PAIRS =
  "财財 伤傷 杀殺 长長 带帶 临臨 绝絕 养養 炉爐 剑劍 锋鋒 头頭 涧澗 蜡蠟 杨楊 雳靂 " +
  "灯燈 驿驛 钗釵 钏釧 柘柘 冲沖 谷穀 满滿 惊驚 蛰蟄 处處 种種 龙龍 马馬 鸡雞 猪豬 虚虛 娄婁 毕畢 参參 张張 轸軫 " +
  "东東 门門 厨廚 灶竈 仓倉 库庫 碓碓 厕廁 炉爐 床床 栖棲 内內 开開 闭閉 执執 阴陰 阳陽 劫劫 " +
  "贵貴 后後 发發 医醫 宝寶 玉玉 书書 乔喬 气氣 观觀 复復 临臨 无無 讼訟 师師 谦謙 随隨 蛊蠱 贲賁 剥剝 " +
  "颐頤 离離 恒恆 遁遯 壮壯 晋晉 损損 渐漸 归歸 丰豐 涣渙 节節 济濟 过過 畜畜 兑兌 巽巽 " +
  "体體 克剋 审審 遥遙 别別 责責 乌烏 绘繪 齐齊 斋齋 庙廟 谢謝 宁寧 帐帳 进進 坟墳 启啟 钻鑽 寿壽 殓殮 动動 梁樑 竖豎 补補 涂塗 桥橋 筑築 扫掃 饰飾 墙牆 挂掛 买買 车車 产產 雇僱 佣傭 货貨 铸鑄 习習 艺藝 学學 发髮 针針 亲親 疗療 诸諸 馀餘 断斷 蚁蟻 将將 对對 时時 匮匱 续續 仪儀 护護 圣聖 愿願 贼賊 游遊 祸禍 败敗 厌厭 摇搖 击擊 专專 触觸 风風 废廢 穷窮 错錯 阵陣 冲衝 单單 纯純 鹊鵲 厉厲 泽澤 坚堅 鱼魚 负負 獭獺 为為 声聲 电電 胜勝 于於 蝼螻 蝈蟈 麦麥 温溫 疮瘡 并並 织織 张張 酱醬 难難 还還 远遠 肠腸 虚虛 财財 经經 讼訟 带帶 " +
  "连連 喜喜 赤赤 空空 陈陳 腾騰 妻妻 鬼鬼 孙孫 兄兄 弟弟 义義 备備 " +
  "机機 武武 贞貞 贪貪 门門 梁梁 军軍 辅輔 弼弼 铃鈴 陀陀 罗羅 钺鉞 魁魁 禄祿 权權 " +
  "仆僕 迁遷 移移 疾疾 子子 宫宮 儿兒 辞辭 " +
  "经經 络絡 酝醞 酿釀 栽栽 养養 纳納 订訂 婚婚 问問 名名 " +
  "尝嘗 词詞 强強 敌敵 乡鄉 盖蓋 药藥 坏壞 会會 颠顛 怅悵 织織 机機 张張 谷谷 田田 " +
  "伏伏 录錄 凶凶 煞煞 驾駕 猎獵 渔漁 结結 网網 船船 针針 剃剃 " +
  "鹰鷹 鸠鳩 鸣鳴 挚摯 热熱 腐腐 萤螢 润潤 凉涼 蝉蟬 祭祭 鸟鳥 肃肅 鸿鴻 来來 群群 羞羞 户戶 宾賓 蛤蛤 黄黃 华華 兽獸 虫蟲 " +
  "冻凍 见見 腾騰 鹖鶡 鴠鴠 虎虎 荔荔 挺挺 获獲 " +
  "乐樂 弯彎 岁歲 将將 军軍 奏奏 飞飛 廉廉 耗耗 兵兵 官官 " +
  "荧熒 尔爾 务務 听聽 万萬 丧喪 吊弔 贯貫 索索 晦晦 建建 德德 指指 背背 咸咸 池池 亡亡 攀攀 鞍鞍 息息 华華 灾災 月月 天天 " +
  "双雙 钟鐘 台臺 座座 诰誥 龙龍 凤鳳 阁閣 解解 巫巫 刑刑 姚姚 伤傷 使使 红紅 鸾鸞 寿壽 才才 哭哭 孤孤 辰辰 寡寡 宿宿 蜚蜚 破破 碎碎 旬旬 截截 路路";

const TO_SIMPLIFIED = new Map<string, string>();
for (const pair of PAIRS.split(/\s+/)) {
  const [simplified, traditional] = [...pair];
  if (simplified && traditional) TO_SIMPLIFIED.set(traditional, simplified);
}

/** Returns a text with its traditional characters simplified, one by one. */
export function simplify(text: string): string {
  return [...text].map((char) => TO_SIMPLIFIED.get(char) ?? char).join("");
}

/** Returns every string of a JSON value simplified. */
export function simplifyAll(value: unknown): unknown {
  if (typeof value === "string") return simplify(value);
  if (Array.isArray(value)) return value.map(simplifyAll);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, simplifyAll(one)]));
}

/** Splits `1970-01-22T04:25:00` for inputs. */
export function dateAndTime(datetime: string): { readonly date: string; readonly time: string } {
  const [date, time] = datetime.split("T") as [string, string];
  return { date, time };
}
