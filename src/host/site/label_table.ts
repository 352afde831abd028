/**
 * What the usual fields and values of inputs and answers are called: `name | English | 繁體中文`, with the
 * English left empty where the name says it. Terms are those of each art's own literature.
 */

/** Names of fields. */
export const FIELD_ROWS = `
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
given|Given|名
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
longitude||經度
longitudeDeg|Longitude|黃經
latitudeDeg|Latitude|黃緯
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
native|As written|原文
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
polarity||屬性
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
spread||展牌
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
luckiness|Luck|吉凶
luminary||七曜
road||黃黑道
sha|Direction of sha|煞方
joy|God of joy|喜神
yangNoble|Yang noble|陽貴
yinNoble|Yin noble|陰貴
things||所占
char|Letter|字
served|Served now|現行版本
differenceCount|Differences|差異數
ayanamsaDeg|Ayanamsa|歲差值
lordHouse|House of its lord|宮主所在
occupants||宮內之曜
seenBy|Seen by|受照
bhavas||宮位
sanskrit||梵名
aspectGrid|Aspects|相位表
moonPhase|Phase of the moon|月相
transits||行運
modality||三態
hemisphere||半球
receptions||互容
chartRuler|Ruler of the chart|命主星
moonRange|Range of the moon|月亮範圍
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
targetTime|At the time|所求之時
mothers|The four mothers|四母
onTime|At the time|所問之時
conjunction||合相
sextile||六分相
square||四分相
trine||三分相
opposition||對分相
falls||落法
bands|Ranges|區間
low|From|下限
high|To|上限
parts||部分
sequence||序列
dayNight|Day or night|晝夜
scope||範圍
surnameStrokes|Strokes of the surname|姓氏筆畫
givenStrokes|Strokes of the given name|名字筆畫
wantedElement|Element wanted|所需五行
fromYear|From year|起始年
toYear|To year|終止年
use||用途
dice||骰子
wingA|Wing of the first|甲方側翼
wingB|Wing of the second|乙方側翼
blank|With the blank rune|含空白符文
currentDate|As of the day|以何日為準
aliases|Other names|別名
expectedYear|Year expected|預期年份
uAsV|U counts as V|U 作 V
jAsI|J counts as I|J 作 I
wAsVV|W counts as VV|W 作 VV
nightAfter|Night after|入夜之後
systemSlug|Set of lots|籤組
levels||層級
semisextile||三十度相
semisquare||四十五度相
quintile||七十二度相
sesquisquare||一百三十五度相
biquintile||一百四十四度相
quincunx||一百五十度相
includeNode|With the node|計入交點
paranOrbDeg|Orb of parans|偏升容許度
natalOnly|Birth only|只看本命
maxYears|Years ahead|推算年數
significators||徵象星
includeOuter|With outer planets|計入外行星
kinds||類別
returnLatitude|Latitude of the return|返照地緯度
returnLongitude|Longitude of the return|返照地經度
stepDeg|Step|間距
quesitedHouse|House of the matter|所問之宮
turnedFrom|Turned from house|轉宮起點
ariesPoint|Aries point|白羊點
transneptunians|Transneptunian points|海外星
country||國家
decimal|Decimal time|十進位時間
utcOffset|Offset from UTC|與世界時之差
moment||時刻
digitCount|Digits|位數
shown||顯示
trailing|Last digits|尾數
hourAssumption|Hour assumed|時辰假設
genderAssumption|Gender assumed|性別假設
unavailable||無法計算
lagna||上升
signal||訊號
certified||已查驗
least||至少
most||至多
rahu||羅睺
ketu||計都
failure||失敗原因
luoShu|Luo shu|洛書
returns||返照
ignored||不計
origin||來歷
changed||變卦
counted||計入
nakshatraLord|Lord of the nakshatra|月宿主星
weighed||已計
unweighed||未計
dimensions||各方面
regions||地區
patterns||格局
verse|The verse|歌訣
ju||局
dayVoid|Void of the day|日空
horse||驛馬
part||部分
stages||階段
best||最佳
ranking||排名
totalPoints|Points in all|總分
repeats||重複
people||人
written||寫法
momentFrom|Moment taken from|時刻來源
passed||通過
when||何時
helped||得助
strained||受損
paksha||月相半月
months||月份
unique||唯一
toneName|Tone|調性
lifePalace|Life palace|命宮
bodyPalace|Body palace|身宮
soulMaster|Master of the soul|命主
bodyMaster|Master of the body|身主
dun||遁
isDay|By day|晝
suitable|Suitable|宜
avoid|To avoid|忌
via||經由
continues||延續
effect||影響
innate||先天
trouble||煩憂
nature||性質
angles||四軸
applying||入相
shape||形態
outOfBounds|Out of bounds|越界
directed||推運
school||流派
answers||解答
checks||查驗
left||左
right||右
cross||十字
longCount|Long count|長曆
haab|Haab|哈布曆
oracle||神諭
seal||印記
towards||趨向
results||結果
elementalDignities|Elemental dignities|元素尊貴
answerName|Answer|解答
heads||正面
tails||反面
margin||差距
oddsOfYes|Odds of yes|肯定機率
domainText|In this matter|就此事而言
bureau||五行局
generation||世
self||世爻
response||應爻
spirit||六神
cast||起卦
judgement||判斷
movingLine|Moving line|動爻
mutual|Mutual hexagram|互卦
termInForce|Solar term in force|當令節氣
xunHead|Head of the ten|旬首
hiddenHead|Hidden head|符首
hourVoid|Void of the hour|時空
valueStar|Star in charge|值符
valueDoor|Door in charge|值使
zhongQi|Middle term|中氣
monthGeneral|General of the month|月將
hourBranch|Branch of the hour|時支
transmissions|Three transmissions|三傳
yearOfLife|Year of life|行年
lunarYear|Lunar year|農曆年
host||主
guest||客
doors||門
formations||格局
fetalGod|Fetal god|胎神
nextTerm|Next solar term|下一節氣
phenology||物候
nineStar|Nine stars|九星
goodSpirits|Good spirits|吉神
badSpirits|Bad spirits|凶煞
festival||節日
specialDays|Special days|特殊日
tenGods|Ten gods|十神
sharedStars|Shared stars|共有星曜
exchanged||互換
sameGroup|Same group|同組
characters||字
grids|Five grids|五格
threePowers|Three powers|三才
wanted||所需
eightyOne|The 81 numbers|八十一數
sounds||聲韻
check||檢查
pairCount|Pairs|對數
privacy||隱私
residents||住戶
missingDigits|Missing digits|所缺數字
missingStars|Missing stars|所缺之星
seek||所求
dateRead|Date as read|所讀日期
forces||力量
elementName|Element|五行
houseAsked|House asked|所問之宮
hiddenQuestion|The hidden question|隱問
sharedLetters|Shared letters|共有字母
solarMonth|Solar month|節月
inclination|Inclination|傾斜宮
plates||盤
lunarBirth|Lunar date of birth|農曆生日
upperTrigram|Upper trigram|上卦
lowerTrigram|Lower trigram|下卦
becomes||變為
lights||日月
tree||樹
dayOfMonth|Day of the month|月中日
neighbours||相鄰
subconsciousSelf|Subconscious self|潛意識數
rationalThought|Rational thought|理性數
bridges||橋樑數
challenges||挑戰數
periodCycles|Period cycles|週期數
personalCycles|Personal cycles|流年流月
birthNumber|Birth number|生日數
grid||九宮格
alphabet||字母表
matches||相符
luckyLetters|Lucky letters|吉字母
avoidLetters|Letters to avoid|忌字母
remainder||餘數
focus||焦點
vargas|Divisional charts|分盤
karakas||徵象星
yogas||瑜伽組合
doshas||過失
panchanga||五支曆
dasha||大運
shadbala|Sixfold strength|六力
ashtakavarga|Ashtakavarga|八分法
liChun|From li chun|以立春計
lunarNewYear|From lunar new year|以正月初一計
isLeapMonth|Leap month|閏月
monthDays|Days of the month|月之日數
previousJie|Previous jie|上一節
nextJie|Next jie|下一節
inForce|In force|當令
visible||明見
weighted||加權
adjacent||相鄰
result||化得
carriedBy|Carried by|所在
status||地位
statusNote|Its standing|說明
disclosure||聲明
about||關於
readReversed|Read as reversed|作逆位解
nameInProse||文中稱
dignities||尊貴
speedDegPerDay|Speed|速度
rightAscensionDeg|Right ascension|赤經
distanceAu|Distance|距離
antiscionDeg|Antiscion|映點
contraAntiscionDeg|Contra-antiscion|反映點
weightedModel||加權模型
state||狀態
theirs||對方
mainStem||本氣
daysSinceJie|Days since the jie|距節日數
perspective||觀點
currentAge|Age now|現齡
personalYear|Personal year|流年數
personalMonth|Personal month|流月數
personalDay|Personal day|流日數
verified||已查驗
differences||差異
commitment||承諾
serverHash|Server hash|伺服器雜湊
saltHash|Salt hash|鹽值雜湊
salt||鹽值
procedure|System|系統
path||位置
found||所得
ok||通過
`;

