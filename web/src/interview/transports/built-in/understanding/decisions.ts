import { coreWords, wordsIn } from './plain.ts'
import { ask, duration, leavingReason, polite } from './phrases.ts'
import { momentPhrases, skipPhrases, stopPhrases } from './request-phrases.ts'
import { anyOf, maybe, meaningsOf, perhaps, tile, type Tile } from './tiling.ts'

export type Decision = 'yes' | 'no' | 'unclear'

/** `on` and `wait` say more than a no: to go on with the interview, and to wait before it. `other` decides nothing. */
type Meaning = 'yes' | 'no' | 'on' | 'wait' | 'other'
type Tiles = readonly Tile<Meaning>[]

const yesWords = [
  'yes|yeah|yep|yup|ya|yah|yea|aye|yes yes|sure|sure thing|of course|absolutely|definitely|certainly|affirmative|correct|exactly|for sure|indeed|i am sure|i do|yes i do|that is right|that is correct|can can|by all means|very much so|of course yes|yes of course|obviously|surely|why not|i would|i confirm|confirm|confirmed',
]
const noWords = [
  'no|nope|nah|no no|no way|not at all|never|negative|of course not|absolutely not|certainly not|definitely not|not really|no need|not necessary|no thank you|i do not',
]
/** Agreement that is too weak to end an interview with: "ok" may only say that the question was heard. */
const weakYes = [
  'ok|alright|fine|right|that is fine|that is ok|that is alright|ok ok|good|great|cool|can|perfect|okay',
]

const asSaid = (meanings: ReadonlySet<Meaning>): Decision => {
  if (meanings.has('other')) return 'unclear'
  // "Yes, let's keep going" is no consent to the end, and "I'm ready, just one second" none to the beginning.
  if (meanings.has('on') || meanings.has('wait')) return 'no'
  if (meanings.has('no') === meanings.has('yes')) return 'unclear'
  return meanings.has('yes') ? 'yes' : 'no'
}

/** Politeness without the words that decide here. */
const deciding =
  /^(?:yes|yeah|yep|ya|no|nope|can|today|or|but|however|maybe|first|i think|i guess|i suppose|because|since|as)$/
const politeness = polite.map((phrases) =>
  phrases.includes('(?:')
    ? phrases
    : phrases
        .split('|')
        .filter((phrase) => !deciding.test(phrase))
        .join('|'),
)

const goingOn = anyOf(
  'continue',
  'go on',
  'carry on',
  'keep going',
  'proceed',
  'resume',
  'move on',
  'keep on',
  'go ahead (?:with|to)',
  'keep talking',
  'go back',
  'stay',
  'continuing',
  'carrying on',
  'going on',
  'proceeding',
  'keep at it',
  'press on',
  'finish the (?:questions|rest|remaining questions|other questions)',
  'complete the (?:interview|questions|rest)',
  'answer (?:the|more|your|some more|other|another|all the)(?: remaining| other| next| rest of the)? ?(?:questions?|one)',
  'try again',
  'try',
)
const withIt = `(?: ${anyOf('with', 'to', 'from')})?(?: ${anyOf('the', 'this', 'your', 'my', 'our')})?(?: ${anyOf('interview', 'questions?', 'call', 'session', 'next questions?', 'next one', 'next part', 'conversation', 'rest', 'rest of the (?:interview|questions)', 'remaining questions', 'answers?', 'it', 'where we (?:were|left off|stopped)', 'last question', 'other questions')})?${perhaps('now', 'first', 'for now', 'a bit', 'a little longer', 'a bit longer', 'a bit more', 'further', 'for a while', 'to the end', 'till the end', 'until the end', 'instead')}`
const notEnd = `(?:do not|no need to|not|never|i do not want to|i do not want you to|i would not like to|i did not (?:mean|want|ask|say) to|i would rather not|i am not|i do not wish to|please not|let us not|we should not|i would prefer not to|we do not (?:need|have) to|you do not (?:need|have) to|i never said to|i did not say|there is no need to|i am not going to)`
const endVerb = `(?:stop|stopping|end|ending|quit|quitting|finish|leave|close|hang up|terminate|cancel|wrap up|exit|do that|done)`

