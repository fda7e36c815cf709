import { messageOf, refusalOf } from '../refusals.ts'
import { lastDecider } from './use-history.ts'

const fallback = 'The decision was not kept.'

/** Of two who decide at once the second reads who was first. */
export async function whyNotDecided(error: unknown, id: string): Promise<string> {
  if (refusalOf(error).code !== 'decided_meanwhile') return messageOf(error, fallback)
  return `${await lastDecider(id)} has decided since you opened this page; nothing of yours was sent. Close this to read that decision, or decide again to replace it.`
}
