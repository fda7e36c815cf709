import { wordsIn } from './plain.ts'

const maxWords = 12

/** How a candidate begins to say why they ask. */
const openers: ReadonlySet<string> = new Set(
  'i my the there someone somebody we it your you this that just not no sorry apologies aiyo oops oh actually because as since and but so have had got having due'.split(
    ' ',
  ),
)

/** What keeps a candidate from answering: hearing, understanding, remembering, knowing, health, time. */
const reasons =
  /\b(?:hear\w*|listen\w*|catch|caught|miss(?:ed)?|nois\w+|loud|network|internet|connection|wifi|signal|mute[d]?|line|phone|rang|ring\w*|knock\w*|bark\w*|cry\w*|lost|distract\w*|interrupt\w*|cut|break\w*|broke\w*|lag\w*|slow|fast|audio|sound|voice|headphones?|headset|disconnect\w*|dropped|froze\w*|glitch\w*|attention|looking|elsewhere|wording|struggl\w*|wrong|words?|understand\w*|understood|follow\w*|familiar|term|english|confus\w*|clear|unclear|sure|think|know|idea|clue|experience|answer|remember|recall|blank|forg[eo]t\w*|feel\w*|well|unwell|sick|ill|tired|headache|emergency|urgent|appointment|meeting|interested|home|family|hospital|class|late|ready|comfortable|enough|nervous|meant?)\b/

/** Somebody else's words, or the candidate's own at another time. */
const report =
  /\b(?:said|says|say|saying|asked|asks|told|tells|telling|replied|shouted|wrote|writes|went|goes|answered|called|explained|always|often|usually|whenever|when|if|customers?|clients?|users?|managers?|colleagues?|team|vendors?)\b/

/** Whether a clause tells why the candidate asks for something, and nothing else. */
export function isReason(clause: string): boolean {
  const words = wordsIn(clause)
  const plain = words.join(' ')
  return words.length <= maxWords && openers.has(words[0] ?? '') && reasons.test(plain) && !report.test(plain)
}

/** Asks the interviewer, rather than telling what somebody does: "could you", "please", "can we". */
export const isAddressed = (clause: string): boolean =>
  /\b(?:(?:can|could|would|will|may|might|shall) (?:you|we|i)|please|kindly|you mind|let us|i would like|i want|i need)\b|^can\b/.test(
    wordsIn(clause).join(' '),
  )
