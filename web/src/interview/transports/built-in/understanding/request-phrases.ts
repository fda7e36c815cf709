import { ask, duration, forMe, leavingReason, object } from './phrases.ts'
import { anyOf, maybe, perhaps } from './tiling.ts'

const again = anyOf(
  'again|once more|once again|one more time|one more|another time|a second time|one time|twice|one last time|over again',
  `${maybe('a bit', 'a little', 'a little bit', 'bit', 'more', 'much')}(?:slowly|slower|louder|loudly|clearly|more slowly|more clearly|more loudly)`,
)
const afterwards = `${forMe}(?: ${again}){0,2}${forMe}`
const me = perhaps('me', 'to me', 'us')
const quite = maybe(
  'quite',
  'really',
  'fully',
  'properly',
  'clearly',
  'entirely',
  'completely',
  'exactly',
  'very well',
  'manage to',
  'able to',
  'all',
  'even',
)
const well = perhaps(
  'properly',
  'clearly',
  'well',
  'very well',
  'at all',
  'correctly',
  'fully',
  'just now',
  'earlier',
  'there',
  'the first time',
  'too well',
  'very clearly',
  'completely',
  'yet',
  'exactly',
  'so well',
)
const notAble = anyOf(
  'did not',
  'do not',
  'could not',
  'can not',
  'have not',
  'not',
  'was not able to',
  'am not able to',
  'never',
  'did not manage to',
  'am not sure i',
  'am unable to',
  'was unable to',
  'am having trouble',
  'am not',
)
const i = maybe('i', 'we', 'i am', 'i think i', 'i really', 'i still', 'still', 'i also', 'afraid i')

export const repeatPhrases: readonly string[] = [
  `${ask}?${anyOf('repeat', 'repeating', 're ?read', 'restate', 're ?iterate', 'reiterating')}${me}(?: ${again})?(?: ${object})?${afterwards}`,
  `${ask}?(?:come|say) again|${ask}?(?:run|go) (?:that|it|the question) (?:by|past|over with) me(?: ${again})?|${ask}?go over (?:${object})(?: ${again})?|${ask}?${anyOf('say', 'ask', 'read', 'tell', 'state', 'play', 'run', 'go', 'saying', 'asking', 'reading', 'speak', 'give', 'go over', 'run through', 'go through', 'read out', 'show')}${me}(?: ${object})?${perhaps('out', 'back', 'aloud')}${forMe} ${again}${afterwards}`,
  `${ask}?(?:speak|talk|be|go)${perhaps('up')}${perhaps('a bit', 'a little', 'a little bit')} (?:louder|slower|slowly|more slowly|more clearly|clearer)|${ask}?(?:speak up|slow down)${perhaps('a bit', 'a little')}`,
  `${maybe('the', 'your', 'that', 'last')}question ${again}|${ask}(?:have|hear|get|see) ${object}${afterwards} again|${ask}hear ${object}${afterwards}`,
  `come again|say again|again|once more|one more time|pardon|pardon me|(?:i )?beg (?:your )?pardon|what|huh|come back|repeat ${again}|what did i miss|say what|come ah`,
  `what (?:was|is|were) ${maybe('the', 'your', 'that')}${maybe('last', 'first', 'previous', 'current', 'exact', 'second')}(?:question|questions|part|bit)${perhaps('again', 'about', 'you asked', 'just now')}|what was (?:that|it)${perhaps('again', 'you said', 'you asked')}|(?:what|which question) (?:did|do|have|were) you (?:say|said|ask|asked|asking)${perhaps('me')}${perhaps('again', 'just now', 'there')}|what is it you (?:asked|said)|you (?:said|asked|were saying|were asking) (?:what|which)|what question|what are you saying|what you (?:said|say|asked)${perhaps('again', 'just now')}|you said`,
  `${ask}?(?:tell|remind) me (?:of |about )?(?:${object}|what the question (?:was|is)|what you asked|what you said)${afterwards}`,
]

