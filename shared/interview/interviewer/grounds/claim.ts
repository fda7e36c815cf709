import { clausesOf, type Clause } from './clauses.ts'

/** "You said that", ", you told me": what stands beside it is the claim. */
const saying =
  /[,;–—]?\s*(?:\b(?:as|like|when|since|earlier) )?\byou(?: have|['’]ve| had| just| also| already| earlier)*(?: says?| said| mentioned| told (?:me|us)| described| explained| talked about| spoke (?:about|of)| noted| pointed out| brought up| shared| stated| reported| wrote| were saying| recalled| admitted| acknowledged| put it| were (?:clear|open|honest|frank)(?= (?:that|about)))\b(?: (?:it|so|earlier|before|just now))?(?: that\b)?,?/giu
/** "Your CV mentions", "according to your CV". */
const ofCv =
  /\byou list\b|,?\s*\b(?:(?:according to|as|on|in|from|i (?:see|read|saw)(?: from| in| on)?) )?(?:your|the) (?:cv|résumé|resume|profile)\b(?: also)?(?: (?:mentions?|says?|shows?|lists?|states?|has|includes?|names?))?(?: that\b)?/giu
const ofPosition =
  /(?:^|(?<=\b(?:in|for|on|of|with|at) ))(?:this|the|your|our) (?:new )?(?:role|job|position|company|post)\b/giu
const understanding = /, if i (?:followed|follow|heard|understood|understand|got|remember)\b[^,.?]*/iu
const lead =
  /^(?:(?:so|and|then|right|okay|ok|now|earlier|thanks?(?: you)?|i see|but)\b[,.:]?\s*)+(?=\p{L})/iu

/** What the interviewer says of the conversation itself claims nothing of the candidate. */
const ofTheTalk =
  /^(?:i\b|let\b|thanks?\b|please\b|okay|all right|good\b|of course|take\b|feel\b|tell\b|imagine\b|suppose\b|say\b|think\b|describe\b|walk\b|you (?:can|could|may|might|need not|don['’]t (?:have|need))\b)/iu

const part = /(?:^|[,;:–—-]\s+|\s(?=(?:and|so|but) ))/gu
const asking =
  /^(?:and |so |but |or )?(?:(?:in|to|on|for|with|of) )?(?:what|how|why|whose|whom|could|can|would|did|do|does|was|were|is|are|have|has|had|will|tell|walk|describe|(?:who|when|where|which)(?= (?:did|do|does|was|were|is|are|would|could|can|have|has|had|will)\b))\b/iu

/** What stands before the question: "After the pump failed, what did you do?" */
function beforeQuestion(text: string): string {
  if (!text.includes('?')) return text
  const starts = [...text.matchAll(part)].map(({ index, 0: separator }) => index + separator.length)
  return text.slice(0, starts.find((start) => asking.test(text.slice(start))) ?? 0)
}

/** The clauses that a sentence states of the candidate, the company or the position. */
export function claimOf(sentence: string): Clause[] {
  const text = sentence
    .replaceAll(ofCv, ' ')
    .replaceAll(saying, (_, offset: number) => (offset === 0 ? '' : ','))
    .replace(understanding, '')
    .replace(/^[\s,;:–—]+/u, '')
    .replace(lead, '')
    .replaceAll(ofPosition, 'it')
  return ofTheTalk.test(text) ? [] : clausesOf(beforeQuestion(text)).flat()
}
