import { readings } from './filter/plain.ts'
import { consent, medical, selfHarm, subjectsOfWork, violence } from './danger-words.ts'

/** What ends the interviewer's questions: harm to the candidate or to others, or a consent that is withdrawn. */
export type Danger = 'danger' | 'consent'

const maxWords = 40

const firstPerson = /\b(?:i|me|my|mine|myself|we|us|our|saya|aku)\b/

/** Past events tell of a life, not of an emergency. Thoughts of self-harm count however old they are. */
const past =
  /\b(?:years? ago|months? ago|last year|back in|in (?:19|20)\d\d|when i was (?:a|in|at|young|\d+)|as a child|childhood|in my (?:last|previous|old|first) (?:job|role|company))\b/

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})(?![a-z])`)

const [harmsSelf, isViolent, isMedical, refusesConsent] = [
  anyOf(selfHarm),
  anyOf(violence),
  anyOf(medical),
  anyOf(consent),
]

/** Words by which somebody speaks of themselves without saying "I". */
const isUrgent = /\b(?:please|help|right now|quick(?:ly)?|emergency)\b/

/** Another person's words. */
const quotation = /["“][^"”]*["”]/g

/** Typed without apostrophes, and punctuation. */
const spelled = (reading: string): string =>
  reading
    .replaceAll(/ ?[.,](?= |$)/g, '')
    .replaceAll(/\bim\b/g, 'i am')
    .replaceAll(/\b(do|did|does|is|are|was|wo|would|could|should)nt\b/g, '$1 not')
    .replaceAll(/\bcant\b/g, 'can not')
    .trim()

function dangerOf(plain: string): Danger | undefined {
  const isAboutNow = isUrgent.test(plain)
  if (!firstPerson.test(plain) && !isAboutNow) return undefined
  const told = plain.replaceAll(subjectsOfWork, ' ')
  if (harmsSelf.test(told)) return 'danger'
  if (!past.test(told) && (isViolent.test(told) || isMedical.test(told))) return 'danger'
  return refusesConsent.test(plain) ? 'consent' : undefined
}

/**
 * Whether a short text in the first person speaks of self-harm, violence or a medical emergency, or withdraws a consent. It finds
 * too much rather than too little: a false alarm costs one kind line, and the candidate continues with a word.
 */
export function dangerIn(text: string): Danger | undefined {
  if (text.split(/\s+/).filter((word) => word !== '').length > maxWords) return undefined
  const found = readings(text.replaceAll(quotation, ' ')).map((reading) => dangerOf(spelled(reading)))
  return found.find((danger) => danger !== undefined)
}
