/** What each hexagram says of ties, of work and of money, in this folder's own words: one line a hexagram. */
export const sides = `
Whoever starts must also leave room; strength courts badly when it never listens.|Take the lead in what you can see through to the end.|Put money into what you would build yourself, and stop before the peak.
Receive before you ask, and the other comes closer.|Carry somebody else's plan well; the credit finds you later.|Land, stores and slow returns suit it better than a wager.
The first steps are awkward for both; nobody is turning you down.|Hire help before you promise a date.|Expect costs before returns, and keep the first sum small.
One of you knows less and should say so.|Find a teacher or a manual before the next attempt.|Do not buy what you cannot explain.
Do not press; what you wait for has already set out.|The opening is not there yet: prepare as if it were.|Keep cash at hand and let the better price come.
Being right costs you the tie; meet halfway.|Drop the dispute or put it before somebody neutral.|A claim settled early is worth more than one won late.
Somebody has to set the rule, and both must keep it.|A clear chain of command does more than talent here.|Give every sum its task and a person who answers for it.
Say soon that you wish to belong.|Join early; the late seat is the poor one.|Pool with those who have shown that they pay.
Tenderness holds things back for now, and the rain still comes.|Polish details while the large permission is pending.|Small savings only; the large sum is not loose yet.
Good manners keep a dangerous closeness safe.|A strong superior can be handled by form, not by force.|Read the terms twice before you sign next to somebody bigger.
What each gives reaches the other; keep it so on dull days too.|A good season for starting together.|Money moves freely: set some aside while it does.
Words no longer reach the other side; a pause harms less than a scene.|Keep your standards and a low profile.|No new ventures; look after what you hold.
Show the tie in the open, and it holds.|Bring in people from outside your own circle.|A joint purse works if the book lies open.
You have much to give; giving quietly is the art.|You have means and standing: hire, teach, publish.|The sum is there; what matters is where it goes.
Let the other shine, and you are kept.|Do the work and let others speak of it.|Spend below your means and even out what is unequal.
Joy is near; it lasts if it is prepared for.|Rouse the others first, then move.|Do not pay in advance for a mood.
Go along this time, and choose whom you go along with.|Adapt the plan to the season and rest when it rests.|Follow a trend only with what you could lose.
An old hurt needs mending before anything new can grow.|Clear up what others left undone; it makes your name.|Find the leak before you pour in more.
Warmth rises; use it before the season turns.|Be there in person.|A rise that has its end date: note the eighth month.
Look longer before you say what you feel.|Watch how the place works, then show your hand.|Study the books this month and buy nothing.
Something stands between you; name it.|Cut through by the rules, and quickly.|An unpaid bill or a false partner must be dealt with now.
Charm opens the door and does not keep house.|Presentation helps with small decisions.|Pay for use before ornament.
What is worn away should not be propped up by force.|Let the post go that has no floor left.|Take losses small and early.
Somebody comes back, or you do: be glad and go slowly.|Take up the thread again where you left it.|What went out returns, in a week rather than a day.
Say it plainly and without a plan.|Do the task for itself; schemes trip you up.|No speculation: the windfall belongs to someone passing by.
Feeling is stored and not lost; give it time to ripen.|Learn, train, collect: the crossing comes after.|Build reserves; do not live from the store.
Mind what you say at table, and what you swallow.|Ask what the work feeds you, and whom you feed by it.|First a plain household, then wishes.
Too much rests on one of you.|The structure is overloaded: brace it before you add.|Debt bends the beam; lighten it at once.
A hard passage: be true and keep talking.|Danger repeats itself here; go by small sure steps.|Only small gains are safe.
You cling and you shine; feed what keeps the flame.|Clear work in the company of clear minds.|What glitters needs something solid to burn on.
The pull is mutual; answer it with respect.|Listen to what moves the others.|Do not buy on the first stirring.
Keep the habits that carried you so far.|Stay with the method; change the pace, not the road.|Regular and dull is what pays here.
Step back before it turns bitter.|Leave in good form, and leave the door on the latch.|Take the profit and go.
Strength frightens; let the other set the distance.|You could force it: do not.|Large means call for stricter rules.
You are seen and welcomed; say thanks aloud.|Promotion or a hearing is close.|Income rises with your visibility.
Hide nothing from yourself, and not everything needs showing.|Keep your light covered while a bad hand rules.|Do not show what you have.
Who does what at home is the question.|Order within carries over to the office.|The household book decides.
You see the same thing from two sides: agree on small matters.|Work apart on what can be split.|No joint purchase just now.
The straight way is blocked; ask a friend for the longer one.|Turn back and gather allies.|Seek advice from someone who has been through it.
Forgive soon, and it is over.|The knot is loose: finish old business today.|A debt can be settled; do it early.
Give up a little of your own for the tie.|Cut the plan to what is essential.|Two plain bowls will do: spend less and mean it.
What you give comes back larger.|A good time for a large undertaking.|Put gains to use for others too.
Say the hard thing in the open and without anger.|Bring the matter before everyone; no private war.|End the drain, and say publicly that you end it.
Someone strong comes in suddenly; do not bind yourself.|Stop a small disturbance before it grows.|An offer that comes of itself hides its price.
Come together round something both hold dear.|Gather people under one aim, and prepare for friction.|A common fund is fitting; guard it.
It grows by small kindnesses.|Step by step, and go to those above you.|Add a little each month.
You are not believed now; let your conduct speak.|Held up and without means: keep your aim.|Means are exhausted; borrow nothing on words.
Go back to what has always nourished you both.|The skill is there: mend the rope and the jug.|A steady source, if you keep it in repair.
Something must become new, and on the right day.|Announce the change three times, then make it.|Move the holdings when the reason is plain to all.
Make a home in which others are fed.|A new order, and a place for talent.|Invest in the vessel: tools, kitchen, training.
A fright shakes the tie and clears the air.|After the shock do the next ordinary thing.|What is lost in alarm comes back in seven days.
Silence together is also an answer.|Stop at the edge of your own task.|Touch nothing; let the sum lie.
Courtship in its proper steps.|Advance by rank and proof.|Slow building, no leaps.
You enter on another's terms: know it before you do.|A subordinate post: useful, and without glory.|The bargain favours the other side.
A high noon: enjoy it without worry for the afternoon.|Show the full scale of what you can do.|At the peak, decide what to keep.
A meeting on the way: be kind and promise little.|You are new here: be careful and polite.|Keep your purse close; nothing fixed is to be bought.
Influence by repetition, never by pressure.|Give clear orders twice.|Small trades, often reviewed.
Gladness shared with friends.|Talk, teach and negotiate.|Beware what is sold with a smile.
What has hardened can melt; go first.|Loosen the groups that block each other.|Spread what is stored.
Agree on limits both can bear.|Set terms and dates.|A budget that is sweet enough to be kept.
Sincerity reaches even the stubborn.|Your word is your best asset.|Trade with those who keep faith without papers.
Stay modest in what you ask.|Do the small task; the large one is out of reach.|Fly low: no large sums.
All is in place: care for it daily.|Finished work begins to loosen at once; check it.|Guard the gain, and expect the leak.
Nearly together: do not hurry the last step.|Put each thing in its place before you cross.|Not paid until it is paid.
`;
