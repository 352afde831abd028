/** Dreams of land and water: English and Chinese keys, luck, and the gist in both languages. */
export const EARTH = `
climbing a mountain,mountain|登山,爬山|+|rank and reputation earned step by step|步步得名位
standing on a summit|站在山頂|+|others look to you for direction|眾人望你指引
falling from a mountain|墜山,跌下山|-|give up a title before it is taken|宜先讓位，免失
mountain collapsing|山崩|-|an elder or a chief loses his place|長者或上司失勢
carrying earth home|負土回家|+|property and money come in|進田產財帛
digging earth,digging|掘土,挖地|0|old matters are turned up|舊事重提
earthquake|地震|0|a post is moved and so are you|職位有遷
ground splitting|地裂|-|partners part; divide fairly|合夥分手，宜公平
cave,cavern|山洞,洞穴|0|a time to withdraw and study|宜退隱讀書
valley|山谷|0|modest means and true friends|家道平平，友情真
cliff|懸崖|-|one step too many is being planned|所謀過一步
stone large,boulder|巨石,大石|+|a backer who does not move|靠山穩固
carrying a stone|搬石|+|work that founds a house|勞而成家
jade in stone|石中得玉|+|worth found where none was looked for|意外得寶
sand|沙,沙灘|0|profit that must be held loosely|財來宜輕握
mud|泥,爛泥|-|a good name spattered; speak plainly|名聲受污，宜明言
mud on clothes|衣上沾泥|-|a slander that dries and falls away|誹謗終自消
road straight,straight road|大路,直路|+|open dealing wins|光明正大則勝
road winding,winding road|彎路,小路|0|a detour teaches something|繞路有所學
road blocked|路斷,路不通|-|wait a month before asking again|宜緩一月再求
crossroads|十字路口|0|a choice already made in the heart|心中已有抉擇
bridge|橋|+|a mediator is found|得人居中
bridge broken,broken bridge|斷橋|-|a promise of passage is withdrawn|承諾中變
building a bridge|造橋|+|good deeds are remembered|善行為人記
field ploughing,ploughing|耕田|+|labour that belongs to you|自食其力
field green,rice field|稻田,綠野|+|savings grow|積蓄漸增
harvest|收割,豐收|+|debts come in|所欠得還
barren land|荒地|-|an effort in the wrong soil|用力非地
garden|花園,園林|+|a pleasant invitation|有雅集之邀
well full,well|水井,井水滿|+|a steady income|財源不斷
well dry,dry well|枯井|-|a purse to be filled elsewhere|宜另謀財路
falling into a well|落井|-|someone stands by who could help; call|宜出聲求助
drawing water|汲水,打水|+|drawing on a true source|所求得源
spring of water,spring|泉水|+|health returns|身體轉佳
river clear,clear river|清河,河水清|+|open speech with family|家人坦誠
river muddy,muddy river|濁水,河水濁|-|a quarrel about shares|分財起爭
crossing a river|過河,渡江|+|the hardest part is behind|難關已過
standing on water|水上立,站在水面|-|a position without ground|立足未穩
swimming|游泳|0|you must keep moving to stay up|不進則退
drowning|溺水|-|too much taken on; put one thing down|負擔過多，宜放一事
flood|洪水,大水|+|wealth larger than the vessel; build banks|財大，宜築堤
water in the house|水入屋|+|a son or a sum of money comes|添丁或進財
sea,ocean|大海,海|+|great aims and room for them|志大而有容
waves|波浪|-|ups and downs in one week|一週數變
tide|潮水|0|what leaves will come back|去者復來
lake|湖|+|quiet gain|安靜得利
waterfall|瀑布|0|a flow of words; choose some|言多宜擇
drinking water|飲水,喝水|+|thirst for a thing is met|渴求得償
boiling water|沸水,滾水|-|tempers at home|家中火氣
island|島|0|independence, with some loneliness|獨立而略孤
`;
