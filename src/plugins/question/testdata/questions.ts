/**
 * Two hundred questions with what a reader says they ask, written before the rules that are held against them.
 *
 * A row is `question | matter | hope | form`. The lists were mended on rows 0, 2, 4 … first; of rows 1, 3, 5 …
 * 94 in 100 were then right in all three parts, before the lists were widened. Of the later rows, when they were
 * first read, 139 of 204 were: rare words were missing, the rules stood.
 */

const ENGLISH = `
Will I get the job at the hospital? | work | hoped | whether
Does Anna love me? | love | hoped | whether
Will he marry me? | marriage | hoped | whether
Where is my dog? | lostAnimal | hoped | where
Where did I leave my grandmother's ring? | lostThing | hoped | where
When will I meet someone new? | love | hoped | when
Should I take the offer in Berlin or stay with my firm? | work | open | which
Is my marriage safe? | marriage | hoped | whether
Will I be fired in the next round? | work | feared | whether
Is my husband cheating on me? | marriage | feared | whether
Will my daughter pass her entrance exam? | study | hoped | whether
How will my health be this winter? | health | open | how
When will the pain in my back stop? | health | hoped | when
Will we win the lawsuit against the landlord? | lawsuit | hoped | whether
Will the other side appeal? | lawsuit | feared | whether
Am I going to have a baby this year? | children | hoped | whether
Is there a ghost in this house? | spirit | feared | whether
Can I trust my friend Tom? | friend | hoped | whether
Beach or mountains? | choice | open | which
Should I buy the red car or the blue one? | choice | open | which
Will my flight be cancelled tomorrow? | travel | feared | whether
Is it a good time to sell my house? | home | hoped | whether
When should I move into the new flat? | home | hoped | when
Will I be able to pay off my debts? | money | hoped | whether
How can I earn more this year? | money | open | how
Should I invest in gold? | money | hoped | whether
My cat ran away on Sunday, will she come home? | lostAnimal | hoped | whether
I can't find my passport. Is it in the house? | lostThing | hoped | whether
Who stole my bicycle? | lostThing | open | how
Will my ex come back to me? | love | hoped | whether
Will my ex stop writing to me? | love | hoped | whether
Which university should I choose, Leiden or Ghent? | study | open | which
Where should I look for work? | work | open | where
When will I be promoted? | work | hoped | when
Is my boss going to let me go? | work | feared | whether
Why does my best friend not speak to me any more? | friend | open | how
Will my son be happy at his new school? | study | hoped | whether
Will our trip to Peru go well? | travel | hoped | whether
Do I need surgery? | health | feared | whether
Will the operation succeed? | health | hoped | whether
Has somebody put a curse on me? | spirit | feared | whether
What do my ancestors want from me? | spirit | open | how
Will my rival get the post instead of me? | work | feared | whether
Am I about to lose my savings? | money | feared | whether
What should I do with my inheritance? | money | open | how
Where should we go on our honeymoon? | travel | open | where
Will she say yes if I propose? | marriage | hoped | whether
When will our divorce be final? | marriage | hoped | when
Should I have a second child? | children | hoped | whether
Is my son telling me the truth? | children | hoped | whether
Will my tenants damage the flat? | home | feared | whether
Where are my keys? | lostThing | hoped | where
Has my parrot flown far? | lostAnimal | feared | whether
Tea or coffee? | choice | open | which
Will I pass my driving test? | study | hoped | whether
When do I get my exam results? | study | hoped | when
How do I make up with my friend? | friend | open | how
Will the court believe me? | lawsuit | hoped | whether
Am I going to prison? | lawsuit | feared | whether
Should I settle or go to trial? | lawsuit | open | which
Will it not hurt my career if I refuse? | work | hoped | whether
I'm afraid he'll leave me. Will he? | love | feared | whether
Is my blood pressure dangerous? | health | feared | whether
Will I recover soon? | health | hoped | whether
How long until my money comes in? | money | hoped | when
Will my startup fail? | work | feared | whether
Will my competitor go bankrupt? | work | hoped | whether
Does he still think about me? | love | hoped | whether
What does she feel for me? | love | open | how
Who will I marry? | marriage | open | how
In which direction did my horse run? | lostAnimal | hoped | where
My wallet has gone missing: where is it? | lostThing | hoped | where
Should I accept the promotion? | work | hoped | whether
Am I pregnant? | children | hoped | whether
Will my visa come through in time? | travel | hoped | whether
Is it safe to drive tonight? | travel | hoped | whether
Will the neighbours give us trouble? | home | feared | whether
When will I find a flat I can afford? | home | hoped | when
Should I tell my friend what her husband did? | friend | hoped | whether
Will I lose this friend? | friend | feared | whether
Can I beat the speeding fine? | lawsuit | hoped | whether
Will the tax office audit us? | money | feared | whether
Will my business make a profit this quarter? | money | hoped | whether
What kind of work suits me? | work | open | how
Will I get into medical school? | study | hoped | whether
Should I drop out of college? | study | hoped | whether
Are the spirits of this place angry with us? | spirit | feared | whether
What does my dream about my late grandfather mean? | spirit | open | how
Will my knee heal without an operation? | health | hoped | whether
Will the baby be healthy? | children | hoped | whether
Vanilla, chocolate or lemon for the cake? | choice | open | which
Which of these two phones is better? | choice | open | which
When is the best day for our wedding? | marriage | hoped | when
Does my wife want to leave me? | marriage | feared | whether
Will Peter ask me out? | love | hoped | whether
Am I going to end up alone? | love | feared | whether
Who took the money from the drawer? | lostThing | open | how
Is my turtle still in the garden? | lostAnimal | hoped | whether
Should I go by train or fly? | travel | open | which
Where will I be living next year? | home | open | where
`;

