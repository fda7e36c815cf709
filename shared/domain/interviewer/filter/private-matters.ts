import { anyOf } from './pattern.ts'

const kin =
  '(?:wife|husband|spouse|children|child|kids|kid|family|parents|mother|father|mom|mum|dad|sister|brother|siblings|son|daughter|baby|babies|girlfriend|boyfriend|fiance|fiancee|in laws|marriage|wedding|marital status|relationship status|love life|family plans|household|dependants|dependents|home life|private life|sexuality|sexual orientation|sex life)'
/** What a program or a vendor names like a relative. */
const noKin =
  '(?! (?:of|process|processes|class|classes|node|nodes|component|components|company|account|accounts|element|elements|span|spans|theme|table|tables|row|rows|job|jobs|task|tasks|directory|board|boards|link|links|tree|module|template|page|pages|plan of|app|application|name))'
const faith =
  '(?:religion|religions|religious (?:beliefs?|views?|background|affiliation)|faith|church|mosque|temple|synagogue|gurdwara|prayers?|beliefs?|god|spiritual life|spirituality|scripture|holy book|pastor|imam|priest)'
const believer =
  '(?:muslim|christian|hindu|buddhist|jewish|jew|catholic|protestant|religious|atheist|agnostic|sikh|taoist|mormon|believer|devout|practising|practicing|spiritual|baptised|baptized|halal|fasting|malay|chinese|indian|bumiputera|bumiputra|foreigner|immigrant|black|white|asian|gay|lesbian|straight|transgender|bisexual)'
const illness =
  '(?:disab\\w+|ill|sick|unwell|healthy|in good health|in bad health|in poor health|pregnant|depressed|on medication|vaccinated|autistic|dyslexic|diabetic|deaf|blind|hard of hearing|bipolar|epileptic|allergic|handicapped|hiv positive|infected|in therapy|physically fit|medically fit|mentally (?:ill|stable|healthy)|colour blind|color blind|contagious|overweight|chronically)'
const condition =
  '(?:disability|disabilities|illness|illnesses|disease|diseases|health (?:issue|issues|problem|problems|condition|conditions|history|concern|concerns)|medical (?:issue|issues|problem|problems|condition|conditions|history|needs|leave)|mental health|medication|medications|medicine|allergies|allergy|condition|impairment|impairments|diagnosis|injury|injuries|surgery|operation|covid|cancer|adhd|autism|depression|anxiety|diabetes|pregnancy|therapy|therapist|sick leave|sick days|vaccination|handicap)'
const pay =
  '(?:salary|salaries|pay|wage|wages|compensation|income|earnings|remuneration|package|ctc|paycheck|pay cheque|payslip|pay slip|take home pay|bonus|pay grade|pay rise|rate of pay|pay range|day rate|stock options|benefits package)'
const whose =
  '(?:current|last|previous|present|old|former|past|most recent|expected|desired|monthly|annual|yearly|base|basic|gross|net|starting|total|existing|latest|first|own|minimum)'
const doYou = '(?:do|did|are|were|have|will|would|can|could|had|is|was) '

