/**
 * Questions that are not judged: when, or whether, somebody will die, and how long somebody lives. Whether
 * one who is absent is alive and well is an old question of the art, and so are portions and legacies.
 */

/** Things that end without dying. */
const THINGS =
  /\b(batter(y|ies)|phone|laptop|computer|car|engine|machine|plants?|trees?|flowers?|garden|crops?|company|business|firm|shop|start-?up|project|deal|bill|law|hopes?|love|friendship|relationship|marriage|romance|rumou?rs?|talks?|brand|app|website|game|team|party|movement|tradition|language|interest|crowd|storm|wind|fire|noise)\b/i;

const DYING =
  /\b(will|shall|would|could|might|may|can|going to|gonna|about to|do|does|am|is|are|when|how soon|if|whether)\b[^.?!;]{0,80}\b(die|dies|dying|pass(es|ing)? away|perish(es)?|be (still )?(dead|alive)( (by|in|at|until|till|next|this)\b.*)?$|drop dead|kick the bucket)\b/i;

const ASKING = [
  /\bhow (much )?long(er)?\b[^.?!;]{0,60}\b(live|lives|left to live|got to live|has (he|she) got|have (i|we|they|you) (got|left)|has (he|she) left|on earth)\b/i,
  /\b(life ?-?spans?|life expectancy|longevity|length of (my|his|her|their|our|your|one's|\w+['’]s) life|years (do|have|has) .{0,20}\bleft|(years|months|weeks|time) (left )?to live|live to (be|the age|see)|outlives?|days are numbered|live (a )?long( life)?\b)/i,
  /\b(date|day|time|year|hour|age|cause|manner|kind) of (my|his|her|their|our|your|\w+(['’]s)?)( \w+['’]s)? death\b/i,
  /\b(when|how soon|what age|how old)\b[^.?!;]{0,60}\bdeath\b/i,
  /\b(my|your) (own )?death\b/i,
  /\b(i|we|he|she|they|you|mother|father|mum|mom|dad|parents?|wife|husband|grand\w+|brother|sister|son|daughter|child|baby|patient|uncle|aunt|friend)\b[^.?!;]{0,40}\bsurvives?\b/i,
  /\b(cu[aá]ndo|wann|quand|quando|werde ich|vais-je|voy a|vou)\b.{0,60}(mor[iru]|muer|sterb|stirb|mour|meurt|fallec|falec)/iu,
];

const CHINESE =
  /(何[時时日年]|[什甚][麼么]時?时?候?|[幾几][時时歲岁年]|哪[年天日]|多久).{0,10}(死|去世|[過过]世|[離离]世|[辭辞]世|往生|[離离][開开]人世|走完|命[終终])|[會会](不[會会])?(早)?死(?!心|[機机]|[當当]|[鎖锁]|[纏缠]|忠)|活多[久長长]|活到|能活|活得[過过到久長长]|[還还]有多少(日子|[時时]日)|[壽寿](命|[數数]|元|[終终]|限|算)|[陽阳][壽寿]|[長长短][壽寿]|大限|死[期於于]|[撐熬]得?[過过]|在人世多久/u;

/** Whether a question asks for a death to come, or for the length of a life. */
export function asksLifespan(question: string): boolean {
  const dying = DYING.test(question) && !THINGS.test(question);
  return dying || ASKING.some((one) => one.test(question)) || CHINESE.test(question);
}
