import { isApplicationStatus } from '#shared/domain/application-status.ts'
import { malaysianClock } from '#shared/domain/malaysian-time.ts'
import { statusNames } from '../names.ts'
import type { Shown } from './use-applicant.ts'

const aboutText = (about: string): string =>
  isApplicationStatus(about) ? statusNames[about].toLowerCase() : about.replaceAll('_', ' ')

export function letterText(letter: Shown['letter']): string {
  if (letter === null) return 'No letter has been sent.'
  const { about, state, at } = letter
  const when = malaysianClock(at) ?? ''
  if (about === 'received')
    return state === 'sent'
      ? `The application was confirmed by email on ${when}.`
      : `The confirmation email is due on ${when}.`
  if (state === 'sent') return `Last letter: ${aboutText(about)}, sent on ${when}.`
  return `Letter: ${aboutText(about)}, not sent yet. Next attempt on ${when}.`
}
