/** Dreams of plants: English and Chinese keys, luck, and the gist in both languages. */
export const PLANTS = `
tree,big tree|樹,大樹|+|a protector|得庇蔭
climbing a tree|爬樹|+|fame|得名
tree withered,withered tree|枯樹|-|family strength needs care|家運宜養
withered tree sprouting|枯樹發芽|+|recovery|枯木逢春
tree falling|樹倒|-|a leader leaves|領頭者離去
planting a tree|種樹|+|benefits for those after you|蔭及後人
cutting a tree|砍樹|0|money from old holdings|舊產得財
pine|松樹,松|+|constancy|堅貞
cypress|柏樹,柏|+|lasting respect|可久之敬
bamboo|竹子,竹|+|upright success|節節高升
bamboo shoots|竹筍|+|children thrive|子孫興旺
willow|柳樹|0|farewells, flexibility|主送別，宜柔順
plum blossom|梅花|+|joy after cold|寒後得喜
orchid|蘭花|+|noble friendship|君子之交
chrysanthemum|菊花|+|peace in later years|晚景清安
lotus|蓮花,荷花|+|purity wins trust|清得人信
peony|牡丹|+|wealth and honour|富貴
rose|玫瑰|0|love with thorns|愛而有刺
peach blossom|桃花|0|romance|有情緣
cherry blossom|櫻花|0|beauty that passes|美而易逝
sunflower|向日葵|+|loyalty|忠誠
flowers opening,blooming flowers|花開|+|happy occasions|喜事臨門
flowers falling|花落|-|a pleasure ends|樂事將盡
picking flowers|採花,摘花|+|a love returned|情得回應
withered flowers|枯花|-|affection wants water|情宜澆灌
grass green|青草|+|growth|生機
weeds|雜草|-|small faults to pull|小過宜除
forest|森林|0|many paths; choose one|路多宜擇
lost in a forest|林中迷路|-|too many advisers|謀者太多
fruit tree,ripe fruit|果樹,果實|+|reward at hand|成果在手
unripe fruit|青果|-|wait|宜待
seeds,sowing|種子,播種|+|a beginning well made|開端良好
root,roots|樹根|+|family foundation|根本固
leaf,leaves falling|落葉|0|let go in season|順時而捨
red leaves|紅葉|+|a message of love|情書
vine|藤蔓|0|ties that cling|糾纏之緣
thorns|荊棘|-|a prickly affair|事多刺
mushroom|蘑菇,香菇|+|quick profit|速利
moss|青苔|0|old memories|舊憶
lawn|草地|+|rest|安歇
wheat|麥子,麥|+|bread and credit|糧足而信用佳
cotton plant|棉花|+|comfort|溫飽
tea plantation|茶園|+|refined trade|風雅之業得利
ginseng|人參|+|strength restored|元氣復
vegetable garden|菜園|+|self-reliance|自給
potted plant|盆栽|0|a talent in a small place|有才而地窄
tree with birds|樹上有鳥|+|friends gather|友朋相聚
hollow tree|空心樹|-|an appearance without strength|外強中乾
apple tree|蘋果樹|+|teaching bears fruit|教而有成
pumpkin,gourd|南瓜,葫蘆|+|store of luck|福祿
`;
