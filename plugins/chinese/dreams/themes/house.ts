/** Dreams of the house: English and Chinese keys, luck, and the gist in both languages. */
export const HOUSE = `
new house|新屋,新房|+|a new stage of life|人生新境
building a house|蓋房,建屋|+|foundations that hold|根基得立
house collapsing|屋塌,房倒|-|see to health and accounts of the house|宜顧家人身體與家中帳目
repairing a house|修屋|+|family ties mended|親情修補
sweeping the house,sweeping|掃地,打掃|0|visitors or a debt cleared|迎客或清債
moving house|搬家|+|fortune turns|運氣轉
empty house|空屋|-|loneliness that a call would end|寂寞宜訪友
haunted house|鬼屋|-|an old fear returns to be looked at|舊懼宜面對
palace|宮殿|+|an audience with the great|得見貴人
tower|高樓,塔|+|wide outlook|眼界開闊
pagoda|寶塔|+|merit piled up|積善得報
castle,city wall|城牆,城|+|secure standing|地位穩固
door open,open door|門開,開門|+|a welcome awaits|有人相迎
door closed,closed door|門閉,關門|-|the time is not yet|時候未到
door broken|門破|-|guard what is private|宜防外侵
many doors|多門|0|too many choices|選擇過多
key|鑰匙|+|an answer in hand|解答在手
losing a key|丟鑰匙|-|access is refused for now|暫不得入
lock|鎖|0|a secret well kept|守密
window|窗|+|a new view of a matter|另有所見
broken window|破窗|-|a rumour gets in|流言入室
roof|屋頂|+|a protector|得人庇蔭
leaking roof|屋漏|-|a hidden expense|暗中破費
stairs,climbing stairs|樓梯,上樓|+|promotion by degrees|逐級而升
going downstairs|下樓|0|return to plain matters|返歸平實
elevator,lift|電梯|0|quick change of position|地位速變
bed new,new bed|新床|+|rest and a good match|安眠佳偶
bed broken|床壞|-|a couple's quarrel|夫妻口角
sleeping on the floor|睡地上|0|simplicity for a season|暫且樸素
table,dining table|桌子,餐桌|+|agreement reached|事有共識
chair|椅子|+|a seat is kept for you|有位相待
empty chair|空椅|0|someone is missed|思念一人
cupboard,wardrobe|衣櫃,櫃子|0|reserves unknown to others|有人所不知之積蓄
box,chest|箱子|0|memories or money put away|主舊物或積蓄
curtain|簾,窗簾|0|not everything is shown|事有未明之處
screen|屏風|0|tact protects you|婉轉護身
wall|牆|-|an obstacle with a gate somewhere|有阻亦有門
wall falling|牆倒|+|a barrier goes|障礙消除
courtyard|庭院|+|family harmony|家庭和睦
pillar,column|柱子|+|you are the support of others|為人棟樑
beam falling|樑斷|-|the head of the house needs rest|家長宜休息
toilet,latrine|廁所|+|money, by the old joke of dreams|得財，依舊時戲言
falling into a latrine|落廁|+|a dirty start, a rich end|先污後富
bathroom|浴室|+|cares put off|放下煩憂
cellar,basement|地下室,地窖|0|look into what was stored|宜察舊藏
attic|閣樓|0|old papers matter|舊文有用
fence|籬笆|0|good neighbours, clear bounds|界線分明
neighbour's house|鄰家|0|do not compare|勿與人比
rented room|租屋|0|a temporary arrangement serves|權宜可行
hotel,inn|旅館,客棧|0|passing matters|過路之事
`;
