import { isApplicationStatus } from '#shared/application/application-status.ts'
import { malaysianClock } from '#shared/platform/malaysian-time.ts'
import { statusNames } from '../names.ts'
import type { Shown } from './use-applicant.ts'

export function aboutText(about: string): string {
  if (about === 'received') return 'confirmation of the application'
  if (about === 'interview_arrived') return 'confirmation that the AI interview arrived'
  if (about === 'interrupted') return 'interview interrupted'
  return isApplicationStatus(about) ? statusNames[about].toLowerCase() : about.replaceAll('_', ' ')
}

export function letterText(letter: Shown['letter']): string {
  if (letter === null) return 'No letter has been sent.'
  const what = aboutText(letter.about)
  const when = malaysianClock(letter.at) ?? ''
  switch (letter.state) {
    case 'sent':
      return `Last letter: ${what}, sent on ${when}.`
    case 'pending':
      return `Letter: ${what}, not sent yet. Next attempt on ${when}.`
    // The function that sends letters tries a failed one again after a day.
    case 'dead':
      return `Letter: ${what}, not sent after several attempts, the last on ${when}. Next attempt a day later.`
  }
}