const endTiles: Tiles = [
  tile(
    'nothing',
    ...politeness,
    leavingReason,
    'i am|very much|so much|for (?:asking|today|everything)|it was (?:nice|good|great|lovely)(?: (?:to|talking|meeting|speaking)(?: \\w+){0,3})?|no problem|then|now|have a (?:good|nice|great) (?:day|one)|bye|goodbye|bye bye|that is all|i think that is (?:enough|all)|i am (?:quite )?sure|i am ok with that|as i said|that is (?:all|everything) (?:from me|from my side|i have)|i am (?:good|ok|fine)|hold on|hang on|wait|no wait|i (?:am feeling|feel|am) (?:better|fine|ok)(?: now)?',
  ),
  tile(
    'yes',
    ...yesWords,
    ...stopPhrases,
    `${ask}?(?:end|stop|finish|close|terminate|conclude|wrap up)${perhaps('it', 'this', 'that', 'the interview', 'this interview', 'the call', 'the session', 'now', 'here')}${perhaps('now', 'here', 'today', 'there', 'right away', 'right now', 'immediately')}`,
    'i have had enough|do|do so|do it|do that|go ahead(?: and (?:end|stop|finish|close)(?: (?:it|the interview|the call|this))?)?(?: now)?|you (?:can|may|should|could)(?: go ahead(?: and)?)?(?: (?:end|stop|finish|close)(?: (?:it|the interview|the call|this|here))?)?(?: now)?|i think so|i (?:really )?(?:want|would like|wish|need|prefer) (?:to|that)|i want you to|i think (?:that|it) (?:would|will|is) (?:be )?(?:best|better|fine|good|enough)|that (?:would|will) be (?:great|good|best|fine|all|better|nice|lovely)|i insist|i have decided',
  ),
  tile('no', ...noWords),
  tile(
    'on',
    `${maybe('yes', 'yeah', 'ok')}(?:but )?(?:${ask}|(?:i think )?i (?:can|could|am able to|will) )?${goingOn}${withIt}`,
    `(?:i am|we are) (?:happy|ready|good|fine|ok|keen|willing|prepared|able) to ${goingOn}${withIt}`,
    `${notEnd} ${endVerb}(?: (?:it|this|that|the|here|now|yet|me|so|interview|call|just)){0,4}`,
    'not yet|not now|not really|not just yet|not at the moment|later|maybe later|(?:do not|no do not)|(?:i )?(?:have )?changed my mind|on second thoughts?|(?:i was )?(?:only |just )?(?:joking|kidding)(?: only)?|(?:it|that) was (?:a|an|by) (?:mistake|accident|joke)|by mistake|my mistake|i (?:did not|never) (?:mean|say|ask|want) (?:that|to stop|it|to end)|(?:i am )?(?:still here|not done|not finished|not done yet|not finished yet)|next question|next|ask (?:me )?(?:the )?(?:next|another) (?:question|one)|i would rather not|i (?:will|want to|would like to|shall|can) stay|let us not|that is not what i (?:meant|said|want)|i misspoke|no stop|cancel that|forget (?:it|that|what i said)|ignore that',
    ...skipPhrases.slice(2, 5).map((phrases) => `(?!go ahead$)${anyOf(phrases)}`),
  ),
  tile(
    'other',
    ...weakYes.map((words) => `(?:${words}) (?:or not)`),
    'maybe|perhaps|i do not know|i am not sure|not sure',
  ),
]

/** The reply to "Shall I end the interview now?" */
export function endDecision(text: string): Decision {
  const words = coreWords(text)
  if (words.length === 0) return wordsIn(text).includes('please') ? 'yes' : 'unclear'
  return asSaid(meaningsOf(words, endTiles))
}

const begin = anyOf(
  'begin',
  'start',
  'go',
  'go ahead',
  'get started',
  'proceed',
  'do it',
  'do this',
  'kick off',
  'get going',
  'continue',
  'dive in',
  'get on with it',
  'go for it',
  'roll',
  'commence',
  'get into it',
  'carry on',
  'go on',
  'start off',
)
const state = anyOf(
  'ready',
  'all set',
  'set',
  'good to go',
  'good',
  'prepared',
  'ready to go',
  'ready to (?:begin|start|go|proceed|get started|do this)(?: (?:the|my|this) interview)?',
  'ready already',
  'fine',
  'all ready',
  'ok',
  'here',
  'ready when you are',
  'ready for (?:it|this|the interview|the call|my interview|the questions)',
  'ready for my (?:\\w+ ){1,4}interview',
  'excited',
  'happy to (?:begin|start|go)',
  'up for it',
  'happy to be here',
  'looking forward to it',
  'looking forward to this',
  'great',
  'very well',
  'well',
  'comfortable',
  'in',
  'game',
)

