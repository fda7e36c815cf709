import type { Action, Tone } from './actions.ts'
import { detailState } from './detail-state.ts'
import { hasNotBegun, isKnown, isPending, type Stage } from './standing.ts'

/** The status and the button of a card on the overview. */
export type CardState = { readonly label: string; readonly tone: Tone; readonly action?: Action }

/** A card says the same as the dialog it opens, except where it is more precise. */
export function cardState({ status, interview }: Stage): CardState {
  if (!isKnown(status)) return { label: 'Unknown', tone: 'calm', action: 'contactSupport' }
  if (status === 'accepted') return { label: 'Accepted', tone: 'good', action: 'checkEmail' }
  if (status === 'human_pending' && hasNotBegun(interview)) return { label: 'Pending', tone: 'waiting' }
  if (isPending(status)) {
    if (interview === 'cancelled') return { label: 'Not Started', tone: 'turn', action: 'start' }
    if (interview === 'abandoned') return { label: 'Incomplete', tone: 'turn', action: 'restart' }
    if (interview === 'in_progress') return { label: 'In Progress', tone: 'turn', action: 'continue' }
  }
  const { label, tone, action } = detailState({ status, interview })
  return { label, tone, ...(action === undefined ? {} : { action }) }
}
