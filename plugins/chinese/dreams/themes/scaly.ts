/** Dreams of snakes, fish and small creatures: English and Chinese keys, luck, and the gist in both languages. */
export const SCALY = `
snake|蛇|+|wealth or attraction moves near|財或情緣將近
snake biting,bitten by a snake|被蛇咬|+|great wealth comes|得大財
snake coiling,snake round the body|蛇纏身|+|a noble child or a helper|得貴子或得人相助
snake entering the house|蛇入屋|+|money enters|財入門
snake chasing a person|蛇追人|-|a worry that wants facing|憂事宜面對
killing a snake|殺蛇,打蛇|0|a rival yields|對手讓步
white snake|白蛇|+|a clever partner|得聰慧之侶
black snake|黑蛇|0|a strong-willed child|子女性剛
red snake|紅蛇|-|a quarrel in love|情人口角
green snake|青蛇|+|new growth|有新生機
snake turning into a dragon|蛇化龍|+|help from a noble person|得貴人
many snakes|群蛇|-|confused counsels|眾說紛亂
fish,many fish|魚,群魚|+|wealth|得財
catching fish,fishing|捕魚,釣魚|+|gain by skill|以技得利
big fish|大魚|+|a great opportunity|大機會
fish jumping|魚躍|+|success in examinations|科考得中
fish in a well|井中魚|+|a change of post|官職遷移
carp|鯉魚|+|advancement; for a woman, children|升進；女子主得子
goldfish|金魚|+|prosperity at home|家有餘財
dried fish|魚乾|0|old savings|往日積蓄
fish bone|魚刺|-|a word that sticks|有話如鯁在喉
turtle,tortoise|烏龜,龜|+|steady fortune|穩福
turtle entering the house|龜入宅|+|wealth comes in|財入宅
crab|螃蟹|-|sideways progress|事多橫阻
shrimp,prawn|蝦|+|many small gains|小利
clam,shell|蛤蜊,貝|+|hidden value|內藏珍物
oyster pearl|蚌珠|+|a precious child or idea|得珍
frog|青蛙|+|lively news|熱鬧之喜訊
toad|蟾蜍|+|money, by the old tale|招財
lizard,gecko|蜥蜴,壁虎|0|let go a little to keep much|捨小保大
crocodile|鱷魚|-|danger under still water|靜水有險
shark|鯊魚|-|a ruthless competitor|敵手無情
whale|鯨魚|+|a huge undertaking|大業
dolphin|海豚|+|friendly help|得友相助
eel|鰻魚,鱔魚|-|something slips away|到手易失
bee,bees|蜜蜂|+|industry rewarded|勤而得甘
bee sting|蜂螫|0|a small hurt with profit|小痛有利
butterfly|蝴蝶|0|flirtation, light pleasure|情緣飄忽
ants|螞蟻|+|many hands|眾力可成
mosquito|蚊子|-|petty annoyances|瑣擾
fly,flies|蒼蠅|-|bad company|惡友
spider|蜘蛛|+|a joy descends|喜從天降
spider's web|蜘蛛網|0|an entanglement|糾纏
silkworm|蠶|+|diligence makes silk|勤則有成
cicada|蟬|0|talk without doing|空言無實
dragonfly|蜻蜓|+|a light step onward|輕步前行
firefly|螢火蟲|+|study by small light|苦讀有成
cricket|蟋蟀|0|a contest in small|有小爭
cockroach|蟑螂|-|something dirty to clean|宜清理
worm,earthworm|蚯蚓|+|humble work enriches the soil|勞雖卑微，終有益
scorpion,centipede|蠍子,蜈蚣|-|a spiteful remark|惡言
snail|蝸牛|0|slow but housed|雖慢而有家
`;
