/** Dreams of beasts: English and Chinese keys, luck, and the gist in both languages. */
export const BEASTS = `
dragon|龍|+|great advancement|大為騰達
riding a dragon|乘龍|+|high office or a noble match|得高位或佳偶
dragon flying|龍飛|+|a name known widely|名聞遠近
dragon in water|龍入水|+|your element is found|得其所
dragon asleep|龍眠|0|talent waits|有才而待時
tiger|老虎,虎|0|a powerful person nearby|近有強者
tiger roaring|虎嘯|+|authority gained|得威權
riding a tiger|騎虎|+|courage rewarded, no turning back|勇而有得
bitten by a tiger|被虎咬|0|a rival in office|官場有敵
lion|獅子|+|respect|得人敬重
elephant|大象,象|+|solid fortune|厚福
leopard,panther|豹|-|a quick adversary|敵手敏捷
bear|熊|+|a sturdy child or partner|得壯子或得力之伴
wolf|狼|-|a greedy companion|同伴中有貪者
fox|狐狸|-|clever deceit|狡計
rabbit|兔子,兔|+|a gentle match|溫柔之緣
deer|鹿|+|salary and rank|得祿
white deer|白鹿|+|rare favour|得難得之恩
monkey|猴子|0|mischief in talk|口舌玩笑
horse,galloping horse|馬,奔馬|+|news of success runs to you|捷報將至
white horse|白馬|+|an honest suitor|良人
black horse|黑馬|+|success from an unlooked quarter|意外勝出
horse into the house|馬入屋|+|an official arrives with good news|官來報喜
feeding a horse|餵馬|+|training repays|用心栽培有報
cow,ox|牛|+|wealth by patience|耐勞得富
yellow cow coming home|黃牛回家|+|riches come to the house|富貴臨門
ox with bloody horns|牛角有血|+|you reach high position|位至公卿
ploughing with an ox|牛耕|+|steady profit|穩中得利
calf|小牛|+|a small beginning of wealth|財之初生
sheep,goat|羊|+|gentle luck|吉祥
flock of sheep|羊群|+|property increases|產業漸增
riding a sheep|騎羊|+|money comes|得財
pig|豬|+|abundance at table|豐足
pig turning into a man|豬變人|-|a case before the authorities|官事將至
killing a pig|殺豬|+|a feast is prepared|將備宴席
dog|狗|0|loyalty to be tested|忠心待驗
dog barking|狗吠|-|warning of gossip|有人議論
dog biting,bitten by a dog|被狗咬|-|a friend's ill temper|友人失和
friendly dog|狗搖尾|+|a faithful friend|得忠友
puppies|小狗|+|new friends|將結新友
cat|貓|0|independence, with claws|獨立而有爪
cat catching a mouse|貓捉鼠|+|wealth recovered|失財復得
black cat|黑貓|-|superstition more than danger|疑心生懼
white cat|白貓|+|quiet charm|靜中有緣
mouse,rat|老鼠|-|small losses unseen|暗中小耗
rat biting clothes|鼠咬衣|+|what you seek is obtained|所求皆得
many rats|群鼠|-|petty people around|小人環伺
donkey,mule|驢,騾|0|stubborn work|固執而勞苦
camel|駱駝|+|endurance and trade|耐久而利商
squirrel|松鼠|+|savings|積蓄
hedgehog|刺蝟|0|defensive manner|防人太過
bat animal|蝙蝠|+|blessing, by its name|福至
wild boar|野豬|-|a blunt opponent|對手莽撞
panda|貓熊,熊貓|+|peace and rarity|珍貴安和
unicorn,qilin|麒麟|+|a brilliant child or event|得麟兒
`;
