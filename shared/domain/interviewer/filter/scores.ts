import { anyOf } from './pattern.ts'

const number =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|full|top|high|low|perfect|maximum|zero|a hundred|hundred|ninety|eighty|a|an a|an)'
const ours =
  '(?:interview|answer|answers|reply|response|conversation|question|questions|section|round|performance|communication|technical (?:skills|part|assessment)|culture fit|assessment so far|this|that (?:one|answer)|criterion|criteria)'
const candidates = '(?:candidates?|applicants?|interviewees?|contenders?|finalists?)'
/** "Candidate models", "candidate solutions" and other things with this name. */
const noThing =
  '(?! (?:model|models|solution|solutions|set|sets|list|lists|release|releases|index|indexes|key|keys|pair|pairs|point|points|region|regions|node|nodes|generation|queries|items|documents|design|designs|for (?:each|a|the) (?:vacancy|job|query|deployment|rollout|release)))'

/** No number, mark or place among others, neither of a person nor of an answer. */
export const scores = anyOf(
  'you (?:~ )?(?:got|get|had|have|answered) (?:~ )?(?:(?:all|most|none|half|some|few|[a-z0-9]+ out of [a-z0-9]+|\\d+|one|two|three|four|five|six) (?:of (?:them|these|those|the questions) |questions |answers )?|that (?:one |question |answer )?|this (?:one |question )?|it )(?:right|correct|wrong|correctly)(?= [.,]|$)',
  '(?:is|was|be|as|it|that|this) (?:a|an) (?:~ )?(?:clear |bare |marginal |narrow |strong |borderline )?(?:fail|pass|distinction|merit|credit)(?= [.,]|$| (?:on|for|in|from) (?:this|that|the|my|me|you)\\b)',
  'you (?:have |will |would |are )?~ (?:lost|lose|losing|gain|gained|gaining|dropped|won|picked up|earned|missed|collected) (?:~ )?(?:some|a few|several|no|any|more|a couple of|a|many|half a|those) (?:marks?|points?)(?! (?:of|in (?:the|your)))',
  '(?:that|it|this|answer) (?:is|was|be|are) ~ worth (?:an? |about |around |roughly )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|half)(?= [.,]|$| (?:to me|out|from|points?|marks?))',
  '(?:half|quarter|single|whole|full) (?:an? )?(?:marks?|credit)(?= [.,]|$| (?:for|there|from)\\b)|(?:answer|response|reply) (?:is|was) ~ (?:half|partly|partially|mostly|not) (?:right|correct|wrong)',
  '(?:^|[.,] |and |but |so )(?:not one of |none of |most of |some of |few of |many of |the )?(?:the )?others (?:~ )?(?:had|have|thought|said|gave|answered|knew|mentioned|did|were|got|missed|struggled|usually|tend)(?! (?:the same|failed))(?= )(?! [a-z ]*\\b(?:replica|node|service|server|team)s?\\b)',
  '(?:stronger|better|weaker|other|more suitable|similar|competing) (?:profiles|cvs|resumes|applications|people|talent|interviewees) (?:[a-z]+ )*(?:in (?:the|our) (?:pipeline|pool|running|process|queue)|lined up|waiting|on (?:the|our) list)',
  '(?:average|typical|usual|normal|ordinary|weaker|stronger|better|good|strong|standard) (?:candidate|applicant|interviewee)s?(?! (?:models?|keys?|sets?|releases?|nodes?))',
  '(?:our|my|this|the) (?:rubric|scale|scorecard|marking scheme|matrix) ,? ?(?:you|your|that|this|it)|you are (?:~ )?(?:at|on) (?:a )?(?:level|grade|tier|band) ',
  'you (?:have |are )?~ (?:lost|lose|losing|gained|made up|gaining) (?:some |a little |a lot of )?ground',
  '(?:yesterday|today|last week|this morning) ?(?:applicant|candidate|interviewee|interview|one)s?(?= [.,]|$)',
  '(?:nobody|no one|none|few|hardly anyone|not many) (?:else |others? |people )?(?:~ )?(?:has |have |had )?(?:explained|answered|said|put|described|mentioned|thought of|got|spotted|managed|gave|given) (?:[a-z]+ ){0,3}(?:well|better|clearly|right|that|so)(?= [.,]|$| (?:today|so far|yet|before|well|as)\\b)',
  '(?:i|we) (?:have |have ~ )?(?:heard|seen|had|met|interviewed) ~ (?:far |much )?(?:stronger|better|weaker|worse|clearer|deeper|fuller|poorer|smarter|sharper)(?! (?:results|numbers|latency|throughput))',
  '(?:person|one|guy|lady|fellow|chap|engineer|people|folks|others) (?:just )?(?:before|ahead of|after) you(?= [.,]|$| (?:was|were|did|had|said|gave|answered|could|today)\\b)',
  '(?:others|people|those|everyone|anyone|most|many|folks|engineers) (?:that |who |whom )?(?:i|we) (?:have |have ~ )?(?:~ )?(?:spoken|interviewed|met|talked|screened|speak|interview|meet)(?= [.,]|$| (?:to|with|so far|today|this|for|here)\\b)',
  'on (?:our|my|the|any) scale ,? ?you',
  'you are ~ an? (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+)(?= [.,]|$| (?:out|of|from|for|at best))',
  `(?:last|next|first|previous|second|present) ${candidates}${noThing}`,
  '(?:better|worse|stronger|weaker|clearer|faster|smarter) than (?:the )?(?:last|previous|first|other|next|earlier) (?:one|person|candidate|two|three|few)(?= [.,]|$| (?:i|we|today|here|who))',
  `i (?:would |will |can |shall |have |have to |must |am going to |could |do )?~ (?:give|gave|giving|rate|rated|score|scored|grade|graded|mark|marked|award|awarded|assess|assessed|evaluate|evaluated|rank|ranked|put|place) (?:you|your|that answer|this answer|that a|that an|that (?:${number})|it (?:a|an|${number}))`,
  `(?:i am|we are|we|the (?:team|system)) (?:will |would )?~ (?:rate|rating|score|scoring|grade|grading|rank|ranking|mark|marking|assess|assessing|evaluate|evaluating) (?:you|your)`,
  `your (?:[a-z]+ )?(?:score|rating|mark|marks|grade|ranking|rank|points|evaluation|percentile|total) (?:so far |today |now |for (?:this|that|the) [a-z]+ )?(?:is|was|are|will be|would be|has|stands|comes|of|on|out of|went|goes|drops|rises|improves)(?! (?:calculated|computed|stored|compared|shown|measured|produced))(?= )`,
  `you (?:have |are |are ~ |will |would |currently |so far )?(?:scored|score|scoring|get|got|earn|earned|receive|received|have|achieve|achieved|at|deserve) ~ (?:an? )?${number} ?(?:out of|/|of) ?(?:\\d+|ten|five|a hundred|hundred|twenty)(?! (?:[a-z]+ )?(?:in|on|for|at|with) (?:the|your|that|a|an|mlperf|[a-z]+perf) (?!${ours}))`,
  `you (?:have |are |will |would )?(?:scored|score|get|got|earn|earned|receive|received|achieve|achieved|lose|lost|deserve) ~ (?:an? )?${number} (?:points?|stars?|marks?|percent|%)(?! (?:in|on|for|at|with|of|from|by|on the) (?!${ours}|the (?:${ours})|your (?:${ours})|this))`,
  `(?:answer|that|this|it|response|you|performance) (?:is|was|gets|got|earns|deserves|scores|rates|would be|are|were|earned) ~ (?:an? |worth )?(?:${number}) ?(?:out of|/) ?(?:\\d+|ten|five|a hundred|hundred)`,
  `(?:^|[.,] )(?:an? )?${number} ?(?:out of|/) ?(?:\\d+|ten|five|a hundred|hundred)(?= [.,]|$| for )`,
  `(?:score|rating|grade|mark) (?:of|is|=|,) ?,? ?~ (?:\\d+|ten|nine|eight|seven|six|five|[abcdf](?: plus| minus)?\\b)(?! (?:in|on|for|at|with|to|ms|percent of|gb|points? (?:in|on)))`,
  '(?:full|top|bonus|extra|perfect|high|maximum) (?:marks|points|score|grade)(?! (?:of|in|on|from|did|that))',
  'an? ?[abcdf](?: plus| minus|\\+)? ?(?:grade|for (?:you|that|this|effort))',
  '(?:^|[.,] |deserves? |gets? |got |earns? |gives? |worth )(?:five|5) stars?',
  '(?:gold star|thumbs up|two thumbs|a plus)',
  `(?:you|that|this|it) (?:is|are|was|were|gets|get|deserves?) ~ an? ?a ?\\+`,
  `you (?:are|were|would be|will be|seem|come|stand|finish|place|placed|rank|ranked) ~ (?:the |our |my |in |at |among )?~ (?:the |our |my )?(?:best|strongest|top|first|number one|number 1|leading|favourite|favorite|weakest|worst|last|second best|most promising|ahead|better|frontrunner|front runner|highest|lowest|most qualified)(?: [a-z]+)? ?(?:${candidates}|of (?:all|everyone|everybody|the day|the group|them all)|among|that (?:i|we) have|i have|we have|so far|on (?:my|our|the) list|of (?:my|our|the) list|person|than|today|choice|in line)${noThing}`,
  `you (?:are|were|rank|ranked|place|placed|come|stand) ~ (?:at |in )?(?:the )?(?:number (?:one|two|\\d+)|first|second|third|top (?:\\d+|ten|five|three)|bottom)(?: place)?(?= [.,]|$| (?:among|of (?:all|the|our)|so far|today|out of|for this))`,
  `(?:best|strongest|top|weakest|worst|better|favourite|favorite|leading|most promising|most qualified|ideal|perfect|front running|stand ?out) ${candidates}${noThing}(?= [.,]|$| (?:so far|i|we|today|this|of|in (?:the|our)|that|for (?:this|the|our) (?:job|role|position)|yet|and))`,
  `(?:other|previous|most|all|many|earlier|fellow|competing|remaining|rival|the \\d+|few|some|hundred) ${candidates}${noThing}`,
  `(?:compared|relative|next) (?:to|with) (?:the |all )?(?:others|other people|${candidates}|everyone|everybody|your competitors)`,
  `(?:ahead of|better than|worse than|above|below|behind) (?:the |all |all the |most )?(?:others|competition|rest of the|${candidates}|everyone else|field)(?= [.,]|$| )`,
  `(?:rank|ranks|ranked|ranking|place|places|score|rate) (?:you|yourself) `,
  'top of (?:my|our|the) (?:list|ranking|shortlist|pile)',
  '(?:my|our) (?:assessment|evaluation|verdict|judgement|judgment|scoring|ranking|shortlist|rating|impression|opinion) (?:of you|is|of your|so far|would)',
)
