import { coreWords, wordsIn } from './plain.ts'

const maxWords = 12
const maxWordsBesideAppeal = 8
/** "Very noisy here." "Question too hard." */
const maxWordsOfRemark = 5

/** How a candidate begins to say why they ask. */
const openers: ReadonlySet<string> = new Set(
  'i my the there someone somebody we it your you this that just not no sorry apologies aiyo oops oh actually because as since and but so have had got having due'.split(
    ' ',
  ),
)

/** What keeps a candidate from answering: hearing, understanding, remembering, knowing, health, time. */
const reasons =
  /\b(?:hear\w*|listen\w*|catch|caught|miss(?:ed)?|nois\w+|loud|network|internet|connection|wifi|signal|mute[d]?|line|phone|rang|ring\w*|knock\w*|bark\w*|cry\w*|lost|distract\w*|interrupt\w*|cut|break\w*|broke\w*|lag\w*|slow|fast|audio|sound|voice|headphones?|headset|disconnect\w*|dropped|froze\w*|glitch\w*|attention|looking|elsewhere|wording|struggl\w*|wrong|words?|understand\w*|understood|follow\w*|familiar|term|english|confus\w*|clear|unclear|sure|think|know|idea|clue|experience|answer|remember|recall|blank|forg[eo]t\w*|feel\w*|well|unwell|sick|ill|tired|headache|emergency|urgent|appointment|meeting|interested|home|family|hospital|class|late|ready|comfortable|enough|nervous|meant?|never|not|no|nothing|private|personal|confidential|nda|relevant|stuck|battery|laptop|charger|son|daughter|kids?|wife|husband|train|bus|flight|taxi|water|window|finished|will (?:tell|say))\b/

/** The words of the reasons. */
export const reasonWords = reasons.source

/** What goes on around the candidate: "There was a motorbike outside." */
const surroundings =
  /^(?:there (?:is|was|were)|someone|somebody) (?:\S+ ){1,4}(?:outside|here|at the door|in the background|upstairs|next door|calling|(?:passing|going|driving)(?: by| past| on)?)$|^my \S+ (?:is|are|just|has|needs)(?: \S+){1,4}$|^the (?:door|doorbell|bell|phone|alarm|baby|dog|kettle|kids)$/

/** Reported speech: another person's words, or the candidate's own at another time. */
const report =
  /\b(?:said|says|say|saying|ask|asking|asked|asks|(?:i|we) (?:thought|wondered)|sorry to hear|for your (?:trouble|problem)|told|tells|telling|replied|shouted|wrote|writes|went|goes|answered|called|explained|always|often|usually|whenever|when|if|customers?|clients?|users?|managers?|colleagues?|team|vendors?)\b|\b(?:was|is|be|like)$/

/**
 * Whether a clause only gives the reason for which the candidate asks for something. Beside an appeal to the interviewer, with which the
 * utterance begins or ends, every short clause about the candidate does: "I'd be guessing. Can we move on?"
 */
export function isReason(clause: string, isBesideAppeal: boolean): boolean {
  const words = wordsIn(clause)
  const plain = words.join(' ')
  const isAboutNow =
    [words[0], coreWords(clause)[0]].some((first) => openers.has(first ?? '')) &&
    (reasons.test(plain) || (isBesideAppeal && words.length <= maxWordsBesideAppeal))
  const isShort = isBesideAppeal && words.length <= maxWordsOfRemark
  return (
    words.length <= maxWords && (isAboutNow || isShort || surroundings.test(plain)) && !report.test(plain)
  )
}

const plea =
  /\b(?:can|could|would|will|may|might|shall) (?:you|we|i)\b|\b(?:please|kindly)\b|\bcan(?: or not)?$|^can\b/
const reasonOpeners: ReadonlySet<string> = new Set([
  'i',
  'my',
  'the',
  'there',
  'your',
  'as',
  'since',
  'sorry',
])

/** A reason that begins with its subject: "i was looking at my screen". */
export const isReasonAfterPlea = (words: string): boolean =>
  reasonOpeners.has(words.split(' ')[0] ?? '') && isReason(words, false)

const question = /^(?:what|which) (?:was|is|were|did)\b/

/** Where a plea begins in words without punctuation: "sorry the line is bad can you repeat that". */
const pleaWithin =
  /^(.+?) ((?:(?:so|then|and) )?(?:(?:can|could|would|will|may|might|shall) (?:you|we|i)|please|kindly|let us|is it possible|i (?:want|would like|need|have|wish) to|what (?:was|were|did))\b.+)$/
const isCutOff = /\b(?:i|you|they|who|which|people|and|or|to|if|whether|when|where|how)$/

/** A reason and the plea that follows it without a pause, as recognised speech has them; otherwise the clause alone. */
export function splitBeforePlea(clause: string): readonly string[] {
  const [, before = '', plea = ''] = pleaWithin.exec(wordsIn(clause).join(' ')) ?? []
  return before !== '' && !isCutOff.test(before) && isReason(before, question.test(plea))
    ? [before, plea]
    : [clause]
}

/** A plea to the interviewer, with which an utterance may also begin. */
export const isPlea = (clause: string): boolean => plea.test(wordsIn(clause).join(' '))

/** A plea or a question to the interviewer. What begins with a question may answer it: "What is a pod? It is a group of containers." */
export const isAppeal = (clause: string): boolean =>
  isPlea(clause) || question.test(wordsIn(clause).join(' '))

const wish =
  /^(?:so |and )?i (?:would (?:like|prefer|rather)|want|need|have|wish)\b(?!.*\b(?:it|them|that|this)$)/

/** "I would like to stop": with a wish of the candidate's own an utterance may end, too. */
export const isWish = (clause: string): boolean => wish.test(wordsIn(clause).join(' '))

/** Whether a clause addresses the interviewer rather than describing an action: "could you", "please", "can we". */
export const isAddressed = (clause: string): boolean =>
  /\b(?:(?:can|could|would|will|may|might|shall) (?:you|we|i)|please|kindly|(?:did|do|were|are) you|you mind|let us|give me|can not (?:talk|answer|discuss|share)|wait|hold on|hold that|one second|one moment|just a|a moment|i would like|i want|i need)\b|^can\b/.test(
    wordsIn(clause).join(' '),
  )
