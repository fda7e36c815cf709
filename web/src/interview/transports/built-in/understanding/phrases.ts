import { anyOf, maybe, perhaps } from './tiling.ts'

/** What the candidate may speak of: the question, or what was said last. */
export const object = anyOf(
  'that|it|this|you|yourself|them',
  `(?:that|this)${perhaps('last', 'first', 'previous', 'particular')} (?:one|question|part|bit|topic)`,
  `${anyOf('the', 'your', 'this', 'that', 'me the')} ${maybe('last', 'previous', 'whole', 'entire', 'full', 'first', 'second', 'same', 'current', 'above', 'original')}` +
    `${anyOf('question', 'questions', 'part', 'bit', 'one', 'sentence', 'line', 'thing', 'statement')}` +
    perhaps(
      'part',
      'of (?:the|your|that) question',
      'you (?:asked|said)',
      'you have asked',
      'you are asking',
    ),
  `(?:what|that|everything) you (?:have )?${anyOf('said', 'asked', 'were saying', 'were asking', 'are saying', 'are asking', 'mentioned', 'say', 'ask')}`,
  'question|last question',
)

export const forMe = perhaps('for me', 'to me', 'for us')

const state = anyOf('ok', 'okay', 'possible', 'fine', 'alright', 'good', 'convenient', 'all right', 'allowed')

/** The beginning of a request, with its space: "could you", "I would like to", "is it possible to". */
export const ask = `(?:${anyOf(
  `${anyOf('can', 'could', 'would', 'will', 'may', 'might', 'shall', 'should')} ${anyOf('you', 'i', 'we')}` +
    perhaps('possibly', 'be able to', 'please', 'also', 'maybe', 'like', 'try to', 'not'),
  'can|could',
  `(?:would you |do you )?mind${perhaps('if (?:i|we|you)')}`,
  `(?:would|could|will) you be ${maybe('so', 'very')}(?:kind|good|able|willing|happy)(?: enough| as)?(?: to)?`,
  `(?:i|we) would be ${maybe('very', 'really', 'so', 'most')}(?:grateful|thankful|obliged|happy|glad) if ${anyOf('you', 'we', 'i')} (?:can|could|would)`,
  `(?:i|we) wonder(?:ed)? (?:if|whether) ${anyOf('you', 'we', 'i')} (?:can|could|would|might)`,
  `do you think ${anyOf('you', 'we', 'i')} (?:can|could|might)|you think (?:you|we|i) can|(?:can|could|may) i trouble you to|(?:can|may|could|might) i ask you to|if (?:you|we|i) (?:could|can|would)|maybe (?:you|we|i) (?:could|can)|is there a (?:possibility|way) (?:to|for (?:me|us|you) to)|(?:may|can|could) i (?:ask|request|suggest) (?:that we|that you|we|you to|to)|what about if we|i hope (?:you|we|i) can`,
  `(?:is|would) it${perhaps('be')} ${state}${perhaps('with you', 'for you')} ${anyOf('if (?:i|we|you)', 'to', 'for (?:me|us|you) to')}` +
    perhaps('can', 'could'),
  `am i ${state} to|am i able to|are we able to|are you able to`,
  `(?:i|we) would ${anyOf('like', 'love', 'prefer', 'want', 'need')}${perhaps('you', 'for you', 'if you could', 'if we could')} to`,
  '(?:i|we) would (?:really )?appreciate (?:it )?if (?:you|we|i) (?:could|can|would)',
  `(?:i|we) ${maybe('really', 'think i', 'think we', 'do')}${anyOf('want', 'need', 'wish', 'prefer', 'have', 'would rather')}${perhaps('you')}${perhaps('to')}`,
  '(?:i|we) would rather|i might|i may|i will|i shall|i think i will|i think i would|i think we should|we should|we can|you can|you could|we could|i better|i had better|i must|we must|i should|can i ask you to|i would ask you to|i would request you to|i request you to|request you to|requesting you to',
  `(?:i|we) (?:was|am|were|are)${perhaps('just')} ${anyOf('wondering', 'hoping')} (?:if|whether)?${anyOf(' you', ' i', ' we')} (?:can|could|would|might|may)`,
  `(?:it|that) (?:would|will) be ${anyOf('great', 'nice', 'good', 'helpful', 'lovely', 'appreciated', 'better', 'wonderful')} if ${anyOf('you', 'we', 'i')} (?:can|could|would)`,
  `any chance ${anyOf('you', 'we', 'i')} (?:can|could)|is there any (?:way|chance) ${anyOf('you', 'we', 'i')} (?:can|could)`,
  'let us|let me|i want you to|i need you to|help me|help|try to|go ahead and|do',
  `(?:do|does) it matter if (?:i|we)|how about (?:we|you)|why do not (?:we|you)|what if we|shall we|may i request you to|can i|request to`,
)} )`