const CHINESE = `
我會得到這份工作嗎？ | work | hoped | whether
他喜歡我嗎？ | love | hoped | whether
我什麼時候會結婚？ | marriage | hoped | when
我的狗在哪裡？ | lostAnimal | hoped | where
我的戒指掉在哪裡了？ | lostThing | hoped | where
我该不该辞职？ | work | hoped | whether
该去北京还是上海工作？ | work | open | which
老公是不是有外遇？ | marriage | feared | whether
我會被裁員嗎？ | work | feared | whether
兒子考得上大學嗎？ | study | hoped | whether
今年健康如何？ | health | open | how
我的病什么时候会好？ | health | hoped | when
官司打得贏嗎？ | lawsuit | hoped | whether
对方会不会上诉？ | lawsuit | feared | whether
今年能懷孕嗎？ | children | hoped | whether
家裡是不是有鬼？ | spirit | feared | whether
小陳這個朋友可以信任嗎？ | friend | hoped | whether
紅色好還是藍色好？ | choice | open | which
买苹果手机还是三星？ | choice | open | which
明天的飛機會不會誤點？ | travel | feared | whether
这房子该不该买？ | home | hoped | whether
什麼時候搬家比較好？ | home | hoped | when
這筆債收得回來嗎？ | money | hoped | whether
怎样才能多赚点钱？ | money | open | how
該不該買股票？ | money | hoped | whether
貓咪走失三天了，會回來嗎？ | lostAnimal | hoped | whether
护照找不到了，还在家里吗？ | lostThing | hoped | whether
是誰偷了我的腳踏車？ | lostThing | open | how
前男友會回頭找我嗎？ | love | hoped | whether
他會不會不再糾纏我？ | love | hoped | whether
選台大好還是政大好？ | study | open | which
去哪里找工作比较好？ | work | open | where
我幾時可以升職？ | work | hoped | when
老闆會不會炒我魷魚？ | work | feared | whether
为什么好朋友不理我了？ | friend | open | how
這次旅行順利嗎？ | travel | hoped | whether
我需要开刀吗？ | health | feared | whether
手術會成功嗎？ | health | hoped | whether
我是不是被人下了降頭？ | spirit | feared | whether
祖先想跟我說什麼？ | spirit | open | how
同事會不會搶走我的位子？ | work | feared | whether
我的积蓄会不会赔光？ | money | feared | whether
蜜月去哪裡好？ | travel | open | where
我向她求婚，她會答應嗎？ | marriage | hoped | whether
离婚手续什么时候办得完？ | marriage | hoped | when
要不要生第二胎？ | children | hoped | whether
孩子有沒有跟我說實話？ | children | hoped | whether
钥匙放哪儿了？ | lostThing | hoped | where
喝茶还是喝咖啡？ | choice | open | which
驾照考试会过吗？ | study | hoped | whether
放榜是哪一天？ | study | hoped | when
怎麼跟朋友和好？ | friend | open | how
法官會相信我嗎？ | lawsuit | hoped | whether
我会坐牢吗？ | lawsuit | feared | whether
和解好還是打到底好？ | lawsuit | open | which
我怕他離開我，他會走嗎？ | love | feared | whether
我的血压危险吗？ | health | feared | whether
多久才會康復？ | health | hoped | when
钱什么时候到账？ | money | hoped | when
我開的店會倒嗎？ | work | feared | whether
他還想著我嗎？ | love | hoped | whether
她对我是什么感觉？ | love | open | how
我的正緣是怎樣的人？ | love | open | how
馬往哪個方向跑了？ | lostAnimal | hoped | where
錢包不見了，在哪裡？ | lostThing | hoped | where
該接受這次升遷嗎？ | work | hoped | whether
我懷孕了嗎？ | children | hoped | whether
签证能及时下来吗？ | travel | hoped | whether
鄰居會不會找麻煩？ | home | feared | whether
什么时候能租到合适的房子？ | home | hoped | when
這個朋友會不會害我？ | friend | feared | whether
罰單申訴會成功嗎？ | lawsuit | hoped | whether
公司今年会盈利吗？ | money | hoped | whether
我適合什麼工作？ | work | open | how
研究所考得上嗎？ | study | hoped | whether
要不要休學？ | study | hoped | whether
夢見過去的奶奶是什麼意思？ | spirit | open | how
不开刀膝盖会好吗？ | health | hoped | whether
寶寶會健康嗎？ | children | hoped | whether
蛋糕選香草、巧克力還是檸檬？ | choice | open | which
這兩件衣服哪一件好？ | choice | open | which
婚禮選哪一天好？ | marriage | hoped | when
老婆想跟我离婚吗？ | marriage | feared | whether
他會約我出去嗎？ | love | hoped | whether
我会孤单一辈子吗？ | love | feared | whether
抽屜裡的錢是誰拿的？ | lostThing | open | how
烏龜還在院子裡嗎？ | lostAnimal | hoped | whether
搭火車還是坐飛機去？ | travel | open | which
明年我會住在哪裡？ | home | open | where
中樂透的機會大嗎？ | money | hoped | whether
房东会不会涨房租？ | home | feared | whether
兒子最近學壞了，該怎麼教？ | children | open | how
面試會不會失敗？ | work | feared | whether
手机被偷了，找得回来吗？ | lostThing | hoped | whether
鹦鹉飞走了，往哪边找？ | lostAnimal | hoped | where
出差要不要延期？ | travel | hoped | whether
咳嗽怎麼一直不好？ | health | open | how
合夥人會不會騙我的錢？ | money | feared | whether
我和小美复合有希望吗？ | love | hoped | whether
論文能如期通過嗎？ | study | hoped | whether
`;

