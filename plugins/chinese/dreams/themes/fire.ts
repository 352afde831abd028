/** Dreams of fire and light: English and Chinese keys, luck, and the gist in both languages. */
export const FIRE = `
fire large,great fire|大火|+|a family flourishes quickly|家業驟興
house on fire|房屋起火,火燒屋|+|the old goes, prosperity comes|舊去新來，大興旺
fire without smoke|無煙之火|+|clean success|乾淨俐落而成
smoke thick,smoke|濃煙|-|a rumour without fire|無根之謠
fire burning mountains|火燒山|+|fame reaches far|名聲遠播
fire burning the body|火燒身|+|honour after heat|先熱鬧而後榮
carrying fire|持火,提火把|+|you lead others through|能引眾人
putting out fire|滅火,救火|0|a quarrel is settled by you|爭端由你平息
ashes|灰燼|-|an affair that should rest|舊事宜息
lamp bright,lamp|明燈|+|a teacher or a good adviser|得良師益友
lamp going out|燈滅|-|ask for light before night|宜早求教
candle|蠟燭|+|a wedding or a vigil repaid|婚慶或守候有報
stove lit,stove|爐火,灶火|+|bread is secure|生計無憂
stove broken|灶壞|-|the household wants order|家政宜整
cooking pot boiling|鍋沸|+|income from several hands|多人生財
incense burning|燒香|+|a vow is heard|所願上達
fireworks|煙火|0|a brief success; enjoy it as such|一時之喜
lantern|燈籠|+|an invitation in the evening|有夜宴之邀
sparks|火花|0|attraction, not yet love|有緣未定
forge,smith|打鐵,鐵匠|+|hard work hardens you well|百鍊成器
lightning fire|天火|0|a gift that frightens|得之而受驚
burning paper|燒紙|0|thoughts go to those before you|追念先人
hearth with family|圍爐|+|peace in the house|合家安和
burnt food|燒焦飯菜|-|haste spoils a good thing|欲速不達
cold stove|冷灶|-|favours asked too late|求人已晚
torch procession|火炬遊行|+|a public cause wins|公事得眾
kiln|窯|0|wait until it is fired through|待時成器
charcoal|木炭|+|help in need|雪中送炭
match striking,match|火柴|0|a small cause of a large thing|小因成大果
volcano|火山|-|anger kept too long|積怒宜疏
`;
