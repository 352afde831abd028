/** Dreams of the body: English and Chinese keys, luck, and the gist in both languages. */
export const BODY = `
teeth falling out,losing teeth|掉牙,牙齒掉落|-|a parent or elder wants your care|宜多關照長輩
teeth growing again|牙齒再生|+|the younger ones prosper|子孫興旺
brushing teeth|刷牙|0|words put in order|言語整理
hair falling out|掉髮,頭髮脫落|-|worry about children or savings|憂子女或積蓄
hair long,long hair|長髮|+|affairs run smoothly|諸事順遂
hair white,white hair|白髮|+|honour of age and experience|年高望重
cutting hair,haircut|剪髮,理髮|0|an old tie is trimmed|舊事割捨
washing hair|洗頭|+|a move for the better|遷居得吉
combing hair|梳頭|+|a knot is undone|糾紛得解
shaved head|剃頭,光頭|-|money leaves by your own hand|財由己手而去
face washed,washing face|洗臉|+|a new start and a good name|重新開始，名聲好
face dirty|臉髒|-|an apology is owed|宜致歉
mirror face,own face|照見己面|0|you see yourself as others do|自知之明
eyes bright,bright eyes|眼明|+|good judgement|判斷清楚
blindness,going blind|眼盲,失明|-|something is kept from you|有事受瞞
tears,crying|哭,流淚|+|relief and a joyful turn|哭後得喜
laughing|大笑|-|pride before a small fall|樂極宜慎
ears growing|耳朵長大|+|good news is heard|有佳音
deafness|耳聾|-|advice is missed|忠言未入耳
nose bleeding,nosebleed|流鼻血|+|unexpected money|意外之財
mouth closed|口閉|-|hold your tongue three days|宜守口三日
mouth full of food|口含食物|+|wages are raised|薪俸增加
tongue|舌頭|0|a lawsuit of words|口舌之爭
beard growing,beard|長鬍鬚|+|authority grows|威望漸增
shaving beard|剃鬚|-|a dignity is given up|失其威儀
neck stretched|伸頸|0|too much curiosity|好奇過甚
shoulders broad|肩寬|+|you will be relied upon|為人所倚
hands washing,washing hands|洗手|+|an old complaint clears up|舊疾漸除
hands tied|手被綁|-|a contract binds too tightly|契約過緊
losing a hand|斷手|-|a partner withdraws|失一臂助
fingers counting|屈指計數|0|accounts are being drawn|正在結算
nails cut,cutting nails|剪指甲|-|small losses among kin|親人之間有小損
feet washing,washing feet|洗足,洗腳|+|rest after long work|勞後得安
feet hurt|腳痛|-|a journey is better put off|行程宜緩
barefoot|赤腳|-|means are short for a time|一時匱乏
legs strong|腿健|+|you go farther than planned|行遠於所計
back aching|背痛|-|others' burdens on you|代人受累
belly large,big belly|大腹,肚大|+|wealth stored|財富積聚
belly cut open|剖腹|+|the truth comes out and frees you|真心表白得解
heart beating|心跳|0|a decision touches you|事關己心
blood on the body|身上有血|+|profit that costs effort|勞而得利
blood flowing|流血|+|money flows in|財入
wound|受傷,傷口|0|a lesson paid once|一次教訓
scar|疤|0|a hurt remembered less|舊傷漸忘
sweating|出汗|-|fear of an examination|考驗在前
naked,nakedness|裸體,赤身|+|nothing to hide brings luck|坦然則吉
pregnant,pregnancy|懷孕,有孕|+|a plan is quickening|計畫成形
giving birth|生孩子,生產|+|a work comes into the world|其事將成
growing wings|身生翅膀|+|freedom long wished for|久望得自由
growing tall|身體變高|+|promotion|升遷
growing fat|發胖|+|ease and credit|安逸而信用佳
growing thin|消瘦|-|expenses outrun income|入不敷出
ill in bed,illness|臥病,生病|+|a worry is nearly over|憂慮將解
recovering|病癒|+|a debt is paid|債務得清
medicine taken,taking medicine|吃藥,服藥|+|good advice is swallowed|採納忠言
vomiting|嘔吐|+|a burden is put off|去其積鬱
bath,bathing|洗澡,沐浴|+|troubles wash away|煩憂盡去
sleeping deeply|熟睡|0|let a matter lie|宜擱置
`;
