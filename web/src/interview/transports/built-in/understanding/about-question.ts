import { wordsIn } from './plain.ts'

/**
 * A question to the interviewer about its own question, in words that no rule has: "Is there a particular area you'd like me to
 * focus on?", "What would a good answer look like?". The interviewer can only answer it by rephrasing the question.
 */
const maxWords = 16

const begins =
  /^(?:(?:sorry|ok|so|um|uh|oh|well|hi|maya|madam|sir|but|and|i am not sure|the question|your question) )*(?:what|which|how (?:do|should|would|did) (?:you|i)|in (?:what|which)|is|are|was|were|do|does|did|should|shall|(?:can|could|would|will) you|you (?:mean|want|are asking)|when you (?:say|said)|any (?:particular|specific))\b/

const isAboutIt =
  /\b(?:(?:the|your|this) question|is (?:it|this|that) (?:only |just |more )?(?:about|related to)|you (?:mean|meant)|you (?:want|expect|need|are (?:looking|expecting|asking|after|hoping)|would (?:like|want|prefer)) (?:to (?:know|hear|ask)|from me|for (?:an|a|my)|an? (?:answer|example))|me to (?:focus|talk|say|answer|cover|explain|describe|speak|share|tell)|(?:a|an|the) (?:good|ideal|expected|kind of|sort of) answer)\b/

/** Other questions about the interview, reported ones, and statements that begin like a question. */
const isOther =
  /\b(?:skip|next|move on|another|repeat|again|stop|end|finish|how (?:many|long|much)|left|remaining|last|final|first|many|(?:i|that|this|it) answer(?:ed)?|right answer|recorded|result|said|says|asked|asks|told|tells|customers?|clients?|users?|candidates?|managers?|team|they|he|she|believe|imagine|is (?:what|how)|then|honest|role|job|position|company|culture|months?|days?|weeks?|years?|salary|visa|office|remote|hires?|hiring|person|candidate|you (?:want|need|expect|mean) (?:\S+ )*(?:is|are))\b/

/** "Do you mean in my current role?" asks about the question, "What do you expect of this role?" about the job. */
const ownWork = /\bmy (?:\S+ )?(?:role|job|position|company|team|years?|work)\b/g

/** Text with a mark at its end is a question with that mark alone; recognised speech has none. */
const mayAsk = (text: string): boolean => /\?\s*$/.test(text) || !/[.!,;:]/.test(text)

export function asksAboutQuestion(text: string): boolean {
  const words = wordsIn(text)
  const plain = words.join(' ').replaceAll(ownWork, 'my past')
  return (
    words.length <= maxWords &&
    mayAsk(text) &&
    !/["“”]/.test(text) &&
    begins.test(plain) &&
    isAboutIt.test(plain) &&
    !isOther.test(plain)
  )
}
