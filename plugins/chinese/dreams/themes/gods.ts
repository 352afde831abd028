/** Dreams of gods and temples: English and Chinese keys, luck, and the gist in both languages. */
export const GODS = `
god,deity|神明|+|protection|得護佑
guanyin|觀音|+|mercy and a safe passage|慈悲護佑
buddha|佛,佛像|+|peace of mind|心安
jade emperor|玉皇大帝|+|a great favour|大恩
mazu|媽祖|+|a safe journey|行程平安
earth god|土地公|+|local help and money|地方得財
god of wealth|財神|+|profit|得利
stove god|灶神|0|mind what is said at home|家中言語宜慎
guan yu|關公|+|justice and loyalty|義氣得直
immortal,immortals|神仙,仙人|+|rare advice|得奇助
laughing buddha|彌勒|+|cheerfulness brings luck|樂則福至
temple|廟,寺廟|+|a wish heard|所願得聞
ruined temple|破廟|-|a duty forgotten|有願未還
church|教堂|+|quiet and forgiveness|安靜寬恕
burning incense,worship|拜神,燒香拜拜|+|gratitude rewarded|感恩有報
offerings|供品|+|generosity returns|施捨有報
idol falling|神像倒|-|an ideal shaken|信念動搖
idol moving|神像動|0|a sign to act justly|宜行公道
drawing a lot,oracle lot|抽籤|0|you want an answer|心求一答案
divining blocks|擲筊|0|ask the plain question|宜問明白
chanting,sutra|念經,經文|+|worry calms|憂慮得平
bell of a temple|寺鐘|+|awakening|醒悟
ghost|鬼|-|an unsettled memory|舊事未了
fighting a ghost|與鬼鬥|0|you win over a fear|勝己之懼
ghost speaking|鬼說話|0|listen to what was left unsaid|宜聽人未盡之言
demon|妖怪,魔鬼|-|a temptation|有誘惑
angel|天使|+|gentle news|溫柔之訊
spirit of a house|家神|+|harmony at home|家宅和順
making a vow|許願|+|resolve|立志
fulfilling a vow|還願|+|success acknowledged|成而知謝
talisman|符|+|confidence|得安心
pilgrimage|朝聖,進香|+|a worthwhile effort|勞而有福
priest's rite,ritual|法會,做法事|+|relief|得解
heavenly maiden|仙女|+|a graceful help|得佳人相助
thunder god|雷公|0|conscience stirs|良知有動
king of hell|閻王|-|fear of judgement; make amends|懼受審，宜補過
crossing a sacred gate|山門|+|a new stage|入新境
relic,reliquary|舍利|+|something precious kept|珍藏
lotus seat|蓮座|+|composure|安然
holy water|聖水|+|cleansing|滌淨
`;
