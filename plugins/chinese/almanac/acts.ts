/**
 * Acts that the popular tong shu names under 宜 and 忌, in the order of the table that holds them.
 * The first column is the table's own spelling.
 */
import { tableOfNames } from "./name_table.ts";

const ROWS = `
祭祀 祭祀 jì sì|worship and offerings
祈福 祈福 qí fú|praying for blessings
求嗣 求嗣 qiú sì|praying for children
开光 開光 kāi guāng|consecrating an image
塑绘 塑繪 sù huì|modelling and painting images
齐醮 齊醮 qí jiào|ritual assembly
斋醮 齋醮 zhāi jiào|fasting and offering rites
沐浴 沐浴 mù yù|ritual bathing
酬神 酬神 chóu shén|giving thanks to the gods
造庙 造廟 zào miào|building a temple
祀灶 祀灶 sì zào|worshipping the stove god
焚香 焚香 fén xiāng|burning incense
谢土 謝土 xiè tǔ|thanking the earth after building
出火 出火 chū huǒ|moving the household shrine
雕刻 雕刻 diāo kè|carving
嫁娶 嫁娶 jià qǔ|marriage
订婚 訂婚 dìng hūn|betrothal
纳采 納采 nà cǎi|sending the proposal gifts
问名 問名 wèn míng|asking the bride's name
纳婿 納婿 nà xù|taking a son-in-law into the house
归宁 歸寧 guī níng|the bride's visit home
安床 安床 ān chuáng|setting up the bed
合帐 合帳 hé zhàng|hanging the bed curtains
冠笄 冠笄 guàn jī|coming of age
订盟 訂盟 dìng méng|engagement pledge
进人口 進人口 jìn rén kǒu|taking someone into the household
裁衣 裁衣 cái yī|cutting clothes
挽面 挽面 wǎn miàn|threading the bride's face
开容 開容 kāi róng|dressing the bride's face
修坟 修墳 xiū fén|repairing a grave
启钻 啟鑽 qǐ zuān|opening a grave for removal
破土 破土 pò tǔ|breaking ground for a grave
安葬 安葬 ān zàng|burial
立碑 立碑 lì bēi|setting up a gravestone
成服 成服 chéng fú|putting on mourning
除服 除服 chú fú|putting off mourning
开生坟 開生墳 kāi shēng fén|preparing one's own grave
合寿木 合壽木 hé shòu mù|making a coffin beforehand
入殓 入殮 rù liàn|laying in the coffin
移柩 移柩 yí jiù|moving the coffin
普渡 普渡 pǔ dù|rite for all souls
入宅 入宅 rù zhái|moving into a new house
安香 安香 ān xiāng|installing the household altar
安门 安門 ān mén|hanging a door
修造 修造 xiū zào|building and repairs
起基 起基 qǐ jī|laying foundations
动土 動土 dòng tǔ|breaking ground
上梁 上樑 shàng liáng|raising the ridge beam
竖柱 豎柱 shù zhù|setting up pillars
开井开池 開井開池 kāi jǐng kāi chí|digging wells and ponds
作陂放水 作陂放水 zuò bēi fàng shuǐ|building dams and letting in water
拆卸 拆卸 chāi xiè|taking down walls
破屋 破屋 pò wū|demolishing a house
坏垣 壞垣 huài yuán|pulling down a wall
补垣 補垣 bǔ yuán|mending a wall
伐木做梁 伐木做樑 fá mù zuò liáng|felling timber for beams
作灶 作灶 zuò zào|building a stove
解除 解除 jiě chú|clearing away and cleansing
开柱眼 開柱眼 kāi zhù yǎn|cutting mortises in pillars
穿屏扇架 穿屏扇架 chuān píng shàn jià|fitting screens and frames
盖屋合脊 蓋屋合脊 gài wū hé jǐ|roofing and closing the ridge
开厕 開廁 kāi cè|opening a privy
造仓 造倉 zào cāng|building a granary
塞穴 塞穴 sāi xuè|stopping up holes
平治道涂 平治道塗 píng zhì dào tú|levelling paths and walls
造桥 造橋 zào qiáo|building a bridge
作厕 作廁 zuò cè|building a privy
筑堤 築堤 zhù dī|building a dyke
开池 開池 kāi chí|digging a pond
伐木 伐木 fá mù|felling trees
开渠 開渠 kāi qú|digging a channel
掘井 掘井 jué jǐng|sinking a well
扫舍 掃舍 sǎo shè|sweeping out the house
放水 放水 fàng shuǐ|letting in water
造屋 造屋 zào wū|building a house
合脊 合脊 hé jǐ|closing the roof ridge
造畜稠 造畜稠 zào chù chóu|building a pen for animals
修门 修門 xiū mén|repairing a door
定磉 定磉 dìng sǎng|setting pillar bases
作梁 作樑 zuò liáng|making beams
修饰垣墙 修飾垣牆 xiū shì yuán qiáng|plastering and decorating walls
架马 架馬 jià mǎ|setting up the carpenter's trestle
开市 開市 kāi shì|opening a business
挂匾 掛匾 guà biǎn|hanging a signboard
纳财 納財 nà cái|taking in money|naCaiMoney
求财 求財 qiú cái|seeking wealth
开仓 開倉 kāi cāng|opening the granary
买车 買車 mǎi chē|buying a vehicle
置产 置產 zhì chǎn|buying property
雇佣 僱傭 gù yōng|hiring
出货财 出貨財 chū huò cái|sending out goods and money
安机械 安機械 ān jī xiè|installing machinery
造车器 造車器 zào chē qì|making vehicles and tools
经络 經絡 jīng luò|warping the loom
酝酿 醞釀 yùn niàng|brewing
作染 作染 zuò rǎn|dyeing
鼓铸 鼓鑄 gǔ zhù|casting metal
造船 造船 zào chuán|building a boat
割蜜 割蜜 gē mì|taking honey
栽种 栽種 zāi zhòng|planting
取渔 取漁 qǔ yú|fishing
结网 結網 jié wǎng|making nets
牧养 牧養 mù yǎng|keeping livestock
安碓磑 安碓磑 ān duì wèi|installing mortar and mill
习艺 習藝 xí yì|learning a craft
入学 入學 rù xué|starting school
理发 理髮 lǐ fà|cutting the hair
探病 探病 tàn bìng|visiting the sick
见贵 見貴 jiàn guì|calling on people of rank
乘船 乘船 chéng chuán|going by boat
渡水 渡水 dù shuǐ|crossing water
针灸 針灸 zhēn jiǔ|acupuncture
出行 出行 chū xíng|setting out on a journey
移徙 移徙 yí xǐ|moving house
分居 分居 fēn jū|dividing the household
剃头 剃頭 tì tóu|shaving the head
整手足甲 整手足甲 zhěng shǒu zú jiǎ|trimming nails
纳畜 納畜 nà chù|acquiring livestock
捕捉 捕捉 bǔ zhuō|catching pests
畋猎 畋獵 tián liè|hunting
教牛马 教牛馬 jiào niú mǎ|training oxen and horses
会亲友 會親友 huì qīn yǒu|meeting family and friends
赴任 赴任 fù rèn|taking up a post
求医 求醫 qiú yī|seeing a doctor
治病 治病 zhì bìng|treating an illness
词讼 詞訟 cí sòng|going to law
起基动土 起基動土 qǐ jī dòng tǔ|laying foundations and breaking ground
破屋坏垣 破屋壞垣 pò wū huài yuán|demolishing house and wall
盖屋 蓋屋 gài wū|roofing a house
造仓库 造倉庫 zào cāng kù|building a storehouse
交易 交易 jiāo yì|trade
立券 立券 lì quàn|signing contracts
安机 安機 ān jī|setting up a loom or machine
会友 會友 huì yǒu|meeting friends
求医疗病 求醫療病 qiú yī liáo bìng|seeking treatment
诸事不宜 諸事不宜 zhū shì bù yí|unsuited to any undertaking
馀事勿取 餘事勿取 yú shì wù qǔ|nothing else should be undertaken
行丧 行喪 xíng sāng|holding mourning rites
断蚁 斷蟻 duàn yǐ|stopping ants
归岫 歸岫 guī xiù|returning to the hills
`;

/** Every act by the table's spelling of it. */
export const ACTS = tableOfNames(ROWS);
