/** What fields and values are called on a page: a table of the usual ones, and a rule for the others. */
import type { Lang } from "../../ui/mod.ts";

/** `name | English | 繁體中文`; the English is left empty where the name says it. */
const TABLE = `
a|First person|甲方
b|Second person|乙方
absent||缺
accent||重音
action||行動
adverse||不利
advice||建議
age||年齡
ages||年齡
agreement||一致程度
air||風
allusion|The story|典故
alternatives||其他可能
angle||角度
animal||生肖
animals||生肖
answer||答案
antiscia||映點
arcana||阿爾克那
ascendant||上升點
aspect||相位
aspects||相位
asOf|As of|截至
astro|Astrology|占星
at|Moment and place of asking|起問的時間與地點
awaited|Someone awaited|行人
ayanamsa||歲差值
balance||平衡
band||等級
bandName|Grade|等級
base||基礎
because||理由
between||之間
birth||出生
birthDate|Date of birth|出生日期
birthDates|Dates of birth|出生日期
birthHour|Hour of birth, where minutes are unknown|出生時（不知分鐘時）
birthTime|Time of birth|出生時間
birthday||生日數
birthYear|Year of birth|出生年
blendedScore|Score of the whole|總分
bloodType||血型
bodies||星體
body||星體
branch||地支
building||大樓
calendar||曆法
candidates||候選
cards||牌
career||事業
category||類別
cautions||須留意
center|Centre|中心
chart||盤
chartTime|Time of the chart|排盤時間
children||子女
clash||沖
clock||時鐘
code||代碼
coins||錢幣
colour||顏色
colours||顏色
commandingStem|Stem in command|人元司令
company||得勢
compare||比較
components||組成
compound||複數
confidence||可信度
confirm||確認
conclusion||結論
correctionMinutes|Correction|修正
count||數目
counts||計數
creditsUsed|Points used|所用點數
cusps||宮頭
cycle||週期
date||日期
dates||日期
day||日
dayBoundary|Start of the day|換日
dayGod|God of the day|值神
dayMaster||日主
dayOfWeek|Day of the week|星期
days||日
debt||業債
debts||業債
decan||旬
declination||赤緯
degree||度
deity||神明
delivered||已得答案
derived|Derived points|胎元命身宮
description||說明
destiny||命運數
dignity||尊貴
direction||方向
directions||方位
disclosures|Please note|聲明
dissent|Where they disagree|相左之處
distance||距離
domain||範圍
dominant||主導
earth||土
element||五行
elements||五行
end||結束
endDate|Ends|結束日
endYear|Until|至
enemies||敵
event||事件
evidence||依據
exaltation||旺
expected||預期
expression|Expression|表現數
expressionNumber||表現數
fall||落
family||家庭
farthest|Farthest apart|相差最遠
favourable||有利
figure||卦形
figures||卦形
fire||火
flips|How many flips|擲幾次
floor||樓層
fold|Which of two, where the clock showed it twice|時鐘重複時取哪一次
form||體裁
formatted|Position|位置
formula||公式
fortune||運勢
fortuneLevel|Grade|籤等
friends||友
from||起
gap||差距
gate||門
gender||性別
given|Given name|名
grade||等級
graha|Planet|曜
group||組
groom|Which of them is the groom|何方為男
god||神
guidance||指引
harmony||和合
head||頭
health||健康
heaven||天盤
hexagram||卦
hiddenPassion||隱藏熱情
hiddenStems||藏干
home||家宅
hour||時
hourKnown|Hour known|時辰已知
hours||時辰
house||宮
houses||宮位
houseSystem||宮制
image||象
index||序
input||輸入
interactions||刑沖會合
interpretation||解讀
jieAlternative|Near a boundary of months|近交節之另解
karmic||業力
key||要訣
keywords||關鍵詞
kin||
kind||類別
language||語言
latitude||緯度
layout||牌陣
layoutName||牌陣
leading||領先
leaning||傾向
lawsuit||官司
lesson||課題
lessons||課題
letter||字母
letters||字母
level||等級
life||命
lifePath||生命靈數
lines||爻
local|Local time|當地時間
location||地點
longitude||黃經
lord||主星
lords||主星
lot||籤
lostItem|Something lost|失物
lotNumber|Number of the lot|籤號
love||感情
luck|Luck cycles|大運
lucky||吉
lunar|Lunar date|農曆
lunarDate|Lunar date|農曆日期
mansion||宿
mark||標記
marks||標記
marriage||婚姻
master||主
matter|What it is about|所問何事
maturity||成熟數
meaning||含義
members||成員
metal||金
method||方法
methods||方法
midheaven||天頂
minute||分
missing||所缺
mixed||參半
mode||方式
money||錢財
month||月
moon||月亮
moving||遷移
naYin||納音
nakshatra||月宿
nakshatraName|Nakshatra|月宿
name||姓名
native|In its own script|原文
natal||本命
note||註
notes||註
number||數
numbers||數字
numeral||數字
officer||建除
omen||兆
omens||兆
on||於
onDate|On the day|所問之日
optionA|One option|選項一
optionB|The other option|選項二
options||選項
orb||容許度
orbs||容許度
order||次序
outcome||結果
outlook||展望
overall||整體
pada||足
pair||干支
pairs||對
palace||宮
palaces||宮
pengZu|Peng Zu's taboos|彭祖百忌
percent|Percent|百分比
period||時期
periods||時期
person||人
personality||人格數
phase||月相
phone||電話
pillar||柱
pillars||四柱
pinnacles||高峰期
place||地點
placeFrom|Place taken from|地點來源
places||地點
planet||行星
planets||行星
plate||盤
poem|The poem|籤詩
point||點
points||點
polarity||陰陽
portrait||描述
position||位置
positions||位置
possible||可能
probability||機率
promissors||許諾星
purpose||用途
quality||性質
question||問題
questions||問題
range||範圍
rank||位階
rashi|Rashi|星座
ratio||比率
reason||理由
reasons||理由
readings|The systems one by one|各家解答
reduced||化簡
reference||對照
region||地區
relation||關係
relations|Combinations and clashes|刑沖會合
relationship||關係
remedies||化解
residual||餘
resolutionDate|When it will be known|揭曉日期
retrograde||逆行
reversals|Reversed cards|逆位
reversed||逆位
rising||上升
role||角色
roles||喜忌
root||根
roots||通根
ruler||主宰
rule||規則
runes||盧恩
says||說明
score||分數
scoreParts|How the score is made|分數構成
scores||分數
scoreWithout|Score without it|除此之分
scoring|How it was scored|計分
season||月令
sect||晝夜
seed||種子
selection||選取方式
selfStage|Self stage|自坐
sense||性質
separating||離相
share||比例
side||傾向
sign||星座
signName|Sign|星座
signs||星座
solarTerm||節氣
solarTerms||節氣
soulUrge||心靈數
source||來源
spread||牌陣
stage||十二長生
standing|How common this score is|此分常見程度
star||星
stars||神煞
start||起運
startAge|From age|起歲
startDate|From|起始日
startYear|From year|起年
statement||陳述
stationary||留
stem||天干
stems||天干
steps|Working|算式
strength||強弱
strengths||長處
structure||格局
study||學業
suit||花色
sum||和
summary||摘要
sun||太陽
supports||扶助
surname||姓
swings||起伏
symbol||符號
symbolic||象徵
system||系統
systems|The systems asked|所問各門
tallies|Tally|統計
targetDate|For the day|所求之日
tenGod|Ten god|十神
term||節氣
testimonies||論據
tests||查驗
text||文字
textSource|Where the text comes from|籤文來源
theme||主題
time||時間
timeKnown|Time known|時間已知
timezone|Time zone|時區
title||標題
to||至
tone||調性
topic||主題
topics||各事
total||總數
tradition||傳統
traditions||傳統
traits||特質
transformation||四化
travel||出行
triplicity||三分性
unfavourable||不利
unit||單位
unlucky||凶
until||至
upper||上
lower||下
usefulGod|Useful element|用神
value||值
verdict||斷語
verdicts||斷語
void||空亡
vowel||母音
water||水
wealth||財運
weekday||星期
weight||權重
wood||木
word||字
work||工作
year||年
yearBoundary|Start of the year|換年
years||年
zodiac||生肖
zone||時區
offset||與世界時之差
utc|UTC|世界時
deltaT|ΔT|ΔT
julianDayUt|Julian day (UT)|儒略日（世界時）
julianDayTt|Julian day (TT)|儒略日（地球時）
julianDay|Julian day|儒略日
trueSolarTime||真太陽時
assumed||假設
warnings|Near a boundary|近於交界
abbreviation|Zone name|時區縮寫
standardOffset|Standard offset|標準時差
dst|Daylight saving|夏令時間
tzdb|Zone data|時區資料
localGregorian|In the Gregorian calendar|換算公曆
offsetSeconds||時差
`;

