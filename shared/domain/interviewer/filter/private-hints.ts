import { anyOf } from './pattern.ts'

const little =
  '(?:kids|children|little ones|a baby|babies|a toddler|toddlers|a newborn|a young family|a family|small ones)'
const noThing = '(?! (?:of|process|processes|nodes?|class|classes|tenants?|accounts?|jobs?|tasks?|elements?))'
const group =
  '(?:tamil|punjabi|malayali|telugu|bengali|javanese|sundanese|batak|iban|kadazan|dusun|peranakan|eurasian|cantonese|hokkien|hakka|teochew|hainanese|pakistani|nepali|nigerian|arab|bumiputera|mixed parentage|mixed race)'
const state =
  '(?:married|single|attached(?! to)|divorced|widowed|engaged|seeing (?:someone|anyone)|pregnant|expecting(?= [.,]|$)|muslim|christian|hindu|buddhist|religious|disabled|unwell|in good health|malay|chinese|indian|on medication)(?! (?:threaded|tenant|node))'
const now =
  '(?= [.,]|$| (?:now|at the moment|currently|these days|right now|today|there|at present|a month|per month|per annum|a year)\\b)'

/** Private matters without their usual nouns: asked by what follows from them, or by a polite detour. */
export const privateHints = anyOf(
  // Family.
  `with ${little}${noThing}`,
  '(?:the|a|another) baby (?:due|coming|on the way|arriving|expected)|baby due',
  '(?:family|home|domestic|childcare|parental|parenting|caring) (?:commitments?|responsibilit(?:y|ies)|obligations?|duties|situation|ties|arrangements|circumstances|matters)(?! (?:endpoint|service|system|module|api))',
  'personal (?:commitments|circumstances|obligations|life|situation)|commitments (?:at home|outside (?:of )?work)',
  '(?:juggle|juggling|balance|balancing|combine|combining|reconcile) (?:[a-z]+ ){0,4}(?:family|kids|children|parenting|motherhood|fatherhood|home|a baby)',
  '(?:settle|settled|settling) down|tie the knot|tied the knot|breadwinner|nanny|day ?care|school run|nursing mother|biological clock',
  '(?:who|anyone|anybody|someone) (?:else )?(?:lives?|stays?|living|staying) with you|(?:live|stay|living|staying) with (?:your|the) (?:parents|folks|family|in laws)',
  `(?:if|whether|that) you are ~ ${state}`,
  'are you ~ attached(?! to)|you spoken for',
  '(?:sole|only|main|second|primary) (?:earner|provider|carer)',
  '(?:anyone|anybody|someone|somebody) (?:at home |else |in the family )?(?:going to )?(?:mind|object|complain|miss you|be upset|be unhappy)(?= [.,]|$| (?:if|that|when) you\\b)',
  '(?:bachelor|bachelorette|spinster|newly wed|newlyweds?|honeymoon)',
  '(?:addition|additions) to (?:the|your) family|your (?:folks|in laws|relatives|better half)(?= )|you (?:need|have) to (?:pick up|fetch|drop off)(?= (?:after|before|at|from) (?:work|school))',
  'how far along are you|how many (?:months|weeks) (?:along|gone)',
  // Age.
  '(?:which|what) year did you (?:~ )?(?:leave|finish|graduate|complete|enter|start) (?:from )?(?:university|college|school|uni)|(?:senior|advanced|young|old) in years',
  '(?:which|what) (?:decade|era|years) (?:did|were) you|middle aged|getting on a bit|long in the tooth|grew up in the|no spring chicken',
  '(?:candles|birthdays?)(?: [a-z]+){0,5} (?:birthday|cake|you)|(?:last|next) birthday',
  '(?:were you|you were) (?:~ )?(?:around|alive|even born|at school|a child|a kid|a teenager) (?:when|before|during|in)',
  '(?:your|this|that) (?:stage|time|point|phase) (?:of|in) (?:your )?life',
  '(?:before|until|till|when) you (?:~ )?(?:retire|retired|turn (?:\\d+|thirty|forty|fifty|sixty))(?= [.,]|$)',
  'your (?:spm|stpm|o levels|a levels|board exams|tenth standard|twelfth standard|gcses?)(?= [.,]|$)',
  'your (?:good |real )?age|your (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties)',
  '(?:did|have) you (?:~ )?(?:finish|finished|leave|left|complete|completed|sit|sat|take|taken) (?:for )?(?:your |high |secondary |primary |the )*(?:school|spm|stpm|form five|a levels|o levels|board exams)(?= [.,]|$)',
  '(?:younger|older) than (?:you|yourself)(?= [.,]|$)|half your age|(?:report|reporting|answer|answering) to (?:[a-z]+ ){0,3}(?:younger|older)(?= [.,]|$| [a-z]+(?: than you)?(?= [.,]|$))',
  '(?:keep up|keeping up|fit in|fitting in) with (?:[a-z]+ ){0,2}(?:younger|young|older)',
  '(?:before|until|till|left before|left until) (?:your )?retirement(?= [.,]|$)|working years|years (?:of work )?(?:do )?you (?:have )?left',
  // Religion and origin.
  '(?:do|would|will|are|can|is) (?:you|your) (?:[a-z]+ ){0,6}(?:diwali|deepavali|ramadan|puasa|hari raya|eid|christmas|easter|thaipusam|vesak|lent|sabbath|chinese new year|friday prayers|surau|solat|headscarf|turban|tudung|hijab|songkok|kopiah)(?! (?:traffic|peak|load|sales?|campaign|season|rush|spike|data|promotion|freeze|demand|shoppers))',
  '(?:dietary|religious|faith|festive) (?:restrictions?|requirements?|needs|observances?|obligations?|reasons|grounds|holidays)(?= [.,]|$| (?:(?:do|did|would|should) you|we should|or|and)\\b)',
  '(?:day of worship|day of rest|worship|place of worship|halal|kosher|fasting (?:month|day|period))(?= [.,]|$| (?:for|to|at|or|too|important|food|meals?|options?)\\b)',
  '(?:an |a )(?:interesting|unusual|lovely|beautiful|pretty|nice|exotic|foreign|rare|uncommon) (?:sur)?name',
  'how (?:devout|religious|observant|pious|strict) (?:are|would|do)|devout|(?:wine|beer|alcohol|pork|beef) (?:[a-z]+ ){0,5}(?:bother|offend|be a problem for|suit) you|orang asli|by descent',
  '(?:which|what) (?:festivals?|festive season|holy days|religious holidays) (?:do|would|will) you',
  'your (?:surname|family name|last name|name) (?:sounds?|is|looks?|suggests?|seems?|from|come from)(?! (?:on|in))',
  '(?:speak|spoken|use|talk|converse) (?:[a-z]+ ){0,2}at home(?= [.,]|$)',
  '(?:what|which) (?:community|dialect group|clan|caste|race|tribe|ethnic group) (?:do|are|did|would) you',
  'your (?:roots|ancestry|ancestors|forefathers|hometown|home town|kampung|native place|home state|first language|passport|race|homeland)(?! (?:scan|reader|service|check))',
  `(?:are|is) (?:you|your [a-z]+) (?:~ )?(?:a |an |of |part ~ |half )?${group}(?= [.,]|$| (?:or|by|descent|origin|too|as well)\\b)`,
  '(?:which|what) (?:passport|citizenship) (?:do|are|did)',
  // Health.
  '(?:break|gap|absence|time off|year off|months off|away|leave|leaving|left) (?:[a-z]+ ){0,5}(?:illness|sickness|medical|burnout|burn out|pregnan\\w+|maternity|a baby|family reasons|health(?! (?:checks?|endpoint|probe|service|company|tech|sector|app)))',
  '(?:can|could|would|will|are|do) you (?:[a-z]+ ){0,5}(?:stairs|lift heavy|lifting|stand(?:ing)? (?:all day|for (?:long|hours))|physically|wheelchair|on your feet)',
  '(?:fit and well|fit for work|in good shape|clean bill of health|stress leave|medical (?:check ?up|certificate|leave|examination)|how many mcs?|counsell?ing|a counsell?or)(?= [.,]|$| (?:do|did|have|are|last|for|to|you|of late)\\b)',
  'you (?:~ )?(?:fully |completely )?(?:recovered|recovering|healed|cured|over) (?:from )?(?:your|the|that|an?) (?:operation|surgery|illness|injury|accident|stroke|cancer|covid|fever|treatment|burnout)',
  '(?:do|did|are|were|have) you (?:~ )?(?:get|fall|feel|often|been|getting|falling) ~ (?:ill|sick|unwell|poorly|tired easily|migraines?|headaches?|dizzy)(?= [.,]|$| (?:often|a lot|much|last|easily|these|regularly|frequently)\\b)',
  '(?:your|anything about (?:your|the)) (?:wellbeing|well being|fitness|physical condition|stamina|sleep|body|state of mind|eyesight|hearing|mental state)',
  '(?:do|will|would|did) you (?:~ )?(?:need|wear|use|require) (?:reading |a |an |your )*(?:glasses|spectacles|contact lenses|hearing aids?|wheelchair|crutches|walking stick|inhaler|insulin)',
  '(?:are|were|how are) you (?:~ )?(?:coping|managing|dealing|struggling) ~ with (?:your |the )?(?:stress|anxiety|pressure in your life|grief|pain)',
  '(?:take|taking|took|on) (?:any |some |regular |daily )*(?:pills?|tablets|medicines?|drugs|antidepressants|painkillers|treatment)(?= [.,]|$| (?:for|regularly|daily|at|every|now)\\b)',
  'how (?:is|are) your (?:own )?(?:eyes|back|heart|knees?|hearing|body|nerves|sleep|weight|blood pressure|eyesight|legs|mind)|your (?:weight|height|blood pressure|body)(?= )|(?:asthma|epilepsy|migraine|arthritis|hypertension|insomnia)|feel (?:low|down|hopeless|depressed)(?= [.,]|$)',
  // Pay.
  '(?:your|present|current|last) (?:pay slip|payslip|pay cheque|wage packet)',
  '(?:what|how much) (?:does|do|did) (?:your|the) (?:present |current |last |previous |old )?(?:firm|company|employer|boss|job|place) (?:~ )?(?:give|gave|offer|hand|pay) you',
  'what would it (?:take|cost) (?:[a-z]+ |, )*(?:to )?(?:bring|get|hire|win|have|poach|tempt) you',
  '(?:how much|what|which (?:figure|number|offer)) (?:[a-z]+ )?(?:would|do|will|should|must) (?:we|they|merbok) (?:~ )?(?:need|have)? ?(?:to )?(?:~ )?(?:beat|match|top|pay)(?= [.,]|$| (?:you|for you|to)\\b)',
  '(?:are|were|do|did) you (?:~ )?(?:earn|earning|making|make|paid|drawing|getting paid) (?:~ )?(?:more|less|over|under|above|below|around|about|at least|close to|well|much|enough)(?! (?:use|sense|of|progress|requests|from)\\b)',
  'take home(?! (?:test|exercise|task|assignment|message|challenge))(?= [.,]|$| (?:pay|a|per|each|every|now)\\b)',
  '(?:was|is|were) the (?:money|pay|salary|perks|benefits) (?:~ )?(?:good|ok|okay|decent|better|fair|worth|poor|bad|alright|enough)',
  `(?:what|how much) (?:are|were) you (?:~ )?(?:drawing|on|making|earning|pulling in|taking home|bringing home|getting|clearing|paid)${now}`,
  `what you (?:are |were |are being |get |currently |now |were being |~ )?(?:make|made|earn|earned|earning|draw|drew|drawing|paid|take home|bring home|on|get now)${now}`,
  '(?:rise|raise|hike|increment|uplift|bump|jump in pay) (?:[a-z]+ ){0,3}(?:are|were|would|do) you (?:hoping|looking|expecting|asking|want|like|have in mind)',
  '(?:figure|ballpark|amount|range|sum) (?:[a-z]+ ){0,2}(?:are|were|would|do|did) you (?:~ )?(?:looking (?:at|for)|hoping for|expecting|have in mind|asking for|like)(?= [.,]|$| (?:per|a|for this|monthly|in terms)\\b)',
  '(?:does|do|did|is|was) (?:your|the) (?:[a-z]+ ){0,2}(?:job|role|employer|position|company|firm|place|boss) ~ (?:pay|paying)(?= [.,]|$| (?:you|well|now|per|a|enough|fairly)\\b)',
  '(?:minimum|lowest|least|smallest) (?:figure |amount |number |sum )?(?:that )?you (?:would|will|could) (?:accept|take|go for|consider|join for|settle for)',
  '(?:more|less|better|higher|lower) than (?:what )?you (?:~ )?(?:get|make|earn|take home|draw)(?= [.,]|$| (?:now|today|currently|there|at)\\b)',
  '(?:take a|a) pay cut|six figures|five figures|in hand (?:salary|pay|figure)|money wise|financial (?:expectations?|situation|commitments)',
)
