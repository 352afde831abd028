/** Dreams of the sky and the weather: English and Chinese keys, luck, and the gist in both languages. */
export const SKY = `
sun rising,sunrise|日出,旭日|+|a household on the rise and a name being made|家道漸興，聲名將起
sun setting,sunset|日落,夕陽|-|an undertaking nears its close; gather it in|事近尾聲，宜早收束
sun and moon together|日月同輝|+|you will be consulted by people above you|上位者將來問計
sunlight on the body|日光照身|+|rank or a post of trust comes near|官職信任將近
two suns|兩日並出|-|two wills in one house; settle who decides|一家兩主，宜定所從
sun in the arms|懷日|+|a gifted child or a bright plan|得貴子或佳謀
eclipse of the sun|日蝕|-|a patron's favour is dimmed for a while|靠山暫失其光
moon rising|月出|+|help from a woman of good standing|得賢淑女子之助
full moon|滿月,月圓|+|a meeting of those long apart|久別者相聚
crescent moon|新月,月牙|0|a small beginning that wants patience|事初起，宜耐心
eclipse of the moon|月蝕|-|worry about wife or mother passes with care|宜多照料家中女眷
swallowing the moon|吞月|+|a clever daughter or hidden good fortune|得慧女或暗中有福
stars bright,starry sky|繁星,星光燦爛|+|many friends and clear aims|朋友眾多，志向分明
falling star,shooting star|流星,星落|-|a change of place or of master|居處或上司有變動
star in the arms|星入懷|+|a child of promise|將得佳兒
northern dipper|北斗|+|an official matter finds its judge|公事得其主
comet|彗星|-|talk that sweeps old ties away|閒言掃去舊情
milky way|銀河|0|longing for someone across a distance|思念遠人
sky clear,blue sky|晴天,青天|+|worries lift and the road opens|憂慮消散，前路開闊
sky dark,dark sky|天黑,天色昏暗|-|counsel is hidden; ask twice|事有蒙蔽，宜再三問
sky cracking|天裂|-|a family or a firm divides|家業或公司有分
gate of heaven opening|天門開|+|someone of rank speaks for you|貴人薦引
flying up to heaven,flying|飛上天,飛翔|+|wealth and standing exceed the plan|富貴出於意外
falling from the sky|從天墜落|-|a support gives way; hold something firm|所倚者鬆動，宜自立
voice from heaven|天上有聲|0|news of weight is on its way|大事之訊將至
rainbow|彩虹|+|reconciliation after a quarrel|爭執之後和好
white rainbow|白虹|-|a plan made in secret comes out|密謀外洩
red clouds,sunset clouds|紅霞,彩霞|+|a happy event is being prepared|喜事正在籌備
five coloured clouds|五色雲|+|honours shared by the whole house|合家同榮
black clouds|烏雲|-|a superior is displeased; finish what is late|上司不悅，補足拖延之事
white clouds|白雲|+|ease after labour|勞後得閒
clouds parting|雲開見日|+|a wrong is cleared up|冤屈得雪
fog,mist|霧|-|do not sign what you cannot see through|未看清者勿簽
wind strong,storm|大風,暴風|-|talk scatters a plan; keep it close|風聲擾事，宜守口
gentle breeze,breeze|微風,和風|+|letters and easy company|得書信與良朋
wind blowing clothes|風吹衣|0|a slight illness or a slight journey|小恙或短程
thunder|雷,打雷|0|a promotion that startles, if the heart is clear|心正者驚喜升遷
struck by lightning|雷擊,被雷打|+|sudden advancement after fright|受驚之後驟得升遷
lightning|閃電|+|an idea worth writing down at once|靈光一現，宜即記下
rain light,rain|雨,細雨|+|grace that comes by degrees; food is sure|恩澤漸至，衣食有餘
rain heavy,rainstorm|暴雨,大雨|-|tears or bills; keep a dry corner|多憂多費，宜留餘地
caught in rain|淋雨|0|wine and food will be offered|有酒食之邀
snow falling,snow|下雪,雪|+|a clean start and a good harvest later|清白開始，後有收成
snow on the body|雪落身上|+|all undertakings succeed|萬事可成
snow in the courtyard|庭中積雪|-|a house too quiet; invite someone|門庭冷清，宜邀客
hail|冰雹|-|hard words from a near quarter|親近者出惡言
frost|霜|-|slow down what is tender and new|新事宜緩
dew|露水|+|small kindnesses that add up|小惠積多
ice|冰|0|an affair waits for its season|事待時機
drought|乾旱,旱災|-|funds run thin; open a second source|財源漸薄，宜另開一路
`;