const VALUES = `
male||男
female||女
gregorian||格里曆
julian||儒略曆
favourable||有利
unfavourable||不利
adverse||不利
mixed||參半
wait||宜緩
neutral||中平
excellent||極佳
good||良好
challenging||需要磨合
lucky||吉
unlucky||凶
strong||強
weak||弱
balanced||中和
yes||是
no||否
wood||木
fire||火
earth||土
metal||金
water||水
air||風
yin||陰
yang||陽
forward||順行
backward||逆行
direct||順行
retrograde||逆行
day||日
night||夜
north||北
south||南
east||東
west||西
major||大
minor||小
past||過去
present||現在
future||未來
year||年
month||月
hour||時
stem||天干
branch||地支
given||所給
birth||出生
caller||自選
chosen||自選
drawn||抽得
random||隨機
sticks||抽籤
one||一張
three||三張
home||家宅
love||感情
career||事業
money||錢財
wealth||財運
health||健康
study||學業
travel||出行
marriage||婚姻
family||家庭
children||子女
general||綜合
work||工作
life||生活
main||本氣
middle||中氣
residual||餘氣
aries||牡羊座
taurus||金牛座
gemini||雙子座
cancer||巨蟹座
leo||獅子座
virgo||處女座
libra||天秤座
scorpio||天蠍座
sagittarius||射手座
capricorn||摩羯座
aquarius||水瓶座
pisces||雙魚座
sun||太陽
moon||月亮
mercury||水星
venus||金星
mars||火星
jupiter||木星
saturn||土星
uranus||天王星
neptune||海王星
pluto||冥王星
`;

