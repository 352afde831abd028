/** Dreams of study and the arts: English and Chinese keys, luck, and the gist in both languages. */
export const STUDY = `
book,reading|書,讀書|+|progress in learning|學業日進
old book|古書|+|forgotten wisdom|古訓得用
burning books|燒書|-|a pity later regretted|一時之舉，事後追悔
library|圖書館|+|an answer is on the shelf|答案在書中
school|學校|0|a lesson repeated|舊課重溫
classroom|教室|0|you are being measured|受人評量
blackboard|黑板|0|begin with the basics|從頭學起
writing|寫字|+|your words matter|所言有份量
beautiful handwriting|字寫得好|+|reputation|以字得名
ink|墨水,墨|+|knowledge stored|學識日積
spilled ink|墨灑|-|a mistake in writing|文書恐有誤
paper,white paper|白紙,紙|0|a plan unwritten|計畫尚未落筆
pen,pencil|筆,鉛筆|+|a task of the pen|有文書之任
broken pen|筆斷|-|rest the argument|爭論宜止
pen blossoming|筆生花|+|literary gift|文思泉湧
poem,poetry|詩|+|feeling finds its form|情思得其辭
essay|文章|+|praise for work|作品得讚
newspaper|報紙|0|public news touches you|公眾之事及於己身
painting,picture|畫|+|a wish takes shape|願望成形
portrait|畫像|0|how you wish to be seen|在意人前之貌
calligraphy|書法|+|steadiness|心定
chess,go|下棋,圍棋|0|think two moves on|宜思兩步
winning at chess|棋勝|+|a shrewd success|智取
losing at chess|棋輸|0|learn from the rival|可師於對手
music|音樂|+|harmony|和樂相處
zither,lute|琴|+|a couple in tune|琴瑟和鳴
string breaking,broken string|琴弦斷|-|a tie is strained|情誼吃緊
flute|笛子,簫|0|sweet melancholy|清怨
piano|鋼琴|+|practice pays|練習有得
singing|唱歌|0|joy, or a word too many|歡樂，或失於多言
dancing|跳舞|+|good company|歡聚
theatre,opera|戲劇,看戲|0|a show put on for you|有人作戲
cinema,film|電影|0|you watch your own life|如旁觀己身之事
photograph|照片|0|a memory asks for attention|舊事待回味
camera|相機|0|keep what matters|宜留可貴者
foreign language|外語|0|a misunderstanding to clear|有誤會待解
mathematics|數學|0|count the cost|宜先計其費
teacher praising|老師稱讚|+|encouragement|得鼓勵
graduation|畢業|+|a stage completed|一段功課圓滿
scholar,sage|聖賢,學者|+|wise company|得賢友
`;
