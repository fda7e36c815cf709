import { words } from './pattern.ts'

/**
 * What the interviewer may say of itself, of the company and of the candidate, as a list of what is allowed: a promise or a
 * judgement can be worded in endless ways, and what an interviewer has to say is little.
 */
const softly =
  '(?:also |just |only |still |then |first |now |really |quite |briefly |once |again |already |even |later |mostly |often |all |both |clearly |then also )*'

const iMay = words(
  `${softly}(?:(?:will|would|can|could|may|shall|have|had|should|must|might) ${softly})?` +
    '(?:see|understand|understood|hear|heard|follow(?! (?:your|the|any|all|these|those|orders|instructions))|noted|note|repeat|rephrase|reword|ask|asked|explain|clarify|put|wait|mean|meant|wonder|wondered|thank|skip|go on|go back|move on|come back|came back|get back to|return|continue|start|read|leave (?:that|this|it) (?:to|for)|take it|gather|assume|listen|say (?:it|that|the)|said|missed|misheard|misunderstood|lost|see (?:that|from)|wrote|write|pass (?:your|this|that|it|the)|passed (?:your|this|that)|keep|made a note|make a note|did not (?:catch|hear|understand|follow|mean|quite)|do not (?:know|have|need|want to)|not (?:answer|discuss|say|decide|comment|judge|help|talk|speak|share|hear)|give you (?:~ )?(?:a moment|time|some time|more time|a minute|an example|a hint|another)|be (?:brief|quiet|clear|more)|like to (?:hear|know|understand|ask|stay|come|go|look|return|learn|focus|talk|start|move|see|dig|follow)|like (?:your (?:view|opinion|thoughts|take|account)|an example|one example|some detail|more detail)|love to (?:hear|know)|want to (?:make sure|understand|hear|know|ask|be sure|stay|come|check|go|follow|learn|see)|wanted to (?:ask|know|hear|check)|appreciate (?:that|the|your (?:time|patience|detail|question|questions|honesty))|have (?:that|it|this|noted)|(?:have|had) (?:a|one|another|two|the|your) [a-z ]*(?:question|questions|follow up|example|note|cv|point|number)|am (?:here|listening|curious|interested in|wondering|asking|not sure|sorry|afraid|following|thinking of|an ai|only|with you|happy to|glad to|not able|unable|looking at|back|still|not (?:allowed|the right))|help with|use|show|be able)',
)

const weMay = words(
  `${softly}(?:(?:will|would|can|could|may|shall|should|might|do|did|need to|want to|have to|are going to|were) ${softly})?` +
    '(?:go|come|move|stay|return|look|talk|talked|speak|spoke|take|skip|start|started|continue|use|run|work|build|cover|covered|discuss|discussed|focus|leave (?:that|this|it (?:open|for))|get (?:back )?to|turn|hear|know|understand|like to (?:hear|know|understand|see|go)|have|are (?:still|now|in|at|on|talking|interested|speaking|looking at|going to)|were|not (?:need|expect|have|want)|mention|mentioned|imagine|assume|say|see|think about|call|only|keep|dig|step|switch|begin|share|read|learn|ask|touch)',
)

const letUsMay = words(
  `${softly}(?:go|come|move|stay|look|talk|speak|take|turn|start|begin|continue|return|keep|focus|dig|step|think|say|assume|imagine|suppose|put|use|(?:finish|close|end) (?:the|this|that) (?:topic|detour|point|chapter|part|section|topic|question|one|example|thought)|see|pick|consider|switch|follow|zoom|leave (?:that|this|the)|revisit|rewind|hear|work|build|do|make|be|explore|discuss|try|get|cover|pause|give|walk|compare|change|dive|break|slow|narrow|stick|hold|have|ask|know|understand)`,
)

const past =
  '[a-z]+ed|said|told|wrote|built|rebuilt|led|ran|went|came|took|made|did|had|was|were|chose|found|kept|left|lost|met|put|saw|set|spoke|spent|thought|taught|brought|bought|began|broke|cut|drew|drove|fell|felt|flew|gave|got|grew|held|knew|let|meant|paid|read|rose|sent|shut|split|stood|understood|won|dealt|sold|forgot|hid|threw|hit|quit|spread|shot|sought|caught|fought|became|beat the (?:target|deadline|limit)|sat|slept|swapped|rewrote|overrode|oversaw|undid|laid'
const present =
  'mention|say|describe|work|use|run|write|lead|manage|maintain|own|build|talk about|talk of|speak of|speak about|refer|list|name|bring up|point|call|test|deploy|measure|monitor|keep|store|send|write|care|prefer|like|review|teach|mean|start with|combine|split|spend|know(?! (?:your|what you|a lot|so much|everything|nothing|little|enough))|also'