/** Age, religion, origin, family, health and pay: never asked, in any words. */
export const privateMatters = anyOf(
  // Age.
  'how (?:old|young) (?:are|were|will) you(?! (?:taking|using))',
  'your (?:own |real |exact |current |actual )?(?:age|date of birth|birth date|birthdate|birthday|birth year|year of birth|generation|retirement|age group|age bracket|star sign|zodiac sign)(?! (?:group in|limits|field|column|calculator|check))',
  '(?:what|which) (?:year|decade|month|day|date) (?:were|was) you born',
  '(?:when|where|in which (?:year|country|town|city)) were you born',
  'you were born',
  `${doYou}you (?:~ )?(?:over|under|above|below|older than|younger than|more than|in your|at least|close to|near|approaching) (?:the age of )?(?:\\d+|twent\\w+|thirt\\w+|fort\\w+|fift\\w+|sixt\\w+|retirement)`,
  'you (?:are|were|must be|look|sound|seem) ~ (?:over|under|about|around|at least|older than|younger than) (?:\\d\\d|twenty|thirty|forty|fifty|sixty|your)(?! (?:percent|minutes|hours|nodes))',
  'you (?:~ )?(?:too old|too young|\\d\\d years old|years old|of retirement age|close to retirement)',
  '(?:when|how soon|at what age) (?:do|will|would|are) you (?:~ )?(?:plan to |planning to |going to |want to |hope to )?retir\\w*(?! (?:the|old|an?|nodes?|it|that|this|hardware|keys?|services?|versions?)\\b)',
  'what age are you',
  'years (?:until|before|till) you retire',
  '(?:how many years ago|which year|what year|when) did you (?:~ )?(?:finish|leave|complete|graduate from) (?:high|secondary|primary) school',
  // Religion, origin, orientation.
  `your (?:[a-z]+ )?${faith}(?! (?:in (?:the|that|your)|propagation|update|network|networks|state|that the))`,
  `(?:what|which|any|a|about) (?:is your |are your )?(?:~ )?(?:religion|faith|church|mosque|temple|god) (?:do|are|did|you|were|is)`,
  `${doYou}you (?:~ )?(?:a |an |of |from |part ~ |really |not )?(?:~ )?(?:[a-z]+ly )?${believer}(?! (?:users|customers|data|values|texts|market|food|label|certificate|hat|box|list|team|office))`,
  'you (?:are|must be|look|sound|seem) ~ (?:a |an )?(?:muslim|christian|hindu|buddhist|jewish|catholic|religious|atheist|sikh|gay|lesbian|transgender|pregnant|married|divorced|disabled|autistic|malay|chinese|indian|foreigner)',
  `(?:do|did|will|would|can|could) you (?:~ )?(?:also |still |ever |often |regularly |personally )?(?:pray|fast|worship|go to (?:church|mosque|temple|mass)|attend (?:church|mosque|temple|mass|prayers|services)|observe (?:ramadan|the sabbath|lent|any religious|religious)|celebrate|believe in (?:god|allah|jesus|anything|a god|heaven)|practi[sc]e (?:a|any|your|islam|christianity|buddhism|hinduism)|follow (?:a|any) (?:religion|faith)|wear (?:a )?(?:hijab|headscarf|turban|cross)|eat (?:pork|halal|beef)|drink (?:alcohol)?(?= [.,]|$)|smoke|belong to (?:a|any) (?:religion|church|race|party|union|tribe|caste))`,
  '(?:what|which) (?:is your |are your )?(?:race|ethnicity|ethnic group|nationality|tribe|caste|skin colou?r|gender|sex|sexual orientation|mother tongue|native language|political party|citizenship)(?! (?:did|does|field|condition))(?= )',
  'your (?:own )?(?:race|ethnicity|ethnic (?:group|origin|background)|nationality|tribe|caste|skin colou?r|sexual orientation|sexuality|gender|sex|mother tongue|native language|native country|home country|accent|political (?:views|party|opinions)|immigration status|heritage|pronouns|origin|origins)(?! (?:checks?|field|column|server|request|shield|condition|conditions))',
  'where (?:are|do) you (?:~ )?(?:originally |come )from(?: originally| really)?',
  'where (?:is|are) your (?:family|parents|people|ancestors) ',
  '(?:who|which party) (?:do|did|will|would) you vote',
  // Family.
  `your ${kin}${noKin}(?= |$)`,
  `${doYou}you (?:~ )?(?:married|single|divorced|engaged|widowed|separated|pregnant|expecting|dating|in a relationship|seeing anyone|seeing somebody|a (?:mother|father|parent|single|mom|mum|dad)|trying for|planning (?:a|to have|to start|on having|on starting) (?:~ )?(?:a )?(?:family|child|children|kids|baby|wedding))(?! (?:threaded|tenant|node|sign|digit|out|from))`,
  `${doYou}you (?:~ )?(?:have|having|got|raise|support|want|plan|hope|intend|wish|expect|thinking|think|look after|care for|take care of|live with|expecting) (?:to have |to start |to get |of having |of starting |about having |about starting |about )?(?:~ )?(?:any |a |an |some |more |another |your |small |young |little |elderly |own |sick |aging |ageing )*(?:${kin}|married|dependants|partner)${noKin}(?= [.,]|$| (?:at|to|and|or|in|who|that|soon|back|already|one|of your own|waiting|here|with you|yet)\\b)`,
  'how many (?:children|kids|siblings|brothers|sisters(?! (?:sites?|teams?|companies))|dependants|dependents|sons|daughters|wives|babies|people live with you)(?! (?:process|processes|nodes|can (?:a|the|each|one)|did (?:the|each) (?:process|node|class|component)|does (?:the|each|a)))',
  'who (?:~ )?(?:will |would |is going to |can )?(?:looks?|looking|takes?|taking|cares?|caring|babysits?) (?:after|care of|for) (?:the |your )?(?:children|kids|baby|family|parents|household|house)',
  '(?:start|starting|have|having|raise|raising|plan|planning) (?:a|your own|more) (?:family|baby|children|kids)(?! of)',
  '(?:maternity|paternity|parental) leave(?= [.,]|$| (?:soon|planned|coming|in))',
  '(?:what does|what do) your (?:partner|other half|better half) ',
  'your (?:life partner|other half|better half|private circumstances|living situation|living arrangements|domestic situation)',
  'do you live (?:alone|with)',
  // Health.
  'your (?:own |mental |physical |general |current |overall )?health(?! (?:check|checks|endpoint|endpoints|probe|probes|monitor|monitoring|data|platform|app|apps|service|services|dashboard|score of|page|report|reports|insurance (?:system|product|api)|route|routes|status (?:page|code)|record system|tech|care))',
  `${doYou}you (?:~ )?(?:now |currently |ever |also |being |been |feeling |feel )?${illness}(?! (?:of|in (?:both|one)|to (?:the|that)|node|nodes|spots?|test|tests|replicas?))`,
  `(?:do|did|have|are|were|had|will|is|was) (?:you|there) (?:~ )?(?:currently |ever |still |also )?(?:have|had|suffer|suffering|suffered|take|taking|live with|living with|been|experience|experienced|need|on|seeing|recovering|recovered|struggle|struggling|deal|dealing|got|recently|treated)(?: from| with| for| diagnosed with| treated for)? (?:~ )?(?:any |a |an |some |chronic |serious |physical |mental |long term |hidden |known |other |pre existing |existing |recent |major |regular |prescribed )*${condition}(?! (?:of|in (?:the|that)|on (?:the|that)|data|records|system|module|variable|in (?:production|code)))(?= |$)`,
  `(?:any|what|which|your) (?:~ )?(?:chronic |serious |physical |mental |long term |hidden |known |other |pre existing |existing |past |personal |own )*(?:disability|disabilities|illness|illnesses|health (?:issue|issues|problem|problems|condition|conditions|history)|medical (?:issue|issues|problem|problems|condition|conditions|history)|impairments?|medications?|allergies|pregnancy|diagnosis|mental health)(?= [.,]|$| (?:do you|did you|have you|are you|should|that|we|i|or|which|affect|is|might|could|to|at)\\b)`,
  'how many (?:sick days|days (?:were|are) you sick|days of sick leave|times were you (?:sick|ill))',
  '(?:have|had|were) you (?:~ )?(?:ever )?(?:been )?(?:hospitali[sz]ed|diagnosed|operated on|vaccinated|injured|in hospital|in rehab|addicted|treated by)',
  'how (?:tall|heavy|fit) are you',
  'how much do you weigh',
  // Pay.
  `your (?:~ )?(?:${whose} )+(?:monthly |annual |yearly |base |gross |net )?${pay}(?! (?:system|module|service|product|table|calculation|data|integration|job|run|manager|version|file|update))`,
  `your (?:salary|wages?|remuneration|earnings|income|ctc|payslips?|pay cheque|paycheck|take home pay|pay history|pay range|pay grade|compensation|expected pay|bonus)(?! (?:system|module|service|product|table|calculation|data|transaction|transactions|integration|job|logic|step|steps|engine|statement feature))`,
  `(?:what|which|how much|how high) (?:~ )?(?:kind of |level of |was the |is the |were the )?(?:~ )?(?:${whose} )?${pay} (?:do|did|are|were|have|had|would|will|was|is) you`,
  '(?:salary|pay|compensation|wage) (?:expectations?|history|requirements?|range do you|demands?)(?! (?:table|field|system|module))',
  'how much (?:~ )?(?:money )?(?:do|did|are|were|have|will|would) (?:you|they|petronas|your [a-z ]+?) (?:~ )?(?:currently |usually |last |then |there |be |been |being )?(?:earn|earned|earning|make|making|made|paid|get paid|getting paid|take home|bring home|pay you|paying you|receive|get)(?! (?:use|progress|sense|of|it|the|that|from caching|traffic|requests|data|out|through|done|memory))',
  'what (?:do|did|does|were|are|would) (?:they|you|it|your (?:[a-z]+ )*?|petronas|the company) (?:~ )?(?:pay you|get paid|earn(?! the| that)|being paid|paid|want to be paid|want to earn)(?! (?:for (?:the|that) (?:hardware|gpus|racks|servers)))',
  '(?:are|were|have) you (?:~ )?(?:being |been )?(?:well |under|over)?paid(?= )(?! (?:for the (?:traffic|servers)))',
  '(?:earn|paid|make) (?:per|a|an|each|every) (?:month|year|hour|week|annum) (?:at|there|now|before|in your)',
  '(?:^|[.,] |and |or )any (?:children|kids|siblings|illness|illnesses|disabilities|allergies|health (?:issues|problems))(?= [.,]|$| (?:at|to|yet))',
  '(?:are you|you are) (?:~ )?(?:a |an )?(?:millennial|boomer|baby boomer|gen [xyz]|malaysian|singaporean|indonesian|bangladeshi|filipino|foreign national|citizen|permanent resident|local|native)(?! (?:users|to|speaker))(?= [.,]|$| (?:citizen|by|or|yourself))',
  '(?:country|city|town|state|village|year|decade|month|hospital) (?:were|was) you born',
  'is your partner (?:~ )?(?:fine|ok|okay|happy|willing|working|employed|from|supportive|moving|coming)',
  'your (?:back|knee|knees|heart|eyes|hearing|eyesight|leg|legs|hand|arm|lungs|blood pressure|weight|sleep|hormones|memory problem) (?:~ )?(?:better|hurt|hurting|bad|ok|okay|fine|healed|pain|condition|problem|still)',
  'what (?:did|do|were|are) you (?:~ )?(?:make|earn|earning|making|getting paid) (?:at(?! the| that| a)|there|before|per|a (?:month|year)|each|in (?:that|your|the) (?:job|role|position|last)|monthly|annually|back)',
  'what were you (?:earning|paid)',
  '(?:was|is) it (?:~ )?(?:burnout|burn out|stress|depression|an illness|illness|your health|health|a health|a medical|pregnancy|family reasons|maternity)',
  '(?:see|seen|saw|visit|visited) (?:a|your|the) (?:doctor|therapist|psychiatrist|psychologist|specialist about)',
  'what did your (?:[a-z]+ ){0,2}(?:job|role|employer|position|company) pay',
  '(?:like|want|hope|expect|need|wish) to (?:earn|be paid|make (?:a|per) )(?! (?:the|that))',
  'did you (?:~ )?(?:get|receive|have) (?:a |any |your )?(?:bonus|bonuses|raise|increment|pay rise|stock options|overtime pay)',
  'what were you on (?:before|there|then|at)',
  '(?:someone|somebody|anyone|anybody|people) (?:at home |else )?(?:to|you) (?:care|look after|support|provide) ?(?:for|at)?',
  'at home(?= (?:to|who|that|with|waiting))',
  'your pay (?:at|in|from|there|back|on|then|before|now)',
  'the pay (?:~ )?(?:good|fair|high|low|like|enough|bad|better|worse)(?= )',
  'how much (?:do|does|did|would|will) (?:[a-z]+ ){1,4}pay you',
  '(?:do|did|will|would|can) you (?:~ )?(?:ever |still |often |regularly )?(?:drink|smoke|vape|gamble)(?= [.,]|$| (?:or|and|alcohol|much|a lot)\\b)',
  'you (?:~ )?(?:get|getting|got|be|been|being|become|becoming|planning on getting) (?:~ )?(?:married|divorced|engaged|pregnant|widowed)(?! (?:to the|with the))',
  'how old (?:would|does|did|will) (?:that|this|it) make you',
  '(?:what|which) age (?:bracket|group|range|band|category) (?:are|do|were) you',
  'is there (?:a|any) (?:mrs|mr|husband|wife|partner|spouse|boyfriend|girlfriend|baby|family)(?= [.,]|$| (?:at|in your|waiting|on the way))',
  'last (?:drawn|pay ?slip|pay ?check)',
)

