/** Dreams of things of today: English and Chinese keys, luck, and the gist in both languages. */
export const MODERN = `
computer|電腦|0|order your thoughts|整理思緒
computer broken|電腦壞|-|make a copy of what matters|宜備份
mobile phone,phone|手機|0|someone is on your mind|心有所念
losing a phone|手機遺失|-|fear of losing touch|怕與人失聯
phone battery empty|手機沒電|-|your own strength wants charging|宜充電休息
message,text message|簡訊,訊息|+|an answer comes|回音至
internet|網路|0|too many voices|眾聲嘈雜
password forgotten,forgotten password|忘記密碼|-|a closed memory|往事塵封
online shopping|網購|0|a wish bought in haste|一時之欲
television|電視|0|distraction from a task|分心
radio|收音機|+|news from far|遠訊
robot|機器人|0|habit without heart|行事而無心
artificial satellite,satellite|人造衛星|+|wide connections|人脈廣
office|辦公室|0|work follows you home|公事隨身
meeting|開會|0|say your part briefly|宜簡言
resigning,quitting a job|辭職|0|a wish for change|有求變之心
being dismissed,losing a job|被解僱,失業|0|a door closes, another opens|此門既閉，他門將開
interview|面試|+|you are being considered|有人考慮你
overtime|加班|-|set a limit|宜設限
salary|薪水|+|what you do is valued|勞有所酬
business card|名片|+|a useful acquaintance|得結益友
factory|工廠|+|steady production|生產不斷
machine broken|機器故障|-|repair before speed|先修後快
hospital|醫院|0|care for yourself|宜自養
operation,surgery|開刀,手術|0|something is removed for your good|去其弊而得益
dentist|牙醫|-|a painful talk that helps|逆耳之言終有益
gymnasium,exercise|健身,運動|+|vigour|有活力
swimming pool|游泳池|0|feelings within bounds|情宜有節
football,ball game|足球,球賽|0|team before self|團隊為先
race,winning a race|賽跑,比賽得勝|+|your pace is right|步調正確
toy|玩具|0|play restores you|遊戲養心
amusement park|遊樂園|0|a holiday is due|宜休假
roller coaster|雲霄飛車|-|moods up and down|情緒起伏
supermarket|超級市場|0|many needs; make a list|所需既多，宜列清單
convenience store|便利商店|+|small help at any hour|隨時有助
restaurant|餐廳|+|an agreeable meeting|有約
coffee,cafe|咖啡,咖啡館|+|talk that wakes a plan|一席話而得良謀
electric light|電燈|+|clarity|明白
power cut,blackout|停電|-|pause and take stock|宜暫停靜思
lift stuck,stuck in a lift|困在電梯|-|caught between two posts|上下兩難
escalator|手扶梯|+|progress with little effort|不勞而進
apartment|公寓|0|near neighbours, thin walls|牆薄鄰近，言語易傳
skyscraper|摩天樓|+|large ambition|大志
construction site|工地|0|a life under repair|生活有待重整
camera watching,surveillance|監視器|-|feeling watched|總覺有人注視
queue,waiting in line|排隊|0|your turn comes|終會輪到你
ticket|票|+|admission granted|得其門而入
losing a ticket|票遺失|-|check arrangements|宜再查行程安排
underground,metro|捷運,地下鐵|+|a swift hidden route|捷徑
taxi|計程車|0|pay for help and be quick|費錢而得助
parking|停車|0|find a place for rest|宜覓地安歇
flat tyre|輪胎漏氣|-|effort leaks; rest|氣力外洩，宜歇息
credit card|信用卡|-|tomorrow's money|預支明日之財
identity card|身分證|0|who you are to others|自問在人眼中為誰
exam online|線上考試|0|alone before a test|獨自面對考驗
garbage,rubbish|垃圾|+|room is made|清出餘地
moving walkway|電動步道|0|let yourself be carried|宜順勢而行
zoo|動物園|0|instincts behind bars|天性受拘束
aquarium|水族館|+|calm wonder|靜觀
astronaut,space|太空,太空人|+|a view above quarrels|超然於爭執之外
`;