/** Values that are words of the interface. */
export const VALUE_ROWS = `
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
self|Oneself|自己
lostThings|Lost things|失物
siblings||兄弟姊妹
shortTrips|Short trips|短程出行
messages||訊息
land||田宅
father||父親
mother||母親
pleasure||娛樂
illness||疾病
smallAnimals|Small animals|小動物
partner||伴侶
opponent||對手
theft||竊盜
othersMoney|Others' money|他人錢財
law||法律
learning||學問
authority||權威
hopes||願望
hiddenEnemies|Hidden enemies|暗敵
confinement||拘束
single||單張
account||帳號
journey||旅程
lost||失物
celticCross|Celtic Cross|凱爾特十字
pastPresentFuture|Past, present, future|過去、現在、未來
mindBodySpirit|Mind, body, spirit|身、心、靈
situationActionOutcome|Situation, action, outcome|處境、行動、結果
heads||正面
tails||反面
husband||丈夫
wife||妻子
parents||父母
identity||身分證
mainland|Mainland China|中國大陸
taiwan||臺灣
hongKong|Hong Kong|香港
other||其他
card||卡片
password||密碼
five||五枚
norns||三女神
auto|By the letters|自動判別
marked||已標示
all||全部
off|None|不看
chiron||凱龍星
meanNode|Mean node|平均交點
trueNode|True node|真交點
meanLilith|Mean Lilith|平均莉莉絲
trueLilith|True Lilith|真莉莉絲
ceres||穀神星
pallas||智神星
juno||婚神星
vesta||灶神星
descendant||下降點
midheaven||天頂
ascendant||上升點
imumCoeli|Imum coeli|天底
original||新作
attested||有據可考
civil||民用時
formed||成格
broken||破格
upright||正位
reversed||逆位
wands||權杖
cups||聖杯
swords||寶劍
pentacles||錢幣
branches||地支
stems||天干
dayStem|Day stem|日干
dayBranch|Day branch|日支
monthBranch|Month branch|月支
yearBranch|Year branch|年支
yearStem|Year stem|年干
tropical||回歸黃道
sidereal||恆星黃道
`;
