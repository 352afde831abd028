/**
 * Two hundred questions with what a reader says they ask, written before the rules that are held against them.
 *
 * A row is `question | matter | hope | form`. Rows 0, 2, 4 … are those the word lists were mended on; rows
 * 1, 3, 5 … are only counted.
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

/** A question and what it asks. */
export interface Row {
  readonly question: string;
  readonly matter: string;
  readonly hope: string;
  readonly form: string;
}

/** English first, then Chinese; a hundred each. */
export const QUESTIONS: readonly Row[] = `${ENGLISH}${CHINESE}`
  .split("\n")
  .filter((line) => line.includes("|"))
  .map((line) => {
    const [question, matter, hope, form] = line.split("|").map((part) => part.trim());
    return { question: question!, matter: matter!, hope: hope!, form: form! };
  });
