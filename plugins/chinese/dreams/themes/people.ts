/** Dreams of people: English and Chinese keys, luck, and the gist in both languages. */
export const PEOPLE = `
father|父親|+|advice worth following|父言可從
mother|母親|+|comfort and a good table|得慈愛
parents quarrelling|父母爭吵|-|two duties pull at you|兩頭責任相牽
grandfather,grandparents|祖父,祖父母|+|the house is protected|家有庇蔭
elder brother,brothers|兄弟,哥哥|0|rivalry or support, as you greet them|相待以禮則相助
sister,sisters|姊妹|+|shared joy|共喜
child,little child|小孩,孩童|+|a new idea wants care|新念初生，宜善養
baby,infant|嬰兒|+|a fresh beginning|新的開始
crying baby|嬰兒哭|-|a neglected matter|有事久置，宜回顧
son|兒子|+|pride in one's own|家門有光
daughter|女兒|+|gentle luck|柔順之福
twins|雙胞胎|+|double gain|雙喜臨門
husband|丈夫|0|talk over plans|宜共商
wife|妻子|0|thanks are due|宜道謝
uncle,aunt|叔伯,姑姨|0|family help with opinions|親戚有意見亦有助
in-laws|公婆,岳父母|0|courtesy keeps peace|禮數保和
ancestors|祖先|+|blessing on the house|祖上賜福
friend,old friend|老友,朋友|+|a meeting soon|不久相逢
quarrelling with a friend|與友爭吵|0|peace follows plain speech|直言後和
stranger|陌生人|0|an unknown part of yourself|己所未識之一面
enemy|仇人,敵人|0|a rival to be understood|宜知彼而後應
making peace with an enemy|與仇人和解|+|great relief|心結大解
teacher|老師|+|a lesson just in time|及時之教
pupil,student|學生|+|someone looks up to you|有人敬你
classmate|同學|0|a comparison with the past|不免今昔相比
boss,superior|老闆,上司|0|a matter of recognition|望人賞識
colleague|同事|0|share the credit|功宜共分
servant|僕人|0|accept help|宜受人之助
king,emperor|皇帝,國王|+|recognition from the top|得上位賞識
queen|皇后|+|a powerful woman's favour|得女貴人
prince,princess|王子,公主|+|a romance or a bright junior|情緣或俊秀後輩
president|總統|+|a public matter concerns you|公事及身
soldier,soldiers|士兵,軍人|0|discipline is called for|宜守紀律
general|將軍|+|command|有統率之權
policeman,police|警察|0|a rule to keep|守法則安
doctor,physician|醫生|+|a cure or an adviser|得醫得助
nurse|護士|+|kind care|得人照料
monk,nun|和尚,尼姑|+|a mind at rest|心得安
taoist priest|道士|+|a way is shown|得指點
fortune-teller|算命先生|0|decide for yourself|宜自作主張
fisherman|漁夫|+|patience pays|耐心得魚
farmer|農夫|+|slow and sure wealth|穩實之富
hunter|獵人|0|you are pursuing or pursued|追或被追
actor,actress|演員,戲子|0|someone plays a part|有人作戲
singer|歌手|+|good news spreads|佳音傳開
dancer|舞者|+|joyful company|有歡聚之樂
artist,painter|畫家|+|imagination is praised|想像得賞
cook|廚師|+|someone feeds you well|有人款待
tailor|裁縫|+|an affair made to measure|量身而成
carpenter|木匠|+|a work well built|事有規矩
blind man|盲人|0|trust with care|可信而仍宜察
dwarf,giant|矮人,巨人|0|a problem of proportion|大小輕重失其宜
beautiful woman|美女|0|charm that costs|悅目而耗財
handsome man|美男子|0|admiration, not yet love|慕而未愛
old man|老翁|+|counsel of experience|得老成之言
old woman|老婦|+|household wisdom|持家之智
crowd|人群|0|opinion turns; stand firm|眾議易變，宜自持
famous person|名人|0|ambition stirs|志氣萌動
`;
