/**
 * Spirits of the day (神煞) as the almanac lists them, in the order of the table that holds them.
 * The first column is the table's own spelling.
 *
 * @source names and sense: Xieji Bianfang Shu (1741), juan 4-6
 */
import { tableOfNames } from "./name_table.ts";

const ROWS = `
天恩 天恩 tiān ēn|heaven's grace
鸣吠 鳴吠 míng fèi|crow and bark
母仓 母倉 mǔ cāng|mother's granary
不将 不將 bù jiāng|no clash of yin and yang
四相 四相 sì xiàng|four ministers
鸣吠对 鳴吠對 míng fèi duì|counterpart of crow and bark
五合 五合 wǔ hé|five unions
三合 三合 sān hé|three harmonies
除神 除神 chú shén|clearing spirit
月德 月德 yuè dé|monthly virtue
月空 月空 yuè kōng|monthly openness
月德合 月德合 yuè dé hé|union of monthly virtue
月恩 月恩 yuè ēn|monthly grace
时阴 時陰 shí yīn|seasonal yin
五富 五富 wǔ fù|five riches
生气 生氣 shēng qì|breath of growth
金匮 金匱 jīn guì|golden casket
相日 相日 xiàng rì|minister's day
阴德 陰德 yīn dé|hidden virtue
六合 六合 liù hé|six harmonies
益后 益後 yì hòu|benefit to descendants
青龙 青龍 qīng lóng|azure dragon
续世 續世 xù shì|continuing line
明堂 明堂 míng táng|bright hall
王日 王日 wáng rì|king's day
要安 要安 yào ān|seat of peace
官日 官日 guān rì|officer's day
吉期 吉期 jí qī|lucky term
福德 福德 fú dé|fortune and virtue
六仪 六儀 liù yí|six ceremonies
金堂 金堂 jīn táng|golden hall
宝光 寶光 bǎo guāng|precious light
民日 民日 mín rì|people's day
临日 臨日 lín rì|approaching day
天马 天馬 tiān mǎ|heavenly horse
敬安 敬安 jìng ān|reverent peace
普护 普護 pǔ hù|universal protection
驿马 驛馬 yì mǎ|travelling horse
天后 天后 tiān hòu|heavenly empress
阳德 陽德 yáng dé|open virtue
天喜 天喜 tiān xǐ|heavenly joy
天医 天醫 tiān yī|heavenly healer
司命 司命 sī mìng|director of destiny
圣心 聖心 shèng xīn|sage's heart
玉宇 玉宇 yù yǔ|jade palace
守日 守日 shǒu rì|guardian's day
时德 時德 shí dé|seasonal virtue
解神 解神 jiě shén|releasing spirit
时阳 時陽 shí yáng|seasonal yang
天仓 天倉 tiān cāng|heavenly granary
天巫 天巫 tiān wū|heavenly shaman
玉堂 玉堂 yù táng|jade hall
福生 福生 fú shēng|birth of fortune
天德 天德 tiān dé|heavenly virtue
天德合 天德合 tiān dé hé|union of heavenly virtue
天愿 天願 tiān yuàn|heaven's wish
天赦 天赦 tiān shè|heaven's pardon
天符 天符 tiān fú|heavenly tally
阴神 陰神 yīn shén|yin spirit
解除 解除 jiě chú|cleansing
五虚 五虛 wǔ xū|five voids
五离 五離 wǔ lí|five partings
重日 重日 chóng rì|day of repetition
复日 復日 fù rì|day of return
血支 血支 xuè zhī|blood branch
天贼 天賊 tiān zéi|heavenly thief
土符 土符 tǔ fú|earth tally|tuFuTally
游祸 遊禍 yóu huò|wandering harm
白虎 白虎 bái hǔ|white tiger
小耗 小耗 xiǎo hào|lesser waste
致死 致死 zhì sǐ|utmost peril
河魁 河魁 hé kuí|river chief
劫煞 劫煞 jié shà|robbery
月煞 月煞 yuè shà|monthly killer
月建 月建 yuè jiàn|month's establishment
往亡 往亡 wǎng wáng|outbound peril
大时 大時 dà shí|great season
大败 大敗 dà bài|great defeat
咸池 咸池 xián chí|pool of the setting sun
厌对 厭對 yàn duì|counterpart of the month's dread
招摇 招搖 zhāo yáo|beckoning star
九坎 九坎 jiǔ kǎn|nine pits
九焦 九焦 jiǔ jiāo|nine scorchings
天罡 天罡 tiān gāng|heavenly dipper
死神 死神 sǐ shén|spirit of stillness
月害 月害 yuè hài|monthly harm
死气 死氣 sǐ qì|breath of stillness
月破 月破 yuè pò|month breaker
大耗 大耗 dà hào|greater waste
天牢 天牢 tiān láo|heavenly prison
元武 元武 yuán wǔ|dark warrior
月厌 月厭 yuè yàn|month's dread
月虚 月虛 yuè xū|monthly void
归忌 歸忌 guī jì|taboo on homecoming
小时 小時 xiǎo shí|lesser season
天刑 天刑 tiān xíng|heavenly punishment
朱雀 朱雀 zhū què|vermilion bird
九空 九空 jiǔ kōng|nine emptinesses
天吏 天吏 tiān lì|heavenly officer
地火 地火 dì huǒ|earthly fire
四击 四擊 sì jī|four blows|siJiBlows
大煞 大煞 dà shà|great killer
勾陈 勾陳 gōu chén|hooked array
八专 八專 bā zhuān|eight single-minded days
灾煞 災煞 zāi shà|calamity
天火 天火 tiān huǒ|heavenly fire
血忌 血忌 xuè jì|taboo on blood
土府 土府 tǔ fǔ|earth's office
月刑 月刑 yuè xíng|monthly punishment
触水龙 觸水龍 chù shuǐ lóng|offending the water dragon
地囊 地囊 dì náng|earth's bag
八风 八風 bā fēng|eight winds
四废 四廢 sì fèi|four disused days
四忌 四忌 sì jì|four taboos
四穷 四窮 sì qióng|four exhaustions
五墓 五墓 wǔ mù|five storehouses
阴错 陰錯 yīn cuò|yin astray
四耗 四耗 sì hào|four wastes
阳错 陽錯 yáng cuò|yang astray
孤辰 孤辰 gū chén|solitary star
小会 小會 xiǎo huì|lesser conjunction
大会 大會 dà huì|greater conjunction
八龙 八龍 bā lóng|eight dragons
七鸟 七鳥 qī niǎo|seven birds
九虎 九虎 jiǔ hǔ|nine tigers
六蛇 六蛇 liù shé|six snakes
天狗 天狗 tiān gǒu|heavenly dog
行狠 行狠 xíng hěn|harsh conduct
了戾 了戾 liǎo lì|twisted end
岁薄 歲薄 suì báo|lean year
逐阵 逐陣 zhú zhèn|pursuing ranks
三丧 三喪 sān sāng|three mournings
三阴 三陰 sān yīn|three yin
阴道冲阳 陰道衝陽 yīn dào chōng yáng|yin's way against yang
阴位 陰位 yīn wèi|seat of yin
阴阳交破 陰陽交破 yīn yáng jiāo pò|yin and yang break each other
阴阳俱错 陰陽俱錯 yīn yáng jù cuò|yin and yang both astray
阴阳击冲 陰陽擊衝 yīn yáng jī chōng|yin and yang in collision
鬼哭 鬼哭 guǐ kū|ghosts weeping
单阴 單陰 dān yīn|lone yin
绝阴 絕陰 jué yīn|severed yin
纯阳 純陽 chún yáng|pure yang
阳错阴冲 陽錯陰衝 yáng cuò yīn chōng|yang astray against yin
七符 七符 qī fú|seven tallies
成日 成日 chéng rì|day of completion
孤阳 孤陽 gū yáng|solitary yang
绝阳 絕陽 jué yáng|severed yang
纯阴 純陰 chún yīn|pure yin
大退 大退 dà tuì|great retreat
四离 四離 sì lí|four partings
阳破阴冲 陽破陰衝 yáng pò yīn chōng|yang broken against yin
`;

/** Every spirit by the table's spelling of it. */
export const DAY_SPIRITS = tableOfNames(ROWS);
