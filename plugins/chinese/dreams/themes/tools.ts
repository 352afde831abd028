/** Dreams of tools and things: English and Chinese keys, luck, and the gist in both languages. */
export const TOOLS = `
sword|劍|+|authority to decide|有決斷之權
drawing a sword|拔劍|+|action at last|終於出手
knife|刀,小刀|-|a friendship is cut short|友情有傷
receiving a knife|得刀|+|profit in hand|得利
axe|斧頭|+|a hard problem split|難題得解
spear|矛,槍矛|-|rivalry|對手相爭
bow and arrow,arrow|弓箭|+|the mark is reached|中的
broken bow|弓斷|-|effort without aim|無的放矢
shield|盾牌|+|a defender|有人護衛
gun|手槍,槍枝|-|fear of a threat made in anger|怒言令人懼
bell,ringing bell|鐘,鐘聲|+|a public announcement in your favour|公告於己有利
drum|鼓|+|a call to gather|召集之兆
broken drum|鼓破|-|support that makes no sound|空有聲援
rope|繩子|0|a tie, useful or tight|有所繫，亦有所縛
rope broken|繩斷|+|freed from an old bond|舊縛得脫
chain|鎖鏈|-|a lasting obligation|長久之累
net|網|+|many small profits caught|小利成網
ladder|梯子|+|a patron helps you up|得人提攜
hammer|鎚子|+|firm decision|斷然行事
nail|釘子|0|a detail holds all|細節繫全局
saw|鋸子|-|a partnership divided|合作有拆分
hoe,spade|鋤頭,鏟子|+|honest labour pays|勤勞有得
plough|犁|+|a long work is begun|長遠之業始動
scales,weighing|秤,天平|+|a fair verdict|得公平之斷
ruler,measuring|尺,量物|0|know the limits|知其分寸
bucket,pail|水桶|+|full: income; mind the bottom|水滿則有所得
broken pot|鍋破|-|a change of cook or of home|家政有變
bowl|碗|+|a living is secured|飯碗得穩
broken bowl|碗破|-|a job needs looking after|工作宜顧
chopsticks|筷子|+|a pair well matched|佳偶成雙
spoon|湯匙|+|care for the young|照顧幼小
cup|杯子|0|a toast or a thirst|有人敬酒，或心有所渴
vase|花瓶|0|handle with care|小心輕放
bottle|瓶子|0|feelings kept in|情緒未出
basket|籃子|+|gathering gains|收集所得
bag,purse|袋子,錢包|+|money put by|有所積蓄
lost purse|丟錢包|-|check accounts|宜查帳
clock|時鐘|0|mind the hour|宜守時
stopped clock|鐘停|-|an affair stands still; start another|事停，宜另起
scissors|剪刀|-|words that cut|言語傷人
comb|梳子|+|order in affairs|諸事有序
brush,writing brush|毛筆|+|success by writing|以文得名
abacus,calculator|算盤|+|accounts come out right|帳目得清
oar|槳|0|depend on your own arms|靠己之力
anchor|錨|+|a stay against worry|心有所定
wheel|輪子|+|things begin to turn|事始轉動
broken wheel|輪壞|-|a delay on the way|途中有阻
balloon|氣球|0|hopes that rise easily|希望易升
doll|娃娃,玩偶|0|a wish to be cared for|望人關愛
bed quilt,quilt|棉被|+|warmth in marriage|夫妻溫暖
`;
