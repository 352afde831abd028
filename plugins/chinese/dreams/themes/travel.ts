/** Dreams of roads and vehicles: English and Chinese keys, luck, and the gist in both languages. */
export const TRAVEL = `
setting out,journey|出門,旅行|+|a change that does you good|變動有益
returning home|回家,返鄉|+|reconciliation|重歸於好
lost on the way,being lost|迷路|-|ask someone older|宜問長者
missing a train,late for a train|趕不上火車,誤車|-|an opportunity asks for earlier steps|宜早一步
train|火車|+|a course laid down by others serves you|循軌得利
railway station|火車站|0|a decision of where to go|去向待定
bus|公車,巴士|0|go along with the many|隨眾而行
car driving,driving a car|開車|+|control of your own affairs|自主其事
car broken down|車壞|-|a plan needs repair|計畫待修正
car accident|車禍|-|slow down this week|近日宜緩
riding a bicycle,bicycle|騎腳踏車,單車|+|progress by balance|平衡前進
motorcycle|摩托車,機車|0|speed and risk|快而有險
riding a horse|騎馬|+|rapid success|馬到成功
falling from a horse|墜馬|-|pride unseated|驕則失位
carriage,cart|馬車|+|wealth is carried to you|載財而來
empty cart|空車|-|an effort without load|徒勞無載
sedan chair|轎子|+|honours or a wedding|榮顯或婚事
boat,ship|船,舟|+|a venture under way|事業啟航
boarding a ship|上船|+|a rich undertaking|大業將成
shipwreck|沉船,翻船|-|do not put all in one venture|勿孤注一擲
boat in shallow water|船擱淺|-|funds stick; wait for the tide|資金卡住，待時
raft|木筏,竹筏|0|makeshift help|權宜之助
ferry|渡船|+|a go-between|得人接引
harbour,port|港口|+|a safe end|平安抵達
aeroplane,airplane|飛機|+|ambition takes off|志向高飛
plane crash|墜機|-|lower one expectation|宜放低一項期望
airport|機場|0|waiting between two lives|身在兩境之間
rocket|火箭|+|sudden rise|驟升
map|地圖|+|a plan becomes clear|計畫分明
passport|護照|0|recognition is needed|須得認可
luggage,suitcase|行李|0|old cares carried along|舊日憂慮隨身
losing luggage|丟行李|+|a burden you did not need|所失本非所需
walking at night,night walk|夜行|-|go with a companion|宜結伴
walking with others|與人同行|+|allies|得同道
running|跑步|+|energy for a race|精力充沛
being chased,chased|被追趕|-|a task avoided|所避之事宜面對
cannot move,unable to run|跑不動|-|rest is due|身心宜息
climbing a wall|爬牆|0|an unusual way in|另闢蹊徑
tunnel|隧道|0|an end is in sight|終見光明
traffic jam|塞車|-|patience with others|宜耐人
red light|紅燈|0|stop and look|宜停看
petrol,filling station|加油站|+|strength is restored|補足精力
foreign country,abroad|外國,出國|+|wider prospects|前景寬闊
stranger on the road|路遇陌生人|0|chance advice|偶得忠告
meeting a monk on the road|路遇僧人|+|a burden explained|心結得解
`;
