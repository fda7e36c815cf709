import { anyOf, claimed } from './pattern.ts'

const praise =
  'great|excellent|brilliant|amazing|fantastic|perfect|outstanding|superb|wonderful|impressive|incredible|terrific|awesome|stellar|exceptional|remarkable|flawless|phenomenal|extraordinary|magnificent|spectacular|marvellous|marvelous|splendid|fabulous|beautiful|lovely|good|strong|solid|insightful|thoughtful|fine|nice|clever|smart|first class|top notch|world class|inspiring|compelling'
const blame =
  'weak|poor|bad|terrible|awful|disappointing|wrong|incorrect|mediocre|horrible|inadequate|unsatisfactory|unacceptable|lousy|pathetic|shallow|vague|confusing|boring|lame|sloppy|silly|stupid|insufficient|unconvincing|average|below average'
const strongPraise = praise.replace('|good|strong|solid|insightful|thoughtful|fine|nice|clever|smart', '')
const reply =
  '(?:answer|answers|response|responses|reply|replies|explanation|explanations|job|effort|performance|interview|start|work|communication|stuff|thinking|attitude|introduction)'

const person =
  'nervous|calm|tired|anxious|stressed|confident|insecure|smart|intelligent|brilliant|talented|impressive|gifted|amazing|excellent|outstanding|great|perfect|wonderful|fantastic|charming|beautiful|handsome|pretty|attractive|gorgeous|cute|friendly|likeable|likable|nice|kind|sweet|shy|arrogant|rude|aggressive|lazy|stupid|dumb|incompetent|weak|strong|slow|quick|bright|clever|sharp|wise|overqualified|underqualified|unqualified|qualified|capable|competent|skilled|skilful|skillful|knowledgeable|experienced|inexperienced|junior|senior|ideal|exceptional|remarkable|extraordinary|incredible|awesome|phenomenal|passionate|enthusiastic|motivated|unmotivated|professional|unprofessional|honest|dishonest|lying|trustworthy|reliable|unreliable|mature|immature|young|old|emotional|cold|warm|articulate|eloquent|well spoken|persuasive|creative|boring|interesting|fascinating|suitable|unsuitable|good|bad|terrible|awful|hopeless|useless|impatient|distracted|unprepared|prepared|well prepared|special|inspiring|terrific|superb|flawless|modest|humble|polite|sad|upset|happy|ill|sick|healthy|fit|fat|thin|drunk|relaxed|tense|cut out|made for|born for|destined|exactly (?:what|who|the)|just (?:what|who)|right for|wrong for|perfect for'
const noun =
  '(?:candidate|applicant|fit|match|engineer|developer|communicator|leader|person|team player|speaker|professional|thinker|problem solver|genius|star|rock ?star|natural|talent|asset|expert|hire|winner|loser|liar|mess|failure|disappointment|catch|gem|legend|hero|superstar|man|woman|guy|girl|lady|architect|programmer|manager|colleague|employee|listener|learner|choice|prodigy|unicorn|pleasure|joy)'
const ofPerson =
  '(?:accent|voice|face|looks|look|appearance|english|grammar|pronunciation|smile|clothes|outfit|hair|tone|body language|eye contact|personality|character|attitude|intelligence|age|photo|picture|eyes|skin|weight|energy|confidence|communication|enthusiasm|passion|talent|manner|manners|posture|nerves|mood|stutter|stammer|lisp|dialect|gender|honesty|humility|charisma|brilliance|competence|ability|abilities|potential)'

