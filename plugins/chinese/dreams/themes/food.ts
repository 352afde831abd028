/** Dreams of food and drink: English and Chinese keys, luck, and the gist in both languages. */
export const FOOD = `
rice cooked,rice|米飯,白飯|+|daily bread is sure|衣食無缺
raw rice|白米,生米|+|grain and goods come in|進糧進貨
porridge|粥|0|modest means, good digestion|家計清淡
noodles|麵,麵條|+|long ties renewed|長情再續
bread,steamed bun|饅頭,麵包|+|simple luck|平實之福
dumplings|水餃,餃子|+|a family gathers|家人團聚
rice cake|年糕|+|one step higher each year|步步高升
eating meat,meat|吃肉|+|guests and good business|賓客與生意
raw meat|生肉|-|an affair not yet ready|事未成熟
pork|豬肉|0|slight illness; eat lightly|小恙，宜清淡
beef|牛肉|+|wealth reaches the hall|財至堂前
chicken meat|雞肉|+|a pleasant meal is owed you|有口福
fish dish,eating fish|吃魚|+|surplus at the year's end|年年有餘
eggs,egg|蛋,雞蛋|+|something small will hatch|小事將成
soup|湯|+|warmth between friends|友情溫厚
salt|鹽|+|a firm friend|得益友
sugar,sweets|糖,甜食|0|flattery, sweet and thin|甜言宜辨
honey|蜂蜜|+|love returned|情有所報
vinegar|醋|-|jealousy|妒意
oil|油|+|things run more smoothly|事漸順
spice,pepper|辣椒,胡椒|-|sharp words|言語辛辣
tea,drinking tea|茶,喝茶|+|a courteous offer|有禮之邀
wine,drinking wine|酒,飲酒|0|gossip at a table|席間有口舌
being drunk,drunkenness|酒醉|-|a secret slips|失言洩密
banquet|宴席,宴會|+|an honour is shared|榮譽同享
eating alone|獨食|-|share sooner|宜早與人分享
sharing food|分食|+|trust grows|互信日增
hungry,hunger|飢餓|-|a want you have not named|所缺未明
overeating|吃太飽|-|refuse one offer|宜辭一事
cooking|煮飯,做菜|+|you prepare good things for others|為人造福
kitchen|廚房|+|the house is well kept|家政得理
feast in a temple|廟中宴|+|a public blessing|與眾同福
peach|桃子|+|love and good health|情好身安
pear|梨|-|a parting, not for long|暫別
apple|蘋果|+|peace at home|家中平安
orange,tangerine|橘子,柑|+|good luck by hand|大吉在手
banana|香蕉|0|an offer to look into|有邀約，宜細察
grapes|葡萄|+|many small gains|小利眾多
watermelon|西瓜|+|many children or many ideas|多子或多謀
jujube,dates|棗子|+|something early and sweet|早嘗甘美
persimmon|柿子|+|matters go as wished|事事如意
pomegranate|石榴|+|a full house|家門多子
plum|李子,梅子|0|wait until ripe|宜待其熟
lychee|荔枝|+|a gift from the south|南方有贈
sugarcane|甘蔗|+|better toward the end|漸入佳境
vegetables|青菜,蔬菜|+|honest living|清白度日
garlic,onion|蒜,蔥|0|clear thinking after tears|淚後心明
bean curd,tofu|豆腐|+|plain food and plain friends|淡而有味
rotten food|腐壞食物|-|an offer past its day|過時之提議
empty bowl|空碗|-|ask before you are in need|宜未雨綢繆
full granary|穀倉滿|+|reserves carry you|有備無患
ice cream|冰淇淋|0|a delight that melts|一時之樂
`;