/** Written after the lists had been mended on the two hundred, in other words than theirs; then mended on too. */
const LATER = `
Is it likely that my manager will approve my leave? | work | hoped | whether
Shall I forgive my sister? | family | hoped | whether
Will this relationship last? | love | hoped | whether
What's in store for my finances? | money | open | how
Is my neighbour stealing my mail? | home | feared | whether
When's a good time to ask for a raise? | work | hoped | when
Did my husband lie to me about last night? | marriage | feared | whether
Will I ever have grandchildren? | children | hoped | whether
Which doctor should I see? | health | open | which
Should I go back to school at forty? | study | hoped | whether
Where has my cat gone? | lostAnimal | hoped | where
I left my umbrella somewhere. Where should I look? | lostThing | hoped | where
Will the jury find him guilty? | lawsuit | feared | whether
How does my crush see me? | love | open | how
Will my landlord throw me out? | home | feared | whether
Am I being followed by a spirit? | spirit | feared | whether
Do you think my mother will get better? | health | hoped | whether
Will my application for the scholarship be turned down? | study | feared | whether
Can my marriage be saved? | marriage | hoped | whether
My laptop was stolen from the office. Will I get it back? | lostThing | hoped | whether
Is the deal going to fall through? | work | feared | whether
Dog or cat for the kids? | choice | open | which
How many children will I have? | children | open | how
Will my fever go down? | health | hoped | whether
When will I hear back from the company? | work | hoped | when
Will I regret selling my shares? | money | feared | whether
Is she the one? | love | hoped | whether
Should I wear the green dress or the black one? | choice | open | which
Will the move to Spain be good for us? | home | hoped | whether
Why do I keep failing my exams? | study | open | how
Will my friend pay me back? | money | hoped | whether
Is somebody at work plotting against me? | work | feared | whether
When will my husband come home? | marriage | hoped | when
What's the best way to lose weight? | health | open | how
Will they call off the engagement? | marriage | feared | whether
Has the judge made up his mind? | lawsuit | hoped | whether
Which route should we take to the coast? | travel | open | which
Will our luggage get lost? | travel | feared | whether
Does my daughter have bad friends? | children | feared | whether
Where can I find a good lawyer? | lawsuit | open | where
Will we miss the ferry? | travel | feared | whether
Is the old woman's ghost at peace? | spirit | hoped | whether
Should we adopt? | children | hoped | whether
Are my friends talking about me? | friend | feared | whether
How can I win her heart? | love | open | how
Is the lump on my neck harmless? | health | hoped | whether
Will the bank give me the loan? | money | hoped | whether
Where did my earring fall? | lostThing | hoped | where
Will the police find my car? | lostThing | hoped | whether
Red wine or white? | choice | open | which
主管會同意我的請假嗎？ | work | hoped | whether
我和他能走到最后吗？ | love | hoped | whether
最近财运怎么样？ | money | open | how
什么时候提加薪最好？ | work | hoped | when
老公昨晚有没有骗我？ | marriage | feared | whether
看哪个医生好？ | health | open | which
四十歲還該不該回學校念書？ | study | hoped | whether
我家的貓去哪了？ | lostAnimal | hoped | where
雨伞忘在哪里了？ | lostThing | hoped | where
房東會把我趕出去嗎？ | home | feared | whether
我是不是被鬼跟了？ | spirit | feared | whether
媽媽的病會好嗎？ | health | hoped | whether
奖学金会不会被拒？ | study | feared | whether
婚姻还能挽回吗？ | marriage | hoped | whether
电脑在办公室被偷，拿得回来吗？ | lostThing | hoped | whether
這筆生意會不會談不成？ | work | feared | whether
我会有几个孩子？ | children | open | how
燒什麼時候退？ | health | hoped | when
公司什么时候会给我答复？ | work | hoped | when
賣掉股票會後悔嗎？ | money | feared | whether
穿綠色洋裝還是黑色的？ | choice | open | which
为什么我总是考不好？ | study | open | how
朋友會還我錢嗎？ | money | hoped | whether
同事是不是在背后算计我？ | work | feared | whether
老公幾點回家？ | marriage | hoped | when
他们会不会取消婚约？ | marriage | feared | whether
走哪條路去海邊好？ | travel | open | which
行李会不会弄丢？ | travel | feared | whether
去哪裡找好律師？ | lawsuit | open | where
会赶不上船吗？ | travel | feared | whether
要不要收養一個孩子？ | children | hoped | whether
朋友們是不是在說我壞話？ | friend | feared | whether
怎麼追到她？ | love | open | how
脖子上的腫塊是良性的嗎？ | health | hoped | whether
银行会批贷款吗？ | money | hoped | whether
耳环掉哪儿了？ | lostThing | hoped | where
警察找得到我的車嗎？ | lostThing | hoped | whether
红酒还是白酒？ | choice | open | which
爺爺的魂安息了嗎？ | spirit | hoped | whether
儿子会不会交到坏朋友？ | children | feared | whether
明年適合搬家嗎？ | home | hoped | whether
這間房子風水好不好？ | home | hoped | whether
我跟室友處得來嗎？ | home | hoped | whether
對方律師會使詐嗎？ | lawsuit | feared | whether
能不能怀上双胞胎？ | children | hoped | whether
鄰居的狗咬人，該告他嗎？ | lawsuit | hoped | whether
錢該放定存還是買債券？ | money | open | which
何時能還清房貸？ | money | hoped | when
她是不是有别的男人了？ | love | feared | whether
最好的朋友为什么躲着我？ | friend | open | how
Will Daniel ever commit to me? | love | hoped | whether
Is my girlfriend hiding something? | love | feared | whether
Should we postpone the wedding? | marriage | hoped | whether
Will my in-laws accept me? | marriage | hoped | whether
How will my career develop over the next five years? | work | open | how
Will the new manager make my life miserable? | work | feared | whether
Should I start my own bakery? | work | hoped | whether
When will the economy turn and my shares recover? | money | hoped | when
Will I be cheated in this purchase? | money | feared | whether
Which bank should I trust with my savings? | money | open | which
Will I flunk chemistry? | study | feared | whether
Should my daughter study law or medicine? | study | open | which
Will my acne clear up? | health | hoped | whether
Is my headache a sign of something serious? | health | feared | whether
When can I stop taking these pills? | health | hoped | when
Will the house sell before Christmas? | home | hoped | whether
Where should we build our cabin? | home | open | where
Are there hidden defects in the apartment? | home | feared | whether
Will I get seasick on the crossing? | travel | feared | whether
How will my journey through India turn out? | travel | open | how
Where is my hearing aid? | lostThing | hoped | where
Has my notebook been thrown away? | lostThing | feared | whether
My rabbit hopped over the fence. Which way did it go? | lostAnimal | hoped | where
Will anyone bring back my lost beagle? | lostAnimal | hoped | whether
Will he drop the lawsuit? | lawsuit | hoped | whether
When will the judge rule? | lawsuit | hoped | when
Will my daughter be bullied at school? | study | feared | whether
Will our toddler outgrow his tantrums? | children | hoped | whether
How do I know who my real friends are? | friend | open | how
Will Julia betray my secret? | friend | feared | whether
Is my late aunt watching over me? | spirit | hoped | whether
Why do I hear footsteps at night? | spirit | open | how
Sushi or pizza tonight? | choice | open | which
Should I paint the wall blue, green or white? | choice | open | which
他会对我负责吗？ | love | hoped | whether
女朋友是不是有事瞞我？ | love | feared | whether
婚禮要不要延後？ | marriage | hoped | whether
我跟他结婚会幸福吗？ | marriage | hoped | whether
未來五年事業如何發展？ | work | open | how
新主管會不會刁難我？ | work | feared | whether
该不该自己开面包店？ | work | hoped | whether
股票什么时候能回本？ | money | hoped | when
這次買賣會不會被坑？ | money | feared | whether
存哪家銀行好？ | money | open | which
化学会不会挂科？ | study | feared | whether
女儿读法律好还是读医好？ | study | open | which
痘痘會消嗎？ | health | hoped | whether
头痛是不是大病的征兆？ | health | feared | whether
藥什麼時候可以停？ | health | hoped | when
年底前房子卖得掉吗？ | home | hoped | whether
這間公寓有沒有隱藏的毛病？ | home | feared | whether
会不会晕船？ | travel | feared | whether
印度之行會怎樣？ | travel | open | how
我的助聽器在哪？ | lostThing | hoped | where
筆記本是不是被丟掉了？ | lostThing | feared | whether
兔子往哪边跑了？ | lostAnimal | hoped | where
对方会撤告吗？ | lawsuit | hoped | whether
法官什麼時候宣判？ | lawsuit | hoped | when
女兒在學校會不會被欺負？ | study | feared | whether
小美会不会把我的秘密说出去？ | friend | feared | whether
過去的阿姨有在保佑我嗎？ | spirit | hoped | whether
半夜为什么听到脚步声？ | spirit | open | how
今晚吃壽司還是披薩？ | choice | open | which
牆刷藍色、綠色還是白色？ | choice | open | which
Will my landlord give back my deposit? | home | hoped | whether
Is my colleague spreading lies about me? | work | feared | whether
When will my sister call me back? | family | hoped | when
Should I have the surgery or wait? | health | open | which
Is it worth learning Japanese? | study | hoped | whether
Where has my neighbour's tortoise got to? | lostAnimal | hoped | where
Will the strike ruin our holiday? | travel | feared | whether
How can I get my husband to listen? | marriage | open | how
Will I make friends in the new town? | friend | hoped | whether
Is the spirit of my grandmother with me? | spirit | hoped | whether
Which of my two suitors is sincere? | love | open | which
Will the insurance pay? | money | hoped | whether
Am I being overcharged for the repair? | money | feared | whether
Will our appeal succeed? | lawsuit | hoped | whether
My glasses are gone. Where did I put them? | lostThing | hoped | where
Will the twins be born healthy? | children | hoped | whether
Who broke into our office? | work | open | how
Will my knee hold out for the marathon? | health | hoped | whether
Is Friday or Monday better for signing? | choice | open | which
Do I stand a chance in the audition? | work | hoped | whether
房東會退我押金嗎？ | home | hoped | whether
同事在背後造謠嗎？ | work | feared | whether
姐姐什麼時候回電？ | family | hoped | when
要開刀還是再觀察？ | health | open | which
值不值得學日文？ | study | hoped | whether
鄰居的烏龜跑哪去了？ | lostAnimal | hoped | where
罢工会不会毁了我们的假期？ | travel | feared | whether
怎么让老公听我的？ | marriage | open | how
到新城市交得到朋友吗？ | friend | hoped | whether
奶奶的靈在我身邊嗎？ | spirit | hoped | whether
两个追求者哪个是真心的？ | love | open | which
保險會理賠嗎？ | money | hoped | whether
我们的上诉会成功吗？ | lawsuit | hoped | whether
眼鏡不見了，放到哪裡去了？ | lostThing | hoped | where
雙胞胎會平安出生嗎？ | children | hoped | whether
星期五簽約好還是星期一好？ | choice | open | which
我会不会被房东赶走？ | home | feared | whether
老板会给我加薪吗？ | work | hoped | whether
他会不会骗我感情？ | love | feared | whether
女儿什么时候能找到对象？ | love | hoped | when
`;