/** Nouns that in a sentence to "you" are private, unless a word shows that they are somebody else's, in a product. */
const nouns =
  /(?<![a-z])(?:retirement|prayers?|pregnan\w+|religions?|kids|husband|wife|spouse|marriage|marital|disabilit\w+|disabled|illness\w*|medications?|surgery|nationality|ethnicity|born|payslips?|salary|salaries|wages?|childcare|little ones|toddlers?|newborn|mrs|significant other|babysitter|pensions?|lgbt\w*|religious|chronic|burnout|burnt out|off sick|medical reason|medical reasons|fully fit|doctors? appointment|churches|church|mosque|diagnos(?:is|ed)|menopause|hijab|depression|anxiety)(?![a-z])/u
const product =
  /(?<![a-z])(?:users?|customers?|clients?|data|datasets?|systems?|services?|apps?|tools?|models?|tables?|fields?|columns?|librar(?:y|ies)|sites?|websites?|platforms?|products?|calculators?|records?|texts?|patients?|employees?|staff|workers|drivers|members|code|tests?|dashboards?|forms?|api|features?|rules?|classifiers?|market|schemas?|pipelines?|project|engine|software|bug|leak|crash|fault|problem with the|issue in the|reports?|portal|calendar|certificate|checks?|filters?|shoppers?|modules?|readers?|memory|people|donors?|bookings?|holidays?|accessibility|payroll|hr)(?![a-z])/u
const toYou = /(?<![a-z])(?:you|your|yours|yourself)(?![a-z])/u

export const isPrivate = (sentence: string): boolean =>
  toYou.test(sentence) && nouns.test(sentence) && !product.test(sentence)
