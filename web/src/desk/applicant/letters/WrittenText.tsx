import { foldedLook } from '../../looks.ts'
import type { Shown } from '../use-applicant.ts'

type Letter = Shown['letters'][number]

const stateTexts: Readonly<Record<Letter['state'], string>> = {
  sent: '',
  waiting: 'Not sent yet.',
  dropped:
    'Not sent: it could not be delivered to SES for days, or the candidate has no email address any more.',
}

/** A letter in the history: its subject, and the text when it is opened. */
export const WrittenText = ({ letter: { subject, text, state } }: { letter: Letter }) => (
  <>
    <details>
      <summary className={`${foldedLook} wrap-anywhere`}>{subject}</summary>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
    {state !== 'sent' && <p className="text-small text-ink-soft">{stateTexts[state]}</p>}
  </>
)
