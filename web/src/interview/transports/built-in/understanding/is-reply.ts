import type { Courtesy } from '#shared/interview/interviewer/built-in/courtesy.ts'
import { courtesyIn } from './courtesy.ts'
import { requestIn } from './requests.ts'

/** What a candidate says about themselves or asks the interviewer. Everything else counts as a reply, even a rude one. */
const isAside: ReadonlySet<Courtesy> = new Set([
  'danger',
  'consent',
  'distress',
  'need',
  'human',
  'product',
  'correction',
  'courtesy',
  'nervous',
])

/** Whether a text replies to the question rather than asking something of the interviewer. */
export function isReply(text: string): boolean {
  if (requestIn(text) !== undefined) return false
  const courtesy = courtesyIn(text)
  return courtesy === undefined || !isAside.has(courtesy)
}