const FIELDS = readTable(TABLE);
const WORDS = readTable(VALUES);

interface Row {
  readonly en: string;
  readonly zh: string;
}

function readTable(text: string): ReadonlyMap<string, Row> {
  const rows = text.trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [name = "", en = "", zh = ""] = row.split("|");
      return [name, { en, zh }];
    }),
  );
}

/** Units that a name ends with, as they stand behind a figure. */
const UNITS: readonly (readonly [suffix: RegExp, unit: Row])[] = [
  [/DegPerDay$/, { en: "°/day", zh: "°／日" }],
  [/Deg$/, { en: "°", zh: "°" }],
  [/Minutes$/, { en: " min", zh: " 分鐘" }],
  [/Seconds$/, { en: " s", zh: " 秒" }],
  [/Hours$/, { en: " h", zh: " 小時" }],
  [/Days$/, { en: " days", zh: " 日" }],
  [/Km$/, { en: " km", zh: " 公里" }],
  [/Au$/, { en: " au", zh: " 天文單位" }],
  [/Percent$|^percent$/, { en: "%", zh: "%" }],
];

/** The unit behind a figure of this name; empty where it has none. */
export function unitOf(lang: Lang, name: string): string {
  const unit = UNITS.find(([suffix]) => suffix.test(name))?.[1];
  return unit === undefined ? "" : lang === "en" ? unit.en : unit.zh;
}

/** The name of a field, as a person would say it. */
export function labelOf(lang: Lang, name: string): string {
  const suffix = UNITS.find(([shape]) => shape.test(name))?.[0];
  const bare = (suffix && name.replace(suffix, "")) || name;
  for (const one of [name, bare]) {
    const row = FIELDS.get(one) ?? WORDS.get(one);
    const text = row && (lang === "en" ? row.en : row.zh);
    if (text) return text;
    if (row) break;
  }
  return humanise(bare);
}

/** A value that is a word of the interface, as a person would say it. */
export function wordOf(lang: Lang, value: string): string {
  const row = WORDS.get(value) ?? FIELDS.get(value);
  const text = row && (lang === "en" ? row.en : row.zh);
  return text || (isWord(value) ? humanise(value) : value);
}

/** Whether a text is an identifier: one camelCase or kebab-case word. */
function isWord(value: string): boolean {
  return /^[a-z][a-z]+(?:[A-Z][a-z]+|-[a-z0-9]+)*$/.test(value);
}

/** `loosingOfBond` → `Loosing of bond`. */
export function humanise(name: string): string {
  const spaced = name
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
