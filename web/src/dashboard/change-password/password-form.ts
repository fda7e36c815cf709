import { keepsAllRules, passwordRules } from '../../ui/password-rules.ts'
import type { PasswordRefusal } from './password-answer.ts'

/** What stands in the three fields. */
export type Passwords = { current: string; chosen: string; confirmation: string }

export const requirementsText = 'Please ensure all password requirements are met'

/** How long the good news stands before the dialog closes by itself. */
export const successMilliseconds = 3000

const millisecondsPerSecond = 1000

export const meetsRequirements = ({ current, chosen, confirmation }: Passwords): boolean =>
  current !== '' && keepsAllRules(passwordRules(chosen, confirmation))

export type Phase =
  /** `lockedUntil` is kept while the dialog is closed: opening it again does not shorten the wait. */
  | { name: 'closed'; lockedUntil?: number }
  | { name: 'asking'; message?: string; refusals: number; isCurrentPasswordWrong: boolean }
  | { name: 'changing'; passwords: Passwords }
  | { name: 'locked'; until: number; message: string }
  | { name: 'changed' }

export type Event =
  | { type: 'opened'; now: number }
  | { type: 'edited' }
  | { type: 'submitted'; passwords: Passwords }
  | { type: 'changed' }
  | { type: 'refused'; refusal: PasswordRefusal; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'closed' }

export const closedForm: Phase = { name: 'closed' }
const freshForm = { name: 'asking', refusals: 0, isCurrentPasswordWrong: false } as const satisfies Phase

const lockedText = 'Too many password change attempts.'

/** The dialog's whole life. What does not belong to a phase changes nothing: a second click sends nothing. */
export function next(phase: Phase, event: Event): Phase {
  switch (phase.name) {
    case 'closed':
      if (event.type !== 'opened') return phase
      return phase.lockedUntil !== undefined && phase.lockedUntil > event.now
        ? { name: 'locked', until: phase.lockedUntil, message: lockedText }
        : freshForm
    case 'asking':
      if (event.type === 'closed') return closedForm
      if (event.type === 'edited') {
        return phase.message === undefined ? phase : { ...freshForm, refusals: phase.refusals }
      }
      if (event.type !== 'submitted') return phase
      return meetsRequirements(event.passwords)
        ? { name: 'changing', passwords: event.passwords }
        : {
            name: 'asking',
            message: requirementsText,
            refusals: phase.refusals + 1,
            isCurrentPasswordWrong: false,
          }
    case 'changing':
      if (event.type === 'changed') return { name: 'changed' }
      if (event.type !== 'refused') return phase
      return afterRefusal(event)
    case 'locked':
      if (event.type === 'closed') return { name: 'closed', lockedUntil: phase.until }
      return event.type === 'ticked' && event.now >= phase.until ? freshForm : phase
    case 'changed':
      return event.type === 'closed' ? closedForm : phase
  }
}

function afterRefusal({ refusal, now }: Extract<Event, { type: 'refused' }>): Phase {
  const { message, waitSeconds, isCurrentPasswordWrong = false } = refusal
  return waitSeconds === undefined
    ? { name: 'asking', message, refusals: 1, isCurrentPasswordWrong }
    : { name: 'locked', until: now + waitSeconds * millisecondsPerSecond, message }
}
