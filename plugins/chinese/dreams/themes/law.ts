/** Dreams of office, law and arms: English and Chinese keys, luck, and the gist in both languages. */
export const LAW = `
official,magistrate|官員,縣官|+|an audience in a public matter|公事得見
becoming an official|做官|+|advancement|升遷
losing office|罷官|0|freedom after worry|卸責得閒
court,trial|法庭,審判|-|a matter of right to settle early|是非宜早了
winning a lawsuit|官司勝|+|justice, with costs|理得直而有所費
losing a lawsuit|官司敗|0|peace is cheaper|和為貴
prison,being imprisoned|坐牢,監獄|+|by the old books, favour and reward|古書以為得恩賞
leaving prison|出獄|+|release from care|憂慮得解
handcuffs,fetters|手銬,枷鎖|-|a duty that binds|責任纏身
seal of office|官印|+|appointment|得任命
imperial edict|聖旨|+|an honour announced|榮命下達
examination,exam|考試|0|you test yourself too hard|自責過嚴
passing an examination|考中,及第|+|success near|成就在望
failing an examination|落榜,考不及格|+|by reversal, success by effort|反主有成
late for an examination|考試遲到|-|prepare one thing well|宜先備妥一事
blank examination paper|考卷空白|-|a fear of being seen|怕人看見
army marching|行軍,軍隊|+|organised effort|眾力成事
battle,war|戰爭,打仗|0|a contest of wills|意志相爭
victory|打勝仗|+|an obstacle is passed|越過障礙
defeat|打敗仗|-|choose another ground|宜換戰場
flag,banner|旗幟|+|a cause to follow|有所依歸
fallen flag|旗倒|-|morale sinks|士氣低落
parade|遊行|0|public attention|眾目所視
guard,guards|守衛|+|you are protected|有人守護
interrogation|審問|-|your conscience asks|宜自問於心
wanted notice|通緝|-|a secret presses|心有祕密
amnesty,pardon|大赦,赦免|+|forgiveness|得寬恕
oath|發誓|0|words to be kept|言出宜行
petition|告狀,陳情|0|put it in writing|宜具書面
treaty|和約|+|peace on fair terms|公平之和
border,frontier|邊界,國境|0|where your duty ends|責任之界
fortress|要塞|+|strong position|立場堅固
besieged|被圍|-|too many demands|要求過多
hiding|躲藏|0|a wish for quiet|望得清靜
spy|間諜|-|someone listens|隔牆有耳
election,voting|選舉,投票|0|your choice counts|所擇關係重大
speech in public|演講|+|you are heard|所言為人所聽
forgetting a speech|忘詞|-|speak from the heart|由衷而言
medal|獎章,勳章|+|merit recognised|功勞得表揚
diploma|文憑|+|a stage completed|學業有成
`;