/** The candidate did not hear the question, which asks to repeat it where nothing else is asked for. */
export const unheardPhrases: readonly string[] = [
  `${i}${notAble} ${quite}${anyOf('hear', 'hearing', 'heard', 'catch', 'caught', 'get', 'catching', 'make out', 'pick up', 'hear or understand')}${perhaps('what', object)}${well}`,
  `${i}${maybe('have')}${anyOf('missed', 'misheard', 'blanked on', 'only caught half of', 'only heard half of', 'only heard part of', 'only caught part of')} ${anyOf(object, 'half of it', 'most of that', 'the (?:last|first|second) (?:few words|bit|half|word)', 'a word', 'some of that', 'half of that', 'half the question', 'part of that', 'the end', 'the end of that', 'the beginning', 'what the question was', 'what you asked me')}${well}`,
  `${i}${maybe('have')}(?:forgot|forgotten|lost) (?:(?:the|your) (?:question|last part|first part)|what (?:you asked|the question was|you said)(?: me)?)`,
  `${i}(?:do not|can not|could not) (?:remember|recall) (?:${object}|what the question was|what you asked)${well}`,
]

/** What makes a question hard to hear. It leads to a request and is none by itself. */
export const hearingReason = [
  `(?:just now )?(?:there (?:is|was)|(?:i )?(?:have|had|hear|heard|got)|it is|it was) ${maybe('a bit of', 'a lot of', 'a bit', 'a little', 'some', 'too much', 'so much', 'very', 'quite', 'too', 'a')}(?:background )?(?:noise|noisy|lag|echo|loud|disturbance|glitch|delay)${perhaps('here', 'on my side', 'at my end', 'outside', 'on the line', 'in the background', 'on my end', 'just now')}`,
  `(?:over|because of|due to|owing to) (?:(?:the|my|all the|some|this|a|an) )?(?:\\w+ ){0,2}(?:noise|issues?|problems?|disturbance|traffic|rain|wind|connection|internet|line|lag|fan|construction|network|wifi|dog|baby|children|kids|music|tv|echo)|(?:my|the) ${maybe('blue ?tooth')}(?:headphones?|headset|earphones?|ear ?buds?|airpods|laptop|phone|pc|computer|page|screen|call) (?:just )?(?:disconnected|dropped|died|froze|lagged|failed|hung|crashed|fell out|cut out|fell off)(?: for (?:a )?(?:second|moment|bit))?|(?:it |that |the question )?went over my head|(?:i was|i got) ${maybe('a bit', 'a little')}(?:distracted|interrupted|disturbed)(?: by \\w+(?: \\w+){0,4})?|i (?:was|am) (?:at|in) a (?:noisy|loud) (?:place|cafe|room)|the (?:door ?bell|phone|alarm|dog|baby|telephone|door) (?:rang|barked|went off|was ringing|was barking|is ringing|is barking|was crying|slammed)|a (?:lorry|truck|motorbike|plane|car|train|bus|motorcycle) (?:went|drove|passed|flew)(?: past| by| over)?(?: just now)?|(?:my )?english (?:is )?not (?:so |very |that |too )?(?:good|strong|well)|english is not my (?:first|native|mother) (?:language|tongue)`,
  `${maybe('i think')}(?:my|the|your) (?:internet|connection|line|network|audio|sound|voice|speaker|speakers|headphones|headset|wifi|wi fi|signal|video|call|mic)${perhaps('connection')} ${anyOf('is', 'was', 'got', 'dropped', 'broke', 'froze', 'cut', 'lagged', 'went', 'has', 'keeps', 'kept', 'seems')}(?: \\w+){0,4}`,
  `you (?:were|are|got|went|broke|cut|froze|dropped)${perhaps('a bit', 'a little')} (?:breaking up|breaking|cutting out|cutting off|cut off|cut out|out|off|up|muted|not clear|not audible|too fast|fast|going too fast|too soft|very soft|quiet|too quiet|very fast|unclear|lagging|frozen)`,
  '(?:the |my |your )?(?:line|audio|sound|connection|voice|internet|network|mic|volume)(?: (?:is|was))? (?:a bit |a little |very |too |so |quite |really )?(?:not (?:so |very |too |that )?(?:good|clear|great|stable|loud)|bad|poor|unstable|terrible|laggy)|(?:that|it|the audio|the sound|your voice) (?:is|was) (?:a bit |a little |very |too |so |quite |really )?(?:fast|quick|soft|quiet|muffled|low|choppy|broken|cut off|not audible|inaudible|too fast)|i was (?:distracted|not listening|not paying attention|interrupted|muted)|i got distracted|i lost you(?: there)?(?: for a (?:moment|second|minute|bit))?|(?:someone|somebody) (?:was|is) \\w+(?: \\w+){0,4}|i zoned out',
]

