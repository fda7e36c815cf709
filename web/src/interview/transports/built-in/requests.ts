/** What a candidate can ask of the interviewer instead of answering. */
export type Request = 'repeat' | 'rephrase' | 'moment' | 'skip' | 'stop'

/** A longer text is an answer, even where it contains such words: "They asked me to repeat the test, so I …". */
const maxWords = 12

const patterns: readonly (readonly [Request, RegExp])[] = [
  [
    'rephrase',
    /\b(?:rephrase|reword|put (?:it|that) (?:differently|another way)|what do you mean|what does that mean|(?:don.?t|do not|didn.?t) (?:quite |really )?understand|not sure what you mean|clarify|explain (?:the|that|your) question)\b/,
  ],
  [
    'repeat',
    /^(?:please )?repeat(?: please)?$|\b(?:(?:repeat|say) (?:that|it|the question|the last question|this)(?: again| once more| one more time)?|come again|(?:can|could|would) you (?:please )?repeat|(?:can|could|did)(?:n.?t| not) (?:quite )?(?:hear|catch)|what was (?:the|that|your) question|pardon|once more please)\b/,
  ],
  [
    'stop',
    /^(?:stop|quit)(?: please)?$|\b(?:(?:want|like|need|prefer|have) to (?:stop|end|quit|leave|finish) ?(?:here|now|it|this|the interview|the call)?$|(?:stop|end|quit|finish|leave) (?:the|this) (?:interview|call)|(?:let.?s|can we|could we|may we|please) (?:stop|end|finish)(?: here| now| it| this| the interview)?$)/,
  ],
  [
    'moment',
    /\b(?:(?:need|have|take|give me) (?:a|one|another|some|a few|more)? ?(?:little |bit )?(?:more )?(?:moment|minutes?|seconds?|time)\b|let me think|one (?:moment|second)|just a (?:moment|second|minute)|hold on|wait a (?:moment|second|minute)|thinking about it)/,
  ],
  [
    'skip',
    /^(?:skip|pass|next|next question|no idea|no answer|i (?:really )?(?:don.?t|do not) know)(?: please| sorry)?$|\b(?:skip (?:this|that|it|the question)|(?:let.?s |can we |could we )?(?:move on|go on|next question)(?: please)?$|rather not (?:answer|say))/,
  ],
]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'’ ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** The request in a text; undefined where it is an answer. */
export function requestIn(text: string): Request | undefined {
  const words = plain(text)
  if (countWords(words) > maxWords) return undefined
  return patterns.find(([, pattern]) => pattern.test(words))?.[0]
}

/** A question of the candidate's own, which only the hiring team can answer. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?')

const yes =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|ready|of course|absolutely|certainly|please(?: do)?|go ahead|i am|i'm ready|let.?s)\b/
const no = /^(?:no|nope|not|never|wait|hold|don.?t|let.?s (?:continue|go on)|continue|go on)\b/

/** Yes or no, where the interviewer asked for one of them. */
export function decisionIn(text: string): 'yes' | 'no' | undefined {
  const words = plain(text)
  if (no.test(words)) return 'no'
  return yes.test(words) ? 'yes' : undefined
}
