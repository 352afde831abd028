/** Our keywords held against Waite's: of each card, upright and reversed, one says what one of his says. */
import { describe, expect, test } from "bun:test";
import { CARD } from "./card.ts";
import { cards } from "./words/en/cards.ts";

/**
 * Card | ours = Waite's, upright | ours = Waite's, reversed; the same word or a plain synonym.
 *
 * @source A. E. Waite, The Pictorial Key to the Tarot (1910), part III, sections 2 and 3
 */
const AGREEMENTS = `
the-fool | folly = folly | carelessness = carelessness
the-magician | skill = skill | disquiet = disquiet
the-high-priestess | stillness = silence | surface knowledge = surface knowledge
the-empress | abundance = fruitfulness | vacillation = vacillation
the-emperor | authority = power | missing backbone = immaturity
the-hierophant | blessing = mercy and goodness | overkindness = overkindness
the-lovers | attraction = attraction | mismatch = marriage frustrated
the-chariot | triumph = triumph | loss of reins = defeat
strength | quiet courage = courage | exhaustion = weakness
the-hermit | discernment = circumspection | avoidance = concealment
wheel-of-fortune | luck in motion = luck | superfluity = superfluity
justice | fairness = equity | bias = bias
the-hanged-man | willing sacrifice = sacrifice | self-interest = selfishness
death | ending = end | slow change = lethargy
temperance | moderation = moderation | clashing mixture = unfortunate combinations
the-devil | vehemence = vehemence | pettiness = pettiness
the-tower | upheaval = calamity | oppression = tyranny
the-star | hope = hope | haughtiness = haughtiness
the-moon | illusion = deception | restless mind = inconstancy
the-sun | joy = contentment | dimmed joy = the same in a lesser sense
judgement | awakening = renewal | second hearing = deliberation
the-world | completion = assured success | stagnation = stagnation
ace-of-wands | creative drive = creation | decline = decadence
two-of-wands | dominion = magnificence | fear of the unknown = fear
three-of-wands | enterprise = enterprise | setbacks abroad = toil and disappointment
four-of-wands | harmony = harmony | quiet felicity = felicity
five-of-wands | sparring = sham fight | inner quarrel = disputes
six-of-wands | victory = victor triumphing | doubtful honour = disloyalty
seven-of-wands | challenge = competition | self-questioning = indecision
eight-of-wands | swiftness = swiftness | crossed messages = internal dispute
nine-of-wands | resilience = strength in opposition | stubborn defence = obstacles
ten-of-wands | burden = oppression | collapse = difficulties
page-of-wands | news = a postman | unready messenger = announcements
knight-of-wands | departure = departure | stop-start = interruption
queen-of-wands | warmth = loving | jealousy = jealousy
king-of-wands | honour = honest and conscientious | high-handedness = severe
ace-of-cups | overflow = abundance | instability = instability
two-of-cups | partnership = union | jealousy = jealousy
three-of-cups | celebration = merriment | excess = excess in physical enjoyment
four-of-cups | discontent = weariness | renewed interest = novelty
five-of-cups | loss = loss | return = return
six-of-cups | memory = memories | outgrown past = the future
seven-of-cups | imagination = imagination | decision = determination
eight-of-cups | walking away = decline of a matter | joy regained = great joy
nine-of-cups | contentment = contentment | smugness = imperfections
ten-of-cups | lasting joy = contentment | discord at home = indignation
page-of-cups | tender message = message | attachment = attachment
knight-of-cups | invitation = invitation | unkept vow = duplicity
queen-of-cups | compassion = devoted woman | misplaced trust = distinguished woman not to be trusted
king-of-cups | diplomacy = equity | manipulation = double-dealing man
ace-of-swords | breakthrough = triumph | conception = conception
two-of-swords | balance = equipoise | duplicity = duplicity
three-of-swords | separation = rupture | distraction = distraction
four-of-swords | retreat = retreat | circumspection = circumspection
five-of-swords | humiliation = degradation | old resentment = same as upright
six-of-swords | passage = journey by water | declaration = declaration
seven-of-swords | stratagem = design | good counsel = good advice
eight-of-swords | restriction = power in trammels | disquiet = disquiet
nine-of-swords | dread = despair | secret shame = shame
ten-of-swords | rock bottom = desolation | survival = advantage
page-of-swords | watchfulness = vigilance | unpreparedness = unprepared state
knight-of-swords | bravery = bravery | rashness = imprudence
queen-of-swords | sorrow borne = mourning | bitterness = malice
king-of-swords | authority = authority | misuse of power = cruelty
ace-of-pentacles | substance = gold | idle riches = great riches
two-of-pentacles | changing priorities = agitation | enforced gaiety = enforced gaiety
three-of-pentacles | craftsmanship = skilled labour | shoddy work = mediocrity in work
four-of-pentacles | holding = surety of possessions | insecurity = suspense
five-of-pentacles | hardship = destitution | disorder = disorder
six-of-pentacles | generosity = gifts | envy = envy
seven-of-pentacles | business = business | doubt over returns = anxiety about money to be lent
eight-of-pentacles | craft = craftsmanship | misdirected skill = voided ambition
nine-of-pentacles | earned ease = success | costly appearances = deception
ten-of-pentacles | accumulated worth = riches | instability = chance
page-of-pentacles | study = study | prodigality = prodigality
knight-of-pentacles | reliability = responsibility | stagnation = stagnation
queen-of-pentacles | generosity at home = generosity | worry over money = fear
king-of-pentacles | success = business aptitude | greed = corruption
`;

const ROWS = AGREEMENTS.trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()) as [string, string, string]);

describe("the senses of the cards", () => {
  test("are held against Waite's for all seventy-eight", () => {
    expect(ROWS.map(([id]) => id).sort()).toEqual([...CARD.ids].sort());
  });

  for (const [id, ...sides] of ROWS) {
    test(`of ${id} agree with his, upright and reversed`, () => {
      const card = cards[id as keyof typeof cards];
      for (const [index, side] of sides.entries()) {
        const [ours] = side.split("=").map((part) => part.trim());
        expect([...(index === 0 ? card.upright : card.reversed).keywords]).toContain(ours!);
      }
    });
  }
});