/** Comments on the person, and judgements of what they said: an interviewer asks and acknowledges. */
export const judgements = anyOf(
  claimed(
    `you (?:are|seem|sound|look|appear|come across as|come over as|must be|seem to be|appear to be|are being|have been|were) ~ (?:a |an |the |not |not ~ )?~ (?:${person})(?! (?:that|about|of|at|on|for the (?:rollout|release|incident)|to (?:say|mention|ask|hear|see)|when|if|with (?:the|a|that|this|these|those|kubernetes|go|python|sql)|in (?:go|python|rust|java|sql|c|one|two|the)))(?= |$)`,
  ),
  claimed(
    `you (?:are|would be|will be|make|would make|seem|sound like|look like|were|have been|must be|seem like) ~ (?:a|an|the|one|our|such a|quite a|my|no|not a|not an) (?:[a-z]+ ){0,3}${noun}(?! (?:on|of the (?:incident|shift)|for the (?:team|project)|in (?:the|that|a)|at))(?= |$)`,
  ),
  claimed(
    `(?:that|this|it|these|those|which|what) (?:is|was|are|were|sounds|sounded|seems|looks)? ?~ (?:not )?~ (?:a |an |some |the )?~ (?:${praise}|${blame}) ${reply}(?! (?:time|times|code|queue|you|did|for the))`,
  ),
  `(?:^|[.,] |and |but )~ (?:what )?(?:a |an |another |truly |such )*(?:${praise}|${blame}) ${reply}(?= [.,]|$| and | but )`,
  `(?:^|[.,] |and |but )what (?:a |an )(?:[a-z]+ )?(?:${praise}|${blame}) `,
  `${claimed(`(?:that|this|it) (?:is|was|sounds|sounded|seems)`)} ~ (?:not )?~ (?:${strongPraise}|${blame})(?= [.,]|$| and | but )`,
  `your ${reply} (?:is|was|are|were|has been|have been|seems|sounds|sounded|showed|shows|demonstrates|lacks|lacked|deserves|proves|left|makes|made me) `,
  `(?:that|this|your|the|my) (?:last |first |whole )?${reply} (?:is|was|were|sounds|sounded) ~ (?:not )?~ (?:a |an )?(?:${praise}|${blame})(?! (?:from|for the|of the (?:model|bot)))`,
  `your (?:[a-z]+ )?(?:skills?|knowledge|experience|background|profile|performance|answers?|results?|cv|resume|career|english) (?:so far |today |here )?(?:is|was|are|were|seems?|looks?|sounds?) ~ (?:not )?~ (?:a |an |the )?(?:${praise}|${blame}|enough|sufficient|limited|better|worse|ideal|just|exactly|lacking|missing|rare|above|below|relevant|right|fitting|suitable|positive|negative|too|best|convincing|what we)`,
  'well (?:done|said|put|answered|explained|spoken)',
  '(?:good|great|nice|excellent|amazing|fantastic|awesome) (?:job|work|one|going|for you|on you)(?= [.,]|$| (?:on|with|there|explaining|describing|answering) (?:that|this|it|the question)(?: one)?(?= [.,]|$))',
  '(?:bravo|kudos|spot on|nailed it|hats off|chapeau|you rock|you rule|way to go|keep it up|full marks|good on you|wow)',
  claimed(
    'you ~ (?:did|have done|are doing|answered|explained|handled|performed|spoke|speak|communicate|communicated|express|did not do|have not done)(?: that| this| it| yourself| everything| the interview)? ~ (?:great|good|well|badly|poorly|amazing|amazingly|brilliantly|excellently|perfectly|beautifully|fantastic|excellent|wonderfully|terribly|clearly|superbly|eloquently|confidently)',
  ),
  'you (?:nailed|aced|crushed|smashed|killed|messed up|blew|ruined|impressed|amazed|disappointed|surprised|inspired|wowed|stunned|charmed|bored|touched) (?:it|that|this|me|us|the (?:question|answer|interview))',
  'i (?:am|was|have been) ~ (?:impressed|amazed|astonished|stunned|blown away|in awe|delighted|thrilled|disappointed|unimpressed|unhappy|not happy|not convinced|convinced|touched|proud|a fan|inspired|charmed|shocked|bored|honoured|honored|pleased (?:with|by))',
  '(?:i|we) ~ (?:like|love|admire|adore|enjoy|enjoyed|respect|hate|dislike|loved|liked|admired|prefer|envy) (?:you|your|how you|the way you|what you|that about you|talking|speaking)',
  '(?:i|we) ~ (?:appreciate|value) (?:your (?!time|patience|detail|details|question|questions|answer|honesty)|how (?:smart|good|brilliant))',
  '(?:i|we) ~ (?:think|believe|feel|find|consider|guess|see|can (?:see|tell|hear)|could (?:see|tell|hear)|know|sense|notice|noticed|suspect|must say|would say|have to say) (?:that )?(?:you (?:are|were|have the|lack|do not|can not|will|would (?:be|fit|do)|seem|look|sound|could be)|your [a-z]+ (?:is|are|was|lacks|needs))(?! (?:asking|right|correct|still there|talking about|looking for|describing|referring|speaking about|used|mentioned|ready))',
  `your (?:[a-z]+ )?${ofPerson} (?:~ )?(?:is|are|was|were|seems|sounds|looks|makes|shows|could be|needs|need|has|have been|impresses|impress|stands out|speaks for|lacks|reveal|reveals|tells|suggests|worries|betrays) `,
  '(?:people|someone|somebody|a person|an engineer|engineers|men|women|anyone) (?:like|such as) you(?= [.,]|$| (?:are|is|do|can|will|would|should|have|need|make|get)\\b)',
  `(?:such|real|great|remarkable|a lot of|much|true|genuine|your|so much|clear|good|rare|lovely) (?:[a-z]+ )?(?:honesty|humility|modesty|maturity|patience|courage|kindness|dedication|commitment|passion|enthusiasm|confidence|leadership|integrity|professionalism|character|initiative|intelligence|wisdom|curiosity|discipline|grit|arrogance|ignorance|laziness)(?= [.,]|$| (?:is|are|does|do|on your|from you|in you|of yours|there|here|indeed|and|as|speaks|shows|in a person)\\b)`,
  '(?:shows|show|showed|says|speaks|reflects|proves|demonstrates|suggests|reveals|points to) (?:[a-z]+ ){0,5}(?:on|about|of|in) (?:you|your part|your character|you as a)(?= [.,]|$)',
  '(?:does|do) you (?:credit|proud|justice|honou?r)|on your part(?= [.,]|$)',
  'you (?:~ )?(?:have not|did not|had not|should have|ought to have|could have) (?:~ )?(?:done|do|did|prepared|prepare|read up|study|studied|learn|learnt|learned|revise|revised|know|known|think|thought)(?: about| for)? ?(?:your|this|that|the|any|enough|more|better)? ?(?:homework|preparation|research|interview|basics?|harder|better|enough|well)',
  `(?:handled|did|managed|answered|spoke|explained|approached|tackled|carried|thought|acted|reacted) (?:[a-z]+ ){0,3}(?:like|as) (?:a |an )(?:[a-z]+ )*${noun}(?= [.,]|$)`,
  '(?:^|[.,] )(?:[a-z]+ ,? ?)?(?:so|very|damn|too) [a-z]+ (?:one )?(?:you|la|lah|ah|leh|lor)(?= [.,]|$)|(?:^|[.,] )[a-z]+ you(?= [.,]|$)(?<!(?:thank|thanks|and|are|do|did|about|with|to|for|have|can|will|would|were) you)',
  '(?:that|this|it|which) (?:is|was) ~ (?:beautifully|brilliantly|wonderfully|clearly|superbly|nicely|perfectly|elegantly|excellently|poorly|badly|masterfully|neatly|eloquently|well) (?:explained|put|said|answered|told|described|argued|phrased|reasoned|handled|done)(?= [.,]|$| (?:and|indeed|there|by you|of you)\\b)',
  `(?:are|were) you (?:always|usually|normally|naturally|generally|by nature|often) ~ (?:this |that |a |an |such a |such an )?(?:${person})(?= [.,]|$| (?:or|person|with people|in interviews|under)\\b)`,
  `(?:why|how come|how) (?:are|were|did) you (?:get |become |seem |sound |look )?(?:so|this|that) (?:${person})(?= [.,]|$| (?:today|now|at|about (?:this|it)|all)\\b)`,
  `(?:what|such) (?:a|an) (?:[a-z]+ )?(?:voice|smile|accent|face|person|candidate|career|talent|mind|pleasure|impressive|brilliant|background|experience)`,
  `(?:your|you have|you have got|with|you possess|you bring|you show|you showed|you lack|you demonstrate) (?:a |an |such |very |really |truly |so |clearly |obviously |the )*(?:${strongPraise}|strong|solid|weak|poor|limited|little|insufficient|no real|great|rare|deep|enough|right|not enough|exactly the) (?:[a-z]+ )?(?:experience|background|cv|resume|career|skill|skills|skillset|profile|track record|knowledge|understanding|communication|abilities|ability|talent|potential|grasp|english|mind|personality|attitude|expertise|qualities|qualifications|leadership)(?! (?:of|in|with) (?:the|a|that|these|those|this) )(?= [.,]|$| (?:and|in|with|for|of|we|that)\\b)`,
  'you (?:remind|fascinate|impress|amaze|worry|disappoint|concern|inspire|bore|annoy|frustrate|charm) (?:me|us)',
  'you (?:clearly |obviously |really |certainly |do |do not |truly |seem to |definitely )*(?:know what you are (?:talking about|doing)|have what it takes|know your stuff|stand out|shine|belong here|deserve|lack|fit (?:in|right in|well|perfectly|the role|this role|our)|do not (?:belong|fit|deserve|know enough))(?! (?:a lock|memory|data|the))',
  '(?:better|worse|stronger|weaker|smarter|more (?:qualified|experienced|talented|impressive|capable|suitable)) than (?:i|we|most|many|others|other people|anyone|anybody|everyone|everybody|expected|all)',
)