const otherWords = anyOf(
  `in ${maybe('some', 'a', 'an')}${anyOf('other', 'another', 'different', 'simpler', 'simple', 'easier', 'easy', 'plain', 'more simple', 'clearer', 'layman', 'laymans', "layman's")} ${anyOf('words', 'way', 'ways', 'terms', 'manner', 'language', 'english', 'wording', 'form', 'fashion')}`,
  `in english|differently|another way|in other words|some other way|in a way i can understand|more (?:simply|clearly|plainly|specifically)|a (?:different|simpler|clearer|easier) way|${maybe('a bit', 'a little')}(?:simpler|clearer|easier)|in detail`,
)
const more = `${perhaps('once', 'once more', 'one more time', 'further', 'more', 'a bit', 'a little', 'a bit more', 'a bit further', 'a little more', 'a little bit', 'little bit', 'a little bit more', 'again', 'more clearly', 'better', 'in more detail', 'in detail', 'more on', 'on', 'about')}`
const meant = anyOf(
  `${maybe('exactly')}what ${maybe('exactly')}${anyOf('you mean', 'you meant', 'you are asking', 'you were asking', 'you are looking for', 'you want', 'you need', 'you are saying', 'you are trying to (?:ask|say)', 'is being asked', 'you are getting at', 'you were getting at', 'you are after', 'you would like', 'to answer', 'to say', 'that means', 'this means', 'it means', 'the question means', 'the question is', 'the question is about', 'the question is asking', 'the question was asking', 'that is', 'you want to know', 'you want me to (?:say|answer|talk about|tell you)', 'you said', 'you asked', 'i should (?:say|answer|talk about)', 'you (?:want|would like|expect|need) from me')}${perhaps('exactly', 'here', 'there', 'me', 'from me', 'by that', 'by it', 'by this', 'by the question', 'by \\w+(?: \\w+){0,3}', 'for', 'with that', 'with this', 'about', 'to know')}`,
  `${maybe('the')}meaning${perhaps('of that', 'of this', 'of the question', 'of it')}|how to (?:interpret|understand|take) (?:${object})|where you are going(?: with (?:this|that))?|the point of ${object}|your point`,
)
const unclear = anyOf('confused', 'lost', 'unclear', 'blur', 'blurred', 'puzzled', 'stuck', 'unsure')

export const rephrasePhrases: readonly string[] = [
  `${ask}?${anyOf('rephrase', 'rephrasing', 'reword', 'rewording', 'reframe', 'paraphrase', 'clarify', 'clarifying', 'simplify', 'simplifying', 'elaborate', 'elaborating', 'explain', 'explaining', 'restructure', 'expand on', 'reformulate', 'break down', 'define', 'unpack')}${me}${more}(?: ${anyOf(object, meant, 'a bit')})?${more}(?: ${otherWords})?${forMe}${more}`,
  `${ask}?${anyOf('put', 'ask', 'say', 'phrase', 'word', 'frame', 'tell', 'repeat', 'explain', 'express', 'putting', 'asking', 'saying', 'phrasing', 'wording', 'framing', 'use', 'speak', 'state', 'make', 'making', 'describe', 'give')}${me}(?: ${object})? ${anyOf(otherWords, 'simpler (?:words|english|language)', 'easier (?:words|english)', 'simple (?:words|english)', 'different words', 'other words')}${forMe}${perhaps('again')}`,
  `${ask}?(?:be|being) ${maybe('a bit', 'a little', 'a little bit')}(?:more (?:specific|clear|precise)|clearer)${perhaps('about (?:that|it|the question)', 'please')}|${ask}?break (?:it|that|this|the question) down${forMe}`,
  `${ask}?give me (?:an example|some context|more context|a hint|an idea|some idea|more details?|a bit more context) (?:of|on|about|for) (?:${object}|${meant})|${ask}give me (?:a hint|more context|some context|a clue)`,
  `what (?:exactly )?(?:do|did|does|would) (?:you|that|this|it|the question|your question) (?:exactly |actually |really )?mean(?: exactly)?(?: (?:by|with|when you say|here|exactly|about)(?: \\w+){0,6})?|(?:what|which) (?:exactly )?(?:are|were) you (?:exactly |actually |really )?(?:asking|looking for|trying to (?:ask|say|get at)|referring to|getting at|expecting)(?: me| for| about| here| exactly| from me)*|what exactly (?:is (?:it|the question)|are you asking)(?: \\w+){0,3}|you (?:mean|are asking)(?: about)? what(?: exactly)?|mean what|meaning|meaning what|what mean|what is the meaning(?: of (?:${object}))?|what does (?:that|it|this|the question|\\w+) mean(?: exactly| here)?|what is meant by(?: \\w+){1,4}`,
  `what (?:exactly )?(?:do|would) you (?:want|like|need|wish) (?:me |to |us |to know |to hear |from me )*(?:know|say|talk about|hear|answer|cover|focus on|explain|tell you)?(?: exactly| here| about)*|in what (?:sense|way|context)|in which (?:sense|way|context)|how do you mean|what kind of answer(?: \\w+){0,4}`,
]

