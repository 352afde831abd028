/** 兩星相會之意，依合、和、剋三類；各接於相位之後。天王、海王、冥王彼此之相位屬一代人，不入個人解讀。 */
import type { PairSenses } from "../../pairs.ts";

export const pairs: PairSenses = {
  "sun moon": {
    union: "使意志與情感合而為一而外人難測其決定",
    easy: "使所欲與所需不爭而合",
    tense: "使所欲與所需相持直到兩者都被聽見",
  },
  "sun mercury": { union: "使思想與自我緊連而意見如同身分" },
  "sun venus": { union: "好取悅於人而懂得合宜的分寸" },
  "sun mars": {
    union: "事事帶火而最難的是等待",
    easy: "使勇氣為目標所用而不耗於爭執",
    tense: "遇阻便正面衝撞而誤把異議當攻擊",
  },
  "sun jupiter": {
    union: "胸懷開闊而相信事情會好且多半如願",
    easy: "有一種別人樂於支持的自信",
    tense: "許諾多於一人所能擔而晚學分寸",
  },
  "sun saturn": {
    union: "以責任為自我而難以坦然受讚",
    easy: "有耐心一磚一瓦累積名聲",
    tense: "每番努力旁都立著嚴師而成功來得遲卻穩",
  },
  "sun uranus": {
    union: "堅持不做任何人的翻版",
    easy: "及早迎接變化而得其利",
    tense: "一覺束縛便先掙脫而未問規矩所為何來",
  },
  "sun neptune": {
    union: "自我邊界朦朧而向音樂信仰或想像敞開",
    easy: "使想像為實際目標所用",
    tense: "追逐自己的影像而終須認清真身",
  },
  "sun pluto": {
    union: "凡有所求必是全有或全無",
    easy: "從頭重建之時最有後勁",
    tense: "常捲入誰說了算之爭而須學會分權",
  },
  "moon mercury": {
    union: "情緒立刻成言而言語又染情緒",
    easy: "能說也能聽且兩者都記得",
    tense: "與自己的心情爭辯而今日之言明日生悔",
  },
  "moon venus": {
    union: "需要美與陪伴如人需要飲食",
    easy: "付出情意自然而受之亦自然",
    tense: "為求和氣而退讓事後又暗自計較",
  },
  "moon mars": {
    union: "念頭未到行動已隨情緒而出",
    easy: "能把心情化為行動",
    tense: "在外忍下的火氣回家才發",
  },
  "moon jupiter": {
    union: "照顧的人總比座位多",
    easy: "相信總會夠用而樂於分享",
    tense: "以過量的好東西安慰自己",
  },
  "moon saturn": {
    union: "自小學會少求而守信",
    easy: "給情感一個可靠的架構",
    tense: "怕成為負擔而收起柔情",
  },
  "moon uranus": {
    union: "再親近也要留呼吸的空間",
    easy: "家中變動也能安然以對",
    tense: "忽冷忽熱而常在被離開之前先離開",
  },
  "moon neptune": {
    union: "如海綿般吸收周遭的情緒",
    easy: "不待人言便已會意",
    tense: "該發問時卻生憐憫而偶為自己的善意所誤",
  },
  "moon pluto": {
    union: "情感從不減半而所記甚久",
    easy: "歷經情感風浪而更沉更強",
    tense: "深藏戒心而唯有忠誠能化解",
  },
  "mercury venus": {
    union: "言辭優雅而能不著痕跡地打動人",
    easy: "應對得體而對文字的形式有感覺",
  },
  "mercury mars": {
    union: "思路如對答般迅捷",
    easy: "決定快而說明清楚",
    tense: "贏了辯論卻失了聽者",
  },
  "mercury jupiter": {
    union: "思考大開大闔而好為人師",
    easy: "一眼看出要點與全局",
    tense: "未讀細則便已簽字",
  },
  "mercury saturn": {
    union: "字字斟酌而只信親自查證之事",
    easy: "學有方法且學了能守",
    tense: "懷疑自己的聰明直到實作證明",
  },
  "mercury uranus": {
    union: "跳躍式得出結論且多半言中",
    easy: "輕易找到不尋常的解法",
    tense: "覺得無趣便插話或轉題",
  },
  "mercury neptune": {
    union: "以圖像思考而能聽出言外之意",
    easy: "能把難言之事化為文字或圖像",
    tense: "說過的與想像的常混為一談",
  },
  "mercury pluto": {
    union: "追問到最後一扇門打開",
    easy: "耐心深究而說出他人略過之事",
    tense: "談話往往成了審問",
  },
  "venus mars": {
    union: "兼具魅力與熱望而少被忽略",
    easy: "追求與創作一氣呵成",
    tense: "欲迎還拒而感情帶著火花",
  },
  "venus jupiter": {
    union: "慷慨待人而因此得人喜愛",
    easy: "不求而得人緣與好意",
    tense: "在花費、甜言或情意上容易過度",
  },
  "venus saturn": {
    union: "愛得遲而專一且先看再跳",
    easy: "平淡歲月裡也守得住情",
    tense: "總要證明被愛而又嫌證據太少",
  },
  "venus uranus": {
    union: "容易對不尋常者一見鍾情",
    easy: "以自由保持感情新鮮",
    tense: "厭倦確定而受不確定吸引",
  },
  "venus neptune": {
    union: "愛的是理想並把它畫在對方身上",
    easy: "有藝術天分或不計條件的溫柔",
    tense: "寬恕太多而醒來才看清所愛",
  },
  "venus pluto": {
    union: "愛起來如受魔咒也望對方如此",
    easy: "共度難關而情意更深",
    tense: "以嫉妒或金錢試探真情",
  },
  "mars jupiter": {
    union: "一出手便求大事而能帶動他人",
    easy: "出手適時而常有好運",
    tense: "熱心過頭而同時開太多戰線",
  },
  "mars saturn": {
    union: "踩著煞車前進卻仍抵達",
    easy: "別人疲累之處仍穩健用力",
    tense: "時而用力過猛時而不敢開始",
  },
  "mars uranus": {
    union: "動作突然而受不了被命令",
    easy: "善用工具而能臨機應變",
    tense: "本可慢慢來卻因急而損",
  },
  "mars neptune": {
    union: "不為夢想便不肯出手",
    easy: "行事細膩而不必高聲",
    tense: "目標含糊而力氣流失",
  },
  "mars pluto": {
    union: "蓄有令人畏懼的力量",
    easy: "能完成眾人已放棄之事",
    tense: "一爭便到底而須慎選戰場",
  },
  "jupiter saturn": {
    union: "以二十年為步而知希望與其代價",
    easy: "使成長不逾可承之量",
    tense: "擴張與收縮交替直到排定時序",
  },
  "jupiter uranus": {
    union: "常遇突來之機而敢於把握",
    easy: "從新事物得利並樂於分享",
    tense: "為自由下注而未想好明日",
  },
  "jupiter neptune": {
    union: "信念宏大",
    easy: "為信仰與慷慨所承載",
    tense: "在信仰或信用上把希望當事實",
  },
  "jupiter pluto": {
    union: "志在影響力且多能得之",
    easy: "能讓已被放棄者復興",
    tense: "把信念推成聖戰",
  },
  "saturn uranus": {
    union: "住在屋中而改建其屋",
    easy: "為新法建立秩序",
    tense: "在安穩職位與遠方之間拉扯",
  },
  "saturn neptune": {
    union: "給夢以形或任形消散",
    easy: "為理想耐心工作",
    tense: "為含糊的責任所困而宜寫下何者為真",
  },
  "saturn pluto": {
    union: "能承受他人所不能而愈磨愈硬",
    easy: "用權而知節制",
    tense: "遇上嚴苛限制而學會省力",
  },
};
