/** Dreams of clothes and ornaments: English and Chinese keys, luck, and the gist in both languages. */
export const CLOTHES = `
new clothes|新衣|+|a new post or a new friend|新職或新友
torn clothes,rags|破衣,衣服破|-|a plan needs mending|計畫待補
washing clothes|洗衣|+|a name is cleared|名聲得白
wearing red,red clothes|紅衣|+|celebration|喜慶
wearing white,white clothes|白衣|0|someone thinks of you from afar|遠人掛念
wearing black,black clothes|黑衣|-|keep out of another's dispute|勿涉他人之爭
wearing yellow,yellow robe|黃袍,黃衣|+|high recognition|得高位賞識
wedding dress|嫁衣,婚紗|0|a promise to weigh|承諾宜慎
uniform|制服|0|a duty is handed to you|有職責相付
silk,brocade|絲綢,錦緞|+|profit in trade|買賣得利
cotton cloth|棉布|+|steady means|家計平穩
embroidery,sewing|刺繡,縫衣|+|patient work is praised|耐心得讚
needle and thread,needle|針線|+|an affair is joined|斷事得續
weaving|織布|+|a long plan comes together|長計將成
losing clothes|失衣|-|credit is lost for a while|一時失信
clothes too small|衣服太小|0|you have outgrown a post|職位已不稱身
clothes too big|衣服太大|0|grow into it slowly|宜漸漸勝任
hat,putting on a hat|戴帽,帽子|+|an office is offered|將得職位
losing a hat|失帽|-|a title is disputed|名位有爭
crown|冠冕,王冠|+|first place|名列前茅
shoes new,new shoes|新鞋|+|a good journey|出行得利
shoes lost,losing shoes|失鞋|-|a helper leaves|助手離去
shoes torn|破鞋|-|a partner is weary|伴侶疲倦
socks|襪子|0|small comforts at home|家常小安
belt|腰帶|+|a firm engagement|約束得固
gloves|手套|0|handle it gently|處事宜婉轉
scarf|圍巾|+|warm concern from a friend|友人關懷
coat,overcoat|外套,大衣|+|protection found|得人庇護
umbrella|雨傘|+|shelter from trouble; a separation avoided|避患，免於分離
fan|扇子|0|a cooling word|清涼之言
ring,gold ring|戒指,金戒|+|an alliance|結盟締約
ring broken|戒指斷|-|a promise is questioned|約定生疑
necklace|項鍊|+|affection made visible|情意形於外
bracelet,bangle|手鐲|+|money kept in the family|財在家中
earrings|耳環|+|good news from a woman|女眷佳音
hairpin|簪子,髮釵|+|a match is proposed|有媒來議
jade pendant|玉珮|+|noble friends|得君子之交
pearl,pearls|珍珠|+|a daughter's happiness|女兒之喜
gold,gold ornaments|黃金,金飾|+|value that lasts|可久之財
silver|銀,銀器|+|ready money|現錢可得
diamond|鑽石|0|a hard bargain worth striking|價硬而值得
crystal|水晶|+|clear dealings|往來清楚
mirror,bright mirror|明鏡,鏡子|+|truth told kindly|善意直言
mirror broken,broken mirror|破鏡|-|a couple should talk it over|夫妻宜相談
make-up,cosmetics|化妝,胭脂|0|a good face on a hard matter|強作笑顏
perfume|香水,香囊|+|an admirer|有人傾慕
towel,handkerchief|手帕,毛巾|-|a small parting|小別
button lost,losing a button|掉鈕扣|0|look to details|宜察細節
glasses,spectacles|眼鏡|0|read the small print|細讀條款
wristwatch|手錶|0|a date is nearer than you think|期限將近
`;
