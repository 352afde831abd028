/** Dreams of birds: English and Chinese keys, luck, and the gist in both languages. */
export const BIRDS = `
phoenix|鳳凰|+|a noble helper, a happy marriage|得貴人或佳偶
crane|鶴|+|promotion with a clean name|清名升進
crane flying high|鶴飛|+|far-reaching honour|名揚
peacock|孔雀|+|display that succeeds|華采得成
magpie|喜鵲|+|glad news|喜報
crow|烏鴉|-|a complaint in the air|有怨聲
swallow|燕子|+|guests or a traveller home|遠客來歸
swallow entering the house|燕入屋|+|a welcome visitor|貴客臨門
swallows nesting|燕築巢|+|a home is founded|成家
pair of mandarin ducks|鴛鴦|+|a loving couple|恩愛
mandarin ducks parting|鴛鴦分飛|-|a couple apart for a while|夫妻暫離
wild goose|雁|+|letters from afar|遠方來書
goose|鵝|+|domestic plenty|家有餘
duck|鴨|0|adaptability|隨遇而安
cock crowing,rooster|公雞,雞鳴|+|your name is called|揚名
hen|母雞|+|care of the young|育幼
hen laying eggs|雞生蛋|+|regular income|收入常有
chicks|小雞|+|small ventures grow|小業漸長
cockfight|鬥雞|-|a vain quarrel|無謂之爭
eagle,hawk|老鷹,鷹|+|a bold success|壯舉有成
owl|貓頭鷹|-|worry at night; sleep on it|夜多思慮，宜安睡
parrot|鸚鵡|-|repeated gossip|學舌之言
dove,pigeon|鴿子|+|peace and news|和平佳訊
sparrow|麻雀|0|many small words|瑣語多
birds singing|鳥鳴|+|pleasant company|歡聲盈耳
bird in hand,catching a bird|捉鳥|+|a fleeting chance is held|得一時之機
bird flying into the arms|鳥入懷|+|a woman's good news|女眷有喜
cage,bird in a cage|籠中鳥|-|freedom limited by comfort|安逸而受限
freeing a bird|放鳥|+|a kindness to yourself|心結得釋
nest with eggs|鳥巢有蛋|+|family grows|家口添
fallen nest|鳥巢落|-|move with care|遷居宜慎
feather|羽毛|0|a light matter|輕微之事
white bird|白鳥|+|pure news|清白之訊
flock of birds|鳥群|+|help from many|眾助
bird's egg|鳥蛋|+|hope|希望
penguin|企鵝|0|company in cold times|寒中有伴
pheasant,golden pheasant|錦雞,雉|+|elegant gain|文采得利
cuckoo|杜鵑鳥,布穀|0|season for work|時當耕作
oriole|黃鶯|+|a sweet voice courts you|佳音求好
wings broken|折翼|-|rest before the next flight|宜養息再起
`;