/** The candidate did not understand, which asks to rephrase where nothing else is asked for. */
export const puzzledPhrases: readonly string[] = [
  `(?:i am |i have |having )(?:having )?${maybe('some', 'a bit of', 'a little', 'really')}(?:difficulty|trouble|problems?|a hard time|struggling|struggling a bit)(?: to)? ${anyOf('understanding', 'following', 'getting', 'understand', 'follow', 'get', 'see')} (?:${anyOf('that', 'it', 'this')}|${object}|${meant})|${maybe('very', 'it is', 'that is', 'question')}not (?:very |so |really |quite )?clear|not very clear`,
  `${i}${notAble} ${quite}${anyOf('understand', 'understanding', 'understood', 'follow', 'following', 'grasp', 'comprehend', 'get', 'getting', 'see', 'figure out', 'make sense of', 'clear on', 'clear about', 'sure about', 'sure of', 'sure', 'certain', 'clear', 'sure i understand', 'sure i understood', 'sure i follow', 'sure i get', 'sure if i understand', 'certain i understand', 'sure that i understand', 'sure if i understood', 'sure i followed')} ${anyOf(object, meant)}${well}`,
  `${i}${notAble} ${quite}${anyOf('understand', 'understood', 'follow', 'following', 'grasp', 'comprehend', 'sure i understand', 'sure i understood', 'sure i follow', 'sure if i understand', 'sure i am following', 'sure i followed')}${well}`,
  `(?:i am|i got|got|i feel|am|me)? ?${maybe('a bit', 'a little', 'kind of', 'quite', 'very', 'so', 'totally', 'completely', 'still', 'slightly', 'already', 'a little bit')}${unclear}${perhaps('already', 'now')}(?: (?:by|about|on|with|as to) (?:${object}|${meant}))?`,
  `${anyOf(object, 'it')} (?:is|sounds|seems) ${maybe('still')}(?:a bit |a little |quite |very |too |so |rather |somewhat )?${anyOf('not (?:very |so |really |quite |too |entirely )?clear', 'unclear', 'confusing', 'vague', 'complicated', 'ambiguous', 'confused', 'too long', 'hard to understand', 'hard to follow', 'difficult to understand')}${forMe}|(?:it |that |this )?(?:does|did) not make (?:any )?sense(?: to me)?|catch no ball|${i}need ${maybe('some', 'more', 'a bit of', 'a little', 'further')}(?:clarification|clarity|explanation)(?: (?:on|about|of) (?:${object}))?|${ask}?(?:get|have|provide|give)${me} ${maybe('some', 'more', 'a bit of', 'a little', 'a', 'further', 'a bit more')}(?:clarification|clarity|explanation|context)(?: (?:on|about|of) (?:${object}))?|do you mean(?: \\w+){1,6} or(?: \\w+){1,6}`,
]

