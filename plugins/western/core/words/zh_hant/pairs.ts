/** 兩星相會之意，依合、和、剋三類；各接於相位之後。天王、海王、冥王彼此之相位屬一代人，不入個人解讀。 */
import type { AngleSenses, PairSenses } from "../../pairs.ts";

export const pairs: PairSenses = {
  "sun moon": {
    union: "使意志與情感合為一體，外人看不出決定怎麼來的",
    easy: "讓想要的與需要的不必爭吵就一致",
    tense: "使想要的與需要的相持到兩邊都聽完為止",
  },
  "sun mercury": { union: "使思想與自我緊緊相連" },
  "sun venus": { union: "樂於討人歡喜又懂得拿捏分寸" },
  "sun mars": {
    union: "做什麼都帶著火，最難的是等待",
    easy: "把勇氣用在正事上而不浪費於爭執",
    tense: "遇阻便正面衝撞，常把異議當成攻擊",
  },
  "sun jupiter": {
    union: "格局開闊，相信事情會好，也多半真的好",
    easy: "有一種別人樂於支持的自信",
    tense: "答應的比一個人能扛的多，分寸學得晚",
  },
  "sun saturn": {
    union: "使責任成為自我的一部分而受人稱讚反不自在",
    easy: "有耐心一磚一瓦把名聲砌起來",
    tense: "讓每番努力旁邊都站著一位嚴師，成功來得比別人晚",
  },
  "sun uranus": {
    union: "堅持不做任何人的翻版",
    easy: "趕在變化之前迎上去，因此得利",
    tense: "一感到束縛就先掙脫，來不及問規矩從何而來",
  },
  "sun neptune": {
    union: "使自我的邊界朦朧，對音樂、信仰與想像敞開",
    easy: "讓想像力為實際的目標出力",
    tense: "追著自己的影子跑，終究要認出真身",
  },
  "sun pluto": {
    union: "使每個目標都成為全有或全無",
    easy: "在從頭重建的時候後勁最足",
    tense: "常捲入誰說了算的較量，須學會主動分權",
  },
  "moon mercury": {
    union: "把心情立刻變成話，話也染上心情",
    easy: "會說會聽也都記得住",
    tense: "跟自己的心情辯論，今天的話明天後悔",
  },
  "moon venus": {
    union: "需要美與陪伴如同需要吃飯",
    easy: "情意給得自然也收得自然",
    tense: "為了和氣先讓步，事後再暗自計較",
  },
  "moon mars": {
    union: "不等念頭就隨情緒出手",
    easy: "能把心情化成行動",
    tense: "在外面忍下的火，回到家才發",
  },
  "moon jupiter": {
    union: "照顧的人總比椅子多",
    easy: "相信總會夠用也樂於分享",
    tense: "用過量的好東西安慰自己",
  },
  "moon saturn": {
    union: "從小就學會少要求、守承諾",
    easy: "給情感一副可靠的骨架",
    tense: "怕成為別人的負擔，把溫柔收了起來",
  },
  "moon uranus": {
    union: "再親近也要留一口呼吸的空間",
    easy: "對家裡的變動泰然處之",
    tense: "忽冷忽熱，總在被離開之前先離開",
  },
  "moon neptune": {
    union: "像海綿一樣吸進整個房間的情緒",
    easy: "不必人開口便已會意",
    tense: "該問清楚的時候起了憐憫，偶爾被自己的善意騙了",
  },
  "moon pluto": {
    union: "愛恨都不打折，記性也長",
    easy: "走過情感的風浪而更沉靜強韌",
    tense: "在心底藏著戒備，唯有忠誠能使它鬆開",
  },
  "mercury venus": {
    union: "話說得漂亮、不著痕跡就打動了人",
    easy: "應對得體、對文字的形式很敏感",
  },
  "mercury mars": {
    union: "使思路快如鬥嘴",
    easy: "決定得快、說明得清楚",
    tense: "贏了辯論，也走了聽眾",
  },
  "mercury jupiter": {
    union: "思考大開大闔、好為人師",
    easy: "一眼看出要點與全局",
    tense: "沒讀細則就先簽了字",
  },
  "mercury saturn": {
    union: "字字斟酌、只信親自查證過的事",
    easy: "學得有條理，學了就不會忘",
    tense: "懷疑自己不夠聰明，直到做出成績為止",
  },
  "mercury uranus": {
    union: "跳著下結論，偏偏常常說中",
    easy: "信手拈來別人想不到的解法",
    tense: "一覺得無聊就插嘴、換話題",
  },
  "mercury neptune": {
    union: "用畫面思考，聽得見言外之意",
    easy: "能把說不出口的事化成文字或圖像",
    tense: "把說過的與想像的混在一起",
  },
  "mercury pluto": {
    union: "非問到最後一扇門打開不可",
    easy: "耐得住性子深究，說出別人略過的話",
    tense: "把談話談成了審問",
  },
  "venus mars": {
    union: "讓魅力與慾望一起登場，少有人看不見",
    easy: "追求與創作一氣呵成",
    tense: "一邊想要、一邊推開，愛情帶著火花",
  },
  "venus jupiter": {
    union: "出手大方也因此得人喜愛",
    easy: "幾乎不求就得好意與好伴",
    tense: "在花錢、甜食與情話上容易過頭",
  },
  "venus saturn": {
    union: "愛得晚、愛得專，看清楚了才跳",
    easy: "在平淡的日子裡守得住情分",
    tense: "總要對方證明愛，又嫌證據太少",
  },
  "venus uranus": {
    union: "偏愛不尋常的人且一見鍾情",
    easy: "以自由讓愛一直新鮮",
    tense: "確定了就厭倦，不確定才心動",
  },
  "venus neptune": {
    union: "愛上一個理想，再把它畫到對方臉上",
    easy: "有藝術天分或不講條件的溫柔",
    tense: "原諒得太多，醒來才看清愛的是誰",
  },
  "venus pluto": {
    union: "愛起來如同中咒，也要對方一樣",
    easy: "每共度一次難關，感情就深一層",
    tense: "拿嫉妒或金錢試探真心",
  },
  "mars jupiter": {
    union: "一出手就做大的，還帶得動別人",
    easy: "抓得準時機也帶著運氣",
    tense: "熱心過頭，戰線開得比兵力多",
  },
  "mars saturn": {
    union: "踩著煞車往前開，卻還是開到了",
    easy: "在別人累倒的地方仍穩穩出力",
    tense: "不是用力過猛就是不敢開始",
  },
  "mars uranus": {
    union: "說動就動、最受不了被命令",
    easy: "善用工具、臨機應變",
    tense: "把慢慢來就好的事一急就弄壞",
  },
  "mars neptune": {
    union: "不為夢想，就不肯出手",
    easy: "行事細膩、不必提高嗓門",
    tense: "讓力氣流失在含糊的目標裡，抓不住的最惱人",
  },
  "mars pluto": {
    union: "藏著一股力量，沒準備的人會嚇到",
    easy: "做得完眾人已放棄的事",
    tense: "一爭就爭到底，戰場務必慎選",
  },
  "jupiter saturn": {
    union: "以二十年為一步，知道希望，也知道代價",
    easy: "使成長不超過撐得起的分量",
    tense: "一陣擴張、一陣收縮，排好時程才安穩",
  },
  "jupiter uranus": {
    union: "敢接突如其來的機會",
    easy: "從新事物得利也樂於分享",
    tense: "為自由下注而沒想過明天",
  },
  "jupiter neptune": {
    union: "信得很大、夢也很大",
    easy: "由信念與慷慨托著前行",
    tense: "在信仰或信用上把希望當成事實",
  },
  "jupiter pluto": {
    union: "志在影響力也多半拿得到",
    easy: "能讓眾人看衰的東西起死回生",
    tense: "把信念一路推成聖戰",
  },
  "saturn uranus": {
    union: "住在屋裡改建房子",
    easy: "替新辦法立下秩序",
    tense: "在安穩的職位與開闊的路之間拉扯",
  },
  "saturn neptune": {
    union: "替夢想造形或任形式消散",
    easy: "為理想耐心做工",
    tense: "被含糊的責任纏住，最好寫下哪些是真的",
  },
  "saturn pluto": {
    union: "撐得住別人撐不住的，也因此變硬",
    easy: "有權而知節制",
    tense: "碰上嚴苛的限制，學會省著用力",
  },
};