const youMay = words(
  `${softly}(?:` +
    `(?:${past})|(?:${present})(?! (?:in|right in|us|perfectly|well|me))|` +
    '(?:are|are not) (?:right|asking|talking|describing|referring|saying|still|working|using|running|responsible|in charge|on call|based|leading|building|moving|welcome to (?:ask|answer|type|take)|free to (?:choose|answer|use|type|take|pick|leave)|thinking|speaking|looking|comparing|testing|measuring|about to|the (?:lead|owner|maintainer|only|one who|person who)|planning|interested|familiar)|' +
    'seem to (?:have|use|run|rely|prefer|mean)|' +
    'have|' +
    'can (?:~ )?(?:take|answer|use|type|choose|pick|speak|talk|start (?:with|from|anywhere|wherever)|think|skip|describe|give|name|tell|always|ask|keep|stay|simply|write|leave (?:names|that|this|out)|say|repeat|explain|draw|of course|see|read|come back|go back|answer|be brief)|' +
    '(?:may|could|might) (?:~ )?(?:take|answer|use|type|choose|pick|start (?:with|from)|describe|give|name|think|mention|say|ask|skip|have|describe)|' +
    '(?:do|did|need|have) not (?:have|need|mention|say|use|write|know|name|to (?:name|give|know|be|answer|share))|do not have to|need not|' +
    '(?:would|will) (?:have (?:time|a moment|more time|a minute|another)|see (?:the|it|this)|find (?:the|it|this)|need (?:a|the) )' +
    ')',
)

/** Of an answer or a person, wherever such a clause stands. */
const youHaveNot = words(
  'have (?:(?:a|an|the|such|such a|such an|very|really|truly|so|my|our|quite|some|no|all|any|got|clearly|obviously|definitely|certainly|already|what|much|lots of|a lot of) )*(?:lovely|beautiful|great|nice|good|strong|excellent|amazing|brilliant|impressive|outstanding|bright|wonderful|fantastic|remarkable|real|rare|sharp|weak|poor|bad|pleasant|warm|right|perfect|ideal|heavy|thick|charming|positive|confident|young|attractive|friendly|kind|natural|gift|talent|potential|future|chance|accent|voice|face|smile|look|looks|eyes|attitude|personality|presence|charisma|convinced|impressed|earned|what it takes|everything we|all we|(?:[a-z]+ )?(?:manners?|way (?:with|of (?:explaining|speaking|putting|talking|thinking))|temperament|nature|presence of mind|mindset|flair|knack|eye for|head for|energy|sense of humou?r|instincts?|command of|ego|temper|composure|maturity|humility)(?! (?:of|model|cost|usage))|exactly|my (?:vote|support|respect|word|admiration)|no (?:experience|idea|chance|clue|skills)|too little|not enough|lost (?:points|me|us)|answered (?:well|badly|poorly|perfectly|everything|all)|won (?:me|us))',
)

const fragments =
  /^(?:(?:(?:that is )?(?:a )?(?:good|great|fair) (?:point|question|example|place)[a-z ]*|ok|okay|thank you (?:very much|so much|for (?:that|this|the|explaining|sharing|telling|clarifying|being|your (?:answer|patience|question|honesty|detail|explanation|example)))[a-z ]*|thanks for [a-z ]*|thanks a lot|thank you|thanks|that is fine|good to know|i see|all right|alright|right|understood|interesting|great|got it|of course|sure|certainly|no problem|no worries|yes|no|exactly|noted|fine|well|so|now|please|good|perfect|wonderful|lovely|nice|sorry|hello|hi|take your time|that makes sense|that is clear|that helps|(?:that is )?(?:very |really )?(?:helpful|useful)|makes sense|fair enough|(?:that |it )?sounds? (?:complicated|difficult|hard|tricky|busy|familiar|interesting|intense|challenging|demanding|stressful|right|painful|like )[a-z ]*|welcome back|one moment|go ahead|(?:please )?(?:go on|carry on|continue|keep going)|absolutely|true|indeed|perfectly clear|not a problem|no rush|no hurry|whenever you are ready|next|first|then|finally|and then|last question of this section)(?: , | |$))+/u