const aboutIt = perhaps(
  `about ${anyOf(object, 'how', 'my reply')}`,
  `on ${object}`,
  `of ${maybe('a good', 'an', 'a')}(?:example|answer)`,
  `over ${object}`,
  `through ${object}`,
  'over',
  'it over',
  'it through',
  'that through',
  'this through',
  'properly',
  'carefully',
  'what to say',
  'about how to (?:answer|say|explain|put)(?: it| that| this)?',
  'of (?:an|a good|one|a) (?:example|answer|one)',
  'first',
  'about my answer',
  'back',
)
const beforeAnswering = perhaps(
  'before (?:i|we) (?:answer|start|begin|reply|respond|continue|go on)(?: that| it)?',
)
const toThink =
  perhaps(
    `to ${maybe('just', 'properly', 'really')}${anyOf('think', 'reflect', 'consider', 'recall', 'remember', 'prepare', 'answer', 'respond', 'breathe', 'compose myself', 'collect myself', 'calm down', 'settle', 'organise', 'decide', 'collect', 'gather', 'recollect', 'process', 'formulate', 'come up with', 'figure out', 'read', 'digest', 'drink some water', 'get some water')}${aboutIt}`,
    `to ${anyOf('gather', 'collect', 'organise', 'organize', 'arrange', 'structure', 'put together')} my ${anyOf('thoughts', 'answer', 'ideas', 'mind')}`,
    `to (?:think of|come up with|recall|remember|answer|process|formulate|digest|find|prepare|consider|figure out) (?:an? |my |the )?(?:good )?(?:example|answer|one|response|${object})`,
    'for (?:this|that|it)',
    'on that',
    'here',
    'before (?:i|we) (?:answer|start|begin|reply|respond|continue|go on)',
    'before answering',
    `(?:for a moment |for a second )?(?:while|so) i (?:can )?(?:think|gather my thoughts|collect my thoughts|recall|remember)`,
  ) +
  perhaps('first', 'for a while', 'time') +
  beforeAnswering

export const momentPhrases: readonly string[] = [
  `(?:i|we) ${maybe('will', 'would', 'might', 'may', 'still', 'really', 'do', 'only', 'think i', 'shall', 'am going to')}(?:need|require|want|would like|would love|would appreciate|like|love|appreciate|could use|could do with) ${duration}${toThink}`,
  `${ask}?${anyOf('have', 'take', 'get', 'give me', 'give', 'spare me', 'spare', 'allow me', 'wait', 'wait for', 'hold on', 'hold on for', 'hang on', 'hang on for', 'pause', 'pause for', 'need', 'use', 'want', 'grant me', 'stop for', 'breathe for', 'allow me to take', 'allow me to have', 'took', 'had', 'having', 'taking', 'giving me', 'let me have', 'let me take', 'spend', 'borrow', 'ask for', 'appreciate')} ${duration}${toThink}`,
  `${ask}?(?:have|take|need|wait|pause|hold) (?:a )?(?:moment|second|minute|sec|bit|breath|deep breath|sip of water)${toThink}`,
  `(?:one|1|a|half a|just a|just one|give me|another|wait|hold on|hang on) ${anyOf('moment', 'second', 'sec', 'minute', 'min', 'one', 'tick', 'mo')}${toThink}|${duration}(?= (?:to|for|on|before) )${toThink}|${maybe('a', 'some')}${maybe('little', 'bit', 'little bit', 'bit of')}more time${toThink}|(?:some|a little|a bit of) time${toThink}`,
  `${ask}?(?:hold on|hang on|bear with me|wait|wait up|hold it|pause|hold)${perhaps('ah', 'first', 'a', 'there', 'here', duration, `for ${duration}`)}${toThink}`,
  `${ask}?(?:think|have a think|have a little think|reflect|consider|recall|remember|recollect|see|check|gather my thoughts|collect my thoughts|organise my thoughts|organize my thoughts|compose myself|compose my thoughts|ponder|have a look|breathe|catch my breath|take a breath|take a deep breath|collect myself|calm down|process|digest|mull|jog my memory|put my thoughts together|come up with (?:an|one|a good) (?:answer|example))(?: ${anyOf(object, 'my answer')})?${aboutIt}(?: (?:for|a) ${duration}| ${duration})?${toThink}`,
  `(?:i am |am |i was )?(?:still |just |currently |only )?(?:thinking|considering|reflecting|pondering|recollecting|recalling|remembering|trying to (?:think|remember|recall|recollect)|gathering my thoughts|collecting my thoughts|preparing my answer)(?: ${object})?${aboutIt}(?: still)?|thinking time|i will (?:think|have a think)${aboutIt}|${ask}?(?:have|need|get) ${maybe('some', 'a bit of', 'more', 'a little', 'extra')}(?:thinking time|time to think)${aboutIt}|(?:i am )?not (?:yet )?(?:ready|done|finished) (?:yet|to answer|to answer yet|thinking)|i am not ready(?: to answer(?: (?:yet|${object}))?| yet)`,
]

const nextOne = anyOf(
  `${maybe('to', 'on to', 'onto', 'on', 'with', 'for')}${maybe('the', 'your', 'a', 'an')}${anyOf('next', 'another', 'following', 'different', 'other', 'new', 'subsequent')}${perhaps('question', 'one', 'topic', 'part', 'section', 'thing', 'questions', 'item')}`,
  'to something else|something else|to other questions|ahead|on|forward',
)

