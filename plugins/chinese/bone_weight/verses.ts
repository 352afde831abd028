import type { Text } from "#old";

/** One verse for each weight from 21 qian (2 liang 1) to 72 (7 liang 2), in our own words. */
const ROWS = `
身輕須仗一心堅，莫向高門望捷緣。|Light bones want a firm heart; look for no short cut at great men's doors.
離家自有謀生路，少得憑依老得安。|Away from home there is a living; little help when young, ease when old.
兄弟無憑獨自行，他鄉立業勝鄉情。|Walk alone where kin cannot help; a work built elsewhere outlasts the village.
祖業雖微手自栽，勤勞換得晚花開。|Little is inherited; what the hand plants flowers late.
家風再整賴勤勞，半世奔波志不消。|The house is mended by labour; half a life of errands leaves the will whole.
平生衣食自謀來，獨立門庭不受裁。|Bread is of one's own earning, and the door of one's own hanging.
一生作事少商量，自立門風自主張。|Few are asked for counsel; the rule of the house is one's own.
行東走北意難安，中歲方知路漸寬。|East and north without rest; in the middle years the road grows wide.
初年勞碌後年寬，守得雲開月自圓。|Toil first, room after; wait out the cloud and the moon is round.
勞心勞力走天涯，晚景田園始自誇。|Mind and hand wander far; late in the day there is a garden to praise.
忙忙碌碌為營生，心地光明路自平。|Busy for a living; a clear mind levels the way.
初年運蹇事難成，四十而後漸亨通。|The early years miscarry; after forty the gates open by turns.
早年做事半虛空，百計經營晚始隆。|Half of the early plans come to nothing; the hundredth prospers.
此身福氣近僧門，清淨之中有至尊。|A blessing akin to the cloister's: in quiet there is rank enough.
生平福量未全充，祖業難承靠己功。|The measure is not full, the heirloom slight; one's merit fills the rest.
不須勞碌過平生，獨自成家衣祿盈。|No drudgery is needed; a house of one's own, and enough in it.
不做無成不做休，聰明自立有良謀。|Begun means finished; a clever head with plans of its own.
一身骨肉最清高，早入門牆著紫袍。|Clean of bone and high of mind; early in the school, robed in time.
身世勞勞未得閒，勞中有福後堪歡。|Seldom at leisure, yet a blessing lies within the work.
平生衣祿是綿長，心性溫和處事良。|A long thread of food and clothes for an even temper.
此格推來事不同，為人能幹異凡庸。|Made unlike the common run: able, and known for it.
得寬懷處且寬懷，雙眉到老自然開。|Where the heart can be eased, ease it; the brow will smooth.
心直性巧有才能，貴人相助遂平生。|Straight of heart and deft of hand, with help from high places.
來時富貴自天然，半為機緣半為賢。|Plenty comes of itself, half by chance and half by worth.
名利推求竟若何，前番辛苦後番多。|Name and gain are asked for; first the pains, then the portion.
東西南北任君行，出姓移居更有成。|Go any way under heaven; moved and renamed, it prospers more.
此身當受晚來榮，少壯辛勤老自清。|Honour is for the late hours, clear after diligent days.
初年未必稱心懷，到老榮華次第來。|The first years may not please; splendour comes in order.
此身福量本非輕，自立門庭自有名。|No light measure: a house founded, a name made.
為利為名終日勞，中年福祿自滔滔。|All day for name and gain; in middle life they come in flood.
一生榮耀事無憂，凡事從心得自由。|Honour without care, and freedom in most things.
一世亨通事事能，自然財祿日加增。|Things go through; goods grow from day to day.
走馬揚鞭爭利名，少年得志震鄉城。|A galloping start for gain and fame; young, and the town hears of it.
此格詳來福自多，家門吉慶樂如何。|A full chart: glad days at home.
誰知衣祿自豐盈，不費心機事早成。|Plenty past guessing, work done before it is worried over.
平生福祿自然來，名利兼全稱雅懷。|Blessings come unasked; name and gain keep company with taste.
雲開月見萬重光，文采風流姓字香。|Clouds part on a thousand lights; letters and grace sweeten the name.
此身福氣早安排，立業成家次第來。|Fortune was laid out early; work and home come in their order.
細看此格福非輕，富貴雙全有令名。|On close reading no small fortune: means, rank and a good name.
文章蓋世早揚聲，萬里前程任意行。|Writing that covers the age; ten thousand miles lie open.
不作朝中金榜客，定為世上大財翁。|If not on the golden list at court, then among the great houses of trade.
生來福澤自宏寬，名利從心萬事安。|Born to broad blessings; things settle as the heart would have them.
富貴榮華天與多，前程浩蕩似長河。|Much is given, and the way ahead runs like a great river.
仕途顯達有光輝，衣錦還鄉眾所歸。|A bright career; home in brocade, and many gather.
威權赫赫鎮山川，位列朝班近聖賢。|Authority that steadies hill and stream; a place beside the wise.
財源廣進似泉來，家業興隆百代開。|Wealth wells up like a spring; the house opens for generations.
福如滄海器如山，處富居尊意自閒。|Fortune like the sea, mind like a hill: high, and at ease.
一朝得志佐明君，勳業長書萬卷文。|Called to serve a clear-sighted lord; deeds for many books.
位極人臣德望隆，金門玉殿對春風。|The highest of offices with the virtue for it; spring wind at jade doors.
生成大器鎮乾坤，福祿無邊自有根。|A great vessel that steadies the world, its blessing rooted deep.
天生氣宇貫長虹，一代英名四海同。|A spirit like the rainbow's arch; one name across four seas.
世間罕有此權衡，萬姓同沾雨露恩。|A balance seldom seen: ten thousand households share the rain.
`;

const FIRST = 21;

const VERSES: readonly Text[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [zhHant, en] = row.split("|") as [string, string];
    return Object.freeze({ en, zhHant });
  });

/** Weights for which there is a verse, qian. */
export const VERSE_RANGE = { first: FIRST, last: FIRST + VERSES.length - 1 } as const;

/** Returns the verse of a weight, qian; the sums of the table never leave the range. */
export function verseOf(qian: number): Text {
  const verse = VERSES[qian - FIRST];
  if (!verse) throw new RangeError(`Cannot find verse: weight is ${qian} qian, must be 21 to 72`);
  return verse;
}
