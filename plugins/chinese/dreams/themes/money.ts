/** Dreams of money and trade: English and Chinese keys, luck, and the gist in both languages. */
export const MONEY = `
finding money|撿錢,拾錢|0|a small gain, a small duty|有小得，亦有小責
losing money|丟錢,失財|+|worry spent beforehand; a gain may follow|先憂後得
counting money|數錢|-|quarrels about small sums|小財起爭
gold bars|金條,金塊|+|reserves|積蓄厚
coins,copper coins|銅錢,硬幣|0|many small matters|瑣事多
banknotes,paper money|鈔票,紙幣|+|credit is good|信用佳
borrowing money|借錢|-|independence is pledged|受制於人
lending money|借錢給人|0|choose whom you trust|擇人而信
paying a debt|還債|+|freedom|心得自在
being asked to pay|被討債|-|an old duty is due|舊責到期
market,fair|市場,市集|+|many customers|客多
shop opening|開店|+|a trade that suits you|生意合宜
shop closing|關店|0|change the goods|宜換貨
buying|買東西|0|a wish costs something|欲遂所願，須費錢財
selling|賣東西|+|you are paid for skill|以技得酬
bargaining|討價還價|0|ask what it is worth to you|宜自估其值
contract,signing|簽約,契約|+|an agreement that lasts|合約可久
seal,stamp|印章|+|authority granted|得人授權
lost seal|失印|-|guard your signature|宜慎簽署
account book,ledger|帳簿|0|time to reckon|宜結算
bank|銀行|+|security|財務安穩
lottery,winning a lottery|彩券,中獎|0|luck is better earned|勤勝於僥倖
gambling|賭博|-|leave the table first|宜先離席
winning at gambling|賭贏|-|what comes fast goes fast|來速去速
losing at gambling|賭輸|+|a vice is seen through|看破一癖
thief,burglar|小偷,竊賊|-|lock what matters|宜守要物
being robbed|被搶|0|loss in dream, caution by day|夢中失財，日間宜慎
stealing|偷東西|-|envy of another's ease|羨人之逸
treasure|寶藏,寶物|+|a talent is discovered|發現才能
digging up treasure|掘得寶物|+|wealth from old work|舊業生財
inheritance|遺產|0|duties come with it|得而有責
gift,receiving a gift|禮物,受禮|+|a friend thinks of you|友人惦念
giving a gift|送禮|+|goodwill returns|善意有回
begging,beggar|乞丐,行乞|+|humility opens a purse|謙則得助
poor,poverty|貧窮|+|modesty before prosperity|謙後得豐
rich,being rich|富有|0|spend time, not only money|惜時勝財
tax|納稅,稅|0|settle with the authorities|與公家結清
merchant|商人|+|news of a profitable thing|有利之訊
warehouse|倉庫|+|stock for hard times|備而無患
weights false|假秤|-|someone measures unfairly|有人不公
`;