/** Words that praise or blame, alone or first in a line. */
const verdicts =
  /^(?:(?:just|simply|absolutely|truly|really|very|so|how|oh|wow|ah|that is|it is|what|pretty|quite|yes|ok|okay|well|and) ?,? ?)*(?:not (?:bad|great|good|terrible|ideal|enough|convincing)|so so|excellent|brilliant|amazing|fantastic|outstanding|superb|impressive|incredible|terrific|awesome|stellar|exceptional|remarkable|flawless|phenomenal|extraordinary|magnificent|bravo|splendid|marvellous|fabulous|genius|beautiful|correct answer|wrong|incorrect|terrible|awful|weak|poor|bad|disappointing|nonsense|unacceptable|very good|very nice|very impressive|nice one|great stuff|wow|boring|rubbish|(?:score|grade|rating|rank) ,? ?(?:\d|[abcdf]\b))(?![a-z])(?! (?:storm|forward|hash|server|links?|cases?|memory|tests?|of the|in the (?:benchmark|security)|on the (?:benchmark|security)))/u

const ours =
  '(?:(?:the|our) (?:hiring |recruiting |recruitment )?(?:team|company|manager|managers|managers|recruiter|recruiters|board|committee|panel|director|boss|hr|department|colleagues|engineers)|merbok|hr|they|everyone here|everybody here|people here|someone from (?:the|our) team|somebody from (?:the|our) team)'
const oursMay = words(
  '(?:will|can|could|may|would|is going to|are going to|are able to|is able to|has|have|is|are|was|were|did|had|do) (?:~ )?(?:answer|tell you about|come back to|get back to|reply|explain|help|know|read|see (?:your|this|the) question|look at (?:your|this|the) question|best placed|the right|happy to answer|able to answer|who|that|not)',
)
const post =
  '(?:(?:an|the|this|our|your|that) (?:official |formal |written )?(?:offer|contract|job|position|role|place|salary|package|seat|desk|start date))'

const denied = [
  `${post} (?:is|will|has|are|awaits?|goes|belongs|comes|follows|would) (?:[a-z]+ ){0,4}(?:you|your|yours|on its way|waiting|coming|ready|certain|safe|granted|confirmed|filled|taken|secured)`,
  '(?:that|this|it|which|what you (?:said|did)|all that|everything you said) (?:[a-z]+ly |alone )?(?!tells|gives|helps|brings|leads|takes|lets|allows|keeps|makes (?:it|the)|sends|costs|saves)[a-z]+s (?:you|me|us)',
  '(?:our|the|your) time is (?:now |already |almost )?(?:up|over|out)|(?:out of|run out of|ran out of|no more) time(?= [.,]|$)',
  '(?:the|my|our) (?:very )?last question(?! (?:of|in) (?:this|the) section)(?= [.,]|$| (?:is|was|for|today|of (?:the|our) (?:interview|day)|i|and))',
  '(?:interview|call|session|meeting|conversation) (?:terminated|ended|over|complete|completed|closed|concluded|finished|cancelled|aborted)(?= [.,]|$)',
  'the end of (?:the|this|our|your) (?:interview|conversation|session|meeting|talk|questions)',
  '(?:i|we) (?:am|are) ~ (?:ending|closing|stopping|finishing|terminating|leaving|going to leave|signing off|logging off|hanging up)',
  '(?:secret|magic) word|(?:as you wish|your wish is my command|at your (?:service|command)|yes sir|yes master|yes boss)',
  '(?:make|made|making) the (?:cut|grade|shortlist)',
  '^(?:yes |ok |okay |and |so |right |, )*(?:hired|accepted|rejected|passed|failed|approved|selected|declined)(?= [.,]|$)',
  '(?:that|this|it|your answer|the answer) (?:is|was|gets|got|deserves|earns) ~ an? (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+)(?= [.,]|$| (?:from|for|out|at|in my))',
  'you (?:[a-z]+ly |have |have ~ )?(?:outperform|outperformed|outshine|outshone|surpass|surpassed|exceed|exceeded|excel|excelled|impressed|shone|shine|stood out|qualified|beat|beat out|deserved) ?(?:the (?:rest|others|competition|field)|everyone|everybody|expectations|my|our|all|in this|here|today|it)?(?= [.,]|$| (?:here|today|in this))',
  '(?:best|worst|finest|strongest|clearest|weakest|poorest) (?:answer|response|explanation|reply|interview|conversation)(?= [.,]|$| (?:i|we|so far|today|yet|of the day|of all|anyone|that i|that we))',
  '(?:good luck|fingers crossed|all the luck|best of luck|sleep well|enjoy (?:your|the) (?:day|evening|weekend|rest))',
].map(words)

