/** Dreams of love, family and feasts: English and Chinese keys, luck, and the gist in both languages. */
export const FAMILY = `
wedding|婚禮,結婚|0|a bond to consider, joy with duties|喜中有責
own wedding|自己結婚|0|a new commitment in work or love|有新承諾
wedding of others|他人結婚|+|an invitation|有邀約
divorce|離婚|0|a wish for room|望有轉圜餘地
kissing|親吻|+|affection answered|情得回應
embracing,hug|擁抱|+|reconciliation|和解
love confession|告白|+|say it by daylight|宜明言
jealous quarrel|爭風吃醋|-|trust wants words|信任須說出口
being left,break-up|分手,失戀|0|a fear that talk dispels|說開則解
unfaithful partner|伴侶出軌,外遇|-|doubt more than fact|疑多於實
matchmaker|媒人|+|an introduction|有人引薦
engagement|訂婚|+|a promise kept|約定得守
old lover|舊情人|0|a lesson of that time returns|舊課重溫
crying bride|新娘哭|+|tears that end in joy|先淚後喜
sedan chair bride|花轎|+|a joyful procession|喜氣臨門
birthday|生日|+|friends remember|友人記念
new year feast|過年,年夜飯|+|the family is whole|闔家團圓
firecrackers|鞭炮|+|old cares driven off|驅除舊憂
red packet|紅包|+|good wishes with money|祝福與財
visiting relatives|拜訪親戚|+|help asked and given|求助得應
guest,guests|客人,訪客|+|news from outside|外來消息
uninvited guest|不速之客|-|an interruption|事有中斷
lost child|小孩走失|-|a task forgotten|有事遺忘
adopting a child|收養孩子|+|a new responsibility you will love|新擔責任，樂在其中
naming a child|取名|+|a plan takes shape|計畫成形
breast-feeding|哺乳|+|your care bears fruit|照料有成
family photograph|全家福|+|ties held dear|珍視親情
family quarrel|家人吵架|0|air is cleared|說開之後氣平
leaving home|離家|0|independence|自立門戶
homesick|想家|+|write or call|宜去信
letter from home|家書|+|good news|平安之訊
letter received,letter|來信,信件|+|an answer arrives|有回音
letter torn|撕信|-|a message misread|訊息誤解
telephone call|電話|0|someone wishes to talk|有人欲與你言
silence on the line|電話無聲|-|a friend needs you to ask|友人待你問候
shaking hands|握手|+|agreement|成約
bowing,kneeling|跪拜,鞠躬|+|respect brings favour|恭敬得助
being scolded|被罵|+|honour follows blame|先責後榮
scolding others|罵人|-|temper costs a friend|使氣傷友
being beaten|被打|+|strength and wealth come, by the old reversal|依舊書反主得力得財
beating someone|打人|-|power wasted|徒費力氣
being laughed at|被人嘲笑|0|prove them wrong by work|以實績應
apology|道歉|+|peace restored|重修舊好
`;