const readyTiles: Tiles = [
  tile(
    'nothing',
    ...politeness,
    `(?:very )?(?:nice|pleased|good|glad|great|lovely) to (?:meet|see|talk to|be|speak to|speak with)${perhaps('you', 'here')}(?: too)?|how are you(?: (?:doing|today))*|(?:thanks|thank you) for having me(?: (?:here|today))*|for (?:having|inviting|calling) me(?: today)?|for the (?:invite|invitation|opportunity|chance)|(?:a bit |a little |bit |slightly |quite )?nervous(?: but)?|i am (?:a bit |a little |quite |slightly )?nervous(?: but)?|but|i think|i guess|i believe|i suppose|yes but|now|here|finally|my \\w+ (?:is|are|was|needs|has|just) \\w+(?: \\w+){0,3}|i can hear you(?: (?:well|clearly|fine|loud and clear))?|loud and clear|today|it is (?:nice|good|great|a pleasure|lovely) to (?:meet|talk to|be)(?: you| here)?`,
  ),
  tile(
    'yes',
    ...yesWords,
    ...weakYes,
    `(?:i am|am|we are|i have been|i was born|born|always|as)? ?${maybe('all', 'quite', 'very', 'really', 'totally', 'absolutely', 'more than', 'definitely', 'completely', 'always', 'already', 'pretty', 'as', 'now', 'fully', 'indeed', 'so', 'yes', 'feeling')}${state}${perhaps('now', 'already', 'as ever', 'when you are', 'thank you', 'for this', 'whenever you are', 'as i will ever be', 'to begin', 'to start', 'let us go')}`,
    `${ask}?${begin}${perhaps('now', 'already', 'with it', 'then', 'with the (?:interview|questions|first question|first one)', 'the interview', 'with that', 'right away', 'any time', 'anytime', 'with your questions', 'with (?:question one|the first)')}`,
    'come|we (?:may|can|could|should) (?:begin|start|go|proceed)|i am|yes i am|we are|i think i am|i believe i am|(?:whenever|when) you are(?: ready)?|any ?time|(?:fire away|shoot|bring it on|ask away|hit me|on you go|off we go|here we go|go go|over to you|first question|ask me(?: the first question)?|game on|let us do this|after you|you (?:can|may) (?:ask|fire away|shoot)(?: me)?(?: (?:the|your) (?:first )?questions?)?)|looking forward(?: to (?:it|this))?|my pleasure|no (?:issues|objection)|can start(?: now| already)?|start(?: can)?',
  ),
  tile('no', ...noWords),
  tile(
    'wait',
    ...momentPhrases,
    `i will be (?:ready|back|there|with you)(?: (?:soon|then|shortly|after that|in (?:a|one|two|five|a few) \\w+))?|(?:i am |am |we are )?(?:not|never|hardly|barely)(?: \\w+)? ${state}(?: yet| now)?|not (?:yet|now|just yet|quite|really|quite yet|at the moment|so fast|today)|(?:i am )?(?:almost|nearly)(?: \\w+){0,2}|i do not think (?:so|i am)(?: ready)?(?: yet)?|i am (?:not )?(?:still|busy)(?: \\w+){1,6}|still (?:not|setting|trying|looking|adjusting|preparing|getting|connecting)(?: \\w+){0,5}|later|come back later|(?:do not|no do not) (?:start|begin|go)(?: yet| now| first)*|can not (?:start|begin)(?: yet| now)*|before we (?:start|begin|go)|before that|${ask}?(?:start|begin|do (?:it|this)|go) (?:in|after) (?:${duration}|\\w+ minutes?)|${ask}?(?:start|begin|do (?:it|this)) (?:later|another time|tomorrow)`,
    `(?:let me|i (?:need|have|want|would like|must|am going|got|am just going)(?: to)?|i will|allow me to|can i|could i|may i|while i|so i can|to|until i|till i|as i|i am) ${maybe('first', 'quickly', 'go and', 'go', 'have to', 'need to')}(?:get|getting|fetch|close|closing|find|finding|adjust|adjusting|fix|fixing|check|checking|turn|turning|put|putting|switch|switching|set|setting|move|moving|grab|grabbing|plug|plugging|drink|use|using|go to|open|opening|change|changing|charge|prepare|preparing|sort|settle|shut|take|restart|test|wear|connect|connecting|look for|mute|silence|tell|read|clear)(?: \\w+){0,8}`,
  ),
]

/** The reply to "Are you ready?" */
export const readyDecision = (text: string): Decision => asSaid(meaningsOf(coreWords(text), readyTiles))

const offerTiles: Tiles = [
  tile('nothing', ...politeness),
  tile(
    'yes',
    ...yesWords,
    ...weakYes,
    'do|if you could|that would be (?:good|great|nice|helpful|lovely|fine)|go ahead|do so|do that',
  ),
  tile(
    'no',
    ...noWords,
    'i am (?:fine|ok|good|thinking|still thinking)|that is not (?:needed|necessary)|no need(?: to repeat)?',
  ),
]

/** The reply to "Shall I repeat the question?" */
export function offerDecision(text: string): Decision {
  const words = coreWords(text)
  if (words.length === 0) return wordsIn(text).includes('please') ? 'yes' : 'unclear'
  return asSaid(meaningsOf(words, offerTiles))
}