const start =
  '(?:^|, |(?:^| )(?:and|but|so|then|because|that|since|as|although|though|which|or|afraid|certain|glad|hope|think|believe|guess|doubt|means|promise|convinced|delighted|regret|okay|well|now|yes|no|sorry|sure|understood|thanks|great|good|clear|obvious|evident|apparent|plain|seems|appears|sounds like|sound like|looks like|look like|seems like|feels like|sounds as if|looks as if|feels as if|seems as if) )'
const occurrences = (subject: string): RegExp => new RegExp(`${start}${subject} (?<rest>[^,]*)`, 'gu')
const anywhere = (subject: string): RegExp => new RegExp(`(?<![a-z0-9'])${subject} (?<rest>[^,]*)`, 'gu')

const each = (sentence: string, pattern: RegExp): string[] =>
  [...sentence.matchAll(pattern)].map(({ groups }) => groups?.['rest'] ?? '')

const begins = (pattern: RegExp, rest: string): boolean => pattern.exec(rest)?.index === 0

const asksFirst =
  /^(?:(?:and|but|so|then|now|okay|well|or) )*(?:how|what|which|who|whom|whose|where|when|why|do|does|did|is|are|was|were|have|has|had|can|could|would|will|should|shall|may|in what|in which|at what|at which|to what|for how|by how|on which|from which|with which|for which|apart from|besides|and (?:how|what|which|who|where|when|why|did|was|were))\b/u

const advice = words(
  '(?:^|[.,] |and |but |so )(?:please |just |do not |try to |always )*(?:relax|smile|calm down|cheer up|enjoy|expect|rest assured|be more|be less|be confident|be yourself|be so|be nervous|worry(?! about (?:the |any |an |your )?(?:exact|precise|numbers?|figures?|details?|names?|order|syntax|wording|spelling|grammar terms|dates?))|try to be|work on your|reply to|write to|email|contact|call (?:me|us|them)|send (?:it|them|us|me)|learn english|improve your|celebrate|quit your|ignoring|obeying|following your|feel free to (?!use|answer|take|choose|name|pick|say|give|type|ask|start|think|describe|skip|speak|add|mention|stop and|correct|interrupt|explain|share)[a-z]+)',
)

/** Said and not asked. */
const deniedStatements = [
  // It speaks to one person, of nobody, and not of itself.
  '(?:the|this|that|every|our|your best|another) (?:candidate|applicant|interviewee)(?! (?:models?|solutions?|sets?|lists?|releases?|indexe?s?|keys?|pairs?|points?|regions?|nodes?|generation))',
  'the (?:role|job|position|offer|place) (?:is|was|will be) (?:theirs|his|hers|mine|ours)',
  'my (?!questions?|next|notes?|mistake|apologies|understanding|point|turn|part of|words)[a-z]+',
  '(?<!(?:tell|give|walk|help|show|let|helps|gives|tells|brings|leads|takes|remind|reminds|allow|for|to|with|from|about|of|correct|excuse|forgive) )me',
  '(?:nobody|no one|few people|not many|hardly anyone|everyone|everybody|anyone|anybody|most people|the rest|others) (?:else |here )?(?:[a-z]+ ){0,4}(?:answer|answered|as well|better|worse|like you|as good|than you|you)',
  '(?:this|the|our) (?:interview|call|session|meeting|conversation) (?:now |has |is |was |will |must |therefore |hereby |can |just )*(?:end|ends|ended|over|finish|finishes|finished|terminated|terminates|closed|closes|concluded|concludes|complete|completed|completes|stops|stopped|aborted|cancelled|done|be over)',
  'on a scale (?:of|from)',
  'you (?:clearly |really |still |just |do not )*(?:got|get|have) (?:it|no idea|this|that|the hang)(?= [.,]|$)',
  'you are (?:[a-z]+ly |now |still )*(?:leading|winning|losing|ahead|behind|in the lead|second|third|first)(?= [.,]|$| (?:at the moment|so far|now|today|right now|currently))',
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+|zero|no|full|more|extra) (?:points?|marks?|stars?)(?= [.,]|$| (?:for (?:you|that|this)|to you|from me|go to))',
  'i am (?:glad|happy|pleased|delighted|lucky|grateful) (?:to (?:meet|have|know|see|talk|speak|hear)|that|with|about|you)',
  'we (?:will|shall|are going to|would) (?:~ )?(?:get back to you|be in touch|contact you|let you know|call you|write to you|come back to you|return to you)',
  'you (?:~ )?(?:need|ought|should|must|have) to (?:~ )?(?:work|improve|learn|practi[sc]e|smile|relax|prepare|study|change|speak)',
].map(words)

