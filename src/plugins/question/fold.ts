/** Writes a question in one way: half-width, lower case, Simplified characters, contractions opened. */

/**
 * Traditional characters with their Simplified ones, as far as the word lists hold them; a test compares the
 * table with OpenCC's.
 */
const PAIRS =
  "丟丢 並并 佔占 併并 來来 侶侣 係系 俬私 倉仓 個个 們们 倖幸 備备 傢家 傳传 債债 傷伤 僅仅 僱雇 價价 償偿 兒儿 內内 兩两 凈净 別别 創创 動动 務务 勝胜 區区 厤历 厭厌 員员 唸念 問问 喫吃 單单 嗎吗 噁恶 噹当 嚮向 嚴严 國国 園园 圓圆 團团 執执 報报 場场 壓压 壞坏 夠够 夢梦 夥伙 奪夺 奬奖 妝妆 婦妇 媽妈 嬤嬷 嬰婴 孫孙 學学 宮宫 實实 寵宠 寶宝 將将 專专 尋寻 對对 導导 屬属 島岛 崗岗 嵗岁 嶽岳 師师 帶带 幣币 幫帮 幷并 幹干 幾几 廚厨 廟庙 張张 強强 彆别 彔录 彿佛 後后 從从 復复 惡恶 愛爱 慮虑 慼戚 憂忧 應应 懷怀 懼惧 戀恋 戰战 戶户 拋抛 掛挂 換换 損损 搶抢 摺折 撓挠 撫抚 擇择 擔担 據据 擺摆 擾扰 敎教 敗败 敵敌 數数 斷断 昇升 時时 晉晋 暈晕 曆历 曉晓 曏向 曖暧 書书 會会 朮术 東东 査查 條条 棄弃 棟栋 業业 榦干 樂乐 樓楼 標标 樣样 機机 檢检 檯台 權权 歡欢 歲岁 歷历 氣气 決决 沒没 沖冲 況况 洩泄 淨净 減减 測测 湯汤 準准 溫温 滿满 漲涨 潤润 為为 烏乌 無无 煙烟 煩烦 燒烧 營营 爭争 爲为 爺爷 牽牵 狀状 獄狱 獎奖 獨独 獲获 獵猎 現现 環环 產产 産产 畢毕 異异 當当 療疗 癒愈 癥症 發发 盃杯 監监 盤盘 眞真 瞞瞒 碩硕 確确 禍祸 禮礼 稅税 種种 積积 穩稳 穫获 窮穷 竊窃 競竞 箇个 節节 簡简 簽签 籤签 糰团 糾纠 約约 紅红 紗纱 級级 紛纷 終终 組组 結结 絕绝 絡络 給给 統统 絲丝 絶绝 經经 綫线 網网 綵彩 線线 緣缘 緩缓 縣县 總总 績绩 繫系 纏缠 纔才 罰罚 罵骂 罷罢 羅罗 習习 翫玩 聖圣 聞闻 聯联 職职 脅胁 脩修 脫脱 腎肾 腫肿 膚肤 臉脸 臟脏 臺台 與与 舉举 舊旧 舘馆 華华 菸烟 著着 葯药 蓋盖 蔔卜 薩萨 藥药 處处 號号 虧亏 蝟猬 蝸蜗 蠱蛊 術术 衕同 衝冲 裏里 補补 裝装 裡里 製制 複复 襬摆 覈核 見见 視视 親亲 覺觉 觀观 訂订 訊讯 討讨 託托 記记 訟讼 許许 訴诉 診诊 証证 詐诈 詛诅 試试 話话 誌志 誤误 說说 説说 誰谁 課课 誼谊 調调 談谈 請请 諒谅 論论 謊谎 謠谣 謡谣 證证 護护 讀读 變变 豬猪 貓猫 負负 財财 貨货 責责 貴贵 買买 貸贷 貼贴 資资 賊贼 賓宾 賠赔 賣卖 質质 賬账 賭赌 賴赖 賺赚 賽赛 贅赘 贏赢 趕赶 蹤踪 車车 軌轨 軍军 較较 輓挽 輛辆 輩辈 輪轮 輸输 轉转 辦办 辭辞 辯辩 迴回 這这 週周 進进 遊游 運运 過过 違违 遞递 遠远 適适 遷迁 選选 遺遗 還还 邊边 郵邮 鄰邻 醣糖 醫医 釋释 針针 釦扣 銷销 錄录 錢钱 錯错 録录 錶表 鍼针 鏡镜 鐵铁 長长 門门 閃闪 閉闭 開开 間间 閤合 閨闺 闆板 闇暗 關关 陞升 陰阴 隊队 險险 隻只 雙双 雞鸡 離离 難难 電电 靈灵 頂顶 項项 順顺 預预 領领 頭头 題题 願愿 類类 風风 颱台 颳刮 飛飞 飯饭 養养 館馆 馬马 駕驾 駝驼 駡骂 駱骆 騎骑 騙骗 騷骚 騾骡 驗验 驚惊 驢驴 髒脏 體体 髮发 鬆松 鬧闹 鬱郁 魚鱼 魷鱿 鳥鸟 鳳凤 鴨鸭 鴿鸽 鵝鹅 鵡鹉 鷄鸡 鸚鹦 麪面 麫面 麵面 麼么 麽么 黃黄 點点 黨党 黴霉 齣出 龍龙 龜龟";
/** Ways of writing that are no matter of script. */
const VARIANTS = "妳你 祂他 裏里 裡里 甚什 臺台 牠它 佔占 啥啥 喫吃 遊游 週周 傢家";

const SIMPLIFIED = new Map(
  `${PAIRS} ${VARIANTS}`.split(" ").map((pair) => [...pair] as unknown as [string, string]),
);

/** A text as the word lists are written. */
export function fold(text: string): string {
  const even = text.normalize("NFKC").toLowerCase().replace(/[‘’`´]/g, "'").replace(/\s+/gu, " ");
  return [...even].map((letter) => SIMPLIFIED.get(letter) ?? letter).join("").trim();
}

/** The characters that {@link fold} turns. */
export const FOLDED: ReadonlyMap<string, string> = SIMPLIFIED;