/** Politeness around a request, and words that lead to it. */
export const polite: readonly string[] = [
  '(?:may|can|could) i (?:know|ask)|i have (?:not|never) (?:\\w+ ){0,3}(?:this|that|it|before)|i (?:never|do not|did not) (?:used?|work(?:ed)?|do|did|handled?) (?:\\w+ ){0,2}(?:this|that|it|before)|hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening|day)',
  `(?:thank you|thanks|many thanks|thank u)${perhaps('so much', 'very much', 'a lot', 'a bunch', 'again', 'in advance')}` +
    perhaps(
      'for (?:that|this|waiting|asking|understanding|everything|your (?:time|patience|understanding|help|question|questions))',
      'for your time today',
      'for the (?:question|opportunity|chance|interview)',
    ),
  'excuse me|my apologies|apologies|i apologise|i apologize|forgive me|my bad|i am (?:so|very|really|terribly) (?:about|for) that|i am|so|very|really|terribly|about that|for that|for the (?:trouble|inconvenience|interruption)|to (?:bother|trouble|interrupt) you',
  `if ${anyOf('you', 'it', 'that', 'we', 'i')} ${anyOf('do not mind', 'is possible', 'is ok', 'is fine', 'is alright', 'is not too much trouble', 'may', 'can', 'could', 'would', 'is ok with you', 'is fine with you', 'is alright with you', 'is no trouble', 'would not mind')}`,
  'if possible|if i may|if i might|if that is ok',
  'ok|alright|right|well|so|yes|yeah|yep|ya|no|nope|and|but|then|now|for now|right now|at the moment|at this moment|first|because|cause|as|since|or|however|anyway|maybe|that is all|you know|i mean|see|look|listen|wow|today|too|again',
  'i think|i guess|i suppose|i feel|i am afraid|i am afraid that|it seems|i believe|to be honest|honestly|to be frank|frankly|unfortunately|truthfully|in that case',
  `(?:that|this|it) is ${maybe('such')}(?:a |an )?${maybe('really', 'very', 'quite', 'rather')}(?:a |an )?${anyOf('good', 'tough', 'hard', 'difficult', 'tricky', 'interesting', 'great', 'nice', 'fair', 'excellent')}${perhaps('question', 'one')}`,
  '(?:good|great|nice|interesting|tough|tricky|hard) question',
  'would that be ok|is that ok|is that alright|is that fine|would that be possible|would that be alright|ok or not|can or not|can|or not|or|no problem|no worries|never mind|do not mind me|i appreciate it|much appreciated|appreciate it',
]

const amount = anyOf(
  'a|an|one|1|two|2|three|3|five|5|ten|10|thirty|30|twenty|20|sixty|60|some|few|a few|a couple of|couple of|a couple|another|another few|a bit of|bit of|half a|little|a little|more|some more|a bit more|a bit|a little bit|a little bit of|a little bit more|a little more|a few more|one more|a quick|a short|a brief|two more|extra|some extra|couple more|a couple more|a bit of extra|a bit longer|bit more|little more|few more|a small',
)
/** "a moment", "two more minutes". */
const counted = anyOf(
  `${amount} ${anyOf('moment', 'moments', 'second', 'seconds', 'sec', 'secs', 'minute', 'minutes', 'min', 'mins', 'time', 'while', 'tick', 'pause', 'breather', 'break', 'bit', 'mo', 'jiffy', 'time out', 'timeout')}(?: time)?`,
  `${maybe('a', 'some')}${maybe('little', 'bit', 'little bit', 'bit of', 'wee bit', 'tiny bit')}more time`,
)
export const duration = anyOf(
  counted,
  'a (?:while|little|bit) longer|a bit|a little|time|moment|second|sec|longer|extra time',
)

/** Why the candidate has to leave. */
export const leavingReason = anyOf(
  `(?:i|we) have ${anyOf('another', 'a', 'an', 'some')} ${maybe('other', 'family', 'medical', 'personal', 'work', 'urgent', 'important', 'sudden', 'doctor')}${anyOf('meeting', 'call', 'appointment', 'class', 'emergency', 'matter', 'work', 'commitment', 'issue', 'interview', 'engagement', 'thing')}${perhaps('now', 'soon', 'to attend', 'to attend to', 'to handle', 'in (?:a few|five|ten|5|10) minutes', 'to go to', 'at home')}`,
  `(?:something|something urgent|something important|an emergency) ${anyOf('came up', 'has come up', 'is happening', 'has happened', 'happened')}${perhaps('at home', 'at work', 'here', 'in the family')}`,
  `i am ${maybe('really', 'actually')}(?:not )?${maybe('really')}${maybe('very', 'a bit', 'quite', 'so', 'really', 'too', 'feeling')}${anyOf('feeling well', 'well', 'unwell', 'tired', 'sick', 'ill', 'running late', 'exhausted', 'late')}`,
  'i (?:do not|am not) feel(?:ing)? (?:well|good|very well|so good)',
  `my ${anyOf('baby', 'child', 'son', 'daughter', 'wife', 'husband', 'battery', 'boss', 'mother', 'father', 'manager', 'taxi', 'bus', 'grab')} (?:is|are|needs|has) \\w+(?: \\w+){0,4}`,
  'i (?:have|need|must|got|have got) to (?:pick up|attend|catch|fetch|see|rush|collect|meet|get to) (?:\\w+ ){0,4}\\w+',
  `this ${anyOf('is not for me', 'job is not for me', 'position is not for me', 'is not working', 'is not working out')}`,
)