/** "That will be all", "it was nice talking to you", "it is a yes from me": no statement about work. */
const outOfPlace = [
  '(?:will|shall|going to|gonna) ',
  '(?:from me|to you|for you|of you|in you|with you|about you|proud|dear|respect|courage)(?= [.,]|$)',
  '(?:nice|good|great|lovely|pleasure|delight|honou?r|joy|fun|wonderful) (?:talking|meeting|speaking|chatting|having you|knowing|working with you|to (?:talk (?:to|with)|meet|speak (?:to|with)|chat|have you|know you|see you|hear (?:you|that you)))',
  '(?:this|that|it) (?:concludes|ends|completes|closes|settles|does it|is a (?:yes|no|pass|fail))',
  '(?:enough|not) (?:good|enough) (?:enough|for)',
  'not good enough|not what i|no idea|bright future|good news|bad news|your (?:future|dreams|luck)',
].map(words)

const minStatementWords = 4
/** "Okay, so two regions." */
const takesUp = /^(?:(?:okay|ok|right|all right|i see|understood|and|so|then) ,? ?)+[a-z]/u
const mayBeSaid = words(
  '(?:the|our|a|it|this|that|there|they|these) [a-z ]*?(?:team|people|recruiters?|managers?|colleagues?) (?:~ )?(?:can|will|could|is|are|may) (?:~ )?(?:answer|explain|tell you about|read|come back|reply|help|know|the right|best|who)',
)

/** A statement that neither reports what was said nor leads on: short words of course, or something about work. */
function isOutOfPlace(sentence: string): boolean {
  const rest = sentence.replace(fragments, '').trim()
  // The candidate's name may follow: "Thank you, Aisyah."
  if (rest === '' || (sentence.startsWith('thank') && /^[a-z]+$/u.test(rest))) return false
  if (advice.test(sentence)) return true
  if (mayBeSaid.test(sentence)) return false
  if (rest.split(' ').filter((word) => /[a-z0-9]/u.test(word)).length < minStatementWords)
    return !(
      leadsOn.test(rest) ||
      (takesUp.test(sentence) && !/(?:point|mark|score|grade|star)s?\b/u.test(rest))
    )
  return !leadsOn.test(rest) && outOfPlace.some((pattern) => pattern.test(rest))
}

const leadsOn = words(
  '^(?:and |but |so |then |now |please |in short , |in other words , )*(?:i|we|let us|let me|you|your cv|tell me|describe|walk me|give me|pick|take|imagine|suppose|think|explain|name|choose|say|assume|consider|compare|talk me|share|start with|help me)',
)

const ofMe = anywhere('i')
const ofLetUs = anywhere('let us')
const ofYou = anywhere('you')
const weClause = occurrences('we')
const youClause = occurrences('you')
const oursClause = occurrences(ours)

/** Whether a sentence, in plain words, claims what only people may: a decision, a promise, an opinion, an end. */
export function claimsTooMuch(sentence: string, isQuestion: boolean): boolean {
  if (verdicts.test(sentence) || denied.some((pattern) => pattern.test(sentence))) return true
  if (each(sentence, ofMe).some((rest) => !begins(iMay, rest) && !isQuestionAboutMe(rest))) return true
  if (each(sentence, ofLetUs).some((rest) => !begins(letUsMay, rest))) return true
  if (isQuestion && advice.test(sentence)) return true
  if (!isQuestion && deniedStatements.some((pattern) => pattern.test(sentence))) return true
  if (!isQuestion && isOutOfPlace(sentence)) return true
  const stated = isQuestion ? statedBefore(sentence) : sentence
  if (stated === '') return false
  return (
    each(stated, weClause).some((rest) => !begins(weMay, rest)) ||
    each(stated, youClause).some((rest) => !begins(youMay, rest)) ||
    each(stated, oursClause).some(
      (rest) => /(?<![a-z])(?:you|your|yours|hire|offer)(?![a-z])/u.test(rest) && !begins(oursMay, rest),
    ) ||
    each(stated, ofYou).some((rest) => begins(youHaveNot, rest))
  )
}

/** What a question says before it asks. */
function statedBefore(sentence: string): string {
  const clauses = sentence.split(/ , /u)
  const asking = clauses.findIndex((clause) => asksFirst.test(clause))
  return asking < 0
    ? sentence
    : clauses
        .slice(0, asking)
        .filter(
          (clause) =>
            !/^(?:if|when|before|after|while|on|in|at|once|without|apart|of|for|with)\b/u.test(clause),
        )
        .join(' , ')
}

/** "Shall I …", "May I …": the verb follows, and the same verbs are allowed; "what should I know" asks the candidate. */
const isQuestionAboutMe = (rest: string): boolean => /^(?:know|be aware|join|joined|started|o)\b/u.test(rest)