/** 行星臨於本命四軸之意；各接於「這段時期」之後。 */
export const angleSenses: AngleSenses = {
  sun: { ascendant: "不論願不願意都站到光裡", midheaven: "在眾人面前有了屬於自己的角色" },
  moon: { ascendant: "心情全寫在臉上", midheaven: "要應付眾人與眾人的起落" },
  mercury: { ascendant: "多在談話、文件與奔走之間", midheaven: "事業上要寫、要賣、要說" },
  venus: { ascendant: "待人變得柔和，身邊聚起伴來", midheaven: "得到上位者的好感" },
  mars: { ascendant: "說動就動，也容易被激怒", midheaven: "為地位出力，靠做事取勝" },
  jupiter: { ascendant: "走得進從前關著的門", midheaven: "名聲抬高" },
  saturn: { ascendant: "肩上的擔子變重，學會說不", midheaven: "職位與責任一起來" },
  uranus: { ascendant: "讓自以為認識你的人大吃一驚", midheaven: "事業突然轉彎" },
  neptune: {
    ascendant: "舊的輪廓鬆開，夢見別的樣子",
    midheaven: "想做有更高意義的事，報酬卻說不清",
  },
  pluto: { ascendant: "褪去一整套從前的模樣", midheaven: "在公眾之前遇見權力，也因此改變" },
};