export const skipPhrases: readonly string[] = [
  `${ask}?${anyOf('skip', 'skipped', 'skipping', 'passed on', 'pass', 'pass on', 'bypass', 'leave out', 'pass over')} (?:${object}|ahead|answering (?:${object}))${perhaps('out', 'for now', 'aside', 'blank', 'there', 'a miss', 'a pass', 'unanswered')}${perhaps('and (?:move|go) on', 'for now')}`,
  `${ask}?(?:leave|drop|avoid|jump|miss|omit|ignore|park|give) (?:(?:that|this) (?:one|question)|the question)${perhaps('out', 'for now', 'aside', 'blank', 'a miss', 'a pass', 'unanswered', 'for later')}(?: and (?:move|go) on)?`,
  `${ask}?(?:skip|pass|go next|skip ahead|skip over)${perhaps('for now', 'on', nextOne)}|pass|skip|skip skip`,
  `${ask}?${anyOf('move', 'moved', 'went', 'go', 'carry', 'proceed', 'jump', 'continue', 'get', 'moving', 'going', 'come', 'skip', 'switch', 'head', 'progress', 'change')}${perhaps('on', 'ahead', 'straight', 'forward', 'over', 'directly')} ${nextOne}|${ask}?(?:move|go) on|${ask}?(?:proceed|moving on)`,
  `${maybe('the')}next${perhaps('question', 'one', 'topic', 'part')}|another (?:question|one)|a different (?:question|one)`,
  `${ask}?(?:have|try|hear|ask|ask me|give me|get|do|take|answer|go for) ${nextOne}|${ask}?(?:change|switch) (?:the )?(?:question|topic|subject)`,
  `${ask}?(?:come back|return|go back|get back|circle back|revisit)(?: to)? ${object}${perhaps('later', 'at the end', 'afterwards', 'another time', 'some other time', 'after')}|${ask}?come back later`,
  `(?:i|we) ${anyOf('would rather not', 'prefer not to', 'would prefer not to', 'do not want to', 'do not wish to', 'would like not to', 'would not like to', 'am not comfortable', 'do not feel comfortable', 'feel uncomfortable', 'am uncomfortable', 'would prefer to not', 'am not willing to', 'am not going to', 'will not', 'choose not to', 'decline to', 'would not want to', 'do not care to')} ${anyOf('answer', 'answering', 'talk about', 'talking about', 'discuss', 'discussing', 'go into', 'respond to', 'responding to', 'get into', 'address', 'comment on')}(?: ${object})?|${ask}not answer (?:${object})|(?:i would )?rather not answer(?: (?:${object}))?|prefer not to answer(?: (?:${object}))?|${ask}(?:decline|refuse)(?: to answer)?(?: ${object})?`,
]

/** The candidate has no answer, which asks to go on where nothing else is asked for. */
export const blankPhrases: readonly string[] = [
  `${object} i (?:do not|dont) know|${i}(?:not|am not) sure (?:how|what) to (?:answer|say|respond|reply)(?: (?:to |about )?${object})?`,
  `${maybe('i really', 'i', 'i honestly', 'really', 'i have', 'i have got', 'honestly', 'sadly')}${maybe('have')}(?:no|not got) (?:the |an |any |a )?(?:idea|answer|clue|comment|answers|example|good answer|good example|response)${perhaps('at all', 'really', `(?:for|to|about|on|regarding) ${object}`, 'in mind', 'right now', 'from my (?:side|end)', 'from me', 'here')}${perhaps('right now', 'at the moment', 'yet', 'here')}`,
  `${maybe('i', 'we')}${maybe('really', 'honestly', 'truly', 'also')}do not ${maybe('really', 'quite', 'actually')}know${perhaps(object, 'the answer', `the answer (?:to|for) ${object}`, 'how to answer', `how to answer ${object}`, 'what to say', `what to (?:say|answer) (?:to|about|for) ${object}`, 'about (?:it|that)', 'what to answer')}`,
  `${maybe('i')}${maybe('really', 'honestly')}(?:do not have|have not got|have not) (?:an|any|a good|a) (?:answer|idea|example|clue|good example|good answer)${perhaps(`(?:for|to|about|on|regarding) ${object}`, 'at the moment', 'in mind', 'right now', 'to give')}`,
  `i ${maybe('really', 'honestly')}can not ${maybe('really')}(?:answer|think of|recall|respond to|come up with)(?: ${anyOf(object, 'anything', 'an answer', 'an example', 'one', 'any', 'a good example', 'anything right now')})?${perhaps('right now', 'at the moment', 'now')}|nothing comes to mind|my mind (?:is|went|has gone) (?:blank|a blank)|i am (?:drawing a blank(?: here| on (?:this|that)(?: one)?)?|blank|going blank|not able to answer(?: (?:${object}))?|unable to answer(?: (?:${object}))?)|not applicable`,
]