/** A question and what it asks. */
export interface Row {
  readonly question: string;
  readonly matter: string;
  readonly hope: string;
  readonly form: string;
}

const ODD = `
Has the spark gone out between us for good? | love | feared | whether
Is he stringing me along? | love | feared | whether
Will he ever pop the question? | marriage | hoped | whether
Are we headed for splitsville? | love | feared | whether
Is the ink on our divorce going to dry before spring? | marriage | hoped | whether
Am I for the chop at the office? | work | feared | whether
When do I get to hand in my notice? | work | hoped | when
Will the brass finally notice me? | work | hoped | whether
Will my ship come in before the mortgage eats us? | money | hoped | whether
Are we going to be out of pocket over this roof? | money | feared | whether
Will the bookies take my shirt? | money | feared | whether
How do I get out of the red? | money | open | how
Will I scrape through my finals? | study | hoped | whether
Did I flunk chemistry? | study | feared | whether
Is my knee ever going to let me run again? | health | hoped | whether
When will I be back on my feet? | health | hoped | when
Is this cough something nasty? | health | feared | whether
Will the landlord turf us out? | home | feared | whether
Should we put the house on the market now or sit tight? | home | open | which
Will our trip to Lisbon fall through? | travel | feared | whether
Where on earth have my specs got to? | lostThing | hoped | where
My earring's gone walkabout, is it in the car? | lostThing | hoped | whether
Has anybody nicked my bike? | lostThing | feared | whether
Biscuit slipped her lead, will she find her way home? | lostAnimal | hoped | whether
Where has our tortoise wandered off to? | lostAnimal | hoped | where
Will the judge see it my way? | lawsuit | hoped | whether
Am I going to be hauled before the tribunal? | lawsuit | feared | whether
Will the stork visit us this year? | children | hoped | whether
Is my lad keeping bad company? | children | feared | whether
Will my sister and I bury the hatchet? | family | hoped | whether
Is my best mate talking behind my back? | friend | feared | whether
Is something unseen living in our attic? | spirit | open | whether
Will the lads bring the cup home? | contest | hoped | whether
Has my parcel gone astray? | message | feared | whether
Will the heavens open on our picnic? | weather | feared | whether
Red dress or the blue one? | choice | open | which
他是不是在吊我胃口？ | love | feared | whether
我們這段感情走到盡頭了嗎？ | love | feared | whether
我有沒有機會脫單？ | love | hoped | whether
他會不會跟我求婚？ | marriage | hoped | whether
我老公外面是不是有人？ | marriage | feared | whether
我會不會被炒魷魚？ | work | feared | whether
這次升遷輪得到我嗎？ | work | hoped | whether
要跳槽還是留在原公司？ | work | open | which
股票會不會被套牢？ | money | feared | whether
什麼時候才能翻身不再月光？ | money | hoped | when
他欠我的錢要得回來嗎？ | money | hoped | whether
這科會不會被當？ | study | feared | whether
我考得上台大嗎？ | study | hoped | whether
我的腰什麼時候才會好？ | health | hoped | when
這顆腫瘤會是惡性的嗎？ | health | feared | whether
房東會不會趕我們走？ | home | feared | whether
簽證下得來嗎？ | travel | hoped | whether
我的悠遊卡掉到哪裡去了？ | lostThing | hoped | where
咪咪跑出去三天了，會自己回來嗎？ | lostAnimal | hoped | whether
對方會不會告我？ | lawsuit | feared | whether
今年有沒有機會當媽媽？ | children | hoped | whether
婆婆為什麼老是針對我？ | family | open | how
閨蜜是不是在背後捅我一刀？ | friend | feared | whether
家裡是不是卡到陰？ | spirit | feared | whether
這場比賽會不會爆冷輸掉？ | contest | feared | whether
對方已讀不回，還會回我訊息嗎？ | message | hoped | whether
露營那天會下雨嗎？ | weather | feared | whether
要報日文班還是韓文班？ | study | open | which
Do I stand a chance with the girl from the bakery? | love | hoped | whether
Is my fella about to bolt? | love | feared | whether
When might he get round to proposing? | marriage | hoped | when
Would it be daft to take him back? | love | hoped | whether
Any hope of a pay rise this quarter? | work | hoped | whether
Will they cut my hours? | work | feared | whether
Which of the two offers suits me, Acme or Globex? | work | open | which
Will I ever be shot of these debts? | money | hoped | whether
Could this coin triple by summer? | money | hoped | whether
How is my thesis going to be received? | study | open | how
Will my daughter get into her first-choice school? | study | hoped | whether
Do I need to worry about this rash? | health | feared | whether
When will my mother's fever break? | health | hoped | when
Will our offer on the cottage be accepted? | home | hoped | whether
Shall we emigrate to Canada or stay? | home | open | which
Is it safe to sail this weekend? | travel | hoped | whether
Where did grandma's brooch end up? | lostThing | hoped | where
Will the police recover my laptop? | lostThing | hoped | whether
Our parrot flew out of the window, where should we look? | lostAnimal | hoped | where
Will my ex get custody of the kids? | lawsuit | feared | whether
Will we be parents by next year? | children | hoped | whether
What does my brother hold against me? | family | open | how
Has Tom told everyone my secret? | friend | feared | whether
Is grandpa's spirit still in this house? | spirit | hoped | whether
Which horse wins the third race? | contest | open | which
Will it be dry for the wedding on Saturday? | weather | hoped | whether
What am I not seeing? | general | open | how
他到底把我當什麼？ | love | open | how
跟現在的男友走得下去嗎？ | love | hoped | whether
今年結得成婚嗎？ | marriage | hoped | whether
老闆會不會叫我走路？ | work | feared | whether
這筆訂單談得下來嗎？ | work | hoped | whether
會不會中樂透？ | money | hoped | whether
錢什麼時候進來？ | money | hoped | when
碩士班推得上嗎？ | study | hoped | whether
爸爸的手術會順利嗎？ | health | hoped | whether
該買這間中古屋嗎？ | home | hoped | whether
颱風會不會害我飛不成？ | travel | feared | whether
皮夾是不是被人拿走了？ | lostThing | feared | whether
小黑跑到哪去了？ | lostAnimal | hoped | where
法官會站在我這邊嗎？ | lawsuit | hoped | whether
這胎是男是女？ | children | open | which
媽媽會同意我們在一起嗎？ | family | hoped | whether
阿明是不是真心把我當朋友？ | friend | hoped | whether
家裡的怪聲是什麼東西？ | spirit | open | how
我們班會拿冠軍嗎？ | contest | hoped | whether
快遞什麼時候送到？ | message | hoped | when
中秋看得到月亮嗎？ | weather | hoped | whether
去吃火鍋還是燒烤？ | choice | open | which
我接下來該注意什麼？ | general | open | how
`;

/** English first, then Chinese; a hundred each. */
export const QUESTIONS = rowsOf(`${ENGLISH}${CHINESE}`);
/** Both languages, 204 rows. */
export const LATER_QUESTIONS = rowsOf(LATER);
/** Figures of speech and odd wording in both languages; 74 of 114 were right when they were first read. */
export const ODD_QUESTIONS = rowsOf(ODD);

function rowsOf(table: string): readonly Row[] {
  const lines = table.split("\n").filter((line) => line.includes("|"));
  return lines.map((line) => {
    const [question, matter, hope, form] = line.split("|").map((part) => part.trim());
    return { question: question!, matter: matter!, hope: hope!, form: form! };
  });
}