const interview = `${anyOf('the', 'this', 'our', 'my')} ${anyOf('interview', 'call', 'session', 'meeting', 'conversation', 'recording', 'whole thing', 'video', 'process', 'chat', 'discussion', 'video call', 'interview call', 'interview session', 'whole interview')}`
const anInterview = anyOf(interview, 'interview', 'call')
const hereAndNow = `${perhaps('here', 'there', 'now', 'today', 'right now', 'right here', 'early', 'immediately', 'at this point', 'for today', 'for now', 'at once', 'straight away', 'a bit early', 'midway', 'halfway')}${perhaps('now', 'today', 'please')}`

export const stopPhrases: readonly string[] = [
  `${ask}?${anyOf('stop', 'stopped', 'ended', 'end', 'quit', 'terminate', 'exit', 'conclude', 'abort', 'cancel', 'close', 'discontinue', 'ending', 'stopping', 'terminating', 'drop out of', 'withdraw from', 'pull out of', 'opt out of', 'get out of', 'bring')}${perhaps('with', 'doing')} (?:${anInterview}|it|this|that|things|everything|here|there|now|today|at this point|right here|right now|early|for today)${hereAndNow}${perhaps('to an end', 'to a close', 'short', 'off')}`,
  `${ask}?${anyOf('finish', 'leave', 'cut', 'wrap up', 'finishing', 'leaving', 'finish up', 'complete')} (?:${anInterview}|here|this here|it here|now|it now|things up|right now|early|this now)${hereAndNow}${perhaps('short', 'off')}`,
  `${ask}(?:stop|quit|end|leave|exit|log off|log out|drop off|hang up|sign off|withdraw|disconnect|wrap up|wrap this up|wrap it up|finish up)${hereAndNow}|(?:stop|quit|end|exit|cancel|abort|wrap up|hang up|disconnect|stop stop)${hereAndNow}|stop everything|enough|that is enough(?: for today| for me| now)?|no more(?: questions)?(?: for me)?`,
  `${ask}?call it (?:a day|quits|off)(?: (?:here|now|today))?|i (?:quit|withdraw|am leaving|am out)(?: now)?|how (?:do|can|could) (?:i|we) (?:end|stop|leave|exit|quit) (?:this|it|${anInterview})|i am withdrawing(?: from ${interview})?|i withdraw (?:from ${interview}|my application)`,
  `(?:i|we) (?:really )?(?:do not|no longer|would not|am not able to|can not|will not|am unable to|could not|do not think i can|do not think i want to|do not feel like|am not going to|am not comfortable|would rather not|would prefer not to|prefer not to|am not interested in|do not feel i can)${perhaps('be able to')} ${maybe('want to', 'wish to', 'like to', 'want', 'really want to', 'feel like')}(?:continue|continuing|carry on|carrying on|go on|going on|proceed|proceeding|go ahead|go further|be interviewed|do this interview|do this|keep doing this|keep going|do the interview|take part|participate)(?: (?:with|in))?(?: ${interview}| this| it)?${perhaps('any more', 'anymore', 'already', 'any longer', 'any further', 'further', 'now', 'today', 'right now', 'at this time')}`,
  `(?:i|we) (?:really )?(?:have|need|got|must|want|would like|have got|ought|better|should)(?: to)? (?:go|leave|drop off|log off|hang up|run|stop|leave the call|be going|head off|make a move)${hereAndNow}${perhaps('for (?:a|an|another|my) \\w+(?: \\w+){0,2}', 'to (?:a|an|another|my) \\w+(?: \\w+){0,2}')}|i (?:have|need) to (?:attend|go) (?:to )?(?:a|an|another|my) \\w+(?: \\w+){0,2}`,
  `(?:i am|am|we are) ${maybe('so', 'totally', 'completely')}(?:done|finished|through) with ${anyOf(interview, 'this', 'it', 'all this')}${hereAndNow}`,
]

export { leavingReason }
